import type { Ruling, Rulings } from '../../engine/rulings';

/** Whether an abbot set in the first part of a turn may be taken home in the second one. */
const SAME_TURN = ['yes', 'no'] as const;

export const ABBOT_RULINGS = [
	{ id: 'abbotRecallSameTurn', choices: SAME_TURN, usual: 'yes', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True when he may come home in the turn in which he was set. */
export const comesBackInSameTurn = (rulings: Rulings): boolean =>
	rulings['abbotRecallSameTurn'] !== 'no';
