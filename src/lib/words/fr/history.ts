import type { ENGLISH_EVENTS } from '../en/history';
import type { Answer } from '../../record/answers';
import { sortOf, type FeatureName } from '../../engine/naming';
import type { PieceKindId } from '../../engine/piece';
import type { NonsenseCode } from '../../engine/objection';
import type { Segment, SegmentKind, TileType } from '../../engine/tile';
import type { Spot } from '../../engine/spot';
import { refusals } from './troubles';
import { table } from './table';
import { nounOf, thisFigure, tiles, wordsFor } from './tiles';
import { boxes, common } from './common';
import { partOf, turnOf, withinOf, places, within, withinOne } from './places';
import type { SaidEvent } from '../expansion';
import { hasRole } from '../values';
import { KINDS } from './kinds';
import { scoring } from './scoring';
import { counted, number, row } from './format';
import { ofName, ofThe, some, the, type Noun } from './grammar';

const SIDES = [
	'au milieu',
	'sur un côté',
	'sur deux côtés',
	'sur trois côtés',
	'sur les quatre côtés'
] as const;
const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre'] as const;

const kindsOf = ({ segments }: TileType, kind: SegmentKind): readonly Segment[] =>
	segments.filter((segment) => segment.kind === kind);

/** True for a monastery that closes the features beside it. */
const isWalled = (segment: Segment): boolean =>
	segment.kind === 'monastery' && segment.sides.length > 0;

const monasteryNoun = (segment: Segment): Noun =>
	boxes.monasteries[sortOf(segment) ?? '']?.noun ?? KINDS.monastery.noun;

function monastery(type: TileType): readonly string[] {
	const [found] = kindsOf(type, 'monastery');
	return found ? [some(monasteryNoun(found))] : [];
}

function cities(type: TileType): readonly string[] {
	const found = kindsOf(type, 'city');
	const [first] = found;
	if (first?.kind !== 'city') return [];
	if (found.length > 1) return [`${NUMBERS[found.length] ?? String(found.length)} villes`];
	const pennants =
		first.pennants > 1
			? `${NUMBERS[first.pennants] ?? String(first.pennants)} blasons`
			: 'un blason';
	const pennant = first.pennants > 0 ? ` avec ${pennants}` : '';
	return [`une ville ${SIDES[first.sides.length] ?? ''}${pennant}`];
}

function roads(type: TileType): readonly string[] {
	const found = kindsOf(type, 'road');
	const [first] = found;
	if (first?.kind !== 'road') return [];
	if (found.length > 2) {
		const apart = found.every((road) => road.kind === 'road' && road.end === 'monastery');
		return [apart ? `${NUMBERS[found.length] ?? String(found.length)} routes` : 'un carrefour'];
	}
	if (found.length === 2) return ['deux routes'];
	const [from = 0, to] = first.sides;
	if (to === undefined) return ['une route'];
	if (first.sides.length > 2) return [`une route ${SIDES[first.sides.length] ?? ''}`];
	return [(to - from) % 2 === 0 ? 'une route droite' : 'un virage'];
}

/** What leads through it besides roads. */
const stretches = ({ segments }: TileType): readonly string[] => [
	...new Set(segments.flatMap(({ kind }) => KINDS[kind].stretch ?? []))
];

/** The figure that was placed with a tile, or taken home instead. */
function figure({ piece, on, from, lies, tile }: SaidEvent): string {
	if (!piece) return '';
	if (from) return ` et a repris ${the(nounOf(piece))} ${ofThe(KINDS[from].noun)}`;
	if (!on) return '';
	if (on === 'corner') return `, ${tiles.piece(piece)} sur un coin`;
	const who = hasRole({ piece, kind: on, lies }) ? tiles.role(on) : tiles.piece(piece);
	const how = lies ? ', couché' : '';
	const [first, ...others] = tile ? kindsOf(tile, on) : [];
	if (first && isWalled(first)) return `, ${who} sur ${the(monasteryNoun(first))}${how}`;
	return `, ${who} ${others.length > 0 ? withinOne(on) : within(on)}${how}`;
}

/** What a tile shows; “une tuile” if its design is unknown. */
const tileOf = ({ tile }: SaidEvent): string =>
	tile ? history.tileDescription(tile) : 'une tuile';

/** “ : un carrefour”, at the end of a sentence about a tile; empty if its design is unknown. */
const shown = ({ tile }: SaidEvent): string => (tile ? ` : ${history.tileDescription(tile)}` : '');

/** “Ada +3 et Ben −1”. */
const changesOf = ({ changes = [], names }: SaidEvent): string =>
	common.list(changes.map(({ player, points }) => scoring.playerGets(names[player] ?? '', points)));

/** What happened, by the key in the event's facts. */
const EVENTS: Readonly<Record<string, (event: SaidEvent) => string>> = {
	'base/laid': (event) =>
		`${turnOf(event.turn)}${partOf(event)} : ${event.name} a placé ${tileOf(event)}${figure(event)}.`,
	'base/set-aside': (event) =>
		`${event.name} a écarté une tuile impossible à placer${shown(event)}.`,
	'base/put-back': (event) =>
		`${event.name} a remis dans le sac une tuile impossible à placer${shown(event)}.`,
	'base/retold': (event) => `La description d’une tuile a été corrigée${shown(event)}.`,
	'base/corrected': (event) =>
		`Points manuels : ${changesOf(event)}${event.reason ? ` (${event.reason})` : ''}.`,
	'base/bought': (event) =>
		`Points manuels : ${changesOf(event)} (${scoring.purchaseReason(event.reason ?? '')}).`,
	'base/track': (event) => `Points de départ : ${changesOf(event)} sur la piste de score.`,
	'base/recounted': (event) =>
		`Jetons saisis manuellement : ${scoring.gains(event.gains ?? [], event.names)}.`,
	'base/placed': (event) => `Table de départ : ${tileOf(event)}.`,
	'base/stood': (event) =>
		`Table de départ : ${thisFigure(event.piece ?? '')} ${ofName(event.name)} est ${withinOf(event)}.`,
	'base/begun': ({ name }) =>
		`La saisie de la table est terminée : ${name} place la tuile suivante.`,
	'base/ended': () => 'Toutes les tuiles sont placées : évaluation finale.',
	'base/stopped': () =>
		'La partie s’est arrêtée avant que toutes les tuiles soient placées : évaluation finale.',
	'base/closed': () => 'La partie est terminée.'
} satisfies Readonly<Record<keyof typeof ENGLISH_EVENTS, (event: SaidEvent) => string>>;

/** What was decided about an event that no longer fits. */
const CONFLICT_ANSWERS: Readonly<Record<Answer['how'] | 'open', string>> = {
	open: 'Pas encore de réponse',
	kept: 'Laissé tel quel',
	dropped: 'Enlevé',
	changed: 'Saisi à nouveau',
	preceded: 'Question réglée d’abord'
};

export const history = {
	title: 'Retour en arrière',
	backToNow: 'Retour à la partie',
	backToReview: 'Retour au bilan',
	sliderLabel: 'Moment de la partie',
	first: 'Au début',
	last: 'À la fin',
	back: 'Un pas en arrière',
	forward: 'Un pas en avant',
	nothingScored: 'Rien n’a été évalué.',
	scored: 'Ce qui a été évalué',
	tookBack: (name: string, piece: PieceKindId, n: number, from: FeatureName): string =>
		`${name} a repris ${tiles.pieces(n, piece)} ${ofThe(wordsFor(from).noun)}.`,
	continued: 'Sur cette tuile',
	featureOf: (feature: FeatureName, n: number): string =>
		wordsFor(feature).of(scoring.tileCount(n)),
	stateOf: (feature: FeatureName, completed: boolean, open: number | undefined): string => {
		if (feature.kind === 'field') return '';
		return completed ? scoring.completed(feature) : scoring.missing(feature.kind, open);
	},
	standThere: (names: readonly string[]): string =>
		names.length === 0 ? 'personne' : common.list(names),
	standings: 'Scores à ce moment-là',
	pointsBefore: 'Points précédents',
	pointsAfter: 'Points suivants',
	/** What was scored then: “Tuile 45 : Ben +8”. */
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
		if (tile === 'final') return `Évaluation finale : ${each}`;
		return tile === 0 ? `Début : ${each}` : `Tuile ${number(tile)} : ${each}`;
	},

	/** What a tile shows, in any rotation: “une ville sur deux côtés avec un blason et un virage”. */
	tileDescription: (type: TileType): string =>
		common.list([...monastery(type), ...cities(type), ...roads(type), ...stretches(type)]) ||
		'un pré',

	amend: 'Corriger ceci',
	amending: 'Correction',
	cancel: 'Abandonner',
	whatIsWrong: 'Qu’est-ce qui ne va pas ?',
	changeTurn: 'Changer ce tour',
	otherTile: 'C’était une autre tuile',
	changeTurnHint: 'Sa tuile, l’emplacement ou le sens, le pion, ou le joueur.',
	changeAnswer: 'Répondre à nouveau',
	changeExistingTable: 'Changer la table de départ',
	changeExistingTableHint:
		'Ses tuiles, ses pions et ses points, des pions oubliés, ou le premier joueur.',
	beginCannotBeDropped: 'La partie commence ici : cela ne peut pas être enlevé.',
	laidAfterAll: 'Si une tuile a finalement été placée, réponds à nouveau et place-la.',
	insertBefore: 'Il manque un tour avant',
	insertAfter: 'Il manque un tour après',
	drop: 'Enlever de la partie',
	whoseTurn: 'À qui de jouer',

	conflicts: (count: number): string =>
		counted(count, 'tour ultérieur ne colle plus', 'tours ultérieurs ne collent plus'),
	answered: (count: number, of: number): string =>
		`${counted(count, 'réponse', 'réponses')} sur ${String(of)}`,
	conflictsList: 'Ce qui ne colle plus',
	conflictsHint:
		'Le plateau montre la partie corrigée, avant ce tour. Chaque réponse peut changer le nombre de tours qui ne collent plus.',
	answer: (how: Answer['how'] | undefined): string => CONFLICT_ANSWERS[how ?? 'open'],
	keepRest: (dropped: number): string =>
		dropped === 0 ? 'Tout laisser tel quel' : 'Garder ce qui peut l’être, enlever le reste',
	seeDifference: 'Voir ce que ça change',
	stepBack: 'Un pas en arrière',
	amendmentLeft: 'Correction mise de côté. Rien n’est encore changé.',
	resume: 'Reprendre la correction',
	resumed: 'La correction mise de côté est de retour.',
	amendmentOutdated: 'Ta correction inachevée a disparu : la partie a continué entre-temps.',
	nonsense: (code: NonsenseCode): string =>
		`Ce n’est plus possible : ce tour ${refusals.nonsense(code)}.`,
	keepAsPlayed: 'Laisser tel quel',
	change: 'Changer',
	answerFirst: 'Régler d’abord la question',

	difference: 'Ce que la correction change',
	noDifference: 'Rien ne change.',
	confirm: 'Corriger',
	changedTo: (was: string, is: readonly string[]): string => `${was} Corrigé · ${is.join(' ')}`,
	nowLiesAt: (spot: Spot): string => `Elle va à l’${places.spotName(spot)}.`,
	nowRotated: 'Elle est tournée autrement.',
	figureMoved: 'Le pion est ailleurs sur la tuile.',
	crossingChanged: (trees: boolean): string =>
		trees ? 'Il n’y a que des arbres à son carrefour.' : 'Il y a des maisons à son carrefour.',
	eventDropped: (was: string): string => `Enlevé · ${was}`,
	eventAdded: (is: string): string => `Ajouté · ${is}`,
	keptAsPlayed: (was: string): string => `Gardé contre les règles · ${was}`,
	pastAmended: 'Correction enregistrée.',

	start: 'La table avant le premier tour.',
	event: (event: SaidEvent): string =>
		(EVENTS[event.key] ?? boxes.events[event.key])?.(event) ?? '',
	overruled: table.overruled
};

export const replay = {
	play: 'Lecture',
	pause: 'Pause',
	times: (speed: number): string => `${String(speed)}×`,
	speed: (speed: number): string => `Changer la vitesse (${String(speed)}×)`
};
