import type { Ruling } from '../../engine/rulings';

/** After what the phantom may be put as a second figure: after whatever was done, or only after another figure was put. */
const AFTER = ['any', 'figure'] as const;

export const PHANTOM_RULINGS = [
	{ id: 'phantomAfter', choices: AFTER, usual: 'any', group: 'rules' }
] as const satisfies readonly Ruling[];
