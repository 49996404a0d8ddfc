import type { PackedPart } from '../presentation/packed';

/** The numbers of the boxes with gardens, and of their tiles, in packed games. */
export const GARDENS_PACKED: PackedPart = {
	boxes: [
		[5, 'base-c2'],
		[6, 'winter-we3-gardens']
	],
	tiles: Array.from('EHIMNRUV', (letter, index) => [55 + index, `base-${letter}-garden`])
};
