import type { Side } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import type { ScoreMarker } from '../../engine/track';
import { hasRole, type FigureCount, type FigureOnTile, type OnWholeTile } from '../values';
import { common, expansionTitle } from './common';
import { home } from './home';
import { places } from './places';
import { tiles } from './tiles';
import { formatDate, capital, counted, plural, row } from './format';
import { part } from '../parts';

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

/** Where the tile goes, seen from a neighbour on each side. */
const FROM: Readonly<Record<Side, string>> = {
	0: 'below',
	1: 'left of',
	2: 'above',
	3: 'right of'
};

export const ENGLISH_LANDMARKS = {
	before: 'the previous tile',
	start: 'the start tile',
	monastery: 'the monastery',
	pennant: 'the city with the pennant'
} satisfies Readonly<Record<string, string>>;
const LANDMARKS: Readonly<Record<string, string>> = ENGLISH_LANDMARKS;

export const ENGLISH_REBUILD_ORDERS = {
	played: 'As played',
	rows: 'Row by row',
	'whole-rows': 'Whole rows'
} satisfies Readonly<Record<string, string>>;
const REBUILD_ORDERS: Readonly<Record<string, string>> = ENGLISH_REBUILD_ORDERS;

const at = ({ row, column }: Position): string => `row ${String(row)}, column ${String(column)}`;

const called = (landmark: string): string =>
	LANDMARKS[landmark] ?? `the tile with the ${tiles.mark(landmark)}`;

const known = ({ landmark, ...position }: Known): string =>
	landmark === undefined ? `the tile in ${at(position)}` : called(landmark);

/** “right of the tile in column 3”: a neighbour is in the same row or column. */
function from({ side, landmark, row, column }: Neighbour): string {
	const across = side === 1 || side === 3;
	const place = across ? `column ${String(column)}` : `row ${String(row)}`;
	return `${FROM[side]} ${landmark === undefined ? `the tile in ${place}` : called(landmark)}`;
}

/** “columns 2 to 5 and 7”. */
function runs(columns: readonly number[]): string {
	const begins = columns.filter((column) => !columns.includes(column - 1));
	const ends = columns.filter((column) => !columns.includes(column + 1));
	const each = begins.map((begin, n) =>
		begin === ends[n] ? String(begin) : `${String(begin)} to ${String(ends[n])}`
	);
	return `${plural(columns.length, { one: 'column', other: 'columns' })} ${common.list(each)}`;
}

const sentence = (text: string): string => `${capital(text)}.`;

const count = (n: number, what: string): string => counted(n, what, `${what}s`);

/** The room that the first tile needs on the table. */
function room({ row, column }: Position, { rows, columns }: Extent): string {
	const around = [
		...(row > 1 ? [`${count(row - 1, 'row')} above`] : []),
		...(row < rows ? [`${count(rows - row, 'row')} below`] : []),
		...(column > 1 ? [`${count(column - 1, 'column')} to the left`] : []),
		...(column < columns ? [`${count(columns - column, 'column')} to the right`] : [])
	];
	return around.length === 0
		? 'It is the only tile.'
		: `Lay it first, with room for ${common.list(around)}.`;
}

function distance({ east, south }: { readonly east: number; readonly south: number }): string {
	const across =
		east === 0 ? [] : [`${String(Math.abs(east))} to the ${east > 0 ? 'right' : 'left'}`];
	const down = south === 0 ? [] : [`${String(Math.abs(south))} ${south > 0 ? 'down' : 'up'}`];
	return common.list([...across, ...down]);
}

/** “knight in the city, north”; a farmer lies down. */
function standing(figure: FigureOnTile | OnWholeTile): string {
	const piece = tiles.piece(figure.piece);
	if ('corner' in figure) return `${piece} on the ${tiles.corner(figure.corner)} corner`;
	if ('whole' in figure) return `${piece} on the tile`;
	const { kind, x, y } = figure;
	const where = `${places.on(kind)}, ${tiles.direction(x, y)}`;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${where}${figure.lies ? ', lying down' : ''}`;
}

/** Words of rebuilding a table, and of its printed sheet. Only the game page loads them. */
export const rebuild = {
	title: 'Rebuild the table',
	orderLabel: 'Order',
	orderName: (order: string): string => REBUILD_ORDERS[order] ?? order,
	empty: 'No tiles on this table yet.',

	/** The picture of the table built so far. */
	board: 'The table so far. Tap a place to continue from there.',
	step: (tile: number, of: number): string => `Tile ${String(tile)} of ${String(of)}`,
	steps: (from: number, to: number, of: number): string =>
		from === to
			? rebuild.step(from, of)
			: `Tiles ${String(from)} to ${String(to)} of ${String(of)}`,
	left: (n: number): string => (n === 0 ? 'the last one' : `${String(n)} left to lay`),
	goTo: 'Step',
	back: 'Back',
	next: 'Next',
	done: 'Done',

	position: (position: Position): string => capital(at(position)),
	/** “Right of the tile before and below the monastery.” */
	whereItGoes: ({ beside, apart, ...position }: Where, extent: Extent): string => {
		const [first, second] = beside.map(from);
		if (first) return sentence(second ? `${first}, ${second}` : first);
		return apart
			? sentence(`${distance(apart)} from ${known(apart.from)}: it touches nothing yet`)
			: room(position, extent);
	},
	/** How each tile of a step is turned. */
	orientation: (types: readonly Pick<TileType, 'segments'>[]): string =>
		types.map((type) => `Turned like this: ${tiles.description(type)}`).join('. '),
	row: (row: number, tilesInRow: number): string =>
		`Row ${String(row)}: ${count(tilesInRow, 'tile')}`,
	/** The columns in which a row has tiles. */
	columns: (columns: readonly number[]): string => sentence(runs(columns)),

	figures: 'Figures on it',
	noFigure: 'No figures on it.',
	noFigures: 'No figures in this row.',
	/** “Ada: knight in the city, north”; `column` where a whole row is laid. */
	figure: (
		owner: string | undefined,
		figure: FigureOnTile | OnWholeTile,
		column: number | undefined
	): string => {
		const who = owner === undefined ? standing(figure) : `${owner}: ${standing(figure)}`;
		return column === undefined ? who : `Column ${String(column)}. ${who}`;
	},

	endStep: 'Score track and figures',
	endTitle: 'All tiles are back',
	endHint: 'Now the score track, and what each player has in hand.',
	track: ({ space, lap }: ScoreMarker): string => {
		const at = `space ${String(space)}`;
		if (lap < 0) return `${at}, before the start`;
		return lap > 0 ? `${at}, lap ${String(lap + 1)}, lying down` : at;
	},
	/** “57 points; 3 meeples in hand”. */
	holds: (points: number, held: readonly FigureCount[]): string => {
		const each = held.map(({ kind, count: n }) => tiles.pieces(n, kind));
		return `${common.points(points)}; ${each.length === 0 ? 'nothing in hand' : `${common.list(each)} in hand`}`;
	},
	nextPlayer: (name: string): string => `${name} is next.`,
	tilesToDraw: (n: number): string =>
		n === 0 ? 'No tiles left to draw.' : `${count(n, 'tile')} left to draw.`,

	print: 'Print',
	/** On paper. */
	start: 'The dashed frame marks the start tile.',
	farmers: 'Figures lying down are farmers.',
	/** The line below the title: the day (in ms since 1970 UTC), what is played, and the number of tiles. */
	printed: (began: number, { box, expansions }: Played, tilesLaid: number): string => {
		const played = [home.box(box), ...expansions.map(expansionTitle)];
		return `${formatDate(new Date(began))}. ${row(played)}. ${count(tilesLaid, 'tile')} on the table.`;
	},
	picture: 'The table from above, rows and columns numbered'
} as const;

/** The same in the language that is spoken. */
export const rebuildWords = part('rebuild', rebuild);
