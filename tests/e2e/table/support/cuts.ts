import { gameId, type Entry, type GameRecord, type Header } from '../../../../src/lib/record';
import { PLAYER_COLOURS } from '../../../../src/lib/engine/colours';
import type { Laid } from '../../../../src/lib/rules/base/events';
import type { TableEvent } from '../../../../src/lib/rules/catalogue';
import { tileId } from '../../../../src/lib/engine/tile';
import { NAMES } from './games';
import { scriptIn } from './script';

/** A whole game of three in the Winter Edition with both expansions. */
export const script = scriptIn('tests/games/both-expansions.json');

/** Number of events before some point of the game. */
export const BEFORE = {
	/** Ada's wagon, on a crossing. */
	wagon: 11,
	/** Ben's mayor, for whom there is one city. */
	mayor: 12,
	/** Ada's barn, for which there is one corner. */
	barn: 21,
	/** Two wagons are asked: Ada's, then Ben's. */
	wagons: 29,
	/** Chloé lays a gingerbread tile that nobody has described. */
	told: 32,
	/** Ben moves the Gingerbread Man. */
	man: 70,
	/** Ada lays her abbey into the one hole for it. */
	abbey: 78,
	end: 117
} as const;

/** Chloé's abbey in the game. */
const HER_ABBEY = 92;

const recordOf = (
	header: Partial<Header>,
	id: string,
	events: readonly TableEvent[]
): GameRecord => ({
	header: { ...script.record.header, ...header, id: gameId(id) },
	entries: events.map((event, seq): Entry => ({
		seq,
		at: Date.UTC(2026, 10, 20) + seq,
		v: 1,
		event
	}))
});

/** The game after this many events. */
export const cut = (count: number, id = `cut-${String(count)}`): GameRecord =>
	recordOf({}, id, script.events.slice(0, count));

/** The game with all tiles laid, but without Chloé's abbey: when Ben has been asked for his, she is asked for hers. */
export function twoAbbeysLeft(): GameRecord {
	const events = script.events
		.slice(0, BEFORE.end - 1)
		.flatMap((event, index) => (index < HER_ABBEY ? [event] : withoutHer(event, index)));
	return recordOf({}, 'two-abbeys', events);
}

/** Her follower came home by that abbey, so none is placed after it; the next turn begins a player early. */
function withoutHer(event: TableEvent, index: number): readonly TableEvent[] {
	if (index === HER_ABBEY) return [];
	if (event.type !== 'base/laid') return [event];
	const { type, player, tile, told, x, y, rotation } = event;
	const laid: Laid = { type, player, tile, ...(told && { told }), x, y, rotation };
	return [index === HER_ABBEY + 1 ? { ...laid, overruled: ['not-their-turn'] } : laid];
}

const WITHOUT_ROADS: readonly (readonly [tile: string, x: number, y: number])[] = [
	['base-B', 0, 1],
	['base-E', -1, 1],
	['base-E', 1, 1],
	['base-B', -1, 2],
	['base-B', 1, 2]
];

/** A table in which the fourth monastery, laid at 0,2, fills two corners where a barn can stand. */
function withoutRoads(names: readonly string[]): GameRecord {
	const laid = WITHOUT_ROADS.map(([tile, x, y], index): Laid => ({
		type: 'base/laid',
		player: index % names.length,
		tile: tileId(tile),
		x,
		y,
		rotation: 0
	}));
	const players = names.map((name, seat) => ({ name, colour: PLAYER_COLOURS[seat] ?? 'grey' }));
	return recordOf(
		{ players, first: 0, box: 'base-c1', expansions: ['abbey-and-mayor'] },
		`without-roads-${String(names.length)}`,
		laid
	);
}

/** That table with two players. */
export const twoCorners = (): GameRecord => withoutRoads(NAMES.slice(0, 2));

/** That table with six players. */
export const sixPlayers = (): GameRecord => withoutRoads(NAMES);
