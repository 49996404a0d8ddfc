import { PLAYER_COLOURS } from '../../engine/colours';
import { personKey, type PersonKey } from '../../record/people';

/** The keys of seats without a name. Games before version 0.7 stored the seat's colour instead, in English as in the code. */
export const UNNAMED: ReadonlySet<PersonKey> = new Set(['', ...PLAYER_COLOURS].map(personKey));
