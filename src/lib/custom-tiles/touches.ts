import type { ParsedSegment } from '../engine/tile-line';
import { ALL_CORNERS, type Corner, type Side } from '../engine/spot';
import { fieldRegionsIn } from './fields';
import { isPlanar, type Plan } from './plan';
import { subsets } from './roads';

/** Number of fields of the plan; a contact matters only when it adds one. */
const fieldCount = (plan: Plan): number => fieldRegionsIn(plan).length;

/** The plan with a monastery: none, in a field, or inside one of its cities. Roads that end at one need it. */
export function monasteryPlans(plan: Plan): readonly Plan[] {
	const ends = plan.segments.flatMap((segment) =>
		segment.kind === 'road' && segment.end ? [segment.end] : []
	);
	const inField = withMonastery(
		plan,
		undefined,
		ends.includes('monastery') ? 0 : rarityBeside(plan)
	);
	if (ends.includes('monastery')) return [inField];
	if (ends.includes('crossing')) return [plan];
	const inCities = plan.segments.flatMap((segment, index) =>
		segment.kind === 'city' && segment.sides.length > 1 ? [withMonastery(plan, index, 3)] : []
	);
	const room = fieldRegionsIn(plan).some(({ halves }) => halves.length > 1);
	return [plan, ...(room ? [inField] : []), ...inCities];
}

/** A monastery without edges of note is the commonest of all; beside a road or city it is rare. */
const rarityBeside = ({ segments }: Plan): number => (segments.length === 0 ? -0.5 : 2);

const withMonastery = (plan: Plan, inside: number | undefined, rarity: number): Plan => ({
	...plan,
	segments: [
		...plan.segments,
		{ shape: 'centre', kind: 'monastery', sides: [], ...(inside === undefined ? {} : { inside }) }
	],
	rarity: plan.rarity + rarity
});

/** The plan as it is, and with one more contact: a road at a wall, two walls, or walls that reach far corners. */
export const touchPlans = (plan: Plan): readonly Plan[] => [
	plan,
	...[...contacts(plan), ...farCorners(plan)].filter(
		(touched) => isPlanar(touched) && fieldCount(touched) !== fieldCount(plan)
	)
];

const mayTouch = (segment: ParsedSegment): boolean =>
	segment.kind === 'city' ||
	(segment.kind === 'road' && (segment.end === undefined || segment.end === 'crossing'));

function contacts(plan: Plan): readonly Plan[] {
	return plan.segments.flatMap((segment, index) =>
		plan.segments.flatMap((other, wall): readonly Plan[] =>
			other.kind === 'city' && wall < index && mayTouch(segment) && !isBridge(plan)
				? [
						{
							...plan,
							contacts: [...plan.contacts, [wall, index]],
							rarity: plan.rarity + (segment.kind === 'road' ? 2 : 2.5),
							specials: [...plan.specials, 'contact']
						}
					]
				: []
		)
	);
}

const isBridge = ({ specials }: Plan): boolean => specials.includes('bridge');

function farCorners(plan: Plan): readonly Plan[] {
	const held = plan.segments.flatMap((segment) => (segment.kind === 'city' ? segment.sides : []));
	const free = ALL_CORNERS.filter(
		(corner) => !held.some((side) => cornersOf(side).includes(corner))
	);
	const roads = plan.segments.filter(({ kind }) => kind === 'road').length;
	return plan.segments.flatMap((segment, index) =>
		segment.kind === 'city' && segment.under === undefined && roads < 2
			? subsets(free)
					.filter((corners) => corners.length > 0)
					.map((corners): Plan => withCorners(plan, index, corners))
			: []
	);
}

const cornersOf = (side: Side): readonly Corner[] => [side, ((side + 1) & 3) as Corner];

const withCorners = (plan: Plan, index: number, corners: readonly Corner[]): Plan => ({
	...plan,
	segments: plan.segments.map((segment, i) =>
		i === index && segment.kind === 'city' ? { ...segment, corners } : segment
	),
	rarity: plan.rarity + 2.5,
	specials: [...plan.specials, 'corner']
});
