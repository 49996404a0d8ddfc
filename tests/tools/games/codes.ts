import type { Codes } from '../../../src/lib/engine/objection';
import { base } from '../../../src/lib/rules/base/rules';
import { EXPANSION_IDS, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { expansionsIn } from '../../../src/lib/rules/loading';
import './all-expansions';

/** The codes of every module in scope. */
const CODES: readonly Codes[] = [
	base(USUAL_RULINGS),
	...expansionsIn(EXPANSION_IDS).flatMap((one) => one.modules(USUAL_RULINGS, EXPANSION_IDS))
].flatMap(({ codes }) => codes ?? []);

/** Every code of a kind that some module declares, each once. */
export const declared = (kind: keyof Codes): readonly string[] => [
	...new Set(CODES.flatMap((codes) => codes[kind] ?? []))
];

export const OBJECTIONS = declared('objections');
export const NONSENSE = declared('nonsense');
