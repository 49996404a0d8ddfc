import type { Objection, ObjectionCode, NonsenseCode, Refusal } from '../../engine/objection';
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

const NONSENSE: Readonly<Record<NonsenseCode, string>> = {
	'unknown-event': 'contains something that this version doesn’t know',
	'unknown-player': 'names a player who isn’t at the table',
	'unknown-tile': 'names a tile that isn’t in the box',
	'out-of-reach': 'lays a tile farther out than any table reaches',
	'spot-taken': 'lays a tile on a spot that is taken',
	'no-such-place': 'places a figure where the tile has nothing',
	'unknown-piece': 'uses a figure that isn’t in the box',
	'cannot-stand-there': 'places a figure where it may not stand in this game',
	'none-in-supply': 'places a figure that the player doesn’t have in hand',
	'one-figure-only': 'both places a figure and takes one home',
	'stays-there': 'takes home a figure that has to stay',
	'unknown-token': 'names tokens that aren’t in the box',
	'nothing-asked': 'answers a question that nobody asked',
	'not-building': 'changes the table in progress after the game has begun',
	'no-crossing': 'names a crossing where the tile has none',
	'still-building': 'comes before the table in progress is complete',
	'game-is-over': 'comes after the end of the game',
	'game-is-not-over': 'finishes a game that hasn’t ended'
};

/** Why an event or a turn is refused. */
export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code] ?? code,
	refused: (list: readonly Objection[]): string =>
		`breaks a rule that nobody overruled: “${list.map(objection).join(' ').replace(/\.$/, '')}”`,
	/** Why an event is refused, to follow “it”. */
	why: (refusal: Refusal): string =>
		'nonsense' in refusal
			? refusals.nonsense(refusal.nonsense)
			: refusals.refused(refusal.objections)
};
