import type { FigureArt, FigureShape } from '../../rules/presentation/art';

/** The fields that show an owner, left empty: these figures belong to nobody. */
const WITHOUT_OWNER = { patternArea: [], emblem: { x: 0, y: 0, size: 0 } };

/** Upright, narrow and tall: a pointed hat, a long beard, and a staff with a ball. */
const MAGE: FigureShape = {
	...WITHOUT_OWNER,
	body:
		'M-3.4-18.2L2.6-7.6H1.6C1.8-5.4 1.4-3.8.6-2.8C3-2 4.8-.4 5.8 1.8L8.6.2V-7.6C7.2-8.2 6.2-9.6 6.2-11.2' +
		'C6.2-13.4 7.9-15 10-15C12.1-15 13.8-13.4 13.8-11.2C13.8-9.6 12.8-8.2 11.4-7.6V15.4H8.6V4.4L6.6 5.4L8 15.4H-13.4' +
		'L-10.6 2.8C-10-.2-8.4-2.2-6.2-3C-7-4-7.4-5.6-7.4-7.6H-9.2Z',
	shade:
		'M-1.2-14.2L2.6-7.6H1.6C1.8-5.4 1.4-3.8.6-2.8C3-2 4.8-.4 5.8 1.8L8.6.2V4.4L6.6 5.4L8 15.4H2.4C3 9.6 2.6 4-.4-.6' +
		'C.6-3.4.4-5.6 0-7.6H.6Z',
	light: 'M-3.8-15.6L-7.6-8.6M-9-1L-11.6 13.4M7.6-11.4C7.6-12.6 8.4-13.6 9.6-13.8',
	pale: 'M-6.6-7.4H.8C1-4.6.6-3.4.2-2.6C1 .8.2 5-3 8.6C-6.2 5-7-.4-6-3C-6.6-4.2-6.8-5.6-6.6-7.4Z',
	dark: 'M-5.2-6h1.3v1.5h-1.3ZM-1.6-6h1.3v1.5h-1.3Z',
	lines: 'M-9.2-7.6H2.6M-4.6-2.4Q-3-1.2-1.2-2.4M-3.6 1.4V5M-1.8 1.2V4.2M6.6 5.4L5.8 1.8',
	half: 13
};

/** Bent and broad: a wide hat with a drooping tip, a hooked nose, and a broom held across. */
const WITCH: FigureShape = {
	...WITHOUT_OWNER,
	body:
		'M5.8-17.6C8.4-17.4 10-15.6 10.2-13L7.6-14.2C8-12.2 8-10.4 7.8-8.6C10.4-8.4 12.4-7.8 13.6-6.8C12-5.4 9.4-4.8 6.4-4.8' +
		'L8.6-1.6L5.6-1.4C5.2-.2 4.6.6 3.8 1.2C5 1.8 6 2.8 6.6 4.2L12.6-1.4L14.4.6L7.8 6.8C8.8 9.4 9.4 12.2 9.6 15.4H-5.6' +
		'L-7 13.6L-15 16.2L-14.6 12.4L-16.6 10.4L-11 7.4L-8.4 8.8L-6.2 6.8C-5.8 4-4.6 2-3 1.2C-4.2 0-5-2-5-4.6' +
		'C-8.2-5-11-5.8-12.6-7.2C-10.8-8.4-8-9-4.4-9C-3.2-13.2.8-17.2 5.8-17.6Z',
	shade:
		'M7.6-14.2C8-12.2 8-10.4 7.8-8.6C10.4-8.4 12.4-7.8 13.6-6.8C12-5.4 9.4-4.8 6.4-4.8L8.6-1.6L5.6-1.4C5.2-.2 4.6.6 3.8 1.2' +
		'C5 1.8 6 2.8 6.6 4.2L5 5.8L7.8 6.8C8.8 9.4 9.4 12.2 9.6 15.4H3.6C4 10.6 3.6 5.4 1 1.4C3-1 3.4-3 3-4.8' +
		'C5-6.6 6.4-10.4 6-13.8Z',
	light: 'M-2.2-9.6C-.8-12.6 1.6-15 4.6-15.8M-4.8 8.4L-4 13.6',
	pale: 'M-3.8-4.4C-1 -4 3-4 5.6-4.6L8.2-1.9L5-1.9C4.4.2 2.6 1.2.6 1.2C-1.8 1.2-3.8-1.2-3.8-4.4Z',
	dark: 'M1.2-3h1.5v1.5h-1.5Z',
	lines:
		'M-4.4-9C-1-7.6 4.4-7.4 7.8-8.6M12.6-1.4L-8.4 8.8M-11 7.4L-7 13.6M-13.8 9.4L-9.6 12.8M-14.4 11.8L-11.2 13.6' +
		'M1.4-.2Q2.6.2 3.8-.4',
	half: 14
};

/** Mage and witch: told apart by their outlines, because both have the same colour. */
export const MAGIC_FIGURES: FigureArt = {
	mage: { standing: MAGE },
	witch: { standing: WITCH }
};
