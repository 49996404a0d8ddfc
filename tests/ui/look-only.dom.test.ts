import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOfLines } from '../../src/lib/follow/lines';
import { KeeperMirror } from '../../src/lib/follow/mirror';
import type { LookOnlyGame } from '../../src/lib/record/look-only';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { keepRefused } from '../../src/lib/record/unreadable-game';
import { newGameId, openStore } from '../../src/lib/store';
import { app } from '../../src/lib/table/app/app.svelte';
import { following } from '../../src/lib/table/follow/following.svelte';
import { inbox } from '../../src/lib/table/sharing/inbox.svelte';
import DamagedList from '../../src/lib/ui/library/DamagedList.svelte';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { words } from '../../src/lib/words/en/home';
import { followWords } from '../../src/lib/words/en/follow';
import FollowTable from '../../src/routes/follow/FollowTable.svelte';
import LookOnly from '../../src/routes/LookOnly.svelte';
import OpenGame from '../../src/routes/open/OpenGame.svelte';
import GamePage from '../../src/routes/game/+page.svelte';
import Review from '../../src/routes/review/+page.svelte';
import { EMPTY } from '../devices/support';
import { channels, connectingBy, talkOn } from '../follow/channels';
import { KEPT_FILE, KEPT_LINK, orchardGame } from '../formats/newer-program';
import { must } from '../store/support';
import { goto } from './navigation';
import { page } from './state';

beforeEach(() => {
	page.url = new URL('https://app.example/open/');
});
vi.mock('$app/state', () => import('./state'));
vi.mock('$app/navigation', () => import('./navigation'));

const record = orchardGame();
/** A later version wrote it. */
const file = readFileSync(`tests/formats/${KEPT_FILE}`, 'utf8');
const { entries, ...beginning } = JSON.parse(file) as { readonly entries: readonly object[] };
const lines = [beginning, ...entries].map((line) => JSON.stringify(line));
const { lookOnly } = gameFileWords;

afterEach(() => {
	vi.restoreAllMocks();
	following.leave();
});

function lookAt(text: string): LookOnlyGame {
	const read = parseGameFile(text);
	if (read.ok || read.error.code !== 'look-only') throw new Error('It can be read.');
	return read.error.game;
}

const scores = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());

/** Waits for the game, as it is after its last entry. */
async function expectLook(): Promise<void> {
	const board = await screen.findByRole('img', { name: lookOnly.board });
	expect(board).toBeInTheDocument();
	expect(screen.getByText(/^This game contains something/)).toBeVisible();
	expect(scores()).toEqual(['Ana 3', 'Björn -2']);
}

describe('a game that this version doesn’t know', () => {
	it('shows its points and its board, also after each entry, and says why nothing more', async () => {
		render(LookOnly, { game: lookAt(file) });
		await expectLook();
		const slider = screen.getByRole('slider', { name: lookOnly.slider });
		expect(slider).toHaveAttribute('aria-valuetext', lookOnly.position(9, 9));
		await fireEvent.input(slider, { target: { value: '7' } });
		expect(scores()).toEqual(['Ana 6', 'Björn 0']);
		await fireEvent.input(slider, { target: { value: '0' } });
		expect(scores()).toEqual(['Ana 0', 'Björn 0']);
		expect(screen.getByText(lookOnly.position(0, 9))).toBeVisible();
		expect(screen.queryByRole('alert')).toBeNull();
	});

	it('goes on to the latest entry by itself, unless another one is looked at', async () => {
		const { rerender } = render(LookOnly, { game: lookAt(fileOfLines(lines.slice(0, 5))) });
		expect(scores()).toEqual(['Ana 3', 'Björn 0']);
		await rerender({ game: lookAt(fileOfLines(lines)) });
		expect(scores()).toEqual(['Ana 3', 'Björn -2']);
		const slider = screen.getByRole('slider');
		await fireEvent.input(slider, { target: { value: '7' } });
		await rerender({ game: lookAt(fileOfLines(lines.slice(0, 9))) });
		expect(scores()).toEqual(['Ana 6', 'Björn 0']);
	});

	it.each([
		['a file', new Blob([file]), 'file'],
		['a link', KEPT_LINK, 'paste']
	] as const)('opens from %s, and is no refusal', async (_, what, from) => {
		page.url = new URL('https://app.example/open/');
		render(OpenGame);
		inbox.receive(what, from);
		await expectLook();
		expect(goto).not.toHaveBeenCalled();
	});

	it('is seen by who follows it, as it goes on', async () => {
		const [near, far] = channels();
		const keeper = new KeeperMirror();
		keeper.show(lines.slice(0, 5));
		keeper.attach(talkOn(near));
		await following.adopt(connectingBy(near), talkOn(far));
		render(FollowTable);
		await screen.findByRole('img', { name: lookOnly.board });
		expect(scores()).toEqual(['Ana 3', 'Björn 0']);
		keeper.show(lines);
		await waitFor(expectLook);
		await fireEvent.click(screen.getByRole('link', { name: followWords.leave }));
		expect(following.look).toBeUndefined();
	});

	it('is looked at where a backup has brought it, and the address of its table leads there', async () => {
		const store = await openStore({ name: newGameId() });
		const unread = keepRefused(JSON.stringify(JSON.parse(file)));
		if (!unread.ok || 'header' in unread.value) throw new Error('It can be read.');
		await must(store.restoreBackup({ ...EMPTY, unread: [unread.value] }));
		vi.spyOn(app, 'ready', 'get').mockReturnValue(Promise.resolve(store as never));
		const at = `/review/?id=${record.header.id}`;
		page.url = new URL(`https://app.example/game/?id=${record.header.id}`);
		const { unmount } = render(GamePage);
		await waitFor(() => {
			expect(goto).toHaveBeenCalledWith(at, { replaceState: true });
		});
		unmount();
		page.url = new URL(`https://app.example${at}`);
		render(Review);
		await expectLook();
		store.close();
	});
});

describe('a list', () => {
	const look = { players: record.header.players };
	const shown = { now: 0, onsave: vi.fn(), onremove: vi.fn() };

	it('leads to a game that can be looked at', () => {
		render(DamagedList, { games: [{ id: 'one', look }], ...shown });
		expect(screen.getByText(words.home.lookHint)).toBeVisible();
		const open = screen.getByRole('link', { name: /^Open the game of Ana and Björn/ });
		expect(open).toHaveAttribute('href', '/review/?id=one');
		expect(screen.queryByText(words.home.damaged)).toBeNull();
	});

	it('leads nowhere from a damaged one', () => {
		render(DamagedList, { games: [{ id: 'one' }], ...shown });
		expect(screen.getByText(words.home.damaged)).toBeVisible();
		expect(screen.queryByRole('link')).toBeNull();
	});
});
