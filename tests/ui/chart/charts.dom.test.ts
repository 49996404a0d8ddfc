import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { reviewOf, type RaceStop, type ScorePoint } from '../../../src/lib/review';
import Race from '../../../src/routes/review/parts/Race.svelte';
import StackedBars from '../../../src/lib/ui/chart/StackedBars.svelte';
import Trend from '../../../src/routes/players/parts/Trend.svelte';
import { chartWords } from '../../../src/lib/words/en/charts';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import { scriptIn } from '../../e2e/table/support/script';

const { header, race, stops, rows, sources } = reviewOf(
	scriptIn('tests/games/both-expansions.json').record
);
const { players } = header;
const tell = (position: number) => `Position ${String(position)}.`;

/** The cells of the only table, row by row, after opening it. */
async function numbers(): Promise<readonly (readonly string[])[]> {
	await userEvent.setup().click(screen.getByText(chartWords.asTable));
	const [, ...all] = within(screen.getByRole('table')).getAllByRole('row');
	return all.map((row) => [...row.children].map(({ textContent }) => textContent.trim()));
}

describe('the race', () => {
	const show = (ticks: readonly RaceStop[] = race) => {
		render(Race, { race: ticks, players, describe: tell, hrefAt: () => '/game/' });
		return screen.getByRole('slider', { name: chartWords.raceReader });
	};
	const live = () => document.querySelector('[aria-live]')?.textContent;

	it('shows the last score point first, and any other by the keys of its slider', async () => {
		const slider = show();
		expect(slider).toHaveAttribute('max', String(race.length - 1));
		expect(live()).toContain(tell(race.at(-1)?.position ?? -1));
		await fireEvent.input(slider, { target: { value: '20' } });
		const tick = race[20];
		expect(live()).toContain(tell(tick?.position ?? -1));
		const scores = chartWords.scores(
			players.map(({ name }, seat) => [name, tick?.scores[seat] ?? 0])
		);
		expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(`: ${scores}$`));
	});

	it('shows what was scored at the selected point, and the points for it', async () => {
		const slider = show();
		const [first] = race.filter(({ scores }) => scores.some((points) => points > 0));
		const before = first && race[race.indexOf(first) - 1];
		if (!first || !before) throw new Error('Nobody ever scored in this game.');
		await fireEvent.input(slider, { target: { value: String(race.indexOf(first)) } });
		for (const { occasion, kind } of first.settlements)
			expect(live()).toContain(scoringWords.title({ occasion, kind }));
		const gains = first.scores.map((points, seat) => points - (before.scores[seat] ?? 0));
		expect([...document.querySelectorAll('.gain')].map(({ textContent }) => textContent)).toEqual(
			gains.filter((gain) => gain !== 0).map(scoringWords.signed)
		);
	});

	it('is a table of the points after every score', async () => {
		show();
		const paid = race.filter(({ settlements }, n) => n === 0 || settlements.length > 0);
		expect(await numbers()).toEqual(
			paid.map(({ turn, scores }) => [chartWords.time(turn), ...scores.map(String)])
		);
	});

	it('has a stop for each kind of the final scoring, named on the axis, spoken and explained', async () => {
		const slider = show(stops);
		const kinds = ['road', 'city', 'monastery', 'farm', 'barn'];
		const before = race.length - 1;
		expect(slider).toHaveAttribute('max', String(before + kinds.length - 1));
		const names = [...document.querySelectorAll('text[transform]')].map((one) => one.textContent);
		expect(names).toEqual(['Roads', 'Cities', 'Monasteries', 'Farms', 'Barns']);
		for (const [n, kind] of kinds.entries()) {
			await fireEvent.input(slider, { target: { value: String(before + n) } });
			expect(live()).toContain(`${chartWords.finalStep(kind)}.`);
			expect(slider).toHaveAttribute(
				'aria-valuetext',
				expect.stringMatching(new RegExp(`^${chartWords.finalStep(kind)}: Ada `))
			);
			expect(document.querySelector('text.chosen')).toHaveTextContent(chartWords.finalKind(kind));
			for (const settlement of stops[before + n]?.settlements ?? [])
				expect(live()).toContain(
					scoringWords.scored(
						settlement,
						players.map(({ name }) => name)
					)
				);
		}
	});

	it('names only the chosen kind where lines would run through its name', () => {
		const begins = race.length - 1;
		const crossed = stops.map((stop, n) => {
			const scores = stop.scores.map((_, seat) => ((n + seat) % 2 === 0 ? 0 : 200));
			return n < begins ? stop : { ...stop, scores };
		});
		show(crossed);
		const names = [...document.querySelectorAll('text[transform]')].map((one) => one.textContent);
		expect(names).toEqual(['Barns']);
	});

	it('has no quarter for a game that goes on, or whose final scoring paid nothing', () => {
		show(race.slice(0, -1));
		expect(document.querySelector('text[transform]')).toBeNull();
		cleanup();
		show(race);
		expect(document.querySelector('text[transform]')).toBeNull();
		expect(document.querySelector('svg')).toHaveTextContent(chartWords.time('final'));
	});

	it('has round numbers of turns below it, though the first turn has number 2', () => {
		show(race.filter(({ turn }) => turn !== 'final'));
		const texts = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
		expect(race.some(({ turn }) => turn === 2)).toBe(true);
		expect(texts).not.toContain('2');
		expect(texts).toContain('20');
	});

	it('is drawn before the first turn, after one turn, and below zero', () => {
		const [first] = race;
		if (!first) throw new Error('A race begins with a tick.');
		const one: ScorePoint = { ...first, position: 1, turn: 1, scores: first.scores.map(() => -4) };
		for (const ticks of [[first], [first, one]]) {
			const { unmount } = render(Race, { race: ticks, players, describe: tell });
			expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
			unmount();
		}
	});
});

describe('the points by source', () => {
	it('are a bar for each player and a table whose last row is the scores', async () => {
		const bars = players.map(({ name, colour }, seat) => ({
			name,
			colour,
			points: rows[seat] ?? {}
		}));
		render(StackedBars, { bars, sources });
		expect(document.querySelectorAll('.bars > svg')).toHaveLength(players.length);
		const table = await numbers();
		expect(table).toHaveLength(sources.length + 1);
		expect(table.at(-1)).toEqual([chartWords.total, ...(race.at(-1)?.scores ?? []).map(String)]);
	});

	it('leave sources without points out of the key', () => {
		render(StackedBars, {
			bars: [{ name: 'Ada', points: { road: 3 } }],
			sources: ['road', 'city']
		});
		const key = document.querySelector('figure > ul');
		expect(key?.textContent.trim()).toBe(words.final.source('road'));
	});
});

describe('the trend', () => {
	const games = [
		{ at: Date.UTC(2026, 10, 1, 12), points: 80, won: true, sentence: 'Against Ben.' },
		{ at: Date.UTC(2026, 10, 8, 12), points: 61, won: false, sentence: 'Against Chloé.' }
	];

	it('shows the latest game first, the average, and a table', async () => {
		render(Trend, { games });
		expect(screen.getByText('Against Chloé.')).toBeInTheDocument();
		expect(screen.getByText(chartWords.average(70.5))).toBeInTheDocument();
		await fireEvent.input(screen.getByRole('slider'), { target: { value: '0' } });
		expect(screen.getByText('Against Ben.')).toBeInTheDocument();
		expect(await numbers()).toEqual([
			['1 Nov 2026', '80', chartWords.won],
			['8 Nov 2026', '61', chartWords.lost]
		]);
	});
});
