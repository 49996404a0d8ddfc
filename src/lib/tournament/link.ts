import * as v from 'valibot';
import { fail, ok, type Result as Outcome } from '../engine/result';
import { ByteReader, fromHex } from '../follow/bytes';
import { checkedLength, crc32, fromBase64Url, toBase64Url } from '../share/encoding';
import { lettersIn } from '../share/letters';
import {
	DECISIONS,
	idSchema,
	lineSchema,
	MAX_TOURNAMENT_PLAYERS,
	resultSchema,
	roundSchema,
	tableNumber,
	tournamentId,
	type Result,
	type TablePlayers
} from './tournament';

/*
 * What passes between the organiser's phone and that of a table, as links: an invitation to one table or to all of a round, and
 * the report of a result. See FORMAT.md.
 */

/** A table of a round, with two players. */
const ticketSchema = v.strictObject({
	tournament: v.pipe(idSchema, v.transform(tournamentId)),
	round: roundSchema,
	table: tableNumber,
	/** Who plays there, as {@link pairingTag} says it: a round may be paired more than once. */
	pairing: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff))
});
/** Identifies a table of a round of a tournament, as it was paired. */
export type Ticket = Readonly<v.InferOutput<typeof ticketSchema>>;

/** The ticket in a stored value; undefined if it is damaged. */
export function readTicket(value: unknown): Ticket | undefined {
	const read = v.safeParse(ticketSchema, value);
	return read.success ? read.output : undefined;
}

/** Names of the player who starts and of the other one. */
const namesSchema = v.pipe(v.tuple([lineSchema, lineSchema]), v.readonly());
export type TableNames = v.InferOutput<typeof namesSchema>;

/**
 * How tables play: in rounds, where a tie counts as one, or in a knock-out, where one player goes on. Their numbers in links
 * never change.
 */
const RULES = ['rounds', 'knock-out'] as const;
export type TableRules = (typeof RULES)[number];

/** An invited table. */
const invitedSchema = v.strictObject({
	table: tableNumber,
	pairing: ticketSchema.entries.pairing,
	players: namesSchema
});
export type InvitedTable = Readonly<v.InferOutput<typeof invitedSchema>>;

const invitationSchema = v.strictObject({
	kind: v.literal('invitation'),
	tournament: ticketSchema.entries.tournament,
	/** The tournament's name; may be empty. */
	name: lineSchema,
	round: roundSchema,
	rules: v.picklist(RULES),
	/** The table that is invited, or all of the round: then the table's phone chooses. */
	tables: v.pipe(
		v.array(invitedSchema),
		v.minLength(1),
		v.maxLength(MAX_TOURNAMENT_PLAYERS / 2),
		v.check((tables) => new Set(tables.map(({ table }) => table)).size === tables.length),
		v.readonly()
	)
});
/** What the organiser shows to tables. */
export type Invitation = Readonly<v.InferOutput<typeof invitationSchema>>;

/** A report of a result. */
export const reportSchema = v.strictObject({
	kind: v.literal('report'),
	...ticketSchema.entries,
	players: namesSchema,
	result: resultSchema
});
/** What a table shows to the organiser. */
export type TableReport = Readonly<v.InferOutput<typeof reportSchema>>;

/** Why a text has none of these links: there is none in it, it was cut or mistyped, or another version of the app made it. */
export type TournamentLinkProblem = 'no-link' | 'damaged' | 'other-version';

const VERSION = 1;
/** The first four bits: no link of a game and no code that connects devices begins with them. */
const MAGIC = 0xd0;
const CHECK_BYTES = 4;
/** The shortest link has at least this many bytes before its check. */
const LEAST = 10;
/** More letters than any of these links has. */
const MOST_LETTERS = 100_000;
/** Longest message that is searched, in characters. */
const MAX_TEXT = 200_000;

/** 16 bits of who plays at a table and who starts: enough to notice that it was paired again. */
export const pairingTag = (players: TablePlayers): number =>
	crc32(new TextEncoder().encode(players.join(' '))) & 0xffff;

/**
 * The link of an invitation or a report. Browsers don't send what follows the `#`.
 * @param page the address of the page that opens it
 */
export function tournamentLink(message: Invitation | TableReport, page: string): string {
	const body = message.kind === 'report' ? reportBytes(message) : invitationBytes(message);
	const check = new DataView(new ArrayBuffer(CHECK_BYTES));
	check.setUint32(0, crc32(Uint8Array.from(body)));
	return `${page}#${toBase64Url(Uint8Array.from([...body, ...new Uint8Array(check.buffer)]))}`;
}

const headOf = (kind: 0 | 1): number => MAGIC | (VERSION << 1) | kind;

const invitationBytes = ({ tournament, name, round, rules, tables }: Invitation) => [
	headOf(0),
	...textBytes(tournament),
	...textBytes(name),
	...numberBytes(round),
	RULES.indexOf(rules),
	...tables.flatMap(({ table, pairing, players: [first, second] }) => [
		...numberBytes(table),
		...wordBytes(pairing),
		...textBytes(first),
		...textBytes(second)
	])
];

const reportBytes = ({ result, players: [first, second], ...ticket }: TableReport) => [
	headOf(1),
	...textBytes(ticket.tournament),
	...numberBytes(ticket.round),
	...numberBytes(ticket.table),
	...wordBytes(ticket.pairing),
	...textBytes(first),
	...textBytes(second),
	...result.points.flatMap(numberBytes),
	DECISIONS.indexOf(result.decided) | lostBits(result.lost) | (result.game ? HAS_GAME : 0),
	...fromHex(result.game ?? '')
];

/** How a result was decided is in two bits; then who lost, and whether there is a game. */
const DECIDED = 0b11;
const HAS_LOST = 0b100;
const LOST_SECOND = 0b1000;
const HAS_GAME = 0b10000;
const GAME_BYTES = 16;

const lostBits = (lost: Result['lost']): number =>
	lost === undefined ? 0 : HAS_LOST | (lost === 1 ? LOST_SECOND : 0);

const wordBytes = (word: number): readonly number[] => [word >> 8, word & 0xff];

/** A number in groups of seven bits, the lowest first; all but the last have the highest bit set. */
const numberBytes = (number: number): readonly number[] =>
	number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...numberBytes(number >> 7)];

function textBytes(text: string): readonly number[] {
	const bytes = new TextEncoder().encode(text);
	return [...numberBytes(bytes.length), ...bytes];
}

/** The invitation or report in a link, or in a message around it, even if it was changed on its way. Never throws. */
export function findTournamentLink(
	text: string
): Outcome<Invitation | TableReport, TournamentLinkProblem> {
	let likeliest: TournamentLinkProblem = 'no-link';
	for (const { letters, linked } of lettersIn(text.slice(0, MAX_TEXT), MOST_LETTERS)) {
		const read = decode(bytesOf(letters));
		if (read.ok) return read;
		if (read.error === 'other-version' || (linked && likeliest === 'no-link'))
			likeliest = read.error;
	}
	return fail(likeliest);
}

/** The bytes that letters stand for; a last letter that stands for no byte is left out. */
const bytesOf = (letters: string): Uint8Array =>
	fromBase64Url(letters.length % 4 === 1 ? letters.slice(0, -1) : letters) ?? new Uint8Array();

function decode(bytes: Uint8Array): Outcome<Invitation | TableReport, TournamentLinkProblem> {
	const [first = 0] = bytes;
	if ((first & 0xf0) !== MAGIC) return fail('no-link');
	const length = checkedLength(bytes, LEAST);
	if (length === undefined) return fail('damaged');
	if (((first >> 1) & 0b111) !== VERSION) return fail('other-version');
	const reader = new ByteReader(bytes.subarray(1, length));
	return (first & 1) === 1 ? readReport(reader) : readInvitation(reader);
}

function readInvitation(reader: ByteReader): Outcome<Invitation, TournamentLinkProblem> {
	const [tournament, name] = [readText(reader), readText(reader)];
	const round = readNumber(reader);
	const rules = RULES[reader.byte()];
	if (rules === undefined) return fail('other-version');
	const tables: unknown[] = [];
	while (!reader.atEnd && !reader.broken) {
		const [table, pairing] = [readNumber(reader), reader.word()];
		tables.push({ table, pairing, players: [readText(reader), readText(reader)] });
	}
	return checked(reader, invitationSchema, {
		kind: 'invitation',
		...{ tournament, name, round, rules, tables }
	});
}

function readReport(reader: ByteReader): Outcome<TableReport, TournamentLinkProblem> {
	const tournament = readText(reader);
	const [round, table, pairing] = [readNumber(reader), readNumber(reader), reader.word()];
	const players = [readText(reader), readText(reader)];
	const points = [readNumber(reader), readNumber(reader)];
	const bits = reader.byte();
	const game = bits & HAS_GAME ? reader.hex(GAME_BYTES) : undefined;
	const result = {
		points,
		decided: DECISIONS[bits & DECIDED],
		...(bits & HAS_LOST && { lost: bits & LOST_SECOND ? 1 : 0 }),
		...(game !== undefined && { game })
	};
	const ticket = { tournament, round, table, pairing };
	return checked(reader, reportSchema, { kind: 'report', ...ticket, players, result });
}

function checked<T>(
	reader: ByteReader,
	schema: v.GenericSchema<unknown, T>,
	found: unknown
): Outcome<T, TournamentLinkProblem> {
	const read = v.safeParse(schema, found);
	return !reader.broken && reader.atEnd && read.success ? ok(read.output) : fail('damaged');
}

/** The number that {@link numberBytes} wrote. A number of more than four bytes is none. */
function readNumber(reader: ByteReader): number {
	let number = 0;
	for (let shift = 0; shift < 28; shift += 7) {
		const byte = reader.byte();
		number |= (byte & 0x7f) << shift;
		if (byte < 0x80) return number;
	}
	reader.broken = true;
	return 0;
}

function readText(reader: ByteReader): string {
	const bytes = reader.take(readNumber(reader));
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		reader.broken = true;
		return '';
	}
}
