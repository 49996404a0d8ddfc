import { describe, expect, it } from 'vitest';
import {
	effectiveLog,
	headerOf,
	replayRecord,
	type Amendment,
	type GameRecord
} from '../../src/lib/record';
import { answerConflicts } from '../../src/lib/record/answers';
import { differencesOf } from '../../src/lib/record/differences';
import { rulingsFor, type ExpansionId, type TableEvent } from '../../src/lib/rules/catalogue';
import { stateOf } from '../tools/games/game-state';
import { decidedOtherwise } from '../tools/games/other-answers';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { settled } from './amending';
import { recordsOf } from './records';
import { withEvents } from './support';

/* Decisions of recorded games that are corrected: the game is then as if it had been entered so. */

/** The games of a file as the app writes them: what a turn's player decides before it is scored is part of it. */
const gamesOf = (file: string, most: number): readonly GameRecord[] =>
	recordsOf(file)
		.slice(0, most)
		.map((record) => {
			const { header } = record;
			const { events } = effectiveLog(record.entries);
			const written = header.rulings['dragonMoves'] === 'after' ? events : withFirstMoves(events);
			return withEvents({ header, entries: [] }, written);
		});

/** Whoever laid the dragon's tile moves it first. */
const withFirstMoves = (events: readonly TableEvent[]): readonly TableEvent[] =>
	events.reduce<readonly TableEvent[]>((all, event) => {
		const last = all.at(-1);
		const moves = event.type === 'dragon/moved' && last?.type === 'base/laid';
		return moves && last.player === event.player
			? [...all.slice(0, -1), { ...last, choices: [...(last.choices ?? []), event] }]
			: [...all, event];
	}, []);

const gameOf = (record: GameRecord) => {
	const { game, stop } = replayRecord(record);
	expect(stop).toBeUndefined();
	return stateOf(game);
};

/** Compares a game corrected so with one that is entered so, and with itself once that is undone. */
function checkAmended(record: GameRecord, amendment: Amendment, rng: SeededRandom): number {
	const whole = settled(record, amendment, rng);
	const header = {
		...record.header,
		rulings: { ...record.header.rulings, ...amendment.rulings }
	};
	const after = withEvents(record, [{ type: 'log/amended', ...whole.amendment }]);
	const { events } = effectiveLog(after.entries);
	expect(gameOf(after)).toEqual(gameOf(withEvents({ header, entries: [] }, events)));
	const back = withEvents(after, [{ type: 'log/undone' }]);
	expect(gameOf(back)).toEqual(gameOf(record));
	return whole.answers;
}

/** A few amendments in which something of these types was decided otherwise, over the whole game. */
function corrections(
	record: GameRecord,
	types: readonly string[],
	rng: SeededRandom
): readonly Amendment[] {
	const { events } = effectiveLog(record.entries);
	const decided = [...events.entries()].flatMap(([at, event]) =>
		[event, ...('choices' in event ? (event.choices ?? []) : [])].some(({ type }) =>
			types.includes(type)
		)
			? [at]
			: []
	);
	const some = rng.shuffle(decided).slice(0, 3);
	return some.flatMap((at): readonly Amendment[] => {
		const event = events[at];
		if (!event) return [];
		const before = events.slice(0, at);
		const other = decidedOtherwise(headerOf(record), before, event, { types, rng });
		const never = types.includes(event.type) ? [] : [without(event, types)];
		return [...(other ? [[other]] : []), never].map((events) => ({ edits: [{ at, events }] }));
	});
}

/** A turn up to what was decided of these types. */
function without(event: TableEvent, types: readonly string[]): TableEvent {
	if (event.type !== 'base/laid') return event;
	const { choices = [], ...bare } = event;
	const kept = choices.slice(
		0,
		choices.findIndex(({ type }) => types.includes(type))
	);
	return kept.length > 0 ? { ...bare, choices: kept } : bare;
}

/** What is corrected, the types of events that say it, and the files of the games. */
const DECISIONS = [
	['a dragon’s journey', ['dragon/moved'], 'dragon'],
	['the fairy’s place', ['fairy/moved'], 'dragon'],
	['a princess’s answer', ['princess/sent-home'], 'dragon'],
	['where somebody went by a portal', ['portal/went-through'], 'dragon'],
	['a capture', ['tower/captured', 'tower/spared'], 'tower'],
	['an exchange', ['tower/exchanged'], 'tower'],
	['a ransom', ['tower/ransomed'], 'tower'],
	['who went up a tower', ['tower/climbed'], 'tower'],
	['who went to a festival', ['festival/took'], 'festival'],
	['an escape', ['siege/escaped', 'siege/stayed'], 'siege'],
	['a phantom’s place', ['phantom/placed'], 'phantom']
] as const;

describe('a corrected game equals the one entered so, and an undo brings back the one before', () => {
	it.each(DECISIONS)('%s', (_, types, file) => {
		const rng = seededRandom(7);
		let tried = 0;
		for (const record of gamesOf(file, 3))
			for (const amendment of corrections(record, types, rng)) {
				checkAmended(record, amendment, rng);
				tried++;
			}
		expect(tried).toBeGreaterThan(3);
	});
});

const SIX: readonly (readonly [ExpansionId, string])[] = [
	['princess-and-dragon', 'dragon'],
	['tower', 'tower'],
	['shrines', 'cult'],
	['siege', 'siege'],
	['festival', 'festival'],
	['phantom', 'phantom']
];

/** Each answer to a ruling of one of the six, with the file of games that have it. */
const RULED = SIX.flatMap(([expansion, file]) =>
	rulingsFor([expansion])
		.filter(({ id }) => !rulingsFor([]).some((one) => one.id === id))
		.flatMap(({ id, choices }) => choices.map((answer) => [id, answer, file] as const))
);

describe('a game under another ruling of the six expansions', () => {
	it.each(RULED)('%s: %s', (id, answer, file) => {
		const rng = seededRandom(3);
		for (const record of gamesOf(file, 1))
			checkAmended(record, { edits: [], rulings: { [id]: answer } }, rng);
	});
});

describe('the dragon before scoring, considered to move after it', () => {
	const moves = (events: readonly TableEvent[]) =>
		events
			.flatMap((event) => [event, ...('choices' in event ? (event.choices ?? []) : [])])
			.filter(({ type }) => type === 'dragon/moved').length;

	it.each(
		gamesOf('dragon', 4)
			.filter(({ header }) => header.rulings['dragonMoves'] === 'before')
			.map((record) => [record.header.id, record] as const)
	)('goes all of its ways in %s', (_, record) => {
		const { events } = effectiveLog(record.entries);
		const rulings = { dragonMoves: 'after' };
		const { conflicts, amendment, replay } = answerConflicts(record, { edits: [], rulings }, []);
		const first = conflicts[0]?.conflict.at ?? events.length;
		const journeys = moves(events.slice(0, first));
		expect(
			moves(replay.game.history.map(({ event }) => event as TableEvent))
		).toBeGreaterThanOrEqual(journeys);
		expect(journeys).toBeGreaterThan(0);
		const { game } = replayRecord(record);
		expect(differencesOf(game, events, amendment, replay.game).scores).toHaveLength(game.players);
	});
});
