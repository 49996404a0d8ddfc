import type { FigureArt, FigureShape } from '../../rules/presentation/art';

/** A bridge from the side: a road on three arches. */
const BRIDGE_SHAPE: FigureShape = {
	body: 'M-17-7H17V8H13.4V4A3 3.6 0 0 0 7.4 4V8H3V4A3 3.6 0 0 0-3 4V8H-7.4V4A3 3.6 0 0 0-13.4 4V8H-17Z',
	patternArea: [],
	shade: 'M-17-3.4H17V-.8H-17Z',
	light: 'M-16-6H16',
	pale: '',
	dark: '',
	lines: 'M-12-7V-3.4M-6-7V-3.4M0-7V-3.4M6-7V-3.4M12-7V-3.4',
	emblem: { x: 0, y: 0, size: 0 },
	half: 17
};

/** A castle from above and in front: a keep between two round towers. */
const CASTLE_SHAPE: FigureShape = {
	body: 'M-15 12V-7H-12.6V-4.4H-10.4V-7H-7V-1H-5V-13H-2.4V-10.4H2.4V-13H5V-1H7V-7H10.4V-4.4H12.6V-7H15V12Z',
	patternArea: [],
	shade: 'M7-1H5V12H15V8H7Z',
	light: 'M-14-6V11M-4-12V-2',
	pale: '',
	dark: 'M-2.4 12V7A2.4 2.6 0 0 1 2.4 7V12ZM-11.8 3V0H-10.2V3ZM10.2 3V0H11.8V3ZM-.8-3V-6.4H.8V-3Z',
	lines: 'M-7-1V12M7-1V12',
	emblem: { x: 0, y: 0, size: 0 },
	half: 15
};

/** What players have in hand: bridges and castles. */
export const BRIDGES_FIGURES: FigureArt = {
	bridge: { standing: BRIDGE_SHAPE },
	castle: { standing: CASTLE_SHAPE }
};
