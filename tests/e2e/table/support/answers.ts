import type { Game } from '../../../../src/lib/engine/game';
import type { GameEvent } from '../../../../src/lib/engine/module';
import { onlyAnswer, openQuestions, type Question } from '../../../../src/lib/engine/question';
import type { Place } from '../../../../src/lib/engine/spot';
import { deepEqual } from '../../../../src/lib/record/deep-equal';
import { words } from '../../../../src/lib/words/en/table';

/** A tap that answers: a button by its name, or a place that glows on the board. */
export type AnsweringTap =
	| {
			readonly button: string;
			/** True where it takes up an offer, which stands beside the ways of a tile. */
			readonly offered?: true;
	  }
	| { readonly place: Place };

/**
 * The taps by which an event answers what is open in a game; none where the app answers by itself. Undefined where nothing
 * that is open can be answered so.
 */
export function tapsFor(
	game: Game,
	event: GameEvent,
	names: readonly string[]
): readonly AnsweringTap[] | undefined {
	for (const ask of openQuestions(game)) {
		if (!ask.offered && deepEqual(onlyAnswer(ask), event)) return [];
		const taps = tapsAt(ask, event, names);
		const offer = { button: words.questions.offer(ask.id), offered: true } as const;
		if (taps) return ask.offered ? [offer, ...taps] : taps;
	}
	return undefined;
}

function tapsAt(
	ask: Question,
	event: GameEvent,
	names: readonly string[]
): readonly AnsweringTap[] | undefined {
	if (ask.options.length === 0 && deepEqual(onlyAnswer(ask), event)) return [];
	const place = ask.options.flat().find((one) => deepEqual(ask.answer?.(one), event));
	if (place) return [{ place }];
	if (ask.no && deepEqual(ask.no, event)) return [{ button: words.questions.decline(ask.id) }];
	return tapsOnButtons(ask, event, names);
}

/** The button that answers so, or that leads to a question in which it is answered. */
function tapsOnButtons(
	{ id, choices = [] }: Question,
	event: GameEvent,
	names: readonly string[]
): readonly AnsweringTap[] | undefined {
	for (const choice of choices) {
		const taps = choice.then
			? tapsAt(choice.then, event, names)
			: deepEqual(choice.event, event)
				? []
				: undefined;
		const { count = 0, piece = '', player = -1 } = choice;
		const said = { count, piece, name: names[player] ?? '' };
		if (taps) return [{ button: words.questions.answer(id, choice.id, said) }, ...taps];
	}
	return undefined;
}
