import { isRunning, type Game } from '../../engine/game';
import { isOfFeature, totals, type Settlement } from '../../engine/ledger';
import type { Piece } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { samePlace, type Place } from '../../engine/spot';
import type { FlightBatch } from '../../drawing/board/flight';
import type {
	BoardChoice,
	BoardFigure,
	BoardSpot,
	BoardTile,
	Ghost,
	Highlight,
	MismatchedSide
} from '../../drawing/board/scene';
import { EMPTY_DRAFT, replayEvents } from '../../record';
import { isPointsCorrection } from '../../rules/base/events';
import { featureView, type FeatureView } from './feature';
import { flightBatch, stepTaken } from './flights';
import { tasksAfter, tasksFor, type TableTasks } from '../turn/table-tasks';
import { sentenceAt, turnsIn } from '../past/history';
import { highlightOf, highlightOfFeature } from './highlight';
import type { LiveGame } from '../game/live-game.svelte';
import { selectAt, type Selection } from './selection';
import type { SavedSteps } from '../past/saved-amendment';
import { AmendmentEditor } from '../past/amendment-editor.svelte';
import type { PlayerView } from './player-view';
import type { TurnEntry } from '../turn/turn-entry';
import { ledgerRows, type LedgerRow } from '../scores/ledger-rows';
import { choicesIn, figuresIn, ghostIn, mismatchesIn, spotsIn, tilesIn } from './scene';
import { words } from '../../words/table';
import { figuresOf, moverOf, othersOf } from '../turn/turn';

/** Something to look at on the board, and the game as it was then. */
interface Look {
	readonly game: Game;
	readonly settlement?: Settlement;
	readonly looked?: Selection;
}

/** What is shown of a live game: the scene on the board, the players, and what was tapped to look at. */
export class TableView {
	readonly live: LiveGame;
	#looked = $state.raw<Look>();
	#moment = $state.raw<number>();
	#mending = $state.raw<AmendmentEditor>();
	/** Number of entries whose table check has been seen to. */
	seen = $state(-1);

	constructor(live: LiveGame) {
		this.live = live;
	}

	/** A settlement of the ledger to be shown on the board. */
	get settlement(): Settlement | undefined {
		return this.#look()?.settlement;
	}
	/** A place that was tapped. */
	get place(): Place | undefined {
		return this.#look()?.looked?.place;
	}
	/** How many of the standing events are shown; undefined for the game as it is now. */
	get moment(): number | undefined {
		return this.#moment === undefined
			? undefined
			: Math.min(this.#moment, this.live.log.events.length);
	}

	/** The correction of the past that is thought over; it belongs to a moment that is shown. */
	get editor(): AmendmentEditor | undefined {
		return this.moment !== undefined && this.#mending?.holds ? this.#mending : undefined;
	}

	/** The game that is shown: of a past moment, as it would be once corrected, or as it is now. */
	readonly game: Game = $derived.by(() => {
		if (this.editor) return this.editor.game;
		return this.moment === undefined ? this.live.game : this.live.at(this.moment);
	});

	/** The turn that can be entered on what is shown; none while a past moment is only looked at. */
	readonly entry: TurnEntry | undefined = $derived.by(() =>
		this.moment === undefined ? this.live.entry : this.editor?.turn
	);

	/** What happened at the moment shown, or last, in a sentence. */
	readonly sentence: string = $derived.by(() =>
		sentenceAt(this.live, this.moment ?? this.live.log.events.length)
	);

	/** The settlements of the guided final scoring, and how many of them have been shown. */
	readonly final: { readonly settlements: readonly Settlement[]; readonly step: number } =
		$derived.by(() => {
			const { history, phase } = this.live.game;
			const ended = history.find(({ event }) => event.type === 'base/ended');
			const settlements = ended?.settlements ?? [];
			const step = Math.min(this.live.entry.draft.final ?? 0, settlements.length);
			return { settlements, step: phase === 'ended' ? step : settlements.length };
		});

	readonly finalStep: Settlement | undefined = $derived.by(() =>
		this.moment === undefined && this.game.phase === 'ended'
			? this.final.settlements[this.final.step - 1]
			: undefined
	);

	/** Points as far as the final scoring has been shown. */
	readonly scores: readonly number[] = $derived.by(() => {
		if (this.moment !== undefined) return this.game.scores;
		const later = totals(this.final.settlements.slice(this.final.step), this.game.players);
		return this.game.scores.map((points, player) => points - (later[player] ?? 0));
	});

	readonly players: readonly PlayerView[] = $derived.by(() => {
		const mover = this.entry?.mover ?? moverOf(this.game, EMPTY_DRAFT);
		return this.live.header.players.map(({ name, colour }, index) => {
			const points = this.scores[index] ?? 0;
			const { hand, table } = figuresOf(this.game, index, 'follower');
			const onTurn = this.game.phase === 'playing' && index === mover;
			return {
				index,
				name,
				colour,
				points,
				hand,
				table,
				others: othersOf(this.game, index),
				onTurn
			};
		});
	});

	#drawn: readonly BoardTile[] = [];
	readonly tiles: readonly BoardTile[] = $derived.by(() => {
		this.#drawn = tilesIn(this.game, this.#drawn);
		return this.#drawn;
	});

	readonly figures: readonly BoardFigure[] = $derived.by(() =>
		figuresIn(this.game, this.#pieces(), this.live.header.players)
	);

	readonly mismatches: readonly MismatchedSide[] = $derived.by(() => mismatchesIn(this.game));

	readonly spots: readonly BoardSpot[] = $derived.by(() =>
		this.entry && this.game.phase === 'playing' ? spotsIn(this.game, this.entry.draft) : []
	);

	readonly choices: readonly BoardChoice[] = $derived.by(() =>
		choicesIn(this.game, this.entry?.question)
	);

	readonly ghost: Ghost | undefined = $derived.by(() => {
		const draft = this.entry?.draft ?? this.editor?.conflictState;
		return draft && ghostIn(this.game, draft, this.live.header.players);
	});

	/** The tile that no longer fits once the past is corrected, where it was laid; it can't be turned. */
	readonly conflictState: Ghost | undefined = $derived.by(() => {
		const { ghost } = this;
		if (!ghost || this.entry) return undefined;
		return { ...ghost, turns: false, label: words.tiles.label(ghost.type) };
	});

	readonly #at: Selection | undefined = $derived.by(() => this.#look()?.looked);
	readonly feature: FeatureView | undefined = $derived.by(
		() => this.#at && featureView(this.game, this.#at)
	);

	readonly highlight: Highlight | undefined = $derived.by(() => {
		const { players } = this.live.header;
		if (this.feature) return highlightOfFeature(this.game, this.feature, players);
		const settlement = this.settlement ?? this.finalStep;
		return settlement && isOfFeature(settlement)
			? highlightOf(this.game, settlement, players)
			: undefined;
	});

	/** The ledger as far as the final scoring has been shown. */
	readonly rows: readonly LedgerRow[] = $derived.by(() =>
		ledgerRows(this.live.game, this.final.step)
	);

	/** True when the last thing that happened was an undoing. */
	readonly undone: boolean = $derived.by(
		() => this.live.record.entries.at(-1)?.event.type === 'log/undone'
	);

	/** What hands must do after the last event, until they have seen to it or the next turn is begun. */
	readonly tasks: TableTasks | undefined = $derived.by(() => {
		const { record } = this.live;
		const { last } = this.live.log;
		const byHand = this.game.phase === 'ended' && last !== undefined && isPointsCorrection(last);
		if (this.moment !== undefined || (this.game.phase !== 'playing' && !byHand)) return undefined;
		if (this.seen === record.entries.length) return undefined;
		return tasksAfter(this.live, this.undone, this.scores);
	});

	/** What flies from the board to the score strip after the last event, or the last step of the final scoring. */
	readonly flightBatch: FlightBatch = $derived.by(() => {
		if (this.moment !== undefined) return { moment: -1, flights: [] };
		return this.game.phase === 'ended'
			? stepTaken(this.live.record, this.final.step, this.finalStep)
			: flightBatch(this.live.record, this.game);
	});

	/** What hands must do for the step of the final scoring that is shown. */
	readonly finalTasks: TableTasks | undefined = $derived.by(
		() => this.finalStep && tasksFor([this.finalStep], this.scores)
	);

	/** The next turn is begun, or the table check ticked off. */
	moveOn(): void {
		this.seen = this.live.record.entries.length;
		this.showNothing();
	}

	/** Shows the table as it was after so many events. */
	lookAt(moment: number): void {
		this.#moment = Math.max(0, Math.min(moment, this.live.log.events.length));
		this.#mending = undefined;
	}

	/** Shows the table as it was when a settlement of the ledger was made, and that settlement. */
	lookAtSettlement(settlement: Settlement): void {
		this.lookAt(this.momentOf(settlement));
		this.#looked = { game: this.game, settlement };
	}

	/** Shows the table as it is now. */
	backToNow(): void {
		this.#moment = this.#mending = undefined;
	}

	/** Begins to put right what happened at the moment shown. */
	startAmending(): void {
		if (this.moment && this.live.writer.canEnter)
			this.#mending = new AmendmentEditor(this.live, this.moment - 1);
	}

	/** Goes on with a correction from its steps so far. */
	resume(steps: SavedSteps): void {
		if (!this.live.writer.canEnter) return;
		this.lookAt(steps.at + 1);
		this.#mending = new AmendmentEditor(this.live, steps.at);
		this.#mending.resume(steps);
	}

	/** Thinks over other answers to rulings, which would hold from the first tile; before it nothing has to be thought over. */
	async reconsider(rulings: Rulings): Promise<void> {
		const last = this.live.log.events.length;
		const amendment = { edits: [], rulings };
		if (last === 0) await this.live.writer.amend(amendment);
		else if (this.live.writer.canEnter) {
			this.lookAt(last);
			this.#mending = new AmendmentEditor(this.live, last - 1, amendment);
		}
	}

	/** Leaves a correction: nothing of it stays. Who thought over the rules hadn't looked back. */
	stopAmending(): void {
		if (this.#mending?.rulings) this.#moment = undefined;
		this.#mending = undefined;
	}

	/** After how many events a settlement of the ledger stood there. */
	momentOf(settlement: Settlement): number {
		const made = this.live.game.history.findIndex(({ settlements }) =>
			settlements.includes(settlement)
		);
		return made + 1;
	}

	/** The turn of the moment shown, as the ledger calls it. */
	get turn(): LedgerRow['turn'] {
		return isRunning(this.game) ? turnsIn(this.game.history) : 'final';
	}

	/** The number of the turn in which a settlement of the ledger was made. */
	turnOf(settlement: Settlement): number {
		return turnsIn(this.live.game.history.slice(0, this.momentOf(settlement)));
	}

	/** Shows a settlement on the board, of a past moment on the board of that moment; the same again puts it out. */
	showSettlement(settlement: Settlement): void {
		if (this.settlement === settlement) this.#looked = undefined;
		else if (this.moment !== undefined) this.lookAtSettlement(settlement);
		else this.#looked = { game: this.game, settlement };
	}

	/** Shows the feature at a place. */
	showPlace(place: Place): void {
		this.#lookAt(selectAt(this.game, this.#look()?.looked, place));
	}

	/** The next field that is tapped will be compared with the one that is shown. */
	compare(): void {
		if (this.place) this.#lookAt({ place: this.place, comparing: true });
	}

	/** Shows the feature at a place, with nothing compared. */
	showPlaceAlone(place: Place): void {
		this.#lookAt({ place });
	}

	/** Shows why a city near the farm doesn't count; the same again shows the farm. */
	showCity(city: Place): void {
		const looked = this.#look()?.looked;
		if (!looked) return;
		const again = looked.city && samePlace(looked.city, city);
		this.#lookAt({ place: looked.place, ...(!again && { city }) });
	}

	#lookAt(looked: Selection): void {
		this.#looked = { game: this.game, looked };
	}

	/** Puts the lights out. */
	showNothing(): void {
		this.#looked = undefined;
	}

	/** What is looked at belongs to one moment: another one, the next event or an undoing puts the lights out. */
	#look(): Look | undefined {
		return this.#looked?.game === this.game ? this.#looked : undefined;
	}

	/** Figures on the table; from the end on those of the last turn, less what the steps shown so far have sent home. */
	#pieces(): Iterable<Piece> {
		if (isRunning(this.game)) return this.game.pieces;
		const events = this.editor?.events ?? this.live.log.events.slice(0, this.moment);
		const end = events.findIndex(({ type }) => type === 'base/ended');
		const { pieces } = replayEvents(
			this.editor?.header ?? this.live.header,
			events.slice(0, end)
		).game;
		if (this.game.phase === 'closed' || this.moment !== undefined) return pieces;
		const shown = this.final.settlements.slice(0, Math.max(0, this.final.step - 1));
		const gone = shown.flatMap(({ home }) => home.map(({ at }) => at));
		return [...pieces].filter(({ at }) => !gone.some((place) => samePlace(place, at)));
	}
}
