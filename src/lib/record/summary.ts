import * as v from 'valibot';
import { PLAYER_COLOURS } from '../engine/colours';
import { PHASES, type Phase } from '../engine/phase';
import type { PlayerIndex } from '../engine/piece';
import { BOX_IDS, EXPANSION_IDS, type BoxId, type ExpansionId } from '../rules/ids';
import { gameId, type GameId } from './game-id';
import type { Header, Player } from './header';
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

const numbers = v.pipe(v.array(v.number()), v.readonly());

const tallySchema = v.object({
	points: v.pipe(v.array(v.record(v.picklist(SOURCES), v.number())), v.readonly()),
	largest: numbers,
	duration: v.number()
}) satisfies v.GenericSchema<unknown, Tally>;

const summarySchema = v.object({
	version: v.exactOptional(v.number()),
	id: v.pipe(v.string(), v.transform(gameId)),
	created: v.number(),
	modified: v.number(),
	box: v.picklist(BOX_IDS),
	expansions: v.exactOptional(v.pipe(v.array(v.picklist(EXPANSION_IDS)), v.readonly())),
	players: v.pipe(
		v.array(v.object({ name: v.string(), colour: v.picklist(PLAYER_COLOURS) })),
		v.readonly()
	),
	state: v.picklist(PHASES),
	handed: v.exactOptional(v.boolean()),
	scores: numbers,
	winners: v.exactOptional(numbers),
	turns: v.number(),
	finished: v.exactOptional(v.number()),
	tally: v.exactOptional(tallySchema)
}) satisfies v.GenericSchema<unknown, Summary>;

/**
 * What a list shows of a game, by what was stored of it: undefined when that can't be read. What its header says too is
 * the header's to say. Neither the log nor the rules are needed for it.
 */
export function readSummary(header: Header, stored: Summary): Summary | undefined {
	const read = v.safeParse(summarySchema, { ...stored, ...header });
	return read.success ? read.output : undefined;
}

/** True for a summary that this version of the app would make differently. One of a newer version stays as it is. */
export const isOld = ({ version = 0 }: Summary): boolean => version < SUMMARY_VERSION;
