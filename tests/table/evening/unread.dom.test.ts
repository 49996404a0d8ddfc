import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../../../src/lib/record';
import { newGameId } from '../../../src/lib/store';
import { openShelf } from '../../../src/lib/store/open';
import { Evenings } from '../../../src/lib/store/evenings';
import { app } from '../../../src/lib/table/app/app.svelte';
import { EveningKeeper } from '../../../src/lib/table/evening/evening-keeper.svelte';
import { eveningWords } from '../../../src/lib/words/en/evening';
import { words } from '../../../src/lib/words/en/home';
import Evening from '../../../src/routes/review/evening/Evening.svelte';
import Troubles from '../../../src/routes/review/evening/Troubles.svelte';
import { page } from '../../ui/state';

beforeEach(() => {
	page.url = new URL('https://app.example/review/');
});
vi.mock('$app/state', () => import('../../ui/state'));
afterEach(() => {
	vi.restoreAllMocks();
});

const id = gameId('one');
const unread: Evenings['watch'] = (_, __, failed) => {
	failed?.({ code: 'unavailable' });
	return vi.fn();
};

it('an evening that can’t be read says so in its place', async () => {
	const store = await openShelf({ name: newGameId() });
	vi.spyOn(app, 'shelf', 'get').mockReturnValue(store);
	vi.spyOn(Evenings.prototype, 'watch').mockImplementation(unread);
	render(Evening, { game: id });
	expect(await screen.findByRole('alert')).toHaveTextContent(words.home.eveningsUnread);
	expect(screen.getByRole('heading', { name: eveningWords.title })).toBeVisible();
	store.close();
});

it('an evening that can’t be read isn’t said not to be saved, and can be read later', async () => {
	const watching = vi.fn(unread);
	const keeper = new EveningKeeper({ watch: watching as Evenings['watch'] } as Evenings, id);
	const stop = keeper.follow();
	render(Troubles, { keeper, editing: false });
	expect(screen.getByRole('alert')).toHaveTextContent(words.home.eveningsUnread);
	expect(keeper.problem).toBeUndefined();
	watching.mock.calls.at(-1)?.[1]({ evening: {}, photos: [] });
	await expect.poll(() => screen.queryByRole('alert')).toBeNull();
	stop();
});
