import type { SpotKey } from '../engine/spot';
import { logarithmsOf } from '../snap/decision/logarithms';
import type { States } from '../snap/decision/states';
import type { Reader } from '../snap/read-table';
import type { Evidence } from '../snap/reading';
import type { Board, KnownTile } from './board';
import { contentsOf, lookAt, MOST_LOOKS } from './looking';
import { isInPicture, type Shot } from './shot';
import type { Difference } from './watching';

/**
 * The network recognises a tile if it gives tiles with the same sides at least this probability together: a pennant may be
 * misread, sides seldom are.
 */
const RECOGNISED = 0.3;
/** Something else lies there if the network gives that at least this probability. */
const SOMETHING_ELSE = 0.9;
/** It must still have this probability if tiles that the game doesn't have are counted too. */
const AMONG_ALL = 0.25;
/** This many looks have to agree on it. */
const LOOKS = 2;

/** What the network makes of a tile that should lie there. */
type Verdict = 'same' | 'gone' | 'other' | 'unclear';

/** Reads tiles of the log again, so that a wrong entry, or a tile that was taken away, is noticed. */
export class TileCheck {
	/** What was seen of tiles that may not be what the log says. */
	readonly #doubted = new Map<SpotKey, readonly Evidence[]>();
	readonly #different = new Map<SpotKey, Difference>();
	/** The tiles that were read since they were laid, or since all tiles had been read. */
	readonly #read = new Set<SpotKey>();
	readonly #look: Reader['look'];

	constructor(look: Reader['look']) {
		this.#look = look;
	}

	get differences(): readonly Difference[] {
		return [...this.#different.values()];
	}

	/** Reads some tiles. @returns those that aren't what the log says, as far as that is clear, or aren't recognised */
	check({ states }: Board, shot: Shot, tiles: readonly KnownTile[]): readonly KnownTile[] {
		if (tiles.length === 0) return tiles;
		const asked = tiles.map((tile) => ({ ...tile, looks: this.#doubted.get(tile.key) ?? [] }));
		const seen = lookAt(shot.view, asked, this.#look);
		return tiles.filter((tile, index) => {
			const looks = [...(asked[index]?.looks ?? []), ...seen.slice(index, index + 1)];
			return this.#judge(states, tile, looks.slice(-MOST_LOOKS)) !== 'same';
		});
	}

	/** Reads the next tile: one that is doubted, else the latest that wasn't read yet. After all were read, it starts again. */
	checkNext(board: Board, shot: Shot): void {
		const seen = board.tiles.filter((tile) => isInPicture(shot.view, tile)).reverse();
		const next =
			seen.find(({ key }) => this.#doubted.has(key)) ??
			seen.find(({ key }) => !this.#read.has(key));
		if (next) this.check(board, shot, [next]);
		else this.#read.clear();
	}

	#judge(states: States, { key, x, y, state }: KnownTile, looks: readonly Evidence[]): Verdict {
		const verdict = verdictOf(states, state, contentsOf(looks));
		const isClear = verdict === 'gone' || verdict === 'other';
		if (verdict === 'same') this.#different.delete(key);
		else if (isClear && looks.length >= LOOKS)
			this.#different.set(key, {
				kind: verdict === 'gone' ? 'tile-gone' : 'other-tile',
				spot: { x, y }
			});
		if (isClear && looks.length < LOOKS) this.#doubted.set(key, looks);
		else {
			this.#doubted.delete(key);
			this.#read.add(key);
		}
		return verdict;
	}

	/** True for a tile that isn't what the log says. */
	isDifferent = ({ key }: KnownTile): boolean => this.#different.has(key);

	/** Forgets what was seen of some tiles. */
	forget(keys: Iterable<SpotKey>): void {
		for (const key of keys) {
			this.#doubted.delete(key);
			this.#different.delete(key);
			this.#read.delete(key);
		}
	}
}

/**
 * What the network makes of a tile: it is the same if its sides are the same. Only what the game has counts, because for each
 * tile there are others that look much like it.
 */
function verdictOf(states: States, state: number, contents: Float32Array): Verdict {
	const likely = logarithmsOf(states, contents).map(Math.exp);
	const nothing = likely[states.empty] ?? 0;
	const pattern = states.pattern[state];
	let [same, others] = [0, 0];
	for (let one = 0; one < states.other; one++)
		if (states.pattern[one] === pattern) same += likely[one] ?? 0;
		else others += likely[one] ?? 0;
	const all = same + others + nothing + (likely[states.other] ?? 0);
	if (nothing >= SOMETHING_ELSE * all) return 'gone';
	if (state === states.other || same >= RECOGNISED * all) return 'same';
	return others >= Math.max(AMONG_ALL, SOMETHING_ELSE * all) ? 'other' : 'unclear';
}
