import { unsaved } from './en/unsaved';
import { part } from './parts';

/** Words about what could not be stored. Only the table loads them. */
export const unsavedWords = part('unsaved', unsaved);
