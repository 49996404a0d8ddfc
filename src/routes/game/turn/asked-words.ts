import type { PlayerColour } from '$lib/engine/colours';
import type { Lead } from '$lib/engine/event';
import type { Game } from '$lib/engine/game';
import type { Question } from '$lib/engine/question';
import { lastTileNumber } from '$lib/rules/base/tile-numbers';
import { colourOfChoice, sayChoice } from '$lib/table/turn/say-choice';
import { words } from '$lib/words/en/table';

/** Tells whose turn a question belongs to, and whose figure or tile it is about: “Chloé’s tile 10 · Ben’s follower”. */
export function whoseQuestion(game: Game, ask: Question, names: readonly string[]): string {
	const { turn, rules } = game;
	const own = ask.tile && rules.stock.has(ask.tile) ? ask.tile : undefined;
	const piece = ask.figure?.kind ?? own;
	const owned = own !== undefined || ask.figure?.owned === true;
	return [
		...(turn ? [words.questions.turn(names[turn.player] ?? '', lastTileNumber(game))] : []),
		...(piece ? [words.questions.about(owned ? names[ask.player] : undefined, piece)] : [])
	].join(' · ');
}

/** Tells what was chosen before a question, except a tile, which is shown: “Ben pays Ada”. */
export const chosenBefore = ({ rules }: Game, ask: Question, names: readonly string[]): string =>
	(ask.led ?? [])
		.filter((one) => one !== ledByTile(ask))
		.map(({ question, choice }) => sayChoice(question, choice, names, rules))
		.join(' · ');

/** Returns the choice of a tile that led to a question. That tile is shown. */
export const ledByTile = ({ led = [] }: Question): Lead | undefined =>
	led.find(({ choice }) => choice.tile !== undefined);

/**
 * Returns the answers to a question that aren't places: what their buttons say, the colour of the figure beside that, and the
 * tile that is shown instead.
 */
export const answersTo = (
	{ rules }: Game,
	{ id, choices = [] }: Question,
	names: readonly string[],
	asked: PlayerColour | undefined
) =>
	choices.map((choice) => ({
		choice,
		type: choice.tile && rules.tiles.get(choice.tile),
		colour: colourOfChoice(choice, asked, rules),
		says: sayChoice(id, choice, names, rules)
	}));
