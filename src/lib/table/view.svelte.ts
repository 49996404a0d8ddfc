import { featureAt } from '../engine/board';
import type { PlayerColour } from '../engine/colours';
import { isCompleted, originOf, tilesOf, type Feature } from '../engine/feature';
import { ledgerOf, type Game, type Outcome } from '../engine/game';
import { totals, type Settlement } from '../engine/ledger';
import type { Piece, PlayerIndex } from '../engine/piece';
import { samePlace, type Place } from '../engine/spot';
import type { BoardFigure, BoardSpot, Ghost, Light, Scar } from '../drawing/scene';
import { replayEvents } from '../record';
import { appraise } from '../rules/base/appraise';
import { tableCheck, type TableCheck } from './hands';
import type { LiveGame } from './live.svelte';
import { figuresIn, ghostIn, lightOf, lightOfFeature, scarsIn, spotsIn } from './scene';
import { followersOf } from './turn';

/** A player as the score strip shows them. */
export interface PlayerView {
	readonly index: PlayerIndex;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	readonly hand: number;
	readonly table: number;
	readonly onTurn: boolean;
}

/** A feature that was tapped. */
export interface FeatureView {
	readonly feature: Feature;
	readonly completed: boolean;
	/** Number of tiles that it covers. */
	readonly tiles: number;
	/** What it would pay as it lies; undefined for a field without a farmer. */
	readonly settlement: Settlement | undefined;
}

/** What is shown of a live game: the scene on the board, the players, and what was tapped to look at. */
export class TableView {
	readonly live: LiveGame;
	/** A settlement of the ledger to be shown on the board. */
	settlement = $state.raw<Settlement>();
	/** A place that was tapped. */
	place = $state.raw<Place>();
	/** The table check of an outcome which was put away. */
	checked = $state.raw<Outcome>();

	constructor(live: LiveGame) {
		this.live = live;
	}

	get game(): Game {
		return this.live.game;
	}

	/** The settlements of the guided final scoring, and how many of them have been shown. */
	readonly final: { readonly settlements: readonly Settlement[]; readonly step: number } =
		$derived.by(() => {
			const ended = this.game.history.find(({ event }) => event.type === 'base/ended');
			const settlements = ended?.settlements ?? [];
			const step = Math.min(this.live.draft.final ?? 0, settlements.length);
			return { settlements, step: this.game.phase === 'ended' ? step : settlements.length };
		});

	readonly finalStep: Settlement | undefined = $derived.by(() =>
		this.game.phase === 'ended' ? this.final.settlements[this.final.step - 1] : undefined
	);

	/** Points as far as the final scoring has been shown. */
	readonly scores: readonly number[] = $derived.by(() => {
		const later = totals(this.final.settlements.slice(this.final.step), this.game.players);
		return this.game.scores.map((points, player) => points - (later[player] ?? 0));
	});

	readonly players: readonly PlayerView[] = $derived.by(() =>
		this.live.header.players.map(({ name, colour }, index) => {
			const { hand, table } = followersOf(this.game, index);
			const onTurn = this.game.phase === 'playing' && index === this.live.mover;
			return { index, name, colour, points: this.scores[index] ?? 0, hand, table, onTurn };
		})
	);

	readonly figures: readonly BoardFigure[] = $derived.by(() =>
		figuresIn(this.game, this.#pieces(), this.live.header.players)
	);

	readonly scars: readonly Scar[] = $derived.by(() => scarsIn(this.game));

	readonly spots: readonly BoardSpot[] = $derived.by(() =>
		this.game.phase === 'playing' ? spotsIn(this.game, this.live.draft) : []
	);

	readonly ghost: Ghost | undefined = $derived.by(() =>
		ghostIn(this.game, this.live.draft, this.live.header.players)
	);

	readonly feature: FeatureView | undefined = $derived.by(() => {
		const feature = this.place && featureAt(this.game.board, this.place);
		if (!feature) return undefined;
		const settlement = this.#scored(feature) ?? appraise(this.game, feature);
		const tiles = tilesOf(feature).length;
		return { feature, completed: isCompleted(feature), tiles, settlement };
	});

	readonly light: Light | undefined = $derived.by(() => {
		const settlement = this.settlement ?? this.feature?.settlement ?? this.finalStep;
		if (settlement && !(this.feature && !this.feature.settlement))
			return lightOf(this.game, settlement);
		return this.feature && lightOfFeature(this.feature.feature);
	});

	/** What hands must do after the last turn, until it is put away or the next tile is chosen. */
	readonly check: TableCheck | undefined = $derived.by(() => {
		const { last, draft } = this.live;
		if (!last || last === this.checked || draft.tile || this.game.phase !== 'playing')
			return undefined;
		return tableCheck(last);
	});

	/** What a completed feature paid when it was completed. */
	#scored(feature: Feature): Settlement | undefined {
		if (!isCompleted(feature)) return undefined;
		const at = originOf(feature);
		return ledgerOf(this.game).find(
			({ occasion, at: where }) => occasion === 'completed' && samePlace(where, at)
		);
	}

	/** Shows a settlement on the board; the same again puts it out. */
	showSettlement(settlement: Settlement): void {
		this.place = undefined;
		this.settlement = this.settlement === settlement ? undefined : settlement;
	}

	/** Shows the feature at a place. */
	showPlace(place: Place): void {
		this.settlement = undefined;
		this.place = place;
	}

	/** Puts the lights out. */
	showNothing(): void {
		this.settlement = undefined;
		this.place = undefined;
	}

	/** Figures on the table; from the end on those of the last turn, less what the steps shown so far have sent home. */
	#pieces(): Iterable<Piece> {
		if (this.game.phase === 'playing') return this.game.pieces;
		const events = this.live.log.events;
		const end = events.findIndex(({ type }) => type === 'base/ended');
		const { pieces } = replayEvents(this.live.header, events.slice(0, end)).game;
		if (this.game.phase === 'closed') return pieces;
		const shown = this.final.settlements.slice(0, Math.max(0, this.final.step - 1));
		const gone = shown.flatMap(({ home }) => home.map(({ at }) => at));
		return [...pieces].filter(({ at }) => !gone.some((place) => samePlace(place, at)));
	}
}
