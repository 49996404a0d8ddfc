import type { NonsenseCode, Objection, ObjectionCode, Refusal } from '../../engine/objection';
import type { Side } from '../../engine/spot';
import { boxes } from './boxes';
import { sidesList } from './sides';

const NONSENSE: Readonly<Record<NonsenseCode, string>> = {
	'unknown-event': 'contains something that this version doesn’t know',
	'unknown-player': 'names a player who isn’t at the table',
	'unknown-tile': 'names a tile that isn’t in the box',
	'out-of-reach': 'is farther away than any table reaches',
	'spot-taken': 'lays a tile on a spot that is taken',
	'no-such-place': 'puts a figure where the tile has nothing',
	'unknown-piece': 'uses a figure that isn’t in the box',
	'cannot-stand-there': 'puts a figure where it may not stand in this game',
	'none-in-supply': 'puts a figure that the player doesn’t have in hand',
	'nothing-asked': 'answers a question that nobody asked',
	'not-building': 'changes the starting table after the game has begun',
	'no-crossing': 'names a crossing where the tile has none',
	'still-building': 'comes before the starting table is complete',
	'game-is-over': 'comes after the end of the game',
	'game-is-not-over': 'finishes a game that hasn’t ended'
};

/** What is said of an objection, with the sides that it is about. */
const OBJECTIONS: Readonly<Record<ObjectionCode, string | ((sides: readonly Side[]) => string)>> = {
	'edges-differ': (sides) =>
		`It doesn’t match to the ${sidesList(sides)}. If you lay it anyway, the edges won’t connect.`,
	'touches-nothing': 'It doesn’t touch any tile with a full side.',
	'none-left': 'There are no more of these in the box.',
	'not-their-turn': 'It’s another player’s turn.',
	occupied: 'This is already occupied.',
	'fits-somewhere': 'This tile still fits somewhere.',
	'tiles-left': 'There are still tiles left.',
	'sides-bare': (sides) =>
		`It needs a tile on every side; there is none to the ${sidesList(sides)}.`,
	'question-open': 'A question from the last turn is still open.',
	'not-offered': 'The rules don’t allow this now.',
	'off-table': 'It is beyond the edge of your table.',
	'roads-end': 'By your rules a road ends at every crossing.'
};

function objection({ code, sides = [] }: Objection): string {
	const says = OBJECTIONS[code] ?? boxes.objections[code] ?? code;
	return typeof says === 'string' ? says : says(sides);
}

/** Why an event or a turn is refused or objected to. */
export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code] ?? code,
	refused: (list: readonly Objection[]): string =>
		`breaks a rule that nobody overruled (${list.map(objection).join(' ')})`,
	objection,
	/** Why an event is refused, to follow “it”. */
	why: (refusal: Refusal): string =>
		'nonsense' in refusal
			? refusals.nonsense(refusal.nonsense)
			: refusals.refused(refusal.objections)
};
