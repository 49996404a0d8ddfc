import * as v from 'valibot';
import type { Replay } from '../../engine/play';
import {
	AMENDED,
	CLOCK,
	REDONE,
	TRANSFER_TAKEN,
	Amended,
	entryTimestamp,
	EMPTY_DRAFT,
	fits,
	nextEntry,
	transferredAt,
	withEntry,
	type Amendment,
	type ClockEvent,
	type Draft,
	type EffectiveLog,
	type LoggedEvent
} from '../../record';
import { changesNothing } from '../../record/replay';
import { eventSchema } from '../../rules/catalogue';
import { roleOf } from '../../rules/presentations';
import { vibrate, playSounds } from '../app/feedback';
import type { ManualPointsEntry } from '../turn/manual-points';
import type { PersistedGame } from './persisted-game.svelte';
import type { Settlement } from '../../engine/ledger';
import { CLOSED, isLaid, POINTS_CORRECTED } from '../../rules/base/events';
import type { Sound } from '../app/sound-player';

/** How long something may take before people notice that they are waiting, in ms. */
const NOTICED_MS = 200;

/** What follows from the log that is written. */
interface Derived {
	readonly log: EffectiveLog;
	readonly replay: Replay;
}

/** Writes events to the log of a game, one at a time, while this tab has the right to. */
export class LogWriter {
	/**
	 * True once an event has been on its way to the disk for so long that people notice. It isn't true at once, because a paint
	 * would only delay the event.
	 */
	writing = $state(false);
	/** The write that is in progress: no other event is written meanwhile. */
	#current: Promise<boolean> | undefined;
	/** True when this tab has the right to write. */
	#right = $state(false);
	/** What the chess clock writes: everything else waits for it. */
	#clock: Promise<unknown> | undefined;
	/** Set if another device keeps the log: what is entered goes there. Resolves to true if it was written. */
	elsewhere: ((event: LoggedEvent) => Promise<boolean>) | undefined;
	readonly #persisted: PersistedGame;
	readonly #derived: Derived;

	constructor(persisted: PersistedGame, derived: Derived) {
		this.#persisted = persisted;
		this.#derived = derived;
	}

	/** When the game was transferred to another device, in ms since 1970 UTC; see `transferredAt`. */
	readonly transferredAt: number | undefined = $derived.by(() =>
		transferredAt(this.#persisted.record)
	);
	/** True while an event is on its way to the disk. Not reactive. */
	get busy(): boolean {
		return this.#current !== undefined;
	}

	/** True if turns can be entered. They can't if the log couldn't be read to its end. */
	readonly canEnter: boolean = $derived.by(() => this.writes && !this.#derived.replay.stop);

	/** True if this tab may store what couldn't be stored before, even if the game was transferred. */
	get retries(): boolean {
		return this.#right;
	}
	/** True when this tab has the right to write, and the game wasn't transferred. */
	get writes(): boolean {
		return this.#right && this.transferredAt === undefined;
	}
	set writes(right: boolean) {
		this.#right = right;
	}

	/**
	 * Writes an event. It is shown only once it is stored, or when {@link PersistedGame.problem} says why it isn't.
	 * @param draft the draft that is stored with it
	 * @returns true if the game goes on with it. It doesn't if another event is on its way, or if another tab was first
	 */
	async write(event: LoggedEvent, draft: Draft = EMPTY_DRAFT): Promise<boolean> {
		while (this.#clock) await this.#clock;
		return this.#writeNow(event, draft);
	}

	/**
	 * Writes what a chess clock does, as soon as no other event is on its way. What is being entered stays as it is.
	 * @param next returns what is to be written at that time, if anything
	 * @returns true if it was written
	 */
	async writeClock(next: () => ClockEvent | undefined): Promise<boolean> {
		while (this.#current) await this.#current;
		const event = next();
		return event !== undefined && this.#writeNow(event, this.#persisted.draft);
	}

	async #writeNow(event: LoggedEvent, draft: Draft): Promise<boolean> {
		const taken = event.type === TRANSFER_TAKEN;
		if (this.busy || !this.#right || taken !== (this.transferredAt !== undefined)) return false;
		this.#current = this.#store(event, draft);
		if (event.type === CLOCK) this.#clock = this.#current;
		const written = await this.#current;
		if (written) this.#sound(event);
		return written;
	}

	async #store(event: LoggedEvent, draft: Draft): Promise<boolean> {
		const shows = setTimeout(() => (this.writing = true), NOTICED_MS);
		const before = this.#persisted.record;
		const record = withEntry(before, nextEntry(before, event, entryTimestamp()));
		const written = await (this.elsewhere?.(event) ?? this.#persisted.keep(record, draft, 1));
		// As soon as the event is shown, the next one may be entered.
		this.#current = this.#clock = undefined;
		// A turn may have been begun while the clock was written.
		const now = event.type === CLOCK ? { record } : { record, draft };
		if (written && !this.elsewhere) Object.assign(this.#persisted, now);
		clearTimeout(shows);
		this.writing = false;
		return written;
	}

	/** Plays the sounds of an event, only where it is written and only once: replaying a log makes no sound. */
	#sound(event: LoggedEvent): void {
		playSounds(soundsOf(event, this.#derived.replay.game.history.at(-1)?.settlements ?? []));
	}

	/** Redoes what was undone last. If that was manual points, what is being entered stays as it is. */
	async redo(): Promise<void> {
		const { redoable, undone } = this.#derived.log;
		if (!redoable) return;
		const stays = undone[0] !== undefined && roleOf(undone[0]) === 'correction';
		await this.write({ type: REDONE }, stays ? this.#persisted.draft : EMPTY_DRAFT);
	}

	/**
	 * Amends the past, or changes the rulings; `attempt` and `differencesOf` show the effect beforehand.
	 * @returns true if it was written
	 */
	async amend(amendment: Amendment): Promise<boolean> {
		if (!this.writes || changesNothing(this.#persisted.record, amendment)) return false;
		if (!fits(amendment, this.#derived.log.events.length)) return false;
		const written = await this.write(v.parse(Amended, { type: AMENDED, ...amendment }));
		if (written) vibrate(this.#persisted.problem ? 'refused' : 'confirmed');
		return written;
	}

	/** Writes manual points; the turn being entered stays as it is. */
	async addManualPoints(points: ManualPointsEntry): Promise<void> {
		if (!this.canEnter) return;
		const event = v.parse(eventSchema, { type: POINTS_CORRECTED, ...points });
		await this.write(event, this.#persisted.draft);
	}

	/** Tries again to store what could not be stored. Does nothing while an event is on its way, or without the right to write. */
	async retry(): Promise<void> {
		if (this.busy || !this.#right) return;
		await this.#persisted.retry();
	}
}

/** The sounds of an event that was just written: a tile laid, the largest feature finished by it, the game's end. @internal */
export function soundsOf(event: LoggedEvent, settlements: readonly Settlement[]): readonly Sound[] {
	if (event.type === CLOSED) return [{ kind: 'ended' }];
	if (!isLaid(event)) return [];
	const tiles = settlements.filter(isFinished).map((settlement) => settlement.tiles.length);
	const finished: Sound = { kind: 'finished', tiles: Math.max(...tiles) };
	return [{ kind: 'laid' }, ...(tiles.length > 0 ? [finished] : [])];
}

const isFinished = ({ kind }: Settlement): boolean => kind !== 'manual' && kind !== 'field';
