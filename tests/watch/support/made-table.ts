import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import type { Rotation, Spot } from '../../../src/lib/engine/spot';
import type { TileType } from '../../../src/lib/engine/tile';
import { BASE_TILES } from '../../../src/lib/rules/base/tiles';
import { CUT_OUT, CUT_OUT_BYTES } from '../../../src/lib/snap/grid/cut-out';
import type { Homography } from '../../../src/lib/snap/grid/homography';
import { lookFinder, looksOf } from '../../../src/lib/snap/looks';
import type { Reader } from '../../../src/lib/snap/read-table';
import type { Evidence, Pixels } from '../../../src/lib/snap/reading';

/*
 * A table drawn of plain squares, and a network that reads them: the colours in the middle of a tile say what it is. So what a
 * film shows is known exactly, and no picture takes longer than a few milliseconds.
 */

/** What lies on a made table. */
export interface MadeTile extends Spot {
	readonly type: TileType;
	readonly rotation: Rotation;
	/** True with a red figure on it. */
	readonly figure?: boolean;
}

/** A rectangle of spots under something of one colour. */
interface Cover {
	readonly left: number;
	readonly top: number;
	readonly wide: number;
	readonly high: number;
}

/** What a picture shows. */
export interface MadeScene {
	readonly tiles: readonly MadeTile[];
	readonly covers?: readonly Cover[];
	/** How bright it is; 1 without. */
	readonly light?: number;
	/** How far the board was pushed to the right and down, in pixels. */
	readonly pushed?: readonly [number, number];
}

/** Pixels on the side of a tile, and where the spot (0, 0) begins. */
const TILE = 40;
const [LEFT, TOP] = [240, 160];
const [WIDTH, HEIGHT] = [520, 360];

/** The map of the spots to the pixels of a picture. */
export const VIEW: Homography = [TILE, 0, LEFT, 0, TILE, TOP, 0, 0, 1];

const LOOKS = looksOf(BASE_TILES);
const find = lookFinder(LOOKS);

/** The colours in the middle of a tile: its look, its turn, and that it is one. */
const [LOOK_STEP, TURN_STEP, IS_TILE] = [8, 40, 240];
const SKIN = [215, 160, 130] as const;
const RED = [255, 0, 0] as const;

export function pictureOf({ tiles, covers = [], light = 1, pushed = [0, 0] }: MadeScene): Pixels {
	const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255);
	const picture = { width: WIDTH, height: HEIGHT, data };
	fill(picture, [0, 0, WIDTH, HEIGHT], (x, y) => ground(x, y));
	for (const tile of tiles) drawTile(picture, tile, pushed);
	for (const { left, top, wide, high } of covers)
		fill(picture, [LEFT + left * TILE, TOP + top * TILE, wide * TILE, high * TILE], () => SKIN);
	for (let at = 0; at < data.length; at++) if (at % 4 < 3) data[at] = (data[at] ?? 0) * light;
	return picture;
}

type Colour = readonly [number, number, number];

/** A table cloth with a faint pattern. */
const ground = (x: number, y: number): Colour => {
	const weave = 10 * Math.sin(x / 5) * Math.sin(y / 7);
	return [90 + weave, 110 + weave, 60];
};

function fill(
	{ width, height, data }: Pixels,
	[left, top, wide, high]: readonly [number, number, number, number],
	colourAt: (x: number, y: number) => Colour
): void {
	for (let y = Math.max(0, top); y < Math.min(height, top + high); y++)
		for (let x = Math.max(0, left); x < Math.min(width, left + wide); x++)
			data.set(colourAt(x, y), 4 * (Math.round(y) * width + Math.round(x)));
}

function drawTile(
	picture: Pixels,
	{ x, y, type, rotation, figure }: MadeTile,
	[right, down]: readonly [number, number]
): void {
	const found = find(type) ?? { look: 0, rotation: 0 };
	const turn = (rotation + found.rotation) % (LOOKS[found.look]?.period ?? 4);
	const [left, top] = [LEFT + x * TILE + right, TOP + y * TILE + down];
	const pattern = (at: number): number => 60 + ((at * 7919 * (found.look + 3) + 40 * turn) % 120);
	fill(picture, [left, top, TILE, TILE], (px, py) => {
		const block = Math.floor((px - left) / 8) + 5 * Math.floor((py - top) / 8);
		return [pattern(block), pattern(block + 31), pattern(block + 67)];
	});
	const middle: Colour = [LOOK_STEP * found.look + 4, TURN_STEP * turn + 20, IS_TILE];
	fill(picture, [left + 12, top + 12, 16, 16], () => middle);
	if (figure) fill(picture, [left + 4, top + 28, 8, 8], () => RED);
}

/** Reads made pictures. */
export const READER: Reader = {
	looks: LOOKS,
	look: (cutOuts, count) =>
		Array.from({ length: count }, (_, index) =>
			evidenceOf(cutOuts.subarray(index * CUT_OUT_BYTES, (index + 1) * CUT_OUT_BYTES))
		)
};

const isNearly = (value: number, expected: number): boolean => Math.abs(value - expected) < 20;

function evidenceOf(cutOut: Uint8Array): Evidence {
	const at = 3 * (CUT_OUT / 2) * (CUT_OUT + 1);
	const [red = 0, green = 0, blue = 0] = cutOut.subarray(at, at + 3);
	const contents = new Float32Array(4 * LOOKS.length + 2).fill(Math.log(1e-5));
	if (isNearly(blue, 60)) contents[contents.length - 1] = Math.log(0.99);
	else if (blue < IS_TILE - 60) contents[contents.length - 2] = Math.log(0.99);
	else {
		const look = Math.floor(red / LOOK_STEP);
		const period = LOOKS[look]?.period ?? 4;
		for (let turn = 0; turn < 4; turn++)
			if (turn % period === Math.floor(green / TURN_STEP))
				contents[4 * look + turn] = Math.log((0.98 * period) / 4);
	}
	const colours = PLAYER_COLOURS.length - 1;
	const figures = new Float32Array(colours).fill(0.001);
	if (hasFigure(cutOut)) figures[0] = 0.97;
	return { contents, offset: [0, 0], figures, places: placesOf(colours) };
}

const placesOf = (colours: number): Float32Array =>
	Float32Array.from({ length: 2 * colours }, (_, index) => (index % 2 === 0 ? -0.3 : 0.3));

function hasFigure(cutOut: Uint8Array): boolean {
	for (let at = 0; at < cutOut.length; at += 3)
		if ((cutOut[at] ?? 0) > 240 && (cutOut[at + 1] ?? 0) < 10 && (cutOut[at + 2] ?? 0) < 10)
			return true;
	return false;
}
