import type { ENGLISH_EVENTS } from '../en/history';
import type { Answer } from '../../record/answers';
import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { NonsenseCode } from '../../engine/objection';
import type { Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Spot } from '../../engine/spot';
import type { SaidEvent } from '../expansion';
import { hasRole } from '../values';
import { refusals } from './troubles';
import { table } from './table';
import { takenPieces, tiles, wordsFor } from './tiles';
import { boxes, common } from './common';
import { onPlaceOf, partOf, turnOf, places } from './places';
import { scoring } from './scoring';
import { counted, number, row } from './format';
import { KINDS } from './kinds';

const SIDES = [
	'im Inneren',
	'auf einer Seite',
	'auf zwei Seiten',
	'auf drei Seiten',
	'auf allen Seiten'
] as const;
const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier'] as const;

const kindsOf = ({ segments }: TileType, kind: SegmentKind): readonly Segment[] =>
	segments.filter((segment) => segment.kind === kind);

/* All of these read the same in the nominative and the accusative. */

function monastery(type: TileType): readonly string[] {
	const [found] = kindsOf(type, 'monastery');
	if (!found) return [];
	return [boxes.monasteries[sortOf(found) ?? '']?.some ?? 'ein Kloster'];
}

function cities(type: TileType): readonly string[] {
	const found = kindsOf(type, 'city');
	const [first] = found;
	if (first?.kind !== 'city') return [];
	if (found.length > 1) return [`${NUMBERS[found.length] ?? String(found.length)} Städte`];
	const many = first.pennants > 1 ? `${NUMBERS[first.pennants] ?? String(first.pennants)} ` : '';
	const pennant = first.pennants > 0 ? ` mit ${many}Wappen` : '';
	return [`eine Stadt ${SIDES[first.sides.length] ?? ''}${pennant}`];
}

function roads(type: TileType): readonly string[] {
	const found = kindsOf(type, 'road');
	const [first] = found;
	if (first?.kind !== 'road') return [];
	if (found.length > 2) {
		const apart = found.every((road) => road.kind === 'road' && road.end === 'monastery');
		return [apart ? `${NUMBERS[found.length] ?? String(found.length)} Straßen` : 'eine Kreuzung'];
	}
	if (found.length === 2) return ['zwei Straßen'];
	const [from = 0, to] = first.sides;
	if (to === undefined) return ['eine Straße'];
	if (first.sides.length > 2) return [`eine Straße ${SIDES[first.sides.length] ?? ''}`];
	return [(to - from) % 2 === 0 ? 'eine gerade Straße' : 'eine Straßenkurve'];
}

/** What leads through it besides roads. */
const stretches = ({ segments }: TileType): readonly string[] => [
	...new Set(segments.flatMap(({ kind }) => KINDS[kind].stretch ?? []))
];

/** „in der Stadt“, or „in einer der Städte“ of a tile that has several. */
const standsOn = (kind: SegmentKind, tile: TileType | undefined): string =>
	tile && kindsOf(tile, kind).length > 1 ? KINDS[kind].onOne : places.on(kind);

/** The figure that was placed with a tile, or taken home instead. */
function figure({ piece, on, from, lies, tile }: SaidEvent): string {
	if (!piece) return '';
	if (from) return ` und nahm ${tiles.thePiece(piece)} ${places.off(from)} zurück`;
	if (!on) return '';
	if (on === 'corner') return `, ${tiles.piece(piece)} auf einer Ecke`;
	const who = hasRole({ piece, kind: on, lies }) ? tiles.role(on) : tiles.piece(piece);
	const how = lies ? ', liegend' : '';
	return `, ${who} ${standsOn(on, tile)}${how}`;
}

/** What a tile shows; “a tile” if its design is unknown. */
const tileOf = ({ tile }: SaidEvent): string =>
	tile ? history.tileDescription(tile) : 'eine Karte';

/** „eine Karte (ein Kloster und eine Straße)“. */
const shownTile = ({ tile }: SaidEvent): string =>
	tile ? `eine Karte (${history.tileDescription(tile)})` : 'eine Karte';

/** „Ada +3 und Ben −1“. */
const changesOf = ({ changes = [], names }: SaidEvent): string =>
	common.list(changes.map(({ player, points }) => scoring.playerGets(names[player] ?? '', points)));

/** What happened, by the key in the event's facts. */
const EVENTS: Readonly<Record<string, (event: SaidEvent) => string>> = {
	'base/laid': (event) =>
		`${turnOf(event.turn)}${partOf(event)}: ${event.name} legte ${tileOf(event)} an${figure(event)}.`,
	'base/set-aside': (event) =>
		`${event.name} zog ${shownTile(event)} und legte sie beiseite, weil sie nirgends passte.`,
	'base/put-back': (event) =>
		`${event.name} zog ${shownTile(event)} und legte sie in den Beutel zurück, weil sie nicht gelegt werden konnte.`,
	'base/retold': (event) => `Die Beschreibung einer Karte wurde korrigiert: ${tileOf(event)}.`,
	'base/corrected': (event) =>
		`Punkte von Hand: ${changesOf(event)}${event.reason ? ` (${event.reason})` : ''}.`,
	'base/bought': (event) =>
		`Punkte von Hand: ${changesOf(event)} (${scoring.purchaseReason(event.reason ?? '')}).`,
	'base/track': (event) => `Punkte zu Beginn: ${changesOf(event)} auf der Wertungstafel.`,
	'base/recounted': (event) => `Waren von Hand: ${scoring.gains(event.gains ?? [], event.names)}.`,
	'base/placed': (event) => `Aufbau: ${tileOf(event)}.`,
	'base/stood': (event) =>
		`Aufbau: ${tiles.piece(event.piece ?? '')} von ${event.name} ${onPlaceOf(event)}.`,
	'base/begun': ({ name }) => `Der Aufbau ist fertig; ${name} legt die nächste Karte an.`,
	'base/ended': () => 'Alle Karten sind gelegt: Schlusswertung.',
	'base/stopped': () => 'Die Partie endete, bevor alle Karten gelegt waren: Schlusswertung.',
	'base/closed': () => 'Die Partie ist beendet.'
} satisfies Readonly<Record<keyof typeof ENGLISH_EVENTS, (event: SaidEvent) => string>>;

/** What was decided about an event that no longer fits. */
const CONFLICT_ANSWERS: Readonly<Record<Answer['how'] | 'open', string>> = {
	open: 'Noch offen',
	kept: 'Bleibt wie gespielt',
	dropped: 'Entfernt',
	changed: 'Neu eingegeben',
	preceded: 'Erst die Frage beantwortet'
};

/** Words of looking back at a game and of amending it. */
export const history = {
	title: 'Verlauf',
	backToNow: 'Zurück zur Partie',
	backToReview: 'Zurück zum Rückblick',
	sliderLabel: 'Stelle in der Partie',
	first: 'Zum Anfang',
	last: 'Zum Ende',
	back: 'Schritt zurück',
	forward: 'Schritt vor',
	nothingScored: 'Keine Wertung.',
	scored: 'Was gewertet wurde',
	tookBack: (name: string, piece: PieceKindId, n: number, from: FeatureName): string =>
		`${name} nahm ${takenPieces(n, piece)} ${wordsFor(from).off} zurück.`,
	continued: 'Auf dieser Karte',
	featureOf: (feature: FeatureName, n: number): string =>
		`${wordsFor(feature).name}: ${scoring.tileCount(n)}`,
	stateOf: (feature: FeatureName, completed: boolean, open: number | undefined): string => {
		if (feature.kind === 'field') return '';
		return completed ? scoring.completed(feature) : scoring.missing(feature.kind, open);
	},
	standThere: (names: readonly string[]): string =>
		names.length === 0 ? 'niemand' : common.list(names),
	standings: 'Punktestand in diesem Moment',
	pointsBefore: 'Vorige Punkte',
	pointsAfter: 'Nächste Punkte',
	/** „Karte 45: Ben +8“. */
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
		if (tile === 'final') return `Schlusswertung: ${each}`;
		return tile === 0 ? `Anfang: ${each}` : `Karte ${number(tile)}: ${each}`;
	},

	tileDescription: (type: TileType): string =>
		common.list([...monastery(type), ...cities(type), ...roads(type), ...stretches(type)]) ||
		'eine Wiese',

	amend: 'Korrigieren',
	amending: 'Korrektur',
	cancel: 'Abbrechen',
	whatIsWrong: 'Was stimmt nicht?',
	changeTurn: 'Diesen Zug ändern',
	otherTile: 'Es war eine andere Karte',
	changeTurnHint: 'Karte, Platz, Drehung, Figur oder wer dran war.',
	changeAnswer: 'Neu antworten',
	changeExistingTable: 'Aufbau ändern',
	changeExistingTableHint:
		'Karten, Figuren (auch vergessene), Punkte oder wer zuerst angelegt hat.',
	beginCannotBeDropped: 'Hier beginnt die Partie, das lässt sich nicht entfernen.',
	laidAfterAll: 'Wurde doch eine Karte gelegt, antworte neu und lege sie an.',
	insertBefore: 'Davor fehlt ein Zug',
	insertAfter: 'Danach fehlt ein Zug',
	drop: 'Diesen Eintrag entfernen',
	whoseTurn: 'Wer dran war',

	conflicts: (count: number): string =>
		counted(count, 'späterer Zug passt nicht mehr', 'spätere Züge passen nicht mehr'),
	answered: (count: number, of: number): string => `${String(count)} von ${String(of)} geklärt`,
	conflictsList: 'Was nicht mehr passt',
	conflictsHint:
		'Der Tisch zeigt die korrigierte Partie vor diesem Zug. Jede Antwort kann ändern, wie viele spätere Züge nicht mehr passen.',
	answer: (how: Answer['how'] | undefined): string => CONFLICT_ANSWERS[how ?? 'open'],
	keepRest: (dropped: number): string =>
		dropped === 0 ? 'Alle wie gespielt lassen' : 'Behalten, was geht, den Rest entfernen',
	seeDifference: 'Zeigen, was sich ändert',
	stepBack: 'Schritt zurück',
	amendmentLeft: 'Korrektur zurückgestellt. Noch ist nichts geändert.',
	resume: 'Fortsetzen',
	resumed: 'Deine frühere Korrektur ist wieder da.',
	amendmentOutdated: 'Deine angefangene Korrektur ist weg: Die Partie ging inzwischen weiter.',
	nonsense: (code: NonsenseCode): string =>
		`Das geht jetzt nicht: Der Eintrag ${refusals.nonsense(code)}.`,
	keepAsPlayed: 'Wie gespielt lassen',
	change: 'Ändern',
	answerFirst: 'Erst die Frage beantworten',

	difference: 'Was die Korrektur ändert',
	noDifference: 'Es ändert sich nichts.',
	confirm: 'Korrigieren',
	changedTo: (was: string, is: readonly string[]): string => `${was} Korrigiert: ${is.join(' ')}`,
	nowLiesAt: (spot: Spot): string => `Die Karte liegt jetzt ${places.spotPlace(spot)}.`,
	nowRotated: 'Die Karte ist anders gedreht.',
	figureMoved: 'Die Figur steht an anderer Stelle.',
	crossingChanged: (trees: boolean): string =>
		trees ? 'An der Kreuzung stehen nur Bäume.' : 'An der Kreuzung stehen Häuser.',
	eventDropped: (was: string): string => `Entfernt: ${was}`,
	eventAdded: (is: string): string => `Ergänzt: ${is}`,
	keptAsPlayed: (was: string): string => `Gegen die Regeln beibehalten: ${was}`,
	pastAmended: 'Korrektur gespeichert.',

	start: 'Der Tisch vor dem ersten Zug.',
	event: (event: SaidEvent): string =>
		(EVENTS[event.key] ?? boxes.events[event.key])?.(event) ?? '',
	overruled: table.overruled
};

/** Words of a replay. */
export const replay = {
	play: 'Abspielen',
	pause: 'Pause',
	times: (speed: number): string => `${String(speed)}×`,
	speed: (speed: number): string => `Tempo ${String(speed)}×. Ändern`
};
