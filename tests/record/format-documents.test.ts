import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEVICE_KINDS } from '../../src/lib/devices/talk';
import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import { FOLLOW_KINDS } from '../../src/lib/follow/talk';
import {
	AMENDED,
	Amended,
	CLOCK,
	FILE_VERSION,
	MAX_EDITS,
	MAX_REPLACEMENTS,
	REDONE,
	TRANSFER_STARTED,
	TRANSFER_TAKEN,
	UNDONE
} from '../../src/lib/record';
import {
	BACKUP_VERSION,
	GAMES_BACKUP_VERSION,
	makeBackup,
	type Backup
} from '../../src/lib/record/backup';
import { eveningSchema } from '../../src/lib/record/evening';
import { gameId } from '../../src/lib/record/header-shape';
import {
	BOX_IDS,
	EXPANSION_IDS,
	eventSchema,
	RULINGS,
	rulesOf,
	rulingsFor,
	USUAL_RULINGS
} from '../../src/lib/rules/catalogue';
import { TILE_KINDS, TILE_SIGNS } from '../../src/lib/rules/facts';
import { eventKinds } from '../../src/lib/share/packed/events';
import { loadPackedNames } from '../../src/lib/share/packed/names';
import '../tools/games/all-expansions';
import { OBJECTIONS } from '../tools/games/codes';
import { tournamentOf } from '../store/tournament-support';
import { sourcesIn } from '../tools/source/sources';

/* What the documents of the formats list is what the code knows. */

const read = (path: string): string => readFileSync(`src/lib/${path}`, 'utf8');

/** The part of a page below a heading, up to the next one. */
function below(page: string, heading: string): string {
	const [, text] = page.split(`\n## ${heading}\n`);
	if (text === undefined) throw new Error(`No heading says ${heading}.`);
	return text.split('\n## ')[0] ?? '';
}

/** The rows of each table in a text, by cell. */
const tablesIn = (text: string): readonly (readonly (readonly string[])[])[] =>
	[...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
		table.trim().split('\n').slice(2).map(cellsOf)
	);

const cellsOf = (line: string): readonly string[] =>
	line
		.slice(1, -1)
		.split(' | ')
		.map((cell) => cell.trim());

/** The rows of the first table in a text. */
const rowsIn = (text: string): readonly (readonly string[])[] => tablesIn(text)[0] ?? [];

/** What is written as code in a text. */
const codeIn = (text = ''): readonly string[] =>
	[...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The same where ranges of numbers are written as “`5` to `41`”, each once. */
function answersIn(text = ''): readonly string[] {
	const whole = text.replace(/`(\d+)` to `(\d+)`/g, (_, from: string, to: string) =>
		Array.from(
			{ length: Number(to) - Number(from) + 1 },
			(__, n) => `\`${String(n + Number(from))}\``
		).join()
	);
	return [...new Set(codeIn(whole))];
}

/** The sentences of a text from one phrase to another, on one line. */
const between = (text: string, from: string, to: string): string =>
	text.replaceAll('\n', ' ').split(from)[1]?.split(to)[0] ?? '';

describe('the page of the game file', () => {
	const page = read('record/FORMAT.md');
	const fields = new Map(rowsIn(below(page, 'Fields')).map(([name = '', holds]) => [name, holds]));
	const events = tablesIn(below(page, 'Events')).flat();
	/** What is said of each expansion. */
	const expansions = below(page, 'Expansions')
		.split('\n- ')
		.slice(1)
		.map((line) => codeIn(line));
	const rules = rulesOf({
		box: 'base-c1',
		expansions: EXPANSION_IDS,
		rulings: USUAL_RULINGS
	});

	it('names the version, the boxes, the expansions and the colours', () => {
		expect(fields.get('`tilekeep`')).toContain(
			`The version of the format: ${String(FILE_VERSION)}.`
		);
		expect(codeIn(fields.get('`header.box`'))).toEqual(BOX_IDS);
		expect(expansions.map(([id]) => id)).toEqual(EXPANSION_IDS);
		const [, colours] = fields.get('`header.players`')?.split('Colours: ') ?? [];
		expect(codeIn(colours)).toEqual(PLAYER_COLOURS);
	});

	it('names all rulings, with whom they are asked, and their answers', () => {
		const [always = [], others = []] = tablesIn(below(page, 'Rulings'));
		const rows = [...always.map(([id, answers]) => [id, '', answers]), ...others];
		const written = rows.map(([id, only, answers]) => ({
			id: codeIn(id)[0],
			only: codeIn(only),
			unsaid: answersIn(answers)[0],
			answers: answersIn(answers).toSorted()
		}));
		const base = rulingsFor([]).map(({ id }) => id);
		const onlyWith = (ruling: string) =>
			base.includes(ruling)
				? []
				: EXPANSION_IDS.filter((id) => rulingsFor([id]).some((one) => one.id === ruling));
		const byId = <R extends { readonly id: string | undefined }>(all: readonly R[]) =>
			all.toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
		expect(byId(written)).toEqual(
			byId(
				RULINGS.map(({ id, choices, usual, unrecorded = usual }) => ({
					id,
					only: onlyWith(id),
					unsaid: unrecorded,
					answers: choices.toSorted()
				}))
			)
		);
	});

	it('names all types of events, each once', () => {
		const inGames = eventSchema.options.map(({ entries }) => entries.type.literal);
		const inLogs = [AMENDED, UNDONE, REDONE, TRANSFER_STARTED, TRANSFER_TAKEN, CLOCK];
		const written = events.map(([type]) => codeIn(type)[0]);
		expect(written.toSorted()).toEqual([...inGames, ...inLogs].toSorted());
	});

	it('names all fields of each event', () => {
		const missing = [...eventSchema.options, Amended].flatMap(({ entries }) => {
			const type = entries.type.literal;
			const written = codeIn(events.find(([name]) => name === `\`${type}\``)?.[2]);
			return Object.keys(entries)
				.filter((field) => !['type', 'overruled', ...written].includes(field))
				.map((field) => `${type}: ${field}`);
		});
		expect(missing).toEqual([]);
	});

	it('names all objections, figures and tokens', () => {
		const text = below(page, 'Events');
		const objections = codeIn(between(text, 'that the players overruled:', ', and those of'));
		const pieces = codeIn(between(text, 'Pieces are ', ' and the figures of'));
		const named = new Set([...objections, ...pieces, ...expansions.flat()]);
		expect(objections.length).toBeGreaterThan(9);
		expect(pieces.length).toBeGreaterThan(0);
		for (const name of [...OBJECTIONS, ...Object.keys(rules.pieces), ...rules.tokens])
			expect(named).toContain(name);
	});

	it('shows what may be printed on a tile, and says how much an amendment may change', () => {
		const lines = below(page, 'Custom tiles') + below(page, 'Expansions');
		for (const { kind, ends = [] } of TILE_KINDS)
			for (const word of [kind, ...ends]) expect(lines).toMatch(new RegExp(`\`[^\`]*${word}`));
		for (const { sign } of TILE_SIGNS) expect(lines).toContain(`\`${sign}\``);
		const amendments = below(page, 'Amendments');
		expect(amendments).toContain(`at most ${String(MAX_EDITS)} objects`);
		expect(amendments).toContain(`at most ${String(MAX_REPLACEMENTS)}, replace`);
	});

	it('calls things as the code does', () => {
		const code = sourcesIn('src/lib', ['.ts'])
			.map(({ text }) => text)
			.join('\n');
		const names = rowsIn(below(page, 'Names in the code')).flatMap(([, name]) => codeIn(name));
		expect(names.length).toBeGreaterThan(9);
		for (const name of names)
			expect(code).toMatch(new RegExp(`(?:type|interface|const) ${name}\\b`));
	});
});

describe('the page of the backup', () => {
	const page = read('record/BACKUP.md');
	const evening = { game: gameId('one'), note: 'Late.' };
	const backup: Backup = {
		made: 0,
		games: [],
		unread: [],
		told: [],
		people: [],
		evenings: [evening],
		photos: [],
		tournaments: [tournamentOf(['Ann'])],
		boxes: [{ name: 'My box', tiles: [] }]
	};

	it('names the version and all fields of the head', () => {
		const [head = ''] = makeBackup(backup);
		const written = rowsIn(page).flatMap(([name]) => codeIn(name));
		expect(written.toSorted()).toEqual(Object.keys(JSON.parse(head) as object).toSorted());
		expect(page).toContain(`The version of the format: ${String(BACKUP_VERSION)}, or 1`);
	});

	it('names all fields of an evening', () => {
		const written = codeIn(between(page, 'An evening has the id of a game', 'A game has'));
		expect(['game', ...written]).toEqual(Object.keys(eveningSchema.entries));
	});
});

describe('the pages of what is sent', () => {
	it('has the kinds of packed events, by number', async () => {
		const written = tablesIn(below(read('share/FORMAT.md'), 'Entries'))
			.flat()
			.map(([kind = '']) => kind)
			.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b));
		const kinds = [...eventKinds(await loadPackedNames())].sort(([a], [b]) => a - b);
		expect(written).toEqual(kinds.map(([number, [type]]) => `${String(number)} \`${type}\``));
	});

	it('has the messages to who follows, and to another device, by number', () => {
		const numbered = (kinds: readonly string[]) => kinds.map((kind, at) => [kind, String(at)]);
		const written = (text: string) => rowsIn(text).map(([kind, number]) => [kind, number]);
		const follow = below(read('follow/FORMAT.md'), 'The connection');
		expect(written(follow)).toEqual(numbered(FOLLOW_KINDS));
		const devices = read('devices/FORMAT.md');
		expect(written(devices)).toEqual(numbered(DEVICE_KINDS));
		expect(devices).toContain(
			`"game":${String(FILE_VERSION)},"backup":${String(GAMES_BACKUP_VERSION)}}`
		);
	});
});
