import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { statisticsOf } from '../../src/lib/review/statistics';
import { words } from '../../src/lib/words/en/home';
import { libraryWords } from '../../src/lib/words/en/library';
import AllPlayers from '../../src/routes/players/AllPlayers.svelte';
import { closed } from '../review/summaries';

const GAMES = [closed(1, { Ana: 90, Ben: 80 }), closed(2, { Zoë: 99, Ana: 70, דנה: 3 })];

const list = () => {
	render(AllPlayers, { players: statisticsOf(GAMES, []), games: GAMES });
};
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

it('the list of players is sorted by what is chosen, also after it was left', async () => {
	list();
	expect(names()[0]).toBe('Ana');
	await userEvent.selectOptions(screen.getByLabelText(libraryWords.sortBy), 'best');
	expect(names()[0]).toBe('Zoë');
	document.body.replaceChildren();
	list();
	expect(names()[0]).toBe('Zoë');
});

it('a player has a share of wins in numbers, a rival and a best game; names keep their direction', () => {
	list();
	const ana = screen.getByRole('link', { name: 'Ana' }).closest('article');
	expect(ana).toHaveTextContent(libraryWords.wins(1, 2));
	expect(ana).toHaveTextContent(libraryWords.favouriteRival);
	expect(ana).toHaveTextContent(words.common.points(90));
	expect(screen.getByText('דנה').tagName).toBe('BDI');
});

it('without a finished game the list says how players get into it', () => {
	render(AllPlayers, { players: [], games: [] });
	expect(screen.getByText(libraryWords.noPlayersHint)).toBeVisible();
	expect(screen.getByRole('link', { name: words.home.newGame })).toBeVisible();
});
