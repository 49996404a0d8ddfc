import { APART, MISMATCH, TOO_MANY, type Problem } from './problem';

/** A state for each cell, and what another state of a cell would be worth while all others stay. */
export class Assignment {
	readonly problem: Problem;
	/** By cell. */
	readonly states: Int16Array;
	/** By design: how many cells have it. */
	readonly #used: Int16Array;
	/** By pattern: what its mismatches cost on the cell that was last looked at. */
	readonly #mismatches: Float32Array;
	/** What the states of that cell are worth. */
	readonly #worth: Float32Array;

	constructor(problem: Problem, states: Int16Array) {
		this.problem = problem;
		this.states = Int16Array.from(states);
		this.#used = new Int16Array(problem.states.designs.length);
		this.#mismatches = new Float32Array(problem.states.patterns);
		this.#worth = new Float32Array(problem.states.count);
		for (const state of states) this.#count(state, 1);
	}

	stateOf(cell: number): number {
		return this.states[cell] ?? 0;
	}

	/** Changes a cell, and returns the state that it had. */
	set(cell: number, state: number): number {
		const before = this.stateOf(cell);
		this.#count(before, -1);
		this.#count(state, 1);
		this.states[cell] = state;
		return before;
	}

	#count(state: number, by: number): void {
		const design = this.problem.states.design[state] ?? -1;
		if (design >= 0) this.#used[design] = (this.#used[design] ?? 0) + by;
	}

	/** True if more cells have a design than there are copies. */
	isShort(design: number): boolean {
		return (this.#used[design] ?? 0) > (this.problem.states.designs[design]?.copies ?? 0);
	}

	/** The cells that have a design, without those whose state is known. */
	usersOf(design: number): readonly number[] {
		const users: number[] = [];
		const { known, states } = this.problem;
		for (const [cell, state] of this.states.entries())
			if (states.design[state] === design && (known[cell] ?? -1) < 0) users.push(cell);
		return users;
	}

	/**
	 * What each state of a cell would be worth if all others stay: its evidence less what it would break. The array is used
	 * again for the next cell.
	 */
	judge(cell: number): Float32Array {
		const into = this.#worth;
		const { states, evidence } = this.problem;
		const mine = states.design[this.stateOf(cell)] ?? -1;
		const apart = this.#judgeSides(cell) ? 0 : APART;
		const from = cell * states.count;
		for (let state = 0; state < states.count; state++) {
			const mismatches = this.#mismatches[states.pattern[state] ?? 0] ?? 0;
			into[state] =
				(evidence[from + state] ?? 0) - mismatches - (state === states.empty ? 0 : apart);
		}
		this.#chargeFull(mine, into);
		return into;
	}

	/** Finds what mismatches cost each pattern. Returns false if no neighbour has a tile. */
	#judgeSides(cell: number): boolean {
		const { states, neighbours } = this.problem;
		this.#mismatches.fill(0);
		let touches = false;
		for (let side = 0; side < 4; side++) {
			const neighbour = neighbours[4 * cell + side] ?? -1;
			if (neighbour < 0) continue;
			const state = this.stateOf(neighbour);
			touches ||= state !== states.empty;
			const terrain = states.sides[4 * (states.pattern[state] ?? 0) + ((side + 2) % 4)] ?? 0;
			if (terrain !== 0) this.#chargeSide(side, terrain);
		}
		return touches;
	}

	#chargeSide(side: number, terrain: number): void {
		const { sides, patterns } = this.problem.states;
		for (let pattern = 0; pattern < patterns; pattern++) {
			const own = sides[4 * pattern + side] ?? 0;
			if (own !== 0 && own !== terrain)
				this.#mismatches[pattern] = (this.#mismatches[pattern] ?? 0) + MISMATCH;
		}
	}

	#chargeFull(mine: number, into: Float32Array): void {
		const { states } = this.problem;
		for (let state = 0; state < states.other; state++) {
			const design = states.design[state] ?? 0;
			const used = (this.#used[design] ?? 0) - (design === mine ? 1 : 0);
			if (used >= (states.designs[design]?.copies ?? 0))
				into[state] = (into[state] ?? 0) - TOO_MANY;
		}
	}
}
