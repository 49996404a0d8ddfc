import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import app from '../../../package.json' with { type: 'json' };
import { tileId } from '../../../src/lib/engine/tile';
import { type GameRecord } from '../../../src/lib/record';
import { makeGameFile } from '../../../src/lib/record/game-file';
import type { Backup } from '../../../src/lib/record/backup';
import { usualRulingsFor, type TableEvent } from '../../../src/lib/rules/catalogue';
import { backupFile } from '../../../src/lib/share/backup';
import { linkOf } from '../../../src/lib/share/link';
import { packGame } from '../../../src/lib/share/pack';
import { FOLDER, resultOf } from '../../formats/examples';
import { recordsOf } from '../../record/records';
import { headerFor, START_TIME, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { hexId, timed } from '../../share/evenings';
import { seededRandom } from '../games/seeded-random';

/*
 * `npm run keep`: writes games as this version stores and shares them to the kept files, with what they came to. Once, for a
 * version whose formats grew: what is there already is never written again.
 */

/** Samples with the events that this version added. */
const SAMPLES = [
	'a-bazaar-drawn-during-a-round-has-its-auction-after-it',
	'a-bridge-between-two-roads-joins-them',
	'a-castle-is-no-city-for-the-king',
	'a-lying-abbot-gets-little-buildings-on-his-tile-and-around-it',
	'a-number-under-the-big-top-pays-each-meeple-around',
	'a-pyramid-pays-5-for-each-acrobat-and-all-go-home',
	'a-table-may-leave-out-the-auction-of-a-bazaar',
	'a-wolf-drives-away-all-sheep-and-shepherds-of-a-field',
	'at-a-bazaar-tiles-are-sold-or-kept-and-laid-in-turn',
	'of-a-city-of-6-and-a-road-of-4-red-chooses-the-city-for-the-castle',
	'on-a-table-in-progress-bridges-and-castles-are-entered',
	'on-a-table-in-progress-tokens-lie-beside-their-shepherd',
	'sheep-that-nobody-told-pay-nothing-by-themselves',
	'the-big-top-and-acrobats-of-a-table-in-progress',
	'tokens-found-in-mouths-join-them-on-a-table-in-progress',
	'two-tokens-alike-join-two-mouths-and-complete-a-road'
];
/** A design of a custom box. */
const BEND = { line: 'C:N+ R:SW F:2347 F:56', name: 'Bend', count: 2 } as const;
/** A game that is played with it. */
const withCustomBox: GameRecord = withEvents(
	{
		header: headerFor('custom-box', 2, { told: [{ ...BEND, id: tileId('promo-1') }] }),
		entries: []
	},
	[
		{
			type: 'base/laid',
			player: 0,
			tile: tileId('promo-1'),
			told: { line: BEND.line, name: BEND.name },
			x: 0,
			y: -1,
			rotation: 2
		}
	]
);
/** Whole games, by the names of their files. */
const RECORDED = [
	...recordsOf('hills')
		.slice(0, 1)
		.map((record) => ['hills-and-sheep', record] as const),
	...recordsOf('bridges')
		.slice(0, 1)
		.map((record) => ['bridges', record] as const),
	['custom-box', withCustomBox]
] as const;
const ORIGIN = 'https://tilekeep.example';

/** Some samples play with a bag of their own, which a game of the app doesn't have. */
const overruled = (event: TableEvent): TableEvent =>
	event.type === 'base/laid' ? { ...event, overruled: ['none-left'] } : event;

/** The games to keep by the names of their files, with ids and times as the app makes them. */
function games(): readonly (readonly [file: string, record: GameRecord])[] {
	const samples = readSamples().flatMap(([name, sample]): [string, GameRecord][] => {
		if (!SAMPLES.includes(name)) return [];
		const { box, expansions, found, players } = sample;
		const rulings = { ...usualRulingsFor(expansions), ...sample.rulings };
		const more = { box, expansions, rulings, ...(found && { found }) };
		const header = headerFor(name, players, more);
		return [[name, withEvents({ header, entries: [] }, sample.events.map(overruled))]];
	});
	return [...samples, ...RECORDED].map(([name, record], index) => {
		const rng = seededRandom(index);
		const { header, entries } = timed(record, rng);
		return [`${name}.json`, { header: { ...header, id: hexId(rng) }, entries }];
	});
}

async function keep(folder: string): Promise<void> {
	if (existsSync(folder)) throw new Error(`${folder} is there already.`);
	mkdirSync(folder);
	const write = (file: string, content: string | Uint8Array): void => {
		writeFileSync(`${folder}/${file}`, content);
	};
	const kept = games();
	for (const [file, record] of kept) write(file, makeGameFile(record));
	const links = kept.map(async ([file, record]) => [file, linkOf(await packGame(record), ORIGIN)]);
	write('links.json', jsonOf(Object.fromEntries(await Promise.all(links)) as object));
	write('results.json', jsonOf(kept.map(([file, record]) => resultOf(record, file))));
	const whole = {
		made: START_TIME,
		games: kept.map(([, record]) => record),
		told: [],
		people: [],
		unread: [],
		evenings: [],
		photos: [],
		boxes: [{ name: 'My box', tiles: [BEND] }]
	} satisfies Backup;
	const backup = await backupFile(whole);
	write('device.tilekeep', new Uint8Array(await backup.arrayBuffer()));
	write('device.json', jsonOf({ ...whole, games: whole.games.map(({ header }) => header.id) }));
}

const jsonOf = (value: object): string => `${JSON.stringify(value, undefined, '\t')}\n`;

await keep(`${FOLDER}/${app.version}`);
