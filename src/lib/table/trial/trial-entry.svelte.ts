import type { PlayerIndex } from '../../engine/piece';
import type { TileId } from '../../engine/tile';
import type { MoveOnTable } from '../../lookahead/on-table';
import { EMPTY_DRAFT, UNDONE, type Draft } from '../../record';
import { ENDED, LAID, SET_ASIDE } from '../../rules/base/events';
import { backIntoBag } from '../../rules/base/rulings';
import type { TableEvent } from '../../rules/catalogue';
import { DraftEntry } from '../game/draft-entry.svelte';
import type { LiveGame } from '../game/live-game.svelte';
import * as entering from '../turn/entering';
import { fitsNowhere } from '../turn/palette';
import { laidOf, previewEvent, withOverruled } from '../turn/turn';
import { drawTile, fitsNone } from './draw-tile';
import { Puzzle } from './puzzle.svelte';
import type { TrialSetup } from '../game/game-apart';

/** The next turn of a trial: the app draws the tile, and lays it if the turn isn't a person's. */
export class TrialEntry extends DraftEntry {
	/** True while several turns are taken back: nobody plays meanwhile. */
	undoing = $state(false);
	/** Set if only one turn is played, and judged. */
	readonly puzzle: Puzzle | undefined;
	readonly #live: LiveGame;

	constructor(
		live: LiveGame,
		readonly setup: TrialSetup
	) {
		super(live);
		this.#live = live;
		this.puzzle = setup.puzzle && new Puzzle(live, this, setup.puzzle);
	}

	readonly #drawn: TileId | undefined = $derived.by(
		() => this.setup.puzzle?.tile ?? drawTile(this.game, this.setup.seed)
	);
	/** True once the turn that a puzzle asks for is laid: nothing else is. */
	readonly laid: boolean = $derived.by(
		() => this.setup.puzzle !== undefined && this.game.history.length > this.setup.begun
	);

	override get drawn(): TileId | undefined {
		return this.#drawn;
	}

	/** Undefined in a puzzle whose turn is laid. */
	override get inHand(): TileId | undefined {
		return this.laid ? undefined : this.drawn;
	}

	/** The player whose turn it is, if the app plays it. */
	get byApp(): PlayerIndex | undefined {
		const { toMove } = this.game;
		return this.drawn && (this.laid || !this.#isPerson(toMove)) ? toMove : undefined;
	}

	/** True if the drawn tile fits nowhere. */
	get fitsNowhere(): boolean {
		return this.drawn !== undefined && fitsNowhere(this.game, this.drawn);
	}

	/** The draft, always with the drawn tile. */
	override get draft(): Draft {
		if (!this.drawn) return super.draft;
		if (this.byApp !== undefined) return EMPTY_DRAFT;
		return { ...super.draft, player: undefined, tile: this.drawn };
	}

	override get canEnter(): boolean {
		return super.canEnter && this.byApp === undefined;
	}

	/** The index of the last turn that a person played in the trial; -1 if there is none. */
	readonly #lastOwn: number = $derived.by(() => {
		const { events } = this.#live.log;
		const last = events.findLastIndex(
			(event) => event.type === LAID && this.#isPerson(event.player)
		);
		return last < this.setup.begun ? -1 : last;
	});

	override readonly canUndo: boolean = $derived.by(
		() => this.#takesBack || (this.#lastOwn >= 0 && !this.undoing)
	);

	/** True if undo takes back a tap of the turn. */
	get #takesBack(): boolean {
		return this.draft.spot !== undefined && !this.reopened;
	}

	/** Takes back the last tap, or else all turns up to the last one of a person. */
	override async undo(): Promise<void> {
		if (this.#takesBack) {
			this.stepBack();
			return;
		}
		if (this.#lastOwn < 0 || this.undoing) return;
		this.undoing = true;
		await this.#undoTo(this.#lastOwn);
		this.undoing = false;
	}

	/** Takes everything back to where the trial was begun; in a puzzle, the turn that was tried. */
	async again(): Promise<void> {
		this.undoing = true;
		await this.#undoTo(this.setup.begun);
		this.layOut(EMPTY_DRAFT);
		this.undoing = false;
	}

	async #undoTo(count: number): Promise<void> {
		const { writer } = this.#live;
		for (let events = this.#events; events.length > count; events = this.#events) {
			const game = this.#live.replayed(events.slice(0, -1));
			if (!(await writer.write({ type: UNDONE }, entering.draftOf(events.at(-1), game)))) return;
		}
	}

	get #events(): readonly TableEvent[] {
		return this.#live.log.events;
	}

	/** Lays the drawn tile for the player whose turn it is. */
	async play({ x, y, rotation, segment }: MoveOnTable): Promise<void> {
		const deploy = segment === undefined ? undefined : { piece: 'follower', segment };
		const event = laidOf(this.game, { tile: this.drawn, spot: { x, y }, rotation, deploy });
		if (event) await this.#write(event);
	}

	/** Sets the drawn tile aside. If none of the tiles that may be drawn again fits, the game ends instead. */
	async leaveOut(): Promise<void> {
		const { drawn, game } = this;
		if (!drawn) return;
		if (backIntoBag(game.rules.rulings) && fitsNone(game)) await this.#write({ type: ENDED });
		else await this.#write({ type: SET_ASIDE, player: game.toMove, tile: drawn });
	}

	/** Writes an event even if the rules object: nobody is asked. */
	async #write(event: TableEvent): Promise<void> {
		const outcome = previewEvent(this.fresh(), event);
		if (outcome) await this.#live.writer.write(withOverruled(event, outcome.objections));
	}

	readonly #isPerson = (player: PlayerIndex): boolean => this.setup.people.includes(player);
}
