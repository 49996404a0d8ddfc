import type { RulingId, Rulings } from '../engine/rulings';
import { EDITIONS, type Edition } from './base/expansion';
import { DECLARED_EXPANSIONS } from './declared';
import type { Printing } from './printings';

const SOLD = DECLARED_EXPANSIONS.flatMap(({ id, editions }) =>
	editions ? [{ ...editions, expansion: id }] : []
);
type Sold = (typeof SOLD)[number];

/** What is played in a game. */
interface Played {
	readonly box: string;
	readonly expansions: readonly string[];
	readonly rulings: Rulings;
}

/** Which edition's tiles an expansion has: answered by the year of the box. */
export const EDITION_RULINGS: readonly RulingId[] = SOLD.map(({ tiles }) => tiles);

/** The answers of an edition of some expansions: those of the editions before it, where it says nothing else. */
function answersOf(edition: Edition, sold: readonly Sold[]): Rulings {
	const upToIt = EDITIONS.slice(0, EDITIONS.indexOf(edition) + 1);
	return Object.assign({}, ...upToIt.flatMap((each) => sold.map((one) => one[each]))) as Rulings;
}

/** The answers that follow from the year of a box: the tiles of expansions, also of those sold apart, and the rules then printed. */
export const rulingsOfPrinting = ({ edition, besides }: Printing): Rulings => ({
	...answersOf(edition, SOLD),
	...besides
});

/** What else follows where a table says which edition's tiles it has: as the box has it, or the oldest edition with these tiles. */
export function answersAlong(tiles: RulingId, answer: string, box: Printing): Rulings {
	const own = rulingsOfPrinting(box);
	const sold = SOLD.filter((one) => one.tiles === tiles);
	const edition = EDITIONS.find((each) => sold.some((one) => one[each]?.[tiles] === answer));
	const along = edition ? answersOf(edition, sold) : {};
	return own[tiles] === answer
		? Object.fromEntries(Object.keys(along).map((id) => [id, own[id] ?? '']))
		: along;
}

/** True where box and expansions of a game have the tiles of a printing. */
export function hasTilesOf(printing: Printing, { box, expansions, rulings }: Played): boolean {
	const own = rulingsOfPrinting(printing);
	const played = SOLD.filter(({ expansion }) => expansions.includes(expansion));
	return box === printing.box && played.every(({ tiles }) => own[tiles] === rulings[tiles]);
}
