import { abbeyAndMayor } from './abbey-and-mayor';
import { abbot } from './abbot';
import { base } from './base';
import { gingerbread } from './gingerbread';
import { innsAndCathedrals } from './inns-and-cathedrals';
import { tradersAndBuilders } from './traders-and-builders';
import { river } from './river';
import type { RulingWords } from '../../en/rulings/types';

/** The rulings, by id. */
export const RULINGS: Readonly<Record<string, RulingWords>> = {
	...base.rulings,
	...abbeyAndMayor.rulings,
	...abbot.rulings,
	...gingerbread.rulings,
	...innsAndCathedrals.rulings,
	...river.rulings,
	...tradersAndBuilders.rulings
};

/** Where each ruling is answered, or left open, in print. */
export const SOURCES: Readonly<Record<string, string>> = {
	...base.sources,
	...abbeyAndMayor.sources,
	...abbot.sources,
	...gingerbread.sources,
	...innsAndCathedrals.sources,
	...river.sources,
	...tradersAndBuilders.sources
};
