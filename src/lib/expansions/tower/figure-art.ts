import type { FigureArt, FigureShape } from '../../rules/presentation/art';
import type { TokenStack } from '../../rules/presentation/presentation';

/** The fields that show an owner, left empty: these figures belong to nobody. */
const WITHOUT_OWNER = { patternArea: [], emblem: { x: 0, y: 0, size: 0 } };

/** A wooden floor of a tower: a square block with a hole in the top. */
const FLOOR_SHAPE: FigureShape = {
	...WITHOUT_OWNER,
	body: 'M-11-3L-6.4-7.4H6.4L11-3V7.4H-11Z',
	shade: 'M5-3H11V7.4H5Z',
	light: 'M-10-1.8H9M-9.8 6.2V-1',
	pale: 'M-5.4-4L-3.4-6.2H3.4L5.4-4Z',
	dark: '',
	lines: 'M-11-3H11M-4 .4V7.2M4 .4V7.2',
	half: 12
};

/** The parts of a digit as on a pocket calculator: top, upper right, lower right, bottom, lower left, upper left, middle. */
const BARS = [
	[0, 0, 8, 2.6],
	[5.4, 0, 2.6, 8],
	[5.4, 6, 2.6, 8],
	[0, 11.4, 8, 2.6],
	[0, 6, 2.6, 8],
	[0, 0, 2.6, 8],
	[0, 5.7, 8, 2.6]
] as const;
/** Which of these each digit has. */
const DIGITS = [
	'012345',
	'12',
	'01346',
	'01236',
	'1256',
	'02356',
	'023456',
	'012',
	'0123456',
	'012356'
] as const;
const DIGIT_WIDTH = 8;
const GAP = 1.8;

/** A number in thick bars, readable on the smallest tiles; its middle is at x = 0 and the given y. */
function numberPath(n: number, middle: number): string {
	const digits = Array.from(String(n), Number);
	const width = digits.length * (DIGIT_WIDTH + GAP) - GAP;
	return digits
		.flatMap((digit, at) =>
			Array.from(DIGITS[digit] ?? '', Number).map((bar) => {
				const [x, y, across, down] = BARS[bar] ?? BARS[0];
				const left = -width / 2 + at * (DIGIT_WIDTH + GAP) + x;
				return `M${left.toFixed(1)} ${(middle - 7 + y).toFixed(1)}h${String(across)}v${String(down)}h${String(-across)}Z`;
			})
		)
		.join('');
}

/** A tower with more floors than this looks no higher. */
const HIGHEST = 6;
const FLOOR_HEIGHT = 3.4;
const BOTTOM = 14;

/** A tower of so many floors, with their number on its wall. */
function towerShape(floors: number): FigureShape {
	const seen = Math.min(floors, HIGHEST);
	const top = topOf(floors);
	const line = (n: number): string => `M-11.5 ${(top + 3.4 + n * FLOOR_HEIGHT).toFixed(1)}H11.5`;
	const [above, below] = [top.toFixed(1), (top + 3).toFixed(1)];
	return {
		...WITHOUT_OWNER,
		body: `M-13 ${above}H-8.4V${below}H-4.2V${above}H4.2V${below}H8.4V${above}H13V${String(BOTTOM)}H-13Z`,
		shade: `M8.4 ${above}H13V${String(BOTTOM)}H10.6V${below}H8.4Z`,
		light: `M-11.6 ${String(BOTTOM - 1)}V${above}`,
		pale: `M-10.6 ${String(BOTTOM - 17)}H10.6V${String(BOTTOM - 1)}H-10.6Z`,
		dark: numberPath(floors, BOTTOM - 9),
		lines: Array.from({ length: Math.max(0, seen - 1) }, (_, n) => line(n + 1)).join(''),
		half: 14
	};
}

/** No tile has more floors than all players have together. */
const ALL_FLOORS = 30;

const kindOf = (floors: number): string => `tower-of-${String(Math.min(floors, ALL_FLOORS))}`;
const topOf = (floors: number): number => BOTTOM - 19 - Math.min(floors, HIGHEST) * FLOOR_HEIGHT;

/** Half the height of a figure, a little of which is hidden by what it stands on. */
const ABOVE_FEET = 11;

/** How a tower of so many floors looks, and where a follower on top of it stands. */
export const stackOf = (floors: number): TokenStack => ({
	kind: kindOf(floors),
	top: ABOVE_FEET - topOf(floors)
});

/** A floor by itself, and towers of each height. */
export const TOWER_FIGURES: FigureArt = {
	'tower-floor': { standing: FLOOR_SHAPE },
	...Object.fromEntries(
		Array.from({ length: ALL_FLOORS }, (_, n) => [kindOf(n + 1), { standing: towerShape(n + 1) }])
	)
};
