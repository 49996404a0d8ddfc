import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { isAllLaid } from '../../../src/lib/table/turn/turn';
import { recordsOf } from '../../record/records';
import { headerFor } from '../../record/support';
import { followTable, liveGameOf } from './followed.svelte';
import { ON_ROAD, roadSeen } from './made-up-watcher';

let stop = (): void => undefined;

/** A game, of three at its start, followed by a camera that was set up. */
async function follow(record: GameRecord = { header: headerFor('watched', 3), entries: [] }) {
	const live = await liveGameOf(record);
	const followed = await followTable(live);
	stop = followed.stop;
	const sayYes = async () => {
		const [first] = followed.watching.proposals.now?.tiles ?? [];
		if (!first) throw new Error('Nothing is proposed.');
		await followed.watching.enter(first);
		flushSync();
	};
	return { live, sayYes, ...followed };
}

afterEach(() => {
	stop();
});

/** The same road to the west of the start tile. */
const westSeen = () => {
	const spot = { x: -1, y: 0 };
	return roadSeen({ spot, lays: roadSeen().lays.map((lay) => ({ ...lay, spot })) });
};

describe('a player who was chosen by hand', () => {
	it('makes the turn that is proposed; as by hand, it is said that it isn’t their turn', async () => {
		const { live, watcher, watching, look, sayYes } = await follow();
		live.entry.choosePlayer(2);
		flushSync();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		expect(live.entry.draft).toMatchObject({ player: 2, tile: 'base-U' });
		expect(watching.proposals.now?.sure).toBe(true);
		await sayYes();
		expect(live.entry.preview?.objections).toEqual([{ code: 'not-their-turn' }]);
		await live.entry.confirm();
		expect(live.log.events).toMatchObject([
			{ player: 2, tile: 'base-U', deploy: { piece: 'follower', segment: 0 } }
		]);
	});

	it('makes one that is chosen among several', async () => {
		const { live, watcher, look, sayYes } = await follow();
		live.entry.choosePlayer(2);
		flushSync();
		watcher.sees(roadSeen({ margin: 0.5 }));
		await look();
		await sayYes();
		await live.entry.confirm();
		expect(live.log.events).toMatchObject([{ player: 2 }]);
	});

	it('stays chosen when the tile is taken away, and when it is entered by hand', async () => {
		const { live, watcher, watching, look } = await follow();
		live.entry.choosePlayer(2);
		flushSync();
		watcher.sees(roadSeen());
		await look();
		watcher.sees();
		await look();
		expect(live.entry.draft).toEqual({ player: 2 });
		watcher.sees(roadSeen());
		await look();
		watching.proposals.byHand();
		expect(live.entry.draft).toEqual({ player: 2, spot: { x: 1, y: 0 } });
	});
});

describe('while something else is stored', () => {
	/** Something that stays on its way to the disk until it is let through. */
	function storing({ persisted, writer }: LiveGame) {
		const keep = persisted.keep.bind(persisted);
		let go = (): void => undefined;
		const waits = new Promise<void>((resolve) => (go = resolve));
		persisted.keep = async (...what) => {
			await waits;
			return keep(...what);
		};
		const written = writer.addManualPoints({
			why: 'mistake',
			reason: 'Miscounted',
			changes: [{ player: 0, points: 1 }]
		});
		return async () => {
			go();
			await written;
			flushSync();
		};
	}

	it('a sure turn isn’t laid out, and is with the next picture', async () => {
		const { live, watcher, watching, look } = await follow();
		const end = storing(live);
		watcher.sees(roadSeen());
		await look();
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
		await end();
		await look();
		expect(live.entry.draft.tile).toBe('base-U');
		expect(watching.proposals.now?.sure).toBe(true);
	});

	it('a tap enters nothing else than what was tapped, and what is proposed stays', async () => {
		const { live, watcher, watching, look } = await follow();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		const bare = watching.proposals.now?.otherFigures.find(({ figure }) => !figure);
		if (!bare) throw new Error('Nothing is proposed without a figure.');
		const end = storing(live);
		expect(await watching.enter(bare)).toBe(false);
		await end();
		await look();
		expect(live.game.board.order).toHaveLength(1);
		expect(watching.proposals.now?.sure).toBe(true);
		await watching.enter(bare);
		expect(live.log.events.at(-1)).toMatchObject({ tile: 'base-U' });
		expect(live.game.pieces.size).toBe(0);
	});

	it('a tile that is taken away goes once that is stored', async () => {
		const { live, watcher, look } = await follow();
		watcher.sees(roadSeen());
		await look();
		const end = storing(live);
		watcher.sees();
		await look();
		await end();
		await look();
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
	});
});

describe('when the game changes', () => {
	it('the second of two tiles waits for a picture in which its own player’s figure was looked for', async () => {
		const { live, watcher, watching, look, sayYes } = await follow();
		watcher.sees(roadSeen({ bare: 0.99 }), { ...westSeen(), bare: 0.99 });
		await look();
		await sayYes();
		expect(live.entry.mover).toBe(1);
		expect(watching.proposals.now).toBeUndefined();
		watcher.sees({ ...westSeen(), figure: ON_ROAD });
		await look();
		const [first] = watching.proposals.now?.tiles ?? [];
		expect(first).toMatchObject({ spot: { x: -1, y: 0 }, figure: { segment: 0 } });
	});

	it('by other rulings, the same turn is proposed again', async () => {
		const { live, watcher, watching, look } = await follow();
		live.entry.layOut({ tile: tileId('base-U'), spot: { x: -1, y: 0 }, rotation: 0 });
		await live.entry.layAlone();
		watcher.sees(roadSeen());
		await look();
		const rulings = { ...live.header.rulings, farmers: 'off' };
		expect(await live.writer.amend({ edits: [], rulings })).toBe(true);
		flushSync();
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
		await look();
		expect(watching.proposals.now?.sure).toBe(true);
		expect(live.entry.draft.tile).toBe('base-U');
	});

	it('by a redo, the same turn is proposed again', async () => {
		const { live, watcher, watching, look } = await follow();
		live.entry.layOut({ tile: tileId('base-U'), spot: { x: -1, y: 0 }, rotation: 0 });
		await live.entry.layAlone();
		await live.entry.undo();
		live.entry.layOut(EMPTY_DRAFT);
		watcher.sees(roadSeen());
		await look();
		await live.writer.redo();
		flushSync();
		await look();
		expect(live.log.events).toHaveLength(1);
		expect(watching.proposals.now?.sure).toBe(true);
	});
});

describe('once all tiles are laid', () => {
	/** The beginning of a recorded game, without so many of its last turns. */
	const withoutLast = (turns: number): GameRecord => {
		const [record] = recordsOf('base');
		if (!record) throw new Error('There is a recorded game.');
		const played = record.entries.filter(({ event }) => event.type === 'base/laid');
		return { header: record.header, entries: played.slice(0, played.length - turns) };
	};
	const FAR = { x: 40, y: 0 };

	it.each([
		['none', 0, false],
		['one is left', 1, true]
	])('nothing is proposed, as final scoring comes next: %s', async (_, left, isProposed) => {
		const { live, watcher, watching, look } = await follow(withoutLast(left));
		expect(isAllLaid(live.game)).toBe(!isProposed);
		watcher.sees(roadSeen({ spot: FAR }));
		await look();
		expect(watching.proposals.now !== undefined).toBe(isProposed);
	});
});
