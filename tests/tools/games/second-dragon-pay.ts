import { isDone, nameOf, type Feature } from './second-features';
import type { DragonBoard } from './second-dragon-board';
import { isFollower, onTile, type Figure } from './second-dragon-table';

/* What features pay on the table of `second-dragon-game.ts`, with the fairy's 3 (D23, D24). */

const CITY_OF_TWO = 2;
const FAIRY = 3;
const GOODS = ['wine', 'grain', 'cloth'];

const hasSign = ({ nodes }: Feature, sign: string): boolean =>
	nodes.some(({ segment }) => segment.signs?.includes(sign));

/** What a feature pays each of those who have the most followers. */
function worthOf(board: DragonBoard, feature: Feature): number {
	const done = isDone(feature);
	const { kind, tiles, pennants, open } = feature;
	if (kind === 'road' && hasSign(feature, 'inn')) return done ? 2 * tiles : 0;
	if (kind === 'road') return tiles;
	if (kind !== 'city') return 9 - open;
	if (hasSign(feature, 'cathedral')) return done ? 3 * (tiles + pennants) : 0;
	const small = done && tiles === CITY_OF_TWO && !board.table.smallCity;
	return (done && !small ? 2 : 1) * (tiles + pennants);
}

/** The players with the most followers. */
function mostOf(figures: readonly Figure[]): readonly number[] {
	const strengths = new Map<number, number>();
	for (const { player, kind } of figures.filter(isFollower))
		strengths.set(player, (strengths.get(player) ?? 0) + (kind === 'big-follower' ? 2 : 1));
	const most = Math.max(0, ...strengths.values());
	return [...strengths].filter(([, strength]) => strength === most).map(([player]) => player);
}

/** Cities that a field borders and that are done. */
function citiesOf(board: DragonBoard, { nodes }: Feature): number {
	const cities = nodes.flatMap(({ segment, place }) =>
		segment.shape === 'field'
			? segment.cities.map((city) => board.featureAt({ ...place, segment: city }))
			: []
	);
	return [...new Set(cities)].filter(isDone).length;
}

/** To whom the fairy brings 3: the owners of her followers on a feature, each once. */
function paidByFairy(board: DragonBoard, figures: readonly Figure[]): ReadonlySet<number> {
	const { fairy, beside, table } = board;
	const hers = figures.filter((figure) =>
		table.fairyOnTile ? fairy && isFollower(figure) && onTile(figure.at, fairy) : figure === beside
	);
	const paid = table.fairyPaysEach ? hers : hers.slice(0, 1);
	return new Set(paid.map(({ player }) => player));
}

/** Pays a feature: to whom and how much. */
export function payFeature(board: DragonBoard, feature: Feature, scores: number[]): void {
	const figures = board.on(feature);
	const cities = feature.kind === 'field' ? citiesOf(board, feature) : 0;
	for (const player of mostOf(figures)) {
		const pig = figures.some((one) => one.kind === 'pig' && one.player === player);
		const worth = feature.kind === 'field' ? (pig ? 4 : 3) * cities : worthOf(board, feature);
		add(scores, player, worth);
	}
	for (const player of paidByFairy(board, figures)) add(scores, player, FAIRY);
}

export function add(scores: number[], player: number, points: number): void {
	scores[player] = (scores[player] ?? 0) + points;
}

/** What an abbot is paid who is taken home. */
export const abbotPays = (board: DragonBoard, feature: Feature): number => worthOf(board, feature);

/** What the fairy pays a player at the start of a turn (D22). */
export function fairyAtStart(board: DragonBoard, player: number): number {
	const { fairy, beside, table } = board;
	if (!fairy) return 0;
	if (!table.fairyOnTile) return beside?.player === player ? 1 : 0;
	const own = board.figures.filter((one) => one.player === player && onTile(one.at, fairy));
	return table.fairyForEach ? own.length : Math.min(1, own.filter(isFollower).length);
}

/** The goods of a completed city. */
export const goodsOf = ({ nodes }: Feature): readonly string[] =>
	nodes.flatMap(({ segment }) => segment.signs?.filter((sign) => GOODS.includes(sign)) ?? []);

/** 10 for the most of each good. */
export function payGoods(goods: readonly ReadonlyMap<string, number>[], scores: number[]): void {
	for (const good of GOODS) {
		const most = Math.max(0, ...goods.map((own) => own.get(good) ?? 0));
		if (most === 0) continue;
		goods.forEach((own, player) => {
			if (own.get(good) === most) add(scores, player, 10);
		});
	}
}

/** All features with figures, each once. */
export function withFigures(board: DragonBoard): readonly Feature[] {
	const found = new Set<Feature>();
	for (const { at } of board.figures) {
		const feature = 'segment' in at ? board.features.get(nameOf(at)) : undefined;
		if (feature) found.add(feature);
	}
	return [...found];
}
