import { readdirSync, readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inbox } from '../../src/lib/table/sharing/inbox.svelte';
import { trial } from '../../src/lib/table/trial/trial.svelte';
import { visit } from '../../src/lib/table/game/visit.svelte';
import { incomingWords } from '../../src/lib/words/en/incoming';
import OpenGame from '../../src/routes/open/OpenGame.svelte';
import { loaded } from '../store/support';
import { goto } from '../ui/navigation';
import { page } from '../ui/state';

/* Links to puzzles that earlier versions made. Files may be added for a new version; none is ever changed. */

beforeEach(() => {
	page.url = new URL('https://app.example/open/');
});
vi.mock('$app/state', () => import('../ui/state'));
vi.mock('$app/navigation', () => import('../ui/navigation'));

const FOLDER = 'tests/formats/puzzles';

interface KeptPuzzle {
	readonly link: string;
	/** As it is begun: how many events lie, who plays, and the turn of the game. */
	readonly begun: number;
	readonly people: readonly number[];
	readonly puzzle: object;
}
const kept = readdirSync(FOLDER).map(
	(file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as KeptPuzzle] as const
);

afterEach(() => {
	page.url = new URL('https://app.example/open/');
	goto.mockClear();
	visit.leave();
});

async function paste(text: string): Promise<void> {
	render(OpenGame);
	await userEvent.setup().click(screen.getByRole('textbox', { name: incomingWords.paste }));
	await userEvent.paste(text);
	await userEvent.click(screen.getByRole('button', { name: incomingWords.openPasted }));
}

/** The ways in which a link comes. */
const WAYS: Readonly<Record<string, (link: string) => Promise<void> | void>> = {
	'is pasted': paste,
	'is pasted with the message around it': (link) => paste(`Ben, what would you play?\n${link}\n`),
	'is scanned, or shared by another app': (link) => {
		inbox.receive(link, 'code');
		render(OpenGame);
	},
	'is opened': (link) => {
		page.url = new URL(link);
		render(OpenGame);
	},
	'is opened with an encoded #': (link) => {
		inbox.receiveFrom(link.replace('?puzzle#', '%3Fpuzzle%23'));
		render(OpenGame);
	}
};

describe.each(kept)('the puzzle of version %s', (_, { link, begun, people, puzzle }) => {
	it.each(Object.entries(WAYS))('begins where its link %s', async (__, come) => {
		await come(link);
		await waitFor(() => {
			expect(goto).toHaveBeenCalledWith('/game/?trial', { replaceState: true });
		});
		const game = await trial.open();
		expect(game?.trial).toMatchObject({ begun, people, puzzle });
		if (!game) return;
		const { record } = await loaded(game.store, game.id);
		expect(record.entries).toHaveLength(begun);
		expect(record.header.players.every(({ name }) => name === '')).toBe(true);
	});

	it('is a game for whoever gets the link of a game, also on the page of a puzzle', async () => {
		page.url = new URL('https://app.example/open/?puzzle');
		await paste(link.replace('?puzzle', ''));
		await waitFor(() => {
			expect(goto).toHaveBeenCalledWith('/game/?visit', { replaceState: true });
		});
	});
});
