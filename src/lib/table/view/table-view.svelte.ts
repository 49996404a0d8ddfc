import type {
	BoardChoice,
	BoardFigure,
	BoardSpot,
	BoardTile,
	Ghost,
	MismatchedSide
} from '../../drawing/board/scene';
import { UNDONE, EMPTY_DRAFT } from '../../record';
import { isPointsCorrection, isRecount } from '../../rules/base/events';
import { titlesIn } from '../../rules/base/titles';
import { tokensHeld } from '../../rules/base/tokens';
import { playerName, playerNames } from '../../words';
import { words } from '../../words/en/table';
import { look } from '../app/look.svelte';
import type { Game } from '../../engine/game';
import type { Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import type { TableClock } from './table-clock.svelte';
import type { LiveGame } from '../game/live-game.svelte';
import { tasksAfter, type TableTasks } from '../turn/table-tasks';
import { besideOnTrack, figuresOf, heldBy, othersOf, type PlayerView } from './player-view';
import { moverOf } from '../turn/turn';
import type { TurnEntry } from '../turn/turn-entry';
import { AllFarms } from './all-farms.svelte';
import { FinalScoring } from './final-scoring.svelte';
import { Finishing } from './finishing.svelte';
import { Highlights } from './highlights.svelte';
import { tilesIn } from './board-tiles';
import { choicesIn, figuresIn, ghostIn, insteadIn, mismatchesIn, spotsIn } from './scene';
import { ShownPosition } from './shown-position.svelte';

/** The screen of a live game: the scene on the board, the players, and what is to be done at the table. */
export class TableView {
	readonly live: LiveGame;
	readonly shown: ShownPosition;
	readonly final: FinalScoring;
	readonly finishing: Finishing;
	readonly farms: AllFarms;
	readonly highlights: Highlights;
	/** Number of entries whose table tasks have been done. */
	seen = $state(-1);
	/** The only kind of places that is shown as answers to the question; undefined for all. */
	sought = $state.raw<SegmentKind>();
	/** True while the camera follows the table. */
	watching = $state(false);
	/** The clock, while it is switched on and loaded. */
	clock = $state.raw<TableClock>();

	constructor(live: LiveGame) {
		this.live = live;
		this.shown = new ShownPosition(live);
		this.final = new FinalScoring(live, this.shown);
		this.finishing = new Finishing(live, this.shown, this.final);
		this.farms = new AllFarms(live, this.shown, this.final);
		this.highlights = new Highlights(live, this.shown, this.final, this.farms);
	}

	/** The turn that can be entered on what is shown; none while a past position is only looked at. */
	readonly entry: TurnEntry | undefined = $derived.by(() =>
		this.shown.position === undefined ? this.live.entry : this.shown.editor?.turn
	);

	/** The players by seat; their points are those of the position shown, and during the final scoring of the step shown. */
	readonly players: readonly PlayerView[] = $derived.by(() => {
		const { game } = this.shown;
		const mover = this.entry?.mover ?? moverOf(game, EMPTY_DRAFT);
		const points = this.final.scores;
		const titles = titlesIn(game);
		return this.live.header.players.map((player, index) => ({
			index,
			name: playerName(player),
			colour: player.colour,
			points: points[index] ?? 0,
			counts: this.finishing.countUp(index, points[index] ?? 0),
			...figuresOf(game, index, 'follower', this.final),
			others: othersOf(game, index, this.final),
			tokens: tokensHeld(this.entry?.lying ?? game, index, this.final.later),
			holds: heldBy(game, index),
			beside: besideOnTrack(game, index, this.final),
			titles: titles.filter(({ holder }) => holder === index),
			onTurn: game.phase === 'playing' && index === mover,
			time: look.clock.value === 'on' ? (this.clock?.totals[index] ?? '') : undefined
		}));
	});

	/** The game on the board: as it is, or with the turn about which something is being decided. */
	readonly #game: Game = $derived.by(() => this.entry?.asking ?? this.shown.game);

	#drawn: readonly BoardTile[] = [];
	readonly tiles: readonly BoardTile[] = $derived.by(() => {
		this.#drawn = tilesIn(this.#game, this.#drawn);
		return this.#drawn;
	});

	readonly figures: readonly BoardFigure[] = $derived.by(() =>
		figuresIn(
			this.#game,
			this.entry?.asking?.pieces ?? this.final.pieces,
			this.live.header.players,
			this.entry?.asking && this.entry.question
		)
	);

	readonly mismatches: readonly MismatchedSide[] = $derived.by(() => mismatchesIn(this.#game));

	readonly spots: readonly BoardSpot[] = $derived.by(() =>
		this.entry && this.shown.game.phase === 'playing' && !this.highlights.comparing
			? spotsIn(this.shown.game, this.entry.draft)
			: []
	);

	readonly choices: readonly BoardChoice[] = $derived.by(() => {
		if (this.highlights.comparing) return [];
		return this.entry?.question
			? choicesIn(
					this.#game,
					this.entry.question,
					playerNames(this.live.header.players),
					this.sought
				)
			: insteadIn(this.entry);
	});

	/** The spots that the question is about. */
	readonly reach: readonly Spot[] | undefined = $derived.by(() => this.entry?.question?.reach);

	readonly ghost: Ghost | undefined = $derived.by(() => {
		const draft = this.entry?.draft ?? this.shown.editor?.conflictDraft;
		return draft && ghostIn(this.#game, draft, this.live.header.players);
	});

	/** True when the tile of the turn is chosen, and its spot is the next step; also while the app looks for one in a trial. */
	readonly choosesSpot: boolean = $derived.by(() => {
		const { entry } = this;
		if (!entry || entry.question) return false;
		if (!entry.canEnter) return entry.drawn !== undefined;
		return entry.draft.tile !== undefined && entry.draft.spot === undefined;
	});

	/** The tile that no longer fits once the past is amended, where it was laid; it can't be turned. */
	readonly conflictGhost: Ghost | undefined = $derived.by(() => {
		const { ghost } = this;
		if (!ghost || this.entry) return undefined;
		return { ...ghost, turns: false, label: words.tiles.label(ghost.type) };
	});

	/** True when the last entry is an undo. */
	readonly undone: boolean = $derived.by(() => this.live.entries.at(-1)?.event.type === UNDONE);

	/** What players must do at the table after the last event, until it is done or the next turn is begun. */
	readonly tasks: TableTasks | undefined = $derived.by(() => {
		const { game, position } = this.shown;
		const { last } = this.live.log;
		const manual =
			game.phase === 'ended' && last !== undefined && (isPointsCorrection(last) || isRecount(last));
		if (position !== undefined || (game.phase !== 'playing' && !manual)) return undefined;
		if (this.seen === this.live.entries.length) return undefined;
		return tasksAfter(this.live, this.undone, this.final.scores);
	});

	/** Called when the table tasks are done, or the next turn is begun. */
	moveOn(): void {
		this.seen = this.live.entries.length;
		this.highlights.clear();
	}
}
