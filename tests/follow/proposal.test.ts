import { describe, expect, it, vi } from 'vitest';
import { Desk } from '../../src/lib/follow/desk';
import { judge } from '../../src/lib/follow/proposal';
import { Proposer } from '../../src/lib/follow/proposer';
import type { Terms } from '../../src/lib/follow/talk';
import { replayRecord, type GameRecord } from '../../src/lib/record';
import { headerFor, randomTurn, seededRandom, withEvents } from '../record/support';
import { recordWith } from '../store/support';
import { channels, talkOn } from './channels';

const record = recordWith(6);
const { game } = replayRecord(record);
const turn = randomTurn(game, seededRandom(7));
const mine = game.toMove;
const after = record.entries.length;

describe('a proposed turn', () => {
	it('is written when it is theirs, and by the rules', () => {
		expect(judge(record, { after, event: turn }, mine)).toEqual({ ok: true, value: turn });
	});

	it.each([
		['to whoever says not where they sit', turn, undefined, 'not-your-turn'],
		['to another player', turn, 1 - mine, 'not-your-turn'],
		['in the name of another player', { ...turn, player: 1 - mine }, mine, 'not-your-turn'],
		['on a tile', { ...turn, x: 0, y: 0 }, mine, 'rules'],
		['against a rule', { ...turn, x: 60, y: 60 }, mine, 'rules'],
		[
			'against a rule, overruled',
			{ ...turn, x: 60, y: 60, overruled: ['touches-nothing'] },
			mine,
			'rules'
		],
		['that is points', { type: 'base/corrected', changes: [] }, mine, 'not-a-turn'],
		['that ends the game', { type: 'base/ended', overruled: ['tiles-left'] }, mine, 'not-a-turn'],
		['that undoes', { type: 'log/undone' }, mine, 'not-a-turn'],
		['that hands the game on', { type: 'log/handed' }, mine, 'not-a-turn'],
		['that is nothing', undefined, mine, 'not-a-turn'],
		['with more in it', { ...turn, more: 1 }, mine, 'not-a-turn'],
		[
			'with a piece that isn’t there',
			{ ...turn, deploy: { piece: 'x', segment: 0 } },
			mine,
			'rules'
		]
	])('is refused %s', (_, event, seat, why) => {
		expect(judge(record, { after, event }, seat)).toEqual({ ok: false, error: why });
	});

	it('is refused once something else was written', () => {
		const late = judge(record, { after: after - 1, event: turn }, mine);
		expect(late).toEqual({ ok: false, error: 'late' });
	});

	it('is refused once the game is over', () => {
		const over = withEvents(record, [{ type: 'base/ended', overruled: ['tiles-left'] }]);
		const said = judge(over, { after: after + 1, event: turn }, mine);
		expect(said).toEqual({ ok: false, error: 'not-a-turn' });
	});
});

describe('a wish about the chess clock', () => {
	const pause = { type: 'log/clock', did: 'paused' } as const;
	const timed = withEvents(record, [
		{ type: 'log/clock', did: 'set', at: 0, left: [1, 1], runs: 0, paused: true }
	]);

	it.each([0, 1])('is heard of seat %i, whoever moves, and whatever was written since', (seat) => {
		for (const did of ['paused', 'started'] as const) {
			const event = { ...pause, did };
			expect(judge(timed, { after: 0, event }, seat)).toEqual({ ok: true, value: event });
		}
	});

	it.each([
		['of whoever only watches', timed, pause, undefined],
		['without a clock', record, pause, 0],
		['to pass it on', timed, { ...pause, did: 'pressed' }, 0],
		['with times in it', timed, { ...pause, left: [900_000, 1] }, 0]
	])('is refused %s', (_, kept, event, seat) => {
		const said = judge(kept, { after: kept.entries.length, event }, seat);
		expect(said).toEqual({ ok: false, error: 'not-a-turn' });
	});
});

/** A keeper with one who follows, on the first turn of a game. */
function together(lets = true) {
	const [near, far] = channels();
	const kept: { record: GameRecord; now: number } = {
		record: { header: headerFor('kept'), entries: [] },
		now: 0
	};
	const table = {
		record: () => kept.record,
		lets: () => lets,
		write: (event: Parameters<typeof withEvents>[1][number]) => {
			kept.record = withEvents(kept.record, [event]);
			return Promise.resolve(true);
		}
	};
	const seats: (number | undefined)[] = [];
	const desk: Desk = new Desk(
		talkOn(near),
		table,
		() => seats.push(desk.seat),
		() => kept.now
	);
	const terms: Terms[] = [];
	const talk = talkOn(far);
	const proposer = new Proposer(talk, (said) => terms.push(said));
	const next = () => randomTurn(replayRecord(kept.record).game, seededRandom(1));
	return { near, far, kept, seats, desk, terms, proposer, next, talk };
}

describe('who follows', () => {
	it('says where they sit, hears what they may do, and enters their turn', async () => {
		const { desk, kept, seats, terms, proposer, next } = together();
		desk.tell({ enter: true, taken: [1] });
		proposer.sit(0);
		const event = next();
		expect(await proposer.propose(event, 0)).toBe('written');
		expect(kept.record.entries.map((entry) => entry.event)).toEqual([event]);
		proposer.sit(undefined);
		expect(seats).toEqual([0, undefined]);
		expect(terms).toEqual([{ enter: true, taken: [1] }]);
	});

	it('is told when another was first, and nothing is written twice', async () => {
		const { kept, proposer, next } = together();
		proposer.sit(0);
		const event = next();
		const [first, second] = [proposer.propose(event, 0), proposer.propose(event, 0)];
		expect(await Promise.all([first, second])).toEqual(['written', 'late']);
		expect(kept.record.entries).toHaveLength(1);
	});

	it('is told that only the keeper enters', async () => {
		const { kept, proposer, next } = together(false);
		proposer.sit(0);
		expect(await proposer.propose(next(), 0)).toBe('not-allowed');
		expect(kept.record.entries).toEqual([]);
	});

	it('is told once that it is too much, and may go on after a while', async () => {
		const { kept, far, proposer, next } = together();
		const flood = Array.from({ length: 500 }, () => proposer.propose({ type: 'log/undone' }, 0));
		const said = await Promise.all(flood.slice(0, 11));
		expect(said.filter((each) => each === 'too-many')).toHaveLength(1);
		expect(far.received).toBe(11);
		proposer.sit(0);
		kept.now = 3_000;
		expect(await proposer.propose(next(), 0)).toBe('written');
		far.close();
	});

	it('may change their seat without end, and everybody hears of the last one', () => {
		vi.useFakeTimers();
		const { kept, seats, proposer } = together();
		for (let i = 0; i < 500; i++) proposer.sit(i % 2);
		proposer.sit(undefined);
		expect(seats).toHaveLength(10);
		kept.now = 1_000;
		vi.advanceTimersByTime(1_000);
		expect(seats.slice(10)).toEqual([undefined]);
		vi.useRealTimers();
	});

	it('is told when nobody answers any more', async () => {
		const { near, proposer, next } = together();
		near.held = true;
		const waiting = proposer.propose(next(), 0);
		near.close();
		expect(await waiting).toBe('no-answer');
	});

	it.each([
		['no JSON', Uint8Array.of(1, 2, 3)],
		['no proposal', new TextEncoder().encode('{"number":"1"}')],
		['a megabyte', new Uint8Array(1_000_000)]
	])('may send %s, and the keeper’s game goes on', async (_, message) => {
		const { kept, talk, proposer, next } = together();
		for (const kind of ['seat', 'proposal', 'terms', 'verdict'] as const) talk.send(kind, message);
		proposer.sit(0);
		expect(await proposer.propose(next(), 0)).toBe('written');
		expect(kept.record.entries).toHaveLength(1);
	});
});
