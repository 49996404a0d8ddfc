import { firstName, isDone, type Feature } from './second-features';
import type { WideBoard } from './second-wide-board';
import { isHolder, strengthOf, type Paid, type WideFigure } from './second-wide-table';

/* What features pay on the table of `second-wide-game.ts`, and to whom. */

const CITY_OF_TWO = 2;
const VINEYARD = 3;
const FOLLOWER_IN_LABYRINTH = 2;

const hasSign = ({ nodes }: Feature, sign: string): boolean =>
	nodes.some(({ segment }) => segment.signs?.includes(sign));

/** What a feature pays each of those who have the most followers. */
export function worthOf(board: WideBoard, feature: Feature): number {
	if (feature.kind === 'road') return roadWorth(board, feature);
	if (feature.kind === 'city') return cityWorth(board, feature);
	const vines = isDone(feature) && feature.kind === 'monastery' ? vineyards(board, feature) : 0;
	return 9 - feature.open + VINEYARD * vines;
}

function roadWorth(board: WideBoard, feature: Feature): number {
	const done = isDone(feature);
	const hasInn = board.table.inns && hasSign(feature, 'inn');
	const plain = hasInn ? (done ? 2 : 0) : 1;
	return plain * feature.tiles + (done ? labyrinthPays(board, feature) : 0);
}

/** What the followers on a road with the labyrinth are worth (LABYRINTH-6). */
function labyrinthPays(board: WideBoard, feature: Feature): number {
	const isThere = feature.nodes.some(({ place }) => board.typeAt(place)?.mark === 'labyrinth');
	if (!board.table.labyrinthPays || !isThere) return 0;
	return FOLLOWER_IN_LABYRINTH * board.on(feature).filter(isHolder).length;
}

function cityWorth({ table }: WideBoard, feature: Feature): number {
	const done = isDone(feature);
	const counted = feature.tiles + feature.pennants;
	if (hasSign(feature, 'cathedral')) return done ? 3 * counted : 0;
	const small = feature.tiles === CITY_OF_TWO && !table.smallCity;
	return (done && !small ? 2 : 1) * counted;
}

/** How many of the eight tiles around a monastery have a vineyard. */
function vineyards(board: WideBoard, { nodes: [node] }: Feature): number {
	if (!node) return 0;
	const { x, y } = node.place;
	const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy })));
	return around.filter((spot) => board.typeAt(spot)?.mark === 'vineyard').length;
}

/** Who has the most followers; where several do, those on a hill (HILL-4, HILL-5). */
function winnersOf(board: WideBoard, feature: Feature): readonly number[] {
	const holders = board.on(feature).filter(isHolder);
	const tied = mostOf(holders, strengthOf);
	const { mostOnHills } = board.table;
	const onHills = holders.filter(
		({ player, at }) => tied.includes(player) && board.typeAt(at)?.mark === 'hill'
	);
	if (onHills.length === 0) return tied;
	return mostOnHills
		? mostOf(onHills, () => 1)
		: tied.filter((player) => onHills.some((one) => one.player === player));
}

function mostOf(
	figures: readonly WideFigure[],
	each: (figure: WideFigure) => number
): readonly number[] {
	const sums = new Map<number, number>();
	for (const figure of figures)
		sums.set(figure.player, (sums.get(figure.player) ?? 0) + each(figure));
	const most = Math.max(0, ...sums.values());
	return [...sums].filter(([, sum]) => sum === most).map(([player]) => player);
}

/** What a road, city, monastery or garden pays. */
export function featurePays(board: WideBoard, feature: Feature): readonly Paid[] {
	const points = worthOf(board, feature);
	return winnersOf(board, feature).map((player) => ({
		what: feature.kind,
		at: firstName(feature),
		player,
		points
	}));
}

/** What a farm pays: a castle counts one more than a city, an own pig one more for each (CASTLE-14, PIG-2). */
export function farmPays(board: WideBoard, field: Feature): readonly Paid[] {
	const bordered = field.nodes.flatMap(({ segment, place }) =>
		segment.shape === 'field'
			? segment.cities.map((city) => board.featureAt({ ...place, segment: city }))
			: []
	);
	const cities = [...new Set(bordered)].filter(isDone);
	const castles = cities.filter((city) => board.castleOf(city)).length;
	return winnersOf(board, field).map((player) => {
		const pig = board.on(field).some((one) => one.kind === 'pig' && one.player === player);
		const points = (pig ? 4 : 3) * cities.length + castles;
		return { what: 'field', at: firstName(field), player, points };
	});
}
