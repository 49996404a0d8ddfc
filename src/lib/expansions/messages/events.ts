import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const MESSENGER_MOVED = 'messages/moved';
export const NO_MESSAGE = 'messages/no-message';
export const TWO_POINTS = 'messages/two-points';
export const CARRIED_OUT = 'messages/carried-out';

/** A player's messenger moved some points that were just scored, and not the scoring marker. */
const moved = {
	type: MESSENGER_MOVED,
	number: 55,
	fields: { player: 'anybody', points: 'count' }
} as const;

/* `by` is the figure that moved these points: 0 the scoring marker, 1 the messenger. `message` is from 1 to 8. */
/** No message was drawn for some points, although a figure could have stopped on a dark space. */
const none = {
	type: NO_MESSAGE,
	number: 56,
	fields: { player: 'same', points: 'count', by: 'count' }
} as const;
/** A message was drawn, and 2 points taken instead. `message` is 0 if nobody said which it was. */
const two = {
	type: TWO_POINTS,
	number: 57,
	fields: { player: 'same', points: 'count', by: 'count', message: 'count' }
} as const;
/** A message was drawn and carried out; `at` is the city or the figure that was chosen, if there were several. */
const carriedOut = {
	type: CARRIED_OUT,
	number: 58,
	fields: { player: 'same', points: 'count', by: 'count', message: 'count', at: 'place?' }
} as const;

/** The events of The Messages. */
export const MESSAGES_EVENTS = [
	moved,
	none,
	two,
	carriedOut
] as const satisfies readonly DeclaredEvent[];

export type MessengerMoved = EventOf<typeof moved>;
export type NoMessage = EventOf<typeof none>;
export type TwoPoints = EventOf<typeof two>;
export type CarriedOut = EventOf<typeof carriedOut>;
/** A message that was drawn. */
export type Drawn = TwoPoints | CarriedOut;
/** What was decided about points that could bring a message. */
export type Decided = NoMessage | Drawn;
export type MessagesEvent = MessengerMoved | Decided;
