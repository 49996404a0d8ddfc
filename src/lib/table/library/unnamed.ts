import { personKey, type PersonKey } from '../../record/people';

/** The colours there were before version 0.7. */
const OLD_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey'];

/** The keys of seats without a name. Games before version 0.7 stored the seat's colour instead, in English as in the code. */
export const UNNAMED: ReadonlySet<PersonKey> = new Set(['', ...OLD_COLOURS].map(personKey));
