import type { Rulings } from '../engine/rulings';
import type { Edition } from './base/expansion';
import type { BoxId } from './boxes';
import type { ExpansionId } from './declared';

/** A box as it was sold: the base game or the Winter Edition of a year, with the expansions that lie in it. */
export interface Printing {
	/** That of its box, but where one box was printed with different expansions. */
	readonly id: string;
	readonly kind: 'base' | 'winter';
	readonly box: BoxId;
	readonly holds: readonly ExpansionId[];
	/** The edition of expansions that was sold then, also of those sold apart. */
	readonly edition: Edition;
	/** Answers in which this printing differs from its edition. */
	readonly besides?: Rulings;
}

/**
 * What the boxes hold, of each kind the newest first, from the rule pages of their editions; Big Box 6, of 2017, as several shops list it. Of the other big
 * boxes we found no list with the edition of their tiles.
 */
export const PRINTINGS: readonly [Printing, ...(readonly Printing[])] = [
	{ id: 'base-c3', kind: 'base', box: 'base-c2', holds: ['river', 'abbot'], edition: 'third' },
	{
		id: 'big-box-6',
		kind: 'base',
		box: 'base-c2',
		holds: ['river', 'abbot', 'inns-and-cathedrals', 'traders-and-builders'],
		edition: 'second'
	},
	{ id: 'base-c2', kind: 'base', box: 'base-c2', holds: ['river', 'abbot'], edition: 'second' },
	{ id: 'base-c1', kind: 'base', box: 'base-c1', holds: [], edition: 'first' },
	{
		id: 'winter-we3-gardens',
		kind: 'winter',
		box: 'winter-we3-gardens',
		holds: ['river', 'abbot'],
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

/** What somebody has who bought the game last: the first suggestion. */
export const NEWEST = PRINTINGS[0];

/** The printing of a box, by the answers that differ between several: the oldest that fits. Throws for a box that isn't sold any more. */
export function printingOf(box: BoxId, rulings: Rulings): Printing {
	const oldest = PRINTINGS.findLast((one) => one.box === box);
	if (!oldest) throw new Error(`Nobody sells ${box}.`);
	return fittingPrinting(box, rulings) ?? oldest;
}

/** The box of a game as it was sold, which its tiles alone don't tell: its id, or that of its printing. */
export const printedAs = (box: string, rulings: Rulings): string =>
	fittingPrinting(box, rulings)?.id ?? box;

/** The oldest printing of a box with the river tiles of these rulings: what tells printings with the same box apart. */
const fittingPrinting = (box: string, rulings: Rulings): Printing | undefined =>
	PRINTINGS.findLast((one) => one.box === box && riverTilesOf(one) === rulings['riverTiles']);

/** The River had other tiles in each edition: the answers of its ruling have the editions' names. */
const riverTilesOf = ({ edition, besides }: Printing): string => besides?.['riverTiles'] ?? edition;
