import { ring, type FigureArt, type FigureShape } from '../../rules/presentation/art';

/** A woman in a long dress and a bonnet, who holds out a sealed letter. */
const MESSENGER_SHAPE: FigureShape = {
	body:
		'M-3-17.4C1-17.4 4-14.6 4-11C4-8.6 2.9-6.6 1.2-5.4C4.8-4.2 6.8-1.6 7.8 2H16.4Q17.6 2 17.6 3.2V10.4Q17.6 11.6 16.4 11.6H9.6' +
		'L10.2 13Q10.6 14.8 8.8 14.8H-14.4Q-16.2 14.8-15.8 13C-14.2 4-12-3.4-7.2-5.4C-8.9-6.6-10-8.6-10-11C-10-14.6-7-17.4-3-17.4Z',
	patternArea: ring(
		-5.6,
		-4.4,
		-0.4,
		-4.4,
		3.6,
		-2,
		6.4,
		4.6,
		8.6,
		13.4,
		-14.4,
		13.4,
		-11.6,
		1.6,
		-9,
		-2.8
	),
	shade:
		'M1.2-5.4C4.8-4.2 6.8-1.6 7.8 2L10.2 13Q10.6 14.8 8.8 14.8H4C5 7.6 3.8.6.2-4.6Z' +
		'M-3-17.4C1-17.4 4-14.6 4-11C4-8.6 2.9-6.6 1.2-5.4L.4-6C2.6-9.6 1.2-14-3.4-16.2Z',
	light: 'M-14.4 12.2C-13 4.8-11.2-1.2-7.6-3.8M-8.6-11.6C-8.2-13.8-6.6-15.4-4.4-15.8',
	pale: 'M-6.8-9.4A3.8 3.9 0 0 1 .8-9.4A3.8 3.9 0 0 1-6.8-9.4ZM8.4 3H16.6V10.6H8.4Z',
	dark: 'M-5-9.8a.7.8 0 1 1 1.4 0a.7.8 0 1 1-1.4 0ZM-2.4-9.8a.7.8 0 1 1 1.4 0a.7.8 0 1 1-1.4 0ZM11.4 7a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0Z',
	lines: 'M8.4 3L12.5 6.6L16.6 3M-7.4-13Q-3-15.2 1.4-13',
	emblem: { x: -2.6, y: 6, size: 0.56 },
	half: 17
};

export const MESSAGES_FIGURES: FigureArt = { messenger: { standing: MESSENGER_SHAPE } };
