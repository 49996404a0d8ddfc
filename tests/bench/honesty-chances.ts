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

/** Games that the calibration didn't see. */
export function chancesOf(players: number, games: number, seed: string): Fifths {
	const fifths = new Fifths();
	for (const all of saidInGames(players, games, STAGES, seed))
		for (const one of all) {
			// Tiles that fitted nowhere are neither laid nor left.
			const when = `${String(Math.round(4 * (1 - one.left)))} quarters in`;
			if (one.kind === 'win') {
				fifths.add(`(d) wins, ${when}`, chanceOf(one, players), one.happened);
				continue;
			}
			const said = calibratedShare(one.share);
			for (const name of ['(e) completed', `(e) ${one.kind}`, `(e) completed, ${when}`])
				fifths.add(name, said, one.happened);
		}
	return fifths;
}

/** What the app says of a player with this share of wins. */
function chanceOf({ share, left }: Said, players: number): number {
	const others = Array.from({ length: players - 1 }, () => (1 - share) / (players - 1));
	return calibratedChances([share, ...others], left)[0] ?? share;
}
