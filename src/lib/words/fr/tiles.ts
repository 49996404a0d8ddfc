import type { ENGLISH_MARKS } from '../en/tiles';
import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { Segment, SegmentKind, Terrain, TileType } from '../../engine/tile';
import type { Corner, Heading, Side, Spot } from '../../engine/spot';
import { isolate } from '../../engine/typed-text';
import { boxes, expansionName } from './common';
import type { MarkWords } from './says';
import { KINDS } from './kinds';
import { places, sidesList } from './places';
import { capital, counted, row } from './format';
import { some, the, type Noun } from './grammar';

const DIRECTIONS: readonly string[] = [
	'au nord',
	'au nord-est',
	'à l’est',
	'au sud-est',
	'au sud',
	'au sud-ouest',
	'à l’ouest',
	'au nord-ouest'
];
/** Where something printed points. */
const HEADINGS: Readonly<Record<Heading, string>> = [
	'le nord',
	'le nord-est',
	'l’est',
	'le sud-est',
	'le sud',
	'le sud-ouest',
	'l’ouest',
	'le nord-ouest'
];
const CORNERS = ['nord-ouest', 'nord-est', 'sud-est', 'sud-ouest'] as const;
const PIECES: Readonly<Record<PieceKindId, Noun>> = {
	follower: { one: 'meeple', many: 'meeples' }
};
const MARKS: Readonly<Record<string, MarkWords>> = {
	foxes: { name: 'renards', the: 'les renards' },
	ravens: { name: 'corbeaux', the: 'les corbeaux' },
	boars: { name: 'sangliers', the: 'les sangliers' },
	bear: { name: 'ours', the: 'l’ours' },
	wolves: { name: 'loups', the: 'les loups' },
	deer: { name: 'cerf', the: 'le cerf' },
	wolpertinger: { name: 'wolpertinger', the: 'le wolpertinger' }
} satisfies Readonly<Record<keyof typeof ENGLISH_MARKS, MarkWords>>;

/** “les renards”: the picture on a tile. */
export const theMark = (mark: string): string => (MARKS[mark] ?? boxes.marks[mark])?.the ?? mark;

/** The noun of a figure, of the player's own tile, or of a marker. */
export const nounOf = (piece: PieceKindId): Noun =>
	PIECES[piece] ?? boxes.pieces[piece] ?? { one: piece, many: piece };

/** “le chariot”; of followers each player has several: “un meeple”. */
export const thisFigure = (piece: PieceKindId): string =>
	piece === 'follower' ? some(nounOf(piece)) : the(nounOf(piece));

const so = (n: number, { one, many }: Noun): string => counted(n, one, many);

/** “ville au nord”; only “ville” if it meets no side. */
const at = (what: string, sides: string): string => (sides === '' ? what : `${what} ${sides}`);

/** The words of a feature: those of its kind, but for what it is called otherwise. */
export const wordsFor = ({ kind, sort = '' }: FeatureName) => ({
	...KINDS[kind],
	...boxes.monasteries[sort]
});

/** Where a figure stands: “dans la ville”; on a player's own tile “sur le monastère”. */
export function standsOn(feature: FeatureName): string {
	const { noun, preposition } = wordsFor(feature);
	return `${preposition} ${the(noun)}`;
}

/** A segment by its kind, or by what else a monastery is. */
const called = (part: Segment): string =>
	wordsFor({ kind: part.kind, sort: sortOf(part) }).noun.one;

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
			return `${at(places.kind(part.kind), sidesList(part.sides))}${part.pennants > 0 ? ` avec ${counted(part.pennants, 'blason', 'blasons')}` : ''}`;
		case 'path':
			return at(places.kind(part.kind), sidesList(part.sides));
		case 'centre':
			return called(part);
		case 'field':
			return undefined;
	}
}

/** “flèche vers l’ouest”: where a printed picture points. */
const pointing = (heading: Heading): string => `flèche vers ${HEADINGS[heading]}`;

const names = ({ number, letter, mark, name }: TileType): string =>
	[number, letter, name && isolate(name), mark && tiles.mark(mark)]
		.filter((one) => one !== undefined)
		.join(' · ');

const terrain = (shown: Terrain): string =>
	shown === 'any' ? 'bord libre' : KINDS[shown].noun.one;

export const tiles = {
	sides: sidesList,
	/** At the beginning of a line. */
	sidesFirst: (sides: readonly Side[]): string => capital(sidesList(sides)),
	kind: places.kind,
	called,
	role: (kind: SegmentKind): string => KINDS[kind].role.one,
	roles: (n: number, kind: SegmentKind): string => so(n, KINDS[kind].role),
	pieces: (n: number, piece: PieceKindId): string => so(n, nounOf(piece)),
	piece: (piece: PieceKindId): string => nounOf(piece).one,
	/** At the beginning of a line. */
	pieceFirst: (piece: PieceKindId): string => tiles.piece(piece),
	/** A figure by what it was where it stood: “le chevalier”. */
	figureOn: (piece: PieceKindId, kind: SegmentKind | undefined): string =>
		the(kind && piece === 'follower' ? KINDS[kind].role : nounOf(piece)),
	corner: (corner: Corner): string => CORNERS[corner],
	/** What is printed on a segment, by its name. */
	sign: (sign: string): string => boxes.signs[sign]?.name ?? sign,
	/** The expansion from whose box a tile is. */
	expansion: expansionName,
	/** A sign, after the segment that bears it; empty without words. */
	withSign: (sign: string): string => boxes.signs[sign]?.with ?? '',
	printed: (printed: string): string => boxes.printed[printed] ?? '',
	mark: (mark: string): string => (MARKS[mark] ?? boxes.marks[mark])?.name ?? mark,
	names,
	search: (type: TileType): string =>
		`${names(type)} ${type.edges.map((edge) => edge.charAt(0)).join('')} ${type.segments
			.map(segment)
			.join(' ')}`.toLowerCase(),
	description: ({ segments, heading }: Pick<TileType, 'segments' | 'heading'>): string => {
		const land = row(segments.flatMap((part) => segment(part) ?? [])) || 'rien qu’un pré';
		return heading === undefined ? land : row([land, pointing(heading)]);
	},
	shortLabel: (type: TileType): string => {
		const numbered = type.number !== undefined || type.letter !== undefined;
		return ['Tuile', names(type)].filter((part) => part !== '').join(numbered ? ' ' : ' · ');
	},
	label: (type: TileType): string => `${tiles.shortLabel(type)} : ${tiles.description(type)}`,
	meets: (mine: Terrain, theirs: Terrain): string => `${terrain(mine)} contre ${terrain(theirs)}`,
	tilesLeft: (n: number, hidden = false): string => {
		if (n <= 0) return 'plus aucune';
		return hidden
			? counted(n, 'restante ou cachée', 'restantes ou cachées')
			: counted(n, 'restante', 'restantes');
	},
	undescribed: (id: string): string => {
		const [, says] = Object.entries(boxes.undescribed).find(([box]) => id.startsWith(box)) ?? [];
		return says?.(id) ?? id;
	},
	direction: (x: number, y: number): string => {
		if (Math.hypot(x - 50, y - 50) < 12) return 'au milieu';
		const eighth = Math.round(Math.atan2(x - 50, 50 - y) / (Math.PI / 4));
		return DIRECTIONS[(eighth + 8) % 8] ?? '';
	},
	bridge: 'Pont',
	bridgeNeeded: 'Elle ne va qu’avec un pont :',
	bridgeFree: 'Tu peux aussi poser un pont :',
	/** Which way a bridge runs, and over which tile if not over the one that is laid. */
	bridgeOver: (side: 0 | 1, spot?: Spot): string =>
		capital(
			`${spot ? `sur ${places.theTile(spot)}, ` : ''}${side === 0 ? 'du nord au sud' : 'd’est en ouest'}`
		),
	spot: places.spot,
	placeFromStart: places.withinSpot,
	place: places.place
};
