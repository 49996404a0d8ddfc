import type { PlayerColour } from '../../engine/colours';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Red',
	blue: 'Blue',
	green: 'Green',
	yellow: 'Yellow',
	black: 'Black',
	grey: 'Grey'
};

/** Words that several parts use. */
export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string => (Math.abs(n) === 1 ? `${String(n)} point` : `${String(n)} points`),
	list: (items: readonly string[]): string =>
		new Intl.ListFormat('en', { type: 'conjunction' }).format(items),
	close: 'Close',
	cancel: 'Cancel',
	done: 'Done',
	undo: 'Undo',
	redo: 'Redo'
} as const;
