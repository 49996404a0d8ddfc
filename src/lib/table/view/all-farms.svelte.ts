import { isRunning, type Game } from '../../engine/game';
import type { BoardFarm } from '../../drawing/board/scene';
import type { LiveGame } from '../game/live-game.svelte';
import { showsOwners } from './assistance';
import { EXPLAINING } from './explained.svelte';
import type { FinalScoring } from './final-scoring.svelte';
import { farmDrawn } from './farm-drawn';
import type { ShownPosition } from './shown-position.svelte';

/** True when any figure of the game may stand on a field. */
const someoneStandsOnFields = ({ board, rules }: Game): boolean =>
	board.order.some(({ type }) =>
		type.segments.some(
			(segment) =>
				segment.kind === 'field' &&
				Object.values(rules.pieces).some((piece) => piece.mayStandOn(segment, type))
		)
	);

/** All farms of the position shown at once: who holds each, and what it is worth. */
export class AllFarms {
	/** True once the user has asked for them; they stay through the turns. */
	on = $state(false);
	readonly #live: LiveGame;
	readonly #shown: ShownPosition;
	readonly #final: FinalScoring;

	constructor(live: LiveGame, shown: ShownPosition, final: FinalScoring) {
		this.#live = live;
		this.#shown = shown;
		this.#final = final;
	}

	/** False if the table agreed not to see owners, if nobody may stand on fields, or while the table is only being set up. */
	readonly offered: boolean = $derived.by(() => {
		const { game } = this.#shown;
		return game.phase !== 'building' && someoneStandsOnFields(game) && showsOwners(game);
	});

	/** What the board shows; undefined while they aren't shown. */
	readonly shown: readonly BoardFarm[] | undefined = $derived.by(() => {
		const { game } = this.#shown;
		if (!this.on || !this.offered) return undefined;
		const table = isRunning(game) ? game : this.#final.table;
		return EXPLAINING.needed
			?.farmStandings(table)
			.map((farm) => farmDrawn(farm, this.#live.header.players));
	});
}
