import { seededRandom } from '../../src/lib/engine/seeded-random';
import type { Place } from '../../src/lib/engine/spot';
import {
	continued,
	countWinners,
	isCompleted,
	partLeft,
	soughtAt
} from '../../src/lib/lookahead/continuations';
import { Player } from '../../src/lib/lookahead/play';
import { Position } from '../../src/lib/lookahead/position';
import { valuesFor } from '../../src/lib/lookahead/review';
import { CITY, FIELD, MONASTERY } from '../../src/lib/lookahead/tiles';
import { plainValues } from '../../src/lib/lookahead/values';
import { noisy, playThrough } from './noisy';
import { rulesWith, startOf } from './support';

/* What continuations of a position say, beside what then happened in a game of other players. */

/** That somebody wins, or that something of this kind gets completed. */
const KINDS = ['win', 'city', 'road', 'monastery'] as const;

/** One thing that was said, and what came of it: 1 if it happened, a part of that for a shared win. */
export interface Said {
	/** What part of all tiles was left. */
	readonly left: number;
	readonly share: number;
	readonly happened: number;
	readonly kind: (typeof KINDS)[number];
}

/** Piles for each position, as many as in a review. */
const DECKS = 40;

/** Games of players with noise, table and plain in all pairings, and what was said once so many tiles were laid. */
export function* saidInGames(
	players: number,
	count: number,
	stages: readonly number[],
	seed: string
): Generator<readonly Said[]> {
	const rules = rulesWith();
	const start = startOf(rules, players);
	const table = new Player(start.game, valuesFor('summer', rules));
	const ways = [noisy(table), noisy(new Player(start.game, plainValues(start.game.rules)))];
	const position = new Position(start.game);
	for (let game = 0; game < count; game++) {
		const name = `${seed} ${String(game)}`;
		const random = seededRandom(`${name} continued`);
		const open: ((end: Position) => readonly Said[])[] = [];
		const playing = Array.from({ length: players }, (_, seat) => ways[(game >> seat) & 1]).flatMap(
			(way) => way ?? []
		);
		playThrough(position.copy(start), table, playing, name, (before) => {
			if (stages.includes(before.laid)) open.push(sayAll(table, before, random));
		});
		yield open.flatMap((happens) => happens(position));
	}
}

/** What is said of a position; the function then tells what happened. */
function sayAll(table: Player, position: Position, random: () => number) {
	const left = partLeft(position);
	const places = openPlaces(position);
	const sought = places.map((place) => soughtAt(position, place));
	const kinds = sought.map(({ node }) => kindOf(position, node));
	const { wins, completed } = continued(table, position, places, DECKS, random);
	return (end: Position): Said[] => {
		const won = new Float64Array(wins.length);
		countWinners(end, won);
		return [
			...wins.map((share, at) => ({ left, share, happened: won[at] ?? 0, kind: 'win' as const })),
			...sought.map((one, at) => ({
				left,
				share: completed[at] ?? 0,
				happened: isCompleted(end, one) ? 1 : 0,
				kind: kinds[at] ?? 'road'
			}))
		];
	};
}

const kindOf = ({ kind }: Position, node: number): Said['kind'] =>
	kind[node] === MONASTERY ? 'monastery' : kind[node] === CITY ? 'city' : 'road';

/** A place of each open road, city and monastery with followers. */
function openPlaces(position: Position): Place[] {
	const { figures, parent, kind, laid, firstNode, nodes, cell, game } = position;
	const monks = new Set(position.monkAt.subarray(0, position.monks));
	const places: Place[] = [];
	for (const [at, tile] of cell.entries()) {
		if (tile < 0) continue;
		const first = firstNode[tile] ?? 0;
		const after = tile + 1 < laid ? (firstNode[tile + 1] ?? 0) : nodes;
		const spot = { x: at % game.grid.width, y: Math.floor(at / game.grid.width) };
		for (let node = first; node < after; node++) {
			const has = kind[node] === MONASTERY ? monks.has(at) : figures[node] !== 0;
			if (has && parent[node] === node && kind[node] !== FIELD)
				places.push({ ...spot, segment: node - first });
		}
	}
	return places;
}
