import { body, strokes, type BoxArt, type FigureShape, type MarkLayer } from '../presentation/art';

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

const BISCUIT =
	'M0-12.8C3.4-12.8 5.9-10.4 5.9-7.5C5.9-5.9 5.2-4.6 4.2-3.7H9C11.1-3.7 12.4-2.3 12.4-.6C12.4 1.2 11.1 2.4 9.2 2.4H5.6' +
	'L8.6 8.4C9.5 10.3 8.8 12 7.2 12.7C5.6 13.4 3.9 12.7 3 11.1L0 6L-3 11.1C-3.9 12.7-5.6 13.4-7.2 12.7C-8.8 12-9.5 10.3-8.6 8.4' +
	'L-5.6 2.4H-9.2C-11.1 2.4-12.4 1.2-12.4-.6C-12.4-2.3-11.1-3.7-9-3.7H-4.2C-5.2-4.6-5.9-5.9-5.9-7.5C-5.9-10.4-3.4-12.8 0-12.8Z';

/** A biscuit on the table: its thickness below it, icing on top. */
const GINGERBREAD: readonly MarkLayer[] = [
	body('biscuit', BISCUIT),
	strokes(
		'icing',
		1.5,
		'M-2.4-8.8V-8M2.4-8.8V-8M-2.6-5.8Q0-3.8 2.6-5.8M-.2-.8H.2M-.2 2.8H.2M-9.8-2.6Q-8.4-1.6-9.4-.6Q-10.2.4-9 1.4M9.8-2.6Q8.4-1.6 9.4-.6Q10.2.4 9 1.4M-8.2 8.8Q-6.6 8.6-6.2 9.8Q-5.8 11-4.2 10.2M8.2 8.8Q6.6 8.6 6.2 9.8Q5.8 11 4.2 10.2'
	)
];

/** What The Gingerbread Man draws. */
export const GINGERBREAD_ART: BoxArt = {
	figures: { 'gingerbread-man': { standing: GINGERBREAD_MAN } },
	marks: { gingerbread: { layers: GINGERBREAD } },
	sources: {
		gingerbread: {
			pattern: 'M5.5 4A1.5 1.5 0 1 1 2.5 4A1.5 1.5 0 1 1 5.5 4',
			colour: 'light-dark(#c08d5f, #6f4a2a)'
		}
	},
	accents: { gingerbread: 'var(--player-nobody)' }
};
