import type { NumberedRuling } from '../../../../src/lib/rules/presentation/packed';
import {
	goodsOf,
	lacking,
	packedFile,
	packedOf,
	piecesOf,
	tilesOf,
	titlesOf,
	type CheckedExpansion,
	type Common,
	type Packed
} from './checked';
import {
	givenIn,
	NUMBERED,
	NUMBERED_KINDS,
	reusedNumbers,
	type Given,
	type NumberedKind
} from './kept-numbers';

/** What more.ts numbers: all but events. */
const LISTS = NUMBERED_KINDS.filter((kind) => kind !== 'events');

/** The first number of an objection that isn't the base game's, as in share/packed/names.ts, which throws where numbers are wrong. */
const FIRST_OBJECTION = 12;

/** Names of expansions that have no number in packed games, and numbers or names that are there twice. */
export function packedProblems(
	all: readonly CheckedExpansion[],
	common: Common
): readonly string[] {
	const parts = [...common.packed, ...packedOf(all)];
	const given = (kind: NumberedKind) => givenIn(parts, all, kind);
	return [
		...LISTS.flatMap((list) => collisions(given(list), NUMBERED[list])),
		...lowObjections(given('objections')),
		...all.flatMap((one) => [...unnumbered(one, parts), ...answerProblems(one, parts)]),
		...eventNumberProblems(given('events'), common.eventNumbers),
		...reusedNumbers(given, common.kept)
	];
}

function collisions(given: readonly Given[], what: string): readonly string[] {
	return given.flatMap(({ path, number, name }, at) => {
		const before = given.slice(0, at);
		const same = before.find((one) => one.number === number);
		const again = before.find((one) => one.name === name);
		return [
			...(same
				? [
						`${path} gives the ${what} “${name}” the number ${String(number)}, which “${same.name}” has in ${same.path}.`
					]
				: []),
			...(again ? [`${path} numbers the ${what} “${name}”, as ${again.path} does.`] : [])
		];
	});
}

/** Objections whose numbers those of the base game have, which lie in no more.ts. */
const lowObjections = (given: readonly Given[]): readonly string[] =>
	given
		.filter(({ number }) => number < FIRST_OBJECTION)
		.map(
			({ path, number, name }) =>
				`${path} gives the objection “${name}” the number ${String(number)}, which the base game has.`
		);

/** What an expansion uses, by the list that must number it. */
const usedBy = (
	one: CheckedExpansion
): Readonly<Partial<Record<NumberedKind, readonly string[]>>> => ({
	expansions: [one.declared.id],
	pieces: piecesOf(one),
	tokens: [...goodsOf(one), ...titlesOf(one)],
	objections: one.declared.objections,
	tiles: tilesOf(one),
	rulings: one.declared.rulings.map(({ id }) => id)
});

function unnumbered(one: CheckedExpansion, parts: readonly Packed[]): readonly string[] {
	const used = usedBy(one);
	return LISTS.flatMap((list) =>
		lacking(
			used[list] ?? [],
			givenIn(parts, [], list).map(({ name }) => name)
		).map((name) => `${packedFile(one)} lacks a number for the ${NUMBERED[list]} “${name}”.`)
	);
}

const answersOf = (id: string, parts: readonly Packed[]): NumberedRuling[2] | undefined =>
	parts.flatMap(({ part }) => part.rulings ?? []).find(([, name]) => name === id)?.[2];

/** Answers without a number, and rulings whose first answer isn't that of older records. */
function answerProblems(one: CheckedExpansion, parts: readonly Packed[]) {
	const path = packedFile(one);
	return one.declared.rulings.flatMap(({ id, choices, usual, unrecorded = usual }) => {
		const answers = answersOf(id, parts);
		if (!answers) return [];
		const first =
			answers[0] === unrecorded
				? []
				: [
						`${path} must begin the answers to “${id}” with “${unrecorded}”, the one of records without any.`
					];
		return [
			...first,
			...lacking(choices, answers).map(
				(choice) => `${path} lacks the answer “${choice}” to “${id}”.`
			)
		];
	});
}

/** No two events have the same number, whoever has them. */
function eventNumberProblems(
	declared: readonly Given[],
	eventNumbers: readonly number[] | undefined
): readonly string[] {
	if (!eventNumbers) return [];
	const common = eventNumbers.map((number) => ({
		path: 'src/lib/share/packed/events.ts',
		number,
		name: 'an event of every game'
	}));
	return declared.flatMap((one, at) => taken(one, [...common, ...declared.slice(0, at)]));
}

function taken({ path, name, number }: Given, before: readonly Given[]): readonly string[] {
	const other = before.find((one) => one.number === number);
	return other
		? [
				`${path} gives “${name}” the number ${String(number)}, which ${other.name} has in ${other.path}.`
			]
		: [];
}
