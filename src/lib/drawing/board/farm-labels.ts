import { sameSpot, type Place } from '../../engine/spot';
import { dropMarks, isolate } from '../../engine/typed-text';
import { arrangeFigures, figureScale } from '../figures/arrange-figures';
import { distance, minus, plus, times, UNIT, type Point } from '../geometry/point';
import { standingPoint } from '../tile/hit-test';
import type { BoardFarm, BoardFigure, FarmWorth, TileOnSpot } from './scene';

/** A line of a farm's label: a player, and what the farm is worth to them. */
interface FarmLine extends FarmWorth {
	/** The name as far as there is space; empty on small boards, where colour and emblem stand for it. */
	readonly short: string;
}

/** The label of a farm, in board units: a tile is {@link UNIT} wide. */
interface FarmLabel {
	/** Its middle. */
	readonly at: Point;
	readonly width: number;
	readonly height: number;
	readonly lines: readonly FarmLine[];
	/** A place of the farm, for a tap on the label. */
	readonly place: Place | undefined;
}

/** Sizes in pixels: labels stay legible whatever the size of the board. */
export const LABEL = { line: 21, letter: 7.6, wide: 13, emblem: 19, pad: 6 } as const;
/** Labels have names if a tile is at least this large, in pixels. @internal */
export const NAMED = 52;
/** A name has at most this many letters. */
const LETTERS = 9;
/** The space that a figure takes, in units at scale 1. */
const FIGURE = 34;

/** A rectangle by its middle. */
interface Box {
	readonly at: Point;
	readonly width: number;
	readonly height: number;
}

/** The labels of all farms that somebody holds or is paid for; each on its land, away from figures and other labels. */
export function labelFarms(
	farms: readonly BoardFarm[],
	tiles: readonly TileOnSpot[],
	figures: readonly BoardFigure[],
	size: number
): readonly FarmLabel[] {
	const side = FIGURE * figureScale(size);
	const standing = arrangeFigures(figures, tiles).map(({ at }) => ({
		at,
		width: side,
		height: side
	}));
	const placed: FarmLabel[] = [];
	// Small farms first: they have the least choice.
	const bySize = farms.toSorted((a, b) => a.places.length - b.places.length);
	for (const farm of bySize.filter(({ worth }) => worth.length > 0)) {
		const lines = farm.worth.map((one) => ({ ...one, short: shortName(one.name, size) }));
		const label = { ...sizeOf(lines, UNIT / size), lines };
		const at = bestPoint(farm, tiles, label, [standing, placed]);
		if (at) placed.push({ ...label, at, place: farm.places[0] });
	}
	return placed;
}

const shortName = (name: string, size: number): string => {
	const letters = Array.from(size < NAMED ? '' : dropMarks(name));
	const cut = letters.length > LETTERS ? [...letters.slice(0, LETTERS - 1), '…'] : letters;
	return isolate(cut.join(''));
};

/** Width and height of a label, in board units. */
function sizeOf(lines: readonly FarmLine[], pixel: number) {
	const widths = lines.map(({ short, points }) =>
		textWidth(`${short && `${short} `}${String(points)}`)
	);
	const { emblem, pad, line } = LABEL;
	return {
		width: (Math.max(...widths) + emblem + 2 * pad) * pixel,
		height: lines.length * line * pixel
	};
}

/** The approximate width of a text, in pixels: letters of East Asian scripts are as wide as high. */
const textWidth = (text: string): number =>
	Array.from(dropMarks(text)).reduce(
		(sum, letter) => sum + (letter > '\u2e7f' ? LABEL.wide : LABEL.letter),
		0
	);

/** The cost of covering another label, and of covering a figure, per area of one unit times a tile's side. */
const OVER_LABEL = 8;
const OVER_FIGURE = 3;
/** The cost of a label beside the place of a figure, where it may leave the land of its farm. */
const BESIDE = 25;
/** The cost of each tile of distance between a label and the middle of its farm. */
const AWAY = 4;

/** The point of a farm where its label covers least; undefined if none of its tiles is there. */
function bestPoint(
	farm: BoardFarm,
	tiles: readonly TileOnSpot[],
	label: Omit<Box, 'at'>,
	[figures, labels]: readonly [readonly Box[], readonly Box[]]
): Point | undefined {
	const stands = standsOf(farm, tiles);
	const middle = times(stands.reduce(plus, { x: 0, y: 0 }), 1 / stands.length);
	const off = { x: 0, y: (label.height + FIGURE) / 2 };
	const beside = stands.flatMap((at) => [minus(at, off), plus(at, off)]);
	const cost = (at: Point): number =>
		OVER_LABEL * coveredArea({ ...label, at }, labels) +
		OVER_FIGURE * coveredArea({ ...label, at }, figures) +
		(AWAY * distance(at, middle)) / UNIT;
	const costs = [...stands.map(cost), ...beside.map((at) => cost(at) + BESIDE)];
	return [...stands, ...beside][costs.indexOf(Math.min(...costs))];
}

/** Where figures would stand on the farm, in board units. */
const standsOf = ({ places }: BoardFarm, tiles: readonly TileOnSpot[]): readonly Point[] =>
	places.flatMap((place) => {
		const tile = tiles.find((one) => sameSpot(one, place));
		if (!tile) return [];
		return [plus(times(tile, UNIT), standingPoint(tile.type, tile.rotation, place.segment))];
	});

/** The area of a box that others cover, in units times tiles. */
const coveredArea = (box: Box, others: readonly Box[]): number =>
	others.reduce((sum, other) => sum + overlap(box, other), 0) / UNIT;

function overlap(a: Box, b: Box): number {
	const x = (a.width + b.width) / 2 - Math.abs(a.at.x - b.at.x);
	const y = (a.height + b.height) / 2 - Math.abs(a.at.y - b.at.y);
	return Math.max(0, x) * Math.max(0, y);
}
