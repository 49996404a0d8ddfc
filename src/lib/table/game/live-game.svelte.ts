import type { Game, MutableGame, Outcome, Rules } from '../../engine/game';
import type { Replay } from '../../engine/play';
import {
	AMENDED,
	clockOf,
	effectiveLog,
	entriesWithoutClock,
	replayEvents,
	replayRecord,
	ruledBy,
	type EffectiveLog,
	type Entry,
	type GameRecord,
	type Header,
	type TileTypes
} from '../../record';
import type { ClockRequest } from '../../follow/proposal';
import { rulesOf } from '../../rules/catalogue';
import { typesForGame } from '../custom-tiles/custom-tile-types';
import type { ClockTime } from '../clock/device-time';
import { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import type { OtherCamera } from '../follow/other-camera.svelte';
import type { OwnCamera } from '../follow/own-camera.svelte';
import { previewEvent } from '../turn/turn';
import { rulingsOfPast } from '../view/assistance';
import { DraftEntry } from './draft-entry.svelte';
import { LogWriter } from './log-writer.svelte';
import { PersistedGame } from './persisted-game.svelte';

/** Starts or stops a chess clock. Resolves to true if that was possible. */
export type ClockControl = (did: ClockRequest['did']) => Promise<boolean>;

/** A game that is being played: all that follows from its log, and the parts that write the log and enter a turn. */
export class LiveGame {
	/** The record and the draft, and what the store lacks of them. */
	readonly persisted: PersistedGame;
	readonly writer: LogWriter;
	/** The next turn. */
	entry: DraftEntry;
	readonly customTiles: CustomTiles;
	/** Set if others follow the game: one of them may be the table's camera. */
	otherCamera = $state.raw<OtherCamera>();
	/** The time at the device that keeps the game; set if that is another device. */
	keeperTime = $state.raw<ClockTime>();
	/** Starts and stops the chess clock, here or at the device that keeps the game; undefined if nobody may. */
	clockControl = $state.raw<ClockControl>();
	/** Set while this device is the camera of another one's table: what it sees is proposed there. */
	ownCamera = $state.raw<OwnCamera>();
	readonly #rules: Rules;

	/** The log without what a chess clock did. */
	readonly entries: readonly Entry[] = $derived.by(() => entriesWithoutClock(this.record.entries));
	/** True if the game has a chess clock. */
	readonly clocked: boolean = $derived.by(() => clockOf(this.record.entries) !== undefined);
	readonly log: EffectiveLog = $derived.by(() => effectiveLog(this.entries));
	/** What was settled before the first tile, with the rulings that stand now. */
	readonly header: Header = $derived.by(() => ruledBy(this.record.header, this.log.rulings));
	/** The custom tiles that may be laid here. */
	readonly customTypes: TileTypes = $derived.by(() =>
		typesForGame(this.customTiles.types, this.#rules)
	);
	readonly replay: Replay = $derived.by(() => replayRecord(this.record, this.customTypes));
	readonly game: Game = $derived.by(() => this.replay.game);
	/** What the last event led to. */
	readonly last: Outcome | undefined = $derived.by(() => this.game.history.at(-1));
	/**
	 * What the event that was undone last had led to. For an amendment, only that it was one, because it led to no single event.
	 */
	readonly undone: Outcome | 'amendment' | undefined = $derived.by(() => {
		const [undone] = this.log.undone;
		if (undone?.type === AMENDED) return 'amendment';
		return undone && previewEvent(this.replayed(), undone);
	});
	/** Points of each player before the last entry was written. */
	readonly scoresBefore: readonly number[] = $derived.by(() => {
		const entries = this.entries.slice(0, -1);
		return replayRecord({ header: this.record.header, entries }, this.customTypes).game.scores;
	});
	/**
	 * The last result of {@link at}, kept as long as `replay` stays the same. It isn't reactive state, because it follows from the
	 * replay.
	 */
	#past: { readonly of: Replay; readonly count: number; readonly game: Game } | undefined;

	/** The parameters are those of {@link PersistedGame}. */
	constructor(...[store, record, ...more]: ConstructorParameters<typeof PersistedGame>) {
		this.customTiles = new CustomTiles(store);
		this.#rules = rulesOf(record.header);
		this.persisted = new PersistedGame(store, record, ...more);
		this.writer = new LogWriter(this.persisted, this);
		this.entry = $state.raw(new DraftEntry(this));
	}

	get record(): GameRecord {
		return this.persisted.record;
	}

	/** Returns the game after this many of the standing events. It is only for reading: no events may be played on it. */
	at(count: number): Game {
		if (count >= this.log.events.length) return this.game;
		const of = this.replay;
		if (this.#past?.of !== of || this.#past.count !== count) {
			const header = { ...this.header, rulings: rulingsOfPast(of.game) };
			const { game } = replayEvents(header, this.log.events.slice(0, count), this.customTypes);
			this.#past = { of, count, game };
		}
		return this.#past.game;
	}

	/** Returns the game after some events, by default the standing ones. Further events may be played on it. */
	replayed(events = this.log.events): MutableGame {
		return replayEvents(this.header, events, this.customTypes).game;
	}
}
