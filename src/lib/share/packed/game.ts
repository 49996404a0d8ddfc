import { moment } from './at-table';
import { fields, list, maybe, orJson } from './compound';
import { event } from './events';
import type { Known } from './known';
import { BOXES, COLOURS, EXPANSIONS } from './names';
import { allRulings } from './rulings';
import {
	fieldsIn,
	flag,
	just,
	listIn,
	name,
	number,
	numberIn,
	small,
	text,
	textIn,
	type Shape
} from './shape';

/** A game's id: 32 hexadecimal digits by their bytes, or any other text. */
const id = (): Shape => {
	const isHex = flag();
	const byte = small(8);
	const other = text();
	return {
		fits: other.fits,
		code: (coder, value) => {
			const given = textIn(value);
			if (!isHex(coder, /^[\da-f]{32}$/.test(given))) return other.code(coder, given);
			const bytes = Array.from({ length: 16 }, (_, at) =>
				byte.code(coder, parseInt(given.slice(2 * at, 2 * at + 2), 16))
			);
			return bytes.map((one) => one.toString(16).padStart(2, '0')).join('');
		}
	};
};

const header = orJson(
	fields({
		id: id(),
		created: number(),
		box: name(BOXES),
		expansions: list(name(EXPANSIONS)),
		players: list(fields({ name: text(), colour: name(COLOURS) })),
		first: small(3),
		rulings: allRulings(),
		found: maybe(just(true))
	})
);

/** The least that an entry takes in a game file, in bytes. */
const ENTRY = 50;
const entries = list(fields({ at: moment(), event }), ENTRY);

/** A whole game: its header and its entries, whose numbers and versions go without saying. */
export const game: Shape = {
	fits: (value) => entries.fits(fieldsIn(value)['entries']),
	code: (coder, value) => {
		const given = fieldsIn(value);
		const said = fieldsIn(header.code(coder, given['header']));
		begin(coder.known, said);
		return { header: said, entries: entries.code(coder, given['entries']) };
	}
};

/** What a header makes known: when it began, how many play, and that whoever is first comes next. */
function begin(known: Known, { created, players, first }: Readonly<Record<string, unknown>>): void {
	known.at = numberIn(created);
	known.players = Math.max(1, listIn(players).length);
	known.player = (numberIn(first) + known.players - 1) % known.players;
}
