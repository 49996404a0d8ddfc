import type { SeededRandom } from '../tools/seeded-random';
import type { Site } from './site';

/** One part of the campaign: a kind of fault, tried over and over. */
export interface Part {
	readonly name: string;
	/** What its tries are counted in. */
	readonly unit: string;
	/** Its share of the campaign's time, against that of the others. */
	readonly weight: number;
	/** How many are tried at least, however little time there is. */
	readonly least: number;
	/** How many are tried in the short cut. */
	readonly short: number;
	/** The longest that the main thread may be kept busy at a time, in ms; without one it's only told. */
	readonly bound?: number;
	/** Opens what the tries need. */
	readonly begin: (site: Site, watch: Watch) => Promise<Run>;
}

/** What a part is told, and tells of what it sees in passing. */
export interface Watch {
	/** True in the short cut: a try does less. */
	readonly short: boolean;
	/** The main thread was kept busy for so many ms by something. */
	readonly block: (ms: number, by: string) => void;
	/** A number worth a line of its own under the table. */
	readonly note: (line: string) => void;
}

/** A part under way. */
export interface Run {
	/**
	 * One try, always the same for the same chance and number. Throws what was expected and not found.
	 * @returns how many things it tried
	 */
	readonly attempt: (rng: SeededRandom, number: number) => Promise<number>;
	/** Called when its time is over: what can only be said of all tries. */
	readonly conclude?: () => Promise<void>;
	/** Closes what was opened. Never rejects. */
	readonly end: () => Promise<void>;
}

/** Throws unless something is as it should be. */
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
