import type { MarkLayer, MarkShape } from './art';

/** An animal from the side, its snout on the right, standing on (x, y). */
const animalAt = (x: number, y: number): string =>
	`M${String(x - 6.6)} ${String(y - 4)}` +
	'c-.4-3.6 3-4.4 6.4-4.2c2.2-.2 3.4.2 4.4.8l1.6-1.6l.6 2.2c1.2.6 1.6 1.4 1.8 2.2h1v2h-1.2c-.6 1-1.6 1.6-2.8 1.8V4h-1.8v-3h-4.2v3h-1.8V.6c-2-.6-3.4-2-3.8-4.2c-.8.2-1.4-.6-1-1.2Z';

/** The eye of such an animal. */
const eyeAt = (x: number, y: number): string =>
	`M${String(x + 4.6)} ${String(y - 4.6)}a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0Z`;

/** Three animals in the grass. */
const LAYERS: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-12 7Q0 4 12 7Q10 10.6 0 10.6Q-10 10.6-12 7Z' },
	{ fill: 'rosy', path: animalAt(1, 0), rimmed: true },
	{ fill: 'rosy', path: animalAt(-4.4, 7), rimmed: true },
	{ fill: 'rosy', path: animalAt(6, 8), rimmed: true },
	{ fill: 'dark', path: eyeAt(1, 0) + eyeAt(-4.4, 7) + eyeAt(6, 8) }
];

/** The picture of a herd that is printed on fields. */
export const HERD: MarkShape = { layers: LAYERS };
