import type { FileProblem } from '../record';
import type { RestoreResult } from '../store';
import type { StoreProblem } from '../store/problem';
import type { Amount } from './compare';

/**
 * Why games aren't exchanged: the other device has a newer or an older app; it left before everything had arrived; its messages
 * make no sense; or the exchange was stopped here.
 */
export type ExchangeEnd = 'newer' | 'older' | 'left' | 'nonsense' | 'stopped';

/**
 * What is being done with what the other device sends, and how far that is: bytes that are received, games and photos that are
 * read or stored.
 */
interface Work {
	readonly what: 'receiving' | 'reading' | 'restoring';
	readonly done: number;
	readonly all: number;
	readonly photos: number;
}

/** How far two devices are with exchanging their games. */
export interface ExchangeState {
	/** What this device lacks of the other; undefined until both have compared. */
	readonly get?: Amount;
	/** What the other device lacks of this one. */
	readonly give?: Amount;
	/** Whether the users of both have agreed. */
	readonly agreed: boolean;
	readonly agreedThere: boolean;
	/** Bytes that were sent. */
	readonly sending?: { readonly done: number; readonly all: number };
	readonly work?: Work;
	/** What was stored here. */
	readonly result?: RestoreResult;
	/** Whether the other device stored what was sent; undefined until that is known. */
	readonly stored?: boolean;
	readonly end?: ExchangeEnd;
	/** Why the received file was refused. */
	readonly refused?: FileProblem;
	/** Why this device's games can't be read or written. */
	readonly trouble?: StoreProblem;
}
