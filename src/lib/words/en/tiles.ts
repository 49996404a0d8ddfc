import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { Segment, SegmentKind, Terrain, TileType } from '../../engine/tile';
import type { Corner, Heading, Place, Side, Spot } from '../../engine/spot';
import { isolate } from '../../engine/typed-text';
import { boxes, expansionName } from './common';
import { places, sidesList } from './places';
import { capital, counted, row } from './format';
import { KINDS } from './kinds';

const DIRECTIONS: readonly string[] = [
	'north',
	'north-east',
	'east',
	'south-east',
	'south',
	'south-west',
	'west',
	'north-west'
];
const CORNERS = ['north-west', 'north-east', 'south-east', 'south-west'] as const;
const PIECES: Readonly<Record<PieceKindId, readonly [one: string, many: string]>> = {
	follower: ['meeple', 'meeples']
};
export const ENGLISH_MARKS = {
	foxes: 'foxes',
	ravens: 'ravens',
	boars: 'wild boars',
	bear: 'bear',
	wolves: 'wolves',
	deer: 'deer',
	wolpertinger: 'wolpertinger'
} satisfies Readonly<Record<string, string>>;
const MARKS: Readonly<Record<string, string>> = ENGLISH_MARKS;

/** One figure of a kind, and several; undefined for one of no box. */
const namesOf = (piece: PieceKindId): readonly [one: string, many: string] | undefined =>
	PIECES[piece] ?? boxes.pieces[piece];

const plural = (n: number, [one, many]: readonly [string, string]): string => counted(n, one, many);

/** The words of a feature: those of its kind, but for what it is called otherwise. */
export const wordsFor = ({ kind, sort = '' }: FeatureName) => ({
	...KINDS[kind],
	...boxes.monasteries[sort]
});

/** A segment by its kind, or by what else a monastery is. */
const called = (part: Segment): string => wordsFor({ kind: part.kind, sort: sortOf(part) }).name;

function segment(part: Segment): string | undefined {
	const what = bare(part);
	const signs = (part.signs ?? []).flatMap((sign) =>
		boxes.monasteries[sign] ? [] : (boxes.signs[sign]?.with ?? [])
	);
	return what && [what, ...signs].join(' ');
}

function bare(part: Segment): string | undefined {
	switch (part.shape) {
		case 'area':
			return `city ${sidesList(part.sides)}${part.pennants > 0 ? ` with ${plural(part.pennants, ['pennant', 'pennants'])}` : ''}`;
		case 'path':
			return `${places.kind(part.kind)} ${sidesList(part.sides)}`;
		case 'centre':
			return called(part);
		case 'field':
			return undefined;
	}
}

/** “arrow to the west”: where a printed picture points. */
const pointing = (heading: Heading): string => `arrow to the ${DIRECTIONS[heading] ?? ''}`;

/** The names of a tile in lists: its number in the base game, its letter in the Winter Edition, its picture. */
const names = ({ number, letter, mark, name }: TileType): string =>
	[number, letter, name && isolate(name), mark && tiles.mark(mark)]
		.filter((one) => one !== undefined)
		.join(' · ');

/** Words of tiles, segments and figures. */
export const tiles = {
	sides: sidesList,
	/** At the beginning of a line. */
	sidesFirst: (sides: readonly Side[]): string => capital(sidesList(sides)),
	kind: places.kind,
	called,
	role: (kind: SegmentKind): string => KINDS[kind].role[0],
	roles: (n: number, kind: SegmentKind): string => plural(n, KINDS[kind].role),
	pieces: (n: number, piece: PieceKindId): string => plural(n, namesOf(piece) ?? [piece, piece]),
	piece: (piece: PieceKindId): string => namesOf(piece)?.[0] ?? piece,
	/** At the beginning of a line. */
	pieceFirst: (piece: PieceKindId): string => tiles.piece(piece),
	/** A figure by what it was where it stood: “knight”. */
	figureOn: (piece: PieceKindId, kind: SegmentKind | undefined): string =>
		kind && piece === 'follower' ? tiles.role(kind) : tiles.piece(piece),
	corner: (corner: Corner): string => CORNERS[corner],
	/** What is printed on a segment, by its name. */
	sign: (sign: string): string => boxes.signs[sign]?.name ?? sign,
	/** The expansion from whose box a tile is. */
	expansion: expansionName,
	/** A sign, after the segment that bears it; empty without words. */
	withSign: (sign: string): string => boxes.signs[sign]?.with ?? '',
	/** What a sign or picture on a tile does, in one line; empty where it does nothing. */
	printed: (printed: string): string => boxes.printed[printed] ?? '',
	/** The picture on a tile, in the plural if it shows several. */
	mark: (mark: string): string => MARKS[mark] ?? boxes.marks[mark] ?? mark,
	names,
	/** Everything that a search should find, in lower case. */
	search: (type: TileType): string =>
		`${names(type)} ${type.edges.map((edge) => edge.charAt(0)).join('')} ${type.segments
			.map(segment)
			.join(' ')}`.toLowerCase(),
	/** What a tile shows. */
	description: ({ segments, heading }: Pick<TileType, 'segments' | 'heading'>): string => {
		const land = row(segments.flatMap((part) => segment(part) ?? [])) || 'field only';
		return heading === undefined ? land : row([land, pointing(heading)]);
	},
	/** “Tile 16 · D”. */
	shortLabel: (type: TileType): string => {
		const numbered = type.number !== undefined || type.letter !== undefined;
		return ['Tile', names(type)].filter((part) => part !== '').join(numbered ? ' ' : ' · ');
	},
	label: (type: TileType): string => `${tiles.shortLabel(type)}: ${tiles.description(type)}`,
	/** Different terrains on the two sides of an edge: “road meets field”. */
	meets: (mine: Terrain, theirs: Terrain): string => `${mine} meets ${theirs}`,
	/** With `hidden` some of them may be among those that lie face down. */
	tilesLeft: (n: number, hidden = false): string => {
		if (n <= 0) return 'none left';
		return hidden ? `${String(n)} left or hidden` : `${String(n)} left`;
	},
	/** A tile of the box that nobody has described yet. */
	undescribed: (id: string): string => {
		const [, says] = Object.entries(boxes.undescribed).find(([box]) => id.startsWith(box)) ?? [];
		return says?.(id) ?? id;
	},
	/** The direction of a point from the centre of the tile; x east and y south, in hundredths of a tile. */
	direction: (x: number, y: number): string => {
		if (Math.hypot(x - 50, y - 50) < 12) return 'in the middle';
		const eighth = Math.round(Math.atan2(x - 50, 50 - y) / (Math.PI / 4));
		return DIRECTIONS[(eighth + 8) % 8] ?? '';
	},
	bridge: 'Bridge',
	bridgeNeeded: 'It fits only with a bridge:',
	bridgeFree: 'A bridge may be laid, too:',
	/** Which way a bridge runs, and over which tile if not over the one that is laid. */
	bridgeOver: (side: 0 | 1, spot?: Spot): string =>
		capital(
			`${spot ? `on the tile ${places.spot(spot)}, ` : ''}${side === 0 ? 'from north to south' : 'from east to west'}`
		),
	spot: places.spot,
	/** The same in a list that says it counts from the start tile. */
	placeFromStart: (place: Place, kind: SegmentKind): string =>
		`${places.kind(kind)} ${places.spot(place)}`,
	place: places.place
};
