import type { Place, Spot } from '../../../src/lib/engine/spot';
import type { Segment } from '../../../src/lib/engine/tile';
import type { DragonBoard } from './second-dragon-board';
import {
	FOLLOWERS,
	isFollower,
	onTile,
	type Figure,
	type Kind,
	type Step,
	type Tile
} from './second-dragon-table';

/* What may be done on the table of `second-dragon-game.ts`. */

const CLIMBERS: readonly Kind[] = ['follower', 'big-follower', 'phantom'];
const CENTRES = ['monastery', 'garden'];

const PRINCESS = 'princess';
export const hasMark = (board: DragonBoard, tile: Tile, mark: string): boolean =>
	board.typeOf(tile).mark === mark;

/** True where a kind of figure may stand on a segment at all. */
function fits(kind: Kind, segment: Segment): boolean {
	if (kind === 'abbot') return CENTRES.includes(segment.kind);
	if (kind === 'builder') return segment.kind === 'road' || segment.kind === 'city';
	if (kind === 'pig') return segment.kind === 'field';
	return ['road', 'city', 'monastery', 'field'].includes(segment.kind);
}

/** True where a player's figure of a kind may stand: alone, or, of a companion, beside an own follower. */
function isFree(board: DragonBoard, player: number, kind: Kind, at: Place): boolean {
	const there = board.on(board.featureAt(at));
	if (isFollower({ kind })) return there.length === 0;
	return (
		there.some((one) => one.player === player && isFollower(one)) &&
		(kind === 'pig' || !board.isDone(at))
	);
}

const kindsInHand = (board: DragonBoard, player: number, kinds: readonly Kind[]): readonly Kind[] =>
	kinds.filter((kind) => board.inHand(player, kind) > 0);

/** Where figures of these kinds may be set on the tile just laid. */
function onNewTile(
	board: DragonBoard,
	player: number,
	tile: Tile,
	kinds: readonly Kind[]
): readonly Step[] {
	if (hasMark(board, tile, 'volcano')) return [];
	return kindsInHand(board, player, kinds).flatMap((kind) =>
		board
			.placesOn(tile)
			.filter(({ at, segment }) => fits(kind, segment) && isFree(board, player, kind, at))
			.map(({ at }) => ({ type: 'set' as const, kind, at }))
	);
}

/** Where a portal leads: to every other tile but the dragon's, and to what isn't done. */
function throughPortal(
	board: DragonBoard,
	player: number,
	tile: Tile,
	kinds: readonly Kind[]
): readonly Step[] {
	if (!hasMark(board, tile, 'portal')) return [];
	const others = board.tiles.filter(
		(one) => !onTile(one, tile) && !(board.dragon && onTile(one, board.dragon))
	);
	const followers = kindsInHand(
		board,
		player,
		kinds.filter((kind) => isFollower({ kind }))
	);
	if (followers.length === 0) return [];
	const open = others
		.flatMap((one) => board.placesOn(one))
		.filter(({ at }) => !board.isDone(at) && board.on(board.featureAt(at)).length === 0);
	return followers.flatMap((kind) =>
		open
			.filter(({ segment }) => fits(kind, segment))
			.map(({ at }) => ({ type: 'portal' as const, kind, at }))
	);
}

const isClosed = (board: DragonBoard, spot: Spot): boolean =>
	board.figures.some(({ at }) => !('segment' in at) && onTile(at, spot));

const spotOf = (name: string): Spot => {
	const [x = 0, y = 0] = name.split(',').map(Number);
	return { x, y };
};

/** The towers onto which somebody may climb. */
const ontoTowers = (board: DragonBoard, player: number, kinds: readonly Kind[]): readonly Step[] =>
	kindsInHand(
		board,
		player,
		kinds.filter((kind) => CLIMBERS.includes(kind))
	).flatMap((kind) =>
		[...board.towers.keys()]
			.map(spotOf)
			.filter((spot) => !isClosed(board, spot))
			.map((at) => ({ type: 'climb' as const, kind, at }))
	);

/** Where a floor may be put. */
const floorsFor = (board: DragonBoard, player: number): readonly Step[] =>
	(board.floors[player] ?? 0) < 1
		? []
		: board.tiles
				.filter((tile) => hasMark(board, tile, 'foundation') && !isClosed(board, tile))
				.map(({ x, y }) => ({ type: 'floor' as const, at: { x, y } }));

/** Whom a tower reaches. */
export function capturesFrom(board: DragonBoard, tower: Spot): readonly Step[] {
	const floors = board.towers.get(`${String(tower.x)},${String(tower.y)}`) ?? 0;
	const reached = ({ at: { x, y } }: Figure): boolean => {
		const [dx, dy] = [Math.abs(x - tower.x), Math.abs(y - tower.y)];
		return (dx === 0 || dy === 0) && dx + dy <= floors;
	};
	return board.figures
		.filter((figure) => isFollower(figure) && reached(figure))
		.map((figure) => ({ type: 'capture' as const, figure }));
}

/** To whom, or where, a player may move the fairy. */
function fairyFor(board: DragonBoard, player: number): readonly Step[] {
	const own = board.figures.filter((figure) => figure.player === player && isFollower(figure));
	if (!board.table.fairyOnTile)
		return own
			.filter((figure) => figure !== board.beside)
			.map((to) => ({ type: 'fairy' as const, to }));
	const spots = new Map(own.map(({ at: { x, y } }) => [`${String(x)},${String(y)}`, { x, y }]));
	return [...spots.values()]
		.filter((spot) => !board.fairy || !onTile(spot, board.fairy))
		.map((to) => ({ type: 'fairy' as const, to }));
}

/** The knights whom the princess of the tile just laid may send home. */
function knightsOf(board: DragonBoard, tile: Tile): readonly Step[] {
	const homes = board.placesOn(tile).filter(({ segment }) => segment.signs?.includes(PRINCESS));
	const knights = homes.flatMap(({ at }) => board.on(board.featureAt(at)).filter(isFollower));
	return [...new Set(knights)].map((figure) => ({ type: 'princess' as const, figure }));
}

/** The abbots whom a player may take home: of what isn't surrounded. */
const recallsFor = (board: DragonBoard, player: number): readonly Step[] =>
	board.figures
		.filter(
			({ kind, at, ...figure }) =>
				figure.player === player && kind === 'abbot' && 'segment' in at && !board.isDone(at)
		)
		.map((figure) => ({ type: 'recall' as const, figure }));

/** The figures that a player may take home for a festival, also from a tower (F2 to F4). */
const festivalFor = (board: DragonBoard, player: number, tile: Tile): readonly Step[] =>
	!hasMark(board, tile, 'festival')
		? []
		: board.figures
				.filter((figure) => figure.player === player)
				.filter((figure) => !board.table.festivalForFollowers || isFollower(figure))
				.map((figure) => ({ type: 'festival' as const, figure }));

/** Whom a player may ransom. */
export const ransomsFor = (board: DragonBoard, player: number, points: number): readonly Step[] =>
	points < 3 && !board.table.ransomBelow
		? []
		: board.held.flatMap((_, from) =>
				board.heldKinds(player, from).map((kind) => ({ type: 'ransom' as const, from, kind }))
			);

/** Where the dragon may go: to the tiles beside that it hasn't been on, and where the fairy isn't. */
export function dragonMoves(board: DragonBoard, been: readonly Spot[]): readonly Step[] {
	const { dragon, fairy } = board;
	if (!dragon) return [];
	return board.tiles
		.filter(({ x, y }) => Math.abs(x - dragon.x) + Math.abs(y - dragon.y) === 1)
		.filter((tile) => !(fairy && onTile(tile, fairy)) && !been.some((spot) => onTile(tile, spot)))
		.map(({ x, y }) => ({ type: 'dragon' as const, to: { x, y } }));
}

/** All that may be done with a tile just laid. */
export function actionsFor(board: DragonBoard, player: number, tile: Tile): readonly Step[] {
	const knights = knightsOf(board, tile);
	if (board.table.princessMust && knights.length > 0) return knights;
	const kinds = [...FOLLOWERS, 'builder', 'pig'] as const;
	return [
		...knights,
		...onNewTile(board, player, tile, kinds),
		...throughPortal(board, player, tile, kinds),
		...ontoTowers(board, player, kinds),
		...floorsFor(board, player),
		...(board.table.hasFairy ? fairyFor(board, player) : []),
		...recallsFor(board, player),
		...festivalFor(board, player, tile)
	];
}

/** Where the phantom may follow. */
export const secondFor = (
	board: DragonBoard,
	player: number,
	tile: Tile,
	portalUsed: boolean
): readonly Step[] => [
	...onNewTile(board, player, tile, ['phantom']),
	...(portalUsed ? [] : throughPortal(board, player, tile, ['phantom'])),
	...ontoTowers(board, player, ['phantom'])
];
