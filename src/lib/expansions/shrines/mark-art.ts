import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A standing stone with a rounded top: left and right edge, top and foot. */
const stone = (left: number, right: number, top: number, foot: number): string => {
	const [l, r, t, f] = [left, right, top, foot].map(String);
	const bend = String(top + 2.4);
	return `M${l ?? ''} ${f ?? ''}L${l ?? ''} ${bend}Q${l ?? ''} ${t ?? ''} ${String((left + right) / 2)} ${t ?? ''}Q${r ?? ''} ${t ?? ''} ${r ?? ''} ${bend}L${r ?? ''} ${f ?? ''}Z`;
};

/** A circle of standing stones, two of them under a slab, with a fire between. */
const SHRINE: readonly MarkLayer[] = [
	{ fill: 'grain', path: 'M-17 6.5A17 9 0 1 1 17 6.5A17 9 0 1 1-17 6.5Z' },
	{ fill: 'stone', path: stone(-16, -11, -6.5, 6) + stone(11, 16, -6.5, 6), rimmed: true },
	{ fill: 'stone', path: stone(-9, -4, -9, 10) + stone(4, 9, -9, 10), rimmed: true },
	{ fill: 'stone', path: 'M-11.4-7.4L-9.6-13.2L9.4-14L11.6-8Z', rimmed: true },
	{ fill: 'dark', path: 'M-10.8-8.6L11-9.2L11.6-8L-11.4-7.4ZM-5.4 10V-7H-4V10ZM7.6 10V-7H9V10Z' },
	{ fill: 'lava', path: 'M0-3.6Q4.4 2.2 3.2 6.4Q2.2 10 0 10Q-2.4 10-3.2 6.6Q-4 3 0-3.6Z' },
	{ fill: 'pale', path: 'M.1 3Q1.9 5.6 1.4 7.6Q1 9.2 0 9.2Q-1.1 9.2-1.4 7.7Q-1.8 6 .1 3Z' }
];

/** What stands in the middle of its tile. */
export const SHRINE_MARKS: MarkArt = { shrine: { layers: SHRINE, room: 18 } };
