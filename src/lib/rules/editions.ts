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

/** The rulings that say which edition's tiles an expansion has. The year of the box answers them. */
export const EDITION_RULINGS: readonly RulingId[] = SOLD.map(({ tiles }) => tiles);

/** The answers of an edition of some expansions. If it doesn't answer a ruling, the answer of the editions before it counts. */
function answersOf(edition: Edition, sold: readonly Sold[]): Rulings {
	const upToIt = EDITIONS.slice(0, EDITIONS.indexOf(edition) + 1);
	return Object.assign({}, ...upToIt.flatMap((each) => sold.map((one) => one[each]))) as Rulings;
}

/**
 * The answers that follow from the year of a box: the tiles of expansions, even those sold separately, and the rules printed
 * then.
 */
export const rulingsOfPrinting = ({ edition, besides }: Printing): Rulings => ({
	...answersOf(edition, SOLD),
	...besides
});

/**
 * The other answers that follow when a table says which edition's tiles it has. If the box has these tiles, they are the box's,
 * else those of the oldest edition with these tiles.
 */
export function answersAlong(tiles: RulingId, answer: string, box: Printing): Rulings {
	const own = rulingsOfPrinting(box);
	const sold = SOLD.filter((one) => one.tiles === tiles);
	const edition = EDITIONS.find((each) => sold.some((one) => one[each]?.[tiles] === answer));
	const along = edition ? answersOf(edition, sold) : {};
	return own[tiles] === answer
		? Object.fromEntries(Object.keys(along).map((id) => [id, own[id] ?? '']))
		: along;
}

/** True if the box and the expansions of a game have the tiles of a printing. */
export function hasTilesOf(printing: Printing, { box, expansions, rulings }: Played): boolean {
	const own = rulingsOfPrinting(printing);
	const played = SOLD.filter(({ expansion }) => expansions.includes(expansion));
	return box === printing.box && played.every(({ tiles }) => own[tiles] === rulings[tiles]);
}
