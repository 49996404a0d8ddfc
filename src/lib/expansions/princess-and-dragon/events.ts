import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const DRAGON_MOVED = 'dragon/moved';
export const DRAGON_STOOD = 'dragon/stood';
export const FAIRY_MOVED = 'fairy/moved';
export const FAIRY_MOVED_UP = 'fairy/moved-up';
export const FAIRY_STOOD = 'fairy/stood';
export const SENT_HOME = 'princess/sent-home';
export const WENT_THROUGH = 'portal/went-through';

/** The dragon went on to a tile beside its own. */
const dragonMoved = {
	type: DRAGON_MOVED,
	number: 60,
	fields: { player: 'next', to: 'spot' }
} as const;
/** Where the dragon stands on an existing table. */
const dragonStood = { type: DRAGON_STOOD, number: 61, fields: { to: 'spot' } } as const;
/** The fairy was moved to a follower of the player. */
const fairyMoved = {
	type: FAIRY_MOVED,
	number: 62,
	fields: { player: 'same', piece: 'piece', to: 'place' }
} as const;
/**
 * The fairy was moved to a follower of the player that stands on a tile as a whole, such as on top of something there. On an
 * existing table she stood there.
 */
const fairyMovedUp = {
	type: FAIRY_MOVED_UP,
	number: 87,
	fields: { player: 'same', piece: 'piece', at: 'spot' }
} as const;
/** Where the fairy stands on an existing table: beside the follower there. */
const fairyStood = { type: FAIRY_STOOD, number: 63, fields: { to: 'place' } } as const;
/** A knight went home because of a princess. */
const sentHome = {
	type: SENT_HOME,
	number: 64,
	fields: { player: 'same', whose: 'anybody', piece: 'piece', from: 'place' }
} as const;
/** A figure was put on a tile that was laid earlier. */
const wentThrough = {
	type: WENT_THROUGH,
	number: 65,
	fields: { player: 'same', piece: 'piece', to: 'place' }
} as const;

/** The events of The Princess & the Dragon. */
export const DRAGON_EVENTS = [
	dragonMoved,
	dragonStood,
	fairyMoved,
	fairyMovedUp,
	fairyStood,
	sentHome,
	wentThrough
] as const satisfies readonly DeclaredEvent[];

export type DragonMoved = EventOf<typeof dragonMoved>;
export type DragonStood = EventOf<typeof dragonStood>;
export type DragonEvent = DragonMoved | DragonStood;
export type FairyMoved = EventOf<typeof fairyMoved>;
export type FairyMovedUp = EventOf<typeof fairyMovedUp>;
export type FairyStood = EventOf<typeof fairyStood>;
export type FairyEvent = FairyMoved | FairyMovedUp | FairyStood;
export type SentHome = EventOf<typeof sentHome>;
export type WentThrough = EventOf<typeof wentThrough>;
