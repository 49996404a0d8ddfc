import type { PackedNames } from './names';

/** The number from which a box is one with lost or added tiles. Apps that know no such tiles take it for a newer box. */
const FIRST_WITH_TILES = 128;

/** What is before the name of a box with lost or added tiles. */
export const WITH_TILES = 'with-tiles:';

/** The boxes by number, and those with lost or added tiles. */
export const boxNames = ({ boxes }: PackedNames): readonly string[] => [
	...Array.from({ length: FIRST_WITH_TILES }, (_, at) => boxes[at] ?? `#${String(at + 1)}`),
	...boxes.map((box) => WITH_TILES + box)
];
