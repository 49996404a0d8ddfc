import type { Place, Spot } from '../../../src/lib/engine/spot';
import type { Segment, TileType } from '../../../src/lib/engine/tile';
import { isDone, nameOf, secondFeatures, type Feature } from './second-features';
import {
	figureName,
	isFollower,
	onTile,
	type Figure,
	type Kind,
	type Table,
	type Tile
} from './second-dragon-table';

/* What lies and stands on the table of `second-dragon-game.ts`, who holds whom, and what is in hand. */

/** The tiles, and the figures' places. */
export class DragonBoard {
	readonly tiles: Tile[];
	/** In the order in which they were set. */
	figures: readonly Figure[] = [];
	readonly hands: Record<Kind, number>[];
	/** Floors in hand. */
	readonly floors: number[];
	/** For each player whom they hold: whose and what. */
	readonly held: { readonly player: number; readonly kind: Kind }[][];
	/** Floors of the towers, by their tile. */
	readonly towers = new Map<string, number>();
	dragon: Spot | undefined;
	fairy: Spot | undefined;
	/** The figure beside which she stands. */
	beside: Figure | undefined;
	#features: ReadonlyMap<string, Feature> | undefined;

	constructor(readonly table: Table) {
		const all = Array.from({ length: table.players });
		this.tiles = [...table.start];
		this.hands = all.map(() => ({ ...table.hand }));
		this.floors = all.map(() => table.floors);
		this.held = all.map(() => []);
	}

	lay(tile: Tile): void {
		this.tiles.push(tile);
		this.#features = undefined;
	}

	typeOf({ id }: Tile): TileType {
		const type = this.table.types.get(id);
		if (!type) throw new Error(`There is no tile ${id}.`);
		return type;
	}

	tileAt(spot: Spot): Tile | undefined {
		return this.tiles.find((tile) => onTile(tile, spot));
	}

	/** Every feature by the names of its segments. */
	get features(): ReadonlyMap<string, Feature> {
		this.#features ??= new Map(
			secondFeatures(this.tiles, (id) => this.table.types.get(id)?.segments ?? []).flatMap(
				(feature) => [...feature.names].map((name) => [name, feature] as const)
			)
		);
		return this.#features;
	}

	featureAt(at: Place): Feature {
		const feature = this.features.get(nameOf(at));
		if (!feature) throw new Error(`Nothing lies at ${nameOf(at)}.`);
		return feature;
	}

	/** The segments of a tile, each with its place. */
	placesOn(tile: Tile): readonly { readonly at: Place; readonly segment: Segment }[] {
		const { x, y } = tile;
		const { segments } = this.typeOf(tile);
		return segments.map((segment, index) => ({ at: { x, y, segment: index }, segment }));
	}

	/** The figures on a feature. */
	on({ names }: Feature): readonly Figure[] {
		return this.figures.filter(({ at }) => 'segment' in at && names.has(nameOf(at)));
	}

	/** The figure as it is on the table. */
	find(figure: Figure): Figure {
		const name = figureName(figure);
		const found = this.figures.find((one) => figureName(one) === name);
		if (!found) throw new Error(`There is no ${name}.`);
		return found;
	}

	inHand(player: number, kind: Kind): number {
		return this.hands[player]?.[kind] ?? 0;
	}

	put(figure: Figure): void {
		this.#hand(figure, -1);
		this.figures = [...this.figures, figure];
	}

	/** Figures go home, and with them the companions that they leave alone. */
	sendHome(gone: readonly Figure[]): void {
		this.#leave(gone);
		for (const figure of gone) this.#hand(figure, 1);
		this.#alone();
	}

	/** A figure goes to prison, or home to its captor. */
	capture(figure: Figure, by: number): void {
		this.#leave([figure]);
		if (figure.player === by) this.#hand(figure, 1);
		else this.held[by]?.push({ player: figure.player, kind: figure.kind });
		this.#alone();
	}

	/** One of a player's figures that another one holds comes home. */
	release(player: number, kind: Kind, from: number): void {
		const cell = this.held[from] ?? [];
		const at = cell.findIndex((one) => one.player === player && one.kind === kind);
		if (at < 0) throw new Error('Nobody is held there.');
		cell.splice(at, 1);
		this.#hand({ player, kind }, 1);
	}

	/** The kinds of a player's figures that another one holds. */
	heldKinds(player: number, from: number): readonly Kind[] {
		const held = this.held[from] ?? [];
		return [...new Set(held.filter((one) => one.player === player).map(({ kind }) => kind))];
	}

	/** Companions without a follower of their owner go home (D10). */
	#alone(): void {
		const alone = this.figures.filter(({ kind, at, player }) => {
			if (isFollower({ kind }) || !('segment' in at)) return false;
			return !this.on(this.featureAt(at)).some((one) => one.player === player && isFollower(one));
		});
		this.#leave(alone);
		for (const figure of alone) this.#hand(figure, 1);
	}

	#leave(gone: readonly Figure[]): void {
		this.figures = this.figures.filter((one) => !gone.includes(one));
		if (this.beside && gone.includes(this.beside)) this.beside = undefined;
	}

	#hand({ player, kind }: Pick<Figure, 'player' | 'kind'>, by: number): void {
		const hand = this.hands[player];
		if (hand) hand[kind] += by;
	}

	/** True where nothing more can be added. */
	isDone(at: Place): boolean {
		return isDone(this.featureAt(at));
	}
}
