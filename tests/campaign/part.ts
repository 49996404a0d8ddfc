import type { SeededRandom } from '../tools/games/seeded-random';
import type { Site } from './site';

/** One part of the campaign: a kind of fault, tried over and over. */
export interface Part {
	readonly name: string;
	/** What its tries are counted in. */
	readonly unit: string;
	/** Its share of the campaign's time, against that of the others. */
	readonly weight: number;
	/** Least number of tries, even without time. */
	readonly least: number;
	/** Number of tries in the short run. */
	readonly short: number;
	/** Opens what the tries need. */
	readonly begin: (site: Site, watch: Watch) => Promise<Run>;
}

/** What a part gets from the campaign, and what it reports to it. */
export interface Watch {
	/** True in the short run: a try does less. */
	readonly short: boolean;
	/** Reports a task of the main thread, in ms, and its cause. */
	readonly block: (ms: number, by: string) => void;
	/** Reports a number that gets its own line under the table. */
	readonly note: (line: string) => void;
}

/** A running part. */
export interface Run {
	/**
	 * One try, always the same for the same random source and number. Throws when something expected isn't there.
	 * @returns how many things it tried
	 */
	readonly attempt: (rng: SeededRandom, number: number) => Promise<number>;
	/** Called at the end, for checks of all tries together. */
	readonly conclude?: () => Promise<void>;
	/** Closes what was opened. Never rejects. */
	readonly end: () => Promise<void>;
}

/** Throws unless a condition holds. */
export function expectThat(holds: boolean, expected: string, found?: unknown): void {
	if (holds) return;
	const seen = found === undefined ? '' : `, but found ${short(found)}`;
	throw new Error(`Expected ${expected}${seen}.`);
}

const MOST = 600;

function short(found: unknown): string {
	const text = typeof found === 'string' ? found : JSON.stringify(found);
	return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
