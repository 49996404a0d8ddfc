import type { ENGLISH_LANDMARKS, ENGLISH_REBUILD_ORDERS } from '../en/rebuild';
import type { Side } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import type { ScoreMarker } from '../../engine/track';
import { hasRole, type FigureCount, type FigureOnTile, type OnWholeTile } from '../values';
import { common, expansionTitle } from './common';
import { capital, counted, oneOr, row, formatDate } from './format';
import { home } from './home';
import { onKind } from './places';
import { tiles } from './tiles';

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

/** Where the tile goes, seen from a neighbour on each side; the neighbour follows in the genitive. */
const FROM: Readonly<Record<Side, string>> = {
	0: 'dedesubtul',
	1: 'în stânga',
	2: 'deasupra',
	3: 'în dreapta'
};

/** A tile after a preposition, and in the genitive. */
type Called = readonly [after: string, genitive: string];

const tileWith = (what: string): Called => [`cartonașul ${what}`, `cartonașului ${what}`];

const LANDMARKS: Readonly<Record<string, Called>> = {
	before: tileWith('anterior'),
	start: tileWith('de start'),
	monastery: ['mănăstire', 'mănăstirii'],
	pennant: ['orașul cu blazon', 'orașului cu blazon']
} satisfies Readonly<Record<keyof typeof ENGLISH_LANDMARKS, Called>>;

const REBUILD_ORDERS: Readonly<Record<string, string>> = {
	played: 'Ca în joc',
	rows: 'Pe rânduri',
	'whole-rows': 'Rânduri întregi'
} satisfies Readonly<Record<keyof typeof ENGLISH_REBUILD_ORDERS, string>>;

const at = ({ row, column }: Position): string =>
	`rândul ${String(row)}, coloana ${String(column)}`;

const called = (landmark: string | undefined, place: string): Called =>
	landmark === undefined
		? tileWith(`din ${place}`)
		: (LANDMARKS[landmark] ?? tileWith(`cu ${tiles.mark(landmark)}`));

const known = ({ landmark, ...position }: Known): string => called(landmark, at(position))[0];

/** „în dreapta cartonașului din coloana 3”: a neighbour is in the same row or column. */
function from({ side, landmark, row, column }: Neighbour): string {
	const across = side === 1 || side === 3;
	const place = across ? `coloana ${String(column)}` : `rândul ${String(row)}`;
	return `${FROM[side]} ${called(landmark, place)[1]}`;
}

/** „coloanele 2–5 și 7”. */
function runs(columns: readonly number[]): string {
	const begins = columns.filter((column) => !columns.includes(column - 1));
	const ends = columns.filter((column) => !columns.includes(column + 1));
	const each = begins.map((begin, n) =>
		begin === ends[n] ? String(begin) : `${String(begin)}–${String(ends[n])}`
	);
	return `${oneOr(columns.length, 'coloana', 'coloanele')} ${common.list(each)}`;
}

const sentence = (text: string): string => `${capital(text)}.`;

const tilesOf = (n: number): string => counted(n, 'cartonaș', 'cartonașe');
const rowsOf = (n: number): string => (n === 1 ? 'un rând' : counted(n, 'rând', 'rânduri'));
const columnsOf = (n: number): string => (n === 1 ? 'o coloană' : counted(n, 'coloană', 'coloane'));

/** The room that the first tile needs on the table. */
function room({ row, column }: Position, { rows, columns }: Extent): string {
	const around = [
		...(row > 1 ? [`${rowsOf(row - 1)} deasupra`] : []),
		...(row < rows ? [`${rowsOf(rows - row)} dedesubt`] : []),
		...(column > 1 ? [`${columnsOf(column - 1)} la stânga`] : []),
		...(column < columns ? [`${columnsOf(columns - column)} la dreapta`] : [])
	];
	return around.length === 0
		? 'Este singurul cartonaș.'
		: `Pune-l primul și lasă loc pentru ${common.list(around)}.`;
}

function distance({ east, south }: { readonly east: number; readonly south: number }): string {
	const across =
		east === 0 ? [] : [`cu ${columnsOf(Math.abs(east))} spre ${east > 0 ? 'dreapta' : 'stânga'}`];
	const down =
		south === 0 ? [] : [`cu ${rowsOf(Math.abs(south))} mai ${south > 0 ? 'jos' : 'sus'}`];
	return common.list([...across, ...down]);
}

/** „cavaler în oraș, la nord”; a farmer lies down. */
function standing(figure: FigureOnTile | OnWholeTile): string {
	const piece = tiles.piece(figure.piece);
	if ('corner' in figure) return `${piece} pe colțul de ${tiles.corner(figure.corner)}`;
	if ('whole' in figure) return `${piece} pe cartonaș`;
	const { kind, x, y } = figure;
	const where = `${onKind(kind)}, ${tiles.direction(x, y)}`;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${where}${figure.lies ? ', culcat' : ''}`;
}

/** Words of rebuilding a table, and of its printed sheet. */
export const rebuild = {
	title: 'Refă harta',
	orderLabel: 'Ordine',
	orderName: (order: string): string => REBUILD_ORDERS[order] ?? order,
	empty: 'Încă nu s-a plasat niciun cartonaș.',

	board: 'Harta de până acum. Atinge un loc ca să continui de acolo.',
	step: (tile: number, of: number): string => `Cartonașul ${String(tile)} din ${String(of)}`,
	steps: (from: number, to: number, of: number): string =>
		from === to
			? rebuild.step(from, of)
			: `Cartonașele ${String(from)}–${String(to)} din ${String(of)}`,
	left: (n: number): string =>
		n === 0 ? 'ultimul' : oneOr(n, 'mai este 1 de pus', `mai sunt ${String(n)} de pus`),
	goTo: 'Pas',
	back: 'Înapoi',
	next: 'Înainte',
	done: 'Gata',

	position: (position: Position): string => capital(at(position)),
	/** „În dreapta cartonașului anterior, dedesubtul mănăstirii.” */
	whereItGoes: ({ beside, apart, ...position }: Where, extent: Extent): string => {
		const [first, second] = beside.map(from);
		if (first) return sentence(second ? `${first}, ${second}` : first);
		return apart
			? sentence(`${distance(apart)} față de ${known(apart.from)}: încă nu atinge nimic`)
			: room(position, extent);
	},
	orientation: (types: readonly Pick<TileType, 'segments'>[]): string =>
		types.map((type) => `Rotit așa: ${tiles.description(type)}`).join('. '),
	row: (row: number, tilesInRow: number): string => `Rândul ${String(row)}: ${tilesOf(tilesInRow)}`,
	columns: (columns: readonly number[]): string => sentence(runs(columns)),

	figures: 'Figuri pe el',
	noFigure: 'Nicio figură pe el.',
	noFigures: 'Nicio figură pe acest rând.',
	/** „Ana: cavaler în oraș, la nord”; `column` where a whole row is laid. */
	figure: (
		owner: string | undefined,
		figure: FigureOnTile | OnWholeTile,
		column: number | undefined
	): string => {
		const who = owner === undefined ? standing(figure) : `${owner}: ${standing(figure)}`;
		return column === undefined ? who : `Coloana ${String(column)}. ${who}`;
	},

	endStep: 'Tabla de punctaj și figurile',
	endTitle: 'Toate cartonașele sunt la loc',
	endHint: 'Acum tabla de punctaj și ce are fiecare în rezervă.',
	track: ({ space, lap }: ScoreMarker): string => {
		const at = `căsuța ${String(space)}`;
		if (lap < 0) return `${at}, înainte de 0`;
		return lap > 0 ? `${at}, turul ${String(lap + 1)}, culcat` : at;
	},
	/** „57 de puncte; 3 meepleși în rezervă”. */
	holds: (points: number, held: readonly FigureCount[]): string => {
		const each = held.map(({ kind, count: n }) => tiles.pieces(n, kind));
		return `${common.points(points)}; ${each.length === 0 ? 'nimic' : common.list(each)} în rezervă`;
	},
	nextPlayer: (name: string): string => `Urmează ${name}.`,
	tilesToDraw: (n: number): string =>
		n === 0 ? 'Nu mai este niciun cartonaș de tras.' : `De tras: ${tilesOf(n)}.`,

	print: 'Tipărește',
	start: 'Chenarul întrerupt arată cartonașul de start.',
	farmers: 'Figurile culcate sunt țărani.',
	printed: (began: number, { box, expansions }: Played, tilesLaid: number): string => {
		const played = [home.box(box), ...expansions.map(expansionTitle)];
		return `${formatDate(new Date(began))}. ${row(played)}. ${tilesOf(tilesLaid)} pe hartă.`;
	},
	picture: 'Harta văzută de sus, cu rânduri și coloane numerotate'
} as const;
