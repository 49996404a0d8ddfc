import { waitFor } from '@testing-library/svelte';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { fileOfLines, linesOf } from '../../../src/lib/follow/lines';
import { FollowerMirror, KeeperMirror } from '../../../src/lib/follow/mirror';
import { EMPTY_DRAFT, replayRecord, type GameRecord } from '../../../src/lib/record';
import { parseGameFile } from '../../../src/lib/record/parse-file';
import type { GameStore } from '../../../src/lib/store';
import { Followers } from '../../../src/lib/table/follow/followers.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { acceptTransfer, reclaimGame } from '../../../src/lib/table/sharing/transfer';
import { bringOver, connected, deviceWith, gamesIn } from '../../devices/support';
import { channels, connectingBy, talkOn } from '../../follow/channels';
import { randomTurn, seededRandom } from '../../record/support';
import { loaded, must, recordWith } from '../../store/support';

const record = recordWith(4);

/** The game of a device at its table, where turns are entered. */
async function tableOn(store: GameStore): Promise<LiveGame> {
	const kept = await loaded(store, record.header.id);
	const live = new LiveGame(store, kept.record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

async function enters(live: LiveGame, seed: number): Promise<void> {
	const { game } = replayRecord(live.record);
	expect(await live.writer.write(randomTurn(game, seededRandom(seed)))).toBe(true);
}

it('two who both keep a game, as one took it back while the other took it, lose nothing: each gets a copy of the other’s', async () => {
	const [here, there] = [await deviceWith({ games: [record] }), await deviceWith({})];
	const live = await tableOn(here);
	const followers = new Followers(new KeeperMirror(), () => expect.unreachable());
	followers.attach(live);
	const [near, far] = channels();
	followers.add(connectingBy(near), talkOn(near));
	let seen: readonly string[] = [];
	new FollowerMirror(
		talkOn(far),
		(lines) => (seen = lines),
		() => expect.unreachable()
	);
	await followers.hand(followers.all[0]?.id ?? NaN);
	await waitFor(() => {
		expect(seen).toEqual(linesOf(live.record));
	});
	const handed = parseGameFile(fileOfLines(seen));
	if (!handed.ok) throw new Error(handed.error.code);

	near.close();
	expect(await reclaimGame(live)).toBe(true);
	await must(acceptTransfer(there, handed.value));
	const other = await tableOn(there);
	await enters(live, 1);
	await enters(other, 2);
	const both: readonly GameRecord[] = [live.record, other.record];
	expect(JSON.stringify(both[0])).not.toBe(JSON.stringify(both[1]));

	await bringOver(await connected(here, there));
	const games = await gamesIn(here);
	expect(games).toHaveLength(2);
	expect(await gamesIn(there)).toEqual(games);
	for (const { entries } of both)
		expect(games.some((game) => game.includes(JSON.stringify(entries)))).toBe(true);
});
