import { isolate } from '../../engine/typed-text';
import type { PathSegment, RoadEnd, Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Corner, Half, Side } from '../../engine/spot';
import type { Edge, Special, Step, Trait } from '../../custom-tiles';
import { common } from './common';
import { KINDS } from './kinds';
import { theMark, tiles } from './tiles';
import { counted, number, row, capital } from './format';
import { some } from './grammar';

const EDGES: Readonly<Partial<Record<Edge, string>>> = {
	field: 'Pré',
	road: 'Route',
	city: 'Ville'
};
const STEPS: Readonly<Record<Step, string>> = {
	edges: 'Ses quatre bords',
	layout: 'Comment sont-ils reliés ?',
	finish: 'Derniers détails'
};
const TRAITS: Readonly<Record<Trait, string>> = {
	'one-city': 'Une seule ville',
	apart: 'Villes séparées',
	'running-on': 'Routes continues',
	ending: 'Fins de route',
	gate: 'Porte de ville',
	monastery: 'Abbaye',
	special: 'Cas rare'
};
const ENDS: Readonly<Record<RoadEnd, string>> = {
	crossing: 'jusqu’à un carrefour',
	city: 'jusqu’à la porte de la ville',
	monastery: 'jusqu’à l’abbaye',
	village: 'jusqu’à une maison',
	mark: 'jusqu’au symbole',
	mouth: 'dans une entrée de tunnel'
};
const SPECIALS: Readonly<Record<Special, string>> = {
	bridge: 'un pont',
	tunnel: 'un tunnel',
	contact: 'une section qui touche un mur sans porte',
	corner: 'un mur jusqu’à un coin'
};
/** A tile in the hand has a top and no north. */
const CORNERS: readonly string[] = [
	'en haut à gauche',
	'en haut à droite',
	'en bas à droite',
	'en bas à gauche'
];
const SIDES: readonly string[] = ['en haut', 'à droite', 'en bas', 'à gauche'];
/** The edge on a side: “bord du haut”. */
const BORDERS: readonly string[] = ['du haut', 'de droite', 'du bas', 'de gauche'];
const PENNANTS: readonly string[] = ['aucun blason', '1 blason', '2 blasons'];

/** The corner of the tile at which a half-edge lies. */
const cornerOf = (half: Half): string => CORNERS[((half + 1) >> 1) & 3] ?? '';

const border = (side: Side): string => BORDERS[side] ?? '';

/** “en haut et à gauche”. */
const sidesOf = (sides: readonly Side[]): string =>
	common.list(sides.map((side) => SIDES[side] ?? ''));

const edgeName = (edge: Edge): string => EDGES[edge] ?? capital(tiles.kind(edge));

/** Where a path ends on the tile: “ to a crossing”, “ with the spring”. */
const endOf = ({ end, signs = [] }: PathSegment): string =>
	[end && ENDS[end], ...signs.map((sign) => tiles.withSign(sign))]
		.flatMap((said) => (said ? [` ${said}`] : []))
		.join('');

function part(segment: Segment, all: readonly Segment[]): readonly string[] {
	switch (segment.shape) {
		case 'area':
			return [`ville ${sidesOf(segment.sides)}${farCorners(segment.corners)}`];
		case 'path':
			return [
				`${tiles.kind(segment.kind)} ${sidesOf(segment.sides)}${endOf(segment)}${whichCity(segment.gate, all)}`
			];
		case 'centre':
			return [
				segment.inside === undefined
					? 'abbaye'
					: `abbaye dans la ville${whichCity(segment.inside, all)}`
			];
		case 'field':
			return [];
	}
}

function farCorners(corners: readonly Corner[] = []): string {
	if (corners.length === 0) return '';
	const named = common.list(corners.map((corner) => CORNERS[corner] ?? ''));
	return corners.length === 1 ? ` jusqu’au coin ${named}` : ` jusqu’aux coins ${named}`;
}

/** The sides of a city, if the tile has more than one. */
function whichCity(index: number | undefined, all: readonly Segment[]): string {
	const city = all[index ?? -1];
	const several = all.filter(({ kind }) => kind === 'city').length > 1;
	return city?.kind === 'city' && several ? ` ${sidesOf(city.sides)}` : '';
}

const field = (segment: Segment): readonly string[] => {
	if (segment.kind !== 'field') return [];
	if (segment.near !== undefined) return [`un pré enclavé ${sidesOf([segment.near])}`];
	return [`un pré ${common.list([...new Set(segment.halves.map(cornerOf))])}`];
};

export const customTiles = {
	step: (step: Step): string => STEPS[step],
	stepNumber: (number: number, of: number): string => `Étape ${String(number)} sur ${String(of)}`,
	edge: edgeName,
	askEdge: (side: Side): string => `Que montre le bord ${border(side)} ?`,
	whyAsked:
		'L’image de cette tuile n’est pas connue. Décris-la une fois ; cet appareil s’en souvient.',
	hint: 'Tiens la tuile dans le même sens que l’image.',
	hintOnSpot:
		'Tiens-la comme elle est sur la table. Les bords verrouillés sont donnés par les tuiles voisines.',
	side: (side: Side, edge: Edge | undefined): string =>
		`Bord ${border(side)} : ${edge ? edgeName(edge).toLowerCase() : 'pas encore choisi'}`,
	lockedSide: (side: Side, edge: Edge): string =>
		`Bord ${border(side)} : ${edgeName(edge).toLowerCase()}, d’après la tuile voisine`,
	edges: 'Bords de la tuile',
	terrain: 'Ce que montre le bord',

	layoutCount: (n: number): string => `${counted(n, 'façon', 'façons')} de relier ces bords`,
	someLayouts: (n: number, of: number): string =>
		`${counted(n, 'façon', 'façons')} sur ${number(of)} de relier ces bords`,
	noLayout: 'Aucune image ne correspond. Enlève un filtre.',
	noLayouts: 'Aucune tuile connue n’a ces bords. Vérifie-les.',
	askLayout: 'Touche l’image qui correspond.',
	filters: 'Seulement les images avec',
	trait: (trait: Trait): string => TRAITS[trait],
	layout: ({ segments }: TileType, specials: readonly Special[]): string => {
		const seen = segments.flatMap((segment) => part(segment, segments));
		const fields = segments.flatMap(field);
		return [
			row(seen) || 'rien qu’un pré',
			...specials.map((special) => SPECIALS[special]),
			...(fields.length > 1 ? [row(fields)] : [])
		].join(' ; ');
	},

	askPennants: 'Touche une ville une fois pour chacun de ses blasons.',
	askSigns: 'Touche ce que la tuile montre en plus, près d’une route ou dans une ville.',
	noCities: 'Pas de ville, donc pas de blason.',
	pennants: (sides: readonly Side[], count: number): string =>
		`Ville ${sidesOf(sides)} : ${PENNANTS[count] ?? String(count)}`,
	centre: (kind: SegmentKind): string => `Avec ${some(KINDS[kind].noun)}`,
	mark: (mark: string): string => `Avec ${theMark(mark)}`,
	name: 'Nom (facultatif)',
	namePlaceholder: 'Que montre-t-elle ?',

	keepIn: (name: string): string => `Garder dans « ${isolate(name)} »`,

	back: 'Retour',
	next: 'Suivant',
	title: 'Décrire une tuile',
	list: 'Tes tuiles',
	amend: 'Corriger',
	forget: 'Oublier',
	forgotten: 'Oubliée sur cet appareil.',
	unread:
		'Impossible de lire les tuiles déjà décrites pour le moment. Recharge la page pour réessayer.',
	notKept:
		'Cet appareil n’a pas pu enregistrer la tuile : elle n’est connue que dans cette partie.',
	conflict: (turn: number): string =>
		`Rien n’a changé : avec cette tuile, l’entrée ${String(turn)} de cette partie serait impossible. Annule d’abord jusque-là.`,
	cancel: 'Abandonner',
	save: 'Utiliser cette tuile'
};
