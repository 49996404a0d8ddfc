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
import { boxes, common, expansionName } from './common';
import { places } from './places';
import { objection } from './objections';
import { plain, signed } from '../formats';
import { tiles } from './tiles';
import { capital, counted, plural } from './format';
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
	const piece = capital(tiles.piece(figure.piece));
	if ('corner' in figure) return `${piece} auf der ${tiles.corner(figure.corner)}`;
	const { kind, x, y } = figure;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${places.on(kind)}, ${tiles.direction(x, y)}${figure.lies ? ', liegend' : ''}`;
}

const BEYOND = {
	left: 'links',
	up: 'oben',
	down: 'unten',
	right: 'rechts'
} as const;

/** Words of the table. */
export const table = {
	title: (players: readonly string[]): string => `Partie von ${common.list(players)}`,
	opening: 'Partie wird geöffnet …',
	notOpen: 'Partie lässt sich nicht öffnen',
	home: 'Start',
	retry: 'Erneut versuchen',
	objection,

	board: 'Der Tisch',
	cursor: ({ place, kind }: KnownPlace, type: TileType): string =>
		`Karten ansehen: ${tiles.place(place, kind)} (${tiles.description(type)}). Mit den Pfeiltasten gehst du weiter, die Leertaste wechselt das Gebiet, Enter erklärt es.`,
	turnOf: (name: string): string => `${name} ist dran`,
	progress: (tile: number, of: number, part = 1): string =>
		`Karte ${String(tile)} von ${String(of)}${part > 1 ? ` · Teil ${String(part)}` : ''}`,
	catchUp: 'Aus einem Foto nachtragen',
	watch: 'Mit der Kamera folgen',
	lookBack: 'Verlauf',
	goTo: (tile: number | 'final'): string => {
		if (tile === 'final') return 'Zur Schlusswertung';
		return tile === 0 ? 'Zum Anfang' : `Zu Karte ${String(tile)}`;
	},
	building: 'Laufende Partie',
	built: (laid: number, of: number): string => `${String(laid)} von ${String(of)} Karten`,
	chooseFirst:
		'Tippe auf die gezogene Karte; die Zahl sagt, wie viele es noch gibt. Oder tippe zuerst auf einen Platz.',
	chooseTile: 'Welche Karte wurde gezogen? Oder tippe zuerst auf einen Platz.',
	chooseTileFor: 'Welche Karte kommt dorthin? Nur passende sind hell.',
	chooseTileOf: (left: number): string =>
		left === 0
			? 'Keine der übrigen Karten passt hierher.'
			: `${counted(left, 'übrige Karte passt', 'übrige Karten passen')} hierher. Welche ist es?`,
	chooseSpot: 'Wohin kommt sie? Tippe auf einen leuchtenden Platz.',
	tapSpot: 'Tippe auf einen Platz.',
	tapSpotAlone: 'Keine Figur mehr: Platz antippen.',
	more: (spots: number): string => counted(spots, 'weiterer', 'weitere'),
	spotsBeyond: (spots: number, direction: 'left' | 'up' | 'down' | 'right'): string =>
		`${counted(spots, 'weiterer Platz', 'weitere Plätze')} ${BEYOND[direction]}: anzeigen`,
	notThisTile: (tile: string): string => `Andere Karte statt ${tile}`,
	fitsNowhere: 'Diese Karte passt nirgends.',
	ownFitsNowhere: (tile: PieceKindId): string =>
		`${tiles.piece(tile)}: Auf allen vier Seiten muss eine Karte liegen. So einen Platz gibt es gerade nicht.`,
	setAside: 'Beiseitelegen, neue ziehen',
	backIntoBag: 'In den Beutel, neue ziehen',
	spot: (spot: Spot, { beyondEdge, unfillable, turned, bridge }: SpotFacts = {}): string =>
		[
			places.spotName(spot),
			...(beyondEdge ? ['jenseits des Tischrands'] : []),
			...(unfillable ? ['keine übrige Karte passt'] : []),
			...(turned ? ['Karte wird gedreht'] : []),
			...(bridge ? ['mit Brücke'] : [])
		].join(', '),
	edge: ({ west, north, east, south }: TableEdge): string =>
		`Der Tischrand: von der Startkarte aus ${common.list([`${plain(-west)} ${plural(Math.abs(west), { one: 'Karte', other: 'Karten' })} nach Westen`, `${plain(-north)} nach Norden`, `${plain(east)} nach Osten`, `${plain(south)} nach Süden`])}`,
	rotateTile: (
		type: TileType,
		unlike: readonly { readonly side: Side; readonly label: string }[] = []
	): string =>
		[
			tiles.label(type),
			...unlike.map(({ side, label }) => `${label} im ${tiles.sides([side])}`),
			'Drehen'
		].join('. '),
	rotate: 'Drehen',
	ways: 'Wie sie liegt',
	otherTile: 'Andere Karte',
	turnInHand: 'Karte drehen',
	crossing: 'An der Kreuzung',
	houses: 'Häuser',
	trees: 'Bäume',
	crossingSays: (trees: boolean): string =>
		trees ? 'Die Straßen gehen weiter.' : 'Die Straßen enden hier.',
	laysFurther: (further: string, name: string): string =>
		boxes.further[further]?.(name) ?? `${name} hat eine Lücke gefüllt und legt noch eine Karte an.`,
	declinesFurther: (further: string): string => boxes.declines[further] ?? 'Keine weitere Karte',
	figure: (piece: PieceKindId, apart: boolean): string =>
		`Wohin kommt ${tiles.thisPiece(piece)}? Oder tippe einfach auf „${apart ? table.confirm : table.layAlone}“.`,
	takeHome: (piece: PieceKindId, from: SegmentKind, points: number): string =>
		`${capital(tiles.thePiece(piece))} ${places.off(from)} zurücknehmen: ${signed(points)}`,
	takeHomeBriefly: (points: number): string => `Zurücknehmen ${signed(points)}`,
	figureStands: (): string =>
		`Tippe auf „${table.confirm}“, oder tippe auf die Figur, um sie zurückzunehmen.`,
	allPlacesTaken: (piece: PieceKindId): string =>
		`Hier ist alles besetzt: kein Platz für ${tiles.aPiece(piece)}.`,
	noFigure: 'Hier kann keine Figur stehen: nur die Karte.',
	figureKinds: 'Welche Figur',
	figureSlot: ({ kind, left, fits }: FigureSlot): string => {
		const piece = capital(tiles.piece(kind));
		if (left < 1) return `${piece}: keine Figur mehr`;
		return fits ? piece : `${piece}: kein Platz auf dieser Karte`;
	},
	deploy: (figure: FigureOnTile, occupied: boolean, pays: readonly string[] = []): string => {
		const more = [...(occupied ? ['schon besetzt'] : []), ...pays];
		return [deployed(figure), ...(more.length > 0 ? [more.join(', ')] : [])].join(': ');
	},
	pays: (name: string, points: number): string => `${name} ${common.points(points)}`,
	reopened: 'Dieser Zug ist wieder offen: Tippe an, wo die Figur steht.',
	layAlone: 'Ohne Figur',
	layAloneLabel: 'Ohne Figur: nur die Karte anlegen',
	confirm: 'Fertig',
	confirmAnyway: 'Trotzdem anlegen',
	deployAnyway: 'Trotzdem setzen',

	filters: 'Nur Karten mit',
	filterCity: 'Stadt',
	filterRoad: 'Straße',
	filterMonastery: 'Kloster',
	filterPennant: 'Wappen',
	filterMark: 'Bild',
	filterExtra: 'Extra',
	filterCities: (sides: number): string => counted(sides, 'Stadtseite', 'Stadtseiten'),
	search: 'Nummer, Buchstabe oder Bild',
	matches: (n: number): string => {
		if (n === 0) return table.none;
		return n === 1
			? 'Eine Karte passt dazu, aber davon ist keine mehr übrig.'
			: `${String(n)} Karten passen dazu.`;
	},
	palette: 'Karten',
	/** „Karte 16 · D: Stadt im Norden, noch 3“. */
	paletteTile: ({ id, type, own, expansion, left }: PaletteTile): string => {
		if (!type) return `${tiles.undescribed(id)}: beschreiben, wie sie aussieht`;
		return [
			own
				? `${tiles.description(type)}: deine eigene, statt einer gezogenen Karte`
				: tiles.label(type),
			...(expansion === undefined ? [] : [expansionName(expansion)]),
			...(left === Infinity ? [] : [tiles.tilesLeft(left)])
		].join(', ');
	},
	customTileHint: 'Eine Karte, die nicht dabei ist: beschreiben, wie sie aussieht',
	none: 'Keine passende Karte.',

	score: (
		name: string,
		points: number,
		hand: number,
		others: readonly PieceKindId[],
		titles: readonly TokenId[] = []
	): string => {
		const held = titles.flatMap((title) => boxes.heldTitles[title]?.held ?? []);
		const has = held.length > 0 ? `, hat ${common.list(held)}` : '';
		return `${name}: ${common.points(points)}, ${common.list([tiles.pieces(hand, 'follower'), ...others.map(tiles.piece)])} im Vorrat${has}`;
	},
	scores: 'Punktestand',
	inHandOnly: 'im Vorrat',
	inSupply: (n: number): string => `${String(n)} im Vorrat`,
	onTable: (n: number): string => `${String(n)} auf dem Tisch`,
	makeTurn: (name: string): string => `Jetzt ist ${name} dran`,
	moves: (piece: PieceKindId, to?: MoveTo): string => sayMove(boxes, piece, to),
	ontoTile: 'Karte',
	stays: (piece: PieceKindId, away: boolean): string => boxes.stays[piece]?.says(away) ?? '',
	staysBriefly: (piece: PieceKindId, away: boolean): string =>
		boxes.stays[piece]?.brief(away) ?? '',
	figures: 'Figuren auf dem Tisch',
	fromStart: 'von der Startkarte aus gezählt',
	noFigures: 'Keine Figur auf dem Tisch.',
	holds: 'Hat Figuren anderer',
	heldFigure: (owner: string, piece: PieceKindId): string => `${owner}: ${tiles.piece(piece)}`,
	/** Figures of others on the space of a player’s marker. */
	beside: 'Neben dem Zählstein',
	/** Where a figure stands: beside a player’s marker, on a space of the score track. */
	onTrack: (name: string, space: number): string =>
		`auf der Wertungstafel bei ${name}, Feld ${String(space)}`,
	others: 'Andere Figuren und Karten',
	inHandAndOnTable: (hand: number, onTable: number): string =>
		[hand > 0 ? table.inSupply(hand) : '', onTable > 0 ? table.onTable(onTable) : '']
			.filter((part) => part !== '')
			.join(' · '),
	showOnBoard: 'Zeigen',

	menu: 'Menü',
	gameMenu: 'Diese Partie',
	ledger: 'Wertungen',
	nobody: 'niemand',
	ledgerEmpty: 'Noch keine Wertung. Hier erscheint jede mit ihrer Rechnung.',
	turnNumber: (tile: number): string =>
		tile === 0 ? 'Vor dem ersten Zug' : `Karte ${String(tile)}`,
	finalPart: 'Schlusswertung',
	overruled: (breaks: Objection): string => `Trotz Warnung: ${objection(breaks)}`,
	endNow: 'Partie jetzt beenden',
	endNowHint: (left: number): string =>
		`${counted(left, 'Karte ist', 'Karten sind')} noch nicht gelegt.`,
	allLaid: 'Alle Karten sind gelegt.',
	end: 'Schlusswertung beginnen',
	help: 'Hilfe'
};

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

/** Words of all farms that are shown at once. */
export const farms = {
	show: 'Alle Wiesen',
	list: 'Alle Wiesen und was sie jetzt wert sind',
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? ', geteilt' : '';
		return `${places.place(at, 'field')}${shared}: ${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string => counted(n, 'Wiese gehört niemandem', 'Wiesen gehören niemandem'),
	none: 'Auf dem Tisch liegt kein Bauer.'
};

/** Words of the questions asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number, step = 1): QuestionWords =>
		boxes.questions[question]?.(name, options, step) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Lieber nicht',
	again: 'Neu entscheiden',
	offerAt: (question: string, place: Place, kind: SegmentKind): string =>
		`${questions.offer(question)}: ${places.place(place, kind)}`,
	sends: (type: TileType, figures: readonly PlayersPiece[]): string =>
		`${tiles.label(type)}; zurück geht: ${common.list(figures.map(({ piece, name }) => `${tiles.piece(piece)} von ${name}`))}`,
	pays: (answer: string, points: number): string => `${answer}: ${common.points(points)}`,
	back: 'Zurück',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'Nein',
	/** „Karte 10 von Chloé“. */
	turn: (layer: string, tile: number): string => `Karte ${String(tile)} von ${layer}`,
	/** „Meeple von Ben“. */
	about: (owner: string | undefined, piece: PieceKindId): string =>
		owner === undefined
			? capital(tiles.piece(piece))
			: `${capital(tiles.piece(piece))} von ${owner}`
};

/** Words of the ledger in a view of its own. */
export const ledger = {
	players: 'Punkte nach Spieler',
	sources: 'Punkte nach Art',
	awards: (n: number, points: number): string =>
		`${counted(n, 'Wertung', 'Wertungen')} · ${common.points(points)}`,
	showAll: 'Alle zeigen',
	none: 'Keine passende Wertung.',
	hint: 'Tippe auf eine Wertung, um sie auf dem Tisch zu sehen.'
};
