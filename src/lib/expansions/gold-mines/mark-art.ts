import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A bar, narrower at the top, with its lower left corner on (x, y). */
const barAt = (x: number, y: number): string => `M${String(x)} ${String(y)}l2.4-6h5.6l2.4 6Z`;
/** The lit top of such a bar. */
const topAt = (x: number, y: number): string => `M${String(x + 2.6)} ${String(y - 5)}h5.2`;

/** Three bars of gold in a heap. */
const INGOTS: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-13 7Q0 4 13 7Q11 10 0 10Q-11 10-13 7Z' },
	{ fill: 'grain', path: barAt(-10.8, 7.4) + barAt(0.4, 7.4) + barAt(-5.2, 0.6), rimmed: true },
	{
		fill: 'sheaf',
		width: 0.9,
		path: topAt(-10.8, 7.4) + topAt(0.4, 7.4) + topAt(-5.2, 0.6)
	}
];

/** The sign of gold. */
export const GOLD_MARKS: MarkArt = { ingot: { layers: INGOTS } };
