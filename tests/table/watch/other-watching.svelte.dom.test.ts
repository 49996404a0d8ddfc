import { flushSync } from 'svelte';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CameraSeen } from '../../../src/lib/follow/camera';
import { tileId } from '../../../src/lib/engine/tile';
import { eventSchema } from '../../../src/lib/rules/catalogue';
import { LAID } from '../../../src/lib/rules/base/events';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { WAIT } from '../../../src/lib/table/watch/countdown.svelte';
import { OtherWatching } from '../../../src/lib/table/watch/other-watching.svelte';
import { entersSure } from '../../../src/lib/table/watch/watch-settings';
import { headerFor } from '../../record/support';
import { liveGameOf } from './followed.svelte';
import { ON_ROAD, roadSeen } from './made-up-watcher';

/** What a camera on another device says, in tests only. */
class Told {
	reachable = $state(true);
	seen = $state.raw<CameraSeen>();
	readonly refuse = vi.fn();
}

let stop = (): void => undefined;

/** A game of two at its start, whose table another device's camera follows. */
async function follow() {
	const live = await liveGameOf({ header: headerFor('watched'), entries: [] });
	const camera = new Told();
	const watching = new OtherWatching(live, camera);
	stop = $effect.root(() => {
		$effect(() => {
			watching.hear();
		});
		$effect(() => {
			watching.proposals.keepDraft();
		});
		$effect(() => {
			watching.waitIfSure(true);
		});
	});
	const says = (seen: CameraSeen) => {
		camera.seen = seen;
		flushSync();
	};
	const sees = (after: number, ...news: ReturnType<typeof roadSeen>[]) => {
		says({ after, sees: { kind: 'still', news, differences: [] } });
	};
	return { live, camera, watching, says, sees };
}

afterEach(() => {
	stop();
	entersSure.on = false;
	vi.useRealTimers();
});

describe('what another device’s camera sees', () => {
	it('is the turn of whoever is to move, and one yes writes it', async () => {
		const { live, watching, sees } = await follow();
		sees(0, roadSeen({ figure: ON_ROAD }));
		expect(live.entry.draft).toMatchObject({ tile: 'base-U', spot: { x: 1, y: 0 } });
		expect(live.log.events).toEqual([]);
		const [first] = watching.proposals.now?.tiles ?? [];
		if (!first) throw new Error('Nothing is proposed.');
		await watching.enter(first);
		expect(live.log.events).toMatchObject([{ type: LAID, player: 0, tile: 'base-U' }]);
	});

	it('comes too late once something else was entered, also by a player beside it', async () => {
		const { live, watching, sees } = await follow();
		sees(0, roadSeen());
		expect(watching.proposals.now).toBeDefined();
		const beside = { type: LAID, player: 0, tile: tileId('base-U'), x: -1, y: 0, rotation: 0 };
		await live.writer.write(v.parse(eventSchema, beside));
		flushSync();
		expect(live.log.events).toHaveLength(1);
		expect([watching.proposals.now, live.entry.draft]).toEqual([undefined, EMPTY_DRAFT]);
		sees(0, roadSeen());
		expect(watching.proposals.now).toBeUndefined();
		sees(1, roadSeen());
		expect(watching.proposals.now?.tiles).toHaveLength(2);
	});

	it('stays proposed while a hand comes back, and goes with its tile', async () => {
		const { watching, says, sees } = await follow();
		sees(0, roadSeen());
		says({ after: 0, sees: { kind: 'moving' } });
		expect([watching.sight, watching.proposals.now?.sure]).toEqual(['moving', true]);
		sees(0);
		expect([watching.sight, watching.proposals.now]).toEqual(['still', undefined]);
	});

	it('isn’t proposed while its phone is out of reach, or its camera off', async () => {
		const { camera, watching, says, sees } = await follow();
		sees(0, roadSeen());
		camera.reachable = false;
		flushSync();
		expect([watching.sight, watching.proposals.now]).toEqual([undefined, undefined]);
		camera.reachable = true;
		flushSync();
		expect(watching.proposals.now).toBeDefined();
		says({ after: 0, sees: null });
		expect(watching.proposals.now).toBeUndefined();
	});

	it('that is no tile isn’t proposed again, and the camera is told', async () => {
		const { camera, watching, sees } = await follow();
		sees(0, roadSeen());
		watching.dismiss();
		expect(camera.refuse).toHaveBeenCalledWith({ x: 1, y: 0 });
		sees(0, roadSeen({ margin: 5 }));
		expect(watching.proposals.now).toBeUndefined();
	});

	it('is entered unasked where the table chose that, after the same wait, and taken back whole', async () => {
		vi.useFakeTimers();
		entersSure.on = true;
		const { live, watching, sees } = await follow();
		sees(0, roadSeen({ figure: ON_ROAD }));
		await vi.advanceTimersByTimeAsync(WAIT - 1);
		expect(live.log.events).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(live.log.events).toHaveLength(1);
		flushSync();
		expect(watching.undoable).toBeDefined();
		await watching.undoEntered();
		expect(live.log.events).toEqual([]);
	});

	it('isn’t entered unasked for a player who was chosen by hand: the camera looked for another’s figure', async () => {
		vi.useFakeTimers();
		entersSure.on = true;
		const { live, watching, sees } = await follow();
		sees(0, roadSeen({ figure: ON_ROAD }));
		live.entry.choosePlayer(1);
		live.entry.layOut({ player: 1 });
		sees(0, roadSeen({ figure: ON_ROAD, margin: 5 }));
		flushSync();
		expect(watching.countdown.runs).toBe(false);
	});

	it('isn’t entered against a rule, whatever the camera says: it waits to be confirmed', async () => {
		const { live, watching, sees } = await follow();
		const [lay] = roadSeen().lays;
		if (!lay) throw new Error('There is no lay.');
		const far = { x: 7, y: 7 };
		sees(0, roadSeen({ spot: far, lays: [{ ...lay, spot: far }] }));
		const [first] = watching.proposals.now?.tiles ?? [];
		if (first) await watching.enter(first);
		expect(live.log.events).toEqual([]);
	});
});
