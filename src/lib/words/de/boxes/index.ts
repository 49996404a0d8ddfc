import { mergeBoxes } from '../../merge-all';
import { abbeyAndMayor } from './abbey-and-mayor';
import { abbot } from './abbot';
import { gingerbread } from './gingerbread';
import { innsAndCathedrals } from './inns-and-cathedrals';
import { tradersAndBuilders } from './traders-and-builders';
import { river } from './river';
import type { BoxWords } from './types';

/** The words of all expansions together. */
export const boxes = mergeBoxes<BoxWords>({
	'abbey-and-mayor': abbeyAndMayor,
	abbot,
	gingerbread,
	'inns-and-cathedrals': innsAndCathedrals,
	river,
	'traders-and-builders': tradersAndBuilders
});
