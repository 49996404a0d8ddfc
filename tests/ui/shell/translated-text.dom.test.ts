import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTranslatedTextLive } from '../../../src/lib/ui/shell/translated-text';
import Live from './support/Live.svelte';
import { translate } from './support/translate';

let stop: () => void;
beforeEach(() => {
	stop = keepTranslatedTextLive(document.body);
});
afterEach(() => {
	stop();
});

interface Shown {
	score: number;
	note?: string | undefined;
	lines?: readonly string[];
}

/** A component that was translated, and what it shows. */
async function translated(shown: Shown) {
	const { container, rerender } = render(Live, shown);
	const undo = translate(container);
	await Promise.resolve();
	return {
		undo,
		text: () => container.textContent.replace(/\s+/g, ' ').trim(),
		show: async (next: Shown) => {
			await rerender(next);
			await tick();
		}
	};
}

it('a translated text stays translated while nothing changes', async () => {
	const { text, show } = await translated({ score: 2, note: 'It is late. ' });
	expect(text()).toBe('BEN HAS 2 POINTS. IT IS LATE.');
	await show({ score: 2, note: 'It is late. ' });
	expect(text()).toBe('BEN HAS 2 POINTS. IT IS LATE.');
});

it('a score that changes after a translation is the new one, each time', async () => {
	const { text, show } = await translated({ score: 2 });
	await show({ score: 8 });
	expect(text()).toBe('Ben has 8 points.');
	await show({ score: 2 });
	expect(text()).toBe('Ben has 2 points.');
});

it('what was translated goes with its block', async () => {
	const { text, show } = await translated({ score: 2, note: 'It is late.' });
	await show({ score: 2, note: undefined });
	expect(text()).toBe('BEN HAS 2 POINTS.');
});

it('translated lines of a list go, move and change with it', async () => {
	const { text, show } = await translated({ score: 2, lines: ['one ', 'two ', 'three '] });
	await show({ score: 2, lines: ['three ', 'one '] });
	expect(text()).toBe('BEN HAS 2 POINTS. three one THREE ONE');
});

it('a text that is shown in its original again is as before, and changes', async () => {
	const { text, show, undo } = await translated({ score: 2, note: 'It is late.' });
	undo();
	await Promise.resolve();
	expect(text()).toBe('Ben has 2 points. It is late.');
	await show({ score: 3, note: undefined });
	expect(text()).toBe('Ben has 3 points.');
});

it('a text that changed is translated anew, and changes again', async () => {
	const { text, show } = await translated({ score: 2 });
	await show({ score: 8 });
	translate(document.body);
	await Promise.resolve();
	expect(text()).toBe('BEN HAS 8 POINTS.');
	await show({ score: 9 });
	expect(text()).toBe('Ben has 9 points.');
});
