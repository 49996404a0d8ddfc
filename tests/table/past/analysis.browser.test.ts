import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
	effectiveLog,
	gameId,
	headerOf,
	replayRecord,
	type GameRecord
} from '../../../src/lib/record';
import { chanceOfCompletion } from '../../../src/lib/lookahead/completion';
import { playedGame } from '../../../src/lib/review/played-game';
import { LookaheadWorker } from '../../../src/lib/review/worker-client';
import { ANALYSIS_DATABASE, dropAnalysis, keptAnalysis } from '../../../src/lib/store/analyses';
import { GameAnalysis } from '../../../src/lib/table/past/analysis.svelte';
import { headerFor, randomTurn, seededRandom, withEvents } from '../../record/support';

const ID = gameId('one');
const gameOf = (record: GameRecord) => ({
	header: headerOf(record),
	events: effectiveLog(record.entries).events
});
const short = (record: GameRecord, entries: number): GameRecord => ({
	...record,
	entries: record.entries.slice(0, entries)
});
const until = (what: () => boolean) =>
	vi.waitFor(() => {
		expect(what()).toBe(true);
	}, 30_000);

let hidden = false;
function show(visible: boolean) {
	hidden = !visible;
	document.dispatchEvent(new Event('visibilitychange'));
}
beforeEach(() => {
	hidden = false;
	vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await dropAnalysis(ID);
});

/** The analysis of a game, begun; and all that is known once that is the whole game. */
function begin(record: GameRecord) {
	const analysis = new GameAnalysis(gameOf(record), ID);
	return { analysis, stop: analysis.start() };
}
async function whole(record: GameRecord) {
	const { analysis, stop } = begin(record);
	await until(() => analysis.state === 'whole');
	stop();
	return analysis.turns;
}

function recordOf(turns: number): GameRecord {
	const random = seededRandom(3);
	let record: GameRecord = { header: headerFor('one'), entries: [] };
	for (let turn = 0; turn < turns; turn++)
		record = withEvents(record, [randomTurn(replayRecord(record).game, random)]);
	return record;
}
const record = recordOf(12);

it('says the same again, from what was stored', async () => {
	const turns = await whole(record);
	expect(turns).toHaveLength(gameOf(record).events.length);
	const workers = vi.spyOn(globalThis, 'Worker');
	expect(await whole(record)).toEqual(turns);
	expect(workers).not.toHaveBeenCalled();
});

it('stops while the page is hidden, goes on where it was, and comes to the same', async () => {
	const turns = await whole(record);
	await dropAnalysis(ID);
	const { analysis, stop } = begin(record);
	await until(() => analysis.turns.length > 0);
	show(false);
	expect(analysis.state).toBe('idle');
	const known = analysis.turns.length;
	show(true);
	await until(() => analysis.state === 'whole');
	stop();
	expect(known).toBeLessThan(turns.length);
	expect(analysis.turns).toEqual(turns);
});

it('keeps what is known when the page is left, and goes on from there', async () => {
	const { analysis, stop } = begin(record);
	await until(() => analysis.turns.length > 1);
	stop();
	const { turns } = analysis;
	const again = begin(record);
	await until(() => again.analysis.turns.length > 0);
	expect(again.analysis.turns.slice(0, turns.length)).toEqual(turns);
	again.stop();
});

it('is found out by one of those that have the game open, and the other one takes it over', async () => {
	const asked = vi.spyOn(LookaheadWorker.prototype, 'ask');
	const [first, second] = [begin(record), begin(record)];
	await until(() => first.analysis.turns.length > 1);
	expect(second.analysis.state).toBe('idle');
	// The one that waits goes on where the other one was left.
	first.stop();
	await until(() => second.analysis.state === 'whole');
	second.stop();
	expect(asked).toHaveBeenCalledTimes(2);
	expect(second.analysis.turns.slice(0, first.analysis.turns.length)).toEqual(first.analysis.turns);
	expect(second.analysis.turns).toHaveLength(second.analysis.all);
});

it('is that of the same game, in whatever order its fields were read', async () => {
	await whole(record);
	const workers = vi.spyOn(globalThis, 'Worker');
	const { header, events } = gameOf(record);
	const turned = events.map((event) => Object.fromEntries(Object.entries(event).toReversed()));
	const analysis = new GameAnalysis({ header, events: turned as unknown as typeof events }, ID);
	const stop = analysis.start();
	await until(() => analysis.state === 'whole');
	stop();
	expect(workers).not.toHaveBeenCalled();
});

it('drops what is stored when the game is corrected', async () => {
	const few = await whole(short(record, 4));
	const more = await whole(record);
	expect(more.slice(0, few.length)).toEqual(few);
	const again = begin(short(record, 4));
	await until(() => again.analysis.state === 'working');
	again.stop();
});

it('says how likely a feature gets completed as the page itself would', async () => {
	const game = gameOf(record);
	const place = { x: 0, y: 0, segment: 0 };
	const said: (number | undefined)[] = [];
	const worker = new LookaheadWorker(
		(reply) => {
			if (reply.type === 'completion') said.push(reply.chance);
		},
		() => undefined
	);
	worker.ask({ ask: 'completion', game, place });
	worker.ask({ ask: 'completion', game, place: { ...place, x: 40 } });
	await until(() => said.length === 2);
	worker.stop();
	expect(said).toEqual([
		chanceOfCompletion(playedGame(game.header, game.events), place),
		undefined
	]);
	expect(said[0]).toBeGreaterThanOrEqual(0);
	expect(said[0]).toBeLessThanOrEqual(1);
});

it('says that expansions aren’t covered, without a worker', async () => {
	const workers = vi.spyOn(globalThis, 'Worker');
	const header = headerFor('one', 2, { expansions: ['inns-and-cathedrals'] });
	const analysis = new GameAnalysis({ header, events: [] }, ID);
	analysis.start()();
	expect([analysis.state, analysis.why]).toEqual(['uncovered', 'expansion']);
	expect(workers).not.toHaveBeenCalled();
	expect(await keptAnalysis(ID, ANALYSIS_DATABASE.name)).toBeUndefined();
});
