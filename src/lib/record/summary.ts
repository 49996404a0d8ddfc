import * as v from 'valibot';
import { PLAYER_COLOURS } from '../engine/colours';
import { PHASES, type Phase } from '../engine/phase';
import type { PlayerIndex } from '../engine/piece';
import type { BoxId } from '../rules/boxes';
import type { ExpansionId } from '../rules/declared';
import {
	type GameId,
	MAX_PLAYERS,
	pointsSchema as points,
	timestampSchema,
	whole
} from './header-shape';
import type { Header, Player } from './header';
import { printedAs } from '../rules/printings';
import type { SourceId } from '../rules/presentation/facts';

/** A source of points, as a game's summary counts it. */
export type Source = SourceId;

/** A player's points by source; sources without points are left out. */
export type Points = Readonly<Record<Source, number>>;

/** Increased when a summary's contents change: the store then makes older ones again. */
export const SUMMARY_VERSION = 3;

/** What statistics count in a finished game. It is stored, so that they needn't replay the game. */
export interface Tally {
	/** Each player's points by source. */
	readonly points: readonly Points[];
	/** The most points that each player got for one feature; 0 for nothing. */
	readonly largest: readonly number[];
	/** Playing time in ms, without breaks; 0 when unknown. */
	readonly duration: number;
}

/** What a list shows of a game. It is derived from the game's record, which alone is authoritative. */
export interface Summary {
	/** The {@link SUMMARY_VERSION} that made it; absent in the oldest ones. */
	readonly version?: number;
	readonly id: GameId;
	/** When the game was set up, in ms since 1970 UTC. */
	readonly created: number;
	/** When its log was last written, in ms since 1970 UTC. */
	readonly modified: number;
	readonly box: BoxId;
	/** The box as it was sold, if that says more than `box`. */
	readonly printing?: string;
	/** Its expansions; absent in summaries older than expansions. */
	readonly expansions?: readonly ExpansionId[];
	readonly players: readonly Player[];
	readonly state: Phase;
	/** True while it is transferred to another device. */
	readonly handed?: boolean;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Seats of the winners, by the ruling on ties; absent during the game and in summaries older than the ruling. */
	readonly winners?: readonly PlayerIndex[];
	/** How many drawn tiles were laid: without players' own tiles and custom tiles that are in no box. */
	readonly turns: number;
	/** The tiles on the table, and all tiles of the game, whoever they belong to; absent in summaries older than this field. */
	readonly progress?: { readonly laid: number; readonly of: number };
	/** When the last tile was laid, in ms since 1970 UTC. */
	readonly finished?: number;
	/** What statistics count; absent during the game and in older summaries. */
	readonly tally?: Tally;
}

/** More turns or tiles than any game can have: a stored value above this is damaged. */
const MAX_TURNS = 1e6;

const list = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.pipe(v.array(schema), v.readonly());

/** The name of any source, even of an expansion that isn't known here: a list of games needn't load those that are known. */
const sourceSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));

const tallySchema = v.object({
	points: list(v.record(sourceSchema, points)),
	largest: list(points),
	duration: timestampSchema
}) satisfies v.GenericSchema<unknown, Tally>;

/** The fields that come from the header. */
type HeaderField = 'id' | 'created' | 'box' | 'printing' | 'expansions' | 'players';

const countedSchema = v.object({
	version: v.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
	modified: timestampSchema,
	state: v.picklist(PHASES),
	handed: v.exactOptional(v.boolean()),
	scores: list(points),
	winners: v.exactOptional(list(whole(0, MAX_PLAYERS - 1))),
	turns: whole(0, MAX_TURNS),
	progress: v.exactOptional(v.object({ laid: whole(0, MAX_TURNS), of: whole(0, MAX_TURNS) })),
	finished: v.exactOptional(timestampSchema),
	tally: v.exactOptional(tallySchema)
}) satisfies v.GenericSchema<unknown, Omit<Summary, HeaderField>>;

/** True for a summary with as many players as the game. */
const fitsHeader = (
	{ scores, winners = [], tally }: Omit<Summary, HeaderField>,
	{ players: { length } }: Header
): boolean =>
	scores.length === length &&
	winners.every((winner, place) => winner < length && winners.indexOf(winner) === place) &&
	(!tally || (tally.points.length === length && tally.largest.length === length));

/** The box of a header as it was sold, if that says more than the box's id. */
export function printingIn(header: Header): Pick<Summary, 'printing'> {
	const printing = printedAs(header);
	return printing === header.box ? {} : { printing };
}

/** A game's summary from its header and stored value, without log or rules; undefined if it is damaged or impossible. */
export function readSummary(header: Header, stored: unknown): Summary | undefined {
	const read = v.safeParse(countedSchema, stored, { abortEarly: true });
	if (!read.success || !fitsHeader(read.output, header)) return undefined;
	const { id, created, box, expansions, players } = header;
	return { ...read.output, id, created, box, ...printingIn(header), expansions, players };
}

/**
 * What a list shows of a game that this version doesn't know, so that it can only be looked at. It is stored instead of a
 * summary.
 */
export interface LookSummary {
	readonly look: true;
	/** When its log was last written, in ms since 1970 UTC. */
	readonly modified: number;
	readonly players: readonly Player[];
}

const lookSchema = v.object({
	look: v.literal(true),
	modified: timestampSchema,
	players: list(v.object({ name: v.string(), colour: v.picklist(PLAYER_COLOURS) }))
}) satisfies v.GenericSchema<unknown, LookSummary>;

/** The summary of a game that can only be looked at, from its stored value; undefined for any other value. */
export function readLookSummary(stored: unknown): LookSummary | undefined {
	const read = v.safeParse(lookSchema, stored, { abortEarly: true });
	return read.success ? read.output : undefined;
}

/** True for a summary that this version of the app would make differently. A newer version's is kept. */
export const isOld = ({ version = 0 }: Summary): boolean => version < SUMMARY_VERSION;
