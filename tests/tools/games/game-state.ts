import type { Game } from '../../../src/lib/engine/game';
import { engineFeatures } from './flood-fill';

/** The whole state of a game as plain data. */
export const stateOf = (game: Game) => ({
	tiles: game.board.order.map(({ type, x, y, rotation }) => [type.id, x, y, rotation]),
	holes: [...game.board.holes].sort(([a], [b]) => a - b),
	links: game.board.links,
	features: engineFeatures(game.board),
	pieces: [...game.pieces],
	apart: [...game.apart],
	markers: [...game.markers],
	stock: game.stock.map((own) => [...own]),
	supply: structuredClone(game.supply),
	tokens: structuredClone(game.tokens),
	onTiles: [...game.onTiles],
	left: [...game.left],
	turnedUp: game.turnedUp,
	aside: [...game.aside],
	history: structuredClone(game.history),
	scores: game.scores,
	toMove: game.toMove,
	part: game.turn?.part,
	further: structuredClone(game.turn?.further),
	postponed: structuredClone(game.turn?.postponed),
	phase: game.phase
});
