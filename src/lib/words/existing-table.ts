import { existingTable } from './en/existing-table';
import { part } from './parts';

/** Words of an existing table. Only the table loads them. */
export const existingTableWords = part('existingTable', existingTable);
