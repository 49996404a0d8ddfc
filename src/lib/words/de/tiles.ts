import type { PieceKindId } from '../../engine/piece';
import type { Segment, SegmentKind, Terrain, TileType } from '../../engine/tile';
import type { Corner, Place } from '../../engine/spot';
import { boxes } from './boxes';
import type { PieceNoun } from './boxes/types';
import { common } from './common';
import { places } from './places';
import { sidesList } from './sides';
import { counted } from './format';

const DIRECTIONS: readonly string[] = [
	'im Norden',
	'im Nordosten',
	'im Osten',
	'im Südosten',
	'im Süden',
	'im Südwesten',
	'im Westen',
	'im Nordwesten'
];
const CORNERS = ['Nordwestecke', 'Nordostecke', 'Südostecke', 'Südwestecke'] as const;
const ROLES: Readonly<Record<SegmentKind, readonly [one: string, many: string]>> = {
	road: ['Wegelagerer', 'Wegelagerer'],
	city: ['Ritter', 'Ritter'],
	monastery: ['Mönch', 'Mönche'],
	field: ['Bauer', 'Bauern']
};
const PIECES: Readonly<Record<PieceKindId, PieceNoun>> = {
	follower: { one: 'Gefolgsmann', many: 'Gefolgsleute' },
	...boxes.pieces
};
const TERRAINS: Readonly<Record<Terrain, string>> = {
	road: 'Straße',
	city: 'Stadt',
	field: 'Wiese',
	any: 'beliebig'
};
const MARKS: Readonly<Record<string, string>> = {
	foxes: 'Füchse',
	ravens: 'Raben',
	boars: 'Wildschweine',
	bear: 'Bär',
	wolves: 'Wölfe',
	deer: 'Hirsche',
	wolpertinger: 'Wolpertinger',
	...boxes.marks
};

const plural = (n: number, [one, many]: readonly [string, string]): string => counted(n, one, many);

function segment(part: Segment): string | undefined {
	switch (part.kind) {
		case 'city':
			return `Stadt im ${sidesList(part.sides)}${part.pennants > 0 ? ` mit ${plural(part.pennants, ['Wappen', 'Wappen'])}` : ''}`;
		case 'road':
			return `Straße nach ${sidesList(part.sides)}`;
		case 'monastery':
			return (part.sides.length > 0 && boxes.walledMonastery['name']) || places.kind(part.kind);
		case 'field':
			return undefined;
	}
}

/** The names of a tile in lists: its number in the base game, its letter in the Winter Edition, its picture. */
const names = ({ number, letter, mark, name }: TileType): string =>
	[number, letter, name, mark && tiles.mark(mark)].filter((one) => one !== undefined).join(' · ');

/** Words of tiles, segments and figures. */
export const tiles = {
	sides: sidesList,
	kind: places.kind,
	role: (kind: SegmentKind): string => ROLES[kind][0],
	roles: (n: number, kind: SegmentKind): string => plural(n, ROLES[kind]),
	pieces: (n: number, piece: PieceKindId): string =>
		counted(n, PIECES[piece]?.one ?? piece, PIECES[piece]?.many ?? piece),
	piece: (piece: PieceKindId): string => PIECES[piece]?.one ?? piece,
	/** The accusative with its article: „den Wagen“, „die Abtei“. */
	thePiece: (piece: PieceKindId): string =>
		`${PIECES[piece]?.feminine ? 'die' : 'den'} ${tiles.piece(piece)}`,
	/** The nominative with its article: „der Wagen“, „die Abtei“. */
	thisPiece: (piece: PieceKindId): string =>
		`${PIECES[piece]?.feminine ? 'die' : 'der'} ${tiles.piece(piece)}`,
	/** The accusative: „einen Wagen“, „eine Abtei“. */
	aPiece: (piece: PieceKindId): string =>
		`${PIECES[piece]?.feminine ? 'eine' : 'einen'} ${tiles.piece(piece)}`,
	/** „kein Wagen“, „keine Abtei“. */
	noPiece: (piece: PieceKindId): string =>
		`${PIECES[piece]?.feminine ? 'keine' : 'kein'} ${tiles.piece(piece)}`,
	corner: (corner: Corner): string => CORNERS[corner],
	mark: (mark: string): string => MARKS[mark] ?? mark,
	names,
	search: (type: TileType): string =>
		`${names(type)} ${type.edges.map((edge) => edge.charAt(0)).join('')} ${type.segments
			.map(segment)
			.join(' ')}`.toLowerCase(),
	description: (type: Pick<TileType, 'segments'>): string =>
		common.list(type.segments.flatMap((part) => segment(part) ?? [])) || 'nur Wiese',
	/** „Karte 16 · D“. */
	shortLabel: (type: TileType): string =>
		['Karte', names(type)].filter((part) => part !== '').join(' '),
	label: (type: TileType): string => `${tiles.shortLabel(type)}: ${tiles.description(type)}`,
	/** „Straße an Wiese“. */
	meets: (mine: Terrain, theirs: Terrain): string => `${TERRAINS[mine]} an ${TERRAINS[theirs]}`,
	tilesLeft: (n: number): string => (n > 0 ? `noch ${String(n)}` : 'keine mehr'),
	undescribed: (id: string): string => {
		const [, says] = Object.entries(boxes.undescribed).find(([box]) => id.startsWith(box)) ?? [];
		return says?.(id) ?? id;
	},
	direction: (x: number, y: number): string => {
		if (Math.hypot(x - 50, y - 50) < 12) return 'in der Mitte';
		const eighth = Math.round(Math.atan2(x - 50, 50 - y) / (Math.PI / 4));
		return DIRECTIONS[(eighth + 8) % 8] ?? '';
	},
	spot: places.spot,
	placeFromStart: (place: Place, kind: SegmentKind): string =>
		`${places.kind(kind)} ${places.spot(place)}`,
	place: places.place
};
