import { describe, expect, it } from 'vitest';
import { fileOfLines, linesOf } from '../../src/lib/follow/lines';
import { effectiveLog, gameId, replayRecord, type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { BackupReader, makeBackup } from '../../src/lib/record/backup';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { DECLARED_EXPANSIONS } from '../../src/lib/rules/declared';
import { findPackedGame, linkOf } from '../../src/lib/share/link';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { recordsOf } from '../record/records';
import { START_TIME } from '../record/support';
import { recordOfSample } from '../review/support';
import { stateOf } from '../tools/games/game-state';
import '../tools/games/all-expansions';

/* Games with dragon, towers, sieges, festivals and phantoms pass through files, links, backups and to followers as they are. */

const SIX = ['princess-and-dragon', 'tower', 'shrines', 'siege', 'festival', 'phantom'];
const FILES = ['dragon', 'tower', 'cult', 'siege', 'festival', 'phantom'];
/** What stood and lay on tables in progress. */
const BUILT = [
	'on-an-existing-table-towers-and-prisoners-are-entered',
	'the-dragon-goes-six-tiles-or-into-a-dead-end'
];
/** What no recorded game among the first ones has. */
const PLAYED = [
	'a-festival-takes-a-meeple-home-from-a-tower',
	'the-fairy-beside-a-meeple-on-a-tower-pays-1-and-never-3'
];
/** A link holds games only with ids as the app makes them. */
const withId = (record: GameRecord, index: number): GameRecord => ({
	...record,
	header: { ...record.header, id: gameId(String(index).padStart(20, '0')) }
});
const RECORDS = [
	...FILES.flatMap((file) => recordsOf(file).slice(0, 4)),
	...PLAYED.map(recordOfSample),
	...BUILT.map(recordOfSample).map(({ header, entries }) => ({
		header: { ...header, found: true as const },
		entries
	}))
].map(withId);

const eventsOf = ({ entries }: GameRecord) =>
	effectiveLog(entries).events.flatMap((event) => [
		event,
		...('choices' in event ? (event.choices ?? []) : [])
	]);

it('they have every event of the six expansions', () => {
	const declared = DECLARED_EXPANSIONS.filter(({ id }) => SIX.includes(id)).flatMap(({ events }) =>
		events.map(({ type }) => type)
	);
	const found = new Set<string>(RECORDS.flatMap(eventsOf).map(({ type }) => type));
	expect(declared.filter((type) => !found.has(type))).toEqual([]);
	expect(declared.length).toBeGreaterThan(12);
});

describe.each(
	RECORDS.map((record, index) => [FILES[Math.floor(index / 4)] ?? 'samples', record] as const)
)('a game of %s', (_, record) => {
	const same = (back: GameRecord) => {
		expect(back).toEqual(record);
		expect(stateOf(replayRecord(back).game)).toEqual(stateOf(replayRecord(record).game));
	};

	it('passes through a file', () => {
		const parsed = parseGameFile(makeGameFile(record));
		if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
		same(parsed.value);
	});

	it('passes through a link', async () => {
		const link = linkOf(await packGame(record), 'https://tilekeep.example/open/');
		const packed = findPackedGame(link);
		if (!packed) throw new Error('The link holds no game.');
		const back = await unpackGame(packed);
		if (!back.ok) throw new Error(JSON.stringify(back.error));
		same(back.value);
	});

	it('passes through a backup, which also a second device gets', () => {
		const reader = new BackupReader();
		const about = { made: START_TIME, unread: [], told: [], people: [], evenings: [], photos: [] };
		for (const line of makeBackup({ ...about, games: [record] })) {
			const problem = reader.next(line);
			if (problem) throw new Error(JSON.stringify(problem));
		}
		const read = reader.end();
		if (!read.ok) throw new Error(JSON.stringify(read.error));
		const [back] = read.value.games;
		if (back) same(back);
		expect(read.value.games).toHaveLength(1);
	});

	it('passes to followers line by line', () => {
		const parsed = parseGameFile(fileOfLines(linesOf(record)));
		if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
		same(parsed.value);
	});
});
