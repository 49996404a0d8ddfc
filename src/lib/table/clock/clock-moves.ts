import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { nextQuestion, playerToAct } from '../../engine/question';
import {
	AMENDED,
	CLOCK,
	currentTimestamp,
	REDONE,
	stepsOf,
	TRANSFER_STARTED,
	TRANSFER_TAKEN,
	UNDONE,
	type ClockEvent,
	type Entry
} from '../../record';
import type { ClockLimits } from '../../record/clock-limits';
import { BEGUN } from '../../rules/base/events';

/* What a chess clock does next: each function gets what it did last, and returns what is to be written. */

/** An instant, in ms since 1970 UTC. */
export interface Instant {
	/** By the clock that the last event was written by. */
	readonly now: number;
	/** By the device's clock as it is now, which is what is stored. */
	readonly at: number;
}

const MINUTE = 60_000;
const SECOND = 1000;

/** Sets up a clock, also in a running game or once more. It stands until somebody starts it. */
export const setUp = (
	players: number,
	first: PlayerIndex,
	{ minutes, increment }: ClockLimits,
	at: number
): ClockEvent =>
	eventOf({
		did: 'set',
		at,
		left: Array.from({ length: players }, () => minutes * MINUTE),
		runs: first,
		paused: true,
		increment: increment * SECOND
	});

/**
 * Sets up the wanted clock in a running game, also in place of another one. If none is wanted, removes the clock; undefined if
 * there is none to remove.
 */
export function changeClock(
	clock: ClockEvent | undefined,
	game: Game,
	wanted: ClockLimits | undefined,
	at: number
): ClockEvent | undefined {
	if (wanted) return setUp(game.players, moverOnClock(game), wanted, at);
	return clock && goOn(clock, 'removed', { now: at, at }, { paused: true, fallen: undefined });
}

/** An event without absent properties. */
const eventOf = ({
	did,
	at,
	left,
	runs,
	paused,
	increment,
	ahead,
	fallen,
	spared
}: Omit<ClockEvent, 'type'>): ClockEvent => ({
	type: CLOCK,
	did,
	at: currentTimestamp(at),
	left: left.map(Math.round),
	runs,
	...(paused && { paused }),
	...(increment && { increment }),
	...(ahead && { ahead }),
	...(fallen !== undefined && { fallen }),
	...(spared?.length && { spared })
});

/** The time that each seat has left, in ms. */
export const leftAt = ({ left, runs, at, paused }: ClockEvent, now: number): readonly number[] =>
	left.map((ms, seat) => (paused || seat !== runs ? ms : ms - Math.max(0, now - at)));

/** True once the time of whoever is running is up, unless the table lets them go on. */
export const isUp = (clock: ClockEvent, now: number): boolean =>
	!clock.paused &&
	!clock.spared?.includes(clock.runs) &&
	(leftAt(clock, now)[clock.runs] ?? Infinity) <= 0;

/** The next event of the clock, at an instant, with the time used so far taken off. */
function goOn(
	clock: ClockEvent,
	did: ClockEvent['did'],
	{ now, at }: Instant,
	change: Partial<ClockEvent> = {}
): ClockEvent {
	return eventOf({ ...clock, left: leftAt(clock, now), ...change, did, at });
}

/** Starts it, also after a pause. Undefined while it runs, and once somebody has lost. */
export const start = (clock: ClockEvent, when: Instant): ClockEvent | undefined =>
	clock.paused && clock.fallen === undefined
		? goOn(clock, 'started', when, { paused: undefined })
		: undefined;

/** Stops it for all. */
export const pause = (
	clock: ClockEvent,
	when: Instant,
	did: 'paused' | 'stopped' = 'paused'
): ClockEvent | undefined => (clock.paused ? undefined : goOn(clock, did, when, { paused: true }));

/**
 * A player ends their own turn by hand, perhaps before it is entered. Undefined while it isn't their turn.
 * @param last true if nobody has a turn after it: that stops the clock
 */
export function press(
	clock: ClockEvent,
	seat: PlayerIndex,
	when: Instant,
	last = false
): ClockEvent | undefined {
	if (clock.paused || clock.runs !== seat) return undefined;
	const runs = (seat + 1) % clock.left.length;
	const change = { ahead: (clock.ahead ?? 0) + 1, ...(last && { paused: last }) };
	return passOn(clock, 'pressed', runs, when, change);
}

/** Passes the clock on after a turn, which adds the increment. */
function passOn(
	clock: ClockEvent,
	did: ClockEvent['did'],
	runs: PlayerIndex,
	when: Instant,
	change: Partial<ClockEvent> = {}
): ClockEvent {
	return goOn(clock, did, when, { ...change, left: added(clock, when, [clock.runs], 1), runs });
}

/** The time that each seat has left, with the increments of its turns added or taken back. */
const added = (
	clock: ClockEvent,
	{ now }: Instant,
	turns: readonly PlayerIndex[],
	times: 1 | -1
): readonly number[] =>
	leftAt(clock, now).map(
		(ms, seat) =>
			ms + times * (clock.increment ?? 0) * turns.filter((turnOf) => turnOf === seat).length
	);

/** Somebody's time is up. Undefined when it isn't. */
export const fall = (clock: ClockEvent, when: Instant): ClockEvent | undefined =>
	isUp(clock, when.now)
		? goOn(clock, 'fell', when, {
				left: leftAt(clock, when.now).map((ms, seat) => (seat === clock.runs ? 0 : ms)),
				paused: true,
				fallen: clock.runs
			})
		: undefined;

/**
 * The table lets whoever has lost go on: from now on their time doesn't end. Once nobody has a turn any more, the clock stays
 * stopped.
 */
export const overrule = (clock: ClockEvent, when: Instant, over = false): ClockEvent | undefined =>
	clock.fallen === undefined
		? undefined
		: goOn(clock, 'overruled', when, {
				paused: over || undefined,
				fallen: undefined,
				spared: [...(clock.spared ?? []), clock.fallen]
			});

/** The device's clock was set: what was left is right, and the count goes on from the new time. */
export const correct = (
	clock: ClockEvent,
	when: Instant,
	left: readonly number[] = leftAt(clock, when.now)
): ClockEvent => goOn(clock, 'corrected', when, { left });

/** What the table did since the clock did something last. */
export interface TableSteps {
	/** The kind of the last step: a turn or an answer, an undo, or a change of the past. */
	readonly kind: 'forward' | 'back' | 'changed';
	/** True once nobody has a turn any more. */
	readonly over: boolean;
	/** Whose time should run now, and before the last event. */
	readonly mover: PlayerIndex;
	readonly before: PlayerIndex;
	/** True while the table is asked how much time is left: until it answers, nobody's time is up. */
	readonly asked?: boolean;
}

/**
 * Passes the clock on as the table says; undefined if it already runs for the right player. An undone turn gives its increment
 * back. Whoever's time was up before has lost by that: whatever the table did afterwards came too late.
 */
export function follow(
	clock: ClockEvent,
	steps: TableSteps,
	when: Instant
): ClockEvent | undefined {
	const late = steps.asked ? undefined : fall(clock, when);
	const next = followed(late ?? clock, steps, when);
	return late ? { ...(next ?? late), did: 'fell' } : next;
}

function followed(clock: ClockEvent, steps: TableSteps, when: Instant): ClockEvent | undefined {
	const { kind, over, mover, before } = steps;
	if (over) return pause(clock, when, 'stopped');
	if (kind === 'forward' && clock.ahead)
		return mover === before ? undefined : goOn(clock, 'entered', when, { ahead: clock.ahead - 1 });
	const pressed = pressedAhead(clock);
	// The player whose turn it is at the table, as far as the clock knows: those who have pressed since then come after that turn.
	if (mover === (pressed.at(-1) ?? clock.runs)) return undefined;
	if (kind === 'forward') return passOn(clock, 'passed', mover, when);
	const left = added(clock, when, kind === 'back' ? [...pressed, mover] : pressed, -1);
	return goOn(clock, 'passed', when, { left, runs: mover, ahead: undefined });
}

/** The players who passed the clock on by hand for turns that aren't entered yet, the last one first. */
function pressedAhead({ ahead = 0, left: { length }, runs }: ClockEvent): readonly PlayerIndex[] {
	return Array.from(
		{ length: ahead },
		(_, back) => (runs + (ahead + 1) * length - 1 - back) % length
	);
}

/** The kind of the last step that the table made since the clock did something; undefined if it made none. */
export function lastStep(entries: readonly Entry[]): TableSteps['kind'] | undefined {
	const since = entries.slice(1 + entries.findLastIndex(({ event }) => event.type === CLOCK));
	const type = since.findLast((entry) => !isTransfer(entry))?.event.type;
	if (type === undefined) return undefined;
	if (type === AMENDED || type === BEGUN || movesOlder(entries, type)) return 'changed';
	return type === UNDONE ? 'back' : 'forward';
}

/** True if the turn that was undone or redone is older than the clock: such a turn never got an increment. */
function movesOlder(entries: readonly Entry[], type: string): boolean {
	if (type !== UNDONE && type !== REDONE) return false;
	const { applied, undone } = stepsOf(entries);
	const [moved] = (type === UNDONE ? undone : applied).slice(-1);
	const set = entries.findLast(({ event }) => event.type === CLOCK && event.did === 'set');
	return (moved?.seq ?? 0) < (set?.seq ?? 0);
}

const isTransfer = ({ event: { type } }: Entry): boolean =>
	type === TRANSFER_STARTED || type === TRANSFER_TAKEN;

/** The player whose time runs. While others are asked about a turn, it is still the one who laid its tile. */
export function moverOnClock(game: Game): PlayerIndex {
	const question = nextQuestion(game);
	return question && question.tile === undefined
		? (game.turn?.player ?? game.toMove)
		: playerToAct(game);
}
