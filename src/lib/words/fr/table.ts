import type { TokenId } from '../../engine/ledger';
import type { Objection } from '../../engine/objection';
import type { PieceKindId } from '../../engine/piece';
import type { Place, Side, Spot } from '../../engine/spot';
import type { SegmentKind, TileType } from '../../engine/tile';
import { sayMove, type MoveTo } from '../spoken-expansions';
import {
	hasRole,
	type FigureOnTile,
	type FigureSlot,
	type KnownPlace,
	type PlayersPiece,
	type SpotFacts
} from '../values';
import { boxes, expansionName, common } from './common';
import { capital, counted, plural } from './format';
import { noneOf, ofName, ofNames, ofThe, some, the } from './grammar';
import { KINDS } from './kinds';
import { places } from './places';
import { objection } from './objections';
import { plain, signed } from '../formats';
import { nounOf, standsOn, thisFigure, tiles } from './tiles';
import type { QuestionWords, SaidChoice } from '../expansion';

/** The distances from the start tile to the edges of the table. */
interface TableEdge {
	readonly west: number;
	readonly north: number;
	readonly east: number;
	readonly south: number;
}

/** A tile in the palette. */
interface PaletteTile {
	readonly id: string;
	/** Undefined until the tile is described. */
	readonly type?: TileType | undefined;
	readonly own: boolean;
	readonly expansion?: string | undefined;
	readonly left: number;
}

function deployed(figure: FigureOnTile): string {
	const piece = tiles.piece(figure.piece);
	if ('corner' in figure) return `${piece} au coin ${tiles.corner(figure.corner)}`;
	const { kind, x, y, walled } = figure;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${standsOn({ kind, sort: walled ? 'walled' : undefined })}, ${tiles.direction(x, y)}${figure.lies ? ', couché' : ''}`;
}

/** “déjà occupée”: agrees with where the figure would stand. */
const taken = (figure: FigureOnTile): string =>
	'kind' in figure && KINDS[figure.kind].noun.feminine && !figure.walled
		? 'déjà occupée'
		: 'déjà occupé';

const BEYOND = {
	left: 'plus à gauche',
	up: 'plus haut',
	down: 'plus bas',
	right: 'plus à droite'
} as const;

/** “3 tuiles”, “−1 tuile”. */
const plainTiles = (n: number): string =>
	`${plain(n)} ${plural(Math.abs(n), { one: 'tuile', other: 'tuiles' })}`;

export const table = {
	title: (players: readonly string[]): string => `Partie ${ofNames(players)}`,
	opening: 'Ouverture de la partie…',
	notOpen: 'Impossible d’ouvrir cette partie',
	home: 'Accueil',
	retry: 'Réessayer',
	objection,

	board: 'Le plateau',
	cursor: ({ place, kind }: KnownPlace, type: TileType): string =>
		`Parcourir les tuiles : ${tiles.place(place, kind)} (${tiles.description(type)}). Les flèches changent de tuile, Espace passe à la zone suivante, Entrée l’explique.`,
	turnOf: (name: string): string => `Au tour ${ofName(name)}`,
	progress: (tile: number, of: number, part = 1): string =>
		`tuile ${String(tile)} sur ${String(of)}${part > 1 ? ` · ${String(part)}e du tour` : ''}`,
	catchUp: 'Rattraper d’après une photo',
	watch: 'Suivre avec la caméra',
	lookBack: 'Revoir',
	goTo: (tile: number | 'final'): string => {
		if (tile === 'final') return 'Aller à l’évaluation finale';
		return tile === 0 ? 'Aller au début' : `Aller à la tuile ${String(tile)}`;
	},
	building: 'Saisie de la table',
	built: (laid: number, of: number): string =>
		`${counted(laid, 'tuile', 'tuiles')} sur ${String(of)}`,
	chooseFirst:
		'Touche la tuile piochée ; le nombre dit combien il en reste. Ou touche d’abord un emplacement.',
	chooseTile: 'Quelle tuile a été piochée ? Ou touche d’abord un emplacement.',
	chooseTileFor: 'Quelle tuile va là ? Seules celles qui conviennent sont claires.',
	chooseTileOf: (left: number): string =>
		left === 0
			? 'Aucune des tuiles restantes ne convient ici.'
			: `${counted(left, 'tuile restante convient', 'tuiles restantes conviennent')} ici. Laquelle est-ce ?`,
	chooseSpot: 'Où va-t-elle ? Touche un emplacement lumineux.',
	tapSpot: 'Touche un emplacement.',
	tapSpotAlone: 'Plus aucun pion : touche un emplacement.',
	more: (spots: number): string => counted(spots, 'autre', 'autres'),
	spotsBeyond: (spots: number, direction: 'left' | 'up' | 'down' | 'right'): string =>
		`${counted(spots, 'autre emplacement', 'autres emplacements')} ${BEYOND[direction]} : ${spots === 1 ? 'le' : 'les'} montrer`,
	notThisTile: (tile: string): string => `Choisir une autre tuile que celle-ci. ${tile}`,
	fitsNowhere: 'Cette tuile est impossible à placer.',
	ownFitsNowhere: (tile: PieceKindId): string =>
		`Pour ${the(nounOf(tile))}, il faut une tuile sur chacun des quatre côtés. Aucun emplacement ne convient pour l’instant.`,
	setAside: 'Écarter la tuile et en piocher une autre',
	backIntoBag: 'Remettre la tuile dans le sac et en piocher une autre',
	spot: (spot: Spot, { beyondEdge, unfillable, turned, bridge }: SpotFacts = {}): string =>
		[
			capital(places.spotName(spot)),
			...(beyondEdge ? ['au-delà du bord de la table'] : []),
			...(unfillable ? ['aucune tuile restante ne convient'] : []),
			...(turned ? ['en tournant la tuile'] : []),
			...(bridge ? ['avec un pont'] : [])
		].join(', '),
	edge: ({ west, north, east, south }: TableEdge): string =>
		`Le bord de la table : depuis la tuile de départ, ${common.list([`${plainTiles(-west)} à l’ouest`, `${plain(-north)} au nord`, `${plain(east)} à l’est`, `${plain(south)} au sud`])}`,
	rotateTile: (
		type: TileType,
		unlike: readonly { readonly side: Side; readonly label: string }[] = []
	): string =>
		[
			tiles.label(type),
			...unlike.map(({ side, label }) => `${label} ${tiles.sides([side])}`),
			'Tourner'
		].join('. '),
	rotate: 'Tourner',
	ways: 'Sens de la tuile',
	otherTile: 'Autre tuile',
	turnInHand: 'Tourner la tuile',
	crossing: 'Au carrefour',
	houses: 'Maisons',
	trees: 'Arbres',
	crossingSays: (trees: boolean): string =>
		trees ? 'Les routes continuent.' : 'Les routes s’arrêtent ici.',
	laysFurther: (further: string, name: string): string =>
		boxes.further[further]?.(name) ?? `${name} a comblé un trou et place encore une tuile.`,
	declinesFurther: (further: string): string => boxes.declines[further] ?? 'Pas d’autre tuile',
	figure: (piece: PieceKindId, apart: boolean): string =>
		`Touche l’endroit où poser ${thisFigure(piece)}, ou touche simplement « ${apart ? table.confirm : table.layAlone} ».`,
	takeHome: (piece: PieceKindId, from: SegmentKind, points: number): string =>
		`Reprendre ${the(nounOf(piece))} ${ofThe(KINDS[from].noun)} : ${signed(points)}`,
	takeHomeBriefly: (points: number): string => `Reprendre ${signed(points)}`,
	figureStands: (): string => `Touche « ${table.confirm} », ou le pion pour le reprendre.`,
	allPlacesTaken: (piece: PieceKindId): string => `Tout est occupé ici : ${noneOf(nounOf(piece))}.`,
	noFigure: 'Aucun pion ne peut aller ici : on place seulement la tuile.',
	figureKinds: 'Quel pion',
	figureSlot: ({ kind, left, fits }: FigureSlot): string => {
		const piece = tiles.piece(kind);
		if (left < 1) return `${piece} : ${nounOf(kind).feminine ? 'plus aucune' : 'plus aucun'}`;
		return fits ? piece : `${piece} : aucune place sur cette tuile`;
	},
	deploy: (figure: FigureOnTile, occupied: boolean, pays: readonly string[] = []): string => {
		const more = [...(occupied ? [taken(figure)] : []), ...pays];
		return [deployed(figure), ...(more.length > 0 ? [more.join(', ')] : [])].join(' : ');
	},
	pays: (name: string, points: number): string => `${name} ${common.points(points)}`,
	reopened: 'Ce tour est rouvert : touche l’endroit où va le pion.',
	layAlone: 'Sans pion',
	layAloneLabel: 'Sans pion : placer seulement la tuile',
	confirm: 'Valider',
	confirmAnyway: 'Placer quand même',
	deployAnyway: 'Poser quand même',

	filters: 'Seulement les tuiles avec',
	filterCity: 'Ville',
	filterRoad: 'Route',
	filterMonastery: 'Abbaye',
	filterPennant: 'Blason',
	filterMark: 'Image',
	filterExtra: 'Extra',
	filterCities: (sides: number): string => counted(sides, 'côté de ville', 'côtés de ville'),
	search: 'Numéro, lettre ou image',
	matches: (n: number): string => {
		if (n === 0) return table.none;
		return n === 1
			? 'Une tuile correspond, mais il n’en reste plus.'
			: `${String(n)} tuiles correspondent.`;
	},
	palette: 'Tuiles',
	paletteTile: ({ id, type, own, expansion, left }: PaletteTile): string => {
		if (!type) return `${tiles.undescribed(id)} : décris à quoi elle ressemble`;
		return [
			own
				? `${tiles.description(type)} : ta propre tuile, à placer au lieu de piocher`
				: tiles.label(type),
			...(expansion === undefined ? [] : [expansionName(expansion)]),
			...(left === Infinity ? [] : [tiles.tilesLeft(left)])
		].join(', ');
	},
	customTileHint: 'Une tuile qui n’est pas dans la liste : décris à quoi elle ressemble',
	none: 'Aucune tuile de ce genre.',

	score: (
		name: string,
		points: number,
		hand: number,
		others: readonly PieceKindId[],
		titles: readonly TokenId[] = []
	): string => {
		const held = titles.flatMap((title) => boxes.heldTitles[title]?.held ?? []);
		const has = held.length > 0 ? ` ; a ${common.list(held)}` : '';
		return `${name} : ${common.points(points)}, ${common.list([tiles.pieces(hand, 'follower'), ...others.map((piece) => some(nounOf(piece)))])} en réserve${has}`;
	},
	scores: 'Scores',
	inHandOnly: 'en réserve',
	inSupply: (n: number): string => `${String(n)} en réserve`,
	onTable: (n: number): string => `${String(n)} sur le plateau`,
	makeTurn: (name: string): string => `C’est à ${name} de jouer`,
	moves: (piece: PieceKindId, to?: MoveTo): string => sayMove(boxes, piece, to),
	ontoTile: 'tuile',
	stays: (piece: PieceKindId, away: boolean): string => boxes.stays[piece]?.says(away) ?? '',
	staysBriefly: (piece: PieceKindId, away: boolean): string =>
		boxes.stays[piece]?.brief(away) ?? '',
	figures: 'Pions sur le plateau',
	fromStart: 'distances depuis la tuile de départ',
	noFigures: 'Aucun pion sur le plateau.',
	holds: 'Détient des pions d’autrui',
	heldFigure: (owner: string, piece: PieceKindId): string => `${owner} : ${tiles.piece(piece)}`,
	/** Figures of others on the space of a player’s marker. */
	beside: 'À côté du marqueur, sur la piste de score',
	/** Where a figure stands: beside a player’s marker, on a space of the score track. */
	onTrack: (name: string, space: number): string =>
		`sur la piste de score, case ${String(space)}, à côté ${ofName(name)}`,
	others: 'Autres pions et tuiles',
	inHandAndOnTable: (hand: number, onTable: number): string =>
		[hand > 0 ? table.inSupply(hand) : '', onTable > 0 ? table.onTable(onTable) : '']
			.filter((part) => part !== '')
			.join(' · '),
	showOnBoard: 'Montrer',

	menu: 'Menu',
	gameMenu: 'Cette partie',
	ledger: 'Journal',
	nobody: 'personne',
	ledgerEmpty: 'Rien n’est encore évalué. Chaque évaluation s’affichera ici avec son calcul.',
	turnNumber: (tile: number): string =>
		tile === 0 ? 'Avant le premier tour' : `Tuile ${String(tile)}`,
	finalPart: 'Évaluation finale',
	overruled: (breaks: Objection): string => `Permis par la table : « ${objection(breaks)} »`,
	endNow: 'Terminer la partie maintenant',
	endNowHint: (left: number): string =>
		counted(left, 'tuile n’a pas été placée.', 'tuiles n’ont pas été placées.'),
	allLaid: 'Toutes les tuiles sont placées.',
	end: 'Passer à l’évaluation finale',
	help: 'Aide'
};

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

export const farms = {
	show: 'Tous les prés',
	list: 'Tous les prés, et ce qu’ils rapporteraient maintenant',
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? 'partagé : ' : '';
		return `${places.place(at, 'field')}, ${shared}${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string => counted(n, 'pré est sans paysan', 'prés sont sans paysan'),
	none: 'Il n’y a aucun paysan sur le plateau.'
};

export const questions = {
	of: (question: string, name: string, options: number, step = 1): QuestionWords =>
		boxes.questions[question]?.(name, options, step) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Pas maintenant',
	again: 'Décider autrement',
	offerAt: (question: string, place: Place, kind: SegmentKind): string =>
		`${questions.offer(question)} : ${places.place(place, kind)}`,
	sends: (type: TileType, figures: readonly PlayersPiece[]): string =>
		`${tiles.label(type)} ; revient : ${common.list(figures.map(({ piece, name }) => `${tiles.piece(piece)} ${ofName(name)}`))}`,
	pays: (answer: string, points: number): string => `${answer} : ${common.points(points)}`,
	back: 'Retour',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'Non',
	turn: (layer: string, tile: number): string => `Tuile ${String(tile)} ${ofName(layer)}`,
	about: (owner: string | undefined, piece: PieceKindId): string => {
		const what = capital(tiles.piece(piece));
		return owner === undefined ? what : `${what} ${ofName(owner)}`;
	}
};

export const ledger = {
	players: 'Points par joueur',
	sources: 'Points par origine',
	awards: (n: number, points: number): string =>
		`${counted(n, 'évaluation', 'évaluations')} · ${common.points(points)}`,
	showAll: 'Tout afficher',
	none: 'Aucune évaluation de ce type.',
	hint: 'Touche une évaluation pour la voir sur le plateau.'
};
