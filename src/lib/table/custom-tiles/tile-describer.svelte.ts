import type { Side } from '../../engine/spot';
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
	toggleTrait,
	tapPennant,
	setEdge,
	completeEdges,
	customTileType,
	traitsAmong,
	turnTo,
	layoutsWith,
	type DescriptionStart,
	type Edge,
	type Layout,
	type TileDescriber,
	type TileDescription,
	type CustomTileMark,
	type CustomTile,
	type Trait
} from '../../custom-tiles';

const layoutsOf = (edges: TileDescription['edges']): readonly Layout[] => {
	const complete = completeEdges({ edges });
	return complete ? layoutsFor(complete) : [];
};

/** The description of a custom tile while it is entered. */
export class LiveTileDescriber implements TileDescriber {
	#telling: TileDescription;

	/** @param start how far it is described */
	constructor(start: TileDescription) {
		this.#telling = $state.raw(start);
	}

	/** Describes a new tile. */
	static begin(beginning: DescriptionStart): LiveTileDescriber {
		return new LiveTileDescriber(begin(beginning));
	}

	/** Edits the description of a tile. */
	static correct(tile: CustomTile, offersMark = false): LiveTileDescriber {
		return new LiveTileDescriber(correct(tile, offersMark));
	}

	get description(): TileDescription {
		return this.#telling;
	}

	// Derived separately, so that a filter or a pennant doesn't compute all layouts again.
	readonly #edges = $derived.by(() => this.#telling.edges);
	readonly layouts: readonly Layout[] = $derived(layoutsOf(this.#edges));
	readonly shown: readonly Layout[] = $derived.by(() =>
		layoutsWith(this.layouts, this.#telling.traits)
	);
	readonly traits: readonly Trait[] = $derived(traitsAmong(this.layouts));
	readonly told = $derived.by(() => result(this.#telling));
	readonly type = $derived(this.told && customTileType(this.told));

	readonly canGoBack: boolean = $derived.by(() => canGoBack(this.#telling));

	turnTo(side: Side): void {
		this.#telling = turnTo(this.#telling, side);
	}
	setEdge(edge: Edge): void {
		this.#telling = setEdge(this.#telling, edge);
	}
	forward(): void {
		this.#telling = forward(this.#telling);
	}
	back(): void {
		this.#telling = back(this.#telling);
	}
	toggleTrait(trait: Trait): void {
		this.#telling = toggleTrait(this.#telling, trait);
	}
	choose(layout: Layout): void {
		this.#telling = choose(this.#telling, layout);
	}
	tapPennant(city: number): void {
		this.#telling = tapPennant(this.#telling, city);
	}
	setMark(mark: CustomTileMark | undefined): void {
		this.#telling = setMark(this.#telling, mark);
	}
	setName(name: string): void {
		this.#telling = setName(this.#telling, name);
	}
}
