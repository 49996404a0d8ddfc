import { parseTileLine, type ParsedSegment } from '../engine/tile-line';
import { fail, ok, type Result } from '../engine/result';
import { ALL_SIDES, opposite, type Side } from '../engine/spot';
import { clash, halfBit, unionBits } from './border';
import { endsOfPath, hasKnownKind, isAddedCentre, isWater, hasKnownSigns } from './known-kinds';
import { barriersIn, isPlanar } from './plan';

/** Maximum number of pennants of a city on one tile. */
export const MAX_PENNANTS = 2;
/** Maximum length of a tile's line, in characters. */
const MAX_LINE_LENGTH = 200;
const MAX_SEGMENTS = 16;

type City = ParsedSegment & { readonly shape: 'area' };
type Path = ParsedSegment & { readonly shape: 'path' };
type Centre = ParsedSegment & { readonly shape: 'centre' };

/** Why a line describes no tile: it can't be read, or nothing could be printed like this. */
type LineProblem =
	/** Longer than any tile needs. */
	| 'too-long'
	/** Has something that isn't part of the notation. */
	| 'unreadable'
	/** A segment lacks something, or refers to one that doesn't exist. */
	| 'incomplete'
	/** A side or half-edge belongs to two segments, or to none. */
	| 'overlapping'
	/** Roads, cities or fields would cross. */
	| 'crossing';

/** Reads the line of a custom tile from any source. Never throws: returns a problem for anything but a complete, planar tile. */
export function readLine(line: string): Result<readonly ParsedSegment[], LineProblem> {
	if (line.length > MAX_LINE_LENGTH) return fail('too-long');
	const segments = parse(line);
	if (!segments) return fail('unreadable');
	if (segments.length > MAX_SEGMENTS) return fail('too-long');
	if (!segments.every((segment) => isComplete(segment, segments))) return fail('incomplete');
	if (!isCovered(segments)) return fail('overlapping');
	return isFlat(segments) ? ok(segments) : fail('crossing');
}

/** Short ways to a crossing can’t be described. */
const isDescribable = (line: string): boolean => !/C\S*>/.test(line);

const isKnown = (segment: ParsedSegment): boolean =>
	hasKnownKind(segment) && hasKnownSigns(segment);

function parse(line: string): readonly ParsedSegment[] | undefined {
	try {
		const segments = isDescribable(line) ? parseTileLine(line) : [];
		return segments.length > 0 && segments.every(isKnown) ? segments : undefined;
	} catch {
		return undefined;
	}
}

function isComplete(segment: ParsedSegment, all: readonly ParsedSegment[]): boolean {
	switch (segment.shape) {
		case 'area':
			return (
				segment.sides.length > 0 &&
				segment.pennants <= MAX_PENNANTS &&
				passesStraightUnder(segment, all)
			);
		case 'path':
			return (
				(segment.kind === 'road' ? hasValidEnd(segment, all) : isValidWater(segment)) &&
				passesStraightUnder(segment, all)
			);
		case 'centre':
			// Monasteries with sides of their own come in boxes and are never described by users.
			return (
				segment.sides.length === 0 &&
				isCity(segment.inside, all) &&
				(!isAddedCentre(segment.kind) || liesInField(segment, all))
			);
		case 'field':
			return segment.halves.length > 0 || segment.near !== undefined;
	}
}

const liesInField = ({ inside }: Centre, all: readonly ParsedSegment[]): boolean =>
	inside === undefined && all.some(({ shape }) => shape === 'field');

/** True for the index of a city, and for none. */
const isCity = (index: number | undefined, all: readonly ParsedSegment[]): boolean =>
	index === undefined || all[index]?.kind === 'city';

/** A road that leaves on one side ends at something; one with a gate ends at the city of that gate. */
const hasValidEnd = ({ sides, end, gate }: Path, all: readonly ParsedSegment[]): boolean =>
	sides.length > 0 &&
	(sides.length === 1) === (end !== undefined) &&
	(end === 'city') === (gate !== undefined) &&
	isCity(gate, all);

const bulges = (segment: City | Path): boolean =>
	segment.shape === 'area' && segment.corners !== undefined;

/** Water runs from side to side, or into what is printed at its end. */
const isValidWater = ({ kind, sides, signs = [], end, gate }: Path): boolean =>
	end === undefined &&
	gate === undefined &&
	(sides.length === 1
		? signs.length === 1 && signs.every((sign) => endsOfPath(kind).includes(sign))
		: sides.length === 2 && signs.length === 0);

/** What passes under something runs straight across below it, and what is above isn't below anything else. */
function passesStraightUnder(segment: City | Path, all: readonly ParsedSegment[]): boolean {
	if (segment.under === undefined) return true;
	const [from, to, ...more] = segment.sides;
	const above = all[segment.under];
	if (above?.shape !== 'area' && above?.shape !== 'path') return false;
	const across = above.sides.every((side) => from !== undefined && (side + from) % 2 === 1);
	const ends = above.sides.length === 1 && mayEndAbove(segment, above);
	const flat = above.under === undefined && !bulges(above) && !bulges(segment);
	return (
		flat &&
		across &&
		(ends || above.sides.length === 2) &&
		to === opposite(from ?? 0) &&
		!more.length
	);
}

/** A city may end beyond a city that it passes over, and a road beyond water; a road over a road must run on across it. */
const mayEndAbove = (below: City | Path, above: City | Path): boolean =>
	below.shape === 'area'
		? above.shape === 'area'
		: isWater(below.kind) && above.shape === 'path' && above.end !== 'crossing';

/** Every side belongs to one segment, and every half-edge beside field or road to one field; at most one centre. */
function isCovered(segments: readonly ParsedSegment[]): boolean {
	const sides = (shape: 'area' | 'path'): Side[] =>
		segments.flatMap((segment) => (segment.shape === shape ? segment.sides : []));
	const [cities, roads] = [sides('area'), sides('path')];
	const open = ALL_SIDES.filter((side) => !cities.includes(side));
	const halves = segments.flatMap((segment) => (segment.kind === 'field' ? segment.halves : []));
	const wanted = open.flatMap((side) => [2 * side, 2 * side + 1]);
	return (
		new Set([...cities, ...roads]).size === cities.length + roads.length &&
		[...halves].sort().join('') === wanted.join('') &&
		segments.filter(({ shape }) => shape === 'centre').length < 2 &&
		segments.every(
			(each) => each.kind !== 'field' || each.near === undefined || cities.includes(each.near)
		)
	);
}

/** True when nothing crosses except what passes under, and no field is cut by a road, a wall or another field. */
function isFlat(segments: readonly ParsedSegment[]): boolean {
	const plan = { segments, contacts: [], mouths: [], rarity: 0, specials: [] };
	const fields = segments.flatMap((segment) =>
		segment.kind === 'field' ? [unionBits(segment.halves.map(halfBit))] : []
	);
	const others = (index: number) => [...barriersIn(plan), ...fields.filter((_, i) => i !== index)];
	return (
		isPlanar(plan) &&
		fields.every((field, index) => !others(index).some((other) => clash(field, other)))
	);
}
