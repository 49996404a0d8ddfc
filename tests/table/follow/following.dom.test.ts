import { waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { linesOf } from '../../../src/lib/follow/lines';
import { KeeperMirror } from '../../../src/lib/follow/mirror';
import { RelayFollower } from '../../../src/lib/follow/relay/follower';
import { linksTo, newRoom } from '../../../src/lib/follow/relay/keeper';
import { relayLinkText } from '../../../src/lib/follow/relay/link';
import { CLOCK } from '../../../src/lib/record';
import { gameFileWords } from '../../../src/lib/words/en/game-file';
import { following } from '../../../src/lib/table/follow/following.svelte';
import { channels, connectingBy, talkOn } from '../../follow/channels';
import { loaded, recordWith } from '../../store/support';

const whole = recordWith(8);
const lines = linesOf(whole);
/** The game as an app writes it that knows another kind of entry. */
const newer = lines.map((line, at) =>
	at === 6 ? line.replace(/"type":"[^"]*"/, '"type":"base/invented"') : line
);

/** A keeper's table that is followed, showing these lines at first. */
async function followed(shown: readonly string[]): Promise<KeeperMirror> {
	const [near, far] = channels();
	const keeper = new KeeperMirror();
	keeper.show(shown);
	keeper.attach(talkOn(near));
	await following.adopt(connectingBy(near), talkOn(far));
	return keeper;
}

/** Number of entries on the screen. */
async function shown(): Promise<number> {
	const now = following.shown;
	return now ? (await loaded(now.store, now.id)).record.entries.length : 0;
}
const shows = (count: number) =>
	waitFor(async () => {
		expect(await shown()).toBe(count);
	});

afterEach(() => {
	following.leave();
	vi.restoreAllMocks();
});

describe('who follows with an older app', () => {
	it('sees the table up to the entry that it doesn’t know, and is told why no further', async () => {
		await followed(newer);
		await shows(5);
		const { refused } = following;
		if (!refused) throw new Error('Nothing was refused.');
		expect(gameFileWords.refused(refused)).toMatch(/newer/);
	});

	it('keeps seeing the table as it was when such an entry comes, and goes on once it is gone', async () => {
		const keeper = await followed(lines.slice(0, 6));
		await shows(5);
		keeper.show(newer.slice(0, 7));
		await waitFor(() => {
			expect(following.refused).toBeDefined();
		});
		expect(await shown()).toBe(5);
		keeper.show(newer);
		keeper.show(lines);
		await shows(8);
		expect(following.refused).toBeUndefined();
	});
});

describe('a followed game', () => {
	it('goes on in the same table, entry by entry', async () => {
		const keeper = await followed(lines.slice(0, 4));
		await shows(3);
		const table = following.shown;
		for (const count of [4, 5, 8]) {
			keeper.show(lines.slice(0, count + 1));
			await shows(count);
		}
		expect(following.shown).toBe(table);
		expect(following.record).toEqual(whole);
	});

	it('is shown anew where an entry that was shown is another now', async () => {
		const keeper = await followed(lines);
		await shows(8);
		keeper.show(lines.slice(0, 5));
		await shows(4);
		expect(following.refused).toBeUndefined();
	});

	it('isn’t waited for after its chess clock was asked to stop: it may stand already', async () => {
		await followed(lines);
		await shows(8);
		vi.spyOn(following.own, 'propose').mockResolvedValue('written');
		const wait = vi.spyOn(globalThis, 'setTimeout');
		expect(await following.propose({ type: CLOCK, did: 'paused' })).toBe('written');
		expect(wait).not.toHaveBeenCalled();
	});

	it('shows no tile in hand any more that a relay brings late', async () => {
		const opened = vi.spyOn(RelayFollower, 'open').mockReturnValue(new Promise(() => undefined));
		const { watch } = await linksTo(await newRoom());
		void following.answer(relayLinkText(watch, 'https://app.example/open/'));
		await waitFor(() => {
			expect(opened).toHaveBeenCalled();
		});
		const told = opened.mock.calls[0]?.[2];
		const [first, second] = [tileId('base-U'), tileId('base-V')];
		told?.ontile({ after: 3, tile: first });
		expect(following.tile.after(3)).toBe(first);
		following.leave();
		told?.ontile({ after: 3, tile: second });
		expect(following.tile.after(3)).not.toBe(second);
	});
});
