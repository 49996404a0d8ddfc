import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { helpWords } from '../../src/lib/words/en/help';
import { groupOf, HELP_GROUPS, isOfOtherBox } from '../../src/routes/help/groups';
import Contents from '../../src/routes/help/parts/Contents.svelte';
import HelpSearch from '../../src/routes/help/parts/HelpSearch.svelte';

const showHelp = (played?: readonly string[]) =>
	render(Contents, {
		groups: HELP_GROUPS,
		groupOf,
		isOfOtherBox: (id: string) => isOfOtherBox(id, played)
	});

it('the help has all of its sections folded into their headings, by groups', () => {
	showHelp();
	const folded = [...document.querySelectorAll('details')];
	expect(folded).toHaveLength(helpWords.sections.length + 2);
	expect(folded.some(({ open }) => open)).toBe(false);
	expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(
		Object.values(helpWords.groups)
	);
});

it('what isn’t played is folded once more', () => {
	showHelp(['summer', 'river']);
	const others = screen.getByText(helpWords.otherBoxes).closest('details');
	const titleOf = (id: string) => helpWords.sections.find((section) => section.id === id)?.title;
	const inside = [...(others?.querySelectorAll('details h3') ?? [])].map((one) => one.textContent);
	expect(inside).toContain(titleOf('abbot'));
	expect(inside).not.toContain(titleOf('river'));
});

it('the news has each version with all of its paragraphs', () => {
	showHelp();
	const news = document.getElementById('help-news')?.closest('details')?.querySelector('dl');
	const shown = [...(news?.children ?? [])].map((one) => one.textContent);
	expect(shown).toEqual(helpWords.news.flat());
});

it('what was found is told and opens', async () => {
	const onopen = vi.fn();
	const piece = [{ text: 'The wagon', found: true }];
	render(HelpSearch, {
		typed: 'wagon',
		found: [{ id: 'abbey-and-mayor', title: 'Abbey & Mayor', pieces: piece }],
		ontype: vi.fn(),
		onopen
	});
	expect(screen.getByRole('status')).toHaveTextContent(helpWords.found(1));
	await userEvent.click(screen.getByRole('button', { name: /Abbey & Mayor/ }));
	expect(onopen).toHaveBeenCalledWith('abbey-and-mayor');
});
