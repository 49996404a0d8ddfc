import { timestamp } from './table-codecs';
import { fields, list, optional, orJson, unlessForetold } from './compound-codecs';
import { eventCodec } from './events';
import type { CodingContext } from './coder';
import { boxNames, expansionNames, IN_SECONDS, WITH_TILES, WITH_TOLD } from './marked-names';
import { COLOURS, type PackedNames } from './names';
import { allRulings } from './rulings';
import {
	asFields,
	flag,
	constant,
	int,
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

const headerFields = (names: PackedNames): Codec =>
	fields({
		id: id(),
		created: unlessForetold(number(), ({ foretold }) => foretold?.created),
		box: unlessForetold(name(boxNames(names)), ({ foretold }) => foretold?.box),
		expansions: list(name(expansionNames(names))),
		players: unlessForetold(
			list(fields({ name: text(), colour: name(COLOURS) })),
			({ foretold }) => foretold?.players
		),
		first: uint(3),
		rulings: allRulings(names.answers),
		found: optional(constant(true))
	});

/** What may follow a header. The box in the header is then marked for the last of these that is there. */
interface Behind {
	readonly tiles: Codec;
	readonly told: Codec;
}

const behindWith = (tiles: readonly string[]): Behind => ({
	tiles: list(fields({ tile: name(tiles), change: int() })),
	told: list(
		fields({
			id: name(tiles),
			line: text(),
			mark: optional(text()),
			name: optional(text()),
			count: number()
		})
	)
});

/**
 * Codes lost and added tiles, and those of custom boxes, behind a header if there are any: the box in the header then has a mark.
 */
const withTiles = (plain: Codec, names: readonly string[]): Codec => {
	const behind = behindWith(names);
	const changes = optional(behind.tiles);
	return {
		fits: (value) => {
			const { tiles, told, ...rest } = asFields(value);
			return (
				plain.fits(rest) &&
				(tiles === undefined || behind.tiles.fits(changesIn(tiles))) &&
				(told === undefined || behind.told.fits(told))
			);
		},
		code: (coder, value) => {
			const { tiles, told, ...given } = asFields(value);
			const mark = told !== undefined ? WITH_TOLD : tiles !== undefined ? WITH_TILES : '';
			const read = asFields(plain.code(coder, { ...given, box: mark + asText(given['box']) }));
			const box = asText(read['box']);
			const listed = tiles && changesIn(tiles);
			if (box.startsWith(WITH_TILES)) {
				const changed = changesFrom(behind.tiles.code(coder, listed));
				return { ...read, box: box.slice(WITH_TILES.length), tiles: changed };
			}
			if (!box.startsWith(WITH_TOLD)) return read;
			const changed = changes.code(coder, listed);
			return {
				...read,
				box: box.slice(WITH_TOLD.length),
				...(changed !== undefined && { tiles: changesFrom(changed) }),
				told: behind.told.code(coder, told)
			};
		}
	};
};

const changesIn = (tiles: unknown): readonly unknown[] =>
	Object.entries(asFields(tiles)).map(([tile, change]) => ({ tile, change }));

const changesFrom = (list: unknown): Readonly<Record<string, unknown>> =>
	Object.fromEntries(
		asList(list).map((one) => {
			const { tile, change } = asFields(one);
			return [asText(tile), change];
		})
	);

/** The smallest size of an entry in a game file, in bytes. */
const ENTRY = 50;
const nextEntry = (names: PackedNames): Codec => {
	const entry = fields({ at: timestamp(), event: eventCodec(names) });
	return {
		fits: entry.fits,
		code: (coder, value) => {
			coder.context.entry++;
			return entry.code(coder, value);
		}
	};
};

/** A whole game: its header and its entries, whose numbers and versions are implied. */
export const gameCodec = (names: PackedNames): Codec => {
	const header = orJson(withTiles(headerFields(names), names.tiles));
	const entries = list(nextEntry(names), ENTRY);
	return {
		fits: (value) => entries.fits(asFields(value)['entries']),
		code: (coder, value) => {
			const given = asFields(value);
			const marks = coder.context.foretold !== undefined && isInSeconds(given['entries']);
			const marked = header.code(coder, marks ? withMark(given['header']) : given['header']);
			const result = begin(coder.context, asFields(marked));
			return { header: result, entries: entries.code(coder, given['entries']) };
		}
	};
};

const SECOND = 1000;

/** True if all times are whole seconds, so that nothing is lost by counting in seconds. */
const isInSeconds = (entries: unknown): boolean =>
	asList(entries).every((entry) => asNumber(asFields(entry)['at']) % SECOND === 0);

/** The header with the mark of a game whose times are whole seconds. */
function withMark(header: unknown): unknown {
	const given = asFields(header);
	return { ...given, expansions: [...asList(given['expansions']), IN_SECONDS] };
}

/**
 * Adds to the context what the header says: the start time and how times are counted, the number of players, and who comes first.
 * @returns the header without a mark
 */
function begin(
	context: CodingContext,
	header: Readonly<Record<string, unknown>>
): Readonly<Record<string, unknown>> {
	const { created, players, first } = header;
	const expansions = asList(header['expansions']);
	const marked = expansions.at(-1) === IN_SECONDS;
	context.unit = marked ? SECOND : 1;
	context.at = asNumber(created) - (asNumber(created) % context.unit);
	context.players = Math.max(1, asList(players).length);
	context.player = (asNumber(first) + context.players - 1) % context.players;
	return marked ? { ...header, expansions: expansions.slice(0, -1) } : header;
}
