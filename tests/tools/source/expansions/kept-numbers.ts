import { readFileSync } from 'node:fs';
import type { PackedPart } from '../../../../src/lib/rules/presentation/packed';
import { eventsFile, type CheckedExpansion, type Packed } from './checked';

/*
 * Numbers in links are for ever, also those of an expansion that was removed. The page of the format lists them all: it is written
 * anew from what is declared, and what it once listed stays.
 */

/** The page that keeps them. */
export const KEPT_IN = 'src/lib/share/FORMAT.md';

/** The kinds of names with numbers, and what one of each is called. */
export const NUMBERED = {
	boxes: 'box',
	expansions: 'expansion',
	pieces: 'figure',
	tokens: 'token',
	objections: 'objection',
	tiles: 'tile',
	rulings: 'ruling',
	events: 'event'
} as const satisfies Readonly<Record<keyof PackedPart | 'events', string>>;
export type NumberedKind = keyof typeof NUMBERED;
export const NUMBERED_KINDS = Object.keys(NUMBERED) as readonly NumberedKind[];

/** A number that a file gives to a name. */
export interface Given {
	readonly path: string;
	readonly number: number;
	readonly name: string;
}

/** The numbers of a kind that boxes and expansions give. */
export const givenIn = (
	parts: readonly Packed[],
	all: readonly Pick<CheckedExpansion, 'folder' | 'declared' | 'code'>[],
	kind: NumberedKind
): readonly Given[] =>
	kind === 'events'
		? all.flatMap((one) =>
				one.declared.events.map(({ type, number }) => ({
					path: eventsFile(one),
					number,
					name: type
				}))
			)
		: parts.flatMap(({ path, part }) =>
				(part[kind] ?? []).map(([number, name]) => ({ path, number, name }))
			);

/** What numbers stood for when the page was written: their names, by kind. */
export type KeptNumbers = Readonly<Partial<Record<NumberedKind, ReadonlyMap<number, string>>>>;

/** The lines of numbers in a page. */
export const keptIn = (page: string): KeptNumbers =>
	Object.fromEntries(
		NUMBERED_KINDS.map((kind) => {
			const [line = ''] = new RegExp(`^- ${kind}: [^]*?\\.$`, 'm').exec(page) ?? [];
			const names = [...line.matchAll(/(\d+)\s+`([^`]+)`/g)];
			return [kind, new Map(names.map(([, number, name = '']) => [Number(number), name]))];
		})
	);

export const readKept = (): KeptNumbers => keptIn(readFileSync(KEPT_IN, 'utf8'));

/** The lines of the page: what is given now, and what was kept and nobody gives any more. Kinds without any have none. */
export const numberLines = (
	given: (kind: NumberedKind) => readonly Given[],
	kept: KeptNumbers
): readonly string[] =>
	NUMBERED_KINDS.flatMap((kind) => {
		const names = new Map([
			...(kept[kind] ?? []),
			...given(kind).map(({ number, name }) => [number, name] as const)
		]);
		const sorted = [...names].sort(([one], [other]) => one - other);
		const each = sorted.map(([number, name]) => `${String(number)} \`${name}\``);
		return each.length > 0 ? [`- ${kind}: ${each.join(', ')}.`] : [];
	});

/** Numbers given to another name than the one that links keep them for. */
export const reusedNumbers = (
	given: (kind: NumberedKind) => readonly Given[],
	kept: KeptNumbers
): readonly string[] =>
	NUMBERED_KINDS.flatMap((kind) =>
		given(kind).flatMap(({ path, number, name }) => {
			const before = kept[kind]?.get(number);
			return before === undefined || before === name
				? []
				: [
						`${path} gives the ${NUMBERED[kind]} “${name}” the number ${String(number)}, which ${KEPT_IN} keeps for “${before}”.`
					];
		})
	);
