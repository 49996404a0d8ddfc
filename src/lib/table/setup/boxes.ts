import type { BoxId, ExpansionId } from '../../rules/catalogue';

/*
 * Tiles in each box, the start tile included, and those that each expansion shuffles in. Told here once more so that the
 * list of games needs no rules.
 */
const IN_BOX: Readonly<Record<BoxId, number>> = {
	'base-c1': 72,
	'winter-we3': 84,
	'winter-we2': 84,
	'winter-we1': 84,
	'winter-wd': 72
};
const SHUFFLED_IN: Readonly<Record<ExpansionId, number>> = {
	'abbey-and-mayor': 12,
	gingerbread: 6
};

/** How many tiles are drawn in a game, the start tile included; without abbeys, which nobody draws. */
export const tilesDrawn = (box: BoxId, expansions: readonly ExpansionId[] = []): number =>
	expansions.reduce((sum, id) => sum + SHUFFLED_IN[id], IN_BOX[box]);
