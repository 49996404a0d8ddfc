import type { TileId } from '../engine/tile';
import type { Ground } from './areas';
import { ROAD_HALF } from './arm';
import type { Croft } from './meadow';
import { distance, plus, UNIT, type Point } from './point';
import { Raster } from './raster';
import { seeded } from './seed';
import { ROOM, type Site, type SiteKind } from './site';

/** How far trees keep from where a farmer lies, and what's lower, in units. */
const FROM_STAND = 9;
const LOW_FROM_STAND = 5;
/** How far trees keep from the sides of the tile: their crowns are as wide. */
const FROM_SIDE = 4.5;
/** So often a place is drawn by lot before a kind is given up. */
const TRIES = 60;

/** What is on a tile already when its fields are planted. */
export interface Taken {
	readonly landmarks: readonly Site[];
	readonly stands: readonly Point[];
	readonly crofts: readonly Croft[];
}

/** The plants of a tile's fields, clear of where figures stand; the same for the same tile, always. */
export const plantsOn = (id: TileId, ground: Ground, taken: Taken): readonly Site[] =>
	new Planter(id, fieldsOf(ground, taken), taken).planted();

/** Plants the fields of a tile. */
class Planter {
	readonly #random: () => number;
	readonly #raster: Raster;
	readonly #room: Float32Array;
	readonly #sites: Site[] = [];
	readonly #stands: readonly Point[];
	readonly #landmarks: readonly Site[];

	constructor(id: TileId, fields: Raster, { landmarks, stands }: Taken) {
		this.#random = seeded(id);
		this.#stands = stands;
		this.#landmarks = landmarks;
		this.#raster = fields;
		this.#room = this.#raster.room();
	}

	planted(): readonly Site[] {
		const size = this.#cells();
		const groves = Math.round(size / 3200 + this.#random() * 0.6);
		for (let n = 0; n < groves; n++) this.#grove();
		if (size > 2500) this.#hedge();
		if (size > 5500) this.#hedge();
		this.#scatter('tree', Math.round(size / 4000), 1);
		this.#scatter('tuft', Math.round(size / 620), 0);
		this.#scatter('flowers', Math.round(size / 1500), 0);
		return this.#sites;
	}

	/** How many cells are field. */
	#cells(): number {
		return this.#room.reduce((sum, room) => sum + (room > 2 ? 1 : 0), 0);
	}

	/** Some trees standing together, all broad-leaved or all firs. */
	#grove(): void {
		const kind = this.#random() < 0.55 ? 'fir' : 'tree';
		const middle = this.#lot(kind, 5);
		if (!middle) return;
		const trees = 3 + Math.floor(this.#random() * 3);
		this.#plant(kind, middle);
		for (let n = 1; n < trees; n++) {
			const angle = (n / trees + 0.15 * this.#random()) * 2 * Math.PI;
			const away = 5.6 + 2.4 * this.#random();
			const at = plus(middle, { x: away * Math.cos(angle), y: 0.72 * away * Math.sin(angle) });
			if (this.#clear(kind, at, 0.5)) this.#plant(kind, at);
		}
	}

	/** A row of bushes that bends a little. */
	#hedge(): void {
		const start = this.#lot('bush', 4);
		if (!start) return;
		let at = start;
		let heading = this.#random() * 2 * Math.PI;
		const bend = (this.#random() - 0.5) * 0.22;
		for (let n = 0; n < 9 && this.#clear('bush', at, 0.6); n++) {
			this.#plant('bush', at);
			heading += bend;
			at = plus(at, { x: 3.5 * Math.cos(heading), y: 3.5 * Math.sin(heading) });
		}
	}

	#scatter(kind: SiteKind, many: number, margin: number): void {
		for (let n = 0; n < many; n++) {
			const at = this.#lot(kind, margin);
			if (at) this.#plant(kind, at);
		}
	}

	#plant(kind: SiteKind, at: Point): void {
		const size = SIZES[kind];
		this.#sites.push({ kind, at, ...(size && { size: size * (0.85 + 0.35 * this.#random()) }) });
	}

	/** A clear place by lot, with so much room beyond its own. */
	#lot(kind: SiteKind, margin: number): Point | undefined {
		for (let n = 0; n < TRIES; n++) {
			const at = { x: UNIT * this.#random(), y: UNIT * this.#random() };
			if (this.#clear(kind, at, margin)) return at;
		}
		return undefined;
	}

	#clear(kind: SiteKind, at: Point, margin: number): boolean {
		const need = ROOM[kind];
		const low = kind === 'tuft' || kind === 'flowers';
		const side = low ? 3 : FROM_SIDE;
		if (Math.min(at.x, at.y, UNIT - at.x, UNIT - at.y) < side) return false;
		const room = this.#room[Math.floor(at.y) * UNIT + Math.floor(at.x)] ?? 0;
		if (this.#raster.at(at) !== FIELD || room < need + margin) return false;
		const far = low ? LOW_FROM_STAND : FROM_STAND;
		return (
			this.#stands.every((stand) => distance(stand, at) > far + (low ? 0 : need / 2)) &&
			this.#landmarks.every((site) => distance(site.at, at) > need + ROOM[site.kind]) &&
			this.#sites.every((site) => distance(site.at, at) > apart(kind, site.kind))
		);
	}
}

/** Half the width of each plant, in units. */
const SIZES: Readonly<Partial<Record<SiteKind, number>>> = { tree: 3.9, fir: 3.1, bush: 2.2 };

/** Plants of a grove or a hedge may touch. */
const apart = (one: SiteKind, other: SiteKind): number =>
	one === other && one === 'bush' ? 3.2 : 0.9 * (ROOM[one] + ROOM[other]);

const FIELD = 1;

/** Where a tile's fields are, off its roads, walls and all that stands there already. */
function fieldsOf(
	{ areas, pieces, arms, court, decks }: Ground,
	{ landmarks, crofts }: Taken
): Raster {
	const raster = new Raster();
	for (const { kind, rings } of areas) if (kind === 'field') raster.fill(rings, FIELD);
	raster.fill([...decks, ...crofts.map(({ ring }) => ring)], 0);
	for (const { line } of pieces) raster.fence(line, 3.4);
	for (const { line } of arms) raster.fence(line, ROAD_HALF + 0.6);
	if (court) raster.disc(court.at, court.radius + 1);
	for (const { kind, at } of landmarks)
		if (kind === 'tower') raster.disc({ x: at.x, y: at.y - 3 }, 6);
	return raster;
}
