import { edgeOf, neighbourAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import type { ModuleId } from '../../engine/module';
import { ALL_SIDES, opposite, type Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import { TILES } from '../../rules/catalogue';
import { TILE_KINDS, TILE_SIGNS, UNDESCRIBED } from '../../rules/facts';
import type { DescriptionStart, Offers } from '../../custom-tiles';
import { CUSTOM_TILE_MARKS, freeId, PROMO_IDS, type CustomTile } from '../../custom-tiles/tile';

/** The start of a description: with a given id or a free one, and the edges that the spot's neighbours demand. */
export function descriptionStartFor(
	game: Game,
	id: TileId | undefined,
	spot: Spot | undefined
): DescriptionStart | undefined {
	const taken = customTilesIn(game);
	const named = id ?? freeId(PROMO_IDS, taken);
	const box = UNDESCRIBED.find(({ ids }) => id !== undefined && ids.includes(id));
	const mark = id !== undefined && game.rules.counts.has(id) ? box?.mark : undefined;
	return (
		named && {
			id: named,
			...(spot && { known: knownAt(game, spot) }),
			...offersIn(game),
			...(mark && { mark })
		}
	);
}

/** The marks, signs and kinds of segments that a custom tile may have in a game: those of its modules. */
export function offersIn({ rules }: Game): Offers {
	const isPlayed = ({ module }: { readonly module: ModuleId }): boolean =>
		rules.modules.has(module);
	return {
		offersMark: UNDESCRIBED.some(isPlayed),
		offersSigns: TILE_SIGNS.filter(isPlayed).map(({ sign }) => sign),
		offersKinds: TILE_KINDS.filter(isPlayed).map(({ kind }) => kind)
	};
}

/** The same outside of games: those of all modules. */
export const ALL_OFFERS: Offers = {
	offersMark: UNDESCRIBED.length > 0,
	offersSigns: TILE_SIGNS.map(({ sign }) => sign),
	offersKinds: TILE_KINDS.map(({ kind }) => kind)
};

export const customTilesIn = (game: Game): readonly CustomTile[] =>
	[...game.rules.tiles.values()]
		.filter(({ id }) => !TILES.has(id))
		.map(({ id, line, mark, name }) => ({
			id,
			line,
			...(mark && CUSTOM_TILE_MARKS.includes(mark) && { mark }),
			...(name && { name })
		}));

const knownAt = ({ board }: Game, spot: Spot) =>
	ALL_SIDES.map((side) => {
		const neighbour = neighbourAt(board, spot, side);
		const edge = neighbour && edgeOf(neighbour, opposite(side));
		return edge === 'any' ? undefined : edge;
	});
