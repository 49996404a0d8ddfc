import { words as first } from '..';
import { final } from './final';
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
import { objection } from './objections';
import { plain, signed } from '../formats';
import { places } from './places';
import { tiles } from './tiles';
import { counted, number, plural } from './format';
import { part } from '../parts';
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
	if ('corner' in figure) return `${piece} on the ${tiles.corner(figure.corner)} corner`;
	const { kind, x, y } = figure;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${places.on(kind)}, ${tiles.direction(x, y)}${figure.lies ? ', lying down' : ''}`;
}

const BEYOND = {
	left: 'further left',
	up: 'further up',
	down: 'further down',
	right: 'further right'
} as const;

/** Words of the table. */
export const table = {
	title: (players: readonly string[]): string => `Game of ${common.list(players)}`,
	opening: 'Opening the game…',
	notOpen: 'This game can’t be opened',
	home: 'Home',
	retry: 'Try again',
	objection,

	board: 'The board',
	cursor: ({ place, kind }: KnownPlace, type: TileType): string =>
		`Look at the tiles: ${tiles.place(place, kind)} (${tiles.description(type)}). Arrow keys move, Space goes to the next feature, Enter explains it.`,
	turnOf: (name: string): string => `${name}’s turn`,
	/** With the part of the turn, if it isn't the first. */
	progress: (tile: number, of: number, part = 1): string =>
		`tile ${String(tile)} of ${String(of)}${part > 1 ? ` · part ${String(part)}` : ''}`,
	catchUp: 'Catch up from a photo',
	watch: 'Follow with the camera',
	lookBack: 'History',
	/** To the turn with this tile; 0 is before the first turn. */
	goTo: (tile: number | 'final'): string => {
		if (tile === 'final') return 'Go to the final scoring';
		return tile === 0 ? 'Go to the start' : `Go to tile ${String(tile)}`;
	},
	/** An existing table that is being entered. */
	building: 'Table in progress',
	built: (laid: number, of: number): string => `${String(laid)} of ${String(of)} tiles`,
	/** Before the first turn. */
	chooseFirst:
		'Tap the tile that was drawn; its number says how many are left. Or tap a spot first.',
	chooseTile: 'Which tile was drawn? Or tap a spot first.',
	chooseTileFor: 'Which tile goes there? Only tiles that fit are bright.',
	/** The number of tiles left to draw that fit the spot. */
	chooseTileOf: (left: number): string =>
		left === 0
			? 'None of the tiles left fits here.'
			: `${number(left)} of the tiles left ${plural(left, { one: 'fits', other: 'fit' })} here. Which one is it?`,
	chooseSpot: 'Where does it go? Tap a glowing spot.',
	/** The same, in little room. */
	tapSpot: 'Tap a glowing spot.',
	/** The same for a player who has no figure left: the tap may end the turn. */
	tapSpotAlone: 'No figure left: tap a spot.',
	/** Spots out of view where the chosen tile fits too. */
	more: (spots: number): string => `${String(spots)} more`,
	spotsBeyond: (spots: number, direction: 'left' | 'up' | 'down' | 'right'): string =>
		`${counted(spots, 'more spot', 'more spots')} ${BEYOND[direction]}: show ${spots === 1 ? 'it' : 'them'}`,
	/** Name of the button that shows the chosen tile and leads back to the others. */
	notThisTile: (tile: string): string => `Choose another tile instead of ${tile}`,
	fitsNowhere: 'This tile fits nowhere.',
	/** For a player's own tile, which needs a tile on every side. */
	ownFitsNowhere: (tile: PieceKindId): string =>
		`The ${tiles.piece(tile)} needs a tile on every side. There is no such spot now.`,
	setAside: 'Set it aside and draw another',
	backIntoBag: 'Put it back and draw another',
	/** An empty spot: is it beyond the edge of the table, does no tile left fit, and does the chosen one fit only when it is turned? */
	spot: (spot: Spot, { beyondEdge, unfillable, turned, bridge }: SpotFacts = {}): string =>
		[
			places.spotName(spot),
			...(beyondEdge ? ['beyond the edge of the table'] : []),
			...(unfillable ? ['no tile left fits'] : []),
			...(turned ? ['turned to fit'] : []),
			...(bridge ? ['with a bridge'] : [])
		].join(', '),
	/** Number of spots from the start tile in each direction; below 0 if the start tile is beyond that edge. */
	edge: ({ west, north, east, south }: TableEdge): string =>
		`The edge of the table, counted from the start tile: ${common.list([`${plain(-west)} west`, `${plain(-north)} north`, `${plain(east)} east`, `${plain(south)} south`])}`,
	/** The tile about to be laid, and where it doesn't match. */
	rotateTile: (
		type: TileType,
		unlike: readonly { readonly side: Side; readonly label: string }[] = []
	): string =>
		[
			tiles.label(type),
			...unlike.map(({ side, label }) => `${label} on the ${tiles.sides([side])} side`),
			'Turn it'
		].join('. '),
	rotate: 'Turn',
	/** The ways in which the tile fits its spot. */
	ways: 'Ways to lay it',
	otherTile: 'Other tile',
	/** Turns the chosen tile before it has a spot. */
	turnInHand: 'Turn the tile',
	/** What stands at a crossing. Asked when trees don't end a road. */
	crossing: 'At the crossing',
	houses: 'Houses',
	trees: 'Trees',
	crossingSays: (trees: boolean): string => (trees ? 'Roads continue.' : 'Roads end here.'),
	/** For the house rule that a filled hole gives another turn. */
	/** Why a player lays a further tile. */
	laysFurther: (further: string, name: string): string =>
		boxes.further[further]?.(name) ?? `${name} filled a hole and lays another tile.`,
	/** On the button that declines it. */
	declinesFurther: (further: string): string => boxes.declines[further] ?? 'No further tile',
	/** @param apart true when turns are confirmed by a button of its own */
	figure: (piece: PieceKindId, apart: boolean): string =>
		`Tap where ${piece === 'follower' ? 'a meeple' : `the ${tiles.piece(piece)}`} goes, or just tap ${apart ? table.confirm : `“${table.layAlone}”`}.`,
	/** On the button that takes a figure home instead of putting one. */
	takeHome: (piece: PieceKindId, from: SegmentKind, points: number): string =>
		`Take the ${tiles.piece(piece)} home from the ${tiles.kind(from)}: ${signed(points)}`,
	/** The same, beside a picture of the figure. */
	takeHomeBriefly: (points: number): string => `Take home ${signed(points)}`,
	/** Once a figure stands there, and the turn waits for the button. */
	figureStands: (): string => `Tap ${table.confirm}, or tap the figure to take it back.`,
	allPlacesTaken: (piece: PieceKindId): string =>
		`Every place here is taken: no ${tiles.piece(piece)}.`,
	noFigure: 'No figure can stand here: tile only.',
	figureKinds: 'Which figure',
	/** “meeple: none left”. */
	figureSlot: ({ kind, left, fits }: FigureSlot): string => {
		const piece = tiles.piece(kind);
		if (left < 1) return `${piece}: none left`;
		return fits ? piece : `${piece}: no place on this tile`;
	},
	/** “knight in the city, north: Ada 12 points”: where a figure can go on the tile just laid, and what is paid for it. */
	deploy: (figure: FigureOnTile, occupied: boolean, pays: readonly string[] = []): string => {
		const more = [...(occupied ? ['already occupied'] : []), ...pays];
		return [deployed(figure), ...(more.length > 0 ? [more.join(', ')] : [])].join(': ');
	},
	/** “Ada 12 points”, for the name of a place. */
	pays: (name: string, points: number): string => `${name} ${common.points(points)}`,
	/** A turn that was taken back, or is amended. */
	reopened: 'This turn is open again: tap where the figure goes.',
	layAlone: 'No meeple',
	layAloneLabel: 'No meeple: lay the tile without a figure',
	confirm: 'Done',
	confirmAnyway: 'Lay it anyway',
	deployAnyway: 'Place it anyway',

	filters: 'Show only tiles with',
	filterCity: 'City',
	filterRoad: 'Road',
	filterMonastery: 'Monastery',
	filterPennant: 'Pennant',
	filterMark: 'Picture',
	filterExtra: 'Extra',
	/** On a picture of a tile with that many sides of city. */
	filterCities: (sides: number): string => counted(sides, 'city side', 'city sides'),
	search: 'Number, letter or picture',
	/** Said when Enter in the search can't take the only match. */
	matches: (n: number): string => {
		if (n === 0) return table.none;
		return n === 1 ? 'One tile matches, but none is left.' : `${String(n)} tiles match.`;
	},
	palette: 'Tiles',
	/** “Tile 16 · D: city north, 3 left”. */
	paletteTile: ({ id, type, own, expansion, left }: PaletteTile): string => {
		if (!type) return `${tiles.undescribed(id)}: describe what it looks like`;
		return [
			own ? `${tiles.description(type)}: your own, laid instead of drawing` : tiles.label(type),
			...(expansion === undefined ? [] : [expansionName(expansion)]),
			...(left === Infinity ? [] : [tiles.tilesLeft(left)])
		].join(', ');
	},
	customTileHint: 'A tile that isn’t listed: describe what it looks like',
	none: 'No matching tiles.',

	score: (
		name: string,
		points: number,
		hand: number,
		others: readonly PieceKindId[],
		titles: readonly TokenId[] = []
	): string => {
		const held = titles.flatMap((title) => boxes.heldTitles[title]?.held ?? []);
		const has = held.length > 0 ? `; has ${common.list(held)}` : '';
		return `${name}: ${common.points(points)}, ${common.list([tiles.pieces(hand, 'follower'), ...others.map(tiles.piece)])} in hand${has}`;
	},
	scores: 'Scores',
	inHandOnly: 'in hand',
	inSupply: (n: number): string => `${String(n)} in hand`,
	onTable: (n: number): string => `${String(n)} on the board`,
	makeTurn: (name: string): string => `It’s ${name}’s turn`,
	/** What a player does with a figure that moves to another place, or off the board. */
	moves: (piece: PieceKindId, to?: MoveTo): string => sayMove(boxes, piece, to),
	/** Where it goes, beside its picture, if that is a tile as a whole. */
	ontoTile: 'tile',
	/** Why a figure that was to move stays; brief beside its picture. */
	stays: (piece: PieceKindId, away: boolean): string => boxes.stays[piece]?.says(away) ?? '',
	staysBriefly: (piece: PieceKindId, away: boolean): string =>
		boxes.stays[piece]?.brief(away) ?? '',
	figures: 'Figures on the board',
	fromStart: 'counted from the start tile',
	noFigures: 'No figures on the board.',
	holds: 'Holds figures of others',
	/** A figure that another player holds, by its owner. */
	heldFigure: (owner: string, piece: PieceKindId): string => `${owner}: ${tiles.piece(piece)}`,
	/** Figures of others on the space of a player’s marker. */
	beside: 'Beside the marker on the score track',
	/** Where a figure stands: beside a player’s marker, on a space of the score track. */
	onTrack: (name: string, space: number): string =>
		`on the score track, beside ${name} on space ${String(space)}`,
	others: 'Other figures and tiles',
	inHandAndOnTable: (hand: number, onTable: number): string =>
		[hand > 0 ? table.inSupply(hand) : '', onTable > 0 ? table.onTable(onTable) : '']
			.filter((part) => part !== '')
			.join(' · '),
	showOnBoard: 'Show',

	menu: 'Menu',
	gameMenu: 'This game',
	ledger: 'Ledger',
	nobody: 'nobody',
	ledgerEmpty: 'Nothing has been scored yet. Every award appears here with its sum.',
	/** A turn, by the number of its tile. */
	turnNumber: (tile: number): string =>
		tile === 0 ? 'Before the first turn' : `Tile ${String(tile)}`,
	finalPart: 'Final scoring',
	overruled: (breaks: Objection): string => `Overruled: ${objection(breaks)}`,
	endNow: 'End the game now',
	endNowHint: (left: number): string =>
		`${counted(left, 'tile hasn’t', 'tiles haven’t')} been laid yet.`,
	allLaid: 'All tiles are laid.',
	end: 'Start final scoring',
	help: 'Help'
};

interface Worth {
	readonly name: string;
	readonly points: number;
}

const worth = ({ name, points }: Worth): string => `${name} ${common.points(points)}`;

/** Words of all farms that are shown at once. */
export const farms = {
	show: 'All farms',
	/** Heading of the list for screen readers. */
	list: 'All farms, and what they are worth now',
	/** A farm by one of its places. `holders` is how many of the players share it; others are paid for its cities. */
	farm: (at: Place, holders: number, players: readonly Worth[]): string => {
		const shared = holders > 1 ? 'shared: ' : '';
		return `${places.place(at, 'field')}, ${shared}${common.list(players.map(worth))}`;
	},
	nobodys: (n: number): string =>
		n === 1 ? '1 field has no farmer' : `${String(n)} fields have no farmer`,
	none: 'There are no farmers on the board.'
};

/** Words of the questions asked before the next turn. */
export const questions = {
	of: (question: string, name: string, options: number, step = 1): QuestionWords =>
		boxes.questions[question]?.(name, options, step) ?? { question, how: '', why: '' },
	/** On the button that takes up an offer, and on the one that leaves it again. */
	offer: (question: string): string => boxes.offers[question] ?? question,
	leave: 'Not now',
	again: 'Decide again',
	/** The same, with where on the board it is done at once. */
	offerAt: (question: string, place: Place, kind: SegmentKind): string =>
		`${questions.offer(question)}: ${places.place(place, kind)}`,
	/** An answer on the board, with the figures that it sends home. */
	sends: (type: TileType, figures: readonly PlayersPiece[]): string =>
		`${tiles.label(type)}; goes home: ${common.list(figures.map(({ piece, name }) => `${name}’s ${tiles.piece(piece)}`))}`,
	/** An answer on the board, with what it pays. */
	pays: (answer: string, points: number): string => `${answer}: ${common.points(points)}`,
	back: 'Back',
	/** On the button of an answer that is no place. */
	answer: (question: string, id: string, choice: SaidChoice): string =>
		boxes.answers[`${question}/${id}`]?.(choice) ?? id,
	/** On the button that declines. */
	decline: (question: string): string => boxes.declines[question] ?? 'No',
	/** Whose tile is being resolved: “Chloé’s tile 10”. */
	turn: (layer: string, tile: number): string => `${layer}’s tile ${String(tile)}`,
	/** Whose figure or own tile a question is about, “Ben’s meeple”; without an owner only what it is. */
	about: (owner: string | undefined, piece: PieceKindId): string =>
		owner === undefined ? tiles.piece(piece) : `${owner}’s ${tiles.piece(piece)}`
};

/** Words of the ledger in a view of its own. They are loaded when it is opened. */
export const ledger = {
	/** Groups of buttons that narrow the ledger down. */
	players: 'Points by player',
	sources: 'Points by kind',
	/** What is listed. */
	awards: (n: number, points: number): string =>
		`${counted(n, 'award', 'awards')} · ${common.points(points)}`,
	showAll: 'Show all',
	none: 'No awards of this kind.',
	hint: 'Tap an award to see it on the board.'
};

/** The same in the language that is spoken. */
export const ledgerWords = part('ledger', ledger);

/** The words of a game at its table, and those of every page, in the language that is spoken. */
export const words = {
	...first,
	farms: part('farms', farms),
	final: part('final', final),
	questions: part('questions', questions),
	table: part('table', table),
	tiles: part('tiles', tiles)
};
