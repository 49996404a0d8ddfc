import { describe, expect, it } from 'vitest';
import app from '../../../package.json' with { type: 'json' };
import { newGame } from '../../../src/lib/engine/game';
import type { TileCounts } from '../../../src/lib/engine/contents';
import { tilesInAll } from '../../../src/lib/rules/base/tile-numbers';
import {
	BOX_IDS,
	EXPANSION_IDS,
	rulesOf,
	RULINGS,
	USUAL_RULINGS
} from '../../../src/lib/rules/catalogue';
import { expansionsIn } from '../../../src/lib/rules/loading';
import { PRESET_IDS } from '../../../src/lib/rules/presets';
import { tilesDrawn } from '../../../src/lib/table/setup/boxes';
import { words } from '../../../src/lib/words/en/home';
import { contractWords } from '../../../src/lib/words/en/contract';
import { helpWords } from '../../../src/lib/words/en/help';
import { setupWords } from '../../../src/lib/words/en/setup';
import { formatTime } from '../../../src/lib/words/en/format';

const sumOf = (counts: TileCounts): number =>
	Object.values(counts).reduce((all, count) => all + count, 0);

describe.each(BOX_IDS)('the box %s', (id) => {
	it('has a name, a year and a hint', () => {
		expect(words.home.box(id)).not.toBe(id);
		expect(setupWords.printed(id)).not.toBe(id);
		expect(setupWords.boxHint(id)).not.toBe('');
	});

	it.each([
		[[], {}],
		[['gingerbread'], {}],
		[['river'], {}],
		[['river'], { startTileWithRiver: 'out' }],
		[['river'], { startTileWithRiver: 'bag' }],
		[['wind-roses'], {}],
		[['wind-roses'], { startTileWithRoses: 'bag' }],
		[EXPANSION_IDS, { startTileWithRiver: 'bag' }],
		[EXPANSION_IDS, {}]
	] as const)('with %j and %j has as many tiles as the table will have', (expansions, answers) => {
		const rulings = { ...USUAL_RULINGS, ...answers };
		const game = newGame(rulesOf({ box: id, expansions, rulings }), 2, 0);
		const own = [...game.rules.stock.values()].reduce((sum, count) => sum + 2 * count, 0);
		expect(tilesDrawn(id, expansions, rulings) + own).toBe(tilesInAll(game));
	});
});

describe.each(EXPANSION_IDS)('the expansion %s', (id) => {
	it('has a name, and says how many tiles it adds, if any', () => {
		expect(setupWords.expansion(id)).not.toBe(id);
		const drawn = expansionsIn([id]).map((one) => sumOf(one.counts(USUAL_RULINGS, [])));
		expect(setupWords.adds(id)).toMatch(
			drawn[0] ? new RegExp(`^${String(drawn[0])}\\b[\\d ,or]* tiles?`) : /^(?!.*tiles)/
		);
		expect(words.home.played('base-c1', [id])).not.toContain(id);
	});
});

describe.each(RULINGS)('the ruling $id', ({ id, choices }) => {
	it('has texts for the question and each answer', () => {
		expect(contractWords.ruling(id)).not.toBe(id);
		expect(contractWords.source(id)).not.toBe('');
		for (const choice of choices) {
			expect(contractWords.answer(id, choice)).not.toBe(choice);
			expect(contractWords.answerSays(id, choice)).toMatch(/\.$/);
		}
	});
});

it.each(PRESET_IDS)('the set of rules %s has a name and a one-line explanation', (id) => {
	expect(contractWords.preset(id)).not.toBe(id);
	expect(contractWords.presetSays(id)).toMatch(/\.$/);
});

describe('the help', () => {
	it('shows the news of this version first', () => {
		expect(helpWords.news[0][0]).toBe(app.version);
	});

	it('shows them in short paragraphs, one for each theme', () => {
		const [, ...lines] = helpWords.news[0];
		const counts = lines.map((line) => line.split(/\s+/).length);
		expect(Math.max(...counts)).toBeLessThanOrEqual(70);
		expect(counts.reduce((all, count) => all + count)).toBeLessThanOrEqual(360);
	});

	it('has a section for each expansion, and no two sections with the same name', () => {
		const ids: readonly string[] = helpWords.sections.map(({ id }) => id);
		expect(ids).toEqual(expect.arrayContaining([...EXPANSION_IDS]));
		expect(new Set(ids).size).toBe(ids.length);
	});
});

describe('a moment', () => {
	const now = new Date(2026, 10, 20, 0, 30);

	it.each([
		[new Date(2026, 10, 20, 0, 5), 'Today, 00:05'],
		[new Date(2026, 10, 19, 23, 59), 'Yesterday, 23:59'],
		[new Date(2026, 10, 18, 23, 59), '18 November 2026'],
		// A time in the future, after the clock was set back, is shown as a date.
		[new Date(2026, 10, 21, 8, 0), '21 November 2026']
	])('%s is spoken of as %s', (moment, spoken) => {
		expect(formatTime(moment, now)).toBe(spoken);
	});
});
