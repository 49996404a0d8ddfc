import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { fileOfLines, linesOf } from '../../src/lib/follow/lines';
import { type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { readIncoming, type Incoming } from '../../src/lib/share/incoming';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { bringOver, connected, deviceWith, gamesIn } from '../devices/support';
import { must, recordWith } from '../store/support';

/** Names as other versions may have stored them, with what nobody sees. */
const PAIRS: readonly (readonly [string, string])[] = [
	['\u202aAnn\u202c', 'Ann\u202eabc'],
	['\u200dمی\u200c\u200cخواهم', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u2069']
];

function recordOf(turns: number, names: readonly string[]): GameRecord {
	const { header, entries } = recordWith(turns);
	const players = header.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
	return { header: { ...header, players }, entries };
}

const fileOf = (text: string): Blob => new Blob([text], { type: 'application/json' });

const ways: readonly [string, (record: GameRecord) => Promise<Blob | string> | Blob | string][] = [
	['its file', (record) => fileOf(makeGameFile(record))],
	['its link', async (record) => linkOf(await packGame(record), 'https://tilekeep.example/open/')],
	['the lines that followers get', (record) => fileOf(fileOfLines(linesOf(record)))]
];

describe.each(PAIRS)('a game with names that hold what nobody sees: %j and %j', (...names) => {
	const short = recordOf(4, names);
	const long = recordOf(6, names);

	it.each(ways)('is the same game by %s, and makes no copy', async (_, by) => {
		const store = await deviceWith({ games: [short] });
		const read = await readIncoming(await by(short), 'file');
		const received = gameIn(read.ok ? read.value : undefined);
		expect(received.header.players).toEqual(short.header.players);
		expect(await must(store.add(received))).toMatchObject({ how: 'already-here' });
		expect(await must(store.add(long))).toMatchObject({ how: 'continued' });
		expect((await must(store.exportAll())).games).toEqual([long]);
	});

	it('is the same game on a second device', async () => {
		const here = await deviceWith({ games: [short] });
		const there = await deviceWith({ games: [long] });
		await bringOver(await connected(here, there));
		expect(await gamesIn(here)).toEqual(await gamesIn(await deviceWith({ games: [long] })));
		expect(await gamesIn(there)).toEqual(await gamesIn(here));
	});
});

function gameIn(incoming: Incoming | undefined): GameRecord {
	if (incoming?.kind !== 'game') throw new Error('No game was read.');
	return incoming.record;
}
