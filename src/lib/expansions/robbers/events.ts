import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const PLACED = 'robbers/placed';
export const DECLINED = 'robbers/declined';
export const ROBBED = 'robbers/robbed';
export const STOOD = 'robbers/stood';

/** A player's robber was put, or moved, beside another player's scoring figure, or with `second` beside the second one. */
const placed = {
	type: PLACED,
	number: 50,
	fields: { player: 'anybody', beside: 'anybody', second: 'true?' }
} as const;
/** A player left the robber where it was. */
const declined = { type: DECLINED, number: 51, fields: { player: 'anybody' } } as const;
/** A player chose whom to rob, of several on the robber's space. */
const robbed = {
	type: ROBBED,
	number: 52,
	fields: { player: 'anybody', from: 'anybody' }
} as const;
/** A player's robber stood beside another player's scoring figure on an existing table. */
const stood = {
	type: STOOD,
	number: 53,
	fields: { player: 'anybody', beside: 'anybody' }
} as const;

/** The events of The Robbers. */
export const ROBBERS_EVENTS = [
	placed,
	declined,
	robbed,
	stood
] as const satisfies readonly DeclaredEvent[];

export type RobberPlaced = EventOf<typeof placed>;
export type RobberDeclined = EventOf<typeof declined>;
export type RobberRobbed = EventOf<typeof robbed>;
export type RobberStood = EventOf<typeof stood>;
export type RobbersEvent = RobberPlaced | RobberDeclined | RobberRobbed | RobberStood;
