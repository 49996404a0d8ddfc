import { report } from './en/report';
import { part } from './parts';

/** Words of what leaves the app as text or as a table. */
export const reportWords = part('report', report);
