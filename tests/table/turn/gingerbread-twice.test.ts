import { nextQuestion } from '$lib/engine/question';
import { effectiveLog, replayRecord, type GameRecord, type LoggedEvent } from '$lib/record';
import { packGame, unpackGame } from '$lib/share/pack';
import { reviewOf } from '$lib/review';
import { words } from '$lib/words/en/table';
import { describe, expect, it } from 'vitest';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';

const samples = new Map(readSamples());
const eventsOf = (name: string): readonly LoggedEvent[] => samples.get(name)?.events ?? [];
const TWICE = eventsOf('the-gingerbread-man-moves-twice-for-city-and-tile');
const UNDONE = { type: 'log/undone' } as const;

const table = (rulings: Readonly<Record<string, string>>, events = TWICE): GameRecord =>
	withEvents(
		{ header: headerFor('two-moves', 2, { expansions: ['gingerbread'], rulings }), entries: [] },
		events
	);
const gameOf = (record: GameRecord) => replayRecord(record).game;

describe('the Gingerbread Man who moves twice', () => {
	const whole = table({ gingerbreadMoves: 'twice' });
	const question = (record: GameRecord) => nextQuestion(gameOf(record))?.id;

	it('is undone move by move, with points and questions', () => {
		const [, , , , , last] = TWICE;
		expect(last?.type).toBe('base/laid');
		const second = withEvents(whole, [UNDONE, UNDONE]);
		expect([gameOf(second).scores, question(second)]).toEqual([[6, 0], 'gingerbread/move-on']);
		const first = withEvents(second, [UNDONE]);
		expect([gameOf(first).scores, question(first)]).toEqual([[6, 0], 'gingerbread/move']);
		const again = withEvents(first, [{ type: 'log/redone' }, { type: 'log/redone' }]);
		expect([gameOf(again).scores, question(again)]).toEqual([[7, 0], undefined]);
	});

	it('has different sentences for the two moves', () => {
		const asked = (id: string) => words.questions.of(id, 'Ada', 2);
		expect(asked('gingerbread/move-on').question).not.toBe(asked('gingerbread/move').question);
		expect(asked('gingerbread/move-on').why).toContain('tile');
	});

	it('is part of a link and the review', async () => {
		const back = await unpackGame(await packGame(whole));
		expect(back.ok && effectiveLog(back.value.entries).events).toEqual(TWICE);
		expect(back.ok && gameOf(back.value).scores).toEqual([7, 0]);
		const ended = withEvents(whole, [{ type: 'base/ended', overruled: ['tiles-left'] }]);
		expect(reviewOf(ended).scores[0]).toBe(gameOf(ended).scores[0]);
	});

	it('moves once in games without that ruling', () => {
		const { game, stop } = replayRecord(table({}));
		expect(stop?.refusal).toEqual({ nonsense: 'nothing-asked' });
		expect(game.scores).toEqual([6, 0]);
	});
});
