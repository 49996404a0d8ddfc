/* The vertices and blossoms of a matching while it is made (matching.ts): how they are nested, paired, and priced. */

/** No node. */
export const NONE = -1;

/** The number at an index of an array that is known to be long enough. */
export const at = (numbers: { readonly [index: number]: number }, index: number): number =>
	numbers[index] ?? NONE;

/** Nodes are the vertices, from 0 on, and after them the blossoms: odd cycles of nodes. */
export class Nodes {
	readonly count: number;
	/** The most nodes there can be: a blossom holds at least three, so there are at most half as many blossoms as vertices. */
	readonly room: number;
	/** For each vertex, the vertex that it is paired with; for each blossom, the one that its paired vertex is paired with. */
	readonly mate: Int32Array;
	/** The outermost node around each node: the node itself if it is in none, and no node if it isn't in use. */
	readonly top: Int32Array;
	/** Prices of vertices and blossoms. */
	readonly price: Float64Array;
	/** Four times the cost of each pair of vertices, so that halves stay whole numbers. */
	readonly #costs: Float64Array;
	/** The innermost blossom in which a node lies. */
	readonly #within: Int32Array;
	/** For two nodes, the vertex of the first one on their edge of least slack. */
	readonly #end: Int32Array;
	/** The nodes of each blossom in the order of its cycle. The first is the one by which the blossom is paired. */
	readonly #cycle: (readonly number[])[] = [];
	/** Numbers from here on were never in use. */
	#used: number;

	constructor(count: number, cost: (a: number, b: number) => number) {
		const room = count + (count >> 1) + 1;
		const nodes = (): Int32Array => new Int32Array(room).fill(NONE);
		[this.count, this.room, this.#used] = [count, room, count];
		[this.mate, this.top, this.#within] = [nodes(), nodes(), nodes()];
		this.price = new Float64Array(room);
		this.#costs = new Float64Array(count * count);
		this.#end = new Int32Array(room * room).fill(NONE);
		for (let vertex = 0; vertex < count; vertex++) this.#begin(vertex, cost);
	}

	/** Sets the costs of a vertex, and its first price: what its cheapest edge allows. */
	#begin(vertex: number, cost: (a: number, b: number) => number): void {
		let least = Infinity;
		for (let other = 0; other < this.count; other++) {
			this.#end[vertex * this.room + other] = vertex;
			if (other === vertex) continue;
			const own = cost(vertex, other);
			this.#costs[vertex * this.count + other] = 4 * own;
			least = Math.min(least, own);
		}
		this.top[vertex] = vertex;
		this.price[vertex] = 2 * least;
	}

	/** The outermost nodes. */
	outermost(): number[] {
		const found: number[] = [];
		for (let node = 0; node < this.#used; node++) if (at(this.top, node) === node) found.push(node);
		return found;
	}

	cycleOf(node: number): readonly number[] {
		return this.#cycle[node] ?? [];
	}

	vertices(node: number): readonly number[] {
		if (node < this.count) return [node];
		return this.cycleOf(node).flatMap((inner) => this.vertices(inner));
	}

	/** The vertex of a node on its edge of least slack to another one. */
	endOf(node: number, other: number): number {
		return at(this.#end, node * this.room + other);
	}

	/** How far the prices of two vertices in different outermost nodes are below their limit. */
	slack(a: number, b: number): number {
		return at(this.#costs, a * this.count + b) - at(this.price, a) - at(this.price, b);
	}

	/** The least slack between the vertices of two nodes. */
	slackBetween(node: number, other: number): number {
		return this.slack(this.endOf(node, other), this.endOf(other, node));
	}

	/** Changes the prices of an outermost node and of the vertices in it. */
	raise(node: number, by: number): void {
		for (const vertex of this.vertices(node)) this.price[vertex] = at(this.price, vertex) + by;
		if (node >= this.count) this.price[node] = at(this.price, node) + 2 * by;
	}

	/** Pairs a node, by a vertex inside it, with a vertex outside, and the other nodes of its cycle with each other. */
	pair(node: number, inside: number, outside: number): void {
		this.mate[node] = outside;
		if (node < this.count) return;
		const entry = this.part(node, inside);
		const cycle = this.turned(node, entry);
		const index = cycle.indexOf(entry);
		this.#cycle[node] = [...cycle.slice(index), ...cycle.slice(0, index)];
		this.pair(entry, inside, outside);
		for (let place = 0; place < index; place += 2)
			this.#pairNeighbours(at(cycle, place), at(cycle, place + 1));
	}

	#pairNeighbours(a: number, b: number): void {
		const [one, other] = [this.endOf(a, b), this.endOf(b, a)];
		this.pair(a, one, other);
		this.pair(b, other, one);
	}

	/** The node of a blossom's cycle in which a vertex lies. */
	part(blossom: number, vertex: number): number {
		let node = vertex;
		while (at(this.#within, node) !== blossom) node = at(this.#within, node);
		return node;
	}

	/** The cycle from its first node on, in the direction in which an even number of nodes comes before this one. */
	turned(blossom: number, node: number): readonly number[] {
		const cycle = this.cycleOf(blossom);
		const [first = NONE, ...others] = cycle;
		return cycle.indexOf(node) % 2 === 0 ? cycle : [first, ...others.reverse()];
	}

	/**
	 * Makes one node, without a price, of an odd cycle of outermost nodes. The first of them is paired outside the cycle or not
	 * at all.
	 */
	join(cycle: readonly number[]): number {
		const blossom = this.#newNode();
		this.#cycle[blossom] = cycle;
		this.mate[blossom] = at(this.mate, at(cycle, 0));
		this.price[blossom] = 0;
		for (const node of cycle) this.#within[node] = blossom;
		this.#setTop(blossom, blossom);
		for (let other = 0; other < this.#used; other++) this.#joinEdges(blossom, cycle, other);
		return blossom;
	}

	#newNode(): number {
		for (let node = this.count; node < this.#used; node++)
			if (at(this.top, node) === NONE) return node;
		this.#used += 1;
		return this.#used - 1;
	}

	#setTop(node: number, top: number): void {
		this.top[node] = top;
		for (const inner of node < this.count ? [] : this.cycleOf(node)) this.#setTop(inner, top);
	}

	/** Gives the blossom, of all edges from the nodes of its cycle to another node, the one of least slack. */
	#joinEdges(blossom: number, cycle: readonly number[], other: number): void {
		const top = at(this.top, other);
		if (top === NONE || top === blossom) return;
		let nearest = at(cycle, 0);
		for (const node of cycle)
			if (this.slackBetween(node, other) < this.slackBetween(nearest, other)) nearest = node;
		this.#end[blossom * this.room + other] = this.endOf(nearest, other);
		this.#end[other * this.room + blossom] = this.endOf(other, nearest);
	}

	/** Takes a blossom apart: its nodes become outermost ones. */
	split(blossom: number): void {
		this.top[blossom] = NONE;
		for (const node of this.cycleOf(blossom)) {
			this.#within[node] = NONE;
			this.#setTop(node, node);
		}
	}
}
