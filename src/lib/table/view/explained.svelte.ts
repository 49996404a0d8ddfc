import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import type { Rulings } from '../../engine/rulings';
import { samePlace, type Place } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import type { Header } from '../../record';
import type { TurnNumber } from '../../rules/base/tile-numbers';
import type { GameHistory } from '../past/history';
import type { Laying } from './laying';
import type { FeatureView } from './feature';
import { selectAt, type Selection } from './selection';
import { LazyPart } from '../app/lazy-part.svelte';

/** What explains features, loaded when the first one is tapped. */
export const EXPLAINING = new LazyPart(async () => ({ default: await import('./explain') }));

/** What was tapped of a board to be explained, and the game as it was then. */
interface Chosen {
	readonly game: Game;
	readonly selection: Selection;
}

/** The feature of a board that was tapped, and what was asked about it since. */
export abstract class Explained {
	#chosen = $state.raw<Chosen>();

	abstract get header(): Header;
	/** The game that the board shows. */
	protected abstract get game(): Game;
	/** The same game with all that came later. */
	protected abstract get whole(): Game;
	/** Number of events that the board shows; undefined for all. */
	abstract get position(): number | undefined;
	/** The whole game with its log. */
	abstract get past(): GameHistory;
	/** Shows the table as it was after so many events. */
	abstract showPosition(position: number): void;
	/** Shows the table as it was when a settlement of the game was made, and that settlement. */
	abstract showSettlementThen(settlement: Settlement): void | Promise<void>;

	/** The choice belongs to one position: another one, the next event or an undo clears it. */
	readonly #selection: Selection | undefined = $derived.by(() =>
		this.#chosen?.game === this.game ? this.#chosen.selection : undefined
	);

	/** The tile that the app drew and nobody has laid yet; undefined if players draw. */
	protected get inHand(): TileId | undefined {
		return undefined;
	}
	/** The rulings of the game. */
	get rulings(): Rulings {
		return this.game.rules.rulings;
	}
	/** The place that was tapped. */
	get place(): Place | undefined {
		return this.#selection?.place;
	}

	/** True while the next tap on the board says which field the shown one is compared with. */
	get comparing(): boolean {
		return this.#selection?.comparing === true;
	}

	/** The feature that was tapped, with what there is to say of it. */
	readonly feature: FeatureView | undefined = $derived.by(
		() => this.#selection && EXPLAINING.needed?.featureView(this.game, this.#selection, this.inHand)
	);

	/** Shows the feature at a place, or compares it when that was asked for. */
	showPlace(place: Place): void {
		this.select(selectAt(this.game, this.#selection, place));
	}

	/** The next field that is tapped will be compared with the one that is shown. */
	compare(): void {
		if (this.place) this.select({ place: this.place, comparing: true });
	}

	/** Shows the feature at a place, with nothing compared. */
	showPlaceAlone(place: Place): void {
		this.select({ place });
	}

	/** Shows why a city near the farm doesn't count; the same one again shows the farm. */
	showCity(city: Place): void {
		const selection = this.#selection;
		if (!selection) return;
		const again = selection.city && samePlace(selection.city, city);
		this.select({ place: selection.place, ...(!again && { city }) });
	}

	/** Shows another payout of the feature tile by tile, by its position among them. */
	showPayout(payout: number): void {
		if (this.place) this.select({ place: this.place, payout });
	}

	/** The turn that paid what is shown of the feature; undefined if the table is shown as it was then. */
	get paidIn(): TurnNumber | undefined {
		const paid = this.feature?.paidIn;
		return paid?.position === this.position ? undefined : paid?.turn;
	}

	/** Shows the table as it was when the feature was paid, and what it was paid. */
	async seeTurn(): Promise<void> {
		const paid = this.feature?.paidIn;
		const then = paid && this.whole.history[paid.position - 1]?.settlements[paid.index];
		if (then) await this.showSettlementThen(then);
	}

	/** The turn that laid the tile that was tapped; undefined for a tile that lay there before. */
	readonly laying: Laying | undefined = $derived.by(
		() => this.place && EXPLAINING.needed?.layingOf(this.place, this.game, this.past)
	);

	/** Begins to correct the turn that laid the tile; undefined if that can't be done. */
	get correct(): (() => void) | undefined {
		return undefined;
	}

	/** Explains nothing. */
	clear(): void {
		this.#chosen = undefined;
	}

	protected select(selection: Selection): void {
		this.#chosen = { game: this.game, selection };
	}
}
