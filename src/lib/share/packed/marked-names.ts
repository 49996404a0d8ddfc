import type { PackedNames } from './names';

/** From this number on, a box is one with lost or added tiles. Apps that know no such tiles take it for a newer box. */
const FIRST_WITH_TILES = 128;

/** From this number on, a box is one with tiles of custom boxes. Apps that don't know these take it for a newer box. */
const FIRST_WITH_TOLD = 192;

/**
 * The expansion number that marks times in whole seconds. Apps that know only times in ms take the game for one of a newer app.
 */
const IN_SECONDS_NUMBER = 127;

/** Follows the expansions of a game whose times are whole seconds, as if it were one. */
export const IN_SECONDS = 'in-seconds';

/** The expansions by number, followed by {@link IN_SECONDS}. */
export const expansionNames = ({ expansions }: PackedNames): readonly string[] => [
	...upTo(IN_SECONDS_NUMBER, expansions),
	IN_SECONDS
];

/** The prefix of the name of a box with lost or added tiles. */
export const WITH_TILES = 'with-tiles:';

/** The prefix of the name of a box if tiles of custom boxes are played, too. */
export const WITH_TOLD = 'with-told:';

/** The boxes by number, then those with lost or added tiles, then those with tiles of custom boxes. */
export const boxNames = ({ boxes }: PackedNames): readonly string[] => [
	...upTo(FIRST_WITH_TOLD, [
		...upTo(FIRST_WITH_TILES, boxes),
		...boxes.map((box) => WITH_TILES + box)
	]),
	...boxes.map((box) => WITH_TOLD + box)
];

const upTo = (length: number, names: readonly string[]): readonly string[] =>
	Array.from({ length }, (_, at) => names[at] ?? `#${String(at + 1)}`);
