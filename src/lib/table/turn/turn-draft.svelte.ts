import * as v from 'valibot';
import { furtherTile } from '../../engine/further';
import type { Game, MutableGame, Outcome } from '../../engine/game';
import type { FurtherTile, GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import { playUnscored } from '../../engine/play';
import {
	decidesInTurns,
	nextInTurn,
	nextQuestion,
	offeredAt,
	offersIn,
	onlyAnswer,
	openQuestions,
	ownAnswer,
	ledTo,
	type Choice,
	type Question
} from '../../engine/question';
import { samePlace, type Place, type Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import { describedTypes, type Draft, type DraftFigure, type Header } from '../../record';
import { descriptionOf } from '../../record/custom-tiles';
import type { DraftRecall } from '../../record/draft';
import { ENDED, REDESCRIBED, SET_ASIDE } from '../../rules/base/events';
import { recallOptions } from '../../rules/base/recall';
import { choiceSchema, eventSchema, type TableEvent } from '../../rules/catalogue';
import { confirmTurns } from '../app/switches.svelte';
import { DraftTaps } from './draft-taps';
import * as entering from './entering';
import { Previews, recallChoices, type RecallChoice } from './previews';
import {
	asksForTrees,
	bridgesIn,
	laidOf,
	layingOf,
	moverOf,
	optionsOf,
	previewEvent,
	rotationsFor,
	withCustomTile,
	withOverruled
} from './turn';
import type { TurnEntry } from './turn-entry';

/** True if this answers an offer that is made in addition to a figure, and not instead of it. */
const isBesides = (offers: readonly Question[], { type }: GameEvent): boolean =>
	offers.some(
		(one) =>
			one.timing === 'tile' &&
			one.options.some(([place]) => place && one.answer?.(place).type === type)
	);

/** True for what is done before the tile of a turn. */
const isBefore = ({ timing }: Question): boolean => timing === 'before';

/** A turn being entered, and the events that can come of it. Subclasses say where draft and events go. */
export abstract class TurnDraft extends DraftTaps implements TurnEntry {
	abstract readonly header: Header;
	abstract readonly canEnter: boolean;
	abstract readonly writing: boolean;
	abstract readonly busy: boolean;
	abstract readonly reopened: boolean;

	readonly #previews = new Previews();
	/** The question that was answered automatically, and the number of events after that. */
	#settled = $state.raw<{ readonly ask: Question; readonly after: number }>();

	/** The last question that was answered automatically, in the usual way; undefined once anything else was entered. */
	get settled(): Question | undefined {
		const { ask, after } = this.#settled ?? {};
		return after === this.game.history.length ? ask : undefined;
	}

	readonly lying: Game | undefined = $derived.by(() => this.#triedOf(this.draft));
	readonly offers: readonly Question[] = $derived.by(() => {
		const game = this.lying ?? this.game;
		const now = game.unscored ? offersIn(game) : [];
		const before = this.next && !this.game.unscored ? offersIn(this.game) : [];
		return [...now, ...before].filter(({ player }) => player === this.mover);
	});
	readonly #due: Question | undefined = $derived.by(() =>
		this.draft.asked ? this.#dueIn(this.lying, this.draft) : undefined
	);
	/** What must be answered. */
	readonly #posed: Question | undefined = $derived.by(() => this.#due ?? nextQuestion(this.game));
	readonly offer: Question | undefined = $derived.by(() => {
		const { offer } = this.draft;
		if (offer === undefined) return undefined;
		const led = this.#posed ? ledTo(this.#posed) : [];
		return [...led, ...this.offers.flatMap((one) => [one, ...ledTo(one)])].find(
			(one) => keyOf(one) === offer
		);
	});
	readonly asking: Game | undefined = $derived.by(() =>
		(this.offer ? !isBefore(this.offer) : this.#due) ? this.lying : undefined
	);
	readonly question: Question | undefined = $derived.by(() => this.offer ?? this.#posed);
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));
	readonly preview: Outcome | undefined = $derived.by(() => this.#previewOf(this.draft));
	readonly canLay: boolean = $derived.by(
		() => this.canEnter && (this.question === undefined || this.question.tile !== undefined)
	);

	readonly further: FurtherTile | undefined = $derived.by(() =>
		this.question ? undefined : furtherTile(this.game)
	);
	readonly recalls: readonly RecallChoice[] = $derived.by(() => {
		const laying = layingOf(this.game, this.draft);
		if (!laying || !this.canLay) return [];
		const outcome = (recall?: DraftRecall): Outcome | undefined =>
			this.#previewOf({ ...this.draft, deploy: undefined, recall });
		return recallChoices(this.game, { laying, player: this.mover, outcome });
	});

	/** Returns a copy of {@link game} on which events may be played. */
	protected abstract fresh(): MutableGame;
	/** True for the next turn of a game, before which something may be done. */
	protected readonly next: boolean = true;
	/**
	 * Takes an event that was entered.
	 * @param draft what stays entered
	 * @returns true if the game goes on with it
	 */
	protected abstract submit(event: TableEvent, draft?: Draft): Promise<boolean>;

	outcome = (deploy?: DraftFigure): Outcome | undefined => {
		const { deploy: chosen, recall } = this.draft;
		return !recall && entering.sameFigure(deploy, chosen)
			? this.preview
			: this.#previewOf({ ...this.draft, deploy, recall: undefined });
	};

	override chooseTile(tile: TileId): void {
		const picked = this.question?.pick?.(tile);
		if (picked) void this.#pick(tile, v.parse(eventSchema, picked));
		else super.chooseTile(tile);
	}

	/** Answers with a tile. The log describes it first if needed: until it is laid, links know its design from nowhere else. */
	async #pick(tile: TileId, event: TableEvent): Promise<void> {
		const type = this.game.rules.tiles.get(tile);
		const told = type && descriptionOf(type);
		const events = this.game.history.map((one) => one.event as TableEvent);
		if (this.next && told && !describedTypes(events).has(tile))
			await this.submit({ type: REDESCRIBED, tile, told });
		await this.#overrule(event);
	}

	override chooseSpot(spot: Spot): void {
		const draft = entering.chooseSpot(this.game, this.draft, spot);
		const outcome = this.draft.spot || confirmTurns.on ? undefined : this.#plainOutcome(draft);
		if (outcome) void this.lay(draft, outcome);
		else this.change(draft);
	}

	async tapPlace(figure: DraftFigure): Promise<void> {
		const stands = entering.sameFigure(figure, this.draft.deploy);
		const draft = { ...this.draft, deploy: figure, recall: undefined };
		const written = !stands && (await this.#layAtOnce(draft));
		if (!written) this.chooseFigure(figure);
	}

	async tapRecall(recall: DraftRecall): Promise<void> {
		const chosen = entering.sameRecall(recall, this.draft.recall);
		const draft = { ...this.draft, deploy: undefined, recall };
		const written = !chosen && (await this.#layAtOnce(draft));
		if (!written) this.change(entering.chooseRecall(this.draft, recall));
	}

	/** Writes a turn with a figure, unless turns are confirmed separately or the rules object. @returns true if it did */
	async #layAtOnce(draft: Draft): Promise<boolean> {
		const outcome = confirmTurns.on ? undefined : this.#previewOf(draft);
		if (outcome?.objections.length !== 0) return false;
		await this.lay(draft, outcome);
		return true;
	}

	async layAlone(): Promise<void> {
		const draft = { ...this.draft, deploy: undefined, recall: undefined };
		const outcome = this.#previewOf(draft);
		if (outcome?.objections.length === 0) await this.lay(draft, outcome);
		else if (this.draft.deploy ?? this.draft.recall) this.change(draft);
	}

	async confirm(): Promise<boolean> {
		return this.lay(this.draft, this.preview);
	}

	/**
	 * Submits a turn with its objections overruled: whoever confirms has read them. If its player has something to decide before it
	 * is scored, that is asked first.
	 */
	protected async lay(draft: Draft, outcome: Outcome | undefined): Promise<boolean> {
		const due = this.#dueIn(this.#triedOf(draft), draft);
		if (due) return this.#ask(draft, due);
		const event = laidOf(this.game, draft);
		return event && outcome ? this.#write(withOverruled(event, outcome.objections)) : false;
	}

	/** Asks what is to be decided. If there is only one answer, and it must be given, it is given without asking. */
	async #ask(draft: Draft, due: Question): Promise<boolean> {
		const only = due.offered ? undefined : onlyAnswer(due);
		const asked = { ...draft, asked: true } as const;
		if (only) return this.#decide(asked, only);
		this.change(asked);
		return true;
	}

	/** Adds an answer to the turn. If it was the last one, the turn is written, unless a figure may still be placed as well. */
	async #decide(draft: Draft, answer: GameEvent): Promise<boolean> {
		const decided = entering.decide(draft, v.parse(choiceSchema, answer));
		const goesOn = !draft.deploy && !draft.recall && isBesides(this.offers, answer);
		if (draft.asked ?? !(confirmTurns.on || goesOn))
			return this.lay(decided, this.#previewOf(decided));
		this.change(decided);
		return true;
	}

	async choose({ event, then }: Choice): Promise<void> {
		const answer = event ?? onlyAnswer(then);
		if (answer) await this.answer(answer);
		else if (then) await this.takeUp(then);
	}

	/** Takes the answer to what is asked or offered. It becomes part of the turn that isn't scored yet, or an event of its own. */
	async answer(event: GameEvent): Promise<void> {
		if (this.asking) await this.#decide(this.draft, event);
		else if (this.offer) await this.doBefore(event);
		else await this.#write(v.parse(eventSchema, event));
	}

	/**
	 * Submits an event, and after it the answers to questions that then answer themselves; see `runs` and `usual` of a question.
	 * @param ask the question that the event answers in the usual way
	 * @param draft what stays entered
	 */
	async #write(event: TableEvent, ask?: Question, draft?: Draft): Promise<boolean> {
		const before = this.game.history.length;
		this.#settled = ask && { ask, after: before + 1 };
		const written = await this.submit(event, draft);
		// An amended turn is kept elsewhere: there the game doesn't go on.
		const next = this.game.history.length > before ? nextQuestion(this.game) : undefined;
		const own = next && ownAnswer(next);
		return own ? this.#write(v.parse(eventSchema, own), next.usual && next, draft) : written;
	}

	async doBefore(event: GameEvent): Promise<void> {
		await this.#write(v.parse(eventSchema, event), undefined, { ...this.draft, offer: undefined });
	}

	/** The game with the turn laid but not scored; undefined if nothing is ever decided before scoring, or it isn't complete. */
	#triedOf(draft: Draft): Game | undefined {
		if (!decidesInTurns(this.game)) return undefined;
		const event = laidOf(this.game, draft);
		if (!event) return undefined;
		const game = this.fresh();
		const overruled = [...game.rules.objections];
		return playUnscored(game, { ...event, overruled }).ok ? game : undefined;
	}

	/**
	 * What the player of the turn must or may decide after the first figure and before scoring; others are asked once the turn is
	 * written. If turns are confirmed separately, a second figure has its own button until then.
	 */
	#dueIn(game: Game | undefined, { alone }: Draft): Question | undefined {
		const due = game && nextInTurn(game, alone ?? confirmTurns.on);
		return due?.player === game?.turn?.player ? due : undefined;
	}

	async setAside(): Promise<void> {
		const tile = this.draft.tile ?? this.question?.tile;
		const type = tile && this.game.rules.tiles.get(tile);
		if (!type) return;
		const put = { type: SET_ASIDE, player: this.mover, tile: type.id } as const;
		await this.#overrule({ ...put, ...withCustomTile(type) });
	}

	async choosePlace(place: Place): Promise<void> {
		const event = this.question?.answer?.(place);
		if (event) await this.answer(event);
		if (this.question) return;
		const home = this.recalls.find(({ recall }) => samePlace(recall, place));
		const taken = home ? undefined : offeredAt(this.offers, place);
		if (home) await this.tapRecall(home.recall);
		else if (taken) await this.#decide(this.draft, taken);
	}

	async takeUp(offer: Question, { event }: Partial<Choice> = {}): Promise<void> {
		const only = event ?? (offer.options.length === 0 ? onlyAnswer(offer) : undefined);
		if (only && isBefore(offer)) await this.doBefore(only);
		else if (only) await this.#decide(this.draft, only);
		else this.change({ ...this.draft, offer: keyOf(offer) });
	}

	async decline(): Promise<void> {
		if (this.offer) {
			this.stepBack();
			return;
		}
		if (this.question?.offered) {
			await this.lay({ ...this.draft, alone: true }, this.preview);
			return;
		}
		const { no } = this.question ?? this.further ?? {};
		if (no) await this.answer(no);
	}

	async end(): Promise<void> {
		await this.#overrule({ type: ENDED });
	}

	#previewOf(draft: Draft): Outcome | undefined {
		const event = laidOf(this.game, draft);
		return event && this.#previews.of(this.game, event, () => this.fresh());
	}

	/** The outcome of a turn that leaves nothing to choose, or to see before it is written; undefined for any other turn. */
	#plainOutcome(draft: Draft): Outcome | undefined {
		const laying = layingOf(this.game, draft);
		if (!laying || asksForTrees(this.game, laying)) return undefined;
		if (rotationsFor(this.game, laying.type, laying.spot).length > 1) return undefined;
		if (bridgesIn(this.game, draft).bridges.length > 0) return undefined;
		if (optionsOf(this.game, draft).length > 0) return undefined;
		if (recallOptions(this.game, laying, this.mover).length > 0) return undefined;
		const lying = this.#triedOf(draft);
		if (lying && openQuestions(lying).length > 0) return undefined;
		const outcome = this.#previewOf(draft);
		const says = outcome && [...outcome.objections, ...outcome.settlements];
		return says?.length === 0 ? outcome : undefined;
	}

	/** Submits an event even if the rules object, because its own button says that the table wants it so. */
	async #overrule(event: TableEvent): Promise<void> {
		const outcome = previewEvent(this.fresh(), event);
		if (outcome) await this.submit(withOverruled(event, outcome.objections));
	}
}

/** A key for a question to which an offer or a choice leads: the same question may be about another figure or choice. */
const keyOf = ({ id, figure, led = [] }: Question): string =>
	[
		id,
		...(figure?.owned ? [figure.kind] : []),
		...led.flatMap(({ choice: { tile, player, other, count } }) =>
			[tile, player, other, count].filter((one) => one !== undefined)
		)
	].join(' ');
