import type { FigureArt, FigureShape } from '../../rules/presentation/art';

/** A flat boat seen from above, from landing to landing, with its deck of planks. */
const FERRY_SHAPE: FigureShape = {
	body: 'M-15-3.4L-11.4-5.6H11.4L15-3.4V3.4L11.4 5.6H-11.4L-15 3.4Z',
	patternArea: [],
	shade: 'M-15 1.4V3.4L-11.4 5.6H11.4L15 3.4V1.4Z',
	light: 'M-11-4.2H11',
	pale: 'M-9.6-2.9H9.6V2.9H-9.6Z',
	dark: '',
	lines: 'M-4.8-2.7V2.7M0-2.7V2.7M4.8-2.7V2.7',
	emblem: { x: 0, y: 0, size: 0 },
	half: 15
};

export const FERRY_FIGURES: FigureArt = { ferry: { standing: FERRY_SHAPE } };
