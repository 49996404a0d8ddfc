import type { Refusal } from '../../engine/objection';
import { refusals } from './objections';
import { part } from '../parts';

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
