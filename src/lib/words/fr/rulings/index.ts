import type { NamedExpansion } from '../../en/boxes/names';
import { mergeAll } from '../../merge-all';
import { abbeyAndMayor } from './abbey-and-mayor';
import { abbot } from './abbot';
import { base } from './base';
import { gingerbread } from './gingerbread';
import { innsAndCathedrals } from './inns-and-cathedrals';
import { tradersAndBuilders } from './traders-and-builders';
import { river } from './river';
import type { BoxRulings, RulingWords } from './types';

const EXPANSIONS = {
	'abbey-and-mayor': abbeyAndMayor,
	abbot,
	gingerbread,
	'inns-and-cathedrals': innsAndCathedrals,
	river,
	'traders-and-builders': tradersAndBuilders
} satisfies Readonly<Record<NamedExpansion, BoxRulings>>;
const ALL: readonly BoxRulings[] = [base, ...Object.values(EXPANSIONS)];

/** The rulings, by id. */
export const RULINGS: Readonly<Record<string, RulingWords>> = mergeAll(
	ALL,
	({ rulings }) => rulings
);

/** Where each ruling is answered, or left open, in print. */
export const SOURCES: Readonly<Record<string, string>> = mergeAll(ALL, ({ sources }) => sources);
