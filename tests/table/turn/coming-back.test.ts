import { describe, expect, it } from 'vitest';
import { newGame, tokensOf } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import type { GameEvent } from '../../../src/lib/engine/module';
import { tasksAfter, turnTasks, type TableTasks } from '../../../src/lib/table/turn/table-tasks';
import { ENGLISH, speak } from '../../../src/lib/words/parts';
import { loadLanguage } from '../../../src/lib/words/languages';
import { tableTaskLines } from '../../../src/lib/words/table-tasks';
import { laid } from '../../modules/playing';
import { readSamples, rulesFor } from '../../samples/read';
import '../../tools/games/all-expansions';

/* Figures that come back from another player, or from a tile on which they stood as a whole. */

const NAMES = ['Ada', 'Ben'];
const SAMPLES = new Map(readSamples());
const EXCHANGE = 'two-players-who-hold-each-others-figures-exchange-them';
const RANSOM = 'a-ransom-takes-3-points';
const FESTIVAL = 'a-festival-takes-a-meeple-home-from-a-tower';

const eventsOf = (name: string): readonly GameEvent[] => SAMPLES.get(name)?.events ?? [];

/** A game by the rules of a sample after some events. */
function gameOf(name: string, events: readonly GameEvent[]) {
	const sample = SAMPLES.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const game = newGame(rulesFor(sample), sample.players, 0);
	for (const event of events) play(game, event);
	return game;
}

const linesOf = (tasks: TableTasks | undefined) =>
	tasks ? tableTaskLines(tasks, NAMES).map(({ who, task }) => `${who}: ${task}`) : [];

/** What is to be done after an event that follows others by the rules of a sample, and once it is undone. */
function told(name: string, before: readonly GameEvent[], event: GameEvent) {
	const game = gameOf(name, [...before, event]);
	const last = { game: gameOf(name, before), undone: game.history.at(-1), log: {} };
	return { done: linesOf(turnTasks(game)), undone: linesOf(tasksAfter(last as never, true)) };
}

/** The same of the last event of a sample with a type, also where that was decided in a turn. */
function doneAndUndone(name: string, type: string) {
	const events = eventsOf(name);
	const at = events.findLastIndex((event) =>
		[event, ...(event.choices ?? [])].some((one) => one.type === type)
	);
	const [event] = events.slice(at);
	if (!event) throw new Error(`${name} has no ${type}.`);
	return told(name, events.slice(0, at), event);
}

describe('now at the table', () => {
	it('a ransom brings a figure back, and nothing of the turn before is told again', () => {
		const turns = eventsOf(RANSOM).slice(0, 3);
		const city = laid(1, 'base-E', [0, -1, 2], ['follower', 0]);
		const ransom = { type: 'tower/ransomed', player: 0, from: 1, piece: 'follower' } as const;
		const before = [...turns, laid(0, 'base-U', [1, 0, 0]), city];
		const richer = { type: 'base/corrected', changes: [{ player: 0, points: 1 }] } as const;
		const mended = [...before, { ...richer, reason: '', why: 'mistake' } as GameEvent];
		expect(told(RANSOM, mended, ransom)).toEqual({
			done: [
				'Ada −3: takes back 1 meeple from Ben; marker from 3 to space 0',
				'Ben +3: marker from 4 to space 7'
			],
			undone: [
				'Ada +3: gives 1 meeple back to Ben; marker from 0 to space 3',
				'Ben −3: marker from 7 to space 4'
			]
		});
	});

	it('a capture is done by the captor; undone it puts the figure back where it stood', () => {
		const { done, undone } = doneAndUndone(RANSOM, 'tower/captured');
		expect(done).toEqual(['Ben: takes Ada’s meeple from the road']);
		expect(undone).toEqual(['Ada: puts 1 meeple back on the road']);
	});

	it('an exchange brings two back: one from the captor, the other from where it was captured', () => {
		const { done, undone } = doneAndUndone(EXCHANGE, 'tower/exchanged');
		expect(done).toEqual([
			'Ada: takes back 1 meeple from Ben',
			'Ben: takes back 1 big meeple from the road'
		]);
		expect(undone).toEqual([
			'Ada: gives 1 meeple back to Ben',
			'Ben: puts 1 big meeple back on the road'
		]);
	});

	it('a figure comes back from its tile', () => {
		expect(doneAndUndone(FESTIVAL, 'festival/took-down')).toEqual({
			done: ['Ada: takes back 1 meeple from its tile'],
			undone: ['Ada: puts 1 meeple back on its tile']
		});
	});

	it('in each language', async () => {
		const said: string[] = [];
		for (const tag of ['de', 'fr', 'ro'] as const) {
			await speak(await loadLanguage(tag));
			for (const [name, type] of [
				[EXCHANGE, 'tower/exchanged'],
				[RANSOM, 'tower/captured'],
				[FESTIVAL, 'festival/took-down']
			] as const) {
				const { done, undone } = doneAndUndone(name, type);
				said.push(done[0] ?? '', undone[0] ?? '');
			}
		}
		await speak(ENGLISH);
		expect(said).toMatchInlineSnapshot(`
			[
			  "Ada: nimmt 1 Meeple von Ben zurück",
			  "Ada: gibt 1 Meeple an Ben zurück",
			  "Ben: nimmt 1 Meeple von Ada von der Straße an sich",
			  "Ada: setzt 1 Meeple wieder auf die Straße",
			  "Ada: nimmt 1 Meeple von der Karte zurück",
			  "Ada: setzt 1 Meeple wieder auf die Karte",
			  "Ada: reprend 1 meeple à Ben",
			  "Ada: rend 1 meeple à Ben",
			  "Ben: prend à Ada 1 meeple de la route",
			  "Ada: repose 1 meeple sur la route",
			  "Ada: reprend 1 meeple de sa tuile",
			  "Ada: repose 1 meeple sur sa tuile",
			  "Ada: ia înapoi 1 meeple de la Ben",
			  "Ada: pune la loc 1 meeple la Ben",
			  "Ben: ia de la Ada 1 meeple de pe drum",
			  "Ada: pune la loc 1 meeple pe drum",
			  "Ada: ia înapoi 1 meeple de pe cartonaș",
			  "Ada: pune la loc 1 meeple pe cartonaș",
			]
		`);
	});
});

it('a floor leaves its player’s count as soon as it is put, before the turn is scored', () => {
	const name = 'a-tower-floor-captures-a-meeple-beside-it';
	const game = gameOf(name, eventsOf(name).slice(0, 1));
	const floor = { type: 'tower/built', player: 1, at: { x: -1, y: 1 } } as const;
	play(game, { ...laid(1, 'to-FFFF', [-1, 1, 0]), choices: [floor] });
	expect([game.unscored !== undefined, tokensOf(game, 1, 'tower-floor')]).toEqual([true, 9]);
	play(game, { type: 'tower/spared', player: 1 } as never);
	expect([game.unscored, tokensOf(game, 1, 'tower-floor')]).toEqual([undefined, 9]);
});
