import * as v from 'valibot';
import { PHASES, type Phase } from '../engine/phase';
import type { PlayerIndex } from '../engine/piece';
import type { BoxId, ExpansionId } from '../rules/ids';
import type { GameId } from './game-id';
import type { Header, Player } from './header';
import { MAX_PLAYERS } from './header-shape';
import { timestampSchema } from './timestamp';
import { SOURCES } from './source';
import type { Tally } from './tally';

/** Grows with what a summary tells and how it is counted: the store makes those of an earlier version anew. */
export const SUMMARY_VERSION = 1;

/** What a list of games shows of one. Derived from its record, never the truth. */
export interface Summary {
	/** The {@link SUMMARY_VERSION} that it was made by; absent in what was stored before they were counted. */
	readonly version?: number;
	readonly id: GameId;
	/** When it was set up, in ms since 1970 UTC. */
	readonly created: number;
	/** When its log was last written to, in ms since 1970 UTC. */
	readonly modified: number;
	readonly box: BoxId;
	/** What is played with the box; absent in what was stored before there were expansions. */
	readonly expansions?: readonly ExpansionId[];
	readonly players: readonly Player[];
	readonly state: Phase;
	/** True while another device goes on with it. */
	readonly handed?: boolean;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Who has won, by the table's ruling on ties; absent while it's played and in what was stored before there was one. */
	readonly winners?: readonly PlayerIndex[];
	/** Tiles laid by the players, of those that are drawn: a player's own and a table's extra ones aren't among them. */
	readonly turns: number;
	/** When the table stopped laying tiles, in ms since 1970 UTC. */
	readonly finished?: number;
	/** What statistics count; absent while it's played and in what was stored before anything was counted. */
	readonly tally?: Tally;
}

/** Beyond what any game can come to, were it played for years: what stores more is damaged. */
const MAX_POINTS = 1e9;
const MAX_TURNS = 1e6;

const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const points = whole(-MAX_POINTS, MAX_POINTS);
const list = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.pipe(v.array(schema), v.readonly());

const tallySchema = v.object({
	points: list(v.record(v.picklist(SOURCES), points)),
	largest: list(points),
	duration: timestampSchema
}) satisfies v.GenericSchema<unknown, Tally>;

/** What a header says of a game is the header's to say. */
type HeaderField = 'id' | 'created' | 'box' | 'expansions' | 'players';

const countedSchema = v.object({
	version: v.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
	modified: timestampSchema,
	state: v.picklist(PHASES),
	handed: v.exactOptional(v.boolean()),
	scores: list(points),
	winners: v.exactOptional(list(whole(0, MAX_PLAYERS - 1))),
	turns: whole(0, MAX_TURNS),
	finished: v.exactOptional(timestampSchema),
	tally: v.exactOptional(tallySchema)
}) satisfies v.GenericSchema<unknown, Omit<Summary, HeaderField>>;

/** True for a summary of as many players as sit at the table. */
const fitsHeader = (
	{ scores, winners = [], tally }: Omit<Summary, HeaderField>,
	{ players: { length } }: Header
): boolean =>
	scores.length === length &&
	winners.every((winner, place) => winner < length && winners.indexOf(winner) === place) &&
	(!tally || (tally.points.length === length && tally.largest.length === length));

/**
 * What a list shows of a game, by its header and what was stored of it: undefined when that can't be read or can't be true.
 * Neither the log nor the rules are needed for it.
 */
export function readSummary(header: Header, stored: unknown): Summary | undefined {
	const read = v.safeParse(countedSchema, stored, { abortEarly: true });
	if (!read.success || !fitsHeader(read.output, header)) return undefined;
	const { id, created, box, expansions, players } = header;
	return { ...read.output, id, created, box, expansions, players };
}

/** True for a summary that this version of the app would make differently. One of a newer version stays as it is. */
export const isOld = ({ version = 0 }: Summary): boolean => version < SUMMARY_VERSION;
