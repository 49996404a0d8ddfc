import type { Bridge, Place, Spot } from '../../../src/lib/engine/spot';
import type { Segment, TileType } from '../../../src/lib/engine/tile';
import {
	isDone,
	firstName,
	nameOf,
	secondFeatures,
	segmentsOn,
	type Feature,
	type Laid,
	type SegmentsOf
} from './second-features';
import {
	spotName,
	wideName,
	type Castle,
	type WideFigure,
	type WideTable
} from './second-wide-table';

/* What lies and stands on the table of `second-wide-game.ts`, and what is in hand. */

/** Kinds of segments that are completed. */
const COMPLETED: readonly Feature['kind'][] = ['road', 'city', 'monastery'];

/** The tiles, bridges, castles and figures. */
export class WideBoard {
	readonly tiles: Laid[];
	figures: readonly WideFigure[] = [];
	readonly castles: Castle[] = [];
	readonly hands: Record<string, number>[];
	#features: ReadonlyMap<string, Feature> | undefined;
	readonly #segmentsOf: SegmentsOf = (id) => this.table.types.get(id)?.segments ?? [];

	constructor(readonly table: WideTable) {
		this.tiles = [...table.start];
		this.hands = Array.from({ length: table.players }, () => ({ ...table.hand }));
	}

	lay(tile: Laid): void {
		this.tiles.push(tile);
		this.#features = undefined;
	}

	/** Lays a player's bridge. */
	span(player: number, { x, y, side }: Bridge): void {
		const index = this.tiles.findIndex((one) => one.x === x && one.y === y);
		const tile = this.tiles[index];
		if (!tile) throw new Error('A bridge lies over a tile.');
		this.tiles[index] = { ...tile, bridge: side };
		this.take(player, 'bridge', 1);
		this.#features = undefined;
	}

	/** Takes things of a kind from a player's hand, or gives them back. */
	take(player: number, kind: string, count: number): void {
		const hand = this.hands[player];
		if (hand) hand[kind] = (hand[kind] ?? 0) - count;
	}

	typeAt(spot: Spot): TileType | undefined {
		const tile = this.tileAt(spot);
		return tile && this.table.types.get(tile.id);
	}

	tileAt({ x, y }: Spot): Laid | undefined {
		return this.tiles.find((one) => one.x === x && one.y === y);
	}

	/** Every feature by the names of its segments. */
	get features(): ReadonlyMap<string, Feature> {
		this.#features ??= new Map(
			secondFeatures(this.tiles, this.#segmentsOf).flatMap((feature) =>
				[...feature.names].map((name) => [name, feature] as const)
			)
		);
		return this.#features;
	}

	get all(): ReadonlySet<Feature> {
		return new Set(this.features.values());
	}

	/** Roads, cities and monasteries, and gardens where they count, that are done; a castle isn't one. */
	get done(): readonly Feature[] {
		const { gardens } = this.table;
		return [...this.all].filter(
			(one) =>
				(COMPLETED.includes(one.kind) || (gardens && one.kind === 'garden')) &&
				isDone(one) &&
				!this.castleOf(one)
		);
	}

	featureAt(at: Place): Feature {
		const feature = this.features.get(nameOf(at));
		if (!feature) throw new Error(`Nothing lies at ${nameOf(at)}.`);
		return feature;
	}

	/** The castle that a city has become. */
	castleOf(feature: Feature): Castle | undefined {
		return this.castles.find(({ names }) => names.has(firstName(feature)));
	}

	segmentsOf(tile: Laid): readonly Segment[] {
		return segmentsOn(tile, this.#segmentsOf);
	}

	/** The figures on a feature. */
	on({ names }: Feature): readonly WideFigure[] {
		return this.figures.filter(({ at }) => names.has(nameOf(at)));
	}

	/** The features with figures, each once. */
	get taken(): readonly Feature[] {
		return [...new Set(this.figures.map(({ at }) => this.featureAt(at)))];
	}

	put(figure: WideFigure): void {
		this.take(figure.player, figure.kind, 1);
		this.figures = [...this.figures, figure];
	}

	sendHome(gone: readonly WideFigure[]): void {
		const names = gone.map(wideName);
		for (const { player, kind } of gone) this.take(player, kind, -1);
		this.figures = this.figures.filter((one) => !names.includes(wideName(one)));
	}

	/** True where each side that a field reaches has a neighbour. */
	isClosed(field: Feature): boolean {
		const spots = new Set(this.tiles.map(spotName));
		return field.nodes.every(({ place, segment }) => {
			const turns = this.tileAt(place)?.rotation ?? 0;
			const halves = segment.shape === 'field' ? segment.halves : [];
			return halves.every((half) => spots.has(spotName(beyond(place, (half >> 1) + turns))));
		});
	}
}

const STEPS = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0]
] as const;

/** The spot beyond a side of another one. */
function beyond({ x, y }: Spot, side: number): Spot {
	const [dx, dy] = STEPS[side % STEPS.length] ?? [0, 0];
	return { x: x + dx, y: y + dy };
}
