import { firstOf, lastOf, pointAlong, reversed } from './courses';
import { distanceToRing } from './line';
import { plus, times, type Line, type Point } from './point';
import type { Wall } from '../cities/walls';

/** Lines nearer to each other than this count as touching, in units. */
const SAME = 0.05;

/** The walls, moved together where land between them belongs to no segment, until none of it is left. */
export const collapsed = (walls: readonly Wall[], waste: readonly Line[]): readonly Wall[] =>
	waste.reduce<readonly Wall[]>((all, ring) => {
		const around = all.filter(({ line }) => distanceToRing(pointAlong(line, 0.5), ring) < SAME);
		return all.map((wall) =>
			around.includes(wall) ? { ...wall, line: moved(wall, around) } : wall
		);
	}, walls);

/** Two walls meet halfway between them; three or more meet in one point. */
function moved(wall: Wall, around: readonly Wall[]): Line {
	const [other] = around.filter((each) => each !== wall);
	if (around.length === 2 && other) return between(wall.line, reversed(other.line));
	const meet = mean(around.map(({ line }) => pointAlong(line, 0.5)));
	return [firstOf(wall.line), meet, lastOf(wall.line)];
}

const between = (a: Line, b: Line): Line => {
	const shares = Array.from({ length: 17 }, (_, n) => n / 16);
	return shares.map((share) => mean([pointAlong(a, share), pointAlong(b, share)]));
};

const mean = (points: readonly Point[]): Point =>
	times(
		points.reduce((sum, point) => plus(sum, point)),
		1 / points.length
	);
