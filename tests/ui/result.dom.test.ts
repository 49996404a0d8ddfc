import { render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import type { Game } from '../../src/lib/engine/game';
import type { GameEvent } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { EMPTY_DRAFT, pointsBySource, sourcesOf } from '../../src/lib/record';
import { memoryStore } from '../../src/lib/store/memory';
import { LiveGame } from '../../src/lib/table/game/live-game.svelte';
import { awardsOf, isBalanced } from '../../src/lib/table/scores/final-sums';
import { TableView } from '../../src/lib/table/view/table-view.svelte';
import PointsTable from '../../src/lib/ui/points/PointsTable.svelte';
import FinalResultSheet from '../../src/routes/game/final/FinalResultSheet.svelte';
import ScoreTrack from '../../src/routes/game/final/parts/ScoreTrack.svelte';
import SummedAwards from '../../src/routes/game/final/parts/SummedAwards.svelte';
import { resultWords } from '../../src/lib/words/en/result';
import { words } from '../../src/lib/words/en/table';
import { NAMES, recorded, wholeRecordOf } from '../e2e/table/support/games';
import { lostByTime, withEvents } from '../record/support';
import { eventsOf, readGames, tableFor, type RecordedGame } from '../tools/games/recorded';
import { page } from './state';

vi.mock('$app/state', () => import('./state'));
vi.mock('$app/navigation', () => import('./navigation'));

const GAMES = ['base', 'winter', 'nofarm', 'second-engine', 'abbey'].flatMap((file) =>
	readGames(`tests/games/${file}.jsonl`)
);

/** A recorded game with its final scoring, and what happens before that. */
function finished(recorded: RecordedGame, more: readonly GameEvent[] = []): Game {
	const game = tableFor(recorded);
	const events = eventsOf(recorded);
	for (const event of [...events.slice(0, -1), ...more, ...events.slice(-1)])
		if (!play(game, event).ok) throw new Error(`${recorded.id} can't be played.`);
	return game;
}

const playersOf = ({ scores }: Game) =>
	scores.map((points, index) => ({
		index,
		points,
		name: NAMES[index] ?? '',
		colour: PLAYER_COLOURS[index] ?? 'grey'
	}));

const numberIn = ({ textContent }: Element): number =>
	Number(textContent.trim().replace('−', '-').replace('+', ''));

/** The rows of the table of points, by source, without the names. */
function rowsShown(game: Game): ReadonlyMap<string, readonly number[]> {
	const sources = sourcesOf(game);
	const rows = pointsBySource(game);
	const { container, unmount } = render(PointsTable, { players: playersOf(game), sources, rows });
	const shown = [...container.querySelectorAll('tbody tr, tfoot tr')].map((row) => {
		const [name, ...cells] = row.querySelectorAll('th, td');
		return [name?.textContent ?? '', cells.map(numberIn)] as const;
	});
	unmount();
	return new Map(shown);
}

function expectSums(game: Game): void {
	const rows = rowsShown(game);
	const total = rows.get(words.final.total);
	const paid = [...rows].filter(([name]) => name !== words.final.total).map(([, cells]) => cells);
	const sums = game.scores.map((_, seat) =>
		paid.reduce((sum, cells) => sum + (cells[seat] ?? NaN), 0)
	);
	expect(sums).toEqual(total);
	expect(total).toEqual([...game.scores]);
	for (const cells of paid) expect(cells.some((points) => points !== 0)).toBe(true);
}

describe('the result of a recorded game', () => {
	it.each(GAMES.map((game) => [game.id, game] as const))(
		'%s: the rows that are shown add up to the totals, none of them is all zeros, and neither are awards',
		(_, recorded) => {
			const game = finished(recorded);
			if (recorded.finalScores) expect(game.scores).toEqual(recorded.finalScores);
			expectSums(game);
			expect(isBalanced(game)).toBe(true);
			for (const [seat, points] of game.scores.entries()) {
				const awards = awardsOf(game, seat);
				expect(awards.reduce((sum, award) => sum + award.points, 0)).toBe(points);
				expect(awards.at(-1)?.sum ?? 0).toBe(points);
				expect(awards.every((award) => award.points !== 0)).toBe(true);
			}
		}
	);

	it('has a row of its own for manual points, also for negative ones that make a total negative', () => {
		const [recorded] = GAMES;
		if (!recorded) throw new Error('There are no recorded games.');
		const game = finished(recorded, [
			{
				type: 'base/corrected',
				why: 'mistake',
				reason: 'Forgotten',
				changes: [
					{ player: 0, points: 4 },
					{ player: 1, points: -60 }
				]
			} as GameEvent
		]);
		expectSums(game);
		expect(rowsShown(game).get(words.final.source('hand'))).toEqual([4, -60]);
		expect(game.scores[1]).toBeLessThan(0);
	});
});

describe('totals that count up', () => {
	const frames: ((now: number) => void)[] = [];
	const show = (still: boolean) => {
		vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
		vi.stubGlobal('matchMedia', () => ({ matches: still }));
		vi.spyOn(performance, 'now').mockReturnValue(0);
		const players = [{ index: 0, name: 'Ada', colour: 'red' as const, points: 40 }];
		render(PointsTable, { players, sources: ['road'], rows: [{ road: 40 }], counts: true });
		return document.querySelector('[data-total]');
	};
	const frameAt = async (now: number): Promise<void> => {
		vi.spyOn(performance, 'now').mockReturnValue(now);
		for (const frame of frames.splice(0)) frame(now);
		await tick();
	};
	afterEach(() => {
		frames.length = 0;
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});

	it('end with the total in less than 900 ms; screen readers have it from the start', async () => {
		const total = show(false);
		await tick();
		expect(total?.querySelector('[data-counting]')).toHaveTextContent('0');
		expect(total?.querySelector('.visually-hidden')).toHaveTextContent('40');
		await frameAt(300);
		const half = Number(total?.querySelector('[data-counting]')?.textContent);
		expect(half).toBeGreaterThan(0);
		expect(half).toBeLessThan(40);
		await frameAt(899);
		expect(total).toHaveTextContent(/^40$/);
		expect(frames).toEqual([]);
	});

	it('are 0 in a frame that began before them, never less', async () => {
		const total = show(false);
		await tick();
		for (const frame of frames.splice(0)) frame(performance.now() - 100);
		await tick();
		expect(total?.querySelector('[data-counting]')).toHaveTextContent(/^0$/);
	});

	it('are there at once where reduced motion is preferred', () => {
		expect(show(true)).toHaveTextContent(/^40$/);
		expect(frames).toEqual([]);
	});
});

it('the standings have the leader first, and ties in the order of the seats', () => {
	const players = [12, 30, 30, -3].map((points, index) => ({
		index,
		points,
		name: NAMES[index] ?? '',
		colour: PLAYER_COLOURS[index] ?? 'grey'
	}));
	render(ScoreTrack, { players });
	const lanes = within(screen.getByRole('list')).getAllByRole('listitem');
	expect(lanes.map((lane) => lane.textContent.replace(/\s+/g, ' ').trim())).toEqual([
		'Ben 30',
		'Chloé 30',
		'Ada 12',
		'Dumitru −3'
	]);
});

it.each([
	[70, '0 10 20 30 40 50 60 70 80'],
	[120, '0 20 40 60 80 100 120'],
	[320, '0 50 100 150 200 250 300']
])('with %i points the numbers below the lanes stand apart', (points, numbers) => {
	const { container } = render(ScoreTrack, {
		players: [{ index: 0, name: 'Ada', colour: 'red', points }]
	});
	const seen = [...container.querySelectorAll('.number')].map((one) => one.textContent);
	expect(seen.join(' ')).toBe(numbers);
});

it('awards that don’t add up to the score are marked', () => {
	const [recorded] = GAMES;
	if (!recorded) throw new Error('There are no recorded games.');
	const game = finished(recorded);
	const awards = awardsOf(game, 0);
	const props = { name: 'Ada', colour: 'red' as const, awards, open: true };
	const { rerender, container } = render(SummedAwards, { ...props, points: game.scores[0] ?? 0 });
	expect(container.querySelector('.right')).not.toBeNull();
	expect(screen.getAllByRole('row')).toHaveLength(awards.length + 1);
	void rerender({ points: 1 + (game.scores[0] ?? 0) });
	return waitFor(() => {
		expect(container.querySelector('.right')).toBeNull();
	});
});

it('the result of a game that was lost by time has the winner first, and says who was late', () => {
	page.url = new URL('https://app.example/game/?example');
	const whole = wholeRecordOf(recorded('base', 'base-108'), 'late');
	const record = withEvents(whole, [{ type: 'base/closed' }, lostByTime(1)]);
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	render(FinalResultSheet, { live, view: new TableView(live), whole: undefined });
	const columns = within(screen.getByRole('table')).getAllByRole('columnheader');
	expect(columns.map((column) => /Ada|Ben/.exec(column.textContent)?.[0])).toEqual(['Ada', 'Ben']);
	expect(screen.getByText(resultWords.won(['Ada'], 45))).toBeVisible();
	expect(screen.getByText(resultWords.lostOnTime('Ben'))).toBeVisible();
});
