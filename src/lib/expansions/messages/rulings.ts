import type { Ruling } from '../../engine/rulings';

/** On which dark spaces a figure stops without a message: on none, or on those where somebody else's figure stands. */
const BLOCKED = ['never', 'others'] as const;

export const MESSAGES_RULINGS = [
	{ id: 'messageBlocked', choices: BLOCKED, usual: 'never', group: 'rules' }
] as const satisfies readonly Ruling[];
