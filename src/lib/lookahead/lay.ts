import type { JoinedSegment, Joining } from './joining';
import { completedPoints, pay, tilesAround, WHOLE_MONASTERY } from './points';
import { FAR, figuresOf, oneFigure, type Position } from './position';
import { CITY, MONASTERY, ROAD } from './tiles';

/**
 * Lays the tile that was worked out last, from the pile, with a follower of the player to move on a segment (-1: none);
 * scores what it completes, and passes the turn.
 */
export function lay(position: Position, joining: Joining, segment: number): void {
	const player = position.toMove;
	putTile(position, joining);
	addNodes(position, joining);
	position.laid += 1;
	if (segment >= 0) putFollower(position, joining, segment, player);
	scoreFeatures(position, joining);
	if (position.monks > 0) scoreMonks(position);
	position.toMove = (player + 1) % position.game.players;
}

/** Takes a tile from the pile without laying it. */
export function setAside(position: Position, tile: number): void {
	position.copies[tile] = (position.copies[tile] ?? 0) - 1;
	position.left -= 1;
}

function putTile(position: Position, { turned, at }: Joining): void {
	const { cell, spots, needed, game } = position;
	setAside(position, turned >> 2);
	position.turned[position.laid] = turned;
	position.firstNode[position.laid] = position.nodes;
	const spot = FAR - 1 - (cell[at] ?? FAR);
	if (spot >= 0) {
		// The last spot takes the place of the one that is filled.
		const last = spots[--position.openSpots] ?? 0;
		spots[spot] = last;
		cell[last] = FAR - 1 - spot;
	}
	cell[at] = position.laid;
	const edges = game.tiles.edges[turned] ?? 0;
	for (let side = 0; side < 4; side++) {
		const beside = game.grid.beside[4 * at + side] ?? 0;
		if (cell[beside] === FAR) openSpot(position, beside);
		needed[beside] = (needed[beside] ?? 0) | (((edges >> (2 * side)) & 3) << (2 * (side ^ 2)));
	}
}

/** Makes a cell an open spot. */
export function openSpot(position: Position, at: number): void {
	position.cell[at] = FAR - 1 - position.openSpots;
	position.spots[position.openSpots++] = at;
}

function addNodes(position: Position, joining: Joining): void {
	const first = position.nodes;
	for (let index = 0; index < joining.segments; index++) {
		const told = joining.tellerOf(index);
		const kind = joining.all[index]?.kind ?? 0;
		position.parent[first + index] = first + told.index;
		position.kind[first + index] = kind;
		if (kind === CITY) position.cities += 1;
		if (told.index === index) writeFeature(position, first + index, told);
	}
	for (let nth = 0; nth < joining.features; nth++) {
		const by = joining.continuedBy[nth]?.index ?? 0;
		position.parent[joining.roots[nth] ?? 0] = first + joining.tellerOf(by).index;
	}
	position.nodes += joining.segments;
}

/** Writes what a segment of the tile just laid tells about its feature. */
function writeFeature(position: Position, node: number, one: JoinedSegment): void {
	const { laid } = position;
	position.open[node] = one.open;
	position.size[node] = one.size;
	position.pennants[node] = one.pennants;
	position.figures[node] = one.figures;
	position.cities0[node] = one.cities0;
	position.cities1[node] = one.cities1;
	position.tiles0[node] = one.tiles0 | (laid < 32 ? 1 << laid : 0);
	position.tiles1[node] = one.tiles1 | (laid >= 32 && laid < 64 ? 1 << (laid - 32) : 0);
	position.tiles2[node] = one.tiles2 | (laid >= 64 ? 1 << (laid - 64) : 0);
}

/** Puts a follower of a player on a segment of the tile just laid. */
function putFollower(position: Position, joining: Joining, segment: number, player: number): void {
	position.supply[player] = (position.supply[player] ?? 0) - 1;
	const first = position.nodes - joining.segments;
	if (joining.all[segment]?.kind === MONASTERY) addMonk(position, joining.at, player);
	else addFigure(position, first + joining.tellerOf(segment).index, player);
}

/** Adds a player's follower to the monastery on a cell. */
export function addMonk(position: Position, at: number, player: number): void {
	position.monkAt[position.monks] = at;
	position.monkOf[position.monks++] = player;
}

/** Adds a player's follower to the feature of a root. */
export function addFigure(position: Position, root: number, player: number): void {
	position.figures[root] = (position.figures[root] ?? 0) + oneFigure(player);
}

/** Scores the roads and cities of the tile just laid that are completed. */
function scoreFeatures(position: Position, joining: Joining): void {
	const first = position.nodes - joining.segments;
	for (let index = 0; index < joining.segments; index++) {
		const one = joining.all[index];
		if (one?.teller !== one || one?.open !== 0 || one.kind > ROAD) continue;
		if (one.kind === CITY) {
			position.completed0[position.completed] = one.cities0;
			position.completed1[position.completed++] = one.cities1;
		}
		const figures = position.figures[first + index] ?? 0;
		if (figures !== 0) scoreCompleted(position, one, first + index, figures);
	}
}

/** Pays a completed road or city, and sends its followers home. */
function scoreCompleted(
	position: Position,
	one: JoinedSegment,
	root: number,
	figures: number
): void {
	const { players, rules } = position.game;
	pay(position.scores, players, figures, completedPoints(rules, one));
	for (let player = 0; player < players; player++)
		position.supply[player] = (position.supply[player] ?? 0) + figuresOf(figures, player);
	position.figures[root] = 0;
}

/** Scores the monasteries that the tile just laid completes. */
function scoreMonks(position: Position): void {
	for (let monk = position.monks - 1; monk >= 0; monk--) {
		if (tilesAround(position, position.monkAt[monk] ?? 0) < 8) continue;
		const player = position.monkOf[monk] ?? 0;
		position.scores[player] = (position.scores[player] ?? 0) + WHOLE_MONASTERY;
		position.supply[player] = (position.supply[player] ?? 0) + 1;
		const last = --position.monks;
		position.monkAt[monk] = position.monkAt[last] ?? 0;
		position.monkOf[monk] = position.monkOf[last] ?? 0;
	}
}
