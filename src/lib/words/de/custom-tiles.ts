import { isolate } from '../../engine/typed-text';
import type { PathSegment, RoadEnd, Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Corner, Half, Side } from '../../engine/spot';
import type { Edge, Special, Step, Trait } from '../../custom-tiles';
import { common } from './common';
import { tiles } from './tiles';
import { capital, counted, plural, row } from './format';

const EDGES: Readonly<Partial<Record<Edge, string>>> = {
	field: 'Wiese',
	road: 'Straße',
	city: 'Stadt'
};
const STEPS: Readonly<Record<Step, string>> = {
	edges: 'Ihre vier Seiten',
	layout: 'Was ist verbunden?',
	finish: 'Die letzten Einzelheiten'
};
const TRAITS: Readonly<Record<Trait, string>> = {
	'one-city': 'Eine Stadt',
	apart: 'Städte getrennt',
	'running-on': 'Straßen durchgehend',
	ending: 'Straßen enden',
	gate: 'Stadttor',
	monastery: 'Kloster',
	special: 'Etwas Seltenes'
};
const ENDS: Readonly<Record<RoadEnd, string>> = {
	crossing: 'bis zu einer Kreuzung',
	city: 'bis zum Tor der Stadt',
	monastery: 'bis zum Kloster',
	village: 'bis zu einem Haus',
	mark: 'bis zum Symbol',
	mouth: 'in einen Tunneleingang'
};
const SPECIALS: Readonly<Record<Special, string>> = {
	bridge: 'eine Brücke',
	tunnel: 'ein Tunnel',
	contact: 'etwas stößt ohne Tor an eine Mauer',
	corner: 'eine Mauer bis zur Ecke'
};
/** The tile is in somebody’s hand: it has a top, not a north. */
const SIDES: readonly string[] = ['oben', 'rechts', 'unten', 'links'];
const CORNERS: readonly string[] = ['oben links', 'oben rechts', 'unten rechts', 'unten links'];
const PENNANTS: readonly string[] = ['kein Wappen', '1 Wappen', '2 Wappen'];

/** „oben und rechts“. */
const sidesOf = (sides: readonly Side[]): string =>
	common.list(sides.map((side) => SIDES[side] ?? ''));

/** The corner of the tile at which a half-edge lies. */
const cornerOf = (half: Half): string => CORNERS[((half + 1) >> 1) & 3] ?? '';

const edgeName = (edge: Edge): string => EDGES[edge] ?? tiles.kind(edge);

/** Where a path ends on the tile: “ to a crossing”, “ with the spring”. */
const endOf = ({ end, signs = [] }: PathSegment): string =>
	[end && ENDS[end], ...signs.map((sign) => tiles.withSign(sign))]
		.flatMap((said) => (said ? [` ${said}`] : []))
		.join('');

function part(segment: Segment, all: readonly Segment[]): readonly string[] {
	switch (segment.shape) {
		case 'area':
			return [`Stadt ${sidesOf(segment.sides)}${farCorners(segment.corners)}`];
		case 'path':
			return [
				`${tiles.kind(segment.kind)} nach ${sidesOf(segment.sides)}${endOf(segment)}${whichCity(segment.gate, all)}`
			];
		case 'centre':
			return [
				segment.inside === undefined
					? 'Kloster'
					: `Kloster in der Stadt${whichCity(segment.inside, all)}`
			];
		case 'field':
			return [];
	}
}

/** „ bis zur Ecke unten rechts“, „ bis zu den Ecken unten rechts und unten links“. */
function farCorners(corners: readonly Corner[] = []): string {
	if (corners.length === 0) return '';
	const which = common.list(corners.map((corner) => CORNERS[corner] ?? ''));
	return plural(corners.length, {
		one: ` bis zur Ecke ${which}`,
		other: ` bis zu den Ecken ${which}`
	});
}

/** The sides of a city, if the tile has more than one. */
function whichCity(index: number | undefined, all: readonly Segment[]): string {
	const city = all[index ?? -1];
	const several = all.filter(({ kind }) => kind === 'city').length > 1;
	return city?.kind === 'city' && several ? ` ${sidesOf(city.sides)}` : '';
}

const field = (segment: Segment): readonly string[] => {
	if (segment.kind !== 'field') return [];
	if (segment.near !== undefined) return [`${sidesOf([segment.near])} umschlossen`];
	return [[...new Set(segment.halves.map(cornerOf))].join(' mit ')];
};

/** Words of describing a custom tile. */
export const customTiles = {
	step: (step: Step): string => STEPS[step],
	stepNumber: (number: number, of: number): string => `Schritt ${String(number)} von ${String(of)}`,
	edge: edgeName,
	askEdge: (side: Side): string => `Was zeigt die Karte ${sidesOf([side])}?`,
	whyAsked: 'Diese Karte kennt Tilekeep nicht. Beschreib sie einmal; dieses Gerät merkt sie sich.',
	hint: 'Halte die Karte so herum wie das Bild.',
	hintOnSpot:
		'Halte sie so, wie sie auf dem Tisch liegt. Gesperrte Seiten ergeben sich aus den Karten daneben.',
	side: (side: Side, edge: Edge | undefined): string =>
		`${capital(sidesOf([side]))}: ${edge ? edgeName(edge) : 'noch offen'}`,
	lockedSide: (side: Side, edge: Edge): string =>
		`${capital(sidesOf([side]))}: ${edgeName(edge)}, durch die Karte daneben bestimmt`,
	edges: 'Seiten der Karte',
	terrain: 'Was die Seite zeigt',

	layoutCount: (n: number): string =>
		`${counted(n, 'Möglichkeit', 'Möglichkeiten')}, diese Seiten zu verbinden`,
	someLayouts: (n: number, of: number): string =>
		`${String(n)} von ${String(of)} Möglichkeiten, diese Seiten zu verbinden`,
	noLayout: 'Kein Bild passt. Schalte einen Filter aus.',
	noLayouts: 'So eine Karte kennt Tilekeep nicht. Prüfe ihre Seiten.',
	askLayout: 'Tippe auf das Bild, das stimmt.',
	filters: 'Bilder filtern',
	trait: (trait: Trait): string => TRAITS[trait],
	layout: ({ segments }: TileType, specials: readonly Special[]): string => {
		const seen = segments.flatMap((segment) => part(segment, segments));
		const fields = segments.flatMap(field);
		return [
			row(seen) || 'nur Wiese',
			...specials.map((special) => SPECIALS[special]),
			...(fields.length > 1 ? [`Wiesen ${fields.join(', ')}`] : [])
		].join('; ');
	},

	askPennants: 'Tippe für jedes Wappen einmal auf die Stadt.',
	askSigns: 'Tippe an, was sonst noch an einer Straße oder in einer Stadt abgebildet ist.',
	noCities: 'Keine Stadt, also keine Wappen.',
	pennants: (sides: readonly Side[], count: number): string =>
		`Stadt ${sidesOf(sides)}: ${PENNANTS[count] ?? String(count)}`,
	centre: (kind: SegmentKind): string => `${tiles.kind(kind)} darauf`,
	mark: (mark: string): string => `${tiles.mark(mark)} darauf`,
	name: 'Name (optional)',
	namePlaceholder: 'Was ist darauf zu sehen?',

	keepIn: (name: string): string => `In „${isolate(name)}“ behalten`,

	back: 'Zurück',
	next: 'Weiter',
	title: 'Karte beschreiben',
	list: 'Deine Karten',
	amend: 'Korrigieren',
	forget: 'Löschen',
	forgotten: 'Von diesem Gerät gelöscht.',
	unread: 'Früher beschriebene Karten lassen sich gerade nicht lesen. Lade die Seite neu.',
	notKept: 'Dieses Gerät konnte die Karte nicht speichern: Sie ist nur in dieser Partie bekannt.',
	conflict: (turn: number): string =>
		`Nichts geändert: Mit dieser Karte wäre Eintrag ${String(turn)} dieser Partie nicht möglich. Mach zuerst alles bis dorthin rückgängig.`,
	cancel: 'Abbrechen',
	save: 'Karte verwenden'
};
