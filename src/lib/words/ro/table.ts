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
import { counted, many, oneOr, capital } from './format';
import { noPiece, somePiece, thePiece, pieceNoun } from './nouns';
import { fromKind, onKind, spotName, places } from './places';
import { objection } from './objections';
import { plain, signed } from '../formats';
import { tiles } from './tiles';
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
	readonly type?: TileType | undefined;
	readonly own: boolean;
	readonly expansion?: string | undefined;
	readonly left: number;
}

function deployed(figure: FigureOnTile): string {
	const piece = tiles.piece(figure.piece);
	if ('corner' in figure) return `${piece} pe colțul de ${tiles.corner(figure.corner)}`;
	const { kind, x, y } = figure;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${onKind(kind)}, ${tiles.direction(x, y)}${figure.lies ? ', în poziție culcată' : ''}`;
}

const BEYOND = {
	left: 'mai la stânga',
	up: 'mai sus',
	down: 'mai jos',
	right: 'mai la dreapta'
} as const;

const tilesOf = (n: number): string => `${String(n)} ${many(n, 'cartonaș', 'cartonașe')}`;

/** Words of the table. */
export const table = {
	title: (players: readonly string[]): string => `Jocul: ${common.list(players)}`,
	opening: 'Se deschide jocul…',
	notOpen: 'Acest joc nu poate fi deschis',
	home: 'Acasă',
	retry: 'Încearcă din nou',
	objection,

	board: 'Harta',
	cursor: ({ place, kind }: KnownPlace, type: TileType): string =>
		`Privește cartonașele: ${tiles.place(place, kind)} (${tiles.description(type)}). Cu săgețile te muți, bara de spațiu trece la teritoriul următor, iar Enter îl explică.`,
	turnOf: (name: string): string => `La rând: ${name}`,
	progress: (tile: number, of: number, part = 1): string =>
		`cartonaș ${String(tile)}/${String(of)}${part > 1 ? ` · partea ${String(part)}` : ''}`,
	catchUp: 'Completează dintr-o poză',
	watch: 'Urmărește cu camera',
	lookBack: 'Istoric',
	goTo: (tile: number | 'final'): string => {
		if (tile === 'final') return 'Mergi la evaluarea finală';
		return tile === 0 ? 'Mergi la început' : `Mergi la cartonașul ${String(tile)}`;
	},
	building: 'Joc în curs de introducere',
	built: (laid: number, of: number): string => `${String(laid)} din ${tilesOf(of)}`,
	chooseFirst:
		'Atinge cartonașul tras; numărul lui spune câte au rămas. Sau atinge mai întâi un loc.',
	chooseTile: 'Ce cartonaș s-a tras? Sau atinge mai întâi un loc.',
	chooseTileFor: 'Ce cartonaș pui aici? Doar cele care se potrivesc sunt luminate.',
	chooseTileOf: (left: number): string =>
		left === 0
			? 'Niciun cartonaș rămas nu se potrivește aici.'
			: `${counted(left, 'cartonaș rămas se potrivește', 'cartonașe rămase se potrivesc')} aici. Care este?`,
	chooseSpot: 'Unde îl pui? Atinge un loc luminat.',
	tapSpot: 'Atinge un loc luminat.',
	tapSpotAlone: 'Nicio figură în rezervă: atinge un loc.',
	more: (spots: number): string => `încă ${counted(spots, 'loc', 'locuri')}`,
	spotsBeyond: (spots: number, direction: 'left' | 'up' | 'down' | 'right'): string =>
		oneOr(
			spots,
			`încă 1 loc ${BEYOND[direction]}: arată-l`,
			`încă ${counted(spots, 'loc', 'locuri')} ${BEYOND[direction]}: arată-le`
		),
	notThisTile: (tile: string): string => `Alege alt cartonaș în locul acestuia. ${tile}`,
	fitsNowhere: 'Acest cartonaș nu se potrivește nicăieri.',
	ownFitsNowhere: (tile: PieceKindId): string =>
		`Pentru ${tiles.piece(tile)} este nevoie de câte un cartonaș pe fiecare latură. Acum nu există niciun astfel de loc.`,
	setAside: 'Pune-l deoparte, trage altul',
	backIntoBag: 'Înapoi în săculeț, trage altul',
	spot: (spot: Spot, { beyondEdge, unfillable, turned, bridge }: SpotFacts = {}): string =>
		[
			spotName(spot),
			...(beyondEdge ? ['dincolo de marginea mesei'] : []),
			...(unfillable ? ['nu se potrivește niciun cartonaș rămas'] : []),
			...(turned ? ['cartonașul se rotește'] : []),
			...(bridge ? ['cu un pod'] : [])
		].join(', '),
	edge: ({ west, north, east, south }: TableEdge): string =>
		`Marginea mesei, în cartonașe de la cel de start: ${common.list([`${plain(-west)} spre vest`, `${plain(-north)} spre nord`, `${plain(east)} spre est`, `${plain(south)} spre sud`])}`,
	rotateTile: (
		type: TileType,
		unlike: readonly { readonly side: Side; readonly label: string }[] = []
	): string =>
		[
			tiles.label(type),
			...unlike.map(({ side, label }) => `La ${tiles.sides([side])}: ${label}`),
			'Rotește-l'
		].join('. '),
	rotate: 'Rotește',
	ways: 'Cum stă',
	otherTile: 'Alt cartonaș',
	turnInHand: 'Rotește cartonașul',
	crossing: 'La răscruce',
	houses: 'Case',
	trees: 'Copaci',
	crossingSays: (trees: boolean): string =>
		trees ? 'Drumurile merg mai departe.' : 'Drumurile se termină aici.',
	laysFurther: (further: string, name: string): string =>
		boxes.further[further]?.(name) ?? `${name} a umplut un gol și mai plasează un cartonaș.`,
	declinesFurther: (further: string): string => boxes.declines[further] ?? 'Fără alt cartonaș',
	/** @param apart true when turns are confirmed by a button of its own */
	figure: (piece: PieceKindId, apart: boolean): string =>
		`Atinge unde pui ${piece === 'follower' ? somePiece(piece) : thePiece(piece)} sau direct „${apart ? table.confirm : table.layAlone}”.`,
	takeHome: (piece: PieceKindId, from: SegmentKind, points: number): string =>
		`Ia înapoi ${thePiece(piece)} ${fromKind(from)}: ${signed(points)}`,
	takeHomeBriefly: (points: number): string => `Ia înapoi ${signed(points)}`,
	figureStands: (): string => `Atinge „${table.confirm}” sau, ca să iei înapoi figura, atinge-o.`,
	allPlacesTaken: (piece: PieceKindId): string =>
		`Aici totul este ocupat: nu se poate pune ${noPiece(piece)}.`,
	noFigure: 'Aici nu poate sta nicio figură: doar cartonașul.',
	figureKinds: 'Ce figură',
	figureSlot: ({ kind, left, fits }: FigureSlot): string => {
		const piece = tiles.piece(kind);
		if (left < 1) return `${noPiece(kind)} în rezervă`;
		return fits ? piece : `${piece}: niciun loc pe acest cartonaș`;
	},
	deploy: (figure: FigureOnTile, occupied: boolean, pays: readonly string[] = []): string => {
		const more = [...(occupied ? ['teritoriu deja ocupat'] : []), ...pays];
		return [deployed(figure), ...(more.length > 0 ? [more.join(', ')] : [])].join(': ');
	},
	pays: (name: string, points: number): string => `${name} ${common.points(points)}`,
	reopened: 'Tura este din nou deschisă: atinge unde pui figura.',
	layAlone: 'Fără figură',
	layAloneLabel: 'Fără figură: plasează doar cartonașul',
	confirm: 'Gata',
	confirmAnyway: 'Plasează oricum',
	deployAnyway: 'Pune-o oricum',

	filters: 'Arată doar cartonașe cu',
	filterCity: 'Oraș',
	filterRoad: 'Drum',
	filterMonastery: 'Mănăstire',
	filterPennant: 'Blazon',
	filterMark: 'Imagine',
	filterExtra: 'Extensii',
	filterCities: (sides: number): string => counted(sides, 'latură cu oraș', 'laturi cu oraș'),
	search: 'Număr, literă sau imagine',
	matches: (n: number): string => {
		if (n === 0) return table.none;
		return n === 1
			? 'Se potrivește unul singur, dar nu a mai rămas niciunul.'
			: `Se potrivesc ${tilesOf(n)}.`;
	},
	palette: 'Cartonașe',
	paletteTile: ({ id, type, own, expansion, left }: PaletteTile): string => {
		if (!type) return `${tiles.undescribed(id)}: descrie cum arată`;
		return [
			own
				? `${tiles.description(type)}: cartonașul tău, îl plasezi în loc să tragi altul`
				: tiles.label(type),
			...(expansion === undefined ? [] : [expansionName(expansion)]),
			...(left === Infinity ? [] : [tiles.tilesLeft(left)])
		].join(', ');
	},
	customTileHint: 'Un cartonaș care nu este în listă: descrie cum arată',
	none: 'Niciun cartonaș de acest fel.',

	score: (
		name: string,
		points: number,
		hand: number,
		others: readonly PieceKindId[],
		titles: readonly TokenId[] = []
	): string => {
		const held = titles.flatMap((title) => boxes.heldTitles[title]?.held ?? []);
		const has = held.length > 0 ? `; are ${common.list(held)}` : '';
		return `${name}: ${common.points(points)}, ${common.list([tiles.pieces(hand, 'follower'), ...others.map(tiles.piece)])} în rezervă${has}`;
	},
	scores: 'Scoruri',
	inHandOnly: 'în rezervă',
	inSupply: (n: number): string => `${String(n)} în rezervă`,
	onTable: (n: number): string => `${String(n)} pe hartă`,
	makeTurn: (name: string): string => `E la rând ${name}`,
	moves: (piece: PieceKindId, to?: MoveTo): string => sayMove(boxes, piece, to),
	ontoTile: 'cartonaș',
	stays: (piece: PieceKindId, away: boolean): string => boxes.stays[piece]?.says(away) ?? '',
	staysBriefly: (piece: PieceKindId, away: boolean): string =>
		boxes.stays[piece]?.brief(away) ?? '',
	figures: 'Figuri pe hartă',
	fromStart: 'de la cartonașul de start',
	noFigures: 'Nicio figură pe hartă.',
	holds: 'Are figuri ale altora',
	heldFigure: (owner: string, piece: PieceKindId): string => `${owner}: ${tiles.piece(piece)}`,
	/** Figures of others on the space of a player’s marker. */
	beside: 'Lângă marcator, pe tabla de punctaj',
	/** Where a figure stands: beside a player’s marker, on a space of the score track. */
	onTrack: (name: string, space: number): string =>
		`pe tabla de punctaj, lângă ${name}, căsuța ${String(space)}`,
	others: 'Alte figuri și cartonașe',
	inHandAndOnTable: (hand: number, onTable: number): string =>
		[hand > 0 ? table.inSupply(hand) : '', onTable > 0 ? table.onTable(onTable) : '']
			.filter((part) => part !== '')
			.join(' · '),
	showOnBoard: 'Arată',

	menu: 'Meniu',
	gameMenu: 'Acest joc',
	ledger: 'Registru',
	nobody: 'nimeni',
	ledgerEmpty: 'Încă nu s-a punctat nimic. Aici apare fiecare evaluare cu suma ei.',
	turnNumber: (tile: number): string =>
		tile === 0 ? 'Înainte de prima tură' : `Cartonașul ${String(tile)}`,
	finalPart: 'Evaluarea finală',
	overruled: (breaks: Objection): string => `Jucat oricum: ${objection(breaks)}`,
	endNow: 'Încheie jocul acum',
	endNowHint: (left: number): string =>
		`${counted(left, 'cartonaș nu a fost plasat', 'cartonașe nu au fost plasate')}.`,
	allLaid: 'Toate cartonașele sunt plasate.',
	end: 'Începe evaluarea finală',
	help: 'Ajutor'
};

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

/** Words of all farms that are shown at once. */
export const farms = {
	show: 'Toate câmpurile',
	list: 'Toate câmpurile și cât ar aduce acum',
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? 'împărțit: ' : '';
		return `${places.place(at, 'field')}, ${shared}${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string =>
		n === 1 ? 'Un câmp nu este al nimănui' : `${counted(n, 'câmp', 'câmpuri')} nu sunt ale nimănui`,
	none: 'Pe hartă nu este niciun țăran.'
};

/** Words of the questions asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number, step = 1): QuestionWords =>
		boxes.questions[question]?.(name, options, step) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Nu acum',
	again: 'Decide din nou',
	offerAt: (question: string, place: Place, kind: SegmentKind): string =>
		`${questions.offer(question)}: ${places.place(place, kind)}`,
	sends: (type: TileType, figures: readonly PlayersPiece[]): string =>
		`${tiles.label(type)}; se întoarce: ${common.list(figures.map(({ piece, name }) => `${tiles.piece(piece)} de la ${name}`))}`,
	pays: (answer: string, points: number): string => `${answer}: ${common.points(points)}`,
	back: 'Înapoi',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'Nu',
	/** Whose tile is being resolved: „Chloé, cartonașul 10”. */
	turn: (layer: string, tile: number): string => `${layer}, cartonașul ${String(tile)}`,
	/** Whose figure or own tile a question is about: „Ben: meeple”; without an owner only what it is. */
	about: (owner: string | undefined, piece: PieceKindId): string =>
		owner === undefined ? capital(thePiece(piece)) : `${owner}: ${pieceNoun(piece).one}`
};

/** Words of the ledger in a view of its own. */
export const ledger = {
	players: 'Puncte pe jucători',
	sources: 'Puncte pe categorii',
	awards: (n: number, points: number): string =>
		`${counted(n, 'evaluare', 'evaluări')} · ${common.points(points)}`,
	showAll: 'Arată tot',
	none: 'Nicio evaluare din această categorie.',
	hint: 'Atinge o evaluare ca s-o vezi pe hartă.'
};
