import type { Source } from '$lib/record';

/** The side of a pattern's square, in pixels. */
export const PATTERN_SIZE = 8;

/** What tells sources apart besides their colours: SVG path data on a square of {@link WEAVE}, to be stroked. */
export const SOURCE_PATTERNS: Readonly<Record<Source, string>> = {
	road: 'M1 4H5',
	city: 'M0 1H8M0 5H8M2 1V5M6-3V1M6 5V9',
	monastery: 'M4 1.5V6.5M1.5 4H6.5',
	abbey: 'M0 0L8 8M8 0L0 8',
	unfinished: 'M-1 9L9-1M-1 1L1-1M7 9L9 7',
	farm: 'M1 4L2.5 1.5L4 4M5 8L6.5 5.5L8 8',
	barn: 'M2 0V8M6 0V8',
	gingerbread: 'M5.5 4A1.5 1.5 0 1 1 2.5 4A1.5 1.5 0 1 1 5.5 4',
	found: '',
	hand: 'M0 5L2 3L4 5L6 3L8 5'
};
