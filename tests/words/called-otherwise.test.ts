import { afterEach, expect, it } from 'vitest';
import { isOfFeature, type Settlement } from '../../src/lib/engine/ledger';
import { replay } from '../../src/lib/engine/play';
import { continuedBy } from '../../src/lib/table/past/scorings';
import { turnTasks } from '../../src/lib/table/turn/table-tasks';
import { historyWords } from '../../src/lib/words/en/history';
import { scoringWords } from '../../src/lib/words/en/scoring';
import { loadLanguage } from '../../src/lib/words/languages';
import { ENGLISH, speak } from '../../src/lib/words/parts';
import { tableTaskLines } from '../../src/lib/words/table-tasks';
import { readSamples, rulesFor } from '../samples/read';

/* Monasteries that an expansion calls otherwise, wherever something that is scored is named. */

const SAMPLES = new Map(readSamples());
const NAMES = ['Ada', 'Ben'];
const SHRINE = 'a-shrine-that-is-completed-first-scores-and-the-monastery-pays-nothing';
const ABBEY = 'a-monk-on-an-abbey-pays-9-at-once';

/** A sample after so many of its events. */
function gameOf(name: string, count?: number) {
	const sample = SAMPLES.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	return replay(rulesFor(sample), sample.players, 0, sample.events.slice(0, count)).game;
}

/** What a sample pays for a completed monastery, and when. */
function completedIn(name: string): { readonly settlement: Settlement; readonly count: number } {
	const { history } = gameOf(name);
	const isCompleted = (one: Settlement): boolean =>
		isOfFeature(one) && one.kind === 'monastery' && one.occasion === 'completed';
	const index = history.findIndex(({ settlements }) => settlements.some(isCompleted));
	const settlement = history[index]?.settlements.find(isCompleted);
	if (!settlement) throw new Error(`No monastery is completed in ${name}.`);
	return { settlement, count: index + 1 };
}

const titleIn = (name: string): string => scoringWords.title(completedIn(name).settlement);
const tasksIn = (name: string): string => {
	const tasks = turnTasks(gameOf(name, completedIn(name).count));
	return tasks ? (tableTaskLines(tasks, NAMES).map(({ task }) => task)[0] ?? '') : '';
};

afterEach(() => speak(ENGLISH));

it.each([
	['en', 'Completed shrine', 'Completed abbey', 'from the shrine'],
	['de', 'Fertige Kultstätte', 'Fertige Abtei', 'von der Kultstätte'],
	['fr', 'Lieu de culte complet', 'Monastère complet', 'du lieu de culte'],
	['ro', 'Sanctuar finalizat', 'Abație finalizată', 'din sanctuar']
] as const)('in %s: %s, %s, %s', async (tag, shrine, abbey, from) => {
	await speak(tag === 'en' ? ENGLISH : await loadLanguage(tag));
	expect([titleIn(SHRINE), titleIn(ABBEY)]).toEqual([shrine, abbey]);
	expect(tasksIn(SHRINE)).toContain(from);
});

it('an unfinished one is named on the tile that began it', () => {
	const [shrine] = continuedBy(gameOf(SHRINE, 3)).filter(({ kind }) => kind === 'monastery');
	expect(shrine && historyWords.featureOf(shrine, shrine.tiles)).toBe('Shrine with 4 tiles');
	expect(shrine && scoringWords.title({ ...shrine, occasion: 'unfinished' })).toBe(
		'Unfinished shrine'
	);
});
