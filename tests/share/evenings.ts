import {
	ENTRY_VERSION,
	gameId,
	replayRecord,
	type GameRecord,
	type LoggedEvent,
	type Player
} from '../../src/lib/record';
import { recordProblem } from '../../src/lib/record/record-problem';
import { descriptionOf } from '../../src/lib/record/custom-tiles';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { randomAmendment, randomBeginning, settled } from '../record/amending';
import { existingTableEvents } from '../record/existing-table';
import { START_TIME, withEvents } from '../record/support';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';

const NAMES = [
	'Ana',
	'Zoë',
	'王小明',
	'<b>Eve</b>',
	'👩‍👩‍👧‍👦',
	'__proto__',
	'ليلى',
	'"},{"',
	'Björn O’Hara'
];

/** A game id as the app makes them: 32 hexadecimal digits. */
export const hexId = (rng: SeededRandom) =>
	gameId(Array.from({ length: 32 }, () => rng.below(16).toString(16)).join(''));

/**
 * A random record: any box and expansions, from a start tile or an existing table, with undo and redo,
 * manual points, custom tiles described and corrected, amendments, and a clock that was set back.
 */
export function evening(seed: number): GameRecord {
	// Another random source than that of the game itself.
	const rng = seededRandom(~seed);
	const played = randomBeginning(seed, 10 + rng.below(50));
	const found = foundLike(played, seed);
	const plain = rng.below(3) > 0 || recordProblem(found) ? played : found;
	const fumbled = withEvents(
		{ header: plain.header, entries: [] },
		plain.entries.flatMap(({ event }) => [...fumbling(event, rng), ...handing(rng)])
	);
	const record = [redescribing, givingPoints, closing, amending, takingBack].reduce(
		(longer, more) => {
			const longest = rng.below(2) === 0 ? longer : withEvents(longer, more(longer, rng));
			return recordProblem(longest) ? longer : longest;
		},
		fumbled
	);
	return timed({ ...record, header: headed(record, rng) }, rng);
}

/** The table of a game as an existing table. */
function foundLike(played: GameRecord, seed: number): GameRecord {
	const header = { ...played.header, found: true as const };
	return withEvents({ header, entries: [] }, existingTableEvents(replayRecord(played).game, seed));
}

/** An event as it was entered: now and then undone, and redone or entered again. */
function fumbling(event: LoggedEvent, rng: SeededRandom): readonly LoggedEvent[] {
	if (rng.below(12) > 0) return [event];
	const again: LoggedEvent = rng.below(2) === 0 ? event : { type: 'log/redone' };
	return [event, { type: 'log/undone' }, again];
}

/** Now and then a transfer to another device. */
const handing = (rng: SeededRandom): readonly LoggedEvent[] =>
	rng.below(40) > 0 ? [] : [{ type: 'log/handed' }, { type: 'log/taken' }];

/** Describes each custom tile again, with a name. */
const redescribing = (record: GameRecord): readonly TableEvent[] =>
	[...replayRecord(record).game.rules.tiles.values()].flatMap((type): readonly TableEvent[] => {
		const told = descriptionOf(type);
		return told ? [{ type: 'base/retold', tile: type.id, told: { ...told, name: 'Größe' } }] : [];
	});

function givingPoints({ header }: GameRecord): readonly TableEvent[] {
	const changes = header.players.map((_, player) => ({ player, points: player - 3 }));
	const why = header.found ? 'found' : 'mistake';
	return [{ type: 'base/corrected', changes, reason: 'Vergessen: 忘れた', why }];
}

/** Starts play on an existing table, and closes it. */
const closing = ({ header }: GameRecord): readonly TableEvent[] => [
	...(header.found ? [{ type: 'base/begun', player: 0 } as const] : []),
	{ type: 'base/ended', overruled: ['tiles-left', 'question-open'] },
	{ type: 'base/closed' }
];

function amending(record: GameRecord, rng: SeededRandom): readonly LoggedEvent[] {
	const { amendment } = settled(record, randomAmendment(record, rng), rng);
	return [{ type: 'log/amended', ...amendment }];
}

const takingBack = ({ entries }: GameRecord, rng: SeededRandom): readonly LoggedEvent[] =>
	Array.from({ length: Math.min(rng.below(5), entries.length) }, () => ({ type: 'log/undone' }));

function headed({ header }: GameRecord, rng: SeededRandom): GameRecord['header'] {
	const names = rng.shuffle(NAMES);
	const players = header.players.map(({ colour }, index): Player => ({
		name: names[index] ?? '',
		colour
	}));
	return { ...header, players, id: rng.below(2) === 0 ? header.id : hexId(rng) };
}

/** The record with times as the app writes them: whole seconds. */
export const inSeconds = ({ header, entries }: GameRecord): GameRecord => ({
	header,
	entries: entries.map((entry) => ({ ...entry, at: entry.at - (entry.at % 1000) }))
});

/** The record with a turn every 15 to 60 s, to the millisecond; the clock is set back by an hour once in a while. */
export function timed(record: GameRecord, rng: SeededRandom): GameRecord {
	let at = START_TIME;
	const entries = record.entries.map(({ event }, seq) => {
		at += rng.below(200) === 0 ? -3_600_000 : 15_000 + rng.below(45_000);
		return { seq, at, v: ENTRY_VERSION, event } as const;
	});
	return { header: record.header, entries };
}
