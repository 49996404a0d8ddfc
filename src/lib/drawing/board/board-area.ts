import type { Spot } from '../../engine/spot';
import type { Highlight, Scene } from './scene';

/** A part of the table, in tiles; `right` and `bottom` are excluded. */
export interface BoardArea {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The smallest area with the start spot and these spots, and a margin around them in tiles. */
function areaAround(spots: readonly Spot[], margin: number): BoardArea {
	const xs = spots.map(({ x }) => x);
	const ys = spots.map(({ y }) => y);
	return {
		left: Math.min(0, ...xs) - margin,
		top: Math.min(0, ...ys) - margin,
		right: Math.max(0, ...xs) + 1 + margin,
		bottom: Math.max(0, ...ys) + 1 + margin
	};
}

/** The smallest area with these spots, and a margin around them in tiles; undefined for no spots. */
export function boundsOf(spots: readonly Spot[], margin: number): BoardArea | undefined {
	const [first] = spots;
	if (!first) return undefined;
	const far = areaAround(
		spots.map(({ x, y }) => ({ x: x - first.x, y: y - first.y })),
		margin
	);
	return {
		left: far.left + first.x,
		top: far.top + first.y,
		right: far.right + first.x,
		bottom: far.bottom + first.y
	};
}

/** Margin around the answers to a question, in tiles. */
const ROOM = 1.2;

/** Margin around the tile about to be laid, in tiles: its brackets and its button reach beyond the spot. */
const BESIDE_GHOST = 0.4;

/**
 * The area to be shown: while a question is open, its answers, its figure and where its reach begins, large enough for fingers;
 * else everything.
 */
export function areaOfInterest(scene: Scene): BoardArea {
	const { tiles, spots, ghost, choices, figures, reach = [] } = scene;
	const all = areaAround([...tiles, ...spots], spots.length > 0 ? 0.15 : 0.6);
	const held = boundsOf(ghost ? [ghost] : [], BESIDE_GHOST);
	const whole = held ? unionOf(all, held) : all;
	const wanted = wantedIn(choices);
	if (wanted.length === 0) return whole;
	const asked = figures.flatMap((figure) => (figure.asked ? [figure.at] : []));
	const answers = wanted.flatMap(({ places }) => places);
	return boundsOf([...answers, ...asked, ...reach.slice(0, 1)], ROOM) ?? whole;
}

const wantedIn = (choices: Scene['choices']): Scene['choices'] =>
	choices.filter(({ quiet }) => !quiet);

/** The spots that stay in view: the tile about to be laid, what is looked at, the answers to a question, and where its reach begins. */
export const keptInView = (scene: Scene): readonly (Spot | undefined)[] => [
	scene.ghost,
	scene.focus,
	scene.reach?.[0],
	...wantedIn(scene.choices).map(({ places }) => places[0])
];

/**
 * The area to be shown for a highlight: all of it, with a margin of one tile; the whole table while a second field is asked
 * for.
 */
export const areaOfHighlight = (highlight: Highlight, whole: BoardArea): BoardArea | undefined =>
	highlight.ends?.length === 1
		? whole
		: boundsOf(
				[
					...[
						highlight.places,
						highlight.counted,
						highlight.contactPlaces,
						highlight.contacts,
						highlight.idle
					].flat(),
					...[highlight.open ?? [], highlight.across ?? []].flat(),
					...(highlight.path ?? []).map(({ place }) => place)
				],
				1
			);

export const unionOf = (a: BoardArea, b: BoardArea): BoardArea => ({
	left: Math.min(a.left, b.left),
	top: Math.min(a.top, b.top),
	right: Math.max(a.right, b.right),
	bottom: Math.max(a.bottom, b.bottom)
});

export const containsSpot = (area: BoardArea, { x, y }: Spot): boolean =>
	x >= area.left && y >= area.top && x + 1 <= area.right && y + 1 <= area.bottom;

/** The spot nearest to a point, within a reach; point and reach in tiles. */
export function nearestSpot<S extends Spot>(
	spots: readonly S[],
	at: { readonly x: number; readonly y: number },
	reach: number
): S | undefined {
	const away = ({ x, y }: Spot): number =>
		Math.hypot(Math.max(x - at.x, 0, at.x - x - 1), Math.max(y - at.y, 0, at.y - y - 1));
	return spots
		.filter((spot) => away(spot) <= reach)
		.reduce<S | undefined>((a, b) => (a && away(a) <= away(b) ? a : b), undefined);
}
