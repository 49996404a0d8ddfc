import type { Ruling } from '../../engine/rulings';

/** Whether an abbot placed in the first part of a turn may be taken home in the second one. */
const SAME_TURN = ['yes', 'no'] as const;

export const ABBOT_RULINGS = [
	{ id: 'abbotRecallSameTurn', choices: SAME_TURN, usual: 'yes', group: 'rules' }
] as const satisfies readonly Ruling[];

/** The objections to taking an abbot home: his place is surrounded, or he was placed in the same turn. */
export const ABBOT_OBJECTIONS = ['abbot/surrounded', 'abbot/same-turn'] as const;
