import type { Highlight } from '../../drawing/board/scene';
import type { Game } from '../../engine/game';
import { isOfFeature, type Settlement } from '../../engine/ledger';
import { samePlace, type Place } from '../../engine/spot';
import type { TurnNumber } from '../../rules/base/tile-numbers';
import type { LiveGame } from '../game/live-game.svelte';
import { momentOf } from '../past/moments';
import type { AllFarms } from './all-farms.svelte';
import { EXPLAINING } from './explaining';
import type { FeatureView } from './feature';
import type { FinalScoring } from './final-scoring.svelte';
import { selectAt, type Selection } from './selection';
import type { ShownMoment } from './shown-moment.svelte';

/** What was tapped to be looked at, and the game as it was then. */
interface Chosen {
	readonly game: Game;
	/** From the ledger. */
	readonly settlement?: Settlement;
	/** On the board. */
	readonly selection?: Selection;
}

/** What is highlighted on the board: a settlement of the ledger, a feature that was tapped, or the step of the final scoring. */
export class Highlights {
	readonly #live: LiveGame;
	readonly #shown: ShownMoment;
	readonly #final: FinalScoring;
	readonly #farms: AllFarms;
	#chosen = $state.raw<Chosen>();

	constructor(live: LiveGame, shown: ShownMoment, final: FinalScoring, farms: AllFarms) {
		this.#live = live;
		this.#shown = shown;
		this.#final = final;
		this.#farms = farms;
	}

	/** The choice belongs to one moment: another one, the next event or an undo clears it. */
	readonly #current: Chosen | undefined = $derived.by(() =>
		this.#chosen?.game === this.#shown.game ? this.#chosen : undefined
	);

	/** The settlement of the ledger that was chosen. */
	get settlement(): Settlement | undefined {
		return this.#current?.settlement;
	}
	get #selection(): Selection | undefined {
		return this.#current?.selection;
	}
	/** The place that was tapped. */
	get place(): Place | undefined {
		return this.#selection?.place;
	}

	/** The feature that was tapped, with what there is to say of it. */
	readonly feature: FeatureView | undefined = $derived.by(
		() => this.#selection && EXPLAINING.needed?.featureView(this.#shown.game, this.#selection)
	);

	/** What the board draws. */
	readonly drawn: Highlight | undefined = $derived.by(() => {
		const { players } = this.#live.header;
		const { game } = this.#shown;
		if (this.feature) return EXPLAINING.needed?.highlightOfFeature(game, this.feature, players);
		const step = this.#farms.shown ? undefined : this.#final.current;
		const settlement = this.settlement ?? step;
		return settlement && isOfFeature(settlement)
			? EXPLAINING.needed?.highlightOf(game, settlement, players)
			: undefined;
	});

	/** Shows a settlement on the board, in the past on the board of that time; the same one again clears it. */
	showSettlement(settlement: Settlement): void {
		if (this.settlement === settlement) this.clear();
		else if (this.#shown.moment !== undefined) this.showSettlementThen(settlement);
		else this.#chosen = { game: this.#shown.game, settlement };
	}

	/** Shows the table as it was when a settlement of the ledger was made, and that settlement. */
	showSettlementThen(settlement: Settlement): void {
		this.#shown.lookAt(momentOf(this.#live.game, settlement));
		this.#chosen = { game: this.#shown.game, settlement };
	}

	/** Shows the feature at a place, or compares it when that was asked for. */
	showPlace(place: Place): void {
		this.#select(selectAt(this.#shown.game, this.#selection, place));
	}

	/** The next field that is tapped will be compared with the one that is shown. */
	compare(): void {
		if (this.place) this.#select({ place: this.place, comparing: true });
	}

	/** Shows the feature at a place, with nothing compared. */
	showPlaceAlone(place: Place): void {
		this.#select({ place });
	}

	/** Shows why a city near the farm doesn't count; the same one again shows the farm. */
	showCity(city: Place): void {
		const selection = this.#selection;
		if (!selection) return;
		const again = selection.city && samePlace(selection.city, city);
		this.#select({ place: selection.place, ...(!again && { city }) });
	}

	/** Shows another payout of the feature tile by tile, by its position among them. */
	showPayout(payout: number): void {
		if (this.place) this.#select({ place: this.place, payout });
	}

	/** The turn that paid what is shown of the feature; undefined where the table is shown as it was then, or amended. */
	get paidIn(): TurnNumber | undefined {
		const paid = this.feature?.paidIn;
		const { moment, editor } = this.#shown;
		return editor || paid?.moment === moment ? undefined : paid?.turn;
	}

	/** Shows the table as it was when the feature was paid, and what it was paid. */
	seeTurn(): void {
		const paid = this.feature?.paidIn;
		const { history } = this.#live.game;
		const then = paid && history[paid.moment - 1]?.settlements[paid.index];
		if (then) this.showSettlementThen(then);
	}

	/** Highlights nothing that was tapped. */
	clear(): void {
		this.#chosen = undefined;
	}

	#select(selection: Selection): void {
		this.#chosen = { game: this.#shown.game, selection };
	}
}
