import type { GameRow } from '../../src/lib/store/db';
import type { SeededRandom } from '../tools/games/seeded-random';

/** Values to put in place of valid ones. */
type Bad = readonly [what: string, spoil: (row: GameRow) => object];

const cyclic = (): object => {
	const ring: Record<string, unknown> = { name: 'Ana' };
	ring['self'] = ring;
	return ring;
};

const withSummary = (what: string, wrong: (row: GameRow) => object): Bad => [
	`a summary ${what}`,
	(row) => ({ ...row, summary: { ...row.summary, ...wrong(row) } })
];
const withHeader = (what: string, wrong: (row: GameRow) => object): Bad => [
	`a header ${what}`,
	(row) => ({ ...row, header: { ...row.header, ...wrong(row) } })
];
const instead = (field: string, what: string, value: () => unknown): Bad => [
	`${what} for a ${field}`,
	(row) => ({ ...row, [field]: value() })
];
const NO_OBJECTS: readonly (readonly [string, () => unknown])[] = [
	['nothing', () => undefined],
	['null', () => null],
	['a number', () => 5],
	['a text', () => 'text'],
	['a list', () => [1, 2]],
	['something that holds itself', cyclic],
	['a map', () => new Map([['scores', [1, 2]]])],
	['a large number', () => 10n ** 40n]
];

/** Rows with a valid header: the rest can be rebuilt from the log. */
export const BAD_SUMMARIES: readonly Bad[] = [
	withSummary('of an impossible date', () => ({ modified: 1e300 })),
	withSummary('of no date', () => ({ modified: NaN })),
	withSummary('of half a millisecond', () => ({ modified: 0.5 })),
	withSummary('finished after all dates', () => ({ finished: 8.64e15 + 1 })),
	withSummary('finished before all dates', () => ({ finished: -Infinity })),
	withSummary('of negative turns', () => ({ turns: -5 })),
	withSummary('of half a turn', () => ({ turns: 1.5 })),
	withSummary('of endless turns', () => ({ turns: 1e308 })),
	withSummary('of 1e308 points', () => ({ scores: [1e308, 3] })),
	withSummary('of endless points', () => ({ scores: [Infinity, 3] })),
	withSummary('of half a point', () => ({ scores: [0.5, 3] })),
	withSummary('with points of one player only', () => ({ scores: [3] })),
	withSummary('with points of three players', () => ({ scores: [3, 4, 5] })),
	withSummary('with points that are a text', () => ({ scores: '99' })),
	withSummary('won by nobody at the table', () => ({ winners: [5] })),
	withSummary('won twice by one player', () => ({ winners: [0, 0] })),
	withSummary('won by less than nobody', () => ({ winners: [-1] })),
	withSummary('in a phase that nobody knows', () => ({ state: 'dreaming' })),
	withSummary('of half a version', () => ({ version: 0.5 })),
	withSummary('handed over perhaps', () => ({ handed: 'perhaps' })),
	withSummary('that counts nothing', () => ({ tally: null })),
	withSummary('that took longer than all time', () => ({
		tally: { points: [{}, {}], largest: [1, 2], duration: 1e300 }
	})),
	withSummary('that counts one player only', () => ({
		tally: { points: [{}], largest: [1, 2], duration: 1 }
	})),
	withSummary('with endless awards', () => ({
		tally: { points: [{ city: 1e308 }, {}], largest: [1, Infinity], duration: 1 }
	})),
	withSummary('with scores that hold themselves', () => ({ scores: cyclic() })),
	...NO_OBJECTS.map(([what, value]) => instead('summary', what, value))
];

/** Rows whose game can't be read. */
export const BAD_HEADERS: readonly Bad[] = [
	withHeader('without players', () => ({ players: [] })),
	withHeader('with two reds', ({ header: { players } }) => ({
		players: players.map((player) => ({ ...player, colour: 'red' }))
	})),
	withHeader('with seven at the table', ({ header: { players } }) => ({
		players: Array.from({ length: 7 }, () => players[0])
	})),
	withHeader('with a name of a million letters', () => ({
		players: [{ name: 'x'.repeat(1e6), colour: 'red' }]
	})),
	withHeader('with players that hold themselves', () => ({ players: cyclic() })),
	withHeader('that nobody begins', () => ({ first: 4 })),
	withHeader('of an unknown box', () => ({ box: 'moon' })),
	withHeader('with an expansion twice', () => ({ expansions: ['gingerbread', 'gingerbread'] })),
	withHeader('of an impossible date', () => ({ created: 1e300 })),
	withHeader('without rulings', () => ({ rulings: null })),
	withHeader('with rulings that are numbers', () => ({ rulings: { farms: 3 } })),
	withHeader('that says more than this version knows', () => ({ moons: 3 })),
	withHeader('with the id of another game', () => ({ id: 'sound' })),
	withHeader('with an id for no address', () => ({ id: '../<b>' })),
	...NO_OBJECTS.map(([what, value]) => instead('header', what, value))
];

/** Rows in which only unimportant fields are wrong. */
export const BAD_MARKS: readonly Bad[] = [
	instead('mark of removal', 'null', () => null),
	...['null', 'a text', 'a number out of time'].map((what): Bad => [
		`${what} for a mark of removal`,
		(row) => ({ ...row, removed: { null: null, 'a text': 'yesterday' }[what] ?? -1e308 })
	]),
	...NO_OBJECTS.map(([what, value]) => instead('draft', what, value))
];

/** Keys that are valid in the database but not in a URL. */
export const BAD_KEYS: readonly (readonly [string, unknown])[] = [
	['a number', 7],
	['a date', new Date(0)],
	['a list', ['a', 1]],
	['no letter', ''],
	['letters that no address holds', 'a/b?c']
];

const JUNK: readonly ((rng: SeededRandom) => unknown)[] = [
	...NO_OBJECTS.map(([, value]) => value),
	() => true,
	() => -1,
	() => 1e308,
	() => NaN,
	() => -0,
	() => '',
	() => '<img src=x>',
	() => 'x'.repeat(70_000),
	() => new Date(NaN),
	() => [[], {}, null],
	() => new Uint8Array(9),
	(rng) => 8.64e15 + rng.below(3) - 1,
	(rng) => rng.below(100) - 50
];

/** A row with junk in some fields: always the same from the same random source. */
export function junkIn(row: object, rng: SeededRandom): object {
	const paths = pathsOf(row).filter((path) => path.join() !== 'id');
	const spoilt = structuredClone(row);
	for (let times = 1 + rng.below(3); times > 0; times--)
		put(spoilt, rng.pick(paths), rng.pick(JUNK)(rng));
	return spoilt;
}

const pathsOf = (value: unknown): readonly (readonly string[])[] =>
	typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([name, inner]) => [
				[name],
				...pathsOf(inner).map((path) => [name, ...path])
			])
		: [];

function put(value: unknown, [name = '', ...rest]: readonly string[], junk: unknown): void {
	if (typeof value !== 'object' || value === null) return;
	if (rest.length === 0) Reflect.set(value, name, junk);
	else put(Reflect.get(value, name), rest, junk);
}
