import type { ENGLISH_LANDMARKS, ENGLISH_REBUILD_ORDERS } from '../en/rebuild';
import type { Side } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import type { ScoreMarker } from '../../engine/track';
import { hasRole, type FigureCount, type FigureOnTile, type OnWholeTile } from '../values';
import { common, expansionTitle } from './common';
import { home } from './home';
import { standsOn, theMark, tiles } from './tiles';
import { formatDate, counted, plural, row, capital } from './format';

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

/** Where the tile goes, seen from a neighbour on each side. What follows is feminine. */
const FROM: Readonly<Record<Side, string>> = {
	0: 'au-dessous de',
	1: 'à gauche de',
	2: 'au-dessus de',
	3: 'à droite de'
};

const LANDMARKS: Readonly<Record<string, string>> = {
	before: 'la tuile précédente',
	start: 'la tuile de départ',
	monastery: 'l’abbaye',
	pennant: 'la ville au blason'
} satisfies Readonly<Record<keyof typeof ENGLISH_LANDMARKS, string>>;

const REBUILD_ORDERS: Readonly<Record<string, string>> = {
	played: 'Dans l’ordre de jeu',
	rows: 'Par rangée',
	'whole-rows': 'Rangée entière'
} satisfies Readonly<Record<keyof typeof ENGLISH_REBUILD_ORDERS, string>>;

const at = ({ row, column }: Position): string =>
	`rangée ${String(row)}, colonne ${String(column)}`;

const called = (landmark: string): string =>
	LANDMARKS[landmark] ?? `la tuile avec ${theMark(landmark)}`;

const known = ({ landmark, ...position }: Known): string =>
	landmark === undefined ? `la tuile de la ${at(position)}` : called(landmark);

/** “à droite de la tuile de la colonne 3”: a neighbour is in the same row or column. */
function from({ side, landmark, row, column }: Neighbour): string {
	const across = side === 1 || side === 3;
	const place = across ? `colonne ${String(column)}` : `rangée ${String(row)}`;
	return `${FROM[side]} ${landmark === undefined ? `la tuile de la ${place}` : called(landmark)}`;
}

/** “colonnes 2 à 5 et 7”. */
function runs(columns: readonly number[]): string {
	const begins = columns.filter((column) => !columns.includes(column - 1));
	const ends = columns.filter((column) => !columns.includes(column + 1));
	const each = begins.map((begin, n) =>
		begin === ends[n] ? String(begin) : `${String(begin)} à ${String(ends[n])}`
	);
	return `${plural(columns.length, { one: 'colonne', other: 'colonnes' })} ${common.list(each)}`;
}

const sentence = (text: string): string => `${capital(text)}.`;

const tilesOf = (n: number): string => counted(n, 'tuile', 'tuiles');
const rowsOf = (n: number): string => counted(n, 'rangée', 'rangées');
const columnsOf = (n: number): string => counted(n, 'colonne', 'colonnes');

/** The room that the first tile needs on the table. */
function room({ row, column }: Position, { rows, columns }: Extent): string {
	const around = [
		...(row > 1 ? [`${rowsOf(row - 1)} au-dessus`] : []),
		...(row < rows ? [`${rowsOf(rows - row)} au-dessous`] : []),
		...(column > 1 ? [`${columnsOf(column - 1)} à gauche`] : []),
		...(column < columns ? [`${columnsOf(columns - column)} à droite`] : [])
	];
	return around.length === 0
		? 'C’est la seule tuile.'
		: `Place-la en premier, en laissant de la place pour ${common.list(around)}.`;
}

function distance({ east, south }: { readonly east: number; readonly south: number }): string {
	const across =
		east === 0 ? [] : [[Math.abs(east), east > 0 ? 'la droite' : 'la gauche'] as const];
	const down = south === 0 ? [] : [[Math.abs(south), south > 0 ? 'le bas' : 'le haut'] as const];
	const each = [...across, ...down].map(([n, way], index) =>
		index === 0 ? `${tilesOf(n)} vers ${way}` : `${String(n)} vers ${way}`
	);
	return common.list(each);
}

/** “chevalier dans la ville, au nord”; a farmer lies down. */
function standing(figure: FigureOnTile | OnWholeTile): string {
	const piece = tiles.piece(figure.piece);
	if ('corner' in figure) return `${piece} au coin ${tiles.corner(figure.corner)}`;
	if ('whole' in figure) return `${piece} sur la tuile`;
	const { kind, x, y, walled } = figure;
	const where = `${standsOn({ kind, sort: walled ? 'walled' : undefined })}, ${tiles.direction(x, y)}`;
	const who = hasRole(figure) ? tiles.role(kind) : piece;
	return `${who} ${where}${figure.lies ? ', couché' : ''}`;
}

export const rebuild = {
	title: 'Reconstruire la table',
	orderLabel: 'Ordre',
	orderName: (order: string): string => REBUILD_ORDERS[order] ?? order,
	empty: 'Aucune tuile sur cette table pour l’instant.',

	board: 'Le plateau jusqu’ici. Touche un endroit pour continuer à partir de là.',
	step: (tile: number, of: number): string => `Tuile ${String(tile)} sur ${String(of)}`,
	steps: (from: number, to: number, of: number): string =>
		from === to
			? rebuild.step(from, of)
			: `Tuiles ${String(from)} à ${String(to)} sur ${String(of)}`,
	left: (n: number): string => (n === 0 ? 'la dernière' : `encore ${String(n)} à placer`),
	goTo: 'Étape',
	back: 'Retour',
	next: 'Suivant',
	done: 'Terminé',

	position: (position: Position): string => capital(at(position)),
	/** “À droite de la tuile précédente, au-dessous de l’abbaye.” */
	whereItGoes: ({ beside, apart, ...position }: Where, extent: Extent): string => {
		const [first, second] = beside.map(from);
		if (first) return sentence(second ? `${first}, ${second}` : first);
		return apart
			? sentence(
					`${distance(apart)} depuis ${known(apart.from)} : la tuile à placer ne touche encore rien`
				)
			: room(position, extent);
	},
	orientation: (types: readonly Pick<TileType, 'segments'>[]): string =>
		types.map((type) => `Dans ce sens : ${tiles.description(type)}`).join('. '),
	row: (row: number, tilesInRow: number): string =>
		`Rangée ${String(row)} : ${tilesOf(tilesInRow)}`,
	columns: (columns: readonly number[]): string => sentence(runs(columns)),

	figures: 'Pions dessus',
	noFigure: 'Aucun pion dessus.',
	noFigures: 'Aucun pion dans cette rangée.',
	figure: (
		owner: string | undefined,
		figure: FigureOnTile | OnWholeTile,
		column: number | undefined
	): string => {
		const where = standing(figure);
		const who = owner === undefined ? capital(where) : `${owner} : ${where}`;
		return column === undefined ? who : `${who}, colonne ${String(column)}`;
	},

	endStep: 'Piste de score et pions',
	endTitle: 'Toutes les tuiles sont replacées',
	endHint: 'Il reste la piste de score, et ce que chacun a en réserve.',
	track: ({ space, lap }: ScoreMarker): string => {
		const at = `case ${String(space)}`;
		if (lap < 0) return `${at}, avant le départ`;
		return lap > 0 ? `${at}, ${String(lap + 1)}e tour de piste, couché` : at;
	},
	/** “57 points ; 3 meeples en réserve”. */
	holds: (points: number, held: readonly FigureCount[]): string => {
		const each = held.map(({ kind, count: n }) => tiles.pieces(n, kind));
		return `${common.points(points)} ; ${each.length === 0 ? 'réserve vide' : `${common.list(each)} en réserve`}`;
	},
	nextPlayer: (name: string): string => `C’est à ${name} de jouer.`,
	tilesToDraw: (n: number): string =>
		n === 0 ? 'Plus aucune tuile à piocher.' : `Encore ${tilesOf(n)} à piocher.`,

	print: 'Imprimer',
	start: 'Le cadre en pointillé marque la tuile de départ.',
	farmers: 'Les pions couchés sont des paysans.',
	printed: (began: number, { box, expansions }: Played, tilesLaid: number): string => {
		const played = [home.box(box), ...expansions.map(expansionTitle)];
		return `${formatDate(new Date(began))}. ${row(played)}. ${tilesOf(tilesLaid)} sur la table.`;
	},
	picture: 'Le plateau vu d’en haut, rangées et colonnes numérotées'
} as const;
