import { neighbourAt } from '../../engine/board';
import type { LaidTile } from '../../engine/feature';
import { isSheltered, onWholeTiles } from '../../engine/figures';
import type { Game, Turn } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { Piece, PieceApart, PlayerIndex } from '../../engine/piece';
import { ALL_SIDES, sameSpot, type Spot } from '../../engine/spot';
import { isLaid } from '../../rules/base/events';
import { DRAGON_MOVED, DRAGON_STOOD, type DragonMoved, type DragonStood } from './events';
import { DRAGON_SIGN, VOLCANO } from './tiles';

/* The two neutral figures. */
export const DRAGON = 'dragon';
export const FAIRY = 'fairy';

/** At most how many tiles the dragon moves in one journey. */
const STEPS = 6;

export const isDragonMoved = (event: GameEvent): event is DragonMoved =>
	event.type === DRAGON_MOVED;
/** True for an event that says where the dragon stands on an existing table. */
export const isDragonStood = (event: GameEvent): event is DragonStood =>
	event.type === DRAGON_STOOD;

/** The tile on which a neutral figure stands; undefined if it is on none. */
export const spotWith = ({ markers }: Game, figure: string): Spot | undefined =>
	markers.get(figure);

/** The moves of a turn's journey so far, made before the turn is scored or after. */
function movesIn({ history }: Game, { since, choices }: Turn): readonly DragonMoved[] {
	const before = choices.filter(isDragonMoved);
	if (before.length > 0) return before;
	return history
		.slice(since)
		.map(({ event }) => event)
		.filter(isDragonMoved);
}

/** The next step of a journey: to which tiles it may lead, and who moves the dragon. */
interface Step {
	readonly player: PlayerIndex;
	readonly tiles: readonly LaidTile[];
	/** How many tiles the dragon will have moved by then. */
	readonly step: number;
}

/** The next step of the journey in a turn whose tile has the sign; undefined if it is over, or none begins. */
export function nextStep(game: Game, turn: Turn): Step | undefined {
	const at = spotWith(game, DRAGON);
	if (turn.tile.type.mark !== DRAGON_SIGN || !at) return undefined;
	const moves = movesIn(game, turn);
	if (moves.length >= STEPS) return undefined;
	const closed = [
		moves.length > 0 ? stoodBefore(game, turn) : at,
		...moves.map(({ to }) => to),
		spotWith(game, FAIRY)
	];
	const tiles = besideTile(game, at).filter(
		(tile) => !closed.some((spot) => spot && sameSpot(spot, tile))
	);
	const player = (turn.player + moves.length) % game.players;
	return tiles.length > 0 ? { player, tiles, step: moves.length + 1 } : undefined;
}

const besideTile = ({ board }: Game, spot: Spot): readonly LaidTile[] =>
	ALL_SIDES.flatMap((side) => neighbourAt(board, spot, side) ?? []);

/** Where the dragon stood before a turn. */
function stoodBefore({ history, rules }: Game, { since }: Turn): Spot | undefined {
	for (let index = since - 1; index >= 0; index--) {
		const event = history[index]?.event;
		if (!event) continue;
		const moved = event.choices?.findLast(isDragonMoved);
		if (moved) return moved.to;
		if (isDragonMoved(event)) return event.to;
		if (isDragonStood(event)) return event.to;
		if (isLaid(event) && rules.tiles.get(event.tile)?.mark === VOLCANO) return event;
	}
	return undefined;
}

/**
 * The figures that the dragon eats on a tile, also those on the tile as a whole; but none that stand where four tiles meet, and
 * none that are safe from it.
 */
export const eatenOn = (game: Game, spot: Spot): readonly (Piece | PieceApart)[] => [
	...[...game.pieces].filter(
		(piece) => piece.corner === undefined && sameSpot(piece.at, spot) && !isSheltered(game, piece)
	),
	...onWholeTiles(game).filter(({ on }) => sameSpot(on.spot, spot))
];
