import * as v from 'valibot';
import { nextQuestion, type Question } from '../../engine/question';
import type { Game, Outcome } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Place } from '../../engine/spot';
import { replayEvents, type Header } from '../../record';
import { eventSchema, type TableEvent } from '../../rules/catalogue';
import { draftOf } from '../turn/entering';
import type { LiveGame } from '../game/live-game.svelte';
import { PastEntry } from './past-entry.svelte';
import { previewEvent, laidOf, moverOf, withOverruled, withCustomTile } from '../turn/turn';
import type { TurnEntry } from '../turn/turn-entry';

/** Where in the past a turn is entered. */
interface Past {
	/** With the rulings by which it is played, also those that are only thought over. */
	readonly header: Header;
	/** What stands before it. */
	readonly before: readonly TableEvent[];
	/** The event in whose place it comes, if any: its turn lies there to be changed. */
	readonly was: TableEvent | undefined;
}

/** A turn of the past that is entered anew, or for the first time: nothing of it is written. */
export class AmendedTurn extends PastEntry implements TurnEntry {
	readonly before: readonly TableEvent[];
	readonly #entered: (event: TableEvent) => void;

	readonly game: Game = $derived.by(() => this.#again());
	readonly ask: Question | undefined = $derived.by(() => nextQuestion(this.game));
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));
	readonly preview: Outcome | undefined = $derived.by(() => {
		const event = laidOf(this.game, this.draft);
		return event && previewEvent(this.#again(), event);
	});
	readonly canLay: boolean = $derived.by(
		() => this.ask === undefined || this.ask.tile !== undefined
	);

	/** @param entered is told what was entered */
	constructor(live: LiveGame, past: Past, entered: (event: TableEvent) => void) {
		const { header, before, was } = past;
		super(live, header);
		this.before = before;
		this.#entered = entered;
		this.draft = draftOf(was, this.#again());
	}

	confirm(): Promise<void> {
		const event = laidOf(this.game, this.draft);
		return this.#enter(event && this.preview && withOverruled(event, this.preview.objections));
	}
	setAside(): Promise<void> {
		const { tile } = this.draft;
		const type = tile && this.game.rules.tiles.get(tile);
		const { mover } = this;
		return this.#overrule(
			type && { type: 'base/set-aside', player: mover, tile: type.id, ...withCustomTile(type) }
		);
	}
	answer(place: Place): Promise<void> {
		return this.#enter(this.ask?.answer?.(place));
	}
	decline(): Promise<void> {
		return this.#enter(this.ask?.no);
	}
	end(): Promise<void> {
		return this.#overrule({ type: 'base/ended' });
	}

	#again(): Game {
		return replayEvents(this.header, this.before, this.live.customTypes).game;
	}

	#overrule(event: TableEvent | undefined): Promise<void> {
		const outcome = event && previewEvent(this.#again(), event);
		return this.#enter(outcome && withOverruled(event, outcome.objections));
	}

	#enter(event: GameEvent | undefined): Promise<void> {
		if (event) this.#entered(v.parse(eventSchema, event));
		return Promise.resolve();
	}
}
