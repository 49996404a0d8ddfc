import { PLAYER_COLOURS } from '../../engine/colours';
import { personKey, type PersonKey } from '../../record/people';
import { words } from '../../words';

/** Who sat down without a name is called by a colour: nobody in particular. */
export const nameless = (): ReadonlySet<PersonKey> =>
	new Set(PLAYER_COLOURS.map((colour) => personKey(words.common.colour(colour))));
