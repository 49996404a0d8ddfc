import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import type { Game } from '../../src/lib/engine/game';
import { isDrawnNow } from '../../src/lib/engine/game';
import { legalPlacements } from '../../src/lib/engine/legal';
import {
	effectiveLog,
	gameId,
	nextEntry,
	replayRecord,
	withEntry,
	type ClockEvent,
	type GameRecord,
	type Header,
	type LoggedEvent
} from '../../src/lib/record';
import type { Laid } from '../../src/lib/rules/base/events';
import { deployOptions, type DeployOption } from '../../src/lib/rules/base/options';
import {
	BOX_IDS,
	EXPANSION_IDS,
	RULINGS,
	usualRulingsFor,
	type TableEvent
} from '../../src/lib/rules/catalogue';
import { STARTS_REPLACED } from '../../src/lib/rules/facts';

/** Time of the first entry in tests, in ms since 1970 UTC. */
export const START_TIME = Date.UTC(2026, 10, 20, 18, 0);

/** All expansions with which the box's own start tile is laid first: all but the rivers. */
export const WITHOUT_RIVERS = EXPANSION_IDS.filter(
	(id) => !STARTS_REPLACED.some(({ by }) => by === id)
);

/** Player names, some with unusual letters. */
const NAMES = ['Ana', 'Björn', '王小明', 'ليلى', '👩‍👩‍👧‍👦', '<b>Eve</b>'];

/** A header for a table of the base game. */
export const headerFor = (id: string, players = 2, more: Partial<Header> = {}): Header => ({
	id: gameId(id),
	created: START_TIME,
	box: 'base-c1',
	expansions: [],
	players: NAMES.slice(0, players).map((name, index) => ({
		name,
		colour: PLAYER_COLOURS[index] ?? 'grey'
	})),
	first: 0,
	rulings: usualRulingsFor(more.expansions ?? []),
	...more
});

/** The record with these events written to it, a second apart. */
export const withEvents = (record: GameRecord, events: readonly LoggedEvent[]): GameRecord =>
	events.reduce(
		(longer, event) =>
			withEntry(longer, nextEntry(longer, event, START_TIME + 1000 * longer.entries.length)),
		record
	);

/** A chess clock that says that somebody has lost by time. */
export const lostByTime = (seat: number): ClockEvent => ({
	type: 'log/clock',
	did: 'fell',
	at: START_TIME,
	left: [],
	runs: seat,
	paused: true,
	fallen: seat
});

/** Numbers from 0 to below 1, always the same from the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

type SeededRandom = () => number;

/** A random item. Throws when there's none. */
function pick<T>(items: readonly T[], random: SeededRandom): T {
	const item = items[Math.floor(random() * items.length)];
	if (item === undefined) throw new Error('There is nothing to pick from.');
	return item;
}

/** A record of random turns, with undo and redo in between. */
export function randomRecord(seed: number, turns = 30): GameRecord {
	const random = seededRandom(seed);
	const players = 1 + Math.floor(random() * 6);
	const header = headerFor(`random-${String(seed)}`, players, {
		box: pick(BOX_IDS, random),
		first: Math.floor(random() * players),
		rulings: Object.fromEntries(RULINGS.map(({ id, choices }) => [id, pick(choices, random)]))
	});
	let record: GameRecord = { header, entries: [] };
	for (let turn = 0; turn < turns; turn++)
		record = withEvents(record, [randomEvent(record, random)]);
	return withEvents(record, [{ type: 'base/ended', overruled: ['tiles-left'] }]);
}

function randomEvent(record: GameRecord, random: SeededRandom): LoggedEvent {
	const { undoable, redoable } = effectiveLog(record.entries);
	const roll = random();
	if (undoable && roll < 0.1) return { type: 'log/undone' };
	if (redoable && roll < 0.3) return { type: 'log/redone' };
	return randomTurn(replayRecord(record).game, random);
}

/** A random legal turn; a tile is set aside when none of its pile fits. Throws when none is left. */
export function randomTurn(game: Game, random: SeededRandom): TableEvent {
	const tiles = [...game.left]
		.filter(([tile, count]) => count > 0 && isDrawnNow(game, tile))
		.map(([tile]) => tile);
	const found = tiles.flatMap((tile) => {
		const type = game.rules.tiles.get(tile);
		return type ? legalPlacements(game, type).map((at) => ({ type, at })) : [];
	});
	if (found.length === 0 && tiles[0] !== undefined)
		return { type: 'base/set-aside', player: game.toMove, tile: tiles[0] };
	const { type, at } = pick(found, random);
	const spot = { x: at.x, y: at.y };
	const laying = { type, spot, rotation: at.rotation };
	const free = deployOptions(game, laying, game.toMove).filter(({ occupied }) => !occupied);
	const figure = random() < 0.5 && free.length > 0 ? pick(free, random) : undefined;
	return {
		type: 'base/laid',
		player: game.toMove,
		tile: type.id,
		...spot,
		rotation: at.rotation,
		...(figure && { deploy: deployAs(figure) })
	};
}

/** How a figure is put on a tile, on a corner if it stands there. */
const deployAs = ({ piece, segment, corner }: DeployOption): Laid['deploy'] => ({
	piece,
	segment,
	...(corner !== undefined && { corner })
});
