import type { Highlight } from '../../drawing/board/scene';
import type { Game } from '../../engine/game';
import type { Settlement } from '../../engine/ledger';
import type { TileId } from '../../engine/tile';
import type { TurnNumber } from '../../rules/base/tile-numbers';
import type { Header } from '../../record';
import type { LiveGame } from '../game/live-game.svelte';
import type { GameHistory } from '../past/history';
import { positionOf } from '../past/positions';
import type { AllFarms } from './all-farms.svelte';
import { Explained, EXPLAINING } from './explained.svelte';
import type { FinalScoring } from './final-scoring.svelte';
import type { Selection } from './selection';
import type { ShownPosition } from './shown-position.svelte';

/** What was chosen from the ledger, and the game as it was then. */
interface Chosen {
	readonly game: Game;
	readonly settlement: Settlement;
}

/** What is highlighted on the board: a settlement of the ledger, a feature that was tapped, or the step of the final scoring. */
export class Highlights extends Explained {
	readonly #live: LiveGame;
	readonly #shown: ShownPosition;
	readonly #final: FinalScoring;
	readonly #farms: AllFarms;
	#chosen = $state.raw<Chosen>();

	constructor(live: LiveGame, shown: ShownPosition, final: FinalScoring, farms: AllFarms) {
		super();
		this.#live = live;
		this.#shown = shown;
		this.#final = final;
		this.#farms = farms;
	}

	get header(): Header {
		return this.#live.header;
	}
	protected get game(): Game {
		return this.#shown.game;
	}
	protected get whole(): Game {
		return this.#live.game;
	}
	get position(): number | undefined {
		return this.#shown.position;
	}
	protected override get inHand(): TileId | undefined {
		return this.position === undefined ? this.#live.entry.inHand : undefined;
	}

	/** The settlement of the ledger that was chosen. */
	get settlement(): Settlement | undefined {
		return this.#chosen?.game === this.game ? this.#chosen.settlement : undefined;
	}

	/** What the board draws. */
	readonly drawn: Highlight | undefined = $derived.by(() => {
		const { players } = this.header;
		if (this.feature)
			return EXPLAINING.needed?.highlightOfFeature(this.game, this.feature, players);
		const step = this.#farms.shown ? undefined : this.#final.current;
		const settlement = this.settlement ?? step;
		return settlement && settlement.tiles.length > 0
			? EXPLAINING.needed?.highlightOf(this.game, settlement, players)
			: undefined;
	});

	/**
	 * Shows a settlement on the board; while a past position is shown, on the board of the time when the settlement was made.
	 * Showing the same one again clears it.
	 */
	showSettlement(settlement: Settlement): void {
		if (this.settlement === settlement) this.clear();
		else if (this.position !== undefined) this.showSettlementThen(settlement);
		else this.#choose(settlement);
	}

	override showSettlementThen(settlement: Settlement): void {
		this.#shown.lookAt(positionOf(this.whole, settlement));
		this.#choose(settlement);
	}

	get past(): GameHistory {
		return this.#live;
	}
	override showPosition(position: number): void {
		this.#shown.lookAt(position);
	}
	override get correct(): (() => void) | undefined {
		const { laying } = this;
		const { canEnter, elsewhere } = this.#live.writer;
		if (!laying || !canEnter || elsewhere || this.position !== undefined) return undefined;
		return () => {
			this.#shown.lookAt(laying.position);
			this.#shown.startAmending();
		};
	}

	/** Also undefined while the past is being amended. */
	override get paidIn(): TurnNumber | undefined {
		return this.#shown.editor ? undefined : super.paidIn;
	}

	/** Removes the highlight of whatever was tapped. */
	override clear(): void {
		super.clear();
		this.#chosen = undefined;
	}

	#choose(settlement: Settlement): void {
		super.clear();
		this.#chosen = { game: this.game, settlement };
	}

	protected override select(selection: Selection): void {
		this.#chosen = undefined;
		super.select(selection);
	}
}
