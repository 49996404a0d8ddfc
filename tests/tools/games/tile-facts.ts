import { expect, it } from 'vitest';
import { ALL_ROTATIONS, CORNERS } from '../../../src/lib/engine/spot';
import type { PathSegment, Segment, Terrain, TileType } from '../../../src/lib/engine/tile';

/** A feature in the format of `tile-facts.json`. */
export interface Fact {
	readonly kind: string;
	readonly sides?: readonly string[];
	readonly halves?: readonly number[];
	readonly pennants?: number;
	readonly adjacentCities?: readonly number[];
	readonly end?: string | { readonly kind: string; readonly feature?: number };
	readonly corners?: readonly string[];
	/** Which of two that cross passes over the other. */
	readonly passage?: string;
	readonly near?: string;
	/** True for a field in the tile without a side; only in the facts. */
	readonly inner?: boolean;
	readonly inn?: boolean;
	readonly pigHerd?: boolean;
	readonly cathedral?: boolean;
	readonly darmstadtium?: boolean;
	readonly church?: boolean;
	readonly goods?: string;
	/** For a city: where a short way leads from its gate. */
	readonly gate?: string;
}

/** A segment in the format of the facts. */
export function factOf(segment: Segment, type: TileType): Fact {
	const { segments } = type;
	const { kind } = segment;
	switch (segment.shape) {
		case 'centre':
			return {
				kind,
				...(segment.sides.length > 0 && { sides: namesOf(segment.sides) }),
				...(segment.signs?.includes('church') && { church: true })
			};
		case 'field':
			return {
				kind,
				halves: segment.halves,
				adjacentCities: segment.cities,
				...(segment.near !== undefined && { near: 'NESW'.charAt(segment.near) }),
				...(segment.signs?.some((sign) => HERDS.includes(sign)) && { pigHerd: true })
			};
		case 'area':
			return {
				kind,
				sides: namesOf(segment.sides),
				pennants: segment.pennants,
				...(segment.corners && { corners: segment.corners.map((at) => CORNERS[at]) }),
				...(segment.end === 'crossing' && { gate: segment.end }),
				...cityFacts(segment.signs),
				...passageOf(segment, segments)
			};
		case 'path':
			return {
				kind,
				sides: namesOf(segment.sides),
				...endOf(segment, type),
				...passageOf(segment, segments)
			};
	}
}

/** Signs on fields that are told as a pig herd. */
const HERDS: readonly string[] = ['herd', 'pigs'];

/** Signs in cities that are told by a field of their own; all others are goods. */
const UNIQUE: readonly string[] = ['cathedral', 'darmstadtium'];

function cityFacts([sign]: readonly string[] = []): Partial<Fact> {
	if (sign === undefined) return {};
	return UNIQUE.includes(sign) ? { [sign]: true } : { goods: sign };
}

function passageOf(
	{ index, under }: Segment & { under?: number | undefined },
	segments: readonly Segment[]
) {
	if (under !== undefined) return { passage: 'under' };
	return segments.some((other) => 'under' in other && other.under === index)
		? { passage: 'over' }
		: {};
}

const namesOf = (sides: readonly number[]): string[] => sides.map((side) => 'NESW'.charAt(side));

/** The facts name the segment at which a road ends for a city's gate and for a monastery; of a river, what begins or ends it. */
function endOf({ kind, end, gate, signs = [] }: PathSegment, type: TileType): Partial<Fact> {
	const [sign] = signs;
	if (sign !== undefined && sign !== 'inn') return { end: sign };
	if (kind !== 'road') return end ? { end } : {};
	return { ...roadEnd(end, gate, type), ...(sign && { inn: true }) };
}

/** The marks where roads end, by the beginning of their names, beside crop circles. */
const ENDS = ['watchtower', 'circus', 'acrobats'] as const;

function roadEnd(
	end: PathSegment['end'],
	gate: number | undefined,
	{ mark = '', segments }: TileType
): Partial<Fact> {
	if (!end) return {};
	if (end === 'crossing' || end === 'village') return { end: { kind: end } };
	if (end === 'mouth') return { end: { kind: 'tunnel' } };
	if (end === 'mark')
		return { end: { kind: ENDS.find((one) => mark.startsWith(one)) ?? 'circle' } };
	const at = end === 'city' ? gate : segments.findIndex(({ kind }) => kind === end);
	return { end: { kind: end, ...(at !== undefined && { feature: at }) } };
}

/** The facts with the number of pennants of every city, and without what follows from the others. */
export const told = (features: readonly Fact[]): readonly Fact[] =>
	features.map((feature) => {
		const rest: Fact & { inner?: unknown } =
			feature.kind === 'city' ? { pennants: 0, ...feature } : { ...feature };
		delete rest.inner;
		return rest;
	});

/** What a table of facts says of a tile. */
export interface Row {
	readonly id: string;
	readonly edges: readonly string[];
	readonly features: readonly Fact[];
}

/** In the code of a tile the river comes last, as S for stream. */
const LETTERS: Readonly<Record<Terrain, string>> = {
	city: 'C',
	field: 'F',
	road: 'R',
	river: 'S',
	any: 'X'
};

/** Tests that these designs are those of the rows, and that each equals its own. */
export function testDesigns(designs: readonly TileType[], facts: readonly Row[]): void {
	const rows = new Map(facts.map((row) => [row.id, row]));
	const table = designs.map((type) => [type.id, type] as const);

	it('the same designs, no more and no fewer', () => {
		expect(designs.map(({ id }) => id as string).sort()).toEqual([...rows.keys()].sort());
	});

	it.each(table)('%s', (id, type) => {
		expect(type.edges).toEqual(rows.get(id)?.edges);
		expect(type.segments.map((segment) => factOf(segment, type))).toEqual(
			told(rows.get(id)?.features ?? [])
		);
	});

	it.each(table)('%s has the rotation whose code is first in the alphabet', (_, { oriented }) => {
		const codes = ALL_ROTATIONS.map((rotation) =>
			oriented[rotation].edges.map((edge) => LETTERS[edge]).join('')
		);
		expect([...codes].sort()[0]).toBe(codes[0]);
	});
}
