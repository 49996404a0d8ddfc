import type { FigureArt, FigureShape } from '../../rules/presentation/art';

/** The fields that show an owner, left empty: these figures belong to whoever won them last. */
const WITHOUT_OWNER = { patternArea: [], emblem: { x: 0, y: 0, size: 0 } };

/** A bearded head under a crown of three points, over a collar of fur. */
const KING: FigureShape = {
	...WITHOUT_OWNER,
	body:
		'M-11.5-14.8L-6.4-10.2L0-17L6.4-10.2L11.5-14.8L9.4-3.4C9.6.8 8.4 3.8 6 6.2C10.4 7 12.6 9.4 13.4 13.2' +
		'Q13.6 14.8 12 14.8H-12Q-13.6 14.8-13.4 13.2C-12.6 9.4-10.4 7-6 6.2C-8.4 3.8-9.6.8-9.4-3.4Z',
	shade:
		'M11.5-14.8L9.4-3.4C9.6.8 8.4 3.8 6 6.2C10.4 7 12.6 9.4 13.4 13.2Q13.6 14.8 12 14.8H5.6C5.8 10.4 4.4 7.6 2.4 6.4' +
		'C5.6 3.6 6.6.4 6.4-3.4L7.4-11.2Z',
	light: 'M-9.6-11.4L-8.2-4.4M-11.6 12.4C-10.8 9.8-9 8.4-6.4 7.8',
	pale: 'M-7.4-3.2H7.4C7.4 2 4.8 6.6 0 8.4C-4.8 6.6-7.4 2-7.4-3.2Z',
	dark:
		'M-3.8-.8a1 1 0 1 1 2 0a1 1 0 1 1-2 0ZM1.8-.8a1 1 0 1 1 2 0a1 1 0 1 1-2 0Z' +
		'M-4.8 2.6Q0 4.4 4.8 2.6Q3.8 6.4 0 8.4Q-3.8 6.4-4.8 2.6Z',
	lines: 'M-9.2-5.8Q0-3.8 9.2-5.8M-6.4-10.2v.2M0-13.4v.2M6.4-10.2v.2',
	half: 14
};

/** A rider's helmet with a closed visor and a plume. */
const ROBBER: FigureShape = {
	...WITHOUT_OWNER,
	body:
		'M-9.6 6.2V-2.4C-9.6-8.6-5.4-12.6.2-12.6C1.2-15.8 4.6-17.6 9-16.4C12.4-15.4 14.2-12.2 13.6-8.4C12.6-10.2 11-11 9-10.8' +
		'C9.6-8.4 9.8-5.6 9.6-2.4V6.2C11.8 7.8 13 10 13.4 13.2Q13.6 14.8 12 14.8H-12Q-13.6 14.8-13.4 13.2C-13 10-11.8 7.8-9.6 6.2Z',
	shade:
		'M13.6-8.4C12.6-10.2 11-11 9-10.8C9.6-8.4 9.8-5.6 9.6-2.4V6.2C11.8 7.8 13 10 13.4 13.2Q13.6 14.8 12 14.8H5.4' +
		'C6 11.6 6.2 9 5.6 6.4V-3C5.6-8 4-11 .2-12.6C6-13 10.6-12 13.6-8.4Z',
	light: 'M-7.6-2.6C-7.6-6.6-5.4-9.6-2.2-10.4M-11.4 12.4C-11.2 10.6-10.6 9.4-9.4 8.4',
	pale: '',
	dark: 'M-7.6-3H7.6V-.4H-7.6ZM-4.6 3.2h2v2.2h-2ZM-1 3.2h2v2.2h-2ZM2.6 3.2h2v2.2h-2Z',
	lines: 'M-9.4 6.6Q0 9.6 9.4 6.6M.2-12.6C4-12.4 7-11.8 9-10.8',
	half: 14
};

export const KING_AND_ROBBER_FIGURES: FigureArt = {
	king: { standing: KING },
	robber: { standing: ROBBER }
};
