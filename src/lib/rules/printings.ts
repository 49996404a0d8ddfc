import type { RulingId, Rulings } from '../engine/rulings';
import { EXPANSIONS } from '../expansions';
import type { DeclaredExpansion } from './base/expansion';
import type { BoxId, ExpansionId } from './ids';

/** A box as it was sold: the base game or the Winter Edition of a year, with the expansions that lie in it. */
interface Printing {
	/** That of its box, but where one box was printed with different expansions. */
	readonly id: string;
	readonly kind: 'base' | 'winter';
	readonly box: BoxId;
	readonly holds: readonly ExpansionId[];
	/** The answers that follow from the year: the tiles of expansions, also of those sold apart, and the rules then printed. */
	readonly rulings: Rulings;
}

const EDITIONS = (EXPANSIONS as readonly DeclaredExpansion[]).flatMap(
	({ editions }) => editions ?? []
);

/** The answers of all expansions that were sold at one time. */
const soldIn = (time: 'first' | 'second' | 'third'): Rulings =>
	Object.assign({}, ...EDITIONS.map((editions) => editions[time])) as Rulings;

/** Which edition's tiles an expansion has: answered by the year of the box. */
export const EDITION_RULINGS: readonly RulingId[] = EDITIONS.map(({ tiles }) => tiles);

const FIRST = soldIn('first');
const SECOND = soldIn('second');
const THIRD: Rulings = { ...SECOND, ...soldIn('third') };

/**
 * What the boxes hold, of each kind the newest first, from the rule pages of their editions; Big Box 6, of 2017, as several shops list it. Of the other big
 * boxes we found no list with the edition of their tiles.
 */
export const PRINTINGS: readonly [Printing, ...(readonly Printing[])] = [
	{ id: 'base-c3', kind: 'base', box: 'base-c2', holds: ['river', 'abbot'], rulings: THIRD },
	{
		id: 'big-box-6',
		kind: 'base',
		box: 'base-c2',
		holds: ['river', 'abbot', 'inns-and-cathedrals', 'traders-and-builders'],
		rulings: SECOND
	},
	{ id: 'base-c2', kind: 'base', box: 'base-c2', holds: ['river', 'abbot'], rulings: SECOND },
	{ id: 'base-c1', kind: 'base', box: 'base-c1', holds: [], rulings: FIRST },
	{
		id: 'winter-we3-gardens',
		kind: 'winter',
		box: 'winter-we3-gardens',
		holds: ['river', 'abbot'],
		rulings: THIRD
	},
	{
		id: 'winter-we2',
		kind: 'winter',
		box: 'winter-we2',
		holds: ['river'],
		rulings: { ...SECOND, riverTiles: 'first' }
	},
	{ id: 'winter-we1', kind: 'winter', box: 'winter-we1', holds: [], rulings: FIRST },
	{ id: 'winter-wd', kind: 'winter', box: 'winter-wd', holds: [], rulings: FIRST }
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
	PRINTINGS.findLast(
		(one) => one.box === box && one.rulings['riverTiles'] === rulings['riverTiles']
	);
