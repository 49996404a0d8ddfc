import * as v from 'valibot';
import type { MutableGame, Outcome } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { nextQuestion, type Question } from '../../engine/question';
import type { Place } from '../../engine/spot';
import type { Header } from '../../record';
import type { Ended, SetAside } from '../../rules/base/events';
import { eventSchema, type TableEvent } from '../../rules/catalogue';
import { DraftTaps } from './draft-taps';
import { laidOf, moverOf, previewEvent, withCustomTile, withOverruled } from './turn';
import type { TurnEntry } from './turn-entry';

/** A turn being entered, and the events that can come of it. Subclasses say where draft and events go. */
export abstract class TurnDraft extends DraftTaps implements TurnEntry {
	abstract readonly header: Header;
	abstract readonly canEnter: boolean;
	abstract readonly writing: boolean;

	readonly question: Question | undefined = $derived.by(() => nextQuestion(this.game));
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));
	readonly preview: Outcome | undefined = $derived.by(() => {
		const event = laidOf(this.game, this.draft);
		return event && previewEvent(this.fresh(), event);
	});
	readonly canLay: boolean = $derived.by(
		() => this.canEnter && (this.question === undefined || this.question.tile !== undefined)
	);

	/** A copy of {@link game} that may be played on. */
	protected abstract fresh(): MutableGame;
	/** Takes an event that was entered. @returns whether the game goes on with it */
	protected abstract submit(event: TableEvent): Promise<boolean>;

	/** Submits the turn with its objections overruled: whoever confirms has read them. */
	async confirm(): Promise<boolean> {
		const event = laidOf(this.game, this.draft);
		if (!event || !this.preview) return false;
		return this.submit(withOverruled(event, this.preview.objections));
	}

	async setAside(): Promise<void> {
		const { tile } = this.draft;
		const type = tile && this.game.rules.tiles.get(tile);
		if (!type) return;
		const put = { type: 'base/set-aside', player: this.mover, tile: type.id } as const;
		await this.#overrule({ ...put, ...withCustomTile(type) });
	}

	async answer(place: Place): Promise<void> {
		const event = this.question?.answer?.(place);
		if (event) await this.submit(v.parse(eventSchema, event));
	}

	async decline(): Promise<void> {
		const no = this.question?.no;
		if (no) await this.submit(v.parse(eventSchema, no));
	}

	async end(): Promise<void> {
		await this.#overrule({ type: 'base/ended' });
	}

	/** Submits an event whatever the rules object: its own button says that the table wants it so. */
	async #overrule(event: SetAside | Ended): Promise<void> {
		const outcome = previewEvent(this.fresh(), event);
		if (outcome) await this.submit(withOverruled(event, outcome.objections));
	}
}
