import type { TileId } from '../../engine/tile';
import type { CropPatch } from '../fields/meadow';
import { distance, plus, UNIT, type Point } from '../geometry/point';
import type { Raster, Room } from '../geometry/raster';
import { seededRandom } from '../../engine/seeded-random';
import { ROOM, type SceneryItem, type SceneryKind } from './scenery-item';
import { FIELD, TAKEN } from '../fields/field-raster';

/** Least distance from figures: of trees, and of lower plants, in units. */
const FROM_STAND = 9;
const LOW_FROM_STAND = 5;
/** Least distance of trees from the sides of the tile, in units: about the width of a crown. */
const FROM_SIDE = 5.2;
/** Number of random places tried before a kind is given up. */
const TRIES = 60;

/** The plants of a tile's fields, clear of figures, always the same for a tile. Removes the crop patches from `fields`. */
export function plantsOn(
	id: TileId,
	fields: Raster,
	cropPatches: readonly CropPatch[],
	stands: readonly Point[]
): readonly SceneryItem[] {
	for (const { ring } of cropPatches) fields.fill([ring], TAKEN);
	return new Planter(id, fields, stands).plant();
}

class Planter {
	readonly #random: () => number;
	readonly #fields: Raster;
	readonly #room: Room;
	readonly #stands: readonly Point[];
	readonly #sites: SceneryItem[] = [];

	constructor(id: TileId, fields: Raster, stands: readonly Point[]) {
		this.#random = seededRandom(id);
		this.#fields = fields;
		this.#room = fields.room();
		this.#stands = stands;
	}

	plant(): readonly SceneryItem[] {
		const size = this.#fields.count(FIELD);
		const groves = Math.round(size / 2300 + this.#random() * 0.6);
		for (let n = 0; n < groves; n++) this.#grove();
		if (size > 2500) this.#hedge();
		if (size > 5500) this.#hedge();
		this.#scatter('tree', Math.round(size / 3000), 0.5);
		this.#scatter('tuft', Math.round(size / 620), 0);
		this.#scatter('flowers', Math.round(size / 1500), 0);
		return this.#sites;
	}

	/** A group of trees, all broad-leaved or all firs. */
	#grove(): void {
		const kind = this.#random() < 0.55 ? 'fir' : 'tree';
		const middle = this.#freePlace(kind, 2);
		if (!middle) return;
		const trees = 3 + Math.floor(this.#random() * 3);
		this.#plant(kind, middle);
		for (let n = 1; n < trees; n++) {
			const angle = (n / trees + 0.15 * this.#random()) * 2 * Math.PI;
			const away = 6.4 + 2 * this.#random();
			const at = plus(middle, { x: away * Math.cos(angle), y: 0.72 * away * Math.sin(angle) });
			if (this.#clear(kind, at, 0.5)) this.#plant(kind, at);
		}
	}

	/** A slightly bent row of bushes. */
	#hedge(): void {
		const start = this.#freePlace('bush', 4);
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

	#scatter(kind: SceneryKind, many: number, margin: number): void {
		for (let n = 0; n < many; n++) {
			const at = this.#freePlace(kind, margin);
			if (at) this.#plant(kind, at);
		}
	}

	#plant(kind: SceneryKind, at: Point): void {
		const size = SIZES[kind];
		this.#sites.push({ kind, at, ...(size && { size: size * (0.85 + 0.35 * this.#random()) }) });
	}

	/** A random free place, with a margin around the plant's own room. */
	#freePlace(kind: SceneryKind, margin: number): Point | undefined {
		for (let n = 0; n < TRIES; n++) {
			const at = { x: UNIT * this.#random(), y: UNIT * this.#random() };
			if (this.#clear(kind, at, margin)) return at;
		}
		return undefined;
	}

	#clear(kind: SceneryKind, at: Point, margin: number): boolean {
		const need = ROOM[kind];
		const low = kind === 'tuft' || kind === 'flowers';
		const side = low ? 3 : FROM_SIDE;
		if (Math.min(at.x, at.y, UNIT - at.x, UNIT - at.y) < side) return false;
		if (this.#fields.at(at) !== FIELD || this.#room(at) < need + margin) return false;
		const far = low ? LOW_FROM_STAND : FROM_STAND + need / 2;
		return (
			this.#stands.every((stand) => distance(stand, at) > far) &&
			this.#sites.every((item) => distance(item.at, at) > apart(kind, item.kind))
		);
	}
}

/** Half the width of each plant, in units. */
const SIZES: Readonly<Partial<Record<SceneryKind, number>>> = { tree: 3.9, fir: 3.1, bush: 2.2 };

/** Least distance of two plants; those of a grove or a hedge may touch. */
const apart = (one: SceneryKind, other: SceneryKind): number =>
	one === other && one === 'bush' ? 3.2 : 0.9 * (ROOM[one] + ROOM[other]);
