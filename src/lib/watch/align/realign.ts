import { mapPoint, inverse, product, type Homography } from '../../snap/grid/homography';
import type { Point } from '../../snap/reading';
import { bumped, middleOf, type Bump, type Middle } from './change';
import { matchingOf, refine, similarityOf, type Match, type Matching } from './fit';
import type { GreyPyramid } from './grey';
import type { Template } from './templates';

/** At most this many tiles are matched: more cost time, and tell nothing new. */
const MOST_TILES = 36;

/** Where a board is looked for after a bump: up to 0.75 tile, 6 degrees and 4 % off. */
const SHIFTS = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];
const TURNS = [-6, -4, -2, 0, 2, 4, 6].map((degrees) => (degrees * Math.PI) / 180);
const SCALES = [0.96, 1, 1.04];
const BUMPS: readonly Bump[] = SHIFTS.flatMap((x) =>
	SHIFTS.flatMap((y) => TURNS.flatMap((turn) => SCALES.map((scale) => ({ x, y, turn, scale }))))
);
/** How many of these bumps are tried in full: at least `least`, and with few tiles as many as take no longer. */
const STARTS = { least: 4, tiles: 36 } as const;
/** Up to this many tiles are matched more finely from the start: they have less to tell them apart from what lies beside them. */
const FEW = 8;

/**
 * A view that is more similar than this is that of the board. Measured on simulated photos: the best view of a board in the
 * picture of another board reaches 0.46 with 1 tile, 0.43 with 2, 0.31 with 4, 0.19 with 9 and 0.09 with 36. The right view
 * reaches at least 0.51, even with an arm over a quarter of the board.
 */
const leastSimilarity = (tiles: number): number => 0.25 + 0.3 / Math.sqrt(tiles);
/** The similarity of any other place for the board must be less than this part of the best, or it isn't clear which is right. */
const CLEAR = 0.75;

/** Shifts of the board by one spot: among tiles that look alike, such a mistake may go unnoticed. */
const BESIDE: readonly Point[] = [-1, 0, 1].flatMap((x) =>
	[-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }]))
);

/**
 * Finds the board again after a bump of the table or the camera: up to half a tile, 5 degrees and 5 %. Takes about 130 ms.
 * @param view where the board was
 * @returns undefined if the picture doesn't show it near there, or not clearly
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

/** False if the board could equally well lie one spot away. */
function isClear(matching: Matching, middle: Middle, found: Match): boolean {
	const rivals = BESIDE.map(({ x, y }) =>
		refine(matching, product(found.view, bumped(middle, { x, y, turn: 0, scale: 1 })))
	).filter(({ view }) => distance(middle, found.view, view) > ELSEWHERE);
	return rivals.every(({ similarity }) => similarity < CLEAR * found.similarity);
}

/** Two views that are farther apart than this, in tiles, show the board in different places. */
const ELSEWHERE = 0.3;

/** How far apart two views put a point of the board, in tiles. */
function distance(at: Point, one: Homography, other: Homography): number {
	const { x, y } = mapPoint(inverse(one), mapPoint(other, at));
	return Math.hypot(x - at.x, y - at.y);
}

const cornersOf = ({ x, y, reach }: Middle): readonly Point[] =>
	[-reach, reach].flatMap((right) =>
		[-reach, reach].map((down) => ({ x: x + right, y: y + down }))
	);

/** A board that has moved farther than this isn't followed: the slopes of a picture lead no farther. In tiles. */
const FAR = 0.4;
/**
 * A board whose rims have moved less than this is taken as still: noise, new figures and pushed tiles make it seem to move as
 * much. In tiles.
 */
const stillFor = (tiles: number): number => 0.03 + 0.03 / Math.sqrt(tiles);

/**
 * Follows a slow drift while the board is still, such as that of a phone that sags on its stand. Takes a few milliseconds.
 * @returns the view that fits better, or the same one; undefined if the board isn't where it was
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
