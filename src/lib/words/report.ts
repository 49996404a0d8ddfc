import { report } from './en/report';

/** The words of what leaves the app as text or as a table. */
export const reportWords: typeof report = report;
