import type { SegmentKind, TileId, TileType } from '../engine/tile';
import type { Ground } from './areas';
import { landmarksOf } from './landmarks';
import { within, type Plot } from './plots';
import { distance, type Point } from './point';
import { seeded } from './seed';
import { FROM_WALL, ROOM, type Site, type SiteKind } from './site';

/** How far what is strewn stands off the plots' grid, in units, so that nobody sees the grid. */
const ASTRAY = 1.3;
/** How far trees keep from where a farmer lies, in units. */
const FROM_STAND = 6;

/** With less room than this nothing is put up at all, in units. */
const LEAST = 5;

interface Strewn {
	readonly kind: SiteKind;
	/** How many on a tile at most. */
	readonly most: number;
	readonly land: SegmentKind;
	/** Stands together rather than all over the land. */
	readonly copse?: boolean;
}

const STREWN: readonly Strewn[] = [
	{ kind: 'house', most: 6, land: 'city' },
	{ kind: 'gable', most: 6, land: 'city' },
	{ kind: 'cottage', most: 12, land: 'city' },
	{ kind: 'fir', most: 4, land: 'field', copse: true },
	{ kind: 'tree', most: 3, land: 'field', copse: true },
	{ kind: 'tuft', most: 7, land: 'field' }
];

/** Puts up all that stands on a tile, clear of where figures stand; the same for the same tile, always. */
export function furnish(
	type: TileType,
	ground: Ground,
	plots: readonly Plot[],
	stands: readonly Point[]
): readonly Site[] {
	const onLand = plots.filter(({ at }) => !within(at, ground.decks));
	const sites = [...landmarksOf(type, ground, onLand, stands)];
	const shuffled = shuffle(type.id, onLand);
	for (const strewn of STREWN) strew(strewn, shuffled, sites, stands);
	return sites;
}

interface Shuffled extends Plot {
	/** From 0 up to 1, by chance. */
	readonly rank: number;
}

/** Plots in a city come twice, each time astray in another way: its houses stand closer than the grid. */
function shuffle(id: TileId, plots: readonly Plot[]): readonly Shuffled[] {
	const random = seeded(id);
	const astray = ({ x, y }: Point): Point => ({
		x: x + (2 * random() - 1) * ASTRAY,
		y: y + (2 * random() - 1) * ASTRAY
	});
	const cities = plots.filter(({ area }) => area.kind === 'city');
	return [...plots, ...cities]
		.filter(({ area, room }) => room > LEAST && (area.kind === 'city' || area.kind === 'field'))
		.map(({ at, area, room, fromWall }) => ({
			at: astray(at),
			area,
			room,
			fromWall,
			rank: random()
		}))
		.sort((a, b) => a.rank - b.rank);
}

/** Adds sites of a kind wherever nothing else stands in the way. */
function strew(
	{ kind, most, land, copse = false }: Strewn,
	shuffled: readonly Shuffled[],
	sites: Site[],
	stands: readonly Point[]
): void {
	const need = ROOM[kind];
	const hidden = (at: Point): boolean =>
		land === 'field' && stands.some((stand) => distance(stand, at) < need + FROM_STAND);
	const open = shuffled.filter(
		({ area, room, fromWall, at }) =>
			area.kind === land &&
			room > need + ASTRAY &&
			fromWall > need + ASTRAY + FROM_WALL &&
			!hidden(at)
	);
	let left = most;
	for (const { at } of copse ? gathered(open) : open) {
		if (left === 0) return;
		if (sites.some((site) => distance(site.at, at) < need + ROOM[site.kind])) continue;
		sites.push({ kind, at });
		left--;
	}
}

/** The plots in order of their distance from the first one, roughly. */
function gathered(plots: readonly Shuffled[]): readonly { readonly at: Point }[] {
	const [first] = plots;
	if (!first) return [];
	return plots
		.map(({ at, rank }) => ({ at, away: distance(at, first.at) + 12 * rank }))
		.sort((a, b) => a.away - b.away);
}
