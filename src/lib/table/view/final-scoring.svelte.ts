import { apartBefore } from '../../engine/figures';
import { isRunning, type Game } from '../../engine/game';
import { totals, type Settlement } from '../../engine/ledger';
import type { Piece, PieceApart } from '../../engine/piece';
import { samePlace } from '../../engine/spot';
import { byKind, pays, replayEvents } from '../../record';
import { ENDED } from '../../rules/base/events';
import type { LiveGame } from '../game/live-game.svelte';
import { ledgerRows, type LedgerRow } from '../scores/ledger-rows';
import { paymentTasks, type TableTasks } from '../turn/table-tasks';
import type { ShownPosition } from './shown-position.svelte';

/** The final scoring, guided kind by kind and step by step: points, ledger and figures as far as it was shown. */
export class FinalScoring {
	readonly #live: LiveGame;
	readonly #shown: ShownPosition;

	constructor(live: LiveGame, shown: ShownPosition) {
		this.#live = live;
		this.#shown = shown;
	}

	/** All settlements of the final scoring, kind by kind; none before the game has ended. */
	readonly settlements: readonly Settlement[] = $derived.by(() => {
		const { board, history } = this.#live.game;
		const end = history.find(({ event }) => event.type === ENDED);
		return end ? byKind(board, end.settlements) : [];
	});

	/** The steps: the settlements that pay. */
	readonly steps: readonly Settlement[] = $derived.by(() => this.settlements.filter(pays));

	/** How many steps have been shown. */
	readonly step: number = $derived.by(() => {
		const { length } = this.steps;
		return this.#live.game.phase === 'ended'
			? Math.min(this.#live.entry.draft.final ?? 0, length)
			: length;
	});

	/** The settlement that is shown now; undefined before the first, and outside the guided scoring. */
	readonly current: Settlement | undefined = $derived.by(() =>
		this.#shown.position === undefined && this.#live.game.phase === 'ended'
			? this.steps[this.step - 1]
			: undefined
	);

	/** The settlements that have been shown. With the last step, also all those that pay nothing. */
	readonly #past: readonly Settlement[] = $derived.by(() => {
		const last = this.steps[this.step - 1];
		if (this.step === this.steps.length) return this.settlements;
		return last ? this.settlements.slice(0, this.settlements.indexOf(last) + 1) : [];
	});

	/** The steps that haven't been shown yet. */
	readonly later: readonly Settlement[] = $derived.by(() => this.steps.slice(this.step));

	/** Points by seat, as far as they have been shown. */
	readonly scores: readonly number[] = $derived.by(() => {
		const { game, position } = this.#shown;
		if (position !== undefined) return game.scores;
		const later = totals(this.later, game.players);
		return game.scores.map((points, player) => points - (later[player] ?? 0));
	});

	/** The ledger as far as it has been shown. */
	readonly rows: readonly LedgerRow[] = $derived.by(() => ledgerRows(this.#live.game, this.#past));

	/** What players must do at the table for the settlement that is shown. */
	readonly tasks: TableTasks | undefined = $derived.by(
		() => this.current && paymentTasks([this.current], this.scores)
	);

	/** The game shown; once it has ended, as it was when the final scoring began. */
	readonly table: Game = $derived.by(() => {
		const { game, editor, position } = this.#shown;
		if (isRunning(game)) return game;
		const events = editor?.events ?? this.#live.log.events.slice(0, position);
		const end = events.findIndex(({ type }) => type === ENDED);
		return replayEvents(editor?.header ?? this.#live.header, events.slice(0, end)).game;
	});

	/** Figures that are neither in hand nor on a feature, as far as it was shown. */
	readonly apart: Iterable<PieceApart> = $derived.by(() => {
		const { game, position } = this.#shown;
		if (position !== undefined || game.phase !== 'ended') return game.apart;
		return apartBefore(game, this.settlements.slice(this.#past.length));
	});

	/**
	 * Figures on the table. Once the game has ended: those after the last turn, without those that the steps before this one
	 * returned.
	 */
	readonly pieces: Iterable<Piece> = $derived.by(() => {
		const { game, position } = this.#shown;
		if (isRunning(game)) return game.pieces;
		const { pieces } = this.table;
		if (game.phase === 'closed' || position !== undefined) return pieces;
		const before = this.#past.filter((one) => one !== this.current);
		const gone = before.flatMap(({ home }) => home.map(({ at }) => at));
		return [...pieces].filter(({ at }) => !gone.some((place) => samePlace(place, at)));
	});
}
