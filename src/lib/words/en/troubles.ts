import type { NonsenseCode, Objection, Refusal } from '../../engine/objection';
import { objection } from './objections';
import { part } from '../parts';

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
	'no-bridge': 'names a bridge that can’t lie there',
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

/** Words of what keeps a game from being shown or entered. Only tables that have such a trouble load them. */
export const troubles = {
	missing:
		'This game isn’t on this device. Games stay where they were entered; open the game’s file to see it here.',
	failed: 'This game can’t be read from the device’s storage.',
	readOnly: 'This game is being entered in another tab or window. You see it live here.',
	stale:
		'This game is being entered in another tab or window, and its turns can’t be read here right now. What you see may be out of date.',
	takeOver: 'Enter it here',
	noTabLock: 'This browser can’t protect a game from a second tab: use one tab only.',
	recordDamaged:
		'The last part of this game’s record can’t be read. You see the game up to that point, and it can’t be continued. Download the file to keep everything.',
	recordStops: (turn: number, refusal: Refusal): string =>
		`The record stops at entry ${String(turn)}: it ${refusals.why(refusal)}. You see the game up to that point.`,
	download: 'Download the game file'
};

/** The same in the language that is spoken. */
export const troubleWords = part('troubles', troubles);
