import type { Hole } from '../../engine/board';
import { copiesFor, type Game } from '../../engine/game';
import { legalRotations } from '../../engine/legal';
import { nextQuestion } from '../../engine/question';
import type { PlayerIndex } from '../../engine/piece';
import { distinctRotations, type TileType } from '../../engine/tile';
import { EMPTY_DRAFT, type Player } from '../../record';
import { isLaid } from '../../rules/base/events';
import { tableExtends } from '../../rules/base/rulings';
import type { TileSupply } from '../../snap/decision/states';
import type { KnownTable, Lay, StandingFigure } from '../../watch/watching';
import { tilesOffered } from '../turn/palette';
import { moverOf } from '../turn/turn';

/**
 * What the game says about the table, for the camera above it.
 * @param players by seat, for their colours
 * @param mover whose turn it is; the next player by default
 */
export function knownTableOf(
	game: Game,
	players: readonly Pick<Player, 'colour'>[],
	mover: PlayerIndex = moverOf(game, EMPTY_DRAFT)
): KnownTable {
	const coming = comingFor(game, mover);
	return {
		laid: game.board.order.map(({ x, y, type, rotation }) => ({ x, y, type, rotation })),
		left: suppliesLeft(game, mover),
		lays: coming.flatMap((type) => laysOf(game, type)),
		figures: standingFigures(game, players),
		home: homeAtOnce(game, players),
		mover: colourOf(players, mover)
	};
}

const colourOf = (players: readonly Pick<Player, 'colour'>[], player: PlayerIndex) =>
	players[player]?.colour ?? 'grey';

/** The tiles that may be laid next; none while something else must be answered. */
function comingFor(game: Game, mover: PlayerIndex): readonly TileType[] {
	const question = nextQuestion(game);
	if (question && question.tile === undefined) return [];
	const ids = question?.tile === undefined ? tilesOffered(game, EMPTY_DRAFT) : [question.tile];
	return ids.flatMap((id) =>
		copiesFor(game, mover, id) > 0 ? (game.rules.tiles.get(id) ?? []) : []
	);
}

/** Every way to lay a tile, each look once. */
function laysOf(game: Game, type: TileType): readonly Lay[] {
	const different = distinctRotations(type);
	return holesFor(game).flatMap((hole) =>
		legalRotations(game, hole, type)
			.filter((rotation) => different.includes(rotation))
			.map((rotation) => ({ tile: type.id, spot: { x: hole.x, y: hole.y }, rotation }))
	);
}

const holesFor = ({ board, rules }: Game): readonly Hole[] => [
	...board.holes.values(),
	...(tableExtends(rules.rulings) ? board.offTableHoles.values() : [])
];

/** The counted tiles that are left, including those of piles that come later. */
function suppliesLeft(game: Game, mover: PlayerIndex): readonly TileSupply[] {
	return [...game.rules.tiles].flatMap(([id, type]) => {
		const count = copiesFor(game, mover, id);
		return count > 0 && Number.isFinite(count) ? [{ type, count }] : [];
	});
}

/** The players' figures on tiles. */
function standingFigures(
	game: Game,
	players: readonly Pick<Player, 'colour'>[]
): readonly StandingFigure[] {
	const onPlaces = [...game.pieces].map(({ at, player }) => ({ spot: at, player }));
	const onTiles = [...game.apart].flatMap(({ on, player }) =>
		on.kind === 'tile' ? [{ spot: on.spot, player }] : []
	);
	return [...onPlaces, ...onTiles].map(({ spot: { x, y }, player }) => ({
		spot: { x, y },
		colour: colourOf(players, player)
	}));
}

/** The figure of the last turn, if it went home in the same turn: it doesn't stand on the table. */
function homeAtOnce(
	game: Game,
	players: readonly Pick<Player, 'colour'>[]
): readonly StandingFigure[] {
	const event = game.turn && game.history[game.turn.since]?.event;
	if (!event || !isLaid(event) || !event.deploy) return [];
	const { x, y, player } = event;
	const stands = [...game.pieces].some(
		({ at, player: owner }) => owner === player && at.x === x && at.y === y
	);
	return stands ? [] : [{ spot: { x, y }, colour: colourOf(players, player) }];
}
