import type { FigureArt, FigureShape } from '../../rules/presentation/art';

/** A wooden building that belongs to nobody. */
const building = (shape: Pick<FigureShape, 'body' | 'shade' | 'light' | 'dark' | 'half'>) => ({
	standing: {
		...shape,
		patternArea: [],
		pale: '',
		lines: '',
		emblem: { x: 0, y: 0, size: 0 }
	}
});

/** A low shed, a house with a high roof, and a tower. */
export const LITTLE_BUILDINGS_FIGURES: FigureArt = {
	shed: building({
		body: 'M-10 9V-1.4L-11.6-2.6L0-8.6L11.6-2.6L10-1.4V9Z',
		shade: 'M4.6 9V-6.2L11.6-2.6L10-1.4V9Z',
		light: 'M-10.4-2.8L0-8',
		dark: 'M-5.6 9V1.6H.6V9Z',
		half: 12
	}),
	house: building({
		body: 'M-8.4 10V-2L-10.6-3L0-14L10.6-3L8.4-2V10Z',
		shade: 'M3.6 10V-10.2L10.6-3L8.4-2V10Z',
		light: 'M-9.4-3.2L0-13',
		dark: 'M-2.4 10V3.4H2.4V10ZM-6.2 1.6V-2.4H-2.8V1.6ZM2.8 1.6V-2.4H6.2V1.6Z',
		half: 11
	}),
	'little-tower': building({
		body: 'M-6.6 11V-9.6H-7.6V-14H-4.6V-11.4H-1.6V-14H1.6V-11.4H4.6V-14H7.6V-9.6H6.6V11Z',
		shade: 'M2.6 11V-11.4H4.6V-14H7.6V-9.6H6.6V11Z',
		light: 'M-5.6 10V-9.2',
		dark: 'M-2.2 11V5A2.2 2.2 0 0 1 2.2 5V11ZM-1.2-1V-6H1.2V-1Z',
		half: 8
	})
};
