import type { RuleModule } from '../../../src/lib/engine/module';
import type { Codes } from '../../../src/lib/engine/objection';
import { base } from '../../../src/lib/rules/base/rules';
import { EXPANSION_IDS, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { expansionsIn } from '../../../src/lib/rules/loading';
import './all-expansions';

/** Every module in scope. */
const MODULES: readonly RuleModule[] = [
	base(USUAL_RULINGS),
	...expansionsIn(EXPANSION_IDS).flatMap((one) => one.modules(USUAL_RULINGS, EXPANSION_IDS))
];

const CODES: readonly Codes[] = MODULES.flatMap(({ codes }) => codes ?? []);

/** Every kind of figure. */
export const FIGURES: readonly string[] = MODULES.flatMap(({ pieces = {} }) => Object.keys(pieces));

/** True for a kind that stands where four tiles meet. */
export const isOnCorner = (kind: string): boolean =>
	MODULES.some(({ pieces }) => pieces?.[kind]?.onCorner === true);

/** Every code of a kind that some module declares, each once. */
export const declared = (kind: keyof Codes): readonly string[] => [
	...new Set(CODES.flatMap((codes) => codes[kind] ?? []))
];

export const OBJECTIONS = declared('objections');
export const NONSENSE = declared('nonsense');
