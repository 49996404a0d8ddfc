import type { Codes } from '../../src/lib/engine/module';
import { CODES } from '../../src/lib/rules/catalogue';

/** Every code of a kind that some module declares, each once. */
export const declared = (kind: keyof Codes): readonly string[] => [
	...new Set(CODES.flatMap((codes) => codes[kind] ?? []))
];

export const OBJECTIONS = declared('objections');
export const NONSENSE = declared('nonsense');
