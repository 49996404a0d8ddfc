import type { FigureArt, FigureShape } from '../../rules/presentation/art';

/** A bar of metal, seen from above and in front: narrower at the top. */
const INGOT_SHAPE: FigureShape = {
	body: 'M-8.2-6.4Q-7.8-7.4-6.8-7.4H6.8Q7.8-7.4 8.2-6.4L13.4 6Q14 7.4 12.4 7.4H-12.4Q-14 7.4-13.4 6Z',
	patternArea: [],
	shade: 'M7.4-7.2Q7.9-7 8.2-6.4L13.4 6Q14 7.4 12.4 7.4H8.6L4.6-2.2Z',
	light: 'M-7-5.6H3.4M-10.6 5.6L-8.4.6',
	pale: '',
	dark: '',
	lines: 'M-7.6-2.2H4.6L8.6 7.4M4.6-2.2L7.4-7.2',
	material: 'metal',
	emblem: { x: 0, y: 0, size: 0 },
	half: 13
};

export const GOLD_FIGURES: FigureArt = { ingot: { standing: INGOT_SHAPE } };
