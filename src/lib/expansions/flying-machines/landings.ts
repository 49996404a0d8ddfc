import { featureAt, tileAt } from '../../engine/board';
import type { Feature } from '../../engine/feature';
import { inSupply, type Game } from '../../engine/game';
import type { GameEvent, Turn } from '../../engine/module';
import type { PieceKindId } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { spotAhead, turnHeading, type Place } from '../../engine/spot';
import { placesElsewhere, type FigureElsewhere } from '../../rules/base/options';
import { LANDED, ROLLED, TOOK_OFF, type Landed, type Rolled, type TookOff } from './events';
import { FLYING_MACHINE } from './tiles';

export const isTookOff = (event: GameEvent): event is TookOff => event.type === TOOK_OFF;
export const isRolled = (event: GameEvent): event is Rolled => event.type === ROLLED;
export const isLanded = (event: GameEvent): event is Landed => event.type === LANDED;

/** The figures that fly by the print of 2025: the one of the base game and its large companion. */
const MEEPLES: readonly PieceKindId[] = ['follower', 'big-follower'];

/** True for a kind of follower that may fly by these rulings. */
const fliesByRules = (rulings: Rulings, piece: PieceKindId): boolean =>
	rulings['flyers'] !== 'meeples' || MEEPLES.includes(piece);

/** What the die can show: how many spaces a figure flies. */
export const DIE = [1, 2, 3] as const;

/** True for a figure that may ever fly: one that counts for majorities and stands on a segment. */
export const isFlyer = ({ rules }: Game, piece: PieceKindId): boolean => {
	const kind = rules.pieces[piece];
	return kind?.strength !== undefined && !kind.onCorner;
};

/** The kinds of figures in hand that may fly from the tile just laid; none if it has no machine. */
export const flyersIn = (game: Game, { player, tile }: Turn): readonly PieceKindId[] =>
	tile.type.mark === FLYING_MACHINE
		? Object.keys(game.rules.pieces).filter(
				(piece) =>
					isFlyer(game, piece) &&
					fliesByRules(game.rules.rulings, piece) &&
					inSupply(game, player, piece) > 0
			)
		: [];

/** The figure that took off in this turn; undefined for none. */
export function flyerOf({ player, choices }: Turn): FigureElsewhere | undefined {
	const tookOff = choices.find(isTookOff);
	return tookOff && { player, piece: tookOff.piece, because: LANDED, joins: true };
}

/** The features on which a figure may land so many spaces ahead, each as its places on the tile there. Never a field. */
export function landingsAt(
	game: Game,
	turn: Turn,
	figure: FigureElsewhere,
	steps: number
): readonly (readonly Place[])[] {
	const { type, spot, rotation } = turn.tile;
	if (type.heading === undefined) return [];
	const tile = tileAt(game.board, spotAhead(spot, turnHeading(type.heading, rotation), steps));
	if (!tile) return [];
	const places = placesElsewhere(game, tile, figure).filter(
		({ segment }) => tile.type.segments[segment]?.shape !== 'field'
	);
	return byFeature(game, places);
}

function byFeature({ board }: Game, places: readonly Place[]): readonly (readonly Place[])[] {
	const found = new Map<Feature | undefined, Place[]>();
	for (const place of places) {
		const feature = featureAt(board, place);
		found.set(feature, [...(found.get(feature) ?? []), place]);
	}
	return [...found.values()];
}

/** How many spaces lie between the machine of a turn and a place: the larger of both distances, because it flies straight. */
export const spacesTo = ({ tile }: Turn, { x, y }: Place): number =>
	Math.max(Math.abs(x - tile.x), Math.abs(y - tile.y));
