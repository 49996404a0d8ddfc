import type { ParsedSegment } from '../engine/tile-line';
import { opposite, type Side } from '../engine/spot';
import type { Plan } from './plan';

/** Every way to divide the items into groups; for no items, only the empty one. */
export function groupings<T>([first, ...others]: readonly T[]): readonly (readonly T[])[][] {
	if (first === undefined) return [[]];
	return groupings(others).flatMap((groups) => [
		[[first], ...groups],
		...groups.map((group, i) => groups.map((each, j) => (i === j ? [first, ...group] : [...each])))
	]);
}

const city = (sides: readonly Side[], under?: number): ParsedSegment => ({
	shape: 'area',
	kind: 'city',
	sides,
	pennants: 0,
	...(under === undefined ? {} : { under })
});

const isBand = ([one, other, ...more]: readonly Side[]): boolean =>
	one !== undefined && other === opposite(one) && more.length === 0;

/** Every way to connect the city sides. Several cities on one tile are rarer. */
export const cityPlans = (sides: readonly Side[]): readonly Plan[] =>
	groupings(sides).flatMap((groups) => [plain(groups), ...bridges(groups, sides)]);

const plain = (groups: readonly (readonly Side[])[]): Plan => ({
	segments: groups.map((group) => city(group)),
	contacts: [],
	mouths: [],
	rarity: Math.max(0, groups.length - 1) * 0.5 + (groups.length > 2 ? 1 : 0),
	specials: []
});

/** A city that passes straight under another: a straight one, or one from a third side that ends in the fourth's field. */
function bridges(groups: readonly (readonly Side[])[], sides: readonly Side[]): readonly Plan[] {
	return groups.flatMap((low, under) =>
		groups.flatMap((high, over) => {
			if (under === over || groups.length !== 2 || !isBand(low)) return [];
			const ends = isBand(high) || (high.length === 1 && sides.length === 3);
			return ends ? [bridge(groups, under, over)] : [];
		})
	);
}

function bridge(groups: readonly (readonly Side[])[], under: number, over: number): Plan {
	const cities = groups.map((group, index) => city(group, index === under ? over : undefined));
	return { segments: cities, contacts: [], mouths: [], rarity: 3, specials: ['bridge'] };
}
