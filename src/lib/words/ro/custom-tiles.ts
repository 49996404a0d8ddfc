import { isolate } from '../../engine/typed-text';
import type { PathSegment, RoadEnd, Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Corner, Half, Side } from '../../engine/spot';
import type { Edge, Special, Step, Trait } from '../../custom-tiles';
import { common } from './common';
import { capital, counted, many, oneOr, row } from './format';
import { tiles } from './tiles';

const EDGES: Readonly<Partial<Record<Edge, string>>> = {
	field: 'Câmp',
	road: 'Drum',
	city: 'Oraș'
};
const STEPS: Readonly<Record<Step, string>> = {
	edges: 'Cele patru laturi',
	layout: 'Cum sunt legate?',
	finish: 'Ultimele detalii'
};
const TRAITS: Readonly<Record<Trait, string>> = {
	'one-city': 'Un oraș',
	apart: 'Orașe separate',
	'running-on': 'Drumuri care continuă',
	ending: 'Capete de drum',
	gate: 'Poartă de oraș',
	monastery: 'Mănăstire',
	special: 'Ceva rar'
};
const ENDS: Readonly<Record<RoadEnd, string>> = {
	crossing: 'până la o răscruce',
	city: 'până la poarta orașului',
	monastery: 'până la mănăstire',
	village: 'până la o casă',
	mark: 'până la simbol',
	mouth: 'într-o gură de tunel'
};
const SPECIALS: Readonly<Record<Special, string>> = {
	bridge: 'un pod',
	tunnel: 'un tunel',
	contact: 'un zid atins fără poartă',
	corner: 'un zid până la un colț'
};
const CORNERS: readonly string[] = ['stânga sus', 'dreapta sus', 'dreapta jos', 'stânga jos'];
/** Where a side is, while the tile is held as its picture. */
const SIDES: readonly string[] = ['sus', 'în dreapta', 'jos', 'în stânga'];
/** The same, to follow a noun: „latura de sus”. */
const OF_SIDES: readonly string[] = ['de sus', 'din dreapta', 'de jos', 'din stânga'];

const onSides = (sides: readonly Side[]): string =>
	common.list(sides.map((side) => SIDES[side] ?? ''));
const ofSides = (sides: readonly Side[]): string =>
	common.list(sides.map((side) => OF_SIDES[side] ?? ''));

/** The corner of the tile at which a half-edge lies. */
const cornerOf = (half: Half): string => CORNERS[((half + 1) >> 1) & 3] ?? '';

const edgeName = (edge: Edge): string => EDGES[edge] ?? capital(tiles.kind(edge));

/** Where a path ends on the tile: “ to a crossing”, “ with the spring”. */
const endOf = ({ end, signs = [] }: PathSegment): string =>
	[end && ENDS[end], ...signs.map((sign) => tiles.withSign(sign))]
		.flatMap((said) => (said ? [` ${said}`] : []))
		.join('');

function part(segment: Segment, all: readonly Segment[]): readonly string[] {
	switch (segment.shape) {
		case 'area':
			return [`oraș ${onSides(segment.sides)}${farCorners(segment.corners)}`];
		case 'path':
			return [
				`${tiles.kind(segment.kind)} ${onSides(segment.sides)}${endOf(segment)}${whichCity(segment.gate, all)}`
			];
		case 'centre':
			return [
				segment.inside === undefined
					? 'mănăstire'
					: `mănăstire în orașul${whichCity(segment.inside, all) || ' de pe cartonaș'}`
			];
		case 'field':
			return [];
	}
}

const farCorners = (corners: readonly Corner[] = []): string =>
	corners.length > 0
		? ` până la ${oneOr(corners.length, 'colțul', 'colțurile')} ${common.list(corners.map((corner) => `din ${CORNERS[corner] ?? ''}`))}`
		: '';

/** The sides of a city, if the tile has more than one. */
function whichCity(index: number | undefined, all: readonly Segment[]): string {
	const city = all[index ?? -1];
	const several = all.filter(({ kind }) => kind === 'city').length > 1;
	return city?.kind === 'city' && several ? ` ${ofSides(city.sides)}` : '';
}

const field = (segment: Segment): readonly string[] => {
	if (segment.kind !== 'field') return [];
	if (segment.near !== undefined) return [`închis ${onSides([segment.near])}`];
	return [[...new Set(segment.halves.map(cornerOf))].join(' cu ')];
};

const edgeAt = (side: Side): string => `Latura ${ofSides([side])}`;

/** Words of describing a custom tile. */
export const customTiles = {
	step: (step: Step): string => STEPS[step],
	stepNumber: (number: number, of: number): string => `Pasul ${String(number)} din ${String(of)}`,
	edge: edgeName,
	askEdge: (side: Side): string => `Ce este pe latura ${ofSides([side])}?`,
	whyAsked: 'Tilekeep nu cunoaște acest cartonaș. Descrie-l o dată; dispozitivul îl ține minte.',
	hint: 'Ține cartonașul în aceeași poziție ca imaginea.',
	hintOnSpot: 'Ține-l așa cum stă pe hartă. Laturile blocate se știu de la cartonașele vecine.',
	side: (side: Side, edge: Edge | undefined): string =>
		`${edgeAt(side)}: ${edge ? edgeName(edge).toLowerCase() : 'necompletată'}`,
	lockedSide: (side: Side, edge: Edge): string =>
		`${edgeAt(side)}: ${edgeName(edge).toLowerCase()}, dat de cartonașul vecin`,
	edges: 'Laturile cartonașului',
	terrain: 'Ce arată latura',

	layoutCount: (n: number): string => `${counted(n, 'mod', 'moduri')} de a lega aceste laturi`,
	someLayouts: (n: number, of: number): string =>
		`${String(n)} din ${String(of)} ${many(of, 'mod', 'moduri')} de a lega aceste laturi`,
	noLayout: 'Nicio imagine nu se potrivește. Scoate un filtru.',
	noLayouts: 'Tilekeep nu cunoaște niciun astfel de cartonaș. Verifică-i laturile.',
	askLayout: 'Atinge imaginea care se potrivește.',
	filters: 'Arată doar imagini cu',
	trait: (trait: Trait): string => TRAITS[trait],
	/** What a layout shows, different for every layout in a list. */
	layout: ({ segments }: TileType, specials: readonly Special[]): string => {
		const seen = segments.flatMap((segment) => part(segment, segments));
		const fields = segments.flatMap(field);
		return [
			row(seen) || 'doar câmp',
			...specials.map((special) => SPECIALS[special]),
			...(fields.length > 1 ? [`câmpuri: ${fields.join(', ')}`] : [])
		].join('; ');
	},

	askPennants: 'Atinge un oraș o dată pentru fiecare blazon al lui.',
	askSigns: 'Atinge ce mai este desenat lângă un drum sau într-un oraș.',
	noCities: 'Niciun oraș, deci niciun blazon.',
	pennants: (sides: readonly Side[], count: number): string =>
		`Oraș ${onSides(sides)}: ${count === 0 ? 'niciun blazon' : counted(count, 'blazon', 'blazoane')}`,
	centre: (kind: SegmentKind): string => `Pe el: ${tiles.kind(kind)}`,
	mark: (mark: string): string => `Pe el: ${tiles.mark(mark)}`,
	name: 'Nume (opțional)',
	namePlaceholder: 'Ce este desenat pe el?',

	keepIn: (name: string): string => `Păstrează în „${isolate(name)}”`,

	back: 'Înapoi',
	next: 'Înainte',
	title: 'Descrie un cartonaș',
	list: 'Cartonașele tale',
	amend: 'Corectează',
	forget: 'Șterge descrierea',
	forgotten: 'Descrierea a fost ștearsă de pe acest dispozitiv.',
	unread:
		'Cartonașele descrise mai demult nu pot fi citite acum. Reîncarcă pagina și încearcă din nou.',
	notKept: 'Dispozitivul nu a putut salva cartonașul: este cunoscut doar în acest joc.',
	conflict: (turn: number): string =>
		`Nu s-a schimbat nimic: cu acel cartonaș, înregistrarea ${String(turn)} din acest joc ar fi imposibilă. Anulează întâi până acolo.`,
	cancel: 'Renunță',
	save: 'Folosește cartonașul'
};
