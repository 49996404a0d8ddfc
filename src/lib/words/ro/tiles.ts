import type { ENGLISH_MARKS } from '../en/tiles';
import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { Segment, SegmentKind, Terrain, TileType } from '../../engine/tile';
import type { Corner, Heading, Place, Side, Spot } from '../../engine/spot';
import { isolate } from '../../engine/typed-text';
import { boxes, expansionName } from './common';
import { capital, counted, row } from './format';
import { pieceNoun, roleNoun } from './nouns';
import { places, sidesList } from './places';
import { KINDS } from './kinds';

const DIRECTIONS: readonly string[] = [
	'la nord',
	'la nord-est',
	'la est',
	'la sud-est',
	'la sud',
	'la sud-vest',
	'la vest',
	'la nord-vest'
];
/** Where something printed points. */
const HEADINGS: Readonly<Record<Heading, string>> = [
	'nord',
	'nord-est',
	'est',
	'sud-est',
	'sud',
	'sud-vest',
	'vest',
	'nord-vest'
];
const CORNERS = ['nord-vest', 'nord-est', 'sud-est', 'sud-vest'] as const;
const MARKS: Readonly<Record<string, string>> = {
	foxes: 'vulpi',
	ravens: 'corbi',
	boars: 'mistreți',
	bear: 'urs',
	wolves: 'lupi',
	deer: 'cerbi',
	wolpertinger: 'wolpertinger'
} satisfies Readonly<Record<keyof typeof ENGLISH_MARKS, string>>;
const terrain = (shown: Terrain): string => (shown === 'any' ? 'orice' : KINDS[shown].name);

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
			return `oraș la ${sidesList(part.sides)}${part.pennants > 0 ? ` cu ${counted(part.pennants, 'blazon', 'blazoane')}` : ''}`;
		case 'path':
			return `${places.kind(part.kind)} la ${sidesList(part.sides)}`;
		case 'centre':
			return called(part);
		case 'field':
			return undefined;
	}
}

/** „săgeată spre vest”: where a printed picture points. */
const pointing = (heading: Heading): string => `săgeată spre ${HEADINGS[heading]}`;

/** The names of a tile in lists: its number in the base game, its letter in the Winter Edition, its picture. */
const names = ({ number, letter, mark, name }: TileType): string =>
	[number, letter, name && isolate(name), mark && tiles.mark(mark)]
		.filter((one) => one !== undefined)
		.join(' · ');

/** A text as it is, and as people type it who leave out the marks of ă, â, î, ș and ț. */
const typed = (text: string): string =>
	`${text} ${text.normalize('NFD').replace(/\p{Mark}/gu, '')}`;

/** Words of tiles, segments and figures. */
export const tiles = {
	sides: sidesList,
	/** At the beginning of a line. */
	sidesFirst: (sides: readonly Side[]): string => capital(sidesList(sides)),
	kind: places.kind,
	called,
	role: (kind: SegmentKind): string => roleNoun(kind).one,
	roles: (n: number, kind: SegmentKind): string =>
		counted(n, roleNoun(kind).one, roleNoun(kind).many),
	pieces: (n: number, piece: PieceKindId): string =>
		counted(n, pieceNoun(piece).one, pieceNoun(piece).many),
	piece: (piece: PieceKindId): string => pieceNoun(piece).one,
	/** At the beginning of a line. */
	pieceFirst: (piece: PieceKindId): string => tiles.piece(piece),
	/** A figure by what it was where it stood: „cavalerul”. */
	figureOn: (piece: PieceKindId, kind: SegmentKind | undefined): string =>
		(kind && piece === 'follower' ? roleNoun(kind) : pieceNoun(piece)).the,
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
		typed(
			`${names(type)} ${type.edges.map((edge) => terrain(edge).charAt(0)).join('')} ${type.segments
				.map(segment)
				.join(' ')}`.toLowerCase()
		),
	description: ({ segments, heading }: Pick<TileType, 'segments' | 'heading'>): string => {
		const land = row(segments.flatMap((part) => segment(part) ?? [])) || 'doar câmp';
		return heading === undefined ? land : row([land, pointing(heading)]);
	},
	shortLabel: (type: TileType): string => {
		const numbered = type.number !== undefined || type.letter !== undefined;
		if (numbered) return `Cartonașul ${names(type)}`;
		return ['Cartonaș', names(type)].filter((part) => part !== '').join(' · ');
	},
	label: (type: TileType): string => `${tiles.shortLabel(type)}: ${tiles.description(type)}`,
	meets: (mine: Terrain, theirs: Terrain): string => `${terrain(mine)} lângă ${terrain(theirs)}`,
	tilesLeft: (n: number, hidden = false): string => {
		if (n === 0) return 'niciunul rămas';
		const left = `${String(n)} ${n === 1 ? 'rămas' : 'rămase'}`;
		const hiddenToo = `${left} ${n === 1 ? 'sau ascuns' : 'sau ascunse'}`;
		return hidden ? hiddenToo : left;
	},
	undescribed: (id: string): string => {
		const [, says] = Object.entries(boxes.undescribed).find(([box]) => id.startsWith(box)) ?? [];
		return says?.(id) ?? id;
	},
	/** The direction of a point from the centre of the tile; x east and y south, in hundredths of a tile. */
	direction: (x: number, y: number): string => {
		if (Math.hypot(x - 50, y - 50) < 12) return 'în mijloc';
		const eighth = Math.round(Math.atan2(x - 50, 50 - y) / (Math.PI / 4));
		return DIRECTIONS[(eighth + 8) % 8] ?? '';
	},
	bridge: 'Pod',
	bridgeNeeded: 'Se potrivește doar cu un pod:',
	bridgeFree: 'Poți pune și un pod:',
	/** Which way a bridge runs, and over which tile if not over the one that is laid. */
	bridgeOver: (side: 0 | 1, spot?: Spot): string =>
		capital(
			`${spot ? `pe ${places.theTile(spot)}, ` : ''}${side === 0 ? 'de la nord la sud' : 'de la est la vest'}`
		),
	spot: places.spot,
	placeFromStart: (place: Place, kind: SegmentKind): string =>
		place.x === 0 && place.y === 0
			? places.place(place, kind)
			: `${places.kind(kind)} ${places.spot(place)}`,
	place: places.place
};
