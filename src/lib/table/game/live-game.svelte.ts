import * as v from 'valibot';
import { nextQuestion, type Question } from '../../engine/question';
import { isRunning, type Game, type Outcome, type Rules } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Replay } from '../../engine/play';
import type { Place, Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import {
	Amended,
	effectiveLog,
	EMPTY_DRAFT,
	fits,
	transferredAt,
	nextEntry,
	currentTimestamp,
	replayEvents,
	replayRecord,
	ruledBy,
	withEntry,
	type Amendment,
	type Draft,
	type DraftFigure,
	type EffectiveLog,
	type GameRecord,
	type Header,
	type LoggedEvent,
	type TileTypes
} from '../../record';
import { changesNothing } from '../../record/amend';
import type { Ended, SetAside } from '../../rules/base/events';
import { eventSchema, rulesOf } from '../../rules/catalogue';
import type { StoreProblem } from '../../store';
import type { CustomTile } from '../../custom-tiles';
import { rulingsOfPast } from '../view/assistance';
import { isManualPoints, type ManualPointsEntry } from '../turn/manual-points';
import * as entering from '../turn/entering';
import { vibrate, hapticFor } from '../app/haptics';
import { PersistedGame } from './persisted-game.svelte';
import { typesForGame } from '../custom-tiles/custom-tile-types';
import { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import { previewEvent, laidOf, moverOf, withOverruled, withCustomTile } from '../turn/turn';

/** A game that is being played: its record, the turn being entered, and everything that follows from them. */
export class LiveGame {
	readonly #counts: Rules['counts'];
	/** The record and the draft, and what the store lacks of them. */
	readonly kept: PersistedGame;
	/** True while an event is on its way to the disk: taps wait for it. */
	writing = $state(false);
	/** True when this tab has the right to write. */
	#right = $state(false);

	/** When the game was handed over to another device, in ms since 1970 UTC; see `transferredAt`. */
	readonly transferredAt: number | undefined = $derived.by(() => transferredAt(this.record));
	readonly log: EffectiveLog = $derived.by(() => effectiveLog(this.record.entries));
	/** What was settled before the first tile, with the rulings that stand now. */
	readonly header: Header = $derived.by(() => ruledBy(this.record.header, this.log.rulings));
	/** What was told on this device of tiles that no list knows. */
	readonly customTiles: CustomTiles;
	/** What of it may be laid here. */
	readonly customTypes: TileTypes = $derived.by(() =>
		typesForGame(this.customTiles.types, this.#counts)
	);
	readonly replay: Replay = $derived.by(() => replayRecord(this.record, this.customTypes));
	readonly game: Game = $derived.by(() => this.replay.game);
	/** What the last event led to. */
	readonly last: Outcome | undefined = $derived.by(() => this.game.history.at(-1));
	/** What the event taken back last had led to; of an amendment only that it was one: it led to no single event. */
	readonly undone: Outcome | 'amendment' | undefined = $derived.by(() => {
		const [undone] = this.log.undone;
		if (undone?.type === 'log/amended') return 'amendment';
		return undone && previewEvent(this.#again(), undone);
	});
	/** The moment of the past that was looked at last. */
	readonly #past: { count: number; game: Game } = $derived.by(() => ({
		count: this.log.events.length,
		game: this.replay.game
	}));
	/** Points of each player before the last entry was written. */
	readonly scoresBefore: readonly number[] = $derived.by(() => {
		const { header, entries } = this.record;
		return replayRecord({ header, entries: entries.slice(0, -1) }, this.customTypes).game.scores;
	});
	/** What must be answered before the next turn. */
	readonly ask: Question | undefined = $derived.by(() => nextQuestion(this.game));
	/** Whose turn is being entered. */
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));
	/** What the turn entered would lead to; undefined until a tile has a spot. */
	readonly preview: Outcome | undefined = $derived.by(() => {
		const event = laidOf(this.game, this.draft);
		return event && previewEvent(this.#again(), event);
	});
	readonly canUndo: boolean = $derived.by(() => this.log.undoable || !entering.isEmpty(this.draft));

	/** True when a tile can be chosen: nothing is asked, or what is asked is answered by laying one. */
	readonly canLay: boolean = $derived.by(
		() => this.canEnter && (this.ask === undefined || this.ask.tile !== undefined)
	);

	/** True when turns can be entered: only behind a log that was read to its end. */
	readonly canEnter: boolean = $derived.by(() => this.writes && !this.replay.stop);

	/** The parameters are those of the game as it is kept. */
	constructor(...[store, record, ...more]: ConstructorParameters<typeof PersistedGame>) {
		this.customTiles = new CustomTiles(store);
		this.#counts = rulesOf(record.header).counts;
		this.kept = new PersistedGame(store, record, ...more);
	}

	get record(): GameRecord {
		return this.kept.record;
	}
	/** Why the last entries could not be stored; they are tried again with the next one. */
	get problem(): StoreProblem | undefined {
		return this.kept.problem;
	}
	/** Our own log, when another tab's took its place before ours was stored. */
	get displaced(): GameRecord | undefined {
		return this.kept.unsavedPart.displaced?.record;
	}
	/** True when this tab may store what couldn't be stored before, of a game that was handed over as well. */
	get retries(): boolean {
		return this.#right;
	}
	/** True when this tab has the right to write, and nobody else is to keep the game. */
	get writes(): boolean {
		return this.#right && this.transferredAt === undefined;
	}
	set writes(right: boolean) {
		this.#right = right;
	}
	get draft(): Draft {
		return this.kept.draft;
	}

	chooseTile(tile: TileId): void {
		this.#enter(entering.chooseTile(this.game, this.draft, tile));
	}
	chooseSpot(spot: Spot): void {
		this.#enter(entering.chooseSpot(this.game, this.draft, spot));
	}
	turnTile(): void {
		this.#enter(entering.turnTile(this.game, this.draft));
	}
	chooseFigure(figure: DraftFigure): void {
		this.#enter(entering.chooseFigure(this.draft, figure));
	}
	chooseTrees(trees: boolean): void {
		this.#enter(entering.chooseTrees(this.draft, trees));
	}
	choosePlayer(player: PlayerIndex): void {
		this.#enter(entering.choosePlayer(this.game, this.draft, player));
	}
	/** Another tile lies there: back to choosing one for the same spot. */
	putBack(): void {
		this.#enter({ player: this.draft.player, spot: this.draft.spot });
	}
	/** Takes back the last thing entered of the turn. */
	stepBack(): void {
		if (isRunning(this.game)) this.#enter(entering.stepBack(this.draft));
	}
	/** Goes to a step of the guided final scoring. */
	showStep(final: number): void {
		this.#enter({ final });
	}

	/** Writes the turn entered, with its objections overruled: whoever confirms has read them. */
	async confirm(): Promise<void> {
		const event = laidOf(this.game, this.draft);
		if (!event || !this.preview || !this.canEnter) return;
		const written = await this.write(withOverruled(event, this.preview.objections));
		if (written) vibrate(this.problem ? 'refused' : 'confirmed');
	}

	/** Takes back the last tap of the turn, or the last event; a turn taken back lies there to be mended. */
	async undo(): Promise<void> {
		const { events, last, undone } = this.log;
		if (!entering.isEmpty(this.draft) && !entering.isDraftOf(this.draft, undone[0])) {
			this.stepBack();
			return;
		}
		if (!last) return;
		const game = this.#again(events.slice(0, -1));
		// Neither what is said by hand nor what is built as found was entered in the draft: whose figures are put stays so.
		const stays = isManualPoints(last) || this.game.phase === 'building';
		const draft = stays ? this.draft : entering.draftOf(last, game);
		await this.write({ type: 'log/undone' }, draft);
	}

	/** Brings back what was taken back last. */
	async redo(): Promise<void> {
		if (this.log.redoable) await this.write({ type: 'log/redone' });
	}

	/** The chosen tile fits nowhere: it's put away, and the same player draws another. */
	async setAside(): Promise<void> {
		const { tile } = this.draft;
		const type = tile && this.game.rules.tiles.get(tile);
		if (type)
			await this.#overrule({
				type: 'base/set-aside',
				player: this.mover,
				tile: type.id,
				...withCustomTile(type)
			});
	}

	/** Answers what is asked with a place. */
	async answer(place: Place): Promise<void> {
		const event = this.ask?.answer?.(place);
		if (event && this.canEnter) await this.write(v.parse(eventSchema, event));
	}

	/** Says no to what is asked. */
	async decline(): Promise<void> {
		const no = this.ask?.no;
		if (no && this.canEnter) await this.write(v.parse(eventSchema, no));
	}

	/** The table tells a tile, and lays it next. */
	async tell(told: CustomTile): Promise<void> {
		await this.customTiles.tell(told);
		this.chooseTile(told.id);
	}

	/**
	 * Corrects the past, or changes the rulings. What it does is for `attempt` and `differencesOf` to say before.
	 * @returns whether it was written
	 */
	async amend(amendment: Amendment): Promise<boolean> {
		if (!this.writes || changesNothing(this.record, amendment)) return false;
		if (!fits(amendment, this.log.events.length)) return false;
		const written = await this.write(v.parse(Amended, { type: 'log/amended', ...amendment }));
		if (written) vibrate(this.problem ? 'refused' : 'confirmed');
		return written;
	}

	/** The table gives or takes points by hand; the turn being entered stays as it is. */
	async correct(said: ManualPointsEntry): Promise<void> {
		if (!this.canEnter) return;
		await this.write(v.parse(eventSchema, { type: 'base/corrected', ...said }), this.draft);
	}

	/** Ends the laying of tiles, also when some are left. */
	async end(): Promise<void> {
		await this.#overrule({ type: 'base/ended' });
	}

	/** Writes an event with whatever objections there are: a command of its own says that the table wants it so. */
	async #overrule(event: SetAside | Ended): Promise<void> {
		if (!this.canEnter) return;
		const outcome = previewEvent(this.#again(), event);
		if (outcome) await this.write(withOverruled(event, outcome.objections));
	}

	/** The game as it was after so many of the standing events; it is to be read, not played on. */
	at(count: number): Game {
		if (count >= this.log.events.length) return this.game;
		const past = this.#past;
		if (past.count !== count) {
			const header = { ...this.header, rulings: rulingsOfPast(this.game) };
			past.game = replayEvents(header, this.log.events.slice(0, count), this.customTypes).game;
		}
		past.count = count;
		return past.game;
	}

	/** The game after some events, to be played on. */
	#again(events = this.log.events): Game {
		return replayEvents(this.header, events, this.customTypes).game;
	}

	/**
	 * Writes an event. It shows only when it is stored, or when {@link problem} says why it isn't.
	 * @returns true when the game goes on with it: another may be on its way, or another tab have been first
	 */
	async write(event: LoggedEvent, draft: Draft = EMPTY_DRAFT): Promise<boolean> {
		const taken = event.type === 'log/taken';
		if (this.writing || !this.#right || taken !== (this.transferredAt !== undefined)) return false;
		this.writing = true;
		const record = withEntry(this.record, nextEntry(this.record, event, currentTimestamp()));
		const written = await this.kept.keep(record, draft, 1);
		if (written) Object.assign(this.kept, { record, draft });
		this.writing = false;
		return written;
	}

	/** Tries again to store what could not be stored; not behind what is on its way, nor behind another tab's back. */
	async retry(): Promise<void> {
		if (this.writing || !this.#right) return;
		await this.kept.retry();
	}

	#enter(draft: Draft): void {
		if (this.writing || !this.canEnter) return;
		const before = this.preview;
		this.kept.draft = draft;
		const touch = hapticFor(before, this.preview);
		if (touch) vibrate(touch);
		void this.kept.keep(this.record, draft);
	}
}
