import type { SettledKind } from '$lib/engine/ledger';

/** A picture of everything that is scored: SVG path data, drawn with lines in a square of 24, as the icons of the kit. */
export const KIND_ICONS: Readonly<Record<SettledKind, string>> = {
	road: 'M6 21c0-4 1.5-6 4-8.5S14 8 14 3M13 21c0-3 .8-4.4 2.6-6.3C18.2 12 20 9 20 3',
	city: 'M4 20V8h3v3h3V8h4v3h3V8h3v12zM10 20v-3.5a2 2 0 0 1 4 0V20',
	monastery: 'M5 20v-8l7-5 7 5v8zM12 7V2.5M10 4.5h4M10 20v-4h4v4',
	field:
		'M12 21V9M12 14c-3 0-5-1.6-5-4.5 3 0 5 1.6 5 4.5zM12 14c3 0 5-1.6 5-4.5-3 0-5 1.6-5 4.5zM12 20c-3 0-5-1.6-5-4.5 3 0 5 1.6 5 4.5zM12 20c3 0 5-1.6 5-4.5-3 0-5 1.6-5 4.5zM12 9c-1.7-1.8-1.7-4 0-6 1.7 2 1.7 4.2 0 6z',
	garden:
		'M12 21v-8M12 17c-2.8 0-4.6-1.4-5-4 2.8 0 4.6 1.4 5 4zM12 17c2.8 0 4.6-1.4 5-4-2.8 0-4.6 1.4-5 4zM12 13a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8zM12 8.2V4M8.3 9.4 5.5 6.6M15.7 9.4l2.8-2.8',
	river: 'M3 8c3-2 6-2 9 0s6 2 9 0M3 13c3-2 6-2 9 0s6 2 9 0M3 18c3-2 6-2 9 0s6 2 9 0',
	tokens:
		'M12 9c3.9 0 7-1.1 7-2.5S15.9 4 12 4 5 5.1 5 6.5 8.1 9 12 9zM5 6.5v5c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5v-5M5 11.5v5c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5v-5',
	manual: 'M8 7h8M12 3v8M8 17h8M5 21l14-18'
};
