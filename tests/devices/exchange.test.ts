import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { fail } from '../../src/lib/engine/result';
import { tileId } from '../../src/lib/engine/tile';
import type { CustomTile } from '../../src/lib/custom-tiles';
import { gameId, type GameRecord } from '../../src/lib/record';
import type { Backup } from '../../src/lib/record/backup';
import { personKey, type Person } from '../../src/lib/record/people';
import type { GameStore } from '../../src/lib/store';
import { seededRandom } from '../record/support';
import { must, recordWith } from '../store/support';
import { bringOver, connected, deviceWith, everythingIn, gamesIn, photoOf, until } from './support';

const NOTHING = { games: 0, evenings: 0, photos: 0, bytes: 0 };
const person = (name: string): Person => ({
	id: personKey(name),
	name: `${name}!`,
	keys: [personKey(name)]
});
const tile = (id: string, line: string): CustomTile => ({ id: tileId(id), line, name: id });

/** Some games of a pool, each as far as this device knows it; every third one may have parted. */
function someGames(random: () => number, own: number): readonly GameRecord[] {
	return Array.from({ length: 8 }, (_, index) => {
		const parted = index % 3 === 0 && random() < 0.5;
		const turns = 1 + Math.floor(random() * 5);
		return random() < 0.7 ? [recordWith(turns, `game-${String(index)}`, parted ? own : 99)] : [];
	}).flat();
}

/** A device with random games, and what belongs to some of them. */
function someDevice(random: () => number, own: number): Partial<Backup> {
	const games = someGames(random, own);
	const noted = games.filter(() => random() < 0.5).map(({ header }) => header.id);
	return {
		games,
		told: [tile(`promo-${String(own)}`, 'F:01234567')],
		people: [person('Ana'), person(`Own ${String(own)}`)],
		evenings: noted.map((game) => ({
			game,
			note: `Note ${String(own)}`,
			rating: own === 1 ? 4 : 2
		})),
		photos: noted.map((game) => photoOf(game, `photo-${game}-${String(own)}`))
	};
}

/** True when some game begins with all of another. */
const holds = (games: readonly GameRecord[], one: GameRecord): boolean =>
	games.some((game) =>
		one.entries.every(
			(entry, index) => JSON.stringify(game.entries[index]) === JSON.stringify(entry)
		)
	);

async function expectNothingLost(store: GameStore, before: Partial<Backup>): Promise<void> {
	const { games } = await must(store.exportAll());
	for (const game of before.games ?? []) expect(holds(games, game), game.header.id).toBe(true);
}

describe('two devices of one person', () => {
	it.each([1, 2, 3, 4, 5, 6])(
		'have the same games afterwards, and nothing is lost: seed %i',
		async (seed) => {
			const random = seededRandom(seed);
			const [mine, theirs] = [someDevice(random, 1), someDevice(random, 2)];
			const [here, there] = [await deviceWith(mine), await deviceWith(theirs)];
			await bringOver(await connected(here, there));
			expect(await gamesIn(here)).toEqual(await gamesIn(there));
			for (const store of [here, there]) {
				await expectNothingLost(store, mine);
				await expectNothingLost(store, theirs);
			}
			const [all, others] = [await everythingIn(here), await everythingIn(there)];
			const count = (mine.photos?.length ?? 0) + (theirs.photos?.length ?? 0);
			expect([all.photos.length, others.photos.length]).toEqual([count, count]);
			expect(all.told).toHaveLength(2);
			expect(all.people.map(({ name }) => name).sort()).toEqual(['Ana!', 'Own 1!', 'Own 2!']);

			const again = await connected(here, there);
			expect([again.near.state.get, again.near.state.give]).toEqual([NOTHING, NOTHING]);
			await bringOver(again);
			expect(await everythingIn(here)).toEqual(all);
			expect(await everythingIn(there)).toEqual(others);
		}
	);

	it('say how much each lacks, and send nothing before both users agree', async () => {
		const photo = photoOf('two', 'a');
		const here = await deviceWith({ games: [recordWith(2, 'one')] });
		const there = await deviceWith({
			games: [recordWith(1, 'one'), recordWith(3, 'two')],
			evenings: [{ game: gameId('one'), place: 'Here' }],
			photos: [photo]
		});
		const pair = await connected(here, there);
		const bytes = photo.picture.size + photo.thumbnail.size;
		expect(pair.near.state.get).toEqual({ games: 1, evenings: 1, photos: 1, bytes });
		expect(pair.near.state.give).toEqual({ ...NOTHING, games: 1 });
		pair.near.agree(false);
		await until(() => pair.far.state.agreedThere);
		expect(pair.far.state).toMatchObject({ agreed: false, agreedThere: true });
		expect(pair.near.state.work).toBeUndefined();
		expect(await gamesIn(here)).toHaveLength(1);
		await bringOver(pair, false);
		expect(pair.near.state.result?.games).toMatchObject({ stored: 1, copied: 0 });
		expect(pair.near.state.result?.photos, 'photos were not asked for').toBe(0);
		expect(pair.far.state.result?.games).toMatchObject({ continued: 1 });
		expect((await everythingIn(here)).evenings).toEqual([{ game: 'one', place: 'Here' }]);
	});

	it('go on with a copy as one game, whichever of them has which id', async () => {
		const [a, b, longer] = [recordWith(3, 'x', 1), recordWith(3, 'x', 2), recordWith(5, 'x', 2)];
		const [here, there] = [await deviceWith({ games: [a] }), await deviceWith({ games: [b] })];
		await bringOver(await connected(here, there));
		await must(there.add(longer));
		await bringOver(await connected(here, there));
		expect(await gamesIn(here)).toHaveLength(2);
		expect(await gamesIn(here)).toEqual(await gamesIn(there));
	});

	it('are whole, whenever the connection ends', async () => {
		const [mine, theirs] = [{ games: [recordWith(2, 'one')] }, { games: [recordWith(3, 'two')] }];
		const states = new Set<string>();
		for (let count = 0; count < 14; count++) {
			const [here, there] = [await deviceWith(mine), await deviceWith(theirs)];
			const { near, far } = await connectedUntil(here, there, count);
			await until(() => near.over && far.over);
			const had = [await gamesIn(here), await gamesIn(there)];
			for (const [index, games] of had.entries()) {
				const one = [await gamesIn(await deviceWith(index === 0 ? mine : theirs))].flat();
				expect([1, 2]).toContain(games.length);
				expect(games).toEqual(expect.arrayContaining(one));
			}
			states.add(had.map((games) => games.length).join());
		}
		expect(states).toContain('1,1');
		expect(states).toContain('2,2');
	});

	it('store nothing once the user has cancelled, not even what has come', async () => {
		const here = await deviceWith({});
		const there = await deviceWith({ games: [recordWith(2, 'one'), recordWith(3, 'two')] });
		const { near, far } = await connected(here, there);
		near.onchange = () => {
			if (near.state.work?.what === 'restoring') near.stop();
		};
		near.agree(true);
		far.agree(true);
		await until(() => near.over && far.over);
		expect(near.state).toMatchObject({ end: 'stopped' });
		expect(near.state.result).toBeUndefined();
		expect(await gamesIn(here)).toEqual([]);
		expect(await gamesIn(there)).toHaveLength(2);
	});

	it('end at once when the user cancels while the database doesn’t answer, and store nothing', async () => {
		const here = await deviceWith({});
		const there = await deviceWith({ games: [recordWith(2, 'one')] });
		const stored = vi.fn();
		const restoring = vi.spyOn(here, 'restoreBackup').mockImplementation(
			(_, __, signal) =>
				new Promise((resolve) => {
					signal?.addEventListener('abort', () => {
						stored();
						resolve(fail({ code: 'stopped' }));
					});
				})
		);
		const { near, far } = await connected(here, there);
		near.agree(true);
		far.agree(true);
		await until(() => restoring.mock.calls.length > 0);
		near.stop();
		await until(() => near.over && far.over);
		expect(stored).toHaveBeenCalledOnce();
		expect(near.state).toMatchObject({ end: 'stopped' });
		expect([near.state.result, near.state.trouble]).toEqual([undefined, undefined]);
	});
});

/** Both agree, and the connection ends after so many messages to the first device. */
async function connectedUntil(here: GameStore, there: GameStore, count: number) {
	const pair = await connected(here, there);
	let left = count;
	pair.ends[0].addEventListener('message', () => {
		if (left-- === 0) pair.ends[0].close();
	});
	pair.near.agree(true);
	pair.far.agree(true);
	setTimeout(() => {
		pair.ends[1].close();
	}, 300);
	return pair;
}
