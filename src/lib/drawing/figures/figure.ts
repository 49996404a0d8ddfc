import type { PieceKindId } from '../../engine/piece';
import type { Line } from '../geometry/point';

/** A kind of figure, standing or lying, around (0, 0), in units; all but cloth and emblem is SVG path data. */
export interface FigureShape {
	/** The silhouette, in its owner's colour. */
	readonly body: string;
	/** What of the body its owner's pattern is carved into. */
	readonly patternArea: Line;
	/** What of it lies in the shade. */
	readonly shade: string;
	/** Its edges that catch the light: open lines. */
	readonly light: string;
	/** Pale parts on it, such as a face. */
	readonly pale: string;
	/** Dark parts on it, such as eyes. */
	readonly dark: string;
	/** Fine lines on it. */
	readonly lines: string;
	/** What grows in front of it. */
	readonly grass?: string;
	/** The middle and the size of its owner's emblem; the emblems are 20 units wide. */
	readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
	/** Half its width, so that figures side by side don't hide each other. */
	readonly half: number;
}

/** About how high a figure stands, in units. */
export const FIGURE_HEIGHT = 27;

/** A ring from numbers: x and y by turns. */
function ring(...numbers: readonly number[]): Line {
	return numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] ?? 0 }]));
}

/** A hooded traveller in a wide cloak, turned from one piece of wood. */
const FOLLOWER: FigureShape = {
	body:
		'M3-16C4.6-13.6 6.3-11 6.3-7.4C6.3-5.4 5.5-3.7 4.3-2.6C7.6-1.2 9.3 3.4 10.8 11Q11 12.6 9.5 12.9Q0 14.6-9.5 12.9' +
		'Q-11 12.6-10.8 11C-9.3 3.4-7.6-1.2-4.3-2.6C-5.5-3.7-6.3-5.4-6.3-7.4C-6.3-11.4-3.4-13.7-.2-14C1.2-14.2 2.3-14.7 3-16Z',
	patternArea: ring(
		-3.4,
		-1.6,
		3.4,
		-1.6,
		6,
		1,
		7.8,
		5,
		9.8,
		12.2,
		4,
		13.1,
		-4,
		13.1,
		-9.8,
		12.2,
		-7.8,
		5,
		-6,
		1
	),
	shade:
		'M4.3-2.6C7.6-1.2 9.3 3.4 10.8 11Q11 12.6 9.5 12.9L5.2 13.6C6.4 7 5.6 1.4 2.6-1.8Q0-.6-2.6-1.8L-4.3-2.6' +
		'C-3 0 3 0 4.3-2.6ZM3-16C4.6-13.6 6.3-11 6.3-7.4C6.3-5.4 5.5-3.7 4.3-2.6C4.6-5 4.6-8 3.8-10C3.2-11.6 1.6-12.4 1-14.2C2-14.6 2.6-15.2 3-16Z',
	light: 'M-9.4 10.4C-8.2 4.6-7 .6-5-1M-4.9-8.6C-4.6-10.8-3-12.4-.8-12.7',
	pale: 'M-3.9-7A3.9 4 0 1 1 3.9-7A3.9 4 0 1 1-3.9-7Z',
	dark: 'M-2.1-7.2a.7.8 0 1 1 1.4 0a.7.8 0 1 1-1.4 0ZM.9-7.2a.7.8 0 1 1 1.4 0a.7.8 0 1 1-1.4 0Z',
	lines: '',
	emblem: { x: 0, y: 6, size: 0.58 },
	half: 10.5
};

/** The traveller asleep in the grass: on his back, the hood below the head, feet out of the cloak. */
const FARMER: FigureShape = {
	body:
		'M-18 7.6C-16.6 5.8-16.8 4-16.4 1.8C-15.8-2-12.8-4.4-9.6-4.4C-7.2-4.4-5.4-3.4-4.4-1.8C-1.6-6.2 3.6-8.6 9-7.2' +
		'Q10.8-6.6 11-4.8L11.6 3.6H12.5L12.1-1.2Q12.2-3.4 14.3-3.5Q16.5-3.5 16.7-1.2L17.8 6.8Q18 9.4 15.9 9.4H-15.2C-17 9.4-18.4 8.6-18 7.6Z',
	patternArea: ring(
		-2.8,
		-1.8,
		2,
		-5.4,
		6,
		-6.6,
		8.8,
		-6.2,
		10,
		-4.6,
		10.6,
		8.6,
		-4.4,
		8.6,
		-3,
		5,
		-2.6,
		1.6
	),
	shade:
		'M-17.6 6.2C-8 7.8-2 6.8 1 6C5 5 9 5.2 11.7 5.4L12 9.4H-15.2C-17 9.4-18.4 8.6-18 7.6Q-17.8 7-17.6 6.2Z' +
		'M9-7.2Q10.8-6.6 11-4.8L11.7 5.4H9.4C9.6 0 8.6-4.4 6.4-7.5Q7.8-7.5 9-7.2Z',
	light: 'M-2.4-2.9C.6-5.8 3.8-6.9 7-6.5M-14.6 1.4C-14-1-12.4-2.6-10.4-2.8',
	pale:
		'M-13.6 2A4 4 0 1 1-5.6 2A4 4 0 1 1-13.6 2Z' +
		'M11.8 4.4H13.3L12.8-1.2Q12.9-2.8 14.3-2.9Q15.9-2.9 16-1.1L17.1 7Q17.2 8.8 15.9 8.8H12Z',
	dark:
		'M-12 .9q1 1 2 0l.3.6q-1.3 1.5-2.6 0zM-8.8.9q1 1 2 0l.3.6q-1.3 1.5-2.6 0z' +
		'M-11 4q1.2 1 2.6 0l.2.5q-1.4 1.3-3 0zM14.2-3h.6l.2 2.2h-.6z',
	lines: '',
	grass:
		'M-17.4 10.4C-17 8-17.6 6.6-18.6 5.4C-16.8 6-15.8 7.2-15.4 8.4C-15.2 6.6-14.6 5-13.4 4C-13.6 5.6-13.6 6.8-13.4 7.8C-12.8 6.8-12 6.2-10.8 5.8C-11.8 7.2-12.2 8.6-12.2 10.4Z' +
		'M8.6 10.4C8.6 8.8 8.2 7.4 7.2 6.2C8.8 6.8 9.8 7.8 10.2 8.8C10.4 7.2 11.2 5.8 12.4 4.8C12 6.4 12 7.6 12.2 8.4C13 7.4 13.8 6.8 15 6.6C14 7.8 13.6 9 13.6 10.4Z',
	emblem: { x: 4, y: 1, size: 0.56 },
	half: 16
};

/** A stout figure under a broad hat, with a chain of office from which the emblem hangs. */
const MAYOR: FigureShape = {
	body:
		'M-4.8-16.6Q0-18 4.8-16.6Q5.6-16.3 5.7-15.4L6.4-11.9H10.4Q11.9-11.9 11.9-10.4Q11.9-9 10.4-9H5.8C5.8-6.8 5-5 4-4' +
		'C9.8-2.8 13.2 1.4 13.4 6.4C13.5 9.4 13 11.6 12.2 13Q11.6 13.9 10.6 14Q0 15.4-10.6 14Q-11.6 13.9-12.2 13' +
		'C-13 11.6-13.5 9.4-13.4 6.4C-13.2 1.4-9.8-2.8-4-4C-5-5-5.8-6.8-5.8-9H-10.4Q-11.9-9-11.9-10.4Q-11.9-11.9-10.4-11.9' +
		'H-6.4L-5.7-15.4Q-5.6-16.3-4.8-16.6Z',
	patternArea: ring(
		-3.6,
		-3,
		3.6,
		-3,
		8,
		-1,
		11.4,
		3,
		12.4,
		6.4,
		12.2,
		10,
		11.2,
		13.2,
		4,
		14,
		-4,
		14,
		-11.2,
		13.2,
		-12.2,
		10,
		-12.4,
		6.4,
		-11.4,
		3,
		-8,
		-1
	),
	shade:
		'M4-4C9.8-2.8 13.2 1.4 13.4 6.4C13.5 9.4 13 11.6 12.2 13Q11.6 13.9 10.6 14L6.6 14.5C9 9 8.4 1 4.6-3.9Z' +
		'M4.8-16.6Q5.6-16.3 5.7-15.4L6.4-11.9H10.4Q11.9-11.9 11.9-10.4Q11.9-9 10.4-9H4.4C4.8-11 4.2-14 2.4-17.2Q3.6-17.1 4.8-16.6Z',
	light: 'M-12 5.8C-11.8 2.4-9.8-.6-6.6-2M-4.4-15.2L-5-12.4',
	pale: 'M-4.4-9H4.4C4.6-5.6 2.8-3.2 0-3.2C-2.8-3.2-4.6-5.6-4.4-9Z',
	dark: 'M0-5.8C1.2-6.8 2.8-6 3.4-4.6C2.2-4.8 1-4.8 0-5.2C-1-4.8-2.2-4.8-3.4-4.6C-2.8-6-1.2-6.8 0-5.8ZM-6-11.9L-5.8-13.4H5.8L6-11.9ZM-2.5-7.4a.7.8 0 1 1 1.4 0a.7.8 0 1 1-1.4 0ZM1.1-7.4a.7.8 0 1 1 1.4 0a.7.8 0 1 1-1.4 0Z',
	lines: 'M-7-2.8C-6.2.6-3.4 1.6 0 1.6C3.4 1.6 6.2.6 7-2.8',
	emblem: { x: 0, y: 7.6, size: 0.56 },
	half: 12.5
};

/** Rim, spokes and hub around @ 7.6. */
const WHEEL =
	'M@ 7.6m-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0m1.3 0a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0' +
	'M@ 7.6m-.4-3.6h.8v2.4a1.3 1.3 0 0 1 .8.8h2.4v.8h-2.4a1.3 1.3 0 0 1-.8.8v2.4h-.8v-2.4a1.3 1.3 0 0 1-.8-.8h-2.4v-.8h2.4a1.3 1.3 0 0 1 .8-.8z';

/** A covered cart, seen from the side. */
const WAGON: FigureShape = {
	body:
		'M-13.4-9.4C-12-11.6-6-13.2 0-13.2C6-13.2 12-11.6 13.4-9.4Q13.8-8.8 13.6-8L12.4.8H15Q16 .8 16 1.8V4.6Q16 5.6 15 5.6H13' +
		'A5.2 5.2 0 1 1 3.4 5.6H-3.4A5.2 5.2 0 1 1-13 5.6H-15Q-16 5.6-16 4.6V1.8Q-16 .8-15 .8H-12.4L-13.6-8' +
		'Q-13.8-8.8-13.4-9.4Z',
	patternArea: ring(-12.6, -8.8, -8, -11.2, 0, -12.2, 8, -11.2, 12.6, -8.8, 11.6, 0.2, -11.6, 0.2),
	shade:
		'M13.4-9.4Q13.8-8.8 13.6-8L12.4.8H15Q16 .8 16 1.8V4.6Q16 5.6 15 5.6H-15Q-16 5.6-16 4.6V3.4H8.6C10.6-1 11-6.4 9.4-11.9Q12.4-11 13.4-9.4Z',
	light: 'M-12-8.6C-9.6-10.4-5.6-11.6-1-11.8',
	pale: 'M-12 7.6a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1-7.6 0ZM4.4 7.6a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1-7.6 0Z',
	dark: WHEEL.replaceAll('@', '-8.2') + WHEEL.replaceAll('@', '8.2'),
	lines: 'M-14.8 1.9H14.8',
	emblem: { x: 0, y: -5.4, size: 0.54 },
	half: 15
};

/** A barn, seen from the front: a broken gable and a wide door. */
const BARN: FigureShape = {
	body:
		'M-.8-17.6Q0-18.1.8-17.6L11.4-11.8L16.4-2.6Q16.9-1.4 15.8-1H13.6V14.4Q13.6 15.4 12.6 15.4H-12.6Q-13.6 15.4-13.6 14.4' +
		'V-1H-15.8Q-16.9-1.4-16.4-2.6L-11.4-11.8Z',
	patternArea: ring(
		0,
		-14,
		8.8,
		-9,
		12.6,
		-2,
		12.6,
		14.6,
		7,
		14.6,
		7,
		4,
		-7,
		4,
		-7,
		14.6,
		-12.6,
		14.6,
		-12.6,
		-2,
		-8.8,
		-9
	),
	shade:
		'M.8-17.6L11.4-11.8L16.4-2.6Q16.9-1.4 15.8-1H13.6V14.4Q13.6 15.4 12.6 15.4H9.6V-4.6L13-3.4L9.4-9.8L0-15V-17.9Q.4-17.9.8-17.6Z',
	light: 'M-14.9-2.8L-10.2-10.6L-1-15.8',
	pale: 'M-6.4 15V5H6.4V15ZM-6.4 5L6.4 15M6.4 5L-6.4 15',
	dark: '',
	lines: 'M-13-2.2L-9.2-9.2L0-14.4L9.2-9.2L13-2.2',
	emblem: { x: 0, y: -4.2, size: 0.58 },
	half: 16
};

/** A biscuit with icing; it belongs to nobody and bears no emblem. */
const GINGERBREAD_MAN: FigureShape = {
	body:
		'M0-15.6C4-15.6 7-12.8 7-9.3C7-7.5 6.3-5.9 5.1-4.8H10.8C13.2-4.8 14.6-3.1 14.6-1.2C14.6.9 13.2 2.3 11 2.3H6.6' +
		'L10 9.6C11 11.8 10.1 13.9 8.3 14.7C6.5 15.5 4.4 14.7 3.4 12.9L0 7L-3.4 12.9C-4.4 14.7-6.5 15.5-8.3 14.7' +
		'C-10.1 13.9-11 11.8-10 9.6L-6.6 2.3H-11C-13.2 2.3-14.6.9-14.6-1.2C-14.6-3.1-13.2-4.8-10.8-4.8H-5.1C-6.3-5.9-7-7.5-7-9.3' +
		'C-7-12.8-4-15.6 0-15.6Z',
	patternArea: [],
	shade:
		'M3.4-14.6C5.6-13.6 7-11.6 7-9.3C7-7.5 6.3-5.9 5.1-4.8H10.8C13.2-4.8 14.6-3.1 14.6-1.2C14.6.9 13.2 2.3 11 2.3H6.6L10 9.6' +
		'C11 11.8 10.1 13.9 8.3 14.7C7.6 15 6.8 15.1 6.1 14.9C8 13 7.6 11 6.6 9L2.6.4H10C11.6.4 12.4-.4 12.4-1.4C12.4-2.4 11.6-3 10.4-3H1.6C4.4-4.6 5.4-7 5.2-9.4C5-11.4 4.4-13.2 3.4-14.6Z',
	light: 'M-5.4-9.4C-5.4-11.6-4-13.6-1.6-14M-12.9-1.6C-12.8-2.6-12-3.3-10.8-3.3',
	pale: '',
	dark: '',
	lines:
		'M-2.6-10.2v.8M2.6-10.2v.8M-2.8-7Q0-4.8 2.8-7' +
		'M-.2-2.4h.4M-.2 1.6h.4' +
		'M-11.4-3.6Q-10.2-2.5-11.4-1.3Q-12.4-.2-11.2 1M11.4-3.6Q10.2-2.5 11.4-1.3Q12.4-.2 11.2 1' +
		'M-9.4 9.9Q-7.8 9.7-7.4 11Q-7 12.2-5.4 11.6M9.4 9.9Q7.8 9.7 7.4 11Q7 12.2 5.4 11.6',
	emblem: { x: 0, y: 0, size: 0 },
	half: 13
};

const STANDING: Readonly<Record<PieceKindId, FigureShape>> = {
	follower: FOLLOWER,
	mayor: MAYOR,
	wagon: WAGON,
	barn: BARN,
	'gingerbread-man': GINGERBREAD_MAN
};

/** The shape of a kind of figure; that of a follower for a kind that has none of its own. Only followers lie down. */
export const figureShape = (kind: PieceKindId, lying = false): FigureShape =>
	lying ? FARMER : (STANDING[kind] ?? FOLLOWER);
