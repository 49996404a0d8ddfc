import type { Side } from '../engine/spot';
import type { SegmentKind, TileType } from '../engine/tile';
import type { CentreKind } from './signs';
import type { TileDescription, Trait } from './description';
import type { Edge, Layout } from './layouts';
import type { CustomTile, CustomTileMark } from './tile';

/** A description and its commands: what the picker shows and calls. */
export interface TileDescriber {
	readonly description: TileDescription;
	/** All layouts for the edges, once all are entered. */
	readonly layouts: readonly Layout[];
	/** Those with all chosen traits. */
	readonly shown: readonly Layout[];
	/** What an edge may show. */
	readonly edges: readonly Edge[];
	/** Filters that distinguish them. */
	readonly traits: readonly Trait[];
	/** The tile described, once a layout is chosen, and its type for drawing. */
	readonly described: CustomTile | undefined;
	readonly type: TileType | undefined;
	/** True when a step back leads to something that can be changed. */
	readonly canGoBack: boolean;
	/** The signs that may be set on a segment of this kind. */
	signsFor(kind: SegmentKind): readonly string[];
	turnTo(side: Side): void;
	setEdge(edge: Edge): void;
	forward(): void;
	back(): void;
	toggleTrait(trait: Trait): void;
	choose(layout: Layout): void;
	tapPennant(city: number): void;
	toggleSign(segment: { readonly index: number; readonly kind: SegmentKind }, sign: string): void;
	/** The centres that may be set on the tile. */
	readonly centres: readonly CentreKind[];
	toggleCentre(kind: CentreKind): void;
	setMark(mark: CustomTileMark | undefined): void;
	setName(name: string): void;
}
