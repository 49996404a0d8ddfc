import type { MarkArt, MarkLayer } from '../../rules/presentation/art';
import { INN } from '../../rules/presentation/inn-art';

/** A mountain with an open top, lava down its flank and smoke above. */
const VOLCANO: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-13.6 9.4Q0 6.4 13.6 9.4Q11 11.8 0 11.8Q-11 11.8-13.6 9.4Z' },
	{
		fill: 'pale',
		path: 'M-1.6-6.4C-5-8-3.4-11.4-.4-10.8C.4-13.2 5-12.8 5-10.4C7.6-9.8 6.4-6.6 3.6-7.2C2.4-5.8-.2-5.4-1.6-6.4Z',
		rimmed: true
	},
	{ fill: 'stone', path: 'M-13 10L-4.4-4.2Q0-2.2 4.4-4.2L13 10Z', rimmed: true },
	{
		fill: 'lava',
		path: 'M-4.4-4.2Q0-6 4.4-4.2Q3.4-2.6 2.2-2.4L3.4 1.8L2 5.4L1 1.6L-.8 3.8L-1.2-.6L-3 1L-2.8-2.6Q-3.8-3-4.4-4.2Z'
	},
	{ fill: 'dark', path: 'M-3-4.2Q0-5.3 3-4.2Q0-3.3-3-4.2Z' }
];

/** A pig from the side, its snout on the right, standing on (x, y). */
const pigAt = (x: number, y: number): string =>
	`M${String(x - 6.6)} ${String(y - 4)}` +
	'c-.4-3.6 3-4.4 6.4-4.2c2.2-.2 3.4.2 4.4.8l1.6-1.6l.6 2.2c1.2.6 1.6 1.4 1.8 2.2h1v2h-1.2c-.6 1-1.6 1.6-2.8 1.8V4h-1.8v-3h-4.2v3h-1.8V.6c-2-.6-3.4-2-3.8-4.2c-.8.2-1.4-.6-1-1.2Z';

/** The eye of such a pig. */
const eyeAt = (x: number, y: number): string =>
	`M${String(x + 4.6)} ${String(y - 4.6)}a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0Z`;

/** Three pigs in the grass. */
const HERD: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-12 7Q0 4 12 7Q10 10.6 0 10.6Q-10 10.6-12 7Z' },
	{ fill: 'rosy', path: pigAt(1, 0), rimmed: true },
	{ fill: 'rosy', path: pigAt(-4.4, 7), rimmed: true },
	{ fill: 'rosy', path: pigAt(6, 8), rimmed: true },
	{ fill: 'dark', path: eyeAt(1, 0) + eyeAt(-4.4, 7) + eyeAt(6, 8) }
];

/** What is printed on its lake, in its fields and beside its road. */
export const RIVER_2_MARKS: MarkArt = {
	volcano: { layers: VOLCANO },
	herd: { layers: HERD },
	inn: INN
};
