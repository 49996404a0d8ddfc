import type { Ruling } from '../../engine/rulings';
import type { PackedPart } from '../../rules/presentation/packed';

/** Whether an abbot set in the first part of a turn may be taken home in the second one. */
const SAME_TURN = ['yes', 'no'] as const;

export const ABBOT_RULINGS = [
	{ id: 'abbotRecallSameTurn', choices: SAME_TURN, usual: 'yes', group: 'rules' }
] as const satisfies readonly Ruling[];

/** What is objected to taking an abbot home: his place is surrounded, or he was set in the same turn. */
export const ABBOT_OBJECTIONS = ['abbot/surrounded', 'abbot/same-turn'] as const;

/** The numbers of The Abbot in packed games. */
export const ABBOT_PACKED: PackedPart = {
	expansions: [[3, 'abbot']],
	pieces: [[6, 'abbot']],
	rulings: [[25, 'abbotRecallSameTurn', ['yes', 'no']]],
	objections: [
		[15, 'abbot/surrounded'],
		[16, 'abbot/same-turn']
	]
};
