import type { NonsenseCode, Objection } from '../../engine/objection';
import { sidesList } from './sides';

const NONSENSE: Readonly<Record<NonsenseCode, string>> = {
	'unknown-event': 'holds something that this version doesn’t know',
	'unknown-player': 'names a player who isn’t at the table',
	'unknown-tile': 'names a tile that isn’t in the box',
	'out-of-reach': 'lies farther away than any table reaches',
	'spot-taken': 'lays a tile on a spot that is taken',
	'no-such-place': 'puts a figure where the tile has nothing',
	'unknown-piece': 'uses a figure that isn’t in the box',
	'cannot-stand-there': 'puts a figure where it may not stand in this game',
	'none-in-supply': 'puts a figure that the player doesn’t have in hand',
	'nothing-asked': 'answers what nobody has asked',
	'not-building': 'puts down what was found while the game is being played',
	'no-crossing': 'speaks of a crossing where the tile has none',
	'still-building': 'comes before the table was found whole and the game begun',
	'game-is-over': 'comes after the end of the game',
	'game-is-not-over': 'closes a game that hasn’t ended'
};

function objection({ code, sides = [] }: Objection): string {
	switch (code) {
		case 'edges-differ':
			return `It doesn’t match to the ${sidesList(sides)}. Laid anyway, nothing joins there and what is open stays open.`;
		case 'touches-nothing':
			return 'It touches no tile with a full side.';
		case 'none-left':
			return 'The box holds no more of these.';
		case 'not-their-turn':
			return 'It’s another player’s turn.';
		case 'occupied':
			return 'Somebody already stands on what this continues.';
		case 'fits-somewhere':
			return 'This tile still fits somewhere.';
		case 'tiles-left':
			return 'There are tiles left.';
		case 'sides-bare':
			return `It only goes where a tile lies on every side; none lies to the ${sidesList(sides)}.`;
		case 'question-open':
			return 'A question of the last turn is still open.';
		case 'not-offered':
			return 'The rules don’t allow this way now.';
		case 'off-table':
			return 'It lies beyond the edge of your table.';
		case 'roads-end':
			return 'By your rules a road ends at every crossing.';
	}
}

/** Why an event of a record or a turn is refused, or objected to. */
export const refusals = {
	nonsense: (code: NonsenseCode): string => NONSENSE[code],
	refused: (list: readonly Objection[]): string =>
		`breaks a rule that nobody overruled (${list.map(objection).join(' ')})`,
	objection
};
