import { PLAYER_COLOURS } from '../../engine/colours';
import { personKey, type PersonKey } from '../../record/people';

/**
 * The keys of seats without a name: nobody in particular sits there. Games before version 0.7 stored the English name of
 * the seat's colour instead of an empty one, which is how the colours are called in the code.
 */
export const UNNAMED: ReadonlySet<PersonKey> = new Set(['', ...PLAYER_COLOURS].map(personKey));
