import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { followWords } from '../../../src/lib/words/en/follow';
import FollowSheet from '../../../src/routes/game/follow/FollowSheet.svelte';
import { recordWith } from '../../store/support';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const button = () => screen.queryByRole('button', { name: followWords.relay.open });

/** The sheet at an address that answers so. */
function open(answer: () => Promise<Response>) {
	const asking = vi.fn(answer);
	vi.stubGlobal('fetch', asking);
	const live = new LiveGame(memoryStore(), recordWith(2), EMPTY_DRAFT);
	const nothing = () => undefined;
	const said = { live, here: false, onanswer: nothing, onscan: nothing, onclose: nothing };
	const { rerender } = render(FollowSheet, { open: true, ...said });
	return { asking, rerender };
}
const says = (text: string) => () => Promise.resolve(new Response(text));

it('a relay is offered where one answers, and no longer once it is gone', async () => {
	const { asking, rerender } = open(says('{"relay":1}'));
	expect(await screen.findByRole('button', { name: followWords.relay.open })).toBeInTheDocument();
	await rerender({ open: false });
	asking.mockImplementation(says('{}'));
	await rerender({ open: true });
	await waitFor(() => {
		expect(button()).toBeNull();
	});
	expect(asking).toHaveBeenCalledTimes(2);
});

it.each([
	['a file that says nothing', says('{}')],
	['a page', says('<!doctype html>')],
	['nobody', () => Promise.reject(new TypeError('Failed to fetch'))]
])('none is offered where there answers %s', async (_, answer) => {
	const { asking } = open(answer);
	await waitFor(() => {
		expect(asking).toHaveBeenCalledOnce();
	});
	await new Promise((done) => setTimeout(done));
	expect(button()).toBeNull();
});

it('nobody is asked without a network', () => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	const { asking } = open(says('{"relay":1}'));
	expect(asking).not.toHaveBeenCalled();
	expect(button()).toBeNull();
});
