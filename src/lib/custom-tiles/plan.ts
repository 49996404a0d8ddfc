import type { ParsedSegment } from '../engine/tile-line';
import type { Side } from '../engine/spot';
import { clash, cornerBit, middleBit, sideBits, unionBits, type BorderBits } from './border';

/** What a tile may have that few tiles have; a picker can ask for it by name. */
export type Special = 'bridge' | 'tunnel' | 'contact' | 'corner';

/** Cities, roads and monastery of a tile, and where they touch; the fields follow from them. */
export interface Plan {
	/** Everything but the fields. */
	readonly segments: readonly ParsedSegment[];
	/** Pairs of segments that touch without opening to each other, by index: no field goes on between them. */
	readonly contacts: readonly (readonly [number, number])[];
	/** Sides from which a road that passes under something parts the fields up to its wall. */
	readonly mouths: readonly Side[];
	/** How seldom such a thing is printed; 0 for what nearly every box holds. */
	readonly rarity: number;
	readonly specials: readonly Special[];
}

type Link = readonly [number, number];

const sides = (segment: ParsedSegment): readonly Side[] =>
	segment.kind === 'field' ? [] : segment.sides;

/** The segment's places on the border; those of the corners that its wall reaches too. */
export function reachOf(segment: ParsedSegment): BorderBits {
	if (segment.kind === 'city')
		return unionBits([...segment.sides.map(sideBits), ...(segment.corners?.map(cornerBit) ?? [])]);
	return segment.kind === 'road' ? unionBits(segment.sides.map(middleBit)) : 0;
}

const passesUnder = (segment: ParsedSegment): boolean => 'under' in segment;

/** What opens to what, or touches it: gates, the roads of one crossing or monastery, contacts. */
function linksIn({ segments, contacts }: Plan): readonly Link[] {
	const gates = segments.flatMap((segment, index): Link[] =>
		segment.kind === 'road' && segment.gate !== undefined ? [[segment.gate, index]] : []
	);
	const junctions = (['crossing', 'monastery'] as const).flatMap((end) => {
		const [first, ...others] = segments.flatMap((segment, index) =>
			segment.kind === 'road' && segment.end === end ? [index] : []
		);
		return others.map((other): Link => [first ?? other, other]);
	});
	return [...gates, ...junctions, ...contacts];
}

/**
 * What keeps fields apart: everything that hangs together is one barrier. What passes under something is none but for its
 * ends, each for itself.
 * @param without a segment that is looked away, by index
 */
export function barriersIn(plan: Plan, without = -1): readonly BorderBits[] {
	const { segments, mouths } = plan;
	const own = segments.map((segment) => (passesUnder(segment) ? 0 : reachOf(segment)));
	const ends = segments.flatMap((segment, index): BorderBits[] => {
		if (!passesUnder(segment) || index === without) return [];
		const reach = segment.kind === 'road' ? middleBit : sideBits;
		return sides(segment)
			.filter((side) => !mouths.includes(side))
			.map(reach);
	});
	for (const segment of segments)
		if ('under' in segment)
			own[segment.under] =
				(own[segment.under] ?? 0) |
				unionBits(segment.sides.filter((side) => mouths.includes(side)).map(middleBit));
	const links = linksIn(plan).filter((link) => !link.includes(without));
	return [...mergeLinked(own, links, without), ...ends].filter((barrier) => barrier !== 0);
}

/** One set of places for all that is linked. */
function mergeLinked(
	own: readonly BorderBits[],
	links: readonly Link[],
	without: number
): readonly BorderBits[] {
	let group = own.map((_, index) => index);
	for (const [a, b] of links) {
		const [to, from] = [group[a], group[b]];
		group = group.map((label) => (label === from ? (to ?? label) : label));
	}
	return own.map((_, label) =>
		unionBits(own.filter((__, index) => group[index] === label && index !== without))
	);
}

/** True when everything can lie on one tile without crossing, but for what passes under; touching or not. */
export function isPlanar(plan: Plan): boolean {
	const over = plan.segments
		.filter((segment) => !passesUnder(segment))
		.map(reachOf)
		.filter((reach) => reach !== 0);
	return [over, barriersIn(plan), barriersIn({ ...plan, contacts: [] })].every(noClash);
}

const noClash = (all: readonly BorderBits[]): boolean =>
	!all.some((one, i) => all.slice(i + 1).some((other) => clash(one, other)));
