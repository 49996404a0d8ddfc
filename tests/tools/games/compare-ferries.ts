import type { Game } from '../../../src/lib/engine/game';
import { nextQuestion } from '../../../src/lib/engine/question';
import { tileAt } from '../../../src/lib/engine/board';
import { FERRY_LAID } from '../../../src/lib/expansions/ferries/events';
import { movableFerries } from '../../../src/lib/expansions/ferries/links';
import { otherPairs } from '../../../src/lib/expansions/ferries/questions';
import { pairsOf, type Pair } from '../../../src/lib/expansions/ferries/tiles';
import { xy, type Compare, type Facts } from './compare-texts';
import type { RecordedTurn } from './recorded';

/* Which ferries could be laid and moved in recorded games. */

/** What can be done with ferries before one of a turn’s steps: first one is laid, then each move is a step. */
export function compareFerries(
	game: Game,
	{ x, y, ferry, ferryMoves = [] }: RecordedTurn,
	step: number,
	compare: Compare
): void {
	if (!game.rules.modules.has('ferries')) return;
	const moves = ferryMoves[ferry ? step - 1 : step];
	const recorded =
		ferry && step === 0
			? ferry.options.map((pair) => textOf({ x, y }, pair))
			: (moves?.options ?? []).map((one) => textOf(one, one.ferry));
	compare('where ferries may lie', recorded, optionsIn(game));
}

/** Nothing once the turn is scored. */
function optionsIn(game: Game): Facts {
	const { turn } = game;
	const ask = nextQuestion(game);
	if (!turn || !ask?.id.startsWith('ferries/')) return [];
	if (ask.id === FERRY_LAID) return pairsOf(turn.tile.type).map((pair) => textOf(turn.tile, pair));
	return movableFerries(game, turn).flatMap((link) => {
		const tile = tileAt(game.board, link.one);
		return tile ? otherPairs(tile, link).map((pair) => textOf(tile, pair)) : [];
	});
}

const textOf = (at: { readonly x: number; readonly y: number }, pair: Pair): string =>
	`${[...pair].sort().join('–')} at ${xy(at)}`;
