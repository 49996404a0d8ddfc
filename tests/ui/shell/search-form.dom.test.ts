import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NO_FILTER } from '../../../src/lib/review/game-filter';
import { libraryWords } from '../../../src/lib/words/en/library';
import SearchForm from '../../../src/routes/games/parts/SearchForm.svelte';
import { hear } from './support';

it.each([
	[libraryWords.who, { ...NO_FILTER, who: 'x' }],
	[libraryWords.about, { ...NO_FILTER, about: 'x' }]
])('what is typed into “%s” is searched for there, and nowhere else', async (label, filter) => {
	const { calls, callback } = hear<unknown>();
	render(SearchForm, {
		filter: NO_FILTER,
		boxes: [],
		months: [],
		states: [],
		names: [],
		evenings: { ratings: [], photos: false, texts: true },
		onchange: callback
	});
	await userEvent.type(screen.getByLabelText(label), 'x');
	expect(calls).toEqual([filter]);
});
