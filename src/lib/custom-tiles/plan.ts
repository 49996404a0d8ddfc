import type { ParsedSegment } from '../engine/tile-line';
import type { Side } from '../engine/spot';
import { clash, cornerBit, middleBit, sideBits, unionBits, type BorderBits } from './border';

/** Things that only few tiles have. */
export type Special = 'bridge' | 'tunnel' | 'contact' | 'corner';

/** Cities, roads and monastery of a tile, and where they touch; its fields follow from them. */
export interface Plan {
	/** Everything but the fields. */
	readonly segments: readonly ParsedSegment[];
	/** Pairs of segments that touch without being connected, by index: no field passes between them. */
	readonly contacts: readonly (readonly [number, number])[];
	/** Sides from which a road that passes under something separates the fields up to its wall. */
	readonly mouths: readonly Side[];
	/** How rarely this is printed; 0 for what nearly every box has. */
	readonly rarity: number;
	readonly specials: readonly Special[];
}

type Link = readonly [number, number];

const sides = (segment: ParsedSegment): readonly Side[] =>
	segment.kind === 'field' ? [] : segment.sides;

/** The segment's places on the border, including corners that its wall reaches. */
export function reachOf(segment: ParsedSegment): BorderBits {
	if (segment.kind === 'city')
		return unionBits([...segment.sides.map(sideBits), ...(segment.corners?.map(cornerBit) ?? [])]);
	return segment.shape === 'path' ? unionBits(segment.sides.map(middleBit)) : 0;
}

const passesUnder = (segment: ParsedSegment): boolean =>
	'under' in segment && segment.under !== undefined;

/** Which segments are connected or touch: gates, the roads of one crossing or monastery, contacts. */
function linksIn({ segments, contacts }: Plan): readonly Link[] {
	const gates = segments.flatMap((segment, index): Link[] =>
		segment.kind === 'road' && segment.gate !== undefined ? [[segment.gate, index]] : []
	);
	const junctions = (['crossing', 'monastery', 'mark', 'mouth'] as const).flatMap((end) => {
		const [first, ...others] = segments.flatMap((segment, index) =>
			segment.kind === 'road' && segment.end === end ? [index] : []
		);
		return others.map((other): Link => [first ?? other, other]);
	});
	return [...gates, ...junctions, ...contacts];
}

/**
 * What separates fields. Connected segments are one barrier; one that passes under something is a barrier only at its ends, each
 * by itself.
 * @param without index of a segment that is ignored
 */
export function barriersIn(plan: Plan, without = -1): readonly BorderBits[] {
	const { segments, mouths } = plan;
	const own = segments.map((segment) => (passesUnder(segment) ? 0 : reachOf(segment)));
	const ends = segments.flatMap((segment, index): BorderBits[] => {
		if (!passesUnder(segment) || index === without) return [];
		const reach = segment.shape === 'path' ? middleBit : sideBits;
		return sides(segment)
			.filter((side) => !mouths.includes(side))
			.map(reach);
	});
	for (const segment of segments)
		if ('under' in segment && segment.under !== undefined)
			own[segment.under] =
				(own[segment.under] ?? 0) |
				unionBits(segment.sides.filter((side) => mouths.includes(side)).map(middleBit));
	const links = linksIn(plan).filter((link) => !link.includes(without));
	return [...mergeLinked(own, links, without), ...ends].filter((barrier) => barrier !== 0);
}

/** One set of places for all that are linked. */
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

/** True when nothing crosses, except what passes under; touching is allowed. */
export function isPlanar(plan: Plan): boolean {
	const over = plan.segments
		.filter((segment) => !passesUnder(segment))
		.map(reachOf)
		.filter((reach) => reach !== 0);
	return [over, barriersIn(plan), barriersIn({ ...plan, contacts: [] })].every(noClash);
}

const noClash = (all: readonly BorderBits[]): boolean =>
	!all.some((one, i) => all.slice(i + 1).some((other) => clash(one, other)));
