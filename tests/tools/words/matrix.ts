import type { LanguageTag } from '../../../src/lib/words/tags';
import { loadLanguage } from '../../../src/lib/words/languages';
import type { Part } from '../../../src/lib/words/types';
import { readWords, type Parameter } from './parameters';
import { BY_PATH, samplerOf, varied } from './samples';

/** A sentence with the function that says it and the arguments that it was given. */
export interface Said {
	readonly path: string;
	readonly args: string;
	readonly text: string;
}

/** A function or text of the words, and what it is tried with. */
interface Entry {
	readonly path: readonly string[];
	readonly rows: readonly (readonly unknown[])[];
}

type Rows = Entry['rows'];

const ENGLISH = import.meta.glob<Readonly<Record<string, unknown>>>(
	'../../../src/lib/words/en/*.ts',
	{ eager: true }
);

/** The file that has the English words of a part, and what it exports. */
function foundFor(
	part: Part
): readonly [file: string, exported: Readonly<Record<string, unknown>>] {
	const found = Object.entries(ENGLISH).find(([, exported]) => part in exported);
	if (!found) throw new Error(`No file has the English words of ${part}.`);
	return [found[0].replace('../../../', ''), found[1]];
}

const fileOf = (part: Part): string => foundFor(part)[0];
const englishOf = (part: Part): unknown => foundFor(part)[1][part];

const PARTS = Object.keys((await loadLanguage('de')).pack ?? {}) as readonly Part[];
const known = readWords(PARTS.map(fileOf));
const samplesOf = samplerOf(known.checker);

const isNumber = ({ type }: Parameter): boolean => known.checker.typeToString(type) === 'number';
/** Figures, kinds of features and the first number are tried in all combinations; all else one after the other. */
const isCrossed = (one: Parameter, index: number, all: readonly Parameter[]): boolean =>
	one.name === 'piece' ||
	(one.name === 'kind' && one.type.isUnion()) ||
	known.checker.typeToString(one.type) === 'FeatureName' ||
	index === all.findIndex(isNumber);

function rowsOf(parameters: readonly Parameter[]): Rows {
	const values = parameters.map(samplesOf);
	const crossed = parameters.flatMap((one, index) =>
		isCrossed(one, index, parameters) ? [index] : []
	);
	const all = crossed.reduce<Rows>(
		(rows, index) =>
			rows.flatMap((row) => (values[index] ?? []).map((value) => row.with(index, value))),
		[values.map(([first]) => first)]
	);
	return [...all, ...varied(values)];
}

function triedWith(part: Part, path: readonly string[]): Rows {
	try {
		return BY_PATH[path.join('.')] ?? rowsOf(known.parametersOf(fileOf(part), path));
	} catch (error) {
		throw new Error(
			`${path.join('.')} can’t be tried: tests/tools/words/samples.ts has nothing for it.`,
			{ cause: error }
		);
	}
}

/** Ids are no sentences, and what the search of tiles looks through is never shown. */
const isShown = (key: string, words: unknown): boolean =>
	!['id', 'ids'].includes(key) && (key !== 'search' || typeof words === 'string');

function entriesIn(part: Part, words: unknown, path: readonly string[]): readonly Entry[] {
	if (typeof words === 'string') return [{ path, rows: [[]] }];
	if (typeof words === 'function') return [{ path, rows: triedWith(part, path) }];
	if (typeof words !== 'object' || words === null) return [];
	return Object.entries(words)
		.filter(([key, one]) => isShown(key, one))
		.flatMap(([key, one]) => entriesIn(part, one, [...path, key]));
}

const entries = PARTS.flatMap((part) => entriesIn(part, englishOf(part), [part]));

const shown = (value: unknown): string =>
	value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** The arguments, short enough to be read. */
function argsOf(row: readonly unknown[]): string {
	const text = row.map(shown).join(', ');
	return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** A sentence as text, without the marks that isolate names; several with bars between. */
function flat(text: unknown): string {
	if (typeof text === 'string') return text.replaceAll(/[\u2066-\u2069]/gu, '');
	if (typeof text !== 'object' || text === null) return String(text);
	return Object.values(text).map(flat).join(' | ');
}

function sayIn(words: unknown, { path, rows }: Entry): readonly Said[] {
	const says = path.reduce((of: unknown, key): unknown => Reflect.get(Object(of), key), words);
	const said = rows.map((row) => ({
		path: path.join('.'),
		args: argsOf(row),
		text: flat(typeof says === 'function' ? Reflect.apply(says, undefined, row) : says)
	}));
	return [...new Map(said.map((one) => [one.text, one])).values()];
}

async function wordsIn(tag: LanguageTag): Promise<Readonly<Record<string, unknown>>> {
	const { pack } = await loadLanguage(tag);
	const all = PARTS.map(async (part) => [part, pack ? await pack[part]?.() : englishOf(part)]);
	return Object.fromEntries(await Promise.all(all)) as Readonly<Record<string, unknown>>;
}

/** Everything that a language can say, each sentence once, tried with the samples of all parameters. */
export async function saidIn(tag: LanguageTag): Promise<readonly Said[]> {
	const words = await wordsIn(tag);
	return entries.flatMap((entry) => sayIn(words, entry));
}

const lineOf = ({ args, text }: Said): string => `\t${text}${args && `\t(${args})`}`;

/** The same as text: what says it, and below it each sentence with its arguments. */
export const printed = (said: readonly Said[]): string =>
	said
		.map((one, index) =>
			one.path === said[index - 1]?.path ? lineOf(one) : `${one.path}\n${lineOf(one)}`
		)
		.join('\n');
