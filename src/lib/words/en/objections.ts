import type { Objection, ObjectionCode } from '../../engine/objection';
import type { Side } from '../../engine/spot';
import { boxes } from './common';
import { sidesList } from './places';

/** What is said of an objection, with the sides that it is about. */
const OBJECTIONS: Readonly<Record<ObjectionCode, string | ((sides: readonly Side[]) => string)>> = {
	'edges-differ': (sides) =>
		`It doesn’t match on the ${sidesList(sides)} side${sides.length > 1 ? 's' : ''}: these edges won’t connect.`,
	'touches-nothing': 'It doesn’t touch another tile along a full side.',
	'none-left': 'There are no more of this tile in the box.',
	'not-their-turn': 'It’s another player’s turn.',
	occupied: 'Somebody stands here already.',
	'fits-somewhere': 'This tile still fits somewhere.',
	'tiles-left': 'There are still tiles left.',
	'sides-bare': (sides) =>
		`It needs a tile on every side; there is none to the ${sidesList(sides)}.`,
	'question-open': 'A question from the last turn is still open.',
	'not-offered': 'The rules don’t allow this now.',
	'off-table': 'This spot is beyond the edge of your table.',
	'roads-end': 'By your rules a road ends at every crossing.'
};

/** Why a turn breaks a rule. */
export function objection({ code, sides = [] }: Objection): string {
	const says = OBJECTIONS[code] ?? boxes.objections[code] ?? code;
	return typeof says === 'string' ? says : says(sides);
}
