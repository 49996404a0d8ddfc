/* The vertices and blossoms of a matching that is being made (matching.ts): how they are nested, paired, and priced. */

/** No node. */
export const NONE = -1;

/** A number of an array that is known to be long enough. */
export const at = (numbers: { readonly [index: number]: number }, index: number): number =>
	numbers[index] ?? NONE;

/** Nodes are the vertices, from 0 on, and after them the blossoms: odd cycles of nodes. */
export class Nodes {
	readonly count: number;
	/** Room for nodes: a blossom holds at least three, so there are at most half as many as vertices. */
	readonly room: number;
	/** For each vertex its other one; for each blossom that of the vertex by which it is paired. */
	readonly mate: Int32Array;
	/** The outermost node around each node: itself for one in none, and no node for one that isn't in use. */
	readonly top: Int32Array;
	/** Prices of vertices and blossoms. */
	readonly price: Float64Array;
	/** Four times the cost of each pair of vertices: halves of what is even stay whole. */
	readonly #costs: Float64Array;
	/** The blossom that a node lies in at once. */
	readonly #within: Int32Array;
	/** For two nodes, the vertex of the first one on their edge of least slack. */
	readonly #end: Int32Array;
	/** The nodes of each blossom in their order, first the one by which it is paired. */
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

	/** The price of a vertex is at first what its cheapest edge allows. */
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

	/** How far the prices of two vertices in different outermost nodes are below what they may be. */
	slack(a: number, b: number): number {
		return at(this.#costs, a * this.count + b) - at(this.price, a) - at(this.price, b);
	}

	/** The least slack between the vertices of two nodes. */
	slackBetween(node: number, other: number): number {
		return this.slack(this.endOf(node, other), this.endOf(other, node));
	}

	/** Changes the prices of an outermost node. */
	raise(node: number, by: number): void {
		for (const vertex of this.vertices(node)) this.price[vertex] = at(this.price, vertex) + by;
		if (node >= this.count) this.price[node] = at(this.price, node) + 2 * by;
	}

	/** Pairs a node by a vertex of it with one outside, and the nodes of its cycle with each other. */
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

	/** Makes an odd cycle of outermost nodes, of which the first is paired outside or not at all, one node without a price. */
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

	/** Of all edges from the nodes of a cycle to another node, the blossom has the one of least slack. */
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
