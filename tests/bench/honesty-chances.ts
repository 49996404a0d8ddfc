import { calibratedChances, calibratedShare } from '../../src/lib/lookahead/calibration';
import { saidInGames, type Said } from '../lookahead/said';

/* How honest the chances of a review are. */

/** After a quarter, a half and three quarters of the tiles. */
const STAGES = [18, 36, 54] as const;
const FIFTHS = 5;

/** What was said and what happened, over all cases in which the app says about the same. */
class Cases {
	count = 0;
	#said = 0;
	#happened = 0;

	add(said: number, happened: number): void {
		this.count++;
		this.#said += said;
		this.#happened += happened;
	}

	/** By how much what is said differs from what happens, in points of percent. */
	get differs(): number {
		return (100 * (this.#said - this.#happened)) / this.count;
	}

	get told(): string {
		const [said, happened] = [this.#said, this.#happened].map((sum) =>
			((100 * sum) / this.count).toFixed(0)
		);
		return `${String(said)} → ${String(happened)} % (${String(this.count)})`;
	}
}

/** Fifths of what is said, by a name. */
class Fifths {
	readonly #all = new Map<string, Cases[]>();

	add(name: string, said: number, happened: number): void {
		const fifths = this.#all.get(name) ?? Array.from({ length: FIFTHS }, () => new Cases());
		this.#all.set(name, fifths);
		fifths[Math.min(FIFTHS - 1, Math.floor(FIFTHS * said))]?.add(said, happened);
	}

	/** A line for each name; and the greatest difference, in points of percent, among fifths with so many cases. */
	tell(least: number): void {
		for (const [name, fifths] of this.#all) {
			const enough = fifths.filter(({ count }) => count >= least);
			const worst = Math.max(0, ...enough.map(({ differs }) => Math.abs(differs)));
			const each = fifths.map((cases) => (cases.count === 0 ? '–' : cases.told)).join(', ');
			console.log(`${name}: ${each}; at most ${worst.toFixed(1)} apart`);
		}
	}
}

/** Games of two that the calibration didn't see. */
export function chancesOf(games: number, seed: string): Fifths {
	const fifths = new Fifths();
	// Tiles that fitted nowhere are neither laid nor left.
	const stageOf = ({ left }: Said) => `${String(Math.round(4 * (1 - left)))} quarters in`;
	for (const all of saidInGames(2, games, STAGES, seed))
		for (const one of all) {
			const { kind, share, left, happened } = one;
			if (kind === 'win') {
				const [said = share] = calibratedChances([share, 1 - share], left);
				fifths.add(`(d) wins, ${stageOf(one)}`, said, happened);
			} else {
				const said = calibratedShare(share);
				fifths.add('(e) completed', said, happened);
				fifths.add(`(e) completed: ${kind}`, said, happened);
				fifths.add(`(e) completed, ${stageOf(one)}`, said, happened);
			}
		}
	return fifths;
}
