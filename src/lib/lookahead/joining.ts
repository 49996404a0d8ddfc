import type { CompactGame, Position } from './position';
import { CITY, FIELD, MOST_SEGMENTS } from './tiles';

/** A segment of a tile about to be laid, or several that it joins: then the first of them tells about all. */
export class JoinedSegment {
	/** The segment that tells about it; itself, if it does. */
	teller: JoinedSegment = this;
	kind = 0;
	open = 0;
	size = 0;
	pennants = 0;
	figures = 0;
	cities0 = 0;
	cities1 = 0;
	tiles0 = 0;
	tiles1 = 0;
	tiles2 = 0;

	constructor(readonly index: number) {}
}

/**
 * What a tile would join if it lay somewhere; nothing is changed. One object is used again and again, because making new ones
 * would take longer than the work itself.
 */
export class Joining {
	turned = 0;
	at = 0;
	/** How many segments the tile has; those of `all` after them mean nothing. */
	segments = 0;
	readonly all = Array.from({ length: MOST_SEGMENTS }, (_, index) => new JoinedSegment(index));
	/** The features it joins, by their roots, each with a segment that continues it. */
	features = 0;
	readonly roots = new Int16Array(16);
	readonly continuedBy: JoinedSegment[] = [];
	/** By node: the number of the work in which it was last met as a root, and its position in `roots` then. */
	readonly #seenIn: Int32Array;
	readonly #seenAs: Int16Array;
	#work = 0;

	constructor(readonly game: CompactGame) {
		this.#seenIn = new Int32Array(game.mostNodes);
		this.#seenAs = new Int16Array(game.mostNodes);
	}

	/** Works out what a turned tile joins on a cell. It must fit there. */
	work(position: Position, turned: number, at: number): void {
		this.turned = turned;
		this.at = at;
		this.features = 0;
		this.#work += 1;
		this.#begin(position, turned >> 2);
		for (let side = 0; side < 4; side++) this.#joinOver(position, side);
		for (let index = 0; index < this.segments; index++) {
			const one = this.all[index];
			if (one && one.teller === one)
				one.size = 1 + bits(one.tiles0) + bits(one.tiles1) + bits(one.tiles2);
		}
	}

	/** The segment that tells about another one. */
	tellerOf(index: number): JoinedSegment {
		let one = this.all[index];
		if (!one) throw new Error(`A tile has no segment ${String(index)}.`);
		while (one.teller !== one) one = one.teller;
		return one;
	}

	/** Sets the segments to what they are on the tile alone. */
	#begin({ cities }: Position, tile: number): void {
		const { kind, sides, pennants, segments } = this.game.tiles;
		this.segments = segments[tile] ?? 0;
		for (let index = 0; index < this.segments; index++) {
			const one = this.all[index];
			if (!one) continue;
			const at = MOST_SEGMENTS * tile + index;
			one.teller = one;
			one.kind = kind[at] ?? 0;
			one.open = sides[at] ?? 0;
			one.pennants = pennants[at] ?? 0;
			one.figures = one.cities0 = one.cities1 = one.tiles0 = one.tiles1 = one.tiles2 = 0;
			if (one.kind !== CITY) continue;
			if (cities < 32) one.cities0 = 1 << cities;
			else one.cities1 = 1 << (cities - 32);
			cities += 1;
		}
		this.#beginFields(tile);
	}

	/** Fields border the cities beside them on the tile. */
	#beginFields(tile: number): void {
		for (let index = 0; index < this.segments; index++) {
			const field = this.all[index];
			if (field?.kind !== FIELD) continue;
			let bordered = this.game.tiles.cities[MOST_SEGMENTS * tile + index] ?? 0;
			for (let city = 0; bordered !== 0; city++, bordered >>= 1) {
				if ((bordered & 1) === 0) continue;
				field.cities0 |= this.all[city]?.cities0 ?? 0;
				field.cities1 |= this.all[city]?.cities1 ?? 0;
			}
		}
	}

	/** Joins what the tile beside continues. */
	#joinOver(position: Position, side: number): void {
		const { grid, tiles } = this.game;
		const { through, fields } = tiles;
		const other = position.cell[grid.beside[4 * this.at + side] ?? 0] ?? -1;
		if (other < 0) return;
		const first = position.firstNode[other] ?? 0;
		const theirs = position.turned[other] ?? 0;
		const path = through[4 * this.turned + side] ?? -1;
		if (path >= 0) this.#join(position, path, first + (through[4 * theirs + (side ^ 2)] ?? 0), 2);
		for (let half = 2 * side; half < 2 * side + 2; half++) {
			const field = fields[8 * this.turned + half] ?? -1;
			if (field >= 0)
				this.#join(position, field, first + (fields[8 * theirs + (FACING[half] ?? 0)] ?? 0), 0);
		}
	}

	/** Joins a segment to the feature of a node, which closes so many open sides of the two. */
	#join(position: Position, index: number, node: number, closed: number): void {
		const one = this.tellerOf(index);
		const root = position.rootOf(node);
		if (this.#seenIn[root] === this.#work) {
			const before = this.continuedBy[this.#seenAs[root] ?? 0] ?? one;
			joinTold(one, this.tellerOf(before.index));
		} else {
			this.#seenIn[root] = this.#work;
			this.#seenAs[root] = this.features;
			this.roots[this.features] = root;
			this.continuedBy[this.features++] = one;
			joinFeature(one, position, root);
		}
		one.open -= closed;
	}
}

/** The half-edge of the tile beside that each half-edge touches. */
const FACING = [5, 4, 7, 6, 1, 0, 3, 2] as const;

/** From now on one segment tells about another one, too. */
function joinTold(one: JoinedSegment, other: JoinedSegment): void {
	if (one === other) return;
	other.teller = one;
	one.open += other.open;
	one.pennants += other.pennants;
	one.figures += other.figures;
	one.cities0 |= other.cities0;
	one.cities1 |= other.cities1;
	one.tiles0 |= other.tiles0;
	one.tiles1 |= other.tiles1;
	one.tiles2 |= other.tiles2;
}

function joinFeature(one: JoinedSegment, position: Position, root: number): void {
	one.open += position.open[root] ?? 0;
	one.pennants += position.pennants[root] ?? 0;
	one.figures += position.figures[root] ?? 0;
	one.cities0 |= position.cities0[root] ?? 0;
	one.cities1 |= position.cities1[root] ?? 0;
	one.tiles0 |= position.tiles0[root] ?? 0;
	one.tiles1 |= position.tiles1[root] ?? 0;
	one.tiles2 |= position.tiles2[root] ?? 0;
}

/** How many bits of a number of 32 bits are set. */
export function bits(number: number): number {
	let sum = number - ((number >>> 1) & 0x55555555);
	sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
	return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
