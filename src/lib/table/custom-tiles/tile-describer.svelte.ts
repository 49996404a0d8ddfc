import type { Side } from '../../engine/spot';
import type { Segment, SegmentKind } from '../../engine/tile';
import {
	back,
	begin,
	canGoBack,
	centresFor,
	choose,
	correct,
	edgesOffered,
	forward,
	layoutsFor,
	result,
	setMark,
	setName,
	signsFor,
	toggleCentre,
	toggleSign,
	toggleTrait,
	tapPennant,
	setEdge,
	completeEdges,
	customTileType,
	traitsAmong,
	turnTo,
	layoutsWith,
	type CentreKind,
	type DescriptionStart,
	type Edge,
	type Layout,
	type Offers,
	type TileDescriber,
	type TileDescription,
	type CustomTileMark,
	type CustomTile,
	type Trait
} from '../../custom-tiles';
import type { GameId } from '../../record';
import { describedSoFar } from './kept-description';

const layoutsOf = (edges: TileDescription['edges']): readonly Layout[] => {
	const complete = completeEdges({ edges });
	return complete ? layoutsFor(complete) : [];
};

/** What is known of a new tile, or the tile to correct. */
export type TileToDescribe =
	{ readonly begin: DescriptionStart } | ({ readonly correct: CustomTile } & Offers);

/** The description of a custom tile while it is entered. */
export class LiveTileDescriber implements TileDescriber {
	#describing: TileDescription;

	/** @param start the description so far */
	constructor(start: TileDescription) {
		this.#describing = $state.raw(start);
	}

	/** Describes a tile. In a game, goes on from where a reload interrupted the description. */
	static of(game: GameId | undefined, start: TileToDescribe): LiveTileDescriber {
		const from = 'correct' in start ? correct(start.correct, start) : begin(start.begin);
		return new LiveTileDescriber(game === undefined ? from : describedSoFar(game, from));
	}

	get description(): TileDescription {
		return this.#describing;
	}

	readonly edges: readonly Edge[] = $derived.by(() => edgesOffered(this.#describing));
	// Derived separately, so that a filter or a pennant doesn't compute all layouts again.
	readonly #edges = $derived.by(() => this.#describing.edges);
	readonly layouts: readonly Layout[] = $derived(layoutsOf(this.#edges));
	readonly shown: readonly Layout[] = $derived.by(() =>
		layoutsWith(this.layouts, this.#describing.traits)
	);
	readonly traits: readonly Trait[] = $derived(traitsAmong(this.layouts));
	readonly described = $derived.by(() => result(this.#describing));
	readonly type = $derived(this.described && customTileType(this.described));

	readonly canGoBack: boolean = $derived.by(() => canGoBack(this.#describing));

	signsFor(kind: SegmentKind): readonly string[] {
		return signsFor(this.#describing, kind);
	}
	turnTo(side: Side): void {
		this.#describing = turnTo(this.#describing, side);
	}
	setEdge(edge: Edge): void {
		this.#describing = setEdge(this.#describing, edge);
	}
	forward(): void {
		this.#describing = forward(this.#describing);
	}
	back(): void {
		this.#describing = back(this.#describing);
	}
	toggleTrait(trait: Trait): void {
		this.#describing = toggleTrait(this.#describing, trait);
	}
	choose(layout: Layout): void {
		this.#describing = choose(this.#describing, layout);
	}
	tapPennant(city: number): void {
		this.#describing = tapPennant(this.#describing, city);
	}
	toggleSign(segment: Pick<Segment, 'index' | 'kind'>, sign: string): void {
		this.#describing = toggleSign(this.#describing, segment, sign);
	}
	get centres(): readonly CentreKind[] {
		return centresFor(this.#describing);
	}
	toggleCentre(kind: CentreKind): void {
		this.#describing = toggleCentre(this.#describing, kind);
	}
	setMark(mark: CustomTileMark | undefined): void {
		this.#describing = setMark(this.#describing, mark);
	}
	setName(name: string): void {
		this.#describing = setName(this.#describing, name);
	}
}
