import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewedTurn } from '../../../src/lib/lookahead/review';
import { isLaid } from '../../../src/lib/rules/base/events';
import { effectiveLog } from '../../../src/lib/record';
import { reviewOf } from '../../../src/lib/review';
import { puzzleWords } from '../../../src/lib/words/en/trial';
import { analysisWords } from '../../../src/lib/words/en/analysis';
import Decided from '../../../src/routes/review/analysis/Decided.svelte';
import SecondLooks from '../../../src/routes/review/analysis/SecondLooks.svelte';
import Puzzles from '../../../src/routes/review/Puzzles.svelte';
import { recordWith } from '../../store/support';
import { goto } from '../navigation';

vi.mock('$app/navigation', () => import('../navigation'));

const record = recordWith(12);

/** What was found out about a turn. */
function reviewed(event: number, puzzle: boolean): ReviewedTurn {
	const turn = record.entries[event]?.event;
	if (!turn || !('tile' in turn) || !isLaid(turn)) throw new Error('A tile was laid.');
	const numbers = { luck: 0, loss: 5, error: 1, decks: 48, chances: [0.5, 0.5] };
	const { player, tile } = turn;
	return { event, review: { player, tile, ...numbers, ...(puzzle && { puzzle: true as const }) } };
}

const turnAt = (position: number) => position + 1;
const show = (turns: readonly ReviewedTurn[], solved: readonly number[] = []) =>
	render(Puzzles, { record, game: 'id=game', turns, solved, turnAt });

beforeEach(() => {
	sessionStorage.clear();
});

describe('the puzzles of a game', () => {
	it('are the turns in which one move was clearly better, with those that were solved', () => {
		show([reviewed(3, true), reviewed(5, false), reviewed(8, true)], [8]);
		expect(screen.getByRole('heading', { name: puzzleWords.title })).toBeVisible();
		expect(screen.getByRole('button', { name: /^Tile 10: .+, solved$/ })).toBeVisible();
		expect(screen.getAllByRole('listitem')).toHaveLength(2);
	});

	it('begin with a tap', async () => {
		show([reviewed(3, true)]);
		await userEvent.setup().click(screen.getByRole('button', { name: /^Tile 5: / }));
		await waitFor(() => {
			expect(goto).toHaveBeenCalledWith('/game/?trial');
		});
		const { trial } = await import('../../../src/lib/table/trial/trial.svelte');
		expect((await trial.open())?.trial).toMatchObject({ from: 'id=game', begun: 3 });
	});

	it('show nothing where there are none', () => {
		show([reviewed(5, false)]);
		expect(screen.queryByRole('heading')).toBeNull();
	});
});

describe('the second looks of a game', () => {
	/** Turns with marks, the first one a puzzle. */
	const marked = [3, 5, 8].map((event): ReviewedTurn => {
		const { review } = reviewed(event, event === 3);
		const better = { x: 9, y: 9, rotation: 0 } as const;
		return { event, review: { ...review, mark: 'gave-away', better } };
	});
	const review = reviewOf(record);
	const looks = () => screen.queryAllByRole('group').length;
	const showLooks = (tried: readonly number[]) =>
		render(SecondLooks, {
			props: {
				...{ turns: marked, tried, review, whole: true, turnAt },
				players: record.header.players,
				events: effectiveLog(record.entries).events,
				hrefAt: () => '/game/'
			}
		});

	it('don’t show the solution of a puzzle that nobody has tried, until somebody asks', async () => {
		showLooks([]);
		expect(looks()).toBe(2);
		expect(screen.getByText(analysisWords.withheld(1))).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: analysisWords.showWithheld }));
		expect(looks()).toBe(3);
		expect(screen.queryByText(analysisWords.withheld(1))).toBeNull();
	});

	it('are all shown once it was tried', () => {
		showLooks([3]);
		expect(looks()).toBe(3);
		expect(screen.queryByRole('button', { name: analysisWords.showWithheld })).toBeNull();
	});
});

describe('the chances to win', () => {
	const review = reviewOf(record);
	const [player] = record.header.players;
	if (!player) throw new Error('Somebody plays.');

	it.each([
		[4, 0],
		[5, 1]
	])('of %i players are said to be less certain %i times', (count, times) => {
		const turns = [3, 5, 8].map((event): ReviewedTurn => {
			const one = reviewed(event, false);
			const chances = Array.from({ length: count }, () => 1 / count);
			return { event, review: { ...one.review, chances } };
		});
		const players = Array.from({ length: count }, () => player);
		const onposition = () => undefined;
		render(Decided, { turns, players, review, quarter: 0, whole: false, turnAt, onposition });
		expect(screen.getByText(analysisWords.chancesHint)).toBeVisible();
		expect(screen.queryAllByText(analysisWords.chancesOfMany)).toHaveLength(times);
	});
});
