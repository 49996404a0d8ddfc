import { at, NONE, Nodes } from './matching-nodes';

/*
 * Pairs of least cost: a perfect matching of minimum weight in a complete graph, by Edmonds' blossom algorithm in O(n³).
 *
 * Every vertex has a price. An edge is tight if the prices of its ends add up to four times its cost; they may never add up to
 * more. Pairs are only made along tight edges, so a complete matching is a cheapest one: the prices are its proof, which a test
 * checks. Trees of tight edges grow from the unpaired vertices, with outer and inner vertices in turn. When two trees meet, pairs
 * are made afresh along the way between their roots, and there is one pair more. When a tree meets itself, there is an odd cycle,
 * a blossom, which is treated as one vertex from then on. When no edge is tight, prices change until one is.
 */

/** What a node is in the trees of this search: outer nodes have an even distance from the root. */
const FREE = 0;
const OUTER = 1;
const INNER = 2;

/** The proof that a matching is a cheapest one. */
interface Certificate {
	/** The price of each vertex. */
	readonly prices: readonly number[];
	/** Odd sets of vertices, each with what it takes off the prices of the edges within it: never below 0. */
	readonly blossoms: readonly { readonly vertices: readonly number[]; readonly price: number }[];
}

/**
 * Pairs all vertices so that the sum of the costs is as small as possible.
 * @param count how many vertices there are: an even number
 * @param cost of a pair: the same in both orders, a whole number between 0 and 2 ** 50
 * @returns the other vertex of each
 */
export function cheapestPairs(
	count: number,
	cost: (a: number, b: number) => number
): readonly number[] {
	return pairsIn(new Nodes(count, cost));
}

/** Like {@link cheapestPairs}, with the proof. @internal */
export function provenPairs(
	count: number,
	cost: (a: number, b: number) => number
): { readonly pairs: readonly number[]; readonly certificate: Certificate } {
	const nodes = new Nodes(count, cost);
	return { pairs: pairsIn(nodes), certificate: certificateOf(nodes) };
}

function pairsIn(nodes: Nodes): readonly number[] {
	pairAtOnce(nodes);
	const search = new Search(nodes);
	while (nodes.mate.subarray(0, nodes.count).includes(NONE)) search.pairOneMore();
	return [...nodes.mate.subarray(0, nodes.count)];
}

/** Pairs along edges that are tight from the beginning. */
function pairAtOnce(nodes: Nodes): void {
	const isFree = (vertex: number): boolean => at(nodes.mate, vertex) === NONE;
	for (const a of nodes.outermost()) {
		const b = nodes.outermost().find((one) => one > a && isFree(one) && nodes.slack(a, one) === 0);
		if (b === undefined || !isFree(a)) continue;
		nodes.pair(a, a, b);
		nodes.pair(b, b, a);
	}
}

function certificateOf(nodes: Nodes): Certificate {
	const nested = (all: readonly number[]): readonly number[] =>
		all.flatMap((node) => [node, ...nested(nodes.cycleOf(node))]);
	const blossoms = nested(nodes.outermost()).filter((node) => node >= nodes.count);
	return {
		prices: [...nodes.price.subarray(0, nodes.count)],
		blossoms: blossoms.map((node) => ({
			vertices: nodes.vertices(node),
			price: at(nodes.price, node)
		}))
	};
}

/** The trees that grow from the unpaired vertices. */
class Search {
	readonly #nodes: Nodes;
	readonly #role: Uint8Array;
	/** For each inner node, the vertex outside it from which its tree reached it. */
	readonly #from: Int32Array;
	/** For each node, an outer vertex with which it has its least slack. */
	readonly #nearest: Int32Array;
	/** Outer vertices whose edges weren't looked at yet. */
	#queue: number[] = [];
	/** For each node, the last walk that came past it. */
	readonly #seen: Int32Array;
	#walk = 0;

	constructor(nodes: Nodes) {
		this.#nodes = nodes;
		this.#role = new Uint8Array(nodes.room);
		this.#seen = new Int32Array(nodes.room);
		this.#from = new Int32Array(nodes.room);
		this.#nearest = new Int32Array(nodes.room);
	}

	/** Searches from all unpaired nodes until there is one more pair. */
	pairOneMore(): void {
		this.#role.fill(FREE);
		this.#nearest.fill(NONE);
		this.#queue = [];
		for (const node of this.#nodes.outermost())
			if (at(this.#nodes.mate, node) === NONE) this.#makeOuter(node);
		for (;;) {
			if (this.#grow()) return;
			this.#changePrices();
			if (this.#meet()) return;
			this.#openBlossoms();
		}
	}

	#top(node: number): number {
		return at(this.#nodes.top, node);
	}

	#makeOuter(node: number): void {
		this.#role[node] = OUTER;
		this.#queue.push(...this.#nodes.vertices(node));
	}

	/** Lets the trees grow along all tight edges. Returns true if there is one more pair. */
	#grow(): boolean {
		for (let vertex = this.#queue.pop(); vertex !== undefined; vertex = this.#queue.pop())
			for (let other = 0; other < this.#nodes.count; other++) {
				const node = this.#top(other);
				if (node === this.#top(vertex)) continue;
				if (this.#nodes.slack(vertex, other) > 0) this.#near(vertex, node);
				else if (this.#reach(vertex, other)) return true;
			}
		return false;
	}

	/** Remembers an outer vertex if it is nearer to a node than the one before. */
	#near(vertex: number, node: number): void {
		const before = at(this.#nearest, node);
		const nearer =
			before === NONE ||
			this.#nodes.slackBetween(vertex, node) < this.#nodes.slackBetween(before, node);
		if (nearer) this.#nearest[node] = vertex;
	}

	#findNearest(node: number): void {
		this.#nearest[node] = NONE;
		for (let vertex = 0; vertex < this.#nodes.count; vertex++) {
			const top = this.#top(vertex);
			if (top !== node && at(this.#role, top) === OUTER) this.#near(vertex, node);
		}
	}

	/** Changes prices by the least amount that makes an edge tight, or takes the whole price of an inner blossom away. */
	#changePrices(): void {
		const nodes = this.#nodes.outermost();
		const change = nodes.reduce((least, node) => Math.min(least, this.#mostChange(node)), Infinity);
		for (const node of nodes) {
			const role = at(this.#role, node);
			if (role !== FREE) this.#nodes.raise(node, role === OUTER ? change : -change);
		}
	}

	/** How much a node lets prices change. Two outer nodes come closer from both sides. */
	#mostChange(node: number): number {
		const role = at(this.#role, node);
		if (role === INNER)
			return node < this.#nodes.count ? Infinity : at(this.#nodes.price, node) / 2;
		const nearest = at(this.#nearest, node);
		if (nearest === NONE) return Infinity;
		const slack = this.#nodes.slackBetween(nearest, node);
		return role === FREE ? slack : slack / 2;
	}

	/** Follows the edges that have become tight. Returns true if there is one more pair. */
	#meet(): boolean {
		return this.#nodes.outermost().some((node) => {
			const nearest = at(this.#nearest, node);
			if (nearest === NONE || this.#top(node) !== node) return false;
			if (this.#top(nearest) === node || this.#nodes.slackBetween(nearest, node) > 0) return false;
			return this.#reach(nearest, this.#nodes.endOf(node, nearest));
		});
	}

	/** Follows a tight edge from an outer vertex to another node. Returns true if there is one more pair. */
	#reach(vertex: number, other: number): boolean {
		const [outer, node] = [this.#top(vertex), this.#top(other)];
		const role = at(this.#role, node);
		if (role === FREE) this.#take(node, vertex);
		if (role !== OUTER) return false;
		const common = this.#common(outer, node);
		if (common !== NONE) this.#close(outer, common, node);
		else {
			this.#turnPairs(vertex, other);
			this.#turnPairs(other, vertex);
		}
		return common === NONE;
	}

	/** Makes a free node an inner one of the tree, and the node that it is paired with an outer one. */
	#take(node: number, from: number): void {
		const next = this.#top(at(this.#nodes.mate, node));
		this.#from[node] = from;
		this.#role[node] = INNER;
		[this.#nearest[node], this.#nearest[next]] = [NONE, NONE];
		this.#makeOuter(next);
	}

	/** The outer node before an outer node in its tree. */
	#before(node: number): number {
		const mate = at(this.#nodes.mate, node);
		return mate === NONE ? NONE : this.#top(at(this.#from, this.#top(mate)));
	}

	/** The first node that is on the ways of both nodes to their roots. */
	#common(a: number, b: number): number {
		this.#walk += 1;
		for (let [one, other] = [a, b]; one !== NONE;) {
			if (at(this.#seen, one) === this.#walk) return one;
			this.#seen[one] = this.#walk;
			one = this.#before(one);
			if (other !== NONE) [one, other] = [other, one];
		}
		return NONE;
	}

	/** Pairs a vertex of an outer node with one of another tree, and makes all pairs on the way to its root afresh. */
	#turnPairs(vertex: number, other: number): void {
		for (let [inside, outside] = [vertex, other]; ;) {
			const node = this.#top(inside);
			const mate = at(this.#nodes.mate, node);
			this.#nodes.pair(node, inside, outside);
			if (mate === NONE) return;
			const inner = this.#top(mate);
			inside = at(this.#from, inner);
			outside = this.#nodes.endOf(inner, inside);
			this.#nodes.pair(inner, outside, inside);
		}
	}

	/** Closes an odd cycle by a tight edge between two nodes of one tree: the cycle becomes one outer node. */
	#close(a: number, common: number, b: number): void {
		const cycle = [common, ...this.#way(a, common).reverse(), ...this.#way(b, common)];
		for (const node of cycle)
			if (at(this.#role, node) === INNER) this.#queue.push(...this.#nodes.vertices(node));
		const blossom = this.#nodes.join(cycle);
		this.#role[blossom] = OUTER;
		this.#findNearest(blossom);
	}

	/** The nodes from an outer node towards the root, up to another outer node, which isn't included. */
	#way(from: number, to: number): number[] {
		const way: number[] = [];
		for (let node = from; node !== to; node = this.#before(node))
			way.push(node, this.#top(at(this.#nodes.mate, node)));
		return way;
	}

	/** Takes inner blossoms without a price apart: the way through them stays in the tree. */
	#openBlossoms(): void {
		for (const node of this.#nodes.outermost()) {
			const inner = node >= this.#nodes.count && at(this.#role, node) === INNER;
			if (inner && at(this.#nodes.price, node) === 0) this.#open(node);
		}
	}

	#open(blossom: number): void {
		const from = at(this.#from, blossom);
		const entry = this.#nodes.part(blossom, this.#nodes.endOf(blossom, from));
		const cycle = this.#nodes.turned(blossom, entry);
		this.#nodes.split(blossom);
		for (const node of cycle) [this.#role[node], this.#nearest[node]] = [FREE, NONE];
		const index = cycle.indexOf(entry);
		for (let place = 0; place < index; place += 2)
			this.#keepInTree(at(cycle, place), at(cycle, place + 1));
		[this.#role[entry], this.#from[entry]] = [INNER, from];
		for (const node of cycle.slice(index + 1)) this.#findNearest(node);
	}

	#keepInTree(inner: number, outer: number): void {
		[this.#role[inner], this.#from[inner]] = [INNER, this.#nodes.endOf(outer, inner)];
		this.#makeOuter(outer);
		this.#findNearest(outer);
	}
}
