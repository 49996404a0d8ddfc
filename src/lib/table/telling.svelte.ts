import type { Side } from '../engine/spot';
import {
	back,
	begin,
	canGoBack,
	choose,
	correct,
	forward,
	layoutsFor,
	result,
	setMark,
	setName,
	switchTrait,
	tapPennant,
	tellEdge,
	toldEdges,
	toldType,
	traitsAmong,
	turnTo,
	wished,
	type Beginning,
	type Edge,
	type Layout,
	type Teller,
	type Telling,
	type ToldMark,
	type ToldTile,
	type Trait
} from '../told';

const layoutsOf = (edges: Telling['edges']): readonly Layout[] => {
	const told = toldEdges({ edges });
	return told ? layoutsFor(told) : [];
};

/** A tile that the table is about to tell. */
export class TileTeller implements Teller {
	#telling: Telling;

	/** @param start how far it is told */
	constructor(start: Telling) {
		this.#telling = $state.raw(start);
	}

	/** A tile that nobody has told yet. */
	static begin(beginning: Beginning): TileTeller {
		return new TileTeller(begin(beginning));
	}

	/** A tile told before, to be corrected. */
	static correct(told: ToldTile, asksMark = false): TileTeller {
		return new TileTeller(correct(told, asksMark));
	}

	get telling(): Telling {
		return this.#telling;
	}

	// By itself, so that a wish or a pennant doesn't look for all layouts again.
	readonly #edges = $derived.by(() => this.#telling.edges);
	readonly layouts: readonly Layout[] = $derived(layoutsOf(this.#edges));
	readonly shown: readonly Layout[] = $derived.by(() => wished(this.layouts, this.#telling.traits));
	readonly traits: readonly Trait[] = $derived(traitsAmong(this.layouts));
	readonly told = $derived.by(() => result(this.#telling));
	readonly type = $derived(this.told && toldType(this.told));

	readonly canGoBack: boolean = $derived.by(() => canGoBack(this.#telling));

	turnTo(side: Side): void {
		this.#telling = turnTo(this.#telling, side);
	}
	tellEdge(edge: Edge): void {
		this.#telling = tellEdge(this.#telling, edge);
	}
	forward(): void {
		this.#telling = forward(this.#telling);
	}
	back(): void {
		this.#telling = back(this.#telling);
	}
	switchTrait(trait: Trait): void {
		this.#telling = switchTrait(this.#telling, trait);
	}
	choose(layout: Layout): void {
		this.#telling = choose(this.#telling, layout);
	}
	tapPennant(city: number): void {
		this.#telling = tapPennant(this.#telling, city);
	}
	setMark(mark: ToldMark | undefined): void {
		this.#telling = setMark(this.#telling, mark);
	}
	setName(name: string): void {
		this.#telling = setName(this.#telling, name);
	}
}
