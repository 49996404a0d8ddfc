import { describe, expect, it } from 'vitest';
import {
	completedBy,
	emptyBoard,
	featureAt,
	featuresOfKind,
	placePiece,
	removePiece,
	type Board,
	type Bounds,
	type Link,
	type MutableBoard
} from '../../src/lib/engine/board';
import {
	current,
	featureOf,
	isCompleted,
	partsOf,
	placeOf,
	tileCount,
	type Feature,
	type Part
} from '../../src/lib/engine/feature';
import { openStartSpot, placements } from '../../src/lib/engine/holes';
import { lay, type Laying } from '../../src/lib/engine/laying';
import { changeLinks } from '../../src/lib/engine/links';
import type { Piece } from '../../src/lib/engine/piece';
import { samePlace, type Place } from '../../src/lib/engine/spot';
import { tile, type SegmentKind, type TileType } from '../../src/lib/engine/tile';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import '../tools/games/all-expansions';
import { engineFeatures, floodFeatures } from '../tools/games/flood-fill';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';

const LAKE = tile(
	'lake',
	{},
	'R:N>village R:E>village R:S>village R:W>village F:07 F:12 F:34 F:56'
);
const LANE = tile('lane', {}, 'R:EW F:0127 F:3456');
const END = tile('end', {}, 'R:W>village F:01234567');

const at = (x: number, y: number, segment: number): Place => ({ x, y, segment });
const link = (one: Place, other: Place): Link => ({ token: 'ferry', one, other });

/** A lake in the middle with a lane on each side that the names say. */
function lakeWith(...sides: readonly ('west' | 'east')[]): MutableBoard {
	const board = emptyBoard();
	lay(board, { type: LAKE, spot: { x: 0, y: 0 }, rotation: 0 });
	if (sides.includes('west')) lay(board, { type: LANE, spot: { x: -1, y: 0 }, rotation: 0 });
	if (sides.includes('east')) lay(board, { type: LANE, spot: { x: 1, y: 0 }, rotation: 0 });
	return board;
}
const NORTH = at(0, 0, 0);
const EAST = at(0, 0, 1);
const SOUTH = at(0, 0, 2);
const WEST = at(0, 0, 3);
const roadAt = (board: Board, place: Place): Feature => featureAt(board, place) as Feature;

describe('a link between two roads of a tile', () => {
	it('makes them one road, which counts its tile once and goes on at both ends', () => {
		const board = lakeWith('west', 'east');
		const change = changeLinks(board, { laid: [link(WEST, EAST)] });
		const road = roadAt(board, WEST);
		expect(change.before.map(tileCount)).toEqual([2, 2]);
		expect(change.after).toEqual([road]);
		expect([tileCount(road), road.size, road.open]).toEqual([3, 4, 2]);
		lay(board, { type: END, spot: { x: 2, y: 0 }, rotation: 0 });
		expect(roadAt(board, WEST)).toMatchObject({ size: 5, open: 1 });
	});

	it('taken away leaves two, each with the figures on its segments; what was before is kept', () => {
		const board = lakeWith('west', 'east');
		const ferry = link(EAST, WEST);
		changeLinks(board, { laid: [ferry] });
		for (const x of [-1, 1])
			placePiece(board, { kind: 'follower', player: x + 1, at: at(x, 0, 0) });
		const whole = roadAt(board, WEST);
		const { before, after } = changeLinks(board, { taken: [link(WEST, EAST)] });
		expect(before).toEqual([whole]);
		expect(after).toEqual([roadAt(board, EAST), roadAt(board, WEST)]);
		expect(after.map(({ pieces }) => pieces.map(({ player }) => player))).toEqual([[2], [0]]);
		expect(after.map(({ size, open }) => [size, open])).toEqual([
			[2, 1],
			[2, 1]
		]);
		expect([whole.size, whole.pieces.length, partsOf(whole).length]).toEqual([4, 2, 4]);
		expect(board.links).toEqual([]);
	});

	it('moved cuts one road off and takes another in, as one change', () => {
		const board = lakeWith('west', 'east');
		changeLinks(board, { laid: [link(WEST, EAST)] });
		const whole = roadAt(board, WEST);
		const south = roadAt(board, SOUTH);
		const { before, after } = changeLinks(board, {
			taken: [link(WEST, EAST)],
			laid: [link(EAST, SOUTH)]
		});
		expect(before).toEqual([whole, south]);
		expect(after).toEqual([roadAt(board, EAST), roadAt(board, WEST)]);
		expect(roadAt(board, SOUTH)).toBe(roadAt(board, EAST));
		expect(featuresOfKind(board, 'road')).toHaveLength(3);
	});

	it('a branch that is cut off may be completed by it, until it is joined again', () => {
		const board = lakeWith('west');
		lay(board, { type: END, spot: { x: -2, y: 0 }, rotation: 2 });
		changeLinks(board, { laid: [link(WEST, NORTH)] });
		expect(isCompleted(roadAt(board, WEST))).toBe(false);
		const cut = changeLinks(board, { taken: [link(NORTH, WEST)] });
		expect(completedBy([cut])).toEqual([roadAt(board, WEST)]);
		const joined = changeLinks(board, { laid: [link(EAST, WEST)] });
		expect(completedBy([cut, joined])).toEqual([]);
	});

	it('what a tile continued before the cut is now the part with the tile', () => {
		for (const side of ['west', 'east'] as const) {
			const board = lakeWith(side);
			changeLinks(board, { laid: [link(WEST, EAST)] });
			const x = side === 'west' ? 1 : -1;
			const [road] = lay(board, { type: LANE, spot: { x, y: 0 }, rotation: 0 });
			changeLinks(board, { taken: [link(WEST, EAST)] });
			expect(road?.after.map(current)).toEqual([roadAt(board, at(x, 0, 0))]);
		}
	});

	it('leaves one road where its two ends meet elsewhere', () => {
		const board = lakeWith('west', 'east');
		changeLinks(board, { laid: [link(WEST, EAST), link(at(-1, 0, 0), at(1, 0, 0))] });
		const { before, after } = changeLinks(board, { taken: [link(WEST, EAST)] });
		expect([before.length, after.length]).toEqual([1, 1]);
	});

	it.each([
		['a segment that isn’t there', { laid: [link(WEST, at(0, 0, 99))] }],
		['itself', { laid: [link(WEST, WEST)] }],
		['land of another kind', { laid: [link(WEST, at(0, 0, 4))] }],
		['what is joined already', { laid: [link(EAST, NORTH)] }],
		['nothing, being taken where none lies', { taken: [link(WEST, SOUTH)] }]
	])('isn’t laid to %s', (_, changes) => {
		const board = lakeWith('west', 'east');
		changeLinks(board, { laid: [link(NORTH, EAST)] });
		const before = engineFeatures(board);
		expect(() => changeLinks(board, changes)).toThrow();
		expect(engineFeatures(board)).toEqual(before);
	});

	it('joins no monasteries', () => {
		const board = emptyBoard();
		const two = tile('two', {}, 'M M F:01234567');
		lay(board, { type: two, spot: { x: 0, y: 0 }, rotation: 0 });
		expect(() => changeLinks(board, { laid: [link(at(0, 0, 0), at(0, 0, 1))] })).toThrow();
	});
});

/** All tiles of all boxes, and lakes. */
const TYPES: readonly TileType[] = [
	...rulesOf({ box: 'base-c1', expansions: EXPANSION_IDS, rulings: USUAL_RULINGS }).tiles.values(),
	...Array.from({ length: 20 }, () => LAKE)
];
const EDGE: Bounds = { west: -3, north: -2, east: 2, south: 3, closes: true };
const CROSSED: ReadonlySet<SegmentKind> = new Set(['road', 'river']);

/** What happened to a board, to build it again. */
interface Story {
	readonly layings: Laying[];
	readonly pieces: Set<Piece>;
}

/** A board built from nothing but its tiles, figures and links. */
function fromScratch({ bounds, crossed, links }: Board, { layings, pieces }: Story): Board {
	const board = emptyBoard(bounds, crossed);
	for (const laying of layings) lay(board, laying);
	if (links.length > 0) changeLinks(board, { laid: links });
	for (const piece of pieces) placePiece(board, piece);
	return board;
}

/** Each segment with all that its feature says, in short: comparing thousands of boards takes long otherwise. */
const plain = (board: Board): string =>
	board.order
		.flatMap(({ parts }) =>
			parts.map((part) => {
				const { first, open, size, pieces } = featureOf(part);
				const players = pieces.map(({ player }) => player).sort((a, b) => a - b);
				return `${String(first.tile.order)}#${String(first.segment.index)} ${[open, size, ...players].join()}`;
			})
		)
		.join('\n');

function layAtRandom(board: MutableBoard, rng: SeededRandom, { layings }: Story): void {
	const type = rng.pick(TYPES);
	const spots = placements(board, type);
	if (spots.length === 0) return;
	const { x, y, rotation } = rng.pick(spots);
	const laying = { type, spot: { x, y }, rotation };
	layings.push(laying);
	lay(board, laying);
}

function moveFigure(board: MutableBoard, rng: SeededRandom, { pieces }: Story): void {
	if (pieces.size > 0 && rng.below(3) === 0) {
		const gone = rng.pick([...pieces]);
		pieces.delete(gone);
		removePiece(board, gone);
		return;
	}
	const part = rng.pick(rng.pick(board.order).parts);
	const piece = { kind: 'follower', player: rng.below(5), at: placeOf(part) };
	pieces.add(piece);
	placePiece(board, piece);
}

/** A link that may be laid: between two segments of one tile, now and then of any two. */
function linkAtRandom(board: Board, rng: SeededRandom): Link | undefined {
	const here = rng.pick(board.order).parts;
	const there = rng.below(5) > 0 ? here : rng.pick(board.order).parts;
	const pairs = here.flatMap((one) => there.flatMap((other) => pairOf(one, other) ?? []));
	const free = pairs.filter((pair) => !board.links.some((lying) => joinsSame(lying, pair)));
	return free.length > 0 ? rng.pick(free) : undefined;
}

function pairOf(one: Part, other: Part): Link | undefined {
	const { kind, shape } = one.segment;
	const may = one !== other && kind === other.segment.kind && shape !== 'centre';
	return may ? link(placeOf(one), placeOf(other)) : undefined;
}

const joinsSame = (a: Link, b: Link): boolean =>
	[a.one, a.other].every((place) => samePlace(place, b.one) || samePlace(place, b.other));

/** Lays, moves or takes a link. Returns how many were cut. */
function changeAtRandom(board: MutableBoard, rng: SeededRandom): number {
	const taken = board.links.length > 0 && rng.below(5) > 0 ? [rng.pick(board.links)] : [];
	const more = taken.length === 0 || rng.below(2) > 0 ? linkAtRandom(board, rng) : undefined;
	const laid = more ? [more] : [];
	const { before, after } = changeLinks(board, { taken, laid });
	if (sizeOf(after) !== sizeOf(before)) throw new Error('A cut lost a segment.');
	return taken.length;
}

const sizeOf = (features: readonly Feature[]): number =>
	features.reduce((sum, { size }) => sum + size, 0);

const CUTS = 10_000;
/** Each board gets so many cuts. */
const EACH = 100;
/** Of so many changes one is compared with a flood fill, too. */
const FLOODED = 50;

/** Cuts the links of a random board `EACH` times, and compares it after each with one that is built from scratch. */
function cutAtRandom(seed: number): number {
	const rng = seededRandom(seed);
	const board = emptyBoard(rng.below(2) ? EDGE : undefined, rng.below(5) ? undefined : CROSSED);
	const story: Story = { layings: [], pieces: new Set() };
	openStartSpot(board);
	const size = 2 + rng.below(15);
	for (let tries = 0; tries < 500 && board.order.length < size; tries++)
		layAtRandom(board, rng, story);
	let cuts = 0;
	for (let turn = 0; cuts < EACH; turn++) {
		if (rng.below(25) === 0) layAtRandom(board, rng, story);
		if (rng.below(4) === 0) moveFigure(board, rng, story);
		cuts += changeAtRandom(board, rng);
		const scratch = fromScratch(board, story);
		expect(plain(board), `seed ${String(seed)}, change ${String(turn)}`).toBe(plain(scratch));
		if (turn % FLOODED === 0)
			expect(engineFeatures(board), `seed ${String(seed)}`).toEqual(
				floodFeatures(board, story.pieces)
			);
	}
	return cuts;
}

it(`${String(CUTS)} random cuts leave the features that a board built from scratch has`, () => {
	let cuts = 0;
	for (let seed = 1; cuts < CUTS; seed++) cuts += cutAtRandom(seed);
	expect(cuts).toBeGreaterThanOrEqual(CUTS);
});

it('the features of a kind are listed each once, the earliest first', () => {
	const rng = seededRandom(7);
	const board = emptyBoard();
	const story: Story = { layings: [], pieces: new Set() };
	openStartSpot(board);
	while (board.order.length < 60) layAtRandom(board, rng, story);
	const all = board.order.flatMap(({ parts }) => parts);
	for (const kind of ['road', 'city', 'field', 'monastery', 'garden', 'river'] as const) {
		const own = all.filter(({ segment }) => segment.kind === kind);
		expect(featuresOfKind(board, kind)).toEqual([...new Set(own.map(featureOf))]);
	}
});
