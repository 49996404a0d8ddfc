import { featureAt } from '../../../../src/lib/engine/board';
import { originOf } from '../../../../src/lib/engine/feature';
import type { Game, MutableGame } from '../../../../src/lib/engine/game';
import type { GameEvent } from '../../../../src/lib/engine/module';
import type { PlayerIndex } from '../../../../src/lib/engine/piece';
import { play } from '../../../../src/lib/engine/play';
import {
	nextQuestion,
	offeredAt,
	offersIn,
	onlyAnswer,
	openQuestions,
	type Choice,
	type Question
} from '../../../../src/lib/engine/question';
import { sameSpot, type Place } from '../../../../src/lib/engine/spot';
import { tileId, type TileId } from '../../../../src/lib/engine/tile';
import { deepEqual } from '../../../../src/lib/record/deep-equal';
import { TILES } from '../../../../src/lib/rules/catalogue';
import { sayChoice } from '../../../../src/lib/table/turn/say-choice';
import { words } from '../../../../src/lib/words/en/table';

/** A tap that answers: a button by its name, a place that glows on the board, or a tile of the palette. */
export type AnsweringTap =
	| { readonly tile: TileId }
	| {
			readonly button: string;
			/** True where it takes up an offer, which stands beside the ways of a tile. */
			readonly offered?: true;
			/** True where that is laid besides a figure. */
			readonly besides?: boolean;
	  }
	| {
			readonly place: Place;
			/** True where the tap takes up an offer by itself. */
			readonly offered?: true;
			/** True where that is laid besides a figure. */
			readonly besides?: boolean;
	  }
	| {
			/** The button beside a figure that this player holds, on the player’s card. */
			readonly holder: PlayerIndex;
			readonly held: string;
			readonly button: string;
	  };

/**
 * The taps by which an event answers what is open in a game; none where the app answers by itself. Undefined where nothing
 * that is open can be answered so.
 * @param inTurn true for what a player decides in the same turn: its only answer is given by the app
 */
export const tapsFor = (
	game: Game,
	event: GameEvent,
	names: readonly string[],
	inTurn: boolean
): readonly AnsweringTap[] | undefined =>
	tapsForSame(game, event, names, inTurn) ??
	tapsForSame(game, atOrigin(game, event), names, inTurn);

/** The same event with the place where its feature began: records name any. */
function atOrigin(game: Game, event: GameEvent): GameEvent {
	const at = 'at' in event ? (event.at as Place) : undefined;
	const feature = at && featureAt(game.board, at);
	return feature ? { ...event, ...{ at: originOf(feature) } } : event;
}

function tapsForSame(
	game: Game,
	event: GameEvent,
	names: readonly string[],
	inTurn: boolean
): readonly AnsweringTap[] | undefined {
	for (const ask of openQuestions(game)) {
		if (!inTurn && ask.usual) return tapsOtherwise(game, ask, event, names);
		if ((inTurn || ask.runs) && !ask.offered && isOnlyAnswer(ask, event)) return [];
		const taps = tapsAt(ask, event, names);
		if (taps && !ask.offered) return taps;
		if (taps) return onCard(ask, event, names) ?? takenUp(game, ask, event, taps);
	}
	return undefined;
}

/** The taps by which something else is answered than what the app has answered by itself as usual. */
function tapsOtherwise(
	game: Game,
	ask: Question,
	event: GameEvent,
	names: readonly string[]
): readonly AnsweringTap[] | undefined {
	const { usual, no, choices = [] } = ask;
	if (!usual || deepEqual(usual, event)) return [];
	const taps = tapsAt(ask, event, names);
	if (!taps || !play(game as MutableGame, usual).ok) return undefined;
	// While something else is asked, it's undone like any event.
	if (nextQuestion(game)) return [{ button: words.common.undo }, ...taps];
	const again = words.questions.of(ask.id, names[ask.player] ?? '', ask.options.length).question;
	return !no && choices.length === 2 ? taps : [{ button: again }, ...taps];
}

/** The taps by which an offer is taken up and answered. */
function takenUp(
	game: Game,
	ask: Question,
	event: GameEvent,
	taps: readonly AnsweringTap[]
): readonly AnsweringTap[] {
	// A second figure is asked for once the first stands.
	if (ask.timing === 'second') return taps;
	const [tap] = taps;
	const taking = { offered: true, besides: ask.timing === 'tile' } as const;
	if (tap && 'place' in tap && isTakenUpAt(game, ask, event)) return [{ ...tap, ...taking }];
	const offer = words.questions.offer(ask.id);
	const [only] = taps;
	if (isOfKinds(ask) && only && 'button' in only)
		return [{ button: `${offer} · ${only.button}`, ...taking }];
	return [{ button: offer, ...taking }, ...taps];
}

/** True for an offer that asks for a kind of figure only: it has a button for each. */
const isOfKinds = ({ options, choices = [] }: Question): boolean =>
	options.length === 0 &&
	choices.length > 1 &&
	choices.every(({ event, piece, player }) => event && piece && player === undefined);

/** The tap on the card of a player who holds a figure, for what is offered about that before a turn. */
function onCard(
	{ id, timing, player, choices = [] }: Question,
	event: GameEvent,
	names: readonly string[]
): readonly AnsweringTap[] | undefined {
	const { player: holder, piece } = choices.find((one) => deepEqual(one.event, event)) ?? {};
	if (timing !== 'before' || holder === undefined || piece === undefined) return undefined;
	const held = words.table.heldFigure(names[player] ?? '', piece);
	return [{ holder, held, button: words.questions.offer(id) }];
}

/** True where a tap on the board takes an offer up: not on the tile just laid, nor where something else is offered too. */
function isTakenUpAt(game: Game, ask: Question, event: GameEvent): boolean {
	const offers = offersIn(game);
	const places = ask.options.find((each) =>
		each.some((place) => deepEqual(ask.answer?.(place), event))
	);
	return (
		places?.every(
			(place) =>
				!(game.turn && sameSpot(game.turn.tile, place)) &&
				deepEqual(offeredAt(offers, place), event)
		) === true
	);
}

function tapsAt(
	ask: Question,
	event: GameEvent,
	names: readonly string[]
): readonly AnsweringTap[] | undefined {
	if (ask.offered && ask.options.length === 0 && isOnlyAnswer(ask, event)) return [];
	const place = ask.options.flat().find((one) => deepEqual(ask.answer?.(one), event));
	if (place) return [{ place }];
	const tile = 'tile' in event ? tileId(String(event.tile)) : undefined;
	if (tile !== undefined && ask.pick && deepEqual(ask.pick(tile), event)) return [{ tile }];
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
		const taps = tapsAfter(choice, event, names);
		if (taps) return [{ button: sayChoice(id, choice, names, { tiles: TILES }) }, ...taps];
	}
	return undefined;
}

/** The taps that an answer takes after its button; undefined where that leads to another one. */
function tapsAfter(
	{ event: answer, then }: Choice,
	event: GameEvent,
	names: readonly string[]
): readonly AnsweringTap[] | undefined {
	if (!then) return deepEqual(answer, event) ? [] : undefined;
	return isOnlyAnswer(then, event) ? [] : tapsAt(then, event, names);
}

/** True where a question has no other answer; of the places of one feature the app takes any. */
const isOnlyAnswer = (ask: Question, event: GameEvent): boolean =>
	onlyAnswer(ask) !== undefined &&
	(deepEqual(onlyAnswer(ask), event) ||
		ask.options.flat().some((place) => deepEqual(ask.answer?.(place), event)));
