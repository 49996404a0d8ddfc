import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { words } from '../../../src/lib/words/en/home';
import { libraryWords } from '../../../src/lib/words/en/library';
import GameRow from '../../../src/lib/ui/library/GameRow.svelte';
import ContinueCard from '../../../src/routes/parts/ContinueCard.svelte';
import EndlessGameList from '../../../src/routes/games/parts/EndlessGameList.svelte';
import SearchForm from '../../../src/routes/games/parts/SearchForm.svelte';
import Start from '../../../src/routes/parts/Start.svelte';
import { monthsOf, NO_FILTER } from '../../../src/lib/review/game-filter';
import { NO_PICTURES } from '../no-pictures';

const nothing = (): void => undefined;
const game = {
	id: 'one',
	box: 'base-c1',
	players: [
		{ name: 'Ana', colour: 'red' },
		{ name: 'Blue', colour: 'blue' }
	],
	state: 'closed',
	scores: [64, 71],
	turns: 71,
	modified: 0
} as const;
const row = { now: 0, pictures: NO_PICTURES, onshare: nothing, onremove: nothing };

describe('a game in the list', () => {
	it('shows who won', () => {
		render(GameRow, { game, ...row });
		expect(screen.getByText('Blue won with 71')).toBeInTheDocument();
	});

	it('lists the winner first once it is finished, and until then who sits first', () => {
		const order = () =>
			screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
		const { rerender } = render(GameRow, { game: { ...game, state: 'playing' }, ...row });
		expect(order()).toEqual(['Ana 64', 'Blue 71']);
		void rerender({ game, ...row });
		return waitFor(() => {
			expect(order()).toEqual(['Blue 71', 'Ana 64']);
		});
	});

	it('is shared or deleted by a button that first asks which', async () => {
		const onremove = vi.fn();
		render(GameRow, { game, ...row, onremove });
		expect(screen.queryByRole('button', { name: words.home.remove })).toBeNull();
		await userEvent.click(screen.getByRole('button', { name: words.home.tools }));
		expect(screen.getByRole('dialog', { name: 'The game of Ana and Blue' })).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: words.home.remove }));
		expect(onremove).toHaveBeenCalledOnce();
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it.each([
		['closed', '/review/?id=one'],
		['ended', '/game/?id=one'],
		['playing', '/game/?id=one']
	] as const)('leads from a game that is %s to %s', (state, address) => {
		render(GameRow, { game: { ...game, state }, ...row });
		expect(screen.getByRole('link')).toHaveAttribute('href', address);
	});

	it('shows a shared win and a solo game', () => {
		render(GameRow, { game: { ...game, scores: [71, 71] }, ...row });
		expect(screen.getByText('Ana and Blue shared the win with 71')).toBeInTheDocument();
		const alone = { ...game, players: game.players.slice(0, 1), scores: [50] };
		render(GameRow, { game: alone, ...row });
		expect(screen.getByText('Solo: 50 points')).toBeInTheDocument();
	});

	it('shows box and expansions, and only the box for games from before expansions', () => {
		render(GameRow, { game: { ...game, expansions: ['abbey-and-mayor', 'gingerbread'] }, ...row });
		expect(screen.getByText(/Base game \+ Abbey & Mayor \+ Gingerbread Man$/)).toBeInTheDocument();
		render(GameRow, { game, ...row });
		expect(screen.getByText(/Base game$/)).toBeInTheDocument();
	});

	it('links to the game and shows its progress', () => {
		const running = { ...game, state: 'playing', progress: { laid: 23, of: 72 } } as const;
		render(ContinueCard, { game: running, ...row });
		const link = screen.getByRole('link', { name: 'Continue the game of Ana and Blue' });
		expect(link).toHaveAttribute('href', '/game/?id=one');
		expect(screen.getByText(words.home.progress(23, 72))).toBeInTheDocument();
	});
});

/** A game that was finished on a day of 2026, and one that wasn't. */
const played = (id: string, month: number, day: number) => ({
	...game,
	id,
	modified: new Date(2026, month - 1, day, 20).getTime()
});
const OPEN = { ...played('open', 1, 3), state: 'playing' } as const;
const GAMES = [OPEN, played('c', 11, 30), played('b', 11, 1), played('a', 10, 31)];

describe('all games', () => {
	it('stand under the months in which they were played, after those that aren’t finished', () => {
		render(EndlessGameList, { games: GAMES, shown: 4, onmore: nothing, ...row });
		const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
		expect(headings).toEqual([libraryWords.states.open, 'November 2026', 'October 2026']);
		const rows = screen
			.getAllByRole('region')
			.map((part) => part.querySelectorAll('article').length);
		expect(rows).toEqual([1, 2, 1]);
	});

	it('are searched by the months in which somebody played', async () => {
		const onchange = vi.fn();
		const months = monthsOf(GAMES);
		const form = { boxes: [], states: [], names: [], months, onchange };
		const evenings = { ratings: [], photos: false, texts: false };
		const { rerender } = render(SearchForm, { filter: NO_FILTER, evenings, ...form });
		const when = screen.getByLabelText(libraryWords.when);
		const offered = [libraryWords.anyTime, 'November 2026', 'October 2026', 'January 2026'];
		expect([...when.querySelectorAll('option')].map(({ text }) => text)).toEqual(offered);
		await userEvent.selectOptions(when, 'November 2026');
		const november = { ...NO_FILTER, from: '2026-11-01', to: '2026-11-30' };
		expect(onchange).toHaveBeenCalledWith(november);
		// A link may name days that are no month.
		await rerender({ filter: { ...november, to: '2026-11-05' }, evenings, ...form });
		expect(when).toHaveDisplayValue('2026-11-01 – 2026-11-05');
	});
});

describe('the first page', () => {
	const start = { fresh: false, shelved: true, now: 0, onshare: nothing, onremove: nothing };

	it('offers to play with the same people again where no game is waiting', async () => {
		const onagain = vi.fn();
		const { rerender } = render(Start, { ...start, onagain });
		await userEvent.click(screen.getByRole('button', { name: words.home.playAgain }));
		expect(onagain).toHaveBeenCalledOnce();
		await rerender({ ...start, onagain, game: OPEN, pictures: NO_PICTURES });
		expect(screen.queryByRole('button', { name: words.home.playAgain })).toBeNull();
		await rerender({ ...start, game: undefined, onagain: undefined });
		expect(screen.queryByRole('button', { name: words.home.playAgain })).toBeNull();
	});
});
