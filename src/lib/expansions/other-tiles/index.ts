import type { DeclaredExpansion } from '../../rules/base/expansion';
import { NAMES, type OtherTilesId } from './boxes';

/** The declaration of a box of which the app has the tiles but not the rules. */
interface DeclaredBox<Id extends OtherTilesId> extends DeclaredExpansion {
	readonly id: Id;
	readonly rulings: readonly [];
	readonly events: readonly [];
	readonly objections: readonly [];
}

function box<Id extends OtherTilesId>(id: Id, tiles: number): DeclaredBox<Id> {
	const [en, de, fr, ro] = NAMES[id];
	return {
		id,
		names: { en, de, fr, ro },
		maxPlayers: 6,
		rulings: [],
		events: [],
		objections: [],
		facts: { tiles: { [id]: tiles }, unscored: true },
		more: async () => (await import('./more')).moreOf(id),
		load: async () => ({ RULES: (await import('./rules')).rulesOf(id) })
	};
}

/** These boxes and how many tiles are in each, as they were printed. */
export const OTHER_TILES = [
	box('catapult', 12),
	box('wheel-of-fortune', 19),
	box('big-box-5-wheel', 12),
	box('plague', 6),
	box('porxada', 1),
	box('cathedrals-in-germany', 6),
	box('spiel-promos', 6),
	box('fruit-trees', 6),
	box('tollkeepers', 10),
	box('barber-surgeons', 6),
	box('peasant-revolts', 12)
] as const;
