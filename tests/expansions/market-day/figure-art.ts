import { ring, type FigureArt, type FigureShape } from '../../rules/presentation/art';

/** What belongs to nobody. */
const WITHOUT_OWNER = { patternArea: [], emblem: { x: 0, y: 0, size: 0 } };

/** Somebody with a broad hat behind a counter. */
const STALLKEEPER: FigureShape = {
	body:
		'M-5-12.4Q0-18 5-12.4L10.6-10.2Q11-8.6 9.4-8.4H5.2C5-6 4-4.2 2.8-3.2C6.6-1.8 9 1.4 10 5.2H13.4V14.8H-13.4V5.2H-10' +
		'C-9 1.4-6.6-1.8-2.8-3.2C-4-4.2-5-6-5.2-8.4H-9.4Q-11-8.6-10.6-10.2Z',
	patternArea: ring(-12, 6.6, 12, 6.6, 12, 13.4, -12, 13.4),
	shade: 'M2.8-3.2C6.6-1.8 9 1.4 10 5.2H13.4V14.8H7V5.2H5.4C5 1.8 4-1 1.4-2.8Z',
	light: 'M-9.2 4.6C-8.2 1.6-6.6-.6-4-1.8M-4-12.2Q-1.8-14.8.6-15',
	pale: 'M-4.4-8.4H4.4C4.2-5.4 2.4-3.6 0-3.6C-2.4-3.6-4.2-5.4-4.4-8.4Z',
	dark: 'M-2.6-7.4h1.4v1.4h-1.4ZM1.2-7.4h1.4v1.4h-1.4Z',
	lines: 'M-13.4 5.2H13.4',
	emblem: { x: 0, y: 9.6, size: 0.5 },
	half: 13.4
};

/** Somebody bent under a basket. */
const HAWKER: FigureShape = {
	...WITHOUT_OWNER,
	body:
		'M-9-14.8H5.4Q7-14.8 7-13.2V-8.4C10-8 12.2-5.6 12.2-2.6C12.2-.6 11.2 1.2 9.6 2.2L11.6 14.8H-8.4L-6.4 1.4' +
		'C-9 .2-10.6-2.6-10.6-6V-13.2Q-10.6-14.8-9-14.8Z',
	shade:
		'M7-8.4C10-8 12.2-5.6 12.2-2.6C12.2-.6 11.2 1.2 9.6 2.2L11.6 14.8H5.4L4.4 2C6.6.6 7.4-2 7-4.4Z',
	light: 'M-8.6-12.8V-6M-5 4.4L-6.4 12.6',
	pale: 'M4.6-5.4Q8.4-7 10.4-4Q11.4-.8 8.4.8Q5 1.4 4-1.4Z',
	dark: 'M8-3.6h1.4v1.4H8Z',
	lines: 'M-10.6-10H7M-10.6-6H5M-6.4 1.4Q0 4.4 6 1.6',
	half: 12
};

/** A box with a lock and bands of iron. */
const CASHBOX: FigureShape = {
	...WITHOUT_OWNER,
	body: 'M-12.8-2.6C-12.8-8.4-9-11.4-4-11.4H4C9-11.4 12.8-8.4 12.8-2.6V12.4H-12.8Z',
	shade: 'M4-11.4C9-11.4 12.8-8.4 12.8-2.6V12.4H8V-2.6C8-8 6.6-10.6 4-11.4Z',
	light: 'M-10.6-3.6C-10.2-6.8-8-8.8-5-9.2',
	pale: 'M-2.6-4.4H2.6V2.2H-2.6Z',
	dark: 'M-.8-2.6H.8V.4H-.8Z',
	lines: 'M-12.8-2.6H-2.6M2.6-2.6H12.8M-7.6-10.6V12.4M7.6-10.6V12.4',
	half: 13
};

export const MARKET_FIGURES: FigureArt = {
	stallkeeper: { standing: STALLKEEPER },
	hawker: { standing: HAWKER },
	cashbox: { standing: CASHBOX }
};
