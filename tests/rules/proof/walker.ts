/*
 * A walk over a table with nothing but the texts of its tiles: what the proofs say of fields is held against it. It
 * shares no code with the engine. The border of a tile is a circle of sixteen points: a corner, then the first half, the
 * middle and the second half of a side, clockwise from the north-west.
 */

/** A tile as it lies: its line of text, its spot and its quarter turns. */
export interface Lying {
	readonly line: string;
	readonly x: number;
	readonly y: number;
	readonly turns: number;
}

/** A segment, or one end of a segment that passes under another. */
interface Piece {
	readonly spot: string;
	/** The segment's name; see {@link nameOf}. */
	readonly name: string;
	readonly kind: string;
	readonly points: readonly number[];
	/** Pieces with a knot in common are one barrier: roads that meet or cross, and a city with the roads at its gates. */
	readonly knots: readonly string[];
	/** True for a city over or under another. */
	readonly bridge: boolean;
	/** True for a field among all the cities of its tile. */
	readonly middle: boolean;
}

const SIDES = 'NESW';
const CORNERS = ['NW', 'NE', 'SE', 'SW'];
const STEPS = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0]
] as const;

const spotOf = (x: number, y: number): string => `${String(x)},${String(y)}`;
/** The name of a segment of the tile on a spot. */
export const nameOf = (x: number, y: number, segment: number): string =>
	`${spotOf(x, y)}#${String(segment)}`;

/** A table that can be walked. What is in `open` is taken for open ground, as fields are. */
export class Walker {
	private readonly tiles: ReadonlyMap<string, readonly Piece[]>;

	/** @param crossed kinds of paths that part no ground */
	constructor(
		tiles: readonly Lying[],
		private readonly crossed: ReadonlySet<string> = new Set()
	) {
		this.tiles = new Map(tiles.map((tile) => [spotOf(tile.x, tile.y), piecesOf(tile)]));
	}

	/** The names of all segments of a kind. */
	names(kind: string): readonly string[] {
		const all = [...this.tiles.values()].flat();
		return [...new Set(all.filter((piece) => piece.kind === kind).map(({ name }) => name))];
	}

	/** True when there's a path from one segment to another. */
	connected(from: string, to: string, open: ReadonlySet<string> = new Set()): boolean {
		const reached = new Set(this.called(from));
		for (const piece of reached) {
			if (piece.name === to) return true;
			for (const next of this.beside(piece, open)) reached.add(next);
		}
		return false;
	}

	/** The names of all segments that are one road, city or ground with this one. */
	body(name: string): ReadonlySet<string> {
		const body = new Set([name]);
		for (const one of body)
			for (const piece of this.called(one))
				for (const point of piece.points)
					for (const next of this.across(piece, point))
						if (next.kind === piece.kind) body.add(next.name);
		return body;
	}

	/** True when there is no path, whatever counts as open ground. */
	apart(from: string, to: string): boolean {
		const all = [...this.tiles.values()].flat().map(({ name }) => name);
		return !this.connected(from, to, new Set(all));
	}

	/** True when a segment runs on to another through a half of its spot's sides, or through the middle behind it. */
	runsOn(from: string, half: number, to: string): boolean {
		const points = [4 * (half >> 1) + (half & 1 ? 3 : 1), 4 * (half >> 1) + 2];
		return this.called(from).some((piece) =>
			piece.points
				.filter((point) => points.includes(point))
				.some((point) => this.across(piece, point).some(({ name }) => name === to))
		);
	}

	/** True when two segments of one tile touch, be they ground or barriers. */
	touch(a: string, b: string): boolean {
		const open = new Set([a, b]);
		return this.called(a).some((piece) =>
			this.onTile(piece, open).some(({ name }) => name === b && name !== a)
		);
	}

	private called(name: string): readonly Piece[] {
		const pieces = this.tiles.get(name.split('#')[0] ?? '') ?? [];
		return pieces.filter((piece) => piece.name === name);
	}

	private beside(piece: Piece, open: ReadonlySet<string>): readonly Piece[] {
		const across = piece.points.flatMap((point) => this.across(piece, point));
		return [...this.onTile(piece, open), ...across.filter((next) => isGround(next, open))];
	}

	/** The other ground of a tile in which a piece of ground lies. */
	private onTile(piece: Piece, open: ReadonlySet<string>): readonly Piece[] {
		const pieces = this.tiles.get(piece.spot) ?? [];
		const barriers = barriersOf(
			pieces.filter((one) => !isGround(one, open) && !this.crossed.has(one.kind))
		);
		const banks = pieces.some((one) => this.crossed.has(one.kind));
		return pieces.filter(
			(other) =>
				isGround(other, open) &&
				// Two fields of a tile are separate, at least by a road that touches a wall, unless they are two banks.
				(banks || piece.kind !== 'F' || other.kind !== 'F') &&
				fillsTile(piece, other, barriers)
		);
	}

	/** What lies behind a point of the border: the same land, or ground that ends whatever comes. */
	private across({ spot, kind }: Piece, point: number): readonly Piece[] {
		const [dx, dy] = STEPS[point >> 2] ?? [0, 0];
		const [x = 0, y = 0] = spot.split(',').map(Number);
		const beyond = this.tiles.get(spotOf(x + dx, y + dy)) ?? [];
		const own = landAt(this.tiles.get(spot) ?? [], point >> 2);
		const facing = ((point + 8) & 12) + 4 - (point & 3);
		const theirs = landAt(beyond, facing >> 2);
		if (point % 4 === 0 || (own !== theirs && own !== 'M' && theirs !== 'M')) return [];
		return beyond.filter(
			({ points, kind: other }) =>
				points.includes(facing) && (kind === other || kind === 'M' || other === 'M')
		);
	}
}

const isGround = ({ kind, name }: Piece, open: ReadonlySet<string>): boolean =>
	kind === 'F' || open.has(name);

/** What a tile shows on a side: F, R, a path by its name, C, or M for ground that lies against anything. */
const landAt = (pieces: readonly Piece[], side: number): string =>
	pieces.find(({ points }) => points.includes(4 * side + 2))?.kind ?? 'F';

/** Barriers on a tile: connected ones are one. */
function barriersOf(pieces: readonly Piece[]): readonly (readonly number[])[] {
	const barriers: Pick<Piece, 'knots' | 'points'>[] = [];
	const own = pieces.flatMap(({ knots }) => knots.slice(0, 1));
	for (const piece of pieces) {
		// What is open ground ties nothing.
		const mine = piece.knots.filter((knot) => !/^\d+$/.test(knot) || own.includes(knot));
		const tied = barriers.filter(({ knots }) => knots.some((knot) => mine.includes(knot)));
		for (const one of tied) barriers.splice(barriers.indexOf(one), 1);
		barriers.push({
			knots: [...mine, ...tied.flatMap(({ knots }) => knots)],
			points: [piece, ...tied].flatMap(({ points }) => points)
		});
	}
	return barriers.map(({ points }) => points);
}

/** True when nothing parts two pieces of ground. A field that has no border lies among all cities, or between those that cross. */
function fillsTile(a: Piece, b: Piece, barriers: readonly (readonly number[])[]): boolean {
	if (a.middle || b.middle) return a.kind === 'C' || b.kind === 'C';
	if (a.points.length === 0 || b.points.length === 0) return a.bridge || b.bridge;
	return barriers.every((barrier) => {
		const gap = (point: number): number =>
			barrier.filter((one) => one < point).length % barrier.length;
		return new Set([...a.points, ...b.points].map(gap)).size <= 1;
	});
}

/** The segments that a tile's text tells, turned as it lies. */
function piecesOf({ line, x, y, turns }: Lying): readonly Piece[] {
	const words = line.split(' ');
	const bridges = words.flatMap((word, index) => {
		const under = word.startsWith('C') ? /<(\d)/.exec(word)?.[1] : undefined;
		return under !== undefined && words[Number(under)]?.startsWith('C')
			? [index, Number(under)]
			: [];
	});
	return words.flatMap((word, index) =>
		endsOf(word).map((points, end) => ({
			spot: spotOf(x, y),
			name: nameOf(x, y, index),
			kind: /=([a-z]+)/.exec(word)?.[1] ?? word.charAt(0),
			points: points.map((point) => (point + 4 * turns) % 16),
			knots: knotsOf(words, index, end),
			bridge: bridges.includes(index),
			middle: /^F(?:@|$)/.test(word) && (word === 'F' || bridges.length === 0)
		}))
	);
}

/** The index of the segment above; undefined for one that passes under nothing. */
const aboveOf = (word = ''): string | undefined => /<(\d)/.exec(word)?.[1];

/** What a piece is tied to: itself, the city of its gate, where it meets others, and the path on a bridge above it. */
function knotsOf(words: readonly string[], index: number, end: number): readonly string[] {
	const word = words[index] ?? '';
	const above = aboveOf(word);
	const own = above === undefined ? String(index) : `${String(index)}/${String(end)}`;
	if (above !== undefined && words[Number(above)]?.startsWith('C')) return [own];
	const meets = />(crossing|monastery)/.exec(word)?.[1] ?? />city(\d)/.exec(word)?.[1];
	return [own, ...[meets, above].flatMap((one) => one ?? [])];
}

/** The points which a segment reaches, for each of its ends where it passes under something. */
function endsOf(word: string): readonly (readonly number[])[] {
	const kind = word.charAt(0);
	const reach = /^.(?:=[a-z]+)?:([NESW0-7]*)/.exec(word)?.[1] ?? '';
	if (kind === 'F')
		return [Array.from(reach, (half) => 4 * (Number(half) >> 1) + (Number(half) & 1 ? 3 : 1))];
	const ends = Array.from(reach, (letter) => {
		const side = SIDES.indexOf(letter);
		return kind === 'R' ? [4 * side + 2] : [1, 2, 3].map((n) => 4 * side + n);
	});
	const corners = Array.from(
		word.matchAll(/,(..)/g),
		([, corner = '']) => 4 * CORNERS.indexOf(corner)
	);
	return word.includes('<') ? ends : [[...ends.flat(), ...corners]];
}
