import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewedTurn } from '../../../src/lib/lookahead/review';
import { isLaid } from '../../../src/lib/rules/base/events';
import { keepSolved } from '../../../src/lib/store/solved-puzzles';
import { puzzleWords } from '../../../src/lib/words/en/trial';
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

const show = (turns: readonly ReviewedTurn[]) =>
	render(Puzzles, { record, game: 'id=game', turns, turnAt: (position: number) => position + 1 });

beforeEach(() => {
	sessionStorage.clear();
});

describe('the puzzles of a game', () => {
	it('are the turns in which one move was clearly better, with those that were solved', async () => {
		await keepSolved('id=game', 8);
		show([reviewed(3, true), reviewed(5, false), reviewed(8, true)]);
		await screen.findByRole('heading', { name: puzzleWords.title });
		await screen.findByRole('button', { name: /^Tile 10: .+, solved$/ });
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
