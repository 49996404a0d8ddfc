import type { ENGLISH_MARKS } from '../en/tiles';
import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { Segment, SegmentKind, Terrain, TileType } from '../../engine/tile';
import type { Corner, Heading, Side, Spot } from '../../engine/spot';
import { isolate } from '../../engine/typed-text';
import { boxes, expansionName } from './common';
import type { PieceNoun } from './says';
import { places, sidesList } from './places';
import { capital, counted, row } from './format';
import { KINDS } from './kinds';

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
/** Where something printed points. */
const HEADINGS: Readonly<Record<Heading, string>> = [
	'Norden',
	'Nordosten',
	'Osten',
	'Südosten',
	'Süden',
	'Südwesten',
	'Westen',
	'Nordwesten'
];
const CORNERS = ['Nordwestecke', 'Nordostecke', 'Südostecke', 'Südwestecke'] as const;
const PIECES: Readonly<Record<PieceKindId, PieceNoun>> = {
	follower: { one: 'Meeple', many: 'Meeple' }
};
const nounOf = (piece: PieceKindId): PieceNoun | undefined => PIECES[piece] ?? boxes.pieces[piece];
const terrain = (shown: Terrain): string => (shown === 'any' ? 'beliebig' : KINDS[shown].name);
const MARKS: Readonly<Record<string, string>> = {
	foxes: 'Füchse',
	ravens: 'Raben',
	boars: 'Wildschweine',
	bear: 'Bär',
	wolves: 'Wölfe',
	deer: 'Hirsche',
	wolpertinger: 'Wolpertinger'
} satisfies Readonly<Record<keyof typeof ENGLISH_MARKS, string>>;

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
			return `Stadt im ${sidesList(part.sides)}${part.pennants > 0 ? ` mit ${plural(part.pennants, ['Wappen', 'Wappen'])}` : ''}`;
		case 'path':
			return `${places.kind(part.kind)} nach ${sidesList(part.sides)}`;
		case 'centre':
			return called(part);
		case 'field':
			return undefined;
	}
}

/** „Pfeil nach Westen“: where a printed picture points. */
const pointing = (heading: Heading): string => `Pfeil nach ${HEADINGS[heading]}`;

/** The names of a tile in lists: its number in the base game, its letter in the Winter Edition, its picture. */
const names = ({ number, letter, mark, name }: TileType): string =>
	[number, letter, name && isolate(name), mark && tiles.mark(mark)]
		.filter((one) => one !== undefined)
		.join(' · ');

/** The word that agrees with a figure. */
const byGender = (
	piece: PieceKindId,
	masculine: string,
	feminine: string,
	neuter: string
): string => {
	const noun = nounOf(piece);
	if (noun?.neuter) return neuter;
	return noun?.feminine ? feminine : masculine;
};

const accusative = (piece: PieceKindId): string => nounOf(piece)?.accusative ?? tiles.piece(piece);

/** Counted in the accusative: „1 großen Meeple“, „2 große Meeple“. */
export const takenPieces = (n: number, piece: PieceKindId): string =>
	counted(n, accusative(piece), nounOf(piece)?.many ?? piece);

/** Words of tiles, segments and figures. */
export const tiles = {
	sides: sidesList,
	/** At the beginning of a line. */
	sidesFirst: (sides: readonly Side[]): string => sidesList(sides),
	kind: places.kind,
	called,
	role: (kind: SegmentKind): string => KINDS[kind].role[0],
	roles: (n: number, kind: SegmentKind): string => plural(n, KINDS[kind].role),
	pieces: (n: number, piece: PieceKindId): string =>
		counted(n, nounOf(piece)?.one ?? piece, nounOf(piece)?.many ?? piece),
	piece: (piece: PieceKindId): string => nounOf(piece)?.one ?? piece,
	/** At the beginning of a line. */
	pieceFirst: (piece: PieceKindId): string => capital(tiles.piece(piece)),
	/** A figure by what it was where it stood: „Ritter“. */
	figureOn: (piece: PieceKindId, kind: SegmentKind | undefined): string =>
		kind && piece === 'follower' ? tiles.role(kind) : tiles.pieceFirst(piece),
	/** The accusative with its article: „den Wagen“, „die Abtei“. */
	thePiece: (piece: PieceKindId): string =>
		`${byGender(piece, 'den', 'die', 'das')} ${accusative(piece)}`,
	/** The nominative with its article: „der Wagen“, „die Abtei“. */
	thisPiece: (piece: PieceKindId): string =>
		`${byGender(piece, 'der', 'die', 'das')} ${nounOf(piece)?.weak ?? tiles.piece(piece)}`,
	/** The accusative: „einen Wagen“, „eine Abtei“. */
	aPiece: (piece: PieceKindId): string =>
		`${byGender(piece, 'einen', 'eine', 'ein')} ${accusative(piece)}`,
	/** „kein Wagen“, „keine Abtei“. */
	noPiece: (piece: PieceKindId): string =>
		`${byGender(piece, 'kein', 'keine', 'kein')} ${tiles.piece(piece)}`,
	corner: (corner: Corner): string => CORNERS[corner],
	/** What is printed on a segment, by its name. */
	sign: (sign: string): string => boxes.signs[sign]?.name ?? sign,
	/** The expansion from whose box a tile is. */
	expansion: expansionName,
	/** A sign, after the segment that bears it; empty without words. */
	withSign: (sign: string): string => boxes.signs[sign]?.with ?? '',
	printed: (printed: string): string => boxes.printed[printed] ?? '',
	mark: (mark: string): string => MARKS[mark] ?? boxes.marks[mark] ?? mark,
	names,
	search: (type: TileType): string =>
		`${names(type)} ${type.edges.map((edge) => edge.charAt(0)).join('')} ${type.segments
			.map(segment)
			.join(' ')}`.toLowerCase(),
	description: ({ segments, heading }: Pick<TileType, 'segments' | 'heading'>): string => {
		const land = row(segments.flatMap((part) => segment(part) ?? [])) || 'nur Wiese';
		return heading === undefined ? land : row([land, pointing(heading)]);
	},
	/** „Karte 16 · D“. */
	shortLabel: (type: TileType): string => {
		const numbered = type.number !== undefined || type.letter !== undefined;
		return ['Karte', names(type)].filter((part) => part !== '').join(numbered ? ' ' : ' · ');
	},
	label: (type: TileType): string => `${tiles.shortLabel(type)}: ${tiles.description(type)}`,
	/** „Straße an Wiese“. */
	meets: (mine: Terrain, theirs: Terrain): string => `${terrain(mine)} an ${terrain(theirs)}`,
	tilesLeft: (n: number, hidden = false): string => {
		if (n <= 0) return 'keine mehr';
		return hidden ? `noch ${String(n)} oder verdeckt` : `noch ${String(n)}`;
	},
	undescribed: (id: string): string => {
		const [, says] = Object.entries(boxes.undescribed).find(([box]) => id.startsWith(box)) ?? [];
		return says?.(id) ?? id;
	},
	direction: (x: number, y: number): string => {
		if (Math.hypot(x - 50, y - 50) < 12) return 'in der Mitte';
		const eighth = Math.round(Math.atan2(x - 50, 50 - y) / (Math.PI / 4));
		return DIRECTIONS[(eighth + 8) % 8] ?? '';
	},
	bridge: 'Brücke',
	bridgeNeeded: 'Sie passt nur mit Brücke:',
	bridgeFree: 'Auch eine Brücke darf dazu:',
	/** Which way a bridge runs, and over which tile if not over the one that is laid. */
	bridgeOver: (side: 0 | 1, spot?: Spot): string =>
		capital(
			`${spot ? `auf der Karte ${places.spotPlace(spot)}, ` : ''}${side === 0 ? 'von Norden nach Süden' : 'von Osten nach Westen'}`
		),
	spot: places.spot,
	placeFromStart: places.standing,
	place: places.place
};
