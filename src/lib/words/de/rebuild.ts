import type { ENGLISH_LANDMARKS, ENGLISH_REBUILD_ORDERS } from '../en/rebuild';
import type { Side } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import type { ScoreMarker } from '../../engine/track';
import { hasRole, type FigureCount, type FigureOnTile, type OnWholeTile } from '../values';
import { common, expansionTitle } from './common';
import { home } from './home';
import { places } from './places';
import { tiles } from './tiles';
import { formatDate, capital, counted, plural, row } from './format';

/** What is played: the box and the expansions. */
interface Played {
	readonly box: string;
	readonly expansions: readonly string[];
}
/** A position by row and column, counted from 1 at the north-west. */
interface Position {
	readonly row: number;
	readonly column: number;
}
/** A tile that is already laid, and how to recognise it. */
interface Known extends Position {
	readonly landmark?: string;
}
interface Neighbour extends Known {
	readonly side: Side;
}
interface Where extends Position {
	readonly beside: readonly Neighbour[];
	readonly apart:
		{ readonly from: Known; readonly east: number; readonly south: number } | undefined;
}
interface Extent {
	readonly rows: number;
	readonly columns: number;
}

/** Where the tile goes, seen from a neighbour on each side; followed by the dative. */
const FROM: Readonly<Record<Side, string>> = {
	0: 'unter',
	1: 'links von',
	2: 'über',
	3: 'rechts von'
};

/** In the dative. */
const LANDMARKS: Readonly<Record<string, string>> = {
	before: 'der vorigen Karte',
	start: 'der Startkarte',
	monastery: 'dem Kloster',
	pennant: 'der Stadt mit dem Wappen'
} satisfies Readonly<Record<keyof typeof ENGLISH_LANDMARKS, string>>;

const REBUILD_ORDERS: Readonly<Record<string, string>> = {
	played: 'Wie gespielt',
	rows: 'Nach Reihen',
	'whole-rows': 'Ganze Reihen'
} satisfies Readonly<Record<keyof typeof ENGLISH_REBUILD_ORDERS, string>>;

const at = ({ row, column }: Position): string => `Reihe ${String(row)}, Spalte ${String(column)}`;

const called = (landmark: string): string =>
	LANDMARKS[landmark] ?? `der Karte mit dem Bild „${tiles.mark(landmark)}“`;

const known = ({ landmark, ...position }: Known): string =>
	landmark === undefined ? `der Karte in ${at(position)}` : called(landmark);

/** „vom Kloster“ for „von dem Kloster“. */
const contracted = (text: string): string => text.replace('von dem ', 'vom ');

/** „rechts von der Karte in Spalte 3“: a neighbour is in the same row or column. */
function from({ side, landmark, row, column }: Neighbour): string {
	const across = side === 1 || side === 3;
	const place = across ? `Spalte ${String(column)}` : `Reihe ${String(row)}`;
	return contracted(
		`${FROM[side]} ${landmark === undefined ? `der Karte in ${place}` : called(landmark)}`
	);
}

/** „Spalten 2 bis 5 und 7“. */
function runs(columns: readonly number[]): string {
	const begins = columns.filter((column) => !columns.includes(column - 1));
	const ends = columns.filter((column) => !columns.includes(column + 1));
	const each = begins.map((begin, n) =>
		begin === ends[n] ? String(begin) : `${String(begin)} bis ${String(ends[n])}`
	);
	return `${plural(columns.length, { one: 'Spalte', other: 'Spalten' })} ${common.list(each)}`;
}

const sentence = (text: string): string => `${capital(text)}.`;

const tileCount = (n: number): string => counted(n, 'Karte', 'Karten');

/** The room that the first tile needs on the table. */
function room({ row, column }: Position, { rows, columns }: Extent): string {
	const around = [
		...(row > 1 ? [`${counted(row - 1, 'Reihe', 'Reihen')} darüber`] : []),
		...(row < rows ? [`${counted(rows - row, 'Reihe', 'Reihen')} darunter`] : []),
		...(column > 1 ? [`${counted(column - 1, 'Spalte', 'Spalten')} links`] : []),
		...(column < columns ? [`${counted(columns - column, 'Spalte', 'Spalten')} rechts`] : [])
	];
	return around.length === 0
		? 'Es ist die einzige Karte.'
		: `Leg sie als erste hin und lass Platz für ${common.list(around)}.`;
}

function distance({ east, south }: { readonly east: number; readonly south: number }): string {
	const across =
		east === 0 ? [] : [`${tileCount(Math.abs(east))} nach ${east > 0 ? 'rechts' : 'links'}`];
	const down =
		south === 0 ? [] : [`${tileCount(Math.abs(south))} nach ${south > 0 ? 'unten' : 'oben'}`];
	return common.list([...across, ...down]);
}

/** „Ritter in der Stadt, im Norden“; a farmer lies down. */
function standing(figure: FigureOnTile | OnWholeTile): string {
	const piece = tiles.piece(figure.piece);
	if ('corner' in figure) return `${piece} auf der ${tiles.corner(figure.corner)}`;
	if ('whole' in figure) return `${piece} auf der Karte`;
	const { kind, x, y } = figure;
	const where = `${places.on(kind)}, ${tiles.direction(x, y)}`;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${where}${figure.lies ? ', liegend' : ''}`;
}

/** Words of rebuilding a table, and of its printed sheet. */
export const rebuild = {
	title: 'Tisch neu aufbauen',
	orderLabel: 'Reihenfolge',
	orderName: (order: string): string => REBUILD_ORDERS[order] ?? order,
	empty: 'Auf diesem Tisch liegen noch keine Karten.',

	board: 'Der Tisch bis hierher. Tippe auf eine Stelle, um dort weiterzumachen.',
	step: (tile: number, of: number): string => `Karte ${String(tile)} von ${String(of)}`,
	steps: (from: number, to: number, of: number): string =>
		from === to
			? rebuild.step(from, of)
			: `Karten ${String(from)} bis ${String(to)} von ${String(of)}`,
	left: (n: number): string => (n === 0 ? 'die letzte' : `noch ${String(n)}`),
	goTo: 'Schritt',
	back: 'Zurück',
	next: 'Weiter',
	done: 'Fertig',

	position: (position: Position): string => at(position),
	/** „Rechts von der vorigen Karte, unter dem Kloster.“ */
	whereItGoes: ({ beside, apart, ...position }: Where, extent: Extent): string => {
		const [first, second] = beside.map(from);
		if (first) return sentence(second ? `${first}, ${second}` : first);
		return apart
			? `${sentence(`${distance(apart)}, gezählt ${contracted(`von ${known(apart.from)}`)}`)} Die neue Karte berührt noch nichts.`
			: room(position, extent);
	},
	orientation: (types: readonly Pick<TileType, 'segments'>[]): string =>
		types.map((type) => `So gedreht: ${tiles.description(type)}`).join('. '),
	row: (row: number, tilesInRow: number): string =>
		`Reihe ${String(row)}: ${tileCount(tilesInRow)}`,
	columns: (columns: readonly number[]): string => sentence(runs(columns)),

	figures: 'Figuren darauf',
	noFigure: 'Keine Figur darauf.',
	noFigures: 'Keine Figur in dieser Reihe.',
	figure: (
		owner: string | undefined,
		figure: FigureOnTile | OnWholeTile,
		column: number | undefined
	): string => {
		const who = owner === undefined ? capital(standing(figure)) : `${owner}: ${standing(figure)}`;
		return column === undefined ? who : `Spalte ${String(column)}. ${who}`;
	},

	endStep: 'Wertungstafel und Figuren',
	endTitle: 'Alle Karten liegen wieder',
	endHint: 'Jetzt die Wertungstafel und was alle im Vorrat haben.',
	track: ({ space, lap }: ScoreMarker): string => {
		const at = `Feld ${String(space)}`;
		if (lap < 0) return `${at}, vor dem Start`;
		return lap > 0 ? `${at}, Runde ${String(lap + 1)}, liegend` : at;
	},
	/** „57 Punkte; 3 Meeple im Vorrat“. */
	holds: (points: number, held: readonly FigureCount[]): string => {
		const each = held.map(({ kind, count: n }) => tiles.pieces(n, kind));
		return `${common.points(points)}; ${each.length === 0 ? 'nichts' : common.list(each)} im Vorrat`;
	},
	nextPlayer: (name: string): string => `${name} ist dran.`,
	tilesToDraw: (n: number): string =>
		n === 0 ? 'Keine Karte mehr zu ziehen.' : `Noch ${tileCount(n)} zu ziehen.`,

	print: 'Drucken',
	start: 'Der gestrichelte Rahmen zeigt die Startkarte.',
	farmers: 'Liegende Figuren sind Bauern.',
	printed: (began: number, { box, expansions }: Played, tilesLaid: number): string => {
		const played = [home.box(box), ...expansions.map(expansionTitle)];
		return `${formatDate(new Date(began))}. ${row(played)}. ${tileCount(tilesLaid)} auf dem Tisch.`;
	},
	picture: 'Der Tisch von oben, Reihen und Spalten nummeriert'
} as const;
