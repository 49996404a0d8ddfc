import type { RulingId, Rulings } from '../engine/rulings';
import { EDITIONS, type Edition } from './base/expansion';
import { DECLARED_EXPANSIONS } from './declared';
import type { Printing } from './printings';

const SOLD = DECLARED_EXPANSIONS.flatMap(({ editions }) => editions ?? []);

/** Which edition's tiles an expansion has: answered by the year of the box. */
export const EDITION_RULINGS: readonly RulingId[] = SOLD.map(({ tiles }) => tiles);

/** The answers of an edition of all expansions: those of the editions before it, where it says nothing else. */
function answersOf(edition: Edition): Rulings {
	const upToIt = EDITIONS.slice(0, EDITIONS.indexOf(edition) + 1);
	return Object.assign({}, ...upToIt.flatMap((each) => SOLD.map((one) => one[each]))) as Rulings;
}

/** The answers that follow from the year of a box: the tiles of expansions, also of those sold apart, and the rules then printed. */
export const rulingsOfPrinting = ({ edition, besides }: Printing): Rulings => ({
	...answersOf(edition),
	...besides
});
