import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { product, type Homography } from '../../../src/lib/snap/grid/homography';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { headerFor } from '../../record/support';
import { followTable, liveGameOf } from './followed.svelte';
import { frameAt, ON_ROAD, roadSeen, VIEW } from './made-up-watcher';

let stop = (): void => undefined;

/** A game of two at its start, followed by a camera that was set up. */
async function follow() {
	const live = await liveGameOf({ header: headerFor('watched'), entries: [] });
	const followed = await followTable(live);
	stop = followed.stop;
	return { live, ...followed };
}

afterEach(() => {
	stop();
});

describe('setting up', () => {
	it('follows from where the board was found', async () => {
		const { watcher, watching } = await follow();
		expect(watching.step).toBe('following');
		expect(watcher.views).toEqual([VIEW]);
		expect(watcher.tables.at(-1)?.laid).toHaveLength(1);
	});

	it('asks for the corners once the board wasn’t found three times', async () => {
		const { watcher, watching, look } = await follow();
		watcher.found = { view: undefined, problems: ['dark'] };
		watching.setUpAgain();
		await look();
		expect(watching.search.problems).toEqual(['dark']);
		expect(watching.search.asksCorners).toBe(false);
		await look();
		await look();
		expect(watching.search.asksCorners).toBe(true);
	});
});

describe('lines that were set by the start tile alone', () => {
	/** Roads to the east and to the west of the start tile, until so many tiles lie. */
	async function layRoads(live: LiveGame, tiles: number): Promise<void> {
		for (let laid = live.game.board.order.length; laid < tiles; laid++) {
			const x = laid % 2 === 0 ? -laid / 2 : (laid + 1) / 2;
			live.entry.layOut({ tile: tileId('base-U'), spot: { x, y: 0 }, rotation: 0 });
			await live.entry.layAlone();
			flushSync();
		}
	}

	/** The view in which the spots lie so many tiles farther to the right. */
	const moved = (tiles: number): Homography => product(VIEW, [1, 0, tiles, 0, 1, 0, 0, 0, 1]);

	it('are looked for again once four tiles lie', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.found = { view: moved(0.1), problems: [] };
		await layRoads(live, 3);
		await look();
		expect(watcher.views).toEqual([VIEW]);
		await layRoads(live, 4);
		await look();
		expect(watcher.views).toEqual([VIEW]);
		// In the next picture: the bytes of this one are the watcher’s.
		await look();
		expect(watcher.views).toEqual([VIEW, moved(0.1)]);
		await layRoads(live, 5);
		await look();
		await look();
		expect(watcher.views).toHaveLength(2);
		expect(watching.shouldSetUpAgain).toBe(false);
	});

	it('stay where the board would be elsewhere, and are set up again by hand', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.found = { view: moved(0.4), problems: [] };
		await layRoads(live, 4);
		expect(watching.shouldSetUpAgain).toBe(false);
		await look();
		await look();
		expect(watcher.views).toEqual([VIEW]);
		expect(watching.shouldSetUpAgain).toBe(true);
		// A further tile may say where it is.
		watcher.found = { view: moved(-0.1), problems: [] };
		await look();
		expect(watcher.views).toEqual([VIEW]);
		await layRoads(live, 5);
		await look();
		await look();
		expect(watcher.views).toEqual([VIEW, moved(-0.1)]);
		expect(watching.shouldSetUpAgain).toBe(false);
	});

	it('are left alone while a new tile is proposed', async () => {
		const { live, watcher, look } = await follow();
		watcher.found = { view: moved(0.1), problems: [] };
		await layRoads(live, 4);
		watcher.sees(roadSeen({ spot: { x: 3, y: 0 } }));
		await look();
		await look();
		expect(watcher.views).toEqual([VIEW]);
	});
});

describe('what the camera sees', () => {
	it('becomes a sure turn in the draft, and one yes writes it', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		expect(live.entry.draft).toEqual({
			tile: 'base-U',
			spot: { x: 1, y: 0 },
			rotation: 0,
			deploy: { piece: 'follower', segment: 0 }
		});
		const [first] = watching.proposals.now?.tiles ?? [];
		if (first) await watching.enter(first);
		flushSync();
		expect(live.log.events).toHaveLength(1);
		expect([...live.game.pieces]).toHaveLength(1);
		expect(watching.proposals.now).toBeUndefined();
		expect(watcher.tables.at(-1)?.laid).toHaveLength(2);
	});

	it('follows the tile, and goes when it is taken away', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.sees(roadSeen());
		await look();
		const elsewhere = { spot: { x: -1, y: 0 } };
		watcher.sees(
			roadSeen({ ...elsewhere, lays: roadSeen().lays.map((lay) => ({ ...lay, ...elsewhere })) })
		);
		await look();
		expect(live.entry.draft.spot).toEqual({ x: -1, y: 0 });
		watcher.sees();
		await look();
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
		expect(watching.proposals.now).toBeUndefined();
	});

	it('says nothing any more once a turn was entered meanwhile', async () => {
		const { live, watcher, watching } = await follow();
		watcher.sees(roadSeen());
		let see = (): void => undefined;
		watcher.waits = new Promise<void>((resolve) => (see = resolve));
		const looked = watching.take(frameAt(1));
		live.entry.layOut({ tile: tileId('base-E'), spot: { x: 0, y: -1 }, rotation: 2 });
		await live.entry.layAlone();
		see();
		await looked;
		flushSync();
		expect(live.log.events).toHaveLength(1);
		expect(watching.proposals.now).toBeUndefined();
	});

	it('is a choice where it isn’t sure, and lays nothing out', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.sees(roadSeen({ margin: 0.5 }));
		await look();
		expect(watching.proposals.now?.tiles).toHaveLength(2);
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
	});

	it('never replaces what is entered by hand, and waits until that is done', async () => {
		const { live, watcher, watching, look } = await follow();
		live.entry.chooseSpot({ x: 0, y: -1 });
		watcher.sees(roadSeen());
		await look();
		expect(watching.proposals.now).toBeUndefined();
		expect(live.entry.draft.spot).toEqual({ x: 0, y: -1 });
		live.entry.layOut({});
		flushSync();
		expect(live.entry.draft.tile).toBe('base-U');
	});

	it('gives way where the draft is changed by hand, so that undo reaches earlier turns', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		await live.entry.undo();
		flushSync();
		expect(live.entry.draft.deploy).toBeUndefined();
		expect(watching.proposals.now).toBeUndefined();
		await live.entry.undo();
		await live.entry.undo();
		await look();
		expect(live.entry.draft.tile).toBeUndefined();
	});

	it('is proposed again only once a tile that is none was away', async () => {
		const { watcher, watching, look } = await follow();
		watcher.sees(roadSeen());
		await look();
		watching.dismiss();
		expect(watcher.refused).toEqual([{ x: 1, y: 0 }]);
		await look();
		expect(watching.proposals.now).toBeUndefined();
		watcher.sees();
		await look();
		watcher.sees(roadSeen());
		await look();
		expect(watching.proposals.now).toBeDefined();
	});

	it('of two tiles proposes one, and the other first where somebody says so', async () => {
		const { watcher, watching, look } = await follow();
		const west = { spot: { x: -1, y: 0 } };
		watcher.sees(
			roadSeen(),
			roadSeen({ ...west, lays: roadSeen().lays.map((lay) => ({ ...lay, ...west })) })
		);
		await look();
		expect(watching.proposals.more).toBe(1);
		watching.proposals.swap();
		flushSync();
		expect(watching.proposals.now?.spot).toEqual({ x: -1, y: 0 });
		await look();
		expect(watching.proposals.now?.spot).toEqual({ x: -1, y: 0 });
	});

	it('of two tiles goes on proposing the one that was seen first, however sure the other is', async () => {
		const { watcher, watching, look } = await follow();
		const spot = { x: -1, y: 0 };
		const west = roadSeen({ spot, lays: roadSeen().lays.map((lay) => ({ ...lay, spot })) });
		watcher.sees(roadSeen());
		await look();
		watcher.sees({ ...west, odds: 9 }, roadSeen({ margin: 1 }));
		await look();
		expect(watching.proposals.now?.spot).toEqual({ x: 1, y: 0 });
		watcher.sees(west);
		await look();
		expect(watching.proposals.now?.spot).toEqual(spot);
	});

	it('of an unknown tile leaves only the way by hand', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.sees(roadSeen({ lays: [] }));
		await look();
		expect(watching.proposals.now?.tiles).toEqual([]);
		watching.proposals.byHand();
		expect(live.entry.draft).toEqual({ spot: { x: 1, y: 0 } });
	});
});

describe('after five minutes without movement', () => {
	it('the camera is off and the screen dark, and one tap begins again', async () => {
		const { watching, watcher, look } = await follow();
		const now = performance.now();
		await look(now + 4 * 60_000);
		expect(watching.idle).toBe(false);
		watcher.sight = { kind: 'moving' };
		await look(now + 5 * 60_000);
		watcher.sees();
		await look(now + 9 * 60_000);
		expect([watching.idle, watching.dark]).toEqual([false, false]);
		await look(now + 11 * 60_000);
		expect([watching.idle, watching.dark]).toEqual([true, true]);
		expect(watching.camera.stream).toBeUndefined();
		watching.goOn();
		expect([watching.idle, watching.dark]).toEqual([false, false]);
	});

	it('the camera is off as well where no picture can be read', async () => {
		const { watching, watcher, look } = await follow();
		watcher.sight = { kind: 'moving' };
		await look();
		watcher.sight = undefined;
		await look(performance.now() + 6 * 60_000);
		expect([watching.broken, watching.idle]).toEqual([true, true]);
	});

	it('the camera is off in the set-up, too', async () => {
		const { watching, watcher, look } = await follow();
		watcher.sight = { kind: 'moving' };
		await look();
		watching.setUpAgain();
		await look(performance.now() + 6 * 60_000);
		expect(watching.idle).toBe(true);
	});
});
