import type { Game, MutableGame, Outcome } from '../../engine/game';
import type { TableEvent } from '../../rules/catalogue';
import { previewEvent } from './turn';
import { featureAt } from '../../engine/board';
import type { Laying } from '../../engine/laying';
import type { PlayerIndex } from '../../engine/piece';
import type { SegmentKind } from '../../engine/tile';
import type { DraftRecall } from '../../record/draft';
import { recallOptions } from '../../rules/base/recall';

/** Remembers what events would lead to, by game and event, because a tap asks again for what the screen has already shown. */
export class Previews {
	readonly #known = new WeakMap<Game, Map<string, Outcome | undefined>>();

	/** @param fresh makes a copy of the game on which events may be played; called only if one is needed */
	of(game: Game, event: TableEvent, fresh: () => MutableGame): Outcome | undefined {
		const known = this.#known.get(game) ?? new Map<string, Outcome | undefined>();
		this.#known.set(game, known);
		const key = JSON.stringify(event);
		if (!known.has(key)) known.set(key, previewEvent(fresh(), event));
		return known.get(key);
	}
}

/** A figure on the board that can be taken home instead of placing one. */
export interface RecallChoice {
	readonly recall: DraftRecall;
	/** What it stands on. */
	readonly from: SegmentKind;
	/** What its player gets for it. */
	readonly points: number;
}

/** A turn about to be written. */
interface Turn {
	readonly laying: Laying;
	readonly player: PlayerIndex;
	/** What the turn leads to if this figure is taken home, or none. */
	readonly outcome: (recall?: DraftRecall) => Outcome | undefined;
}

/** The figures that a turn can take home, and what each pays. Asks for outcomes only if there are such figures. */
export function recallChoices(
	game: Game,
	{ laying, player, outcome }: Turn
): readonly RecallChoice[] {
	const options = recallOptions(game, laying, player).filter(({ objection }) => !objection);
	if (options.length === 0) return [];
	const pointsIn = (one: Outcome | undefined): number => one?.scores[player] ?? 0;
	const bare = pointsIn(outcome());
	return options.flatMap(({ piece: { kind, at } }) => {
		const from = featureAt(game.board, at)?.kind;
		const recall = { piece: kind, ...at };
		return from ? [{ recall, from, points: pointsIn(outcome(recall)) - bare }] : [];
	});
}
