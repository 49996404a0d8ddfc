import type { RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { abbey } from './abbey';
import { barn } from './barn';
import { mayor } from './mayor';
import { wagon } from './wagon';

/** The modules that the box of Abbey & Mayor brings. */
export const abbeyAndMayor = (rulings: Rulings): readonly RuleModule[] => [
	abbey(rulings),
	mayor,
	wagon(rulings),
	barn(rulings)
];
