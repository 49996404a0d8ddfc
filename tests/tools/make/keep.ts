import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import app from '../../../package.json' with { type: 'json' };
import { type GameRecord } from '../../../src/lib/record';
import { makeGameFile } from '../../../src/lib/record/game-file';
import type { Backup } from '../../../src/lib/record/backup';
import { usualRulingsFor, type TableEvent } from '../../../src/lib/rules/catalogue';
import { backupFile } from '../../../src/lib/share/backup';
import { linkOf } from '../../../src/lib/share/link';
import { packGame } from '../../../src/lib/share/pack';
import { FOLDER, resultOf } from '../../formats/examples';
import { BIG_BOX_RECORD, DRAGON_RECORD } from '../../record/records';
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
	'a-big-meeple-that-flew-has-the-majority',
	'a-gold-tile-with-no-tile-beside-it-has-both-ingots',
	'a-lakes-ingot-goes-with-the-road-that-is-completed-first',
	'a-robber-is-found-on-the-score-track',
	'a-second-knight-wins-a-shared-city',
	'by-a-ruling-a-princess-must-send-a-knight-home',
	'for-each-figure-on-her-tile-the-fairy-pays-1',
	'in-each-part-of-a-double-turn-a-knight-may-escape',
	'joined-with-nowhere-to-go-one-of-them-is-taken-off',
	'no-wagon-drives-to-the-dragon',
	'of-two-lakes-in-a-row-only-the-first-ferry-may-be-moved',
	'on-a-table-in-progress-each-captor-holds-a-prisoner-and-one-is-ransomed',
	'on-a-table-in-progress-the-fairy-stands-beside-a-meeple-on-a-tower',
	'red-takes-the-ingot-that-only-red-may-take-and-blue-gets-the-other',
	'what-somebody-scores-in-the-turn-of-another-brings-no-message',
	'who-is-robbed-is-chosen-where-several-score',
	'whoever-captured-chooses-who-is-exchanged',
	'with-nowhere-to-go-nothing-happens-beside-the-table'
];
/** Whole games, by the names of their files. */
const RECORDED = [
	['big-box-7', BIG_BOX_RECORD],
	['dragon-and-tower', DRAGON_RECORD]
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
		photos: []
	} satisfies Backup;
	const backup = await backupFile(whole);
	write('device.tilekeep', new Uint8Array(await backup.arrayBuffer()));
	write('device.json', jsonOf({ ...whole, games: whole.games.map(({ header }) => header.id) }));
}

const jsonOf = (value: object): string => `${JSON.stringify(value, undefined, '\t')}\n`;

await keep(`${FOLDER}/${app.version}`);
