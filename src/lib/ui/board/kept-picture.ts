import type { BoardTile } from '../../drawing/board/scene';
import type { PictureArea } from '../../drawing/canvas/picture-area';

/** What a picture of the land shows. */
export interface PictureFacts {
	readonly tiles: readonly BoardTile[];
	readonly area: PictureArea;
	/** The scale that was asked for; larger than the area's where that would be too large a picture. */
	readonly scale: number;
	/** Opacity of fine detail, from 0 to 1. */
	readonly fine: number;
	/** The name of its colours. */
	readonly scheme: string;
}

/** A picture whose tiles are told by their looks. */
type KeptPicture = Omit<PictureFacts, 'tiles'> & { readonly tiles: readonly string[] };

/** All by which a tile looks different, and where it is. */
export const lookOf = ({ x, y, type, rotation, completed }: BoardTile): string =>
	[x, y, type.id, type.line, rotation, ...completed].join(' ');

/** What a picture shows as text, by which it is known again after a restart. */
export function pictureText({ tiles, area, scale, fine, scheme }: PictureFacts): string {
	const kept: KeptPicture = { area, scale, fine, scheme, tiles: tiles.map(lookOf) };
	return JSON.stringify(kept);
}

/** Canvases that are in the page before the app draws anything, as part of its last frame. */
const KEPT = 'canvas[data-picture]';

/** True when the page shows a kept picture of some land. */
export const hasKeptPicture = (): boolean => document.querySelector(KEPT) !== null;

/** A kept picture in the page with these tiles and colours, and what it shows. */
export function findKeptPicture(
	tiles: readonly BoardTile[],
	scheme: string
): { readonly canvas: HTMLCanvasElement; readonly facts: PictureFacts } | undefined {
	for (const canvas of document.querySelectorAll<HTMLCanvasElement>(KEPT)) {
		const kept = JSON.parse(canvas.dataset['picture'] ?? '') as KeptPicture;
		const { width, height } = kept.area;
		const fits = canvas.width === width && canvas.height === height && kept.scheme === scheme;
		if (fits && kept.tiles.join() === tiles.map(lookOf).join())
			return { canvas, facts: { ...kept, tiles } };
	}
	return undefined;
}
