import type { FigureArt, FigureShape } from '../../rules/presentation/art';

/** The fields that show an owner, left empty: these figures belong to nobody. */
const WITHOUT_OWNER = { patternArea: [], emblem: { x: 0, y: 0, size: 0 } };

/** Broad, with a long neck, a wing raised behind its back and a tail that turns up. */
const DRAGON: FigureShape = {
	...WITHOUT_OWNER,
	body:
		'M-17-8.6L-12.2-12.6L-11.6-16.4L-8.6-13.2C-5.6-12-4-9.4-4-6C-3.8-4-3.2-2.6-2.2-1.6C-1.2-8.6 3.4-14.4 11-17' +
		'C9.4-14.2 9-12 9.6-9.6C7-8.6 6-6.6 6.4-3.6C9.8-1.4 11.2 2 10.6 5.8C13 5.8 14.4 4.4 14.4 2L11.8-1.6L17.4-1L18 5' +
		'L16.4 3.8C16 8.4 13 10.8 8.6 10.6L9.6 15.4H4.6L3.4 11.4C.4 11.8-2.4 11.6-5 10.8L-5.6 15.4H-10.6L-10.4 8' +
		'C-12.2 5-12.2 1.8-10.4-1C-9.6-3-9.8-5-11-5.8L-15.4-4.8Z',
	shade:
		'M-2.2-1.6C-1.2-8.6 3.4-14.4 11-17C9.4-14.2 9-12 9.6-9.6C7-8.6 6-6.6 6.4-3.6C3.6-4.6.4-3.8-2.2-1.6Z' +
		'M10.6 5.8C13 5.8 14.4 4.4 14.4 2L11.8-1.6L17.4-1L18 5L16.4 3.8C16 8.4 13 10.8 8.6 10.6L9.6 15.4H4.6L3.4 11.4' +
		'C.4 11.8-2.4 11.6-5 10.8C2 10.6 7.6 9.6 10.6 5.8Z',
	light:
		'M-11.4-12.2C-7.6-12.4-5.6-9.6-5.6-5.8M-9-.2C-10.4 2-10.4 4.6-9.4 6.8M-.6-4.4C.8-8.6 3.8-12 8-14',
	pale: 'M-12.4-10.8H-9.8V-8.6H-12.4Z',
	dark: 'M-11.4-10.4H-10V-9H-11.4Z',
	lines:
		'M-16-6.8L-11.4-7.8M4.6-4.2C3.6-7 4.4-9.8 7-12.4M-4.8 4.4Q-2.6 7.6 1.4 7.4M6 3.4Q6.4 7-3 10',
	half: 18
};

/** Slender, with two pairs of wings and a star on her staff. */
const FAIRY: FigureShape = {
	...WITHOUT_OWNER,
	body:
		'M0-17.4C2.4-17.4 4-15.8 4-13.6C4-12.4 3.4-11.4 2.6-10.8L3.4-7.6C6-13 10.4-15.4 14.6-14.6C15-9.4 12-4.6 6-2.8' +
		'C10.2-2 12.4.8 12 4.2C8.8 5.2 5.8 4 4-.4L8 15.4H-8L-4-.4C-5.8 4-8.8 5.2-12 4.2C-12.4.8-10.2-2-6-2.8' +
		'C-12-4.6-15-9.4-14.6-14.6C-10.4-15.4-6-13-3.4-7.6L-2.6-10.8C-3.4-11.4-4-12.4-4-13.6C-4-15.8-2.4-17.4 0-17.4Z',
	shade:
		'M3.4-7.6C6-13 10.4-15.4 14.6-14.6C15-9.4 12-4.6 6-2.8C10.2-2 12.4.8 12 4.2C8.8 5.2 5.8 4 4-.4L8 15.4H1.4' +
		'C2.8 8.6 3 2.4 2 -3Z',
	light: 'M-12.8-13C-12-9.4-9.6-6.4-6-4.8M-2.8 1L-5.8 13.4M-2-15.4C-2.6-14.6-2.6-13-2-12.2',
	pale: 'M-2.6-15H2.6V-12.6C2.6-11.2 1.4-10.2 0-10.2S-2.6-11.2-2.6-12.6Z',
	dark: 'M-1.6-13.8H-.5V-12.6H-1.6ZM.5-13.8H1.6V-12.6H.5Z',
	lines: 'M-3-4.8H3M-6 8.4Q0 11 6 8.4M12.8-13C12-9.4 9.6-6.4 6-4.8',
	half: 14
};

/** Dragon and fairy: told apart by their outlines, because both have the same colour. */
export const DRAGON_FIGURES: FigureArt = {
	dragon: { standing: DRAGON },
	fairy: { standing: FAIRY }
};
