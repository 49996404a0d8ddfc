import type { Ruling } from '../../engine/rulings';

/** After what the phantom may follow as a second figure: whatever was done, or only another figure. */
const AFTER = ['any', 'figure'] as const;

export const PHANTOM_RULINGS = [
	{ id: 'phantomAfter', choices: AFTER, usual: 'any', group: 'rules' }
] as const satisfies readonly Ruling[];
