import { mergeRulings } from '../../merge-all';
import { abbeyAndMayor } from './abbey-and-mayor';
import { abbot } from './abbot';
import { base } from './base';
import { gingerbread } from './gingerbread';
import { innsAndCathedrals } from './inns-and-cathedrals';
import { tradersAndBuilders } from './traders-and-builders';
import { river } from './river';

/** The rulings, by id, and where each is answered, or left open, in print. */
export const { rulings: RULINGS, sources: SOURCES } = mergeRulings(base, {
	'abbey-and-mayor': abbeyAndMayor,
	abbot,
	gingerbread,
	'inns-and-cathedrals': innsAndCathedrals,
	river,
	'traders-and-builders': tradersAndBuilders
});
