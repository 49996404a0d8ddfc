import type { PlayerColour } from '../../engine/colours';
import type { Pattern } from './patterns';

export { PLAYER_COLOURS, type PlayerColour } from '../../engine/colours';

/** SVG path data of each emblem around (0, 0), in a square from -10 to 10. */
export const EMBLEM_PATHS = {
	diamond: 'M0-10L7.6 0L0 10L-7.6 0Z',
	circle: 'M0-7.8A7.8 7.8 0 1 1 0 7.8A7.8 7.8 0 1 1 0-7.8Z',
	leaf: 'M0-10C7.4-4.6 8.4 3.8 1.3 7.2V10H-1.3V7.2C-8.4 3.8-7.4-4.6 0-10Z',
	star: 'M0-10L2.7-3.7L9.5-3.1L4.4 1.4L5.9 8.1L0 4.6L-5.9 8.1L-4.4 1.4L-9.5-3.1L-2.7-3.7Z',
	square: 'M-7-7H7V7H-7Z',
	hexagon: 'M-4.6-8H4.6L9.2 0L4.6 8H-4.6L-9.2 0Z',
	triangle: 'M0-9.4L9.2 6.8H-9.2Z'
} as const satisfies Readonly<Record<string, string>>;
type Emblem = keyof typeof EMBLEM_PATHS;

/** The emblem of each colour, so that nobody needs to tell colours apart. */
export const EMBLEM_OF: Readonly<Record<PlayerColour, Emblem>> = {
	red: 'diamond',
	blue: 'circle',
	green: 'leaf',
	yellow: 'star',
	black: 'square',
	grey: 'hexagon',
	pink: 'triangle'
};

/** The pattern of each colour, for the same reason. */
export const PATTERN_OF: Readonly<Record<PlayerColour, Pattern>> = {
	red: 'chevrons',
	blue: 'dots',
	green: 'stripes',
	yellow: 'plain',
	black: 'checks',
	grey: 'hoops',
	pink: 'posts'
};
