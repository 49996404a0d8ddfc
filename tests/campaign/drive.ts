import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import type { Part, Run, Watch } from './part';
import type { Site } from './site';

/** Options of a campaign. */
export interface Plan {
	readonly seed: number;
	/** Time for all parts together, in ms; undefined for the short run, which only counts tries. */
	readonly time: number | undefined;
	/** Only this try of each part, by its number. */
	readonly only: number | undefined;
}

/** Result of a part. */
export interface Result {
	readonly part: Part;
	readonly tried: number;
	readonly failures: readonly string[];
	/** The longest task of the main thread, in ms, and what did it. */
	readonly worst: { readonly ms: number; readonly by: string };
	readonly notes: readonly string[];
	/** In ms. */
	readonly took: number;
}

/** Timeout of a try, in ms. */
const MOST = 180_000;
/** Failures after which a part stops. */
const ENOUGH = { long: 25, short: 3 };

/** Runs a part until its share of the time is over, or it has tried enough. */
export async function drive(part: Part, site: Site, plan: Plan, share: number): Promise<Result> {
	return new Drive(part, site, plan, share).run();
}

const NO_BLOCK = { ms: 0, by: 'nothing' };

/** One part on its way. */
class Drive {
	#tried = 0;
	#worst = NO_BLOCK;
	readonly #failures: string[] = [];
	readonly #notes: string[] = [];
	readonly #begun = performance.now();
	readonly #watch: Watch;

	constructor(
		readonly part: Part,
		readonly site: Site,
		readonly plan: Plan,
		/** In ms. */
		readonly share: number
	) {
		this.#watch = {
			short: plan.time === undefined,
			block: (ms, by) => {
				if (ms > this.#worst.ms) this.#worst = { ms, by };
			},
			note: (line) => void this.#notes.push(line)
		};
	}
	async run(): Promise<Result> {
		let run = await this.part.begin(this.site, this.#watch);
		for (let number = this.plan.only ?? 0; !this.#isDone(number); number++) {
			if (await this.#attempt(run, number)) continue;
			// Leftovers of a failure must not make the next try fail.
			await run.end();
			run = await this.part.begin(this.site, this.#watch);
		}
		await this.#guard('at the end', async () => run.conclude?.());
		await run.end();
		return this.#result();
	}

	#result(): Result {
		return {
			part: this.part,
			tried: this.#tried,
			failures: this.#failures,
			worst: this.#worst,
			notes: this.#notes,
			took: performance.now() - this.#begun
		};
	}

	#isDone(number: number): boolean {
		if (this.plan.only !== undefined) return number > this.plan.only;
		const isShort = this.plan.time === undefined;
		if (this.#failures.length >= (isShort ? ENOUGH.short : ENOUGH.long)) return true;
		if (isShort) return this.#tried >= this.part.short;
		return this.#tried >= this.part.least && performance.now() - this.#begun > this.share;
	}

	/** @returns false when it failed */
	async #attempt(run: Run, number: number): Promise<boolean> {
		return this.#guard(`try ${String(number)}`, async () => {
			const rng = rngFor(this.plan.seed, this.part.name, number);
			const tried = await inTime(run.attempt(rng, number)).catch((error: unknown) => {
				this.#tried++;
				throw error;
			});
			this.#tried += tried;
		});
	}

	async #guard(when: string, work: () => Promise<unknown>): Promise<boolean> {
		try {
			await work();
			return true;
		} catch (error) {
			const told = error instanceof Error ? error.message : String(error);
			const failure = `${this.part.name}, ${when}, seed ${String(this.plan.seed)}: ${told}`;
			console.log(`FAILED ${failure}`);
			this.#failures.push(failure);
			return false;
		}
	}
}

/** The random source of a try, independent of other tries. */
export function rngFor(seed: number, part: string, number: number): SeededRandom {
	let mixed = seed;
	for (const letter of `${part} ${String(number)}`)
		mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return seededRandom(mixed);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
	let watch: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		watch = setTimeout(() => {
			reject(new Error(`Expected an end within ${String(MOST / 1000)} s.`));
		}, MOST);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(watch);
	}
}
