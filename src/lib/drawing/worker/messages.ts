import type { Spot } from '../../engine/spot';
import type { Colours } from '../canvas/paint-paths';
import type { PictureArea } from '../canvas/picture-area';
import type { TileLook } from '../layers/tile-picture';
import type { TileType } from '../../engine/tile';
import { markShape } from '../../rules/art';
import type { MarkArt } from '../../rules/presentation/art';

/*
 * What is drawn for the page in another thread. Every job says all that it needs, so that none depends on an earlier one. Types
 * of tiles come ready-made: else the worker would carry the code that reads them as well.
 */

/** Draws a part of the land. */
export interface LandJob {
	readonly draw: 'land';
	readonly tiles: readonly (TileLook & Spot)[];
	readonly area: PictureArea;
	/** Opacity of fine detail, from 0 to 1. */
	readonly fine: number;
	readonly colours: Colours;
}

/** Draws a tile as a picture. */
export interface IconJob {
	readonly draw: 'icon';
	readonly tile: TileLook;
	/** Leaves out fine detail. */
	readonly simple: boolean;
	/** Its side in pixels. */
	readonly size: number;
	readonly colours: Colours;
}

/** Draws a tile as SVG markup. */
interface MarkupJob {
	readonly draw: 'markup';
	readonly tile: TileLook;
	/** Leaves out fine detail. */
	readonly simple: boolean;
}

export type Job = LandJob | IconJob | MarkupJob;
/** What a job results in: markup is text, everything else a picture. */
export type Drawn = string | ImageBitmap;

/** A job for the worker; `id` comes back with the reply. */
export interface JobMessage {
	readonly id: number;
	readonly job: Job;
	/** The pictures of what is printed on its tiles. */
	readonly marks: MarkArt;
}

/** A finished job; without `drawn` it failed. */
export interface DrawnMessage {
	readonly id: number;
	readonly drawn?: Drawn;
}

/** The tiles of a job. */
export const tilesOf = (job: Job): readonly TileLook[] =>
	job.draw === 'land' ? job.tiles : [job.tile];

/** The pictures of the marks and signs on the tiles of a job, as far as the page has them. */
export function marksFor(job: Job): MarkArt {
	const names = new Set(
		tilesOf(job).flatMap(({ type: { mark, segments } }) => [
			...(mark === undefined ? [] : [mark]),
			...segments.flatMap(({ signs = [] }) => signs)
		])
	);
	return Object.fromEntries(
		[...names].flatMap((name) => {
			const shape = markShape(name);
			return shape ? [[name, shape]] : [];
		})
	);
}

/** Equal for types that look the same. */
export const typeKey = ({ id, line, mark = '', runsOn, edges, below }: TileType): string =>
	[id, line, mark, String(runsOn), below ? edges.join('') : ''].join('|');
