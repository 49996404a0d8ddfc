import { beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord, LoggedEvent } from '../../../src/lib/record';
import { fullStore } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import { fileName } from '../../../src/lib/table/sharing/send';
import { Library } from '../../../src/lib/table/library/library.svelte';
import { notices } from '../../../src/lib/table/app/notices.svelte';
import { knownPlayers } from '../../../src/lib/table/setup/last-settings';
import { removeGame } from '../../../src/lib/table/library/game-actions';
import { START_TIME, headerFor, withEvents } from '../../record/support';

/** A game that was closed before the first tile. */
const closedGame = (): GameRecord => {
	const header = headerFor('closed', 2, { created: 0 });
	const ended: LoggedEvent = { type: 'base/ended', overruled: ['tiles-left'] };
	return withEvents({ header, entries: [] }, [ended, { type: 'base/closed' }]);
};

/** A library that follows its store, as on the first page. */
function shelf(): Library {
	const library = new Library(memoryStore());
	library.follow();
	return library;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
	notices.close();
});

describe('the shelf', () => {
	it('is unknown before the store has answered', async () => {
		const library = new Library(memoryStore());
		expect(library.known).toBe(false);
		library.follow();
		await settled();
		expect(library.known).toBe(true);
		expect(library.games).toEqual([]);
	});

	it('offers the unfinished game that was changed last', async () => {
		const library = shelf();
		await fullStore(library.shelf).putBack(
			{ header: headerFor('older', 2, { created: START_TIME + 10_000 }), entries: [] },
			{}
		);
		await fullStore(library.shelf).putBack(
			{ header: headerFor('newer', 3, { created: START_TIME + 20_000 }), entries: [] },
			{}
		);
		await fullStore(library.shelf).add(closedGame());
		await settled();
		expect(library.current?.id).toBe('newer');
		expect(library.others.map(({ state }) => state)).toEqual(['playing', 'closed']);
		expect(library.worthKeeping).toBe(true);
	});

	it('restores a deleted game', async () => {
		const library = shelf();
		await fullStore(library.shelf).putBack({ header: headerFor('one'), entries: [] }, {});
		await settled();
		const [game] = library.games;
		if (game) await removeGame(library, game);
		await settled();
		expect(library.games).toEqual([]);
		expect(notices.current?.action?.label).toBe('Undo');
		notices.act();
		await settled();
		expect(library.games.map(({ id }) => id)).toEqual(['one']);
	});
});

it('lists each player once with their latest colour, without seats that have no name', async () => {
	const library = shelf();
	const players = [
		{ name: 'Red', colour: 'red' },
		{ name: '', colour: 'blue' },
		{ name: '\u202aAna\u202c', colour: 'grey' }
	] as const;
	await fullStore(library.shelf).putBack(
		{ header: headerFor('older', 3, { created: START_TIME + 10_000 }), entries: [] },
		{}
	);
	await fullStore(library.shelf).putBack(
		{ header: headerFor('newer', 2, { created: START_TIME + 20_000, players }), entries: [] },
		{}
	);
	await settled();
	expect(knownPlayers(library.games).map(({ name, colour }) => [name, colour])).toEqual([
		['Ana', 'grey'],
		['Björn', 'blue'],
		['王小明', 'green']
	]);
});

it('names a file by day and players, without characters that file systems reserve', () => {
	const players = [
		{ name: '../Ana: <b>', colour: 'red' },
		{ name: '王小明', colour: 'blue' }
	] as const;
	const header = headerFor('one', 2, { players, created: new Date(2026, 10, 20, 12).getTime() });
	expect(fileName({ header, entries: [] })).toBe('tilekeep-2026-11-20-Ana-b-王小明.json');
});
