import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { usualRulingsFor, type ExpansionId } from '../../src/lib/rules/catalogue';
import { termsOf } from '../../src/lib/table/setup/contract';
import RulingList from '../../src/lib/ui/contract/RulingList.svelte';
import { contractWords } from '../../src/lib/words/en/contract';
import '../tools/games/all-expansions';

/** Renders the rulings of a game with these expansions. */
function show(...expansions: readonly ExpansionId[]) {
	const rulings = usualRulingsFor(expansions);
	const terms = termsOf({ box: 'base-c2', expansions, rulings });
	render(RulingList, { terms });
	return terms;
}

const headings = (level: number) =>
	screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

it('rulings of the base game alone have no headings but those of their groups', () => {
	show();
	expect(headings(3)).toContain(contractWords.group('rules'));
	expect(headings(4)).toEqual([]);
});

it('many rulings stand below their expansions, the base game first, each once', () => {
	const terms = show('princess-and-dragon', 'tower');
	const [group] = screen.getAllByRole('region', { name: contractWords.group('rules') });
	if (!group) throw new Error('There is no group.');
	const own = within(group).getAllByRole('heading', { level: 4 });
	expect(own.map(({ textContent }) => textContent)).toEqual([
		'Base game',
		'The Princess & the Dragon',
		'The Tower'
	]);
	const tower = within(group).getByRole('group', { name: 'The Tower' });
	const shown = [...tower.querySelectorAll<HTMLElement>('[data-ruling]')];
	expect(shown.map(({ dataset }) => dataset['ruling'])).toEqual(
		terms
			.filter(({ expansion, group: one }) => expansion === 'tower' && one === 'rules')
			.map(({ id }) => id)
	);
	expect(document.querySelectorAll('[data-ruling]')).toHaveLength(terms.length);
});
