import type { SourcesArt } from '../presentation/art';

/** The hatching of what was left unfinished; its colour is a paler shade of its kind's. */
export const UNFINISHED_PATTERN = 'M-1 9L9-1M-1 1L1-1M7 9L9 7';

/** How charts show the points of the base game. */
export const BASE_SOURCE_ART = {
	road: { pattern: 'M1 4H5', colour: 'light-dark(#d9c6a0, #6a5b42)' },
	city: { pattern: 'M0 1H8M0 5H8M2 1V5M6-3V1M6 5V9', colour: 'light-dark(#d49a6a, #7d4a2a)' },
	monastery: { pattern: 'M4 1.5V6.5M1.5 4H6.5', colour: 'light-dark(#c98a8f, #77434b)' },
	unfinished: { pattern: UNFINISHED_PATTERN, colour: 'light-dark(#efe3cb, #4a4238)' },
	'unfinished-road': { pattern: UNFINISHED_PATTERN, colour: 'light-dark(#ece2cf, #4d4436)' },
	'unfinished-city': { pattern: UNFINISHED_PATTERN, colour: 'light-dark(#e9cdb4, #573a29)' },
	'unfinished-monastery': {
		pattern: UNFINISHED_PATTERN,
		colour: 'light-dark(#e4c4c7, #54373b)'
	},
	farm: { pattern: 'M1 4L2.5 1.5L4 4M5 8L6.5 5.5L8 8', colour: 'light-dark(#a8c07a, #4c6532)' },
	found: { pattern: '', colour: 'light-dark(#cfc8bb, #57524a)' },
	hand: { pattern: 'M0 5L2 3L4 5L6 3L8 5', colour: 'light-dark(#f5f0e4, #37322c)' }
} as const satisfies SourcesArt;
