import ts from 'typescript';
import { ledgerOf } from '../../../src/lib/engine/game';
import { replay } from '../../../src/lib/engine/play';
import { markerAt } from '../../../src/lib/engine/track';
import { TILES } from '../../../src/lib/rules/catalogue';
import { SOURCE_IDS } from '../../../src/lib/rules/facts';
import { BOX_IDS } from '../../../src/lib/rules/boxes';
import { EXPANSION_IDS } from '../../../src/lib/rules/declared';
import { PRESET_IDS } from '../../../src/lib/rules/presets';
import type { RulingWords } from '../../../src/lib/words/expansion';
import { boxes } from '../../../src/lib/words/en/common';
import { KINDS } from '../../../src/lib/words/en/kinds';
import { base } from '../../../src/lib/words/en/rulings';
import '../games/all-expansions';
import { declared } from '../games/codes';
import { readSamples, rulesFor } from '../../samples/read';
import type { Parameter } from './parameters';

/** Names that begin with a vowel, with an accent and with a silent letter, and one that is written from right to left. */
const NAMES = ['Anna', 'Hans', 'Éric', 'Ion', 'דנה'] as const;
const RULINGS: Readonly<Record<string, RulingWords>> = Object.fromEntries(
	Object.entries<RulingWords>({ ...base.rulings, ...boxes.rulings }).toSorted(([a], [b]) =>
		a < b ? -1 : 1
	)
);
const SEATS = [...NAMES, 'Ada'];
/** Which expansion was loaded first differs from run to run. */
const namesOf = (said: object): readonly string[] => Object.keys(said).toSorted();
const PIECES = ['follower', ...namesOf(boxes.pieces)];
const TILE_IDS = [...TILES.keys()].toSorted();
/** Features of each kind, and those that are called otherwise. */
const FEATURES = [
	...Object.keys(KINDS).map((kind) => ({ kind })),
	...namesOf(boxes.monasteries).map((sort) => ({ kind: 'monastery', sort }))
];
const TOKENS = namesOf(boxes.countables);
const TIME = new Date(2026, 10, 20, 20, 14).getTime();

/** Each thing that can be scored, once. */
function settlements(): readonly unknown[] {
	const all = readSamples()
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([, sample]) =>
			ledgerOf(replay(rulesFor(sample), sample.players, 0, sample.events).game)
		);
	const byKind = all.map((one) => [`${one.occasion} ${one.kind}`, one] as const);
	return [...new Map(byKind)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Samples by the name of a type, where its shape alone doesn't say what is sensible. */
const BY_TYPE: Readonly<Record<string, () => readonly unknown[]>> = {
	ToldFate: () => FATES.map(([fate]) => fate),
	PieceKindId: () => PIECES,
	TileType: () => TILE_IDS.filter((_, index) => index % 16 === 0).map((id) => TILES.get(id)),
	Settlement: settlements,
	FeatureName: () => FEATURES,
	Titled: () =>
		['completed', 'unfinished'].flatMap((occasion) =>
			FEATURES.map((feature) => ({ occasion, ...feature }))
		),
	Objection: () =>
		declared('objections')
			.toSorted()
			.map((code) => ({ code, sides: [0] })),
	Date: () => [new Date(TIME)],
	Malformed: () => [
		{ code: 'malformed', path: 'players', wrong: 'missing' },
		{ code: 'malformed', path: 'players', wrong: 'unexpected' },
		{ code: 'malformed', path: 'players', wrong: 'value', found: '5' }
	],
	TileId: () => ['16'],
	LookOnlyGame: () => [{ created: TIME, box: 'base-c1', players: [], after: [] }],
	Change: () =>
		Object.entries(RULINGS).flatMap(([id, { answers }]) =>
			Object.keys(answers)
				.slice(0, 3)
				.map((answer) => ({ id, answer }))
		),
	ScoreMarker: () => [0, 5, 48, 50, 121, -1].map(markerAt)
};

/** Samples of texts and numbers by the name of the parameter. A text of any other name has none, and is an error. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
	...Object.fromEntries(
		['name', 'player', 'other', 'owner', 'winner', 'leader', 'otherName', 'holder'].map((who) => [
			who,
			NAMES
		])
	),
	assistance: ['helper', 'clear', 'referee'],
	tournament: ['', 'Anna'],
	to: NAMES,
	now: NAMES,
	path: ['players'],
	rules: ['Anna'],
	answer: ['yes', 'no'],
	found: ['x'],
	i: ['Hans.'],
	version: ['0.12.0'],
	piece: PIECES,
	figure: PIECES,
	tile: ['am-abbey'],
	token: TOKENS,
	title: namesOf(boxes.heldTitles),
	of: ['tiles', 'pennants', 'cities', 'majorities'],
	kind: PIECES,
	source: SOURCE_IDS,
	stop: [NAMES[0]],
	place: ['5'],
	layer: NAMES,
	from: NAMES,
	into: NAMES,
	before: NAMES,
	value: NAMES,
	label: ['Anna'],
	what: ['Points'],
	score: ['90 : 85'],
	table: ['Anna – Hans'],
	letter: ['a'],
	file: ['IMG_1.jpg'],
	page: ['Anna'],
	reason: ['Anna'],
	was: ['Anna.'],
	is: ['Hans.'],
	time: ['14:32'],
	why: ['Anna.'],
	task: ['Anna'],
	all: ['Anna'],
	pay: ['Anna'],
	each: NAMES,
	points: ['full', '2'],
	farmRule: ['first', 'second', 'third'],
	smallCity: ['full', '2'],
	rule: ['first', 'second', 'third'],
	group: ['rules', 'house', 'table'],
	preset: PRESET_IDS,
	box: BOX_IDS,
	mark: namesOf(boxes.marks),
	sign: namesOf(boxes.signs),
	printed: namesOf(boxes.printed),
	marker: namesOf(boxes.markerHints),
	payment: namesOf(boxes.payments),
	halvedBy: namesOf(boxes.halves),
	further: [...namesOf(boxes.further), 'hole'],
	question: declared('questions').toSorted(),
	occasion: declared('occasions').toSorted(),
	code: declared('nonsense').toSorted(),
	nonsense: declared('nonsense').toSorted(),
	key: namesOf(boxes.events),
	persistence: ['persistent', 'best-effort', 'unknown'],
	how: ['stored', 'already-here', 'continued', 'copied'],
	order: ['played', 'rows', 'whole-rows'],
	landmark: ['before', 'start', 'monastery', 'pennant'],
	expansion: EXPANSION_IDS,
	id: Object.keys(RULINGS)
};

const ANSWERS = Object.entries(RULINGS).flatMap(([id, { answers }]) =>
	Object.keys(answers)
		.slice(0, 3)
		.map((answer) => [id, answer])
);
/** What a question offers, and answers to it that are no places: each with every count that its sentence may say. */
const OFFERS = declared('offers').map((id) => [id]);
const TOLD = declared('answers').flatMap((code) => {
	const end = code.lastIndexOf('/');
	const asked = [code.slice(0, end), code.slice(end + 1)];
	return [1, 2, 5, 21].map((count) => [
		...asked,
		{ count, piece: 'follower', name: NAMES[0], otherName: NAMES[1], sides: [0, 3] }
	]);
});
const REASONS = declared('reasons').map((id) => [id, 'follower', NAMES[0]]);
const FATES = declared('fates').flatMap((why) =>
	[0, 1].map((by) => [{ why, piece: { kind: 'follower', player: 0 }, by, on: 'city' }, SEATS])
);
const TALES = namesOf(boxes.tales).flatMap((id) =>
	[['Anna'], NAMES].flatMap((names) => [
		[id, names, [2, 0]],
		[id, names, [21, 1]]
	])
);
const NOTES = declared('notes').map((id) => [{ id, players: [0, 1] }, SEATS]);
const LINKS = declared('links').map((id) => [id, { x: 2, y: 0 }, [0, 3]]);
const CHANCES = [
	{ kind: 'lost' },
	...[1, 3].flatMap((spots) => [
		{ kind: 'own', spots },
		...(
			[
				[1, 1],
				[1, 5],
				[21, 21],
				[3, 39, 4],
				[1, 39, 2],
				[1, 71, 'fewer'],
				[18, 39, 'more'],
				[5, 7, 'all']
			] as const
		).map(([fitting, left, often]) => ({
			...{ kind: 'drawn', spots, fitting, left },
			...(often && { soon: { draws: 6, often } })
		}))
	])
].map((one) => [one]);
const MOVE_REASONS = [
	...[1, 8].flatMap((points) => [
		{ kind: 'now', points, instead: 0 },
		{ kind: 'now', points, instead: 3 },
		{ kind: 'farms', points },
		{ kind: 'unfinished', points },
		{ kind: 'supply', count: points },
		{ kind: 'others', player: 1, points }
	]),
	...Object.keys(KINDS).flatMap((on) => [1, 21].map((tiles) => ({ kind: 'stays', on, tiles })))
].map((one) => [one, SEATS]);
const OFTEN = ['fewer', 'more', 1, 5].map((often) => [often]);
const KINDS_OF_SOURCES = SOURCE_IDS.map((id) => [id]);
const KINDS_OF_BOXES = [['base'], ['winter']];

/** All arguments of a sentence whose arguments depend on each other, or whose name means something else there. */
export const BY_PATH: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
	'analysis.why': MOVE_REASONS,
	'charts.finalStep': KINDS_OF_SOURCES,
	'contract.answer': ANSWERS,
	'contract.answerSays': ANSWERS,
	'library.ofAll': [
		[0, 1],
		[1, 2],
		[5, 21],
		[21, 21]
	],
	'proof.chances': CHANCES,
	'proof.completedIn': OFTEN,
	'questions.answer': TOLD,
	'questions.offer': OFFERS,
	'questions.offerAt': OFFERS.map(([id]) => [id, { x: 2, y: 0, segment: 0 }, 'city']),
	'result.allOf': KINDS_OF_SOURCES,
	'review.taleSays': TALES,
	'review.taleTitle': TALES.map(([id]) => [id]),
	'scoring.fate': FATES,
	'scoring.joins': LINKS,
	'scoring.note': NOTES,
	'scoring.reason': REASONS,
	'setup.caution': KINDS_OF_BOXES.map(([kind]) => [kind, EXPANSION_IDS]),
	'setup.kind': KINDS_OF_BOXES
};

/** Numbers that are moments, in ms. */
const TIMES = new Set(['time', 'began', 'now', 'at', 'saved', 'finished', 'created', 'modified']);

/** Numbers over which every sentence is tried. */
const NUMBERS = [0, 1, 2, 5, 21];

/** Samples of lists by the name of the parameter. Settlements and scores name players by their seats: everybody has a name. */
const LISTS: Readonly<Record<string, () => readonly unknown[]>> = {
	names: () => [SEATS],
	changed: () => {
		const [before, after] = settlements().map((settlement) => ({ turn: 5, settlement }));
		return [[{ before, after }]];
	}
};

/** Makes samples for the parameters of sentences. Throws for a text whose name has none in `BY_NAME`. */
export function samplerOf(checker: ts.TypeChecker) {
	const named = (type: ts.Type): string => (type.aliasSymbol ?? type.getSymbol())?.getName() ?? '';
	const literal = (type: ts.Type): readonly unknown[] | undefined => {
		if (type.isLiteral()) return [type.value];
		if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
		return type.flags & ts.TypeFlags.Undefined ? [undefined] : undefined;
	};
	const byName = (name: string, type: ts.Type): readonly unknown[] | undefined => {
		if (type.flags & ts.TypeFlags.Number) return TIMES.has(name) ? [TIME] : NUMBERS;
		return type.flags & ts.TypeFlags.String ? BY_NAME[name] : undefined;
	};
	const open = new Set<ts.Type>();
	const samples = ({ name, type }: Parameter): readonly unknown[] => {
		if (open.has(type)) return [];
		open.add(type);
		try {
			return samplesOf({ name, type });
		} finally {
			open.delete(type);
		}
	};
	const samplesOf = ({ name, type }: Parameter): readonly unknown[] => {
		const known = BY_TYPE[named(type)]?.() ?? byName(name, type) ?? literal(type);
		if (known) return known;
		if (type.isUnion()) return type.types.flatMap((one) => samples({ name, type: one }));
		if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return composed(name, type);
		throw new Error(`No sample for ${name}: ${checker.typeToString(type)}`);
	};
	const composed = (name: string, type: ts.Type): readonly unknown[] => {
		const item = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
		if (item) {
			const list = LISTS[name]?.();
			if (list) return list;
			const all = samples({ name: name.replace(/s$/, ''), type: item });
			return [all.slice(0, 1), all.slice(0, 2)];
		}
		if (checker.isTupleType(type)) {
			const items = checker.getTypeArguments(type as ts.TypeReference);
			return varied(items.map((one) => samples({ name, type: one })));
		}
		const fields = type.getProperties();
		const values = fields.map((one) =>
			samples({ name: one.getName(), type: checker.getTypeOfSymbol(one) })
		);
		// A type inside itself ends here: its other members have samples.
		if (values.some(({ length }) => length === 0)) return [];
		return varied(values).map((row): unknown =>
			Object.fromEntries(
				row.flatMap((value, index): readonly (readonly [string, unknown])[] =>
					value === undefined ? [] : [[fields[index]?.getName() ?? '', value]]
				)
			)
		);
	};
	return samples;
}

/** The first of each, and then each with one of them varied. */
export const varied = (
	values: readonly (readonly unknown[])[]
): readonly (readonly unknown[])[] => {
	const first = values.map(([one]) => one);
	const others = values.flatMap((each, index) =>
		each.slice(1).map((value) => first.with(index, value))
	);
	return [first, ...others];
};
