import type { PieceKindId } from '../engine/piece';

/** A kind of figure, standing, around (0, 0), in units; all but the emblem is SVG path data. */
export interface FigureShape {
	/** The silhouette, in its owner's colour. */
	readonly body: string;
	/** Pale parts on it, such as a face. */
	readonly pale: string;
	/** Dark parts on it. */
	readonly dark: string;
	/** Fine lines on it. */
	readonly lines: string;
	/** The middle and the size of its owner's emblem; the emblems are 20 units wide. */
	readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
	/** Half its width, so that figures side by side don't hide each other. */
	readonly half: number;
}

/** A hooded traveller in a wide cloak. */
const FOLLOWER: FigureShape = {
	body:
		'M.6-13.2C4-12 6.2-9.4 6-6.2C5.9-4.6 5.2-3.2 4.2-2.3C7.4-.6 9.6 4.2 10.5 11C10.6 11.9 10.1 12.5 9.2 12.5H-9.2' +
		'C-10.1 12.5-10.6 11.9-10.5 11C-9.6 4.2-7.4-.6-4.2-2.3C-5.2-3.2-5.9-4.6-6-6.2C-6.2-9-4-12-.6-13.2Q0-13.5.6-13.2Z',
	pale: 'M0-9.6C2.2-9.6 3.4-8 3.2-6C3-4.2 1.8-3.2 0-3.2C-1.8-3.2-3-4.2-3.2-6C-3.4-8-2.2-9.6 0-9.6Z',
	dark: '',
	lines: '',
	emblem: { x: 0, y: 4.6, size: 0.5 },
	half: 10.5
};

/** A stout figure under a broad hat, with a chain of office from which the emblem hangs. */
const MAYOR: FigureShape = {
	body:
		'M-4.6-16.6H4.6Q5.4-16.6 5.6-15.8L6.5-11.6H10.2Q11.6-11.6 11.6-10.3Q11.6-9 10.2-9H5.4' +
		'Q5.2-6.4 4-4.8C9.6-3 13 1.4 13 6.2C13 9.4 11.6 11.6 10.4 13Q9.8 13.8 8.8 13.8H-8.8Q-9.8 13.8-10.4 13' +
		'C-11.6 11.6-13 9.4-13 6.2C-13 1.4-9.6-3-4-4.8Q-5.2-6.4-5.4-9H-10.2Q-11.6-9-11.6-10.3Q-11.6-11.6-10.2-11.6' +
		'H-6.5L-5.6-15.8Q-5.4-16.6-4.6-16.6Z',
	pale: 'M-4-9H4C4-6.2 2.6-4.4 0-4.4C-2.6-4.4-4-6.2-4-9Z',
	dark: '',
	lines: 'M-11.4-10.3H11.4M-6.6-3C-6.4.6-3.6 1.6 0 1.6C3.6 1.6 6.4.6 6.6-3',
	emblem: { x: 0, y: 7.2, size: 0.52 },
	half: 12.5
};

/** A covered cart, seen from the side. */
const WAGON: FigureShape = {
	body:
		'M-12.6-10.6C-7-13.2 7-13.2 12.6-10.6Q13.6-10.2 13.4-9.2L12.2 1H14.6Q15.6 1 15.6 2V4.8Q15.6 5.8 14.6 5.8H12.9' +
		'A4.9 4.9 0 1 1 3.7 5.8H-3.7A4.9 4.9 0 1 1-12.9 5.8H-14.6Q-15.6 5.8-15.6 4.8V2Q-15.6 1-14.6 1H-12.2L-13.4-9.2' +
		'Q-13.6-10.2-12.6-10.6Z',
	pale: 'M-10.1 7.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0ZM6.3 7.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z',
	dark: 'M-12.3 7.4a4.1 4.1 0 1 0 8.2 0a4.1 4.1 0 1 0-8.2 0ZM4.1 7.4a4.1 4.1 0 1 0 8.2 0a4.1 4.1 0 1 0-8.2 0Z',
	lines: 'M-14.6 1.6H14.6M-7.8-11.6Q-8.6-5-7.4 1.2M7.8-11.6Q8.6-5 7.4 1.2',
	emblem: { x: 0, y: -5, size: 0.5 },
	half: 15
};

/** A barn, seen from the front: a broken gable and a wide door. */
const BARN: FigureShape = {
	body:
		'M-.8-17.4Q0-17.9.8-17.4L11.2-11.6L16.2-2.6Q16.7-1.6 15.8-1H13.4V14.4Q13.4 15.4 12.4 15.4H-12.4Q-13.4 15.4-13.4 14.4' +
		'V-1H-15.8Q-16.7-1.6-16.2-2.6L-11.2-11.6Z',
	pale: 'M-6.4 15V4.8H6.4V15ZM-6.4 4.8L6.4 15M6.4 4.8L-6.4 15',
	dark: '',
	lines: 'M-14.6-1.6L-9.6-9.8L0-15.2L9.6-9.8L14.6-1.6',
	emblem: { x: 0, y: -4, size: 0.56 },
	half: 16
};

/** A biscuit with icing; it belongs to nobody and bears no emblem. */
const GINGERBREAD_MAN: FigureShape = {
	body:
		'M0-15.4C4-15.4 6.9-12.6 6.9-9.2C6.9-7.4 6.2-5.8 5-4.7H10.6C13-4.7 14.4-3 14.4-1.2C14.4.8 13 2.2 10.8 2.2H6.4' +
		'L9.9 9.6C10.9 11.8 10 13.8 8.2 14.6C6.4 15.4 4.4 14.6 3.4 12.8L0 6.8L-3.4 12.8C-4.4 14.6-6.4 15.4-8.2 14.6' +
		'C-10 13.8-10.9 11.8-9.9 9.6L-6.4 2.2H-10.8C-13 2.2-14.4.8-14.4-1.2C-14.4-3-13-4.7-10.6-4.7H-5C-6.2-5.8-6.9-7.4-6.9-9.2' +
		'C-6.9-12.6-4-15.4 0-15.4Z',
	pale:
		'M-3.9-10.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM1.3-10.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z' +
		'M-1.2-2.2a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0ZM-1.2 2.2a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
	dark: '',
	lines: 'M-3.2-7.6Q0-4.8 3.2-7.6M-11-3.6V1.2M11-3.6V1.2M-9.3 10.2L-5.6 12M9.3 10.2L5.6 12',
	emblem: { x: 0, y: 0, size: 0 },
	half: 13
};

const FIGURES: Readonly<Record<PieceKindId, FigureShape>> = {
	follower: FOLLOWER,
	mayor: MAYOR,
	wagon: WAGON,
	barn: BARN,
	'gingerbread-man': GINGERBREAD_MAN
};

/** The shape of a kind of figure; that of a follower for a kind that has none of its own. */
export const figureShape = (kind: PieceKindId): FigureShape => FIGURES[kind] ?? FOLLOWER;
