import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullStore, newGameId, type StoreProblem } from '../../../src/lib/store';
import type { Shelf } from '../../../src/lib/store/games';
import { memoryStore } from '../../../src/lib/store/memory';
import { Evenings } from '../../../src/lib/store/evenings';
import { openShelf, type OpenShelf } from '../../../src/lib/store/open';
import { Library } from '../../../src/lib/table/library/library.svelte';
import UnreadParts from '../../../src/lib/ui/library/UnreadParts.svelte';
import { words } from '../../../src/lib/words/en/home';
import { must, recordWith } from '../../store/support';

const PROBLEM: StoreProblem = { code: 'unavailable' };
const stops: (() => void)[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	for (const stop of stops.splice(0)) stop();
});

/** The library of a device with a game. */
async function library(change: (shelf: OpenShelf) => void): Promise<Library> {
	const store = await openShelf({ name: newGameId() });
	await must(fullStore(store).add(recordWith(2)));
	change(store);
	const shown = new Library(store);
	stops.push(shown.follow(), () => {
		store.close();
	});
	return shown;
}
/** What reads nothing until it is told to. */
function failing() {
	let read: () => void = vi.fn();
	const watch = (next: (all: never) => void, failed?: (problem: StoreProblem) => void) => {
		failed?.(PROBLEM);
		read = () => {
			next([] as never);
		};
		return vi.fn();
	};
	return {
		watch,
		read: () => {
			read();
		}
	};
}

describe('a library', () => {
	it('whose games can’t be read isn’t empty', () => {
		const store = memoryStore();
		vi.spyOn<Shelf, 'list'>(store, 'list').mockImplementation((_, failed) => {
			failed?.(PROBLEM);
			return vi.fn();
		});
		const shown = new Library(store);
		stops.push(shown.follow());
		expect(shown).toMatchObject({ known: true, problem: PROBLEM, count: 0, empty: false });
	});

	it('without games is empty once they are listed', async () => {
		const shown = new Library(memoryStore());
		expect(shown.empty).toBe(false);
		stops.push(shown.follow());
		await expect.poll(() => shown.empty).toBe(true);
	});

	it('says that names can’t be read, until they can', async () => {
		const people = failing();
		const shown = await library((shelf) => {
			vi.spyOn<Shelf, 'watchPeople'>(shelf, 'watchPeople').mockImplementation(people.watch);
		});
		await expect.poll(() => shown.games.length).toBe(1);
		expect(shown.namesUnread).toBe(true);
		people.read();
		expect(shown.namesUnread).toBe(false);
	});

	it('says that notes and photos can’t be read, and finds all only once they were', async () => {
		const evenings = failing();
		const watching = vi.spyOn(Evenings.prototype, 'watchAll').mockImplementation(evenings.watch);
		const shown = await library(vi.fn());
		expect(shown.searchable).toBe(false);
		await expect.poll(() => shown.eveningsUnread).toBe(true);
		expect(shown.searchable).toBe(true);
		watching.mock.calls.at(-1)?.[0](new Map());
		expect([shown.eveningsUnread, shown.searchable]).toEqual([false, true]);
	});
});

it.each([
	[{ games: true }, words.home.listFailed],
	[{ names: true }, words.home.namesUnread],
	[{ evenings: true }, words.home.eveningsUnread]
])('what can’t be read is said on the screen, and nothing else: %o', (unread, said) => {
	render(UnreadParts, unread);
	expect(screen.getAllByRole('alert').map(({ textContent }) => textContent.trim())).toEqual([said]);
});
