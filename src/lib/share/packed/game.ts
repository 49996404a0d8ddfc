import { timestamp } from './table-codecs';
import { fields, list, optional, orJson } from './compound-codecs';
import { event } from './events';
import type { CodingContext } from './coder';
import { BOXES, COLOURS, EXPANSIONS } from './names';
import { allRulings } from './rulings';
import {
	asFields,
	flag,
	constant,
	asList,
	name,
	number,
	asNumber,
	uint,
	text,
	asText,
	type Codec
} from './codec';

/** A game's id: 32 hexadecimal digits as bytes, or any other text. */
const id = (): Codec => {
	const isHex = flag();
	const byte = uint(8);
	const other = text();
	return {
		fits: other.fits,
		code: (coder, value) => {
			const given = asText(value);
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
		first: uint(3),
		rulings: allRulings(),
		found: optional(constant(true))
	})
);

/** The smallest size of an entry in a game file, in bytes. */
const ENTRY = 50;
const entries = list(fields({ at: timestamp(), event }), ENTRY);

/** A whole game: its header and its entries, whose numbers and versions are implied. */
export const game: Codec = {
	fits: (value) => entries.fits(asFields(value)['entries']),
	code: (coder, value) => {
		const given = asFields(value);
		const result = asFields(header.code(coder, given['header']));
		begin(coder.context, result);
		return { header: result, entries: entries.code(coder, given['entries']) };
	}
};

/** What the header adds to the context: the start time, the number of players, and who comes first. */
function begin(
	context: CodingContext,
	{ created, players, first }: Readonly<Record<string, unknown>>
): void {
	context.at = asNumber(created);
	context.players = Math.max(1, asList(players).length);
	context.player = (asNumber(first) + context.players - 1) % context.players;
}
