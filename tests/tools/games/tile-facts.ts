import { CORNERS } from '../../../src/lib/engine/spot';
import type { PathSegment, Segment, TileType } from '../../../src/lib/engine/tile';

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
				...(segment.signs?.includes('herd') && { pigHerd: true })
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

function roadEnd(
	end: PathSegment['end'],
	gate: number | undefined,
	{ mark = '', segments }: TileType
): Partial<Fact> {
	if (!end) return {};
	if (end === 'crossing' || end === 'village') return { end: { kind: end } };
	// The marks where roads end are crop circles and watchtowers.
	if (end === 'mark')
		return { end: { kind: mark.startsWith('watchtower') ? 'watchtower' : 'circle' } };
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
