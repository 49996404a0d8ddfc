import { ring, type FigureArt, type FigureShape } from '../../rules/presentation/art';

/** A flat token with the sign of its owner. */
const token = (shape: Pick<FigureShape, 'body' | 'patternArea' | 'shade' | 'light'>) => ({
	standing: {
		...shape,
		pale: '',
		dark: '',
		lines: '',
		emblem: { x: 0, y: 0, size: 0.5 },
		half: 9
	}
});

/** A round token, a square one, and one with three corners: pairs are told apart by their shapes. */
export const TUNNEL_FIGURES: FigureArt = {
	'tunnel-circle': token({
		body: 'M-8.6 0A8.6 8.6 0 0 1 8.6 0A8.6 8.6 0 0 1-8.6 0Z',
		patternArea: ring(-8.2, 0, -5.8, -5.8, 0, -8.2, 5.8, -5.8, 8.2, 0, 5.8, 5.8, 0, 8.2, -5.8, 5.8),
		shade: 'M-8.6 0A8.6 8.6 0 0 0 8.6 0L7.6 0A7.6 6.8 0 0 1-7.6 0Z',
		light: 'M-7.4-2A7.6 7.6 0 0 1 2-7.4'
	}),
	'tunnel-square': token({
		body: 'M-8-8H8V8H-8Z',
		patternArea: ring(-7.6, -7.6, 7.6, -7.6, 7.6, 7.6, -7.6, 7.6),
		shade: 'M-8 6.4H8V8H-8Z',
		light: 'M-7 4V-7H4'
	}),
	'tunnel-triangle': token({
		body: 'M0-11.4L10.4 7.4H-10.4Z',
		patternArea: ring(0, -10.6, 9.8, 7, -9.8, 7),
		shade: 'M-9.5 5.8H9.5L10.4 7.4H-10.4Z',
		light: 'M-7.8 4.2L-.6-8.8'
	})
};
