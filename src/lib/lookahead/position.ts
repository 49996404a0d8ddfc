import type { TieRule } from '../rules/base/rulings';
import type { Grid } from './grid';
import type { TileTable } from './tiles';

/** The rules that matter when looking ahead. */
export interface CompactRules {
	readonly farmRule: 'third' | 'second' | 'first';
	/** False if nobody may stand on a field. */
	readonly farmers: boolean;
	/** True if a completed city of two tiles pays half. */
	readonly smallCityPaysLess: boolean;
	/** True if unfinished roads, cities and monasteries pay nothing at the end. */
	readonly unfinishedPaysNothing: boolean;
	/** How many followers each player has. */
	readonly followers: number;
	/** Who wins a tie, see `winnersOf`. */
	readonly ties: TieRule;
}

/** What doesn't change during a game. */
export interface CompactGame {
	readonly players: number;
	readonly rules: CompactRules;
	readonly tiles: TileTable;
	readonly grid: Grid;
	/** The most tiles, and the most of their segments, that can lie on the table. */
	readonly mostTiles: number;
	readonly mostNodes: number;
}

/** The number of bits for cities, in two numbers, and for tiles, in three. */
export const MOST_CITIES = 64;
export const MOST_TILES = 96;
const MOST_MONKS = 16;
const MOST_BYTES = 1 << 16;

/** A cell without a tile on it or beside it. */
export const FAR = -1;

/** One figure of a player, as {@link Position.figures} counts it: four bits for each player. */
export const oneFigure = (player: number): number => 1 << (4 * player);

/** How many figures of a player are among these. */
export const figuresOf = (figures: number, player: number): number =>
	(figures >> (4 * player)) & 15;

/** Typed arrays one after the other in one buffer, the widest numbers first: a copy is one move of memory. */
class Memory {
	readonly #buffer = new ArrayBuffer(MOST_BYTES);
	#used = 0;

	#take(bytes: number): number {
		this.#used += bytes;
		return this.#used - bytes;
	}
	int32(count: number): Int32Array {
		return new Int32Array(this.#buffer, this.#take(4 * count), count);
	}
	int16(count: number): Int16Array {
		return new Int16Array(this.#buffer, this.#take(2 * count), count);
	}
	int8(count: number): Int8Array {
		return new Int8Array(this.#buffer, this.#take(count), count);
	}
	/** All that was taken. */
	bytes(): Uint8Array {
		return new Uint8Array(this.#buffer, 0, this.#used);
	}
}

/**
 * A game while it is played: the table, its features as a forest of segments (nodes), figures, points and the pile. What is
 * known of a feature is kept at its root. Copies are cheap.
 */
export class Position {
	/** Tiles on the table, their segments, and the open spots around them. */
	laid = 0;
	nodes = 0;
	openSpots = 0;
	/** City segments on the table, and completed cities. */
	cities = 0;
	completed = 0;
	/** Figures on monasteries that aren't completed. */
	monks = 0;
	/** Tiles left to draw. */
	left = 0;
	toMove = 0;
	/** Who began. */
	first = 0;

	/** By node: the figures on its feature, see {@link oneFigure}. */
	readonly figures: Int32Array;
	/** By node: a bit for each city segment of a city, or of the cities that a field borders. */
	readonly cities0: Int32Array;
	readonly cities1: Int32Array;
	/** By node: a bit for each tile of its feature, by the order of laying. */
	readonly tiles0: Int32Array;
	readonly tiles1: Int32Array;
	readonly tiles2: Int32Array;
	/** A bit for each segment of the nth completed city. */
	readonly completed0: Int32Array;
	readonly completed1: Int32Array;
	/** By cell: the tile by the order of laying, {@link FAR}, or `FAR - 1 - n` for the nth open spot. */
	readonly cell: Int16Array;
	/** The cells of the open spots. */
	readonly spots: Int16Array;
	/** By tile in the order of laying: how it is turned, see TileTable, and its first node. */
	readonly turned: Int16Array;
	readonly firstNode: Int16Array;
	/** By node: the next one on the way to the root, which is its own. */
	readonly parent: Int16Array;
	/** The cells of the monks. */
	readonly monkAt: Int16Array;
	readonly scores: Int16Array;
	/** By cell: the terrains that it needs, two bits a side. Read with `& 255`: the highest bit is a sign. */
	readonly needed: Int8Array;
	/** By node: its kind, and the open sides, tiles and pennants of its feature. */
	readonly kind: Int8Array;
	readonly open: Int8Array;
	readonly size: Int8Array;
	readonly pennants: Int8Array;
	/** The owners of the monks. */
	readonly monkOf: Int8Array;
	/** Followers in supply, by player. */
	readonly supply: Int8Array;
	/** Copies left to draw, by tile. */
	readonly copies: Int8Array;
	readonly #bytes: Uint8Array;

	constructor(readonly game: CompactGame) {
		const memory = new Memory();
		const { mostNodes: nodes, mostTiles: tiles, players } = game;
		const cells = game.grid.width ** 2;
		this.figures = memory.int32(nodes);
		this.cities0 = memory.int32(nodes);
		this.cities1 = memory.int32(nodes);
		this.tiles0 = memory.int32(nodes);
		this.tiles1 = memory.int32(nodes);
		this.tiles2 = memory.int32(nodes);
		this.completed0 = memory.int32(MOST_CITIES);
		this.completed1 = memory.int32(MOST_CITIES);
		this.cell = memory.int16(cells).fill(FAR);
		this.spots = memory.int16(2 * tiles + 2);
		this.turned = memory.int16(tiles);
		this.firstNode = memory.int16(tiles);
		this.parent = memory.int16(nodes);
		this.monkAt = memory.int16(MOST_MONKS);
		this.scores = memory.int16(players);
		this.needed = memory.int8(cells);
		this.kind = memory.int8(nodes);
		this.open = memory.int8(nodes);
		this.size = memory.int8(nodes);
		this.pennants = memory.int8(nodes);
		this.monkOf = memory.int8(MOST_MONKS);
		this.supply = memory.int8(players).fill(game.rules.followers);
		this.copies = memory.int8(game.tiles.ids.length);
		this.#bytes = memory.bytes();
	}

	/** Becomes equal to another position of the same game. */
	copy(other: Position): this {
		this.#bytes.set(other.#bytes);
		this.laid = other.laid;
		this.nodes = other.nodes;
		this.openSpots = other.openSpots;
		this.cities = other.cities;
		this.completed = other.completed;
		this.monks = other.monks;
		this.left = other.left;
		this.toMove = other.toMove;
		this.first = other.first;
		return this;
	}

	/** The root of a node's feature. */
	rootOf(node: number): number {
		const { parent } = this;
		let here = node;
		for (let next = parent[here] ?? here; next !== here; next = parent[here] ?? here) here = next;
		return here;
	}
}
