/*
 * Every name that has a number in packed games. The numbers are in links that people keep: a name may be added at the
 * end of a list, and none may ever be moved or taken away.
 */

export const BOXES = ['base-c1', 'winter-we3', 'winter-we2', 'winter-we1', 'winter-wd'] as const;

export const EXPANSIONS = ['abbey-and-mayor', 'gingerbread'] as const;

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey'] as const;

export const PIECES = ['follower', 'mayor', 'wagon', 'barn'] as const;

export const OBJECTIONS = [
	'edges-differ',
	'touches-nothing',
	'none-left',
	'not-their-turn',
	'occupied',
	'fits-somewhere',
	'tiles-left',
	'sides-bare',
	'question-open',
	'not-offered',
	'off-table',
	'roads-end'
] as const;

export const CORRECTION_REASONS = ['mistake', 'bought', 'found'] as const;

/** The answers to each ruling, first the one by which a game is played of which nothing is said. */
export const ANSWERS: readonly (readonly [
	id: string,
	answers: readonly [usual: string, ...others: string[]]
])[] = [
	['farmers', ['on', 'off']],
	['farmRule', ['third', 'second', 'first']],
	['smallCity', ['4', '2']],
	['unfinished', ['score', 'nothing']],
	['ties', ['shared', 'again', 'non-starter']],
	['unplayable', ['aside', 'bag']],
	['filledHole', ['no', 'turn']],
	['edge', ['none', 'limits', 'completes', 'extends', 'shifts']],
	['tableWidth', ['21']],
	['tableHeight', ['21']],
	['trees', ['end', 'run-on']],
	['buying', ['no', 'yes']],
	['starter', ['youngest', 'chosen', 'lot', 'roads', 'decides']],
	['aids', ['helper', 'clear', 'referee']],
	['lastAbbeys', ['round', 'none']],
	['wagonMoves', ['connected', 'nearby', 'anywhere']],
	['wagonMonasteries', ['all', 'with-road']],
	['barnOnBarn', ['no', 'yes']],
	['wagonRolls', ['no', 'yes']],
	['barnFarms', ['farm-rule', 'third', 'second', 'first']],
	['gingerbreadMoves', ['once', 'twice']],
	['startTile', ['first', 'bag']],
	['hand', ['one', 'three']]
];

/** Tiles by the letters of the base game, then by box. */
export const TILES: readonly string[] = [
	...Array.from('ABCDEFGHIJKLMNOPQRSTUVWX', (letter) => `base-${letter}`),
	'winter-CCFR-foxes',
	'winter-CCRF-ravens',
	'winter-CFFR-boars',
	'winter-CFRF-bear',
	'winter-CFRR-wolves',
	'winter-CRFF-wolves',
	'winter-CRRF-bear',
	'winter-FFFR-boars',
	'winter-FFFR-ravens',
	'winter-FRFR-deer',
	'winter-FRRR-deer',
	'winter-RRRR-wolpertinger',
	'am-CCCC-two-pennants',
	'am-CCCC-bridge',
	'am-CCCF-bridge',
	'am-CCRR-gates',
	'am-CFFF-three-fields',
	'am-CFFR-gate',
	'am-CFRR-contact',
	'am-CRCR-tunnel',
	'am-CRRF-contact',
	'am-FFFR-house',
	'am-FRRR-well',
	'am-RRRR-monastery',
	'am-abbey',
	...[1, 2, 3, 4, 5, 6].map((number) => `gingerbread-${String(number)}`)
];
