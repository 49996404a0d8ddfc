import type { PlayerColour } from '../../engine/colours';
import { list, plural } from './format';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Red',
	blue: 'Blue',
	green: 'Green',
	yellow: 'Yellow',
	black: 'Black',
	grey: 'Grey'
};

/** Words that several parts of the app use. */
export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string =>
		`${String(n)} ${plural(Math.abs(n), { one: 'point', other: 'points' })}`,
	list,
	close: 'Close',
	cancel: 'Cancel',
	done: 'Done',
	undo: 'Undo',
	redo: 'Redo'
} as const;
