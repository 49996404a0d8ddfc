import { troubles } from './en/troubles';
import { part } from './parts';

/** Words of what keeps a game from being shown or entered. Only tables that have such a trouble load them. */
export const troubleWords = part('troubles', troubles);
