import type { Highlight } from '../../drawing/board/scene';
import { isRunning, type Game } from '../../engine/game';
import { isOfFeature, type Settlement } from '../../engine/ledger';
import type { Piece } from '../../engine/piece';
import { effectiveLog, replayEvents, type GameRecord, type Header } from '../../record';
import { figuresAtEnd, turnAt, type Review } from '../../review';
import { ENDED } from '../../rules/base/events';
import type { TurnNumber } from '../../rules/base/tile-numbers';
import { rulingsOfPast } from '../view/assistance';
import { Explained, EXPLAINING } from '../view/explained.svelte';
import type { GameHistory } from './history';
import { positionOf } from './positions';

/** A game that is reviewed. */
interface Reviewed {
	readonly record: GameRecord;
	readonly review: Review;
}

/** The board of a review: as the game stands, or as it was when something was scored that the user asks about. */
export class ReviewedBoard extends Explained {
	readonly #of: () => Reviewed;
	#position = $state.raw<number>();

	constructor(of: () => Reviewed) {
		super();
		this.#of = of;
	}

	/** Number of events shown; undefined for all. */
	get position(): number | undefined {
		return this.#position;
	}
	get header(): Header {
		return this.#of().review.header;
	}
	protected get whole(): Game {
		return this.#of().review.game;
	}

	/** The game that the board shows. */
	readonly game: Game = $derived.by(() => {
		if (this.#position === undefined) return this.whole;
		return this.past.at(this.#position);
	});

	/** The last turn that the board shows; undefined if it shows all. */
	get turn(): TurnNumber | undefined {
		return this.#position === undefined
			? undefined
			: turnAt(this.#of().review.race, this.#position);
	}

	/** The figures that stand there; at the end those before the final scoring. */
	readonly pieces: Iterable<Piece> = $derived.by(() =>
		this.#position === undefined ? figuresAtEnd(this.#of().record, this.game) : this.game.pieces
	);

	/** What the board highlights. */
	readonly drawn: Highlight | undefined = $derived.by(
		() =>
			this.feature &&
			EXPLAINING.needed?.highlightOfFeature(this.game, this.feature, this.header.players)
	);

	/** Shows it on the board once the code for that is loaded. */
	override async showSettlementThen(settlement: Settlement): Promise<void> {
		if (!isOfFeature(settlement)) return;
		await EXPLAINING.load();
		const position = positionOf(this.whole, settlement);
		const then = this.whole.history[position - 1];
		this.#position = then?.event.type === ENDED ? undefined : position;
		this.showPlaceAlone(settlement.at);
		const index = then?.settlements.indexOf(settlement) ?? -1;
		const paid = this.game.history[position - 1]?.settlements[index];
		const payout = this.feature?.payouts.findIndex((one) => one.settlement === paid) ?? -1;
		if (payout > 0) this.showPayout(payout);
	}

	/** Undefined for the final scoring: the board shows it already. */
	override get paidIn(): TurnNumber | undefined {
		const turn = super.paidIn;
		return turn === 'final' && !isRunning(this.game) ? undefined : turn;
	}

	get past(): GameHistory {
		const { record, review } = this.#of();
		const { events } = effectiveLog(record.entries);
		const header = { ...review.header, rulings: rulingsOfPast(review.game) };
		const at = (count: number): Game => replayEvents(header, events.slice(0, count)).game;
		return { header: review.header, log: { events }, game: review.game, at };
	}

	/** Shows the game as it was after so many events; at its end, all of it. */
	override showPosition(position: number): void {
		const { history } = this.whole;
		const ends = history[position - 1]?.event.type === ENDED || position >= history.length;
		this.clear();
		this.#position = ends ? undefined : position;
	}

	/** Shows all of the game again. */
	showAll(): void {
		this.#position = undefined;
		this.clear();
	}
}
