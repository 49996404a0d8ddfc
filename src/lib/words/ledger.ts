import { ledger } from './en/ledger';
import { part } from './parts';

/** Words of the ledger. They are loaded when it is opened. */
export const ledgerWords = part('ledger', ledger);
