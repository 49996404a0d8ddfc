import * as v from 'valibot';
import type { PlayerIndex } from '../engine/piece';
import { playerToAct } from '../engine/question';
import { fail, ok, type Result } from '../engine/result';
import { CLOCK, clockOf, nextEntry, replayRecord, withEntry, type GameRecord } from '../record';
import { eventSchema, knownCodes, type TableEvent } from '../rules/catalogue';
import { roleOf } from '../rules/presentations';

/**
 * Why the keeper's app doesn't write what somebody who follows proposes: only the keeper enters; it isn't their turn; something
 * else was written first; it is no turn; it breaks a rule, which only the keeper may let pass; or too much comes at once.
 */
const REFUSALS = [
	'not-allowed',
	'not-your-turn',
	'late',
	'not-a-turn',
	'rules',
	'too-many'
] as const;
export type ProposalRefusal = (typeof REFUSALS)[number];

/** What somebody who follows may want the chess clock to do. */
const requestSchema = v.strictObject({
	type: v.literal(CLOCK),
	did: v.picklist(['started', 'paused'])
});
export type ClockRequest = v.InferOutput<typeof requestSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What somebody who follows wants to be written: a turn of their own, an answer, or that the chess clock starts or stops. */
export const proposalSchema = v.strictObject({
	/** Which of their proposals it is. */
	number: count,
	/** How many entries the log had when it was made. */
	after: count,
	event: v.unknown()
});
export type Proposal = v.InferOutput<typeof proposalSchema>;

/** What became of a proposal: it was written, or why not. */
export const verdictSchema = v.strictObject({
	number: count,
	refused: v.optional(v.picklist(REFUSALS))
});
export type ProposalVerdict = v.InferOutput<typeof verdictSchema>;

const turnSchema = v.pipe(eventSchema, knownCodes());

/**
 * Judges a proposal of the player on a seat, by whose turn it is and by the rules. Returns what is to be written, or why nothing
 * is.
 */
export function judge(
	record: GameRecord,
	{ after, event }: Pick<Proposal, 'after' | 'event'>,
	seat: PlayerIndex | undefined
): Result<TableEvent | ClockRequest, ProposalRefusal> {
	const request = v.safeParse(requestSchema, event);
	if (request.success) return judgeRequest(record, request.output, seat);
	if (after !== record.entries.length) return fail('late');
	const { game, stop } = replayRecord(record);
	const read = v.safeParse(turnSchema, event);
	if (!read.success || stop || game.phase !== 'playing' || !isTurn(read.output))
		return fail('not-a-turn');
	const player = 'player' in read.output ? read.output.player : undefined;
	if (seat === undefined || player !== seat || playerToAct(game) !== seat)
		return fail('not-your-turn');
	return isByTheRules(record, read.output) ? ok(read.output) : fail('rules');
}

/** Whoever sits at the table may stop the clock for all, whatever else was written first. */
const judgeRequest = (
	{ entries }: GameRecord,
	request: ClockRequest,
	seat: PlayerIndex | undefined
): Result<ClockRequest, ProposalRefusal> =>
	seat === undefined || !clockOf(entries) ? fail('not-a-turn') : ok(request);

const isTurn = (event: TableEvent): boolean => ['turn', 'answer'].includes(roleOf(event) ?? '');

/** True if the game can go on with the event without overruling anything. */
function isByTheRules(record: GameRecord, event: TableEvent): boolean {
	const { game, stop } = replayRecord(withEntry(record, nextEntry(record, event, 0)));
	return !stop && game.history.at(-1)?.objections.length === 0;
}
