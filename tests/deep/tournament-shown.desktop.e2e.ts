import type { Page } from '@playwright/test';
import { pairNext } from '../../src/lib/tournament/pairing';
import { stateOf } from '../../src/lib/tournament/state';
import type { Tournament, TournamentEvent } from '../../src/lib/tournament/tournament';
import { tournamentWords as t } from '../../src/lib/words/en/tournament';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { press } from '../e2e/support/follow';
import { expect, test } from '../e2e/support/test';
import { resultAt, tournamentOf } from '../store/tournament-support';
import { bringTournament, save, show, tableButton, typePoints } from './tournament';

/** Forty names as they come: short, long, of several words, and in other scripts. */
const FORTY = [
	...['Ann', 'Maximilian', 'Anne-Charlotte', 'Jürgen K.', 'Ștefan', 'Zoë', 'Дмитрий', '王小明'],
	...['Bob', 'Christopher', 'Marie-Louise B.', 'Ólafur', 'Ian', 'Konstantinos', 'Li', 'Øyvind'],
	...['Eva', 'Bartholomew', 'Anna Katharina', 'Łukasz', 'Joe', 'Alexandra', 'נועה', 'Émile'],
	...['Kim', 'Wilhelmina', 'José Antonio', 'Ağan', 'Max', 'Friederike', 'Ty', 'Żaneta'],
	...['Uwe', 'Sebastian', 'Hans-Joachim', 'Iñigo', 'Pia', 'Gwendolyn', 'Bo', 'Magdalena S.']
];

/** How a table's game ends: one by time, at one nobody was there, and all others by points. */
function endOf(round: number, table: number): TournamentEvent {
	const points: [number, number] = [60 + ((table * 7 + round) % 50), 58 + ((table * 5) % 40)];
	const event = { type: 'result/accepted', round, table } as const;
	if (table === 2) return { ...event, result: { points, decided: 'time', lost: 0 } };
	if (table === 3) return { ...event, result: { points: [0, 0], decided: 'absent' } };
	return resultAt(table, points, round);
}

/** A tournament after so many rounds; of one more that is running half of the results are in. */
function evening(names: readonly string[], rounds: number, running = true): Tournament {
	const events: TournamentEvent[] = [];
	const made = (): Tournament => {
		const { settings, ...others } = tournamentOf(names, events);
		return { ...others, settings: { ...settings, rounds: 7 } };
	};
	for (let round = 1; round <= rounds + Number(running); round++) {
		const next = pairNext(stateOf(made()), () => 0.5);
		if (!next.ok) throw new Error(next.error);
		const { stage, tables } = next.value;
		events.push({ type: 'round/paired', round, stage, tables });
		const done = round > rounds ? tables.length / 2 : tables.length;
		for (let table = 1; table <= done; table++) events.push(endOf(round, table));
	}
	return made();
}

/** Six players after one round: by differences Ann, Cleo, Eve, Fay, Dan, Ben, of whom the first four play on. */
function beforeFinals(): Tournament {
	const [a, b, c, d, e, f] = tournamentOf(SIX).players.map(({ id }) => id);
	if (!a || !b || !c || !d || !e || !f) throw new Error('There are six.');
	const tables = [
		[a, b],
		[c, d],
		[e, f]
	];
	const results = [resultAt(1, [90, 60]), resultAt(2, [80, 70]), resultAt(3, [75, 70])];
	const made = tournamentOf(SIX, [
		{ type: 'round/paired', round: 1, stage: 'rounds', tables },
		...results
	]);
	return { ...made, settings: { ...made.settings, rounds: 1, finals: 4 } };
}
const SIX = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

/** Pairs what comes next, which has these tables. */
async function pairFinals(page: Page, stage: 'semi-final' | 'final', pairs: readonly string[]) {
	await press(page, t.pairNext);
	await press(page, t.pair);
	await expect(page.getByRole('heading', { name: t.stage(stage, 0, 0) })).toBeVisible();
	for (const [at, pair] of pairs.entries())
		await expect(tableButton(page, at + 1)).toHaveAccessibleName(new RegExp(`: ${pair}\\. `));
}

async function enter(
	page: Page,
	table: number,
	names: readonly [string, string],
	points: number[]
) {
	await typePoints(page, { table, names }, points);
	await save(page);
}

test('the finals of four: a tie is won by the better placed, and the third place is played for', async ({
	page
}) => {
	const cup = beforeFinals();
	await bringTournament(page, cup);
	await open(page, `/tournament/?id=${cup.id}`);
	await pairFinals(page, 'semi-final', ['Ann – Fay', 'Cleo – Eve']);
	await enter(page, 1, ['Ann', 'Fay'], [70, 70]);
	await enter(page, 2, ['Cleo', 'Eve'], [60, 80]);
	await pairFinals(page, 'final', ['Ann – Eve', 'Cleo – Fay']);
	await expect(tableButton(page, 2)).toContainText(t.thirdPlace);
	await enter(page, 1, ['Ann', 'Eve'], [80, 90]);
	await enter(page, 2, ['Cleo', 'Fay'], [50, 40]);

	const best = page.getByRole('list', { name: t.best }).getByRole('listitem');
	await expect(best).toHaveText([/1\s+Eve/, /2\s+Ann/, /3\s+Cleo/]);
	await expectAccessible(page, 'the end of the finals');
	// The finals decide the ranks; all else in the standings is from before.
	await show(page, t.standings);
	const ranking = page.getByRole('region', { name: t.finalRanking });
	await expect(ranking).toBeVisible();
	await expect(ranking.getByRole('row').nth(1)).toContainText('Eve');

	await open(page, `/tournament/?id=${cup.id}&show`);
	await expect(best.first()).toHaveText(/1\s+Eve/);
	for (const size of SCREENS) await expectReadable(page, size);
});

/** Screens of projectors, and how large letters are at least on them, in px. */
const SCREENS = [
	{ width: 1920, height: 1080, letters: 24 },
	{ width: 1280, height: 720, letters: 16 }
] as const;

/** What of a projected page can't be read: cut, or beyond the screen, or too small. */
async function expectReadable(page: Page, { letters, ...size }: (typeof SCREENS)[number]) {
	await page.setViewportSize(size);
	const problems = () =>
		page.evaluate((least) => {
			const cells = [...document.querySelectorAll('tbody td, tbody th, h1, h2')];
			const boxes = [document.documentElement, ...document.querySelectorAll('.lines')];
			return [...boxes, ...cells].flatMap((each) => {
				const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
				const { bottom, right } = each.getBoundingClientRect();
				const small = cells.includes(each) && parseFloat(getComputedStyle(each).fontSize) < least;
				const inside = bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
				// Letters of a heading may reach beyond its line.
				const high = boxes.includes(each) && scrollHeight > clientHeight + 1;
				return inside && scrollWidth <= clientWidth && !high && !small ? [] : [each.textContent];
			});
		}, letters);
	// The lines are laid out anew for the screen.
	await expect.poll(problems).toEqual([]);
}

test('forty players are projected without a cut name, page by page', async ({ page }) => {
	const cup = evening(FORTY, 3);
	await bringTournament(page, cup);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, `/tournament/?id=${cup.id}&show`);
	await expect(page.getByText(t.after(3))).toBeVisible();
	for (const name of [t.decided.time, t.decided.absent])
		await expect(page.getByRole('cell', { name })).toBeVisible();
	for (const size of SCREENS) {
		const seen = new Set<string>();
		for (let at = 0; at < 3; at++) {
			await expectReadable(page, size);
			for (const name of await page.getByRole('rowheader').allInnerTexts()) seen.add(name.trim());
			await press(page, t.nextPage);
		}
		expect(seen.size).toBe(40);
	}
	await expectAccessible(page, 'a projected page');
});

/** How many sheets of paper a page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
	const pdf = await page.pdf({ preferCSSPageSize: true });
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('the pairings and the standings of forty players are printed on one sheet each', async ({
	page
}) => {
	const cup = evening(FORTY, 3);
	const gone = cup.players.slice(0, 4).map(({ id: player }) => ({
		at: cup.created,
		event: { type: 'player/withdrew', player } as const
	}));
	await bringTournament(page, { ...cup, entries: [...cup.entries, ...gone] });
	const print = async (what: string): Promise<number> => {
		await open(page, `/tournament/?id=${cup.id}&print=${what}`);
		await expect(page.locator('main').getByText('Magdalena S.').first()).toBeVisible();
		return sheetsOf(page);
	};
	expect(await print('pairings')).toBe(1);
	await expect(page.getByRole('columnheader', { name: t.columns.first })).toBeVisible();
	expect(await print('standings')).toBe(1);
	await expect(page.getByText(t.withdrawn)).toHaveCount(4);
	// Each player's games are cut apart.
	expect(await print('sheets')).toBeGreaterThan(4);
});
