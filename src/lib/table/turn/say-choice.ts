import type { PlayerColour } from '../../engine/colours';
import type { NamedChoice } from '../../engine/event';
import type { Rules } from '../../engine/module';
import { words } from '../../words/en/table';

/**
 * The colour of the figure that an answer names, which is that of the player who is asked; undefined for a figure that belongs to
 * nobody.
 */
export const colourOfChoice = (
	{ piece = '' }: NamedChoice,
	asked: PlayerColour | undefined,
	{ pieces }: Pick<Rules, 'pieces'>
): PlayerColour | undefined => (piece in pieces ? asked : undefined);

/** The text of a button for an answer that isn't a place. For a tile, it says what the tile shows. */
export function sayChoice(
	question: string,
	{ id, tile, count = 0, left, piece = '', sides = [], player = -1, other = -1 }: NamedChoice,
	names: readonly string[],
	{ tiles }: Pick<Rules, 'tiles'>
): string {
	const type = tile && tiles.get(tile);
	if (type) return words.tiles.label(type);
	const [name = '', otherName = ''] = [names[player], names[other]];
	return words.questions.answer(question, id, { count, left, piece, name, otherName, sides });
}
