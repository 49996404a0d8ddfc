import type { Ruling } from '../../engine/rulings';

/** Where no message is drawn although a figure stops on a dark space: nowhere, or where a figure of somebody else stands. */
const BLOCKED = ['never', 'others'] as const;

export const MESSAGES_RULINGS = [
	{ id: 'messageBlocked', choices: BLOCKED, usual: 'never', group: 'rules' }
] as const satisfies readonly Ruling[];
