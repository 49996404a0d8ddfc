import type { NonsenseCode, Objection, Refusal } from '../../engine/objection';
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

function objection({ code, sides = [] }: Objection): string {
	switch (code) {
		case 'edges-differ':
			return `It doesn’t match to the ${sidesList(sides)}. If you lay it anyway, the edges won’t connect.`;
		case 'touches-nothing':
			return 'It doesn’t touch any tile with a full side.';
		case 'none-left':
			return 'There are no more of these in the box.';
		case 'not-their-turn':
			return 'It’s another player’s turn.';
		case 'occupied':
			return 'This is already occupied.';
		case 'fits-somewhere':
			return 'This tile still fits somewhere.';
		case 'tiles-left':
			return 'There are still tiles left.';
		case 'sides-bare':
			return `It needs a tile on every side; there is none to the ${sidesList(sides)}.`;
		case 'question-open':
			return 'A question from the last turn is still open.';
		case 'not-offered':
			return 'The rules don’t allow this now.';
		case 'off-table':
			return 'It is beyond the edge of your table.';
		case 'roads-end':
			return 'By your rules a road ends at every crossing.';
	}
}

/** Why an event or a turn is refused or objected to. */
export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code],
	refused: (list: readonly Objection[]): string =>
		`breaks a rule that nobody overruled (${list.map(objection).join(' ')})`,
	objection,
	/** Why an event is refused, to follow “it”. */
	why: (refusal: Refusal): string =>
		'nonsense' in refusal
			? refusals.nonsense(refusal.nonsense)
			: refusals.refused(refusal.objections)
};
