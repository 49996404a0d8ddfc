import { vi } from 'vitest';
import { Exchange } from '../../src/lib/devices/exchange';
import { gameId, type GameRecord } from '../../src/lib/record';
import type { Backup } from '../../src/lib/record/backup';
import { photoId, type Photo } from '../../src/lib/record/evening';
import { newGameId, openStore, type GameStore } from '../../src/lib/store';
import { channels, type FakeChannel } from '../follow/channels';
import { START_TIME } from '../record/support';
import { must } from '../store/support';

export const EMPTY: Backup = {
	made: START_TIME,
	games: [],
	unread: [],
	told: [],
	people: [],
	evenings: [],
	photos: []
};

export const photoOf = (game: string, id: string): Photo => ({
	game: gameId(game),
	id: photoId(id),
	at: START_TIME,
	width: 16,
	height: 12,
	picture: new Blob([`picture ${id}`], { type: 'image/webp' }),
	thumbnail: new Blob([`thumbnail ${id}`], { type: 'image/webp' })
});

/** A device with these things in its database. */
export async function deviceWith(all: Partial<Backup>): Promise<GameStore> {
	const store = await openStore({ name: newGameId() });
	await must(store.restoreBackup({ ...EMPTY, ...all }));
	return store;
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);
const contentOf = ({ header, entries }: GameRecord): string =>
	JSON.stringify([{ ...header, id: header.id.split('~')[0] }, entries]);

/** Everything on a device, comparable: games under their ids. */
export async function everythingIn(store: GameStore) {
	const { games, told, people, evenings, photos } = await must(store.exportAll({ photos: true }));
	return {
		games: games.map((game) => `${game.header.id} ${contentOf(game)}`).sort(byText),
		photos: photos.map(({ game, id }) => `${game} ${id}`).sort(byText),
		told,
		people,
		evenings
	};
}

/** The games of a device, whatever their ids, which differ where a copy was made. */
export const gamesIn = async (store: GameStore): Promise<readonly string[]> =>
	(await must(store.exportAll())).games.map(contentOf).sort(byText);

/** Two devices that are connected, and have compared what they have. */
interface Pair {
	readonly near: Exchange;
	readonly far: Exchange;
	readonly ends: readonly [FakeChannel, FakeChannel];
}

export async function connected(here: GameStore, there: GameStore): Promise<Pair> {
	const ends = channels();
	const [near, far] = [new Exchange(ends[0], here), new Exchange(ends[1], there)];
	await Promise.all([near.begin(), far.begin()]);
	await until(() => (near.state.give && far.state.give) !== undefined || near.over || far.over);
	return { near, far, ends };
}

/** Waits until something is so. */
export const until = (so: () => boolean): Promise<unknown> =>
	vi.waitUntil(so, { timeout: 50_000, interval: 5 });

/** Both users agree; returns when both devices are done. */
export async function bringOver({ near, far }: Pair, photos = true): Promise<void> {
	near.agree(photos);
	far.agree(photos);
	await until(() => near.over && far.over);
}
