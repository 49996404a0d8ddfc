import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of their events, as they are stored. */
export const MAGE_MOVED = 'mage-and-witch/mage-moved';
export const WITCH_MOVED = 'mage-and-witch/witch-moved';
export const MAGE_STOOD = 'mage-and-witch/mage-stood';
export const WITCH_STOOD = 'mage-and-witch/witch-stood';

/** The mage was put on a road or city; without `to` he was taken off the table. */
const mageMoved = {
	type: MAGE_MOVED,
	number: 33,
	fields: { player: 'same', to: 'place?' }
} as const;
/** The same for the witch. */
const witchMoved = {
	type: WITCH_MOVED,
	number: 34,
	fields: { player: 'same', to: 'place?' }
} as const;
/** Where the mage stands on an existing table. */
const mageStood = { type: MAGE_STOOD, number: 35, fields: { to: 'place' } } as const;
/** Where the witch stands on an existing table. */
const witchStood = { type: WITCH_STOOD, number: 36, fields: { to: 'place' } } as const;

/** The events of mage and witch. */
export const MAGIC_EVENTS = [
	mageMoved,
	witchMoved,
	mageStood,
	witchStood
] as const satisfies readonly DeclaredEvent[];

type MageMoved = EventOf<typeof mageMoved>;
type WitchMoved = EventOf<typeof witchMoved>;
export type MagicianMoved = MageMoved | WitchMoved;
export type MagicianStood = EventOf<typeof mageStood> | EventOf<typeof witchStood>;
export type MagicEvent = MagicianMoved | MagicianStood;
