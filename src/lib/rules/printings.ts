import type { Rulings } from '../engine/rulings';
import type { Edition } from './base/expansion';
import type { BoxId } from './boxes';
import type { ExpansionId } from './declared';

/** A box as it was sold: the base game, a Big Box or the Winter Edition of a year, with the expansions that lie in it. */
export interface Printing {
	/** The id of its box, unless one box was printed with different expansions. */
	readonly id: string;
	readonly kind: 'base' | 'big-box' | 'winter';
	readonly box: BoxId;
	/** The expansions in it that the app has, or those that may be in it if we don't know all of its contents. */
	readonly holds: readonly ExpansionId[];
	/** The expansions in it that are played unless somebody says otherwise; all of them if left out. */
	readonly ticked?: readonly ExpansionId[];
	/** The edition of the expansions that were sold then, even separately. */
	readonly edition: Edition;
	/** Answers in which this printing differs from its edition. */
	readonly besides?: Rulings;
}

const RIVER_AND_ABBOT = ['river', 'abbot'] as const satisfies readonly ExpansionId[];
const LARGE = [
	...RIVER_AND_ABBOT,
	'inns-and-cathedrals',
	'traders-and-builders'
] as const satisfies readonly ExpansionId[];
/** The small expansions of Big Box 6 to 8. If the app gets another one of them, it is added here and nowhere else. */
const SMALL = [
	'gold-mines',
	'mage-and-witch',
	'flying-machines',
	'crop-circles',
	'ferries',
	'robbers',
	'messages'
] as const satisfies readonly ExpansionId[];

/** The large expansions, by the numbers on their boxes. */
export const NUMBERED = [
	'inns-and-cathedrals',
	'traders-and-builders',
	'princess-and-dragon',
	'tower',
	'abbey-and-mayor',
	'king-and-robber',
	'bridges',
	'hills-and-sheep',
	'big-top'
] as const satisfies readonly ExpansionId[];

/**
 * What the boxes hold, the newest first within each kind, from the rule pages of their editions. Big Box 6, of 2017, and Big Box
 * 7, of 2021, are as several shops list them. We found no list for the base game and the river of 2025: they are taken to be the
 * same as in 2021. For Big Box 8, of 2025, and Big Box 5, of 2014, we didn't find everything that is in them either.
 */
export const PRINTINGS: readonly [Printing, ...(readonly Printing[])] = [
	{ id: 'base-2025', kind: 'base', box: 'base-c2', holds: RIVER_AND_ABBOT, edition: 'print-2025' },
	{ id: 'base-c3', kind: 'base', box: 'base-c2', holds: RIVER_AND_ABBOT, edition: 'third' },
	{ id: 'base-c2', kind: 'base', box: 'base-c2', holds: RIVER_AND_ABBOT, edition: 'second' },
	{ id: 'base-c1', kind: 'base', box: 'base-c1', holds: [], edition: 'first' },
	{
		id: 'big-box-8',
		kind: 'big-box',
		box: 'base-c2',
		holds: [...LARGE, ...SMALL],
		ticked: RIVER_AND_ABBOT,
		edition: 'print-2025'
	},
	{
		id: 'big-box-7',
		kind: 'big-box',
		box: 'base-c2',
		holds: [...LARGE, ...SMALL],
		ticked: LARGE,
		edition: 'third',
		// Who may fly changed only in 2025: the flying machines sold separately since then have that rule.
		besides: { flyers: 'all' }
	},
	{
		id: 'big-box-6',
		kind: 'big-box',
		box: 'base-c2',
		holds: [...LARGE, ...SMALL],
		ticked: LARGE,
		edition: 'second'
	},
	{
		id: 'big-box-5',
		kind: 'big-box',
		box: 'base-c1',
		holds: ['river', 'inns-and-cathedrals'],
		edition: 'first'
	},
	{
		id: 'winter-we3-gardens',
		kind: 'winter',
		box: 'winter-we3-gardens',
		holds: RIVER_AND_ABBOT,
		edition: 'third'
	},
	{
		id: 'winter-we2',
		kind: 'winter',
		box: 'winter-we2',
		holds: ['river'],
		edition: 'second',
		besides: { riverTiles: 'first' }
	},
	{ id: 'winter-we1', kind: 'winter', box: 'winter-we1', holds: [], edition: 'first' },
	{ id: 'winter-wd', kind: 'winter', box: 'winter-wd', holds: [], edition: 'first' }
];

/** The first suggestion: the newest box whose tiles several sources list. */
export const SUGGESTED: Printing =
	PRINTINGS.find(({ edition }) => edition === 'third') ?? PRINTINGS[0];

/** What a game says about the box it is played with. */
interface Boxed {
	readonly box: string;
	readonly rulings: Rulings;
}

/** The oldest printing of a box that fits the answers in which printings differ. Throws for a box that isn't sold any more. */
export function printingOf(boxed: Boxed): Printing {
	const oldest = SINGLE.findLast((one) => one.box === boxed.box);
	if (!oldest) throw new Error(`Nobody sells ${boxed.box}.`);
	return fittingPrinting(boxed) ?? oldest;
}

/** The box of a game as it was sold, which its tiles alone don't tell: the id of its printing, or else of the box. */
export const printedAs = (boxed: Boxed): string => fittingPrinting(boxed)?.id ?? boxed.box;

/** All printings except Big Boxes: of a Big Box, a game tells only which base game is in it. */
const SINGLE = PRINTINGS.filter(({ kind }) => kind !== 'big-box');

/**
 * The printing of a box with the river tiles of these rulings: the one whose tiles another expansion has too, or else the oldest.
 * These tiles tell apart printings with the same box. The answers of these rulings have the names of the editions.
 */
function fittingPrinting({ box, rulings }: Boxed): Printing | undefined {
	const alike = SINGLE.filter(
		(one) => one.box === box && riverTilesOf(one) === rulings['riverTiles']
	);
	const answers = Object.values(rulings);
	return alike.find(({ edition }) => answers.includes(edition)) ?? alike.at(-1);
}

/** The River had different tiles in each edition. For 2025 we found no list. */
const riverTilesOf = ({ edition, besides }: Printing): string =>
	besides?.['riverTiles'] ?? (edition === 'print-2025' ? 'third' : edition);
