import type { SegmentKind } from '../../engine/tile';
import { some, type Noun } from './grammar';

interface KindWords {
	readonly noun: Noun;
	/** What lies between a field and a city. */
	readonly barrier: string;
	readonly role: Noun;
	/** With the number of its tiles in words. */
	of(tiles: string): string;
	/** Before the place of a figure, and before where one goes: “sur la route”. */
	readonly preposition: 'sur' | 'dans';
	/** True when the tiles around it complete it. */
	readonly around?: true;
	/** True when it goes on at an end, and not on a side. */
	readonly ends?: true;
	/** What a tile shows of it; without it `history.ts` says more exactly how it looks. */
	readonly stretch?: string;
	/** True where no figure can stand. */
	readonly standsEmpty?: true;
}

const ROAD: Noun = { one: 'route', many: 'routes', feminine: true };
const CITY: Noun = { one: 'ville', many: 'villes', feminine: true };
const MONASTERY: Noun = { one: 'abbaye', many: 'abbayes', feminine: true };
const HUT: Noun = { one: 'cabane', many: 'cabanes', feminine: true };
const CASTLE: Noun = { one: 'château', many: 'châteaux' };
const GARDEN: Noun = { one: 'jardin', many: 'jardins' };

/** The words of every kind of segment. */
export const KINDS: Readonly<Record<SegmentKind, KindWords>> = {
	road: {
		noun: ROAD,
		barrier: some(ROAD),
		role: { one: 'voleur', many: 'voleurs' },
		of: (tiles) => `Route de ${tiles}`,
		ends: true,
		preposition: 'sur'
	},
	city: {
		noun: CITY,
		barrier: some(CITY),
		role: { one: 'chevalier', many: 'chevaliers' },
		of: (tiles) => `Ville de ${tiles}`,
		preposition: 'dans'
	},
	monastery: {
		noun: MONASTERY,
		barrier: some(MONASTERY),
		role: { one: 'moine', many: 'moines' },
		of: (tiles) => `Abbaye avec ${tiles}`,
		preposition: 'dans',
		around: true
	},
	field: {
		noun: { one: 'pré', many: 'prés' },
		barrier: 'un autre pré',
		role: { one: 'paysan', many: 'paysans' },
		of: (tiles) => `Pré de ${tiles}`,
		preposition: 'dans'
	},
	castle: {
		noun: CASTLE,
		barrier: some(CASTLE),
		role: { one: 'seigneur', many: 'seigneurs' },
		of: (tiles) => `Château de ${tiles}`,
		preposition: 'dans'
	},
	garden: {
		noun: GARDEN,
		barrier: some(GARDEN),
		role: { one: 'abbé', many: 'abbés' },
		of: (tiles) => `Jardin avec ${tiles}`,
		preposition: 'dans',
		around: true
	},
	hut: {
		noun: HUT,
		barrier: some(HUT),
		role: { one: 'hôte', many: 'hôtes' },
		of: () => 'Cabane de Baba Yaga',
		preposition: 'dans',
		around: true
	},
	river: {
		noun: { one: 'rivière', many: 'rivières', feminine: true },
		stretch: 'un bout de rivière',
		standsEmpty: true,
		barrier: 'la rivière',
		role: { one: 'pion', many: 'pions' },
		of: (tiles) => `Rivière de ${tiles}`,
		ends: true,
		preposition: 'sur'
	}
};
