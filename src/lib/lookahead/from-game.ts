import { tileAt } from '../engine/board';
import { tilesLeft, type Game } from '../engine/game';
import type { Rules } from '../engine/module';
import type { Piece } from '../engine/piece';
import type { Spot } from '../engine/spot';
import type { TileType } from '../engine/tile';
import {
	farmersPlayed,
	farmRuleOf,
	followersOf,
	smallCityPaysLess,
	tieRuleOf,
	unfinishedPaysNothing
} from '../rules/base/rulings';
import { cellAt, gridFor } from './grid';
import { Joining } from './joining';
import { addFigure, addMonk, lay, openSpot } from './lay';
import { MOST_CITIES, MOST_TILES, Position, type CompactGame } from './position';
import { canCompile, compileTiles, MONASTERY } from './tiles';

/** Why nobody can look ahead in a game: an expansion, ruling or tile that the compact form can't express, or no opponents. */
const UNCOVERED = ['expansion', 'alone', 'ruling', 'tile'] as const;
export type Uncovered = (typeof UNCOVERED)[number];

/** Rulings that change what can be played, and the answer with which looking ahead is possible. */
const NEEDED = {
	trees: 'end',
	buying: 'no',
	filledHole: 'no',
	hand: 'one',
	edge: 'none'
} as const;

/** Why a game isn't covered, by its rules or its number of players; undefined if it is. */
export function whyNotCovered({
	rules,
	players
}: Pick<Game, 'rules' | 'players'>): Uncovered | undefined {
	if ([...rules.modules.keys()].some((id) => id !== 'base')) return 'expansion';
	// Luck, losses and chances compare a player with the others.
	if (players < 2) return 'alone';
	if (Object.entries(NEEDED).some(([id, answer]) => (rules.rulings[id] ?? answer) !== answer))
		return 'ruling';
	const types = typesOf(rules);
	if (!types?.every(canCompile)) return 'tile';
	const most = sumOf(rules, types, () => 1);
	const cities = sumOf(rules, types, (type) => countOf(type, 'city'));
	return most > MOST_TILES || cities > MOST_CITIES ? 'tile' : undefined;
}

/** The tiles of the box; undefined if one isn't described. */
function typesOf({ counts, tiles }: Rules): readonly TileType[] | undefined {
	const types = [...counts.keys()].map((id) => tiles.get(id));
	return types.every((type) => type !== undefined) ? types : undefined;
}

const countOf = ({ segments }: TileType, kind: string): number =>
	segments.filter((segment) => segment.kind === kind).length;

const sumOf = (
	{ counts }: Rules,
	types: readonly TileType[],
	of: (type: TileType) => number
): number => types.reduce((sum, type) => sum + (counts.get(type.id) ?? 0) * of(type), 0);

/** What doesn't change during a game with these rules. Throws if it isn't covered, see {@link whyNotCovered}. */
export function compactGame(rules: Rules, players: number): CompactGame {
	const types = typesOf(rules);
	if (!types || whyNotCovered({ rules, players }))
		throw new Error('Nobody can look ahead in this game.');
	const { rulings } = rules;
	const mostTiles = sumOf(rules, types, () => 1);
	return {
		players,
		rules: {
			farmRule: farmRuleOf(rulings),
			farmers: farmersPlayed(rulings),
			smallCityPaysLess: smallCityPaysLess(rulings),
			unfinishedPaysNothing: unfinishedPaysNothing(rulings),
			followers: followersOf(rulings),
			ties: tieRuleOf(rulings)
		},
		tiles: compileTiles(types),
		grid: gridFor(mostTiles),
		mostTiles,
		mostNodes: sumOf(rules, types, ({ segments }) => segments.length)
	};
}

/**
 * A game as a position; undefined if a position can't express it: because of tiles that don't fit, more copies than the box holds
 * or tiles that nobody saw, or because the table isn't begun yet.
 */
export function positionOf(compact: CompactGame, game: Game): Position | undefined {
	if (game.phase === 'building' || game.unseen > 0) return undefined;
	const position = new Position(compact);
	if (!layAll(position, game) || !setPile(position, game)) return undefined;
	for (const piece of game.pieces) if (!putPiece(position, game, piece)) return undefined;
	position.scores.set(game.scores);
	position.supply.set(game.supply.map((own) => own['follower'] ?? 0));
	position.toMove = game.toMove;
	position.first = game.first;
	return position;
}

/** Lays the tiles of a game without their figures. Returns false if one doesn't fit. */
function layAll(position: Position, { board }: Game): boolean {
	const { tiles, grid, mostTiles } = position.game;
	if (board.order.length > mostTiles || !isNarrow(board.order, mostTiles)) return false;
	// Only one spot is open to the first tile.
	if (board.order.length === 0) openSpot(position, cellAt(grid.width, { x: 0, y: 0 }));
	const joining = new Joining(position.game);
	return board.order.every(({ type, rotation, spot }) => {
		const tile = tiles.numbers.get(type.id);
		const at = cellAt(grid.width, spot);
		if (tile === undefined || type.runsOn || !canLie(position, 4 * tile + rotation, at))
			return false;
		joining.work(position, 4 * tile + rotation, at);
		lay(position, joining, -1);
		return true;
	});
}

/** True if spots span at most so many tiles: islands of an existing table may lie anywhere. */
const isNarrow = (spots: readonly Spot[], most: number): boolean =>
	[spots.map(({ x }) => x), spots.map(({ y }) => y)].every(
		(all) => Math.max(...all) - Math.min(...all) < most
	);

/** True if the terrains around a cell allow a turned tile. */
function canLie({ cell, needed, game }: Position, turned: number, at: number): boolean {
	const { fitting, alike } = game.tiles;
	const first = alike[turned] ?? 0;
	const rotations = fitting[256 * (first >> 2) + ((needed[at] ?? 0) & 255)] ?? 0;
	return (cell[at] ?? 0) < 0 && ((rotations >> (first & 3)) & 1) === 1;
}

/** Takes over what is left to draw. Returns false if that isn't known. */
function setPile(position: Position, game: Game): boolean {
	const copies = position.game.tiles.ids.map((id) => game.left.get(id) ?? 0);
	position.copies.set(copies);
	position.left = copies.reduce((sum, count) => sum + count, 0);
	return copies.every((count) => count >= 0) && position.left === tilesLeft(game);
}

/** Puts a figure on the feature where it stands. Returns false for one that the compact form doesn't know. */
function putPiece(
	position: Position,
	{ board }: Game,
	{ kind, player, at, corner }: Piece
): boolean {
	const tile = tileAt(board, at);
	if (!tile || kind !== 'follower' || corner !== undefined) return false;
	const node = (position.firstNode[tile.order] ?? 0) + at.segment;
	if (position.kind[node] === MONASTERY)
		addMonk(position, cellAt(position.game.grid.width, at), player);
	else addFigure(position, position.rootOf(node), player);
	return true;
}
