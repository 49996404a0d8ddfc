import { existingTable } from './en/existing-table';

/** The sentences of a table as found: apart, for only it loads them. */
export const existingTableWords: typeof existingTable = existingTable;
