import { mapPoint, inverse, product, type Homography } from '../../snap/grid/homography';
import type { Point } from '../../snap/reading';
import { bumped, middleOf, type Bump, type Middle } from './change';
import { matchingOf, refine, similarityOf, type Match, type Matching } from './fit';
import type { GreyPyramid } from './grey';
import type { Template } from './templates';

/** Most tiles that are matched: more cost time, and tell nothing new. */
const MOST_TILES = 36;

/** Where a board is looked for after a bump: up to 0.5 tile, 5 degrees and 5 % off, and a little more. */
const SHIFTS = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];
const TURNS = [-6, -4, -2, 0, 2, 4, 6].map((degrees) => (degrees * Math.PI) / 180);
const SCALES = [0.96, 1, 1.04];
const BUMPS: readonly Bump[] = SHIFTS.flatMap((x) =>
	SHIFTS.flatMap((y) => TURNS.flatMap((turn) => SCALES.map((scale) => ({ x, y, turn, scale }))))
);
/** How many of them are tried in full: at least so many, and of few tiles so many that it takes no longer. */
const STARTS = { least: 4, tiles: 36 } as const;
/** So few tiles are matched more finely from the start: they have less to tell them apart from what lies beside them. */
const FEW = 8;

/**
 * The similarity from which on a view is that of the board. Measured on simulated photos, the best view of a board in the picture of
 * another one reaches 0.46 with 1 tile, 0.43 with 2, 0.31 with 4, 0.19 with 9 and 0.09 with 36; the right view, with an arm
 * over a quarter of the board, 0.51 at least.
 */
const leastSimilarity = (tiles: number): number => 0.25 + 0.3 / Math.sqrt(tiles);
/** Another place of the board must be less like it than this part, or it isn't clear which is right. */
const CLEAR = 0.75;

/** Where the board lies on a neighbour's spots: tiles that look alike may hide such a mistake. */
const BESIDE: readonly Point[] = [-1, 0, 1].flatMap((x) =>
	[-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }]))
);

/**
 * Finds the board again after a bump of the table or the camera: up to half a tile, 5 degrees and 5 %. About 130 ms.
 * @param view where it was
 * @returns undefined where the picture doesn't show it there, or not clearly
 */
export function realign(
	templates: readonly Template[],
	picture: GreyPyramid,
	view: Homography
): Match | undefined {
	const some = spread(templates);
	if (some.length === 0) return undefined;
	const middle = middleOf(some);
	const fine = matchingOf(some, picture, view, 8);
	const found = bestOf(startsFor(some, picture, view).map((start) => refine(fine, start)));
	if (!found || !isClear(fine, middle, found)) return undefined;
	return accept(some, refine(matchingOf(some, picture, found.view, 16), found.view));
}

const accept = (templates: readonly Template[], match: Match): Match | undefined =>
	match.similarity > leastSimilarity(templates.length) ? match : undefined;

/** Some of the templates, from the first that was laid to the last. */
const spread = (templates: readonly Template[]): readonly Template[] =>
	templates.length <= MOST_TILES
		? templates
		: Array.from(
				{ length: MOST_TILES },
				(_, index) => templates[Math.floor((index * templates.length) / MOST_TILES)]
			).flatMap((template) => template ?? []);

/** The likeliest views after a bump. */
function startsFor(
	templates: readonly Template[],
	picture: GreyPyramid,
	view: Homography
): readonly Homography[] {
	const middle = middleOf(templates);
	const coarse = matchingOf(templates, picture, view, templates.length > FEW ? 4 : 8);
	return BUMPS.map((bump) => {
		const moved = product(view, bumped(middle, bump));
		return { view: moved, similarity: similarityOf(coarse, moved) };
	})
		.sort((one, other) => other.similarity - one.similarity)
		.slice(0, Math.max(STARTS.least, STARTS.tiles / templates.length))
		.map((start) => start.view);
}

const bestOf = (matches: readonly Match[]): Match | undefined =>
	matches.reduce<Match | undefined>(
		(best, match) => (best && best.similarity >= match.similarity ? best : match),
		undefined
	);

/** False where the board could as well lie a spot farther on. */
function isClear(matching: Matching, middle: Middle, found: Match): boolean {
	const rivals = BESIDE.map(({ x, y }) =>
		refine(matching, product(found.view, bumped(middle, { x, y, turn: 0, scale: 1 })))
	).filter(({ view }) => distance(middle, found.view, view) > ELSEWHERE);
	return rivals.every(({ similarity }) => similarity < CLEAR * found.similarity);
}

/** Two views farther apart than this are of different places. Tiles. */
const ELSEWHERE = 0.3;

/** How far apart two views have a point of the board, in tiles. */
function distance(at: Point, one: Homography, other: Homography): number {
	const { x, y } = mapPoint(inverse(one), mapPoint(other, at));
	return Math.hypot(x - at.x, y - at.y);
}

const cornersOf = ({ x, y, reach }: Middle): readonly Point[] =>
	[-reach, reach].flatMap((right) =>
		[-reach, reach].map((down) => ({ x: x + right, y: y + down }))
	);

/** What is farther off than this isn't followed: the slopes of a picture lead no farther. Tiles. */
const FAR = 0.4;
/** A board that moved less than this at its rims is taken to lie still: noise, new figures and tiles that are pushed move it as much. Tiles. */
const stillFor = (tiles: number): number => 0.03 + 0.03 / Math.sqrt(tiles);

/**
 * Follows a slow drift while the board is still, such as a phone that sags on its stand: a few milliseconds.
 * @returns the view that fits better, or the same one; undefined where the board isn't where it was
 */
export function follow(
	templates: readonly Template[],
	picture: GreyPyramid,
	view: Homography
): Match | undefined {
	const some = spread(templates);
	if (some.length === 0) return undefined;
	const near = refine(matchingOf(some, picture, view, 8), view);
	const found = refine(matchingOf(some, picture, view, 16), near.view);
	const middle = middleOf(some);
	if (distance(middle, view, found.view) > FAR) return undefined;
	const still = stillFor(some.length);
	const isStill = cornersOf(middle).every((at) => distance(at, view, found.view) < still);
	return accept(some, isStill ? { ...found, view } : found);
}
