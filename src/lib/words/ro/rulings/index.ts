import { abbeyAndMayor } from './abbey-and-mayor';
import { base } from './base';
import { gingerbread } from './gingerbread';
import type { RulingWords } from '../../en/rulings/types';

/** The rulings, by id. */
export const RULINGS: Readonly<Record<string, RulingWords>> = {
	...base.rulings,
	...abbeyAndMayor.rulings,
	...gingerbread.rulings
};

/** Where each ruling is answered, or left open, in print. */
export const SOURCES: Readonly<Record<string, string>> = {
	...base.sources,
	...abbeyAndMayor.sources,
	...gingerbread.sources
};
