/** SVG path data of the app's signs, drawn as lines of width 2 in a square of 24. */
export const ICONS = {
	add: 'M12 5v14M5 12h14',
	back: 'M15 5l-7 7 7 7',
	close: 'M6 6l12 12M18 6L6 18',
	down: 'M12 5v14M6 13l6 6 6-6',
	download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
	dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
	forward: 'M9 5l7 7-7 7',
	first: 'M18 5l-7 7 7 7M6 5v14',
	help: 'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 17.6h.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
	history: 'M3.5 12a8.5 8.5 0 1 0 2.8-6.3M3.5 4v4.5H8M12 7.5V12l3.2 2',
	last: 'M6 5l7 7-7 7M18 5v14',
	minus: 'M5 12h14',
	open: 'M4 7v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-7L9 4H6a2 2 0 0 0-2 2z',
	ledger: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
	lock: 'M7 11h10v8H7zM9 11V8.5a3 3 0 0 1 6 0V11',
	look: 'M2.5 12c2.6-4.3 5.8-6.5 9.5-6.5s6.9 2.2 9.5 6.5c-2.6 4.3-5.8 6.5-9.5 6.5S5.1 16.3 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
	menu: 'M5 6h14M5 12h14M5 18h14',
	redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
	remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
	search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16 16l4.5 4.5',
	tick: 'M5 13l4.5 4.5L19 7',
	turn: 'M19 12a7 7 0 1 1-2.5-5.4M19 3v4.5h-4.5',
	undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
	up: 'M12 19V5M6 11l6-6 6 6',
	warning: 'M12 4.5l8.5 15h-17zM12 10v4M12 16.8h.01'
} as const;
export type IconName = keyof typeof ICONS;
