import type { ENGLISH_EVENTS } from '../en/history';
import type { Answer } from '../../record/answers';
import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { NonsenseCode } from '../../engine/objection';
import type { Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Spot } from '../../engine/spot';
import type { SaidEvent } from '../expansion';
import { hasRole } from '../values';
import { boxes, common } from './common';
import { placeOf, partOf, turnOf, fromKind, onKind, spotFromStart } from './places';
import { counted, number, row } from './format';
import { refusals } from './troubles';
import { scoring } from './scoring';
import { table } from './table';
import { thePiece } from './nouns';
import { tiles, wordsFor } from './tiles';
import { KINDS } from './kinds';

const SIDES = [
	'în interior',
	'pe o latură',
	'pe două laturi',
	'pe trei laturi',
	'pe toate laturile'
] as const;
const NUMBERS = ['niciun', 'un', 'două', 'trei', 'patru'] as const;

const kindsOf = ({ segments }: TileType, kind: SegmentKind): readonly Segment[] =>
	segments.filter((segment) => segment.kind === kind);

function monastery(type: TileType): readonly string[] {
	const [found] = kindsOf(type, 'monastery');
	if (!found) return [];
	return [boxes.monasteries[sortOf(found) ?? '']?.some ?? 'o mănăstire'];
}

function cities(type: TileType): readonly string[] {
	const found = kindsOf(type, 'city');
	const [first] = found;
	if (first?.kind !== 'city') return [];
	if (found.length > 1) return [`${NUMBERS[found.length] ?? String(found.length)} orașe`];
	const pennants =
		first.pennants > 1 ? `${NUMBERS[first.pennants] ?? String(first.pennants)} blazoane` : 'blazon';
	const pennant = first.pennants > 0 ? ` cu ${pennants}` : '';
	return [`un oraș ${SIDES[first.sides.length] ?? ''}${pennant}`];
}

function roads(type: TileType): readonly string[] {
	const found = kindsOf(type, 'road');
	const [first] = found;
	if (first?.kind !== 'road') return [];
	if (found.length > 2) {
		const apart = found.every((road) => road.kind === 'road' && road.end === 'monastery');
		return [apart ? `${NUMBERS[found.length] ?? String(found.length)} drumuri` : 'o răscruce'];
	}
	if (found.length === 2) return ['două drumuri'];
	const [from = 0, to] = first.sides;
	if (to === undefined) return ['un drum'];
	if (first.sides.length > 2) return [`un drum ${SIDES[first.sides.length] ?? ''}`];
	return [(to - from) % 2 === 0 ? 'un drum drept' : 'un drum în curbă'];
}

/** What leads through it besides roads. */
const stretches = ({ segments }: TileType): readonly string[] => [
	...new Set(segments.flatMap(({ kind }) => KINDS[kind].stretch ?? []))
];

/** The figure that was placed with a tile, or taken home instead. */
function figure({ piece, on, from, lies }: SaidEvent): string {
	if (!piece) return '';
	if (from) return ` și a luat înapoi ${thePiece(piece)} ${fromKind(from)}`;
	if (!on) return '';
	if (on === 'corner') return `, ${tiles.piece(piece)} pe un colț`;
	const who = hasRole({ piece, kind: on, lies }) ? tiles.role(on) : tiles.piece(piece);
	const how = lies ? ', în poziție culcată' : '';
	return `, ${who} ${onKind(on)}${how}`;
}

/** What a tile shows; „un cartonaș” if its design is unknown. */
const tileOf = ({ tile }: SaidEvent): string =>
	tile ? `un cartonaș cu ${history.tileDescription(tile)}` : 'un cartonaș';

/** „Ana +3 și Ben −1”. */
const changesOf = ({ changes = [], names }: SaidEvent): string =>
	common.list(changes.map(({ player, points }) => scoring.playerGets(names[player] ?? '', points)));

/** What happened, by the key in the event's facts. */
const EVENTS: Readonly<Record<string, (event: SaidEvent) => string>> = {
	'base/laid': (event) =>
		`${turnOf(event.turn)}${partOf(event)}: ${event.name} a plasat ${tileOf(event)}${figure(event)}.`,
	'base/set-aside': (event) =>
		`${event.name} a tras ${tileOf(event)}. Nu se potrivea nicăieri și a fost pus deoparte.`,
	'base/put-back': (event) =>
		`${event.name} a tras ${tileOf(event)}. Nu putea fi așezat și s-a întors în săculeț.`,
	'base/retold': (event) =>
		`S-a corectat descrierea unui cartonaș${event.tile ? ` cu ${history.tileDescription(event.tile)}` : ''}.`,
	'base/corrected': (event) =>
		`Puncte manuale: ${changesOf(event)}${event.reason ? ` (${event.reason})` : ''}.`,
	'base/bought': (event) =>
		`Puncte manuale: ${changesOf(event)} (${scoring.purchaseReason(event.reason ?? '')}).`,
	'base/track': (event) => `Puncte de pornire: ${changesOf(event)} pe tabla de punctaj.`,
	'base/recounted': (event) =>
		`Jetoane introduse manual: ${scoring.gains(event.gains ?? [], event.names)}.`,
	'base/placed': (event) => `Poziția de pornire: ${tileOf(event)}.`,
	'base/stood': (event) =>
		`Poziția de pornire, ${event.name}: ${tiles.piece(event.piece ?? '')} ${placeOf(event)}.`,
	'base/begun': ({ name }) =>
		`Poziția de pornire este completă; cartonașul următor îl plasează ${name}.`,
	'base/ended': () => 'Toate cartonașele sunt plasate: evaluarea finală.',
	'base/stopped': () => 'Jocul s-a încheiat înainte de ultimul cartonaș: evaluarea finală.',
	'base/closed': () => 'Jocul s-a terminat.'
} satisfies Readonly<Record<keyof typeof ENGLISH_EVENTS, (event: SaidEvent) => string>>;

/** What was decided about an event that no longer fits. */
const CONFLICT_ANSWERS: Readonly<Record<Answer['how'] | 'open', string>> = {
	open: 'Încă fără răspuns',
	kept: 'Păstrat cum s-a jucat',
	dropped: 'Eliminat',
	changed: 'Introdus din nou',
	preceded: 'Întâi s-a răspuns la întrebare'
};

/** Words of looking back at a game and of amending it. */
export const history = {
	title: 'Istoricul jocului',
	backToNow: 'Înapoi la joc',
	backToReview: 'Înapoi la rezumat',
	sliderLabel: 'Poziția în joc',
	first: 'La început',
	last: 'La sfârșit',
	back: 'Un pas înapoi',
	forward: 'Un pas înainte',
	nothingScored: 'Nu s-a punctat nimic.',
	scored: 'Ce s-a punctat',
	tookBack: (name: string, piece: PieceKindId, n: number, from: FeatureName): string =>
		`${name} a luat înapoi ${tiles.pieces(n, piece)} ${wordsFor(from).from}.`,
	continued: 'Pe acest cartonaș',
	featureOf: (feature: FeatureName, n: number): string =>
		wordsFor(feature).of(scoring.tileCount(n)),
	stateOf: (feature: FeatureName, completed: boolean, open: number | undefined): string => {
		if (feature.kind === 'field') return '';
		return completed ? scoring.completed(feature) : scoring.missing(feature.kind, open);
	},
	standThere: (names: readonly string[]): string =>
		names.length === 0 ? 'nimeni' : common.list(names),
	standings: 'Scorurile în acest moment',
	pointsBefore: 'Punctele dinainte',
	pointsAfter: 'Punctele următoare',
	/** What was scored then: „Cartonașul 45: Ben +8”. */
	scoredThen: (
		tile: number | 'final',
		names: readonly string[],
		gains: readonly number[]
	): string => {
		const each = row(
			gains.flatMap((points, seat) =>
				points === 0 ? [] : [scoring.playerGets(names[seat] ?? '', points)]
			)
		);
		if (tile === 'final') return `Evaluarea finală: ${each}`;
		return tile === 0 ? `Început: ${each}` : `Cartonașul ${number(tile)}: ${each}`;
	},

	/** What a tile shows, in any rotation: „un oraș pe două laturi cu blazon și un drum în curbă”. */
	tileDescription: (type: TileType): string =>
		common.list([...monastery(type), ...cities(type), ...roads(type), ...stretches(type)]) ||
		'un câmp',

	amend: 'Corectează',
	amending: 'Corectură',
	cancel: 'Renunță',
	whatIsWrong: 'Ce este greșit?',
	changeTurn: 'Schimbă tura',
	otherTile: 'A fost alt cartonaș',
	changeTurnHint: 'Cartonașul, locul sau rotația, figura ori cine era la rând.',
	changeAnswer: 'Răspunde din nou',
	changeExistingTable: 'Schimbă poziția de pornire',
	changeExistingTableHint:
		'Cartonașele, figurile și punctele, figuri uitate sau cine a plasat primul.',
	beginCannotBeDropped: 'Aici începe jocul: acest pas nu poate fi eliminat.',
	laidAfterAll: 'Dacă totuși s-a plasat un cartonaș, răspunde din nou și plasează-l.',
	insertBefore: 'Lipsește o tură înainte',
	insertAfter: 'Lipsește o tură după',
	drop: 'Elimină din joc',
	whoseTurn: 'Cine era la rând',

	conflicts: (count: number): string =>
		counted(
			count,
			'tură de mai târziu nu se mai potrivește',
			'ture de mai târziu nu se mai potrivesc'
		),
	answered: (count: number, of: number): string => `${String(count)} din ${String(of)} cu răspuns`,
	conflictsList: 'Ce nu se mai potrivește',
	conflictsHint:
		'Harta arată jocul corectat, înainte de această tură. După fiecare răspuns pot rămâne mai multe sau mai puține întrebări.',
	answer: (how: Answer['how'] | undefined): string => CONFLICT_ANSWERS[how ?? 'open'],
	keepRest: (dropped: number): string =>
		dropped === 0 ? 'Păstrează tot cum s-a jucat' : 'Păstrează ce se poate, elimină restul',
	seeDifference: 'Vezi ce se schimbă',
	stepBack: 'Un pas înapoi',
	amendmentLeft: 'Corectură pusă deoparte. Încă nu s-a schimbat nimic.',
	resume: 'Continuă corectura',
	resumed: 'Corectura ta de mai devreme a revenit.',
	amendmentOutdated: 'Corectura neterminată s-a pierdut: jocul a mers mai departe între timp.',
	nonsense: (code: NonsenseCode): string =>
		`Acum nu este posibil: această corectură ${refusals.nonsense(code)}.`,
	keepAsPlayed: 'Păstrează cum s-a jucat',
	change: 'Schimbă',
	answerFirst: 'Răspunde întâi la întrebare',

	difference: 'Ce schimbă corectura',
	noDifference: 'Nu se schimbă nimic.',
	confirm: 'Corectează',
	changedTo: (was: string, is: readonly string[]): string =>
		`Înainte: ${was} Acum: ${is.join(' ')}`,
	nowLiesAt: (spot: Spot): string => `Este ${spotFromStart(spot)}.`,
	nowRotated: 'Este rotit altfel.',
	figureMoved: 'Figura este în alt loc pe el.',
	crossingChanged: (trees: boolean): string =>
		trees ? 'La răscrucea lui sunt doar copaci.' : 'La răscrucea lui sunt case.',
	eventDropped: (was: string): string => `Eliminat: ${was}`,
	eventAdded: (is: string): string => `Adăugat: ${is}`,
	keptAsPlayed: (was: string): string => `Păstrat, deși e împotriva regulilor: ${was}`,
	pastAmended: 'Corectura a fost salvată.',

	start: 'Harta înainte de prima tură.',
	event: (event: SaidEvent): string =>
		(EVENTS[event.key] ?? boxes.events[event.key])?.(event) ?? '',
	overruled: table.overruled
};

/** Words of a replay. */
export const replay = {
	play: 'Redă',
	pause: 'Pauză',
	times: (speed: number): string => `${String(speed)}×`,
	speed: (speed: number): string => `Viteză ${String(speed)}×. Schimbă`
};
