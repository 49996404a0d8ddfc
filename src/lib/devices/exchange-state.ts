import type { FileProblem } from '../record';
import type { RestoreResult } from '../store';
import type { StoreProblem } from '../store/problem';
import type { Amount } from './compare';

/**
 * Why games aren't brought over: the other device has a newer or an older app; it left before all was there; what it says makes no
 * sense; or it is stopped here.
 */
export type ExchangeEnd = 'newer' | 'older' | 'left' | 'nonsense' | 'stopped';

/** What happens to what comes, and how far that is: bytes that are received, games and photos that are read or stored. */
interface Work {
	readonly what: 'receiving' | 'reading' | 'restoring';
	readonly done: number;
	readonly all: number;
	readonly photos: number;
}

/** How far two devices are with bringing each other's games over. */
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
	/** What became of what was sent; undefined until the other device says it. */
	readonly stored?: boolean;
	readonly end?: ExchangeEnd;
	/** Why the file that came was refused. */
	readonly refused?: FileProblem;
	/** Why this device's games can't be read or written. */
	readonly trouble?: StoreProblem;
}
