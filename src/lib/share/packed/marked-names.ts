import type { PackedNames } from './names';

/** The number from which a box is one with lost or added tiles. Apps that know no such tiles take it for a newer box. */
const FIRST_WITH_TILES = 128;

/** The number from which a box is one with tiles of custom boxes. Apps that don't know these take it for a newer box. */
const FIRST_WITH_TOLD = 192;

/** The number, as that of an expansion, by which apps that know only times in ms take a game for one of a newer app. */
const IN_SECONDS_NUMBER = 127;

/** Stands behind the expansions of a game whose times are whole seconds, as if it were one. */
export const IN_SECONDS = 'in-seconds';

/** The expansions by number, and what stands behind them. */
export const expansionNames = ({ expansions }: PackedNames): readonly string[] => [
	...upTo(IN_SECONDS_NUMBER, expansions),
	IN_SECONDS
];

/** What is before the name of a box with lost or added tiles. */
export const WITH_TILES = 'with-tiles:';

/** What is before the name of a box where tiles of custom boxes are played, too. */
export const WITH_TOLD = 'with-told:';

/** The boxes by number, those with lost or added tiles, and those with tiles of custom boxes. */
export const boxNames = ({ boxes }: PackedNames): readonly string[] => [
	...upTo(FIRST_WITH_TOLD, [
		...upTo(FIRST_WITH_TILES, boxes),
		...boxes.map((box) => WITH_TILES + box)
	]),
	...boxes.map((box) => WITH_TOLD + box)
];

const upTo = (length: number, names: readonly string[]): readonly string[] =>
	Array.from({ length }, (_, at) => names[at] ?? `#${String(at + 1)}`);
