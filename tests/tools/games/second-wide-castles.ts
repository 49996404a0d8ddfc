import { firstName, nameOf, type Feature } from './second-features';
import type { Place, Spot } from '../../../src/lib/engine/spot';
import type { WideBoard } from './second-wide-board';
import { worthOf } from './second-wide-pay';
import { isHolder, spotName, spotsOf, type Castle, type WideFigure } from './second-wide-table';

/* Castles on the table of `second-wide-game.ts`: where they may be built, and what they are paid for. */

/** Tiles with a single side of city whose wall is no semicircle, as pictures show. */
const NOT_ROUND: readonly string[] = [
	'ic-CFFF-corner',
	'bb-CFRF',
	'bb-CFRF-garden',
	'hs-CFFF-vineyard',
	'hs-CFCF-vineyard'
];

/** A city that its owner may make a castle. */
export interface Site {
	readonly city: Feature;
	readonly owner: WideFigure;
}

/** A tile's city of one side, with a wall from corner to corner of that side (CASTLE-6). */
function isSemicircle(board: WideBoard, { segment, place }: Feature['nodes'][number]): boolean {
	const id = board.tileAt(place)?.id ?? '';
	return (
		segment.shape === 'area' &&
		segment.sides.length === 1 &&
		segment.shares === undefined &&
		!NOT_ROUND.includes(id)
	);
}

/** The cities just completed that may become castles (CASTLE-2, CASTLE-4). */
export function sitesAmong(board: WideBoard, completed: readonly Feature[]): readonly Site[] {
	return completed.flatMap((city) => {
		const small = city.kind === 'city' && city.nodes.length === 2 && city.tiles === 2;
		const [owner, ...others] = board.on(city).filter(isHolder);
		const fits = small && city.nodes.every((node) => isSemicircle(board, node));
		return fits && owner && others.length === 0 ? [{ city, owner }] : [];
	});
}

/** The city becomes a castle with its figure as lord; a builder there goes home. */
export function build(board: WideBoard, { city, owner }: Site): Castle {
	const tiles = spotsOf(city);
	const castle: Castle = { names: city.names, tiles, spots: around(tiles), lord: owner };
	board.take(owner.player, 'castle', 1);
	board.sendHome(board.on(city).filter((one) => !isHolder(one)));
	board.castles.push(castle);
	return castle;
}

/** The two tiles, and beside each the spots left and right of the castle (CASTLE-7). */
function around(tiles: readonly Spot[]): readonly Spot[] {
	const [one, other] = tiles;
	const across = one?.x === other?.x ? { x: 1, y: 0 } : { x: 0, y: 1 };
	return tiles.flatMap(({ x, y }) =>
		[-1, 0, 1].map((step) => ({ x: x + step * across.x, y: y + step * across.y }))
	);
}

/** Something completed, for which castles around are paid. */
interface Reason {
	readonly names: ReadonlySet<string>;
	readonly spots: readonly Spot[];
	readonly points: number;
}

/** A castle that is paid now. */
export interface CastlePay {
	readonly castle: Castle;
	/** Undefined until the lord's player has chosen. */
	readonly points: number | undefined;
}

/** For which place a castle's lord chose to be paid. */
type Choices = ReadonlyMap<Castle, Place>;

/** What waiting castles are paid: for features just completed, then for castles that are paid, and so on (CASTLE-8, CASTLE-12). */
export function castlesPaid(
	board: WideBoard,
	completed: readonly Feature[],
	waiting: readonly Castle[],
	choices: Choices
): readonly CastlePay[] {
	const lets = !board.table.bestForCastle;
	const paid: CastlePay[] = [];
	let reasons = completed.map((feature) => reasonOf(board, feature));
	for (let first = true; reasons.length > 0; first = false) {
		const wave = waiting
			.filter((castle) => !paid.some((one) => one.castle === castle))
			.flatMap((castle) => payFor(castle, reasons, lets && first, choices.get(castle)));
		paid.push(...wave);
		reasons = wave.map(({ castle, points = 0 }) => ({
			names: castle.names,
			spots: castle.tiles,
			points
		}));
	}
	return paid;
}

const reasonOf = (board: WideBoard, feature: Feature): Reason => ({
	names: feature.names,
	spots: spotsOf(feature),
	points: worthOf(board, feature)
});

function payFor(
	castle: Castle,
	reasons: readonly Reason[],
	chooses: boolean,
	chosen: Place | undefined
): readonly CastlePay[] {
	const near = new Set(castle.spots.map(spotName));
	const there = reasons.filter(({ spots }) => spots.some((spot) => near.has(spotName(spot))));
	if (there.length === 0) return [];
	const most = Math.max(...there.map(({ points }) => points));
	const open = chooses && there.some(({ points }) => points !== most);
	const own = chosen && there.find(({ names }) => names.has(nameOf(chosen)));
	return [{ castle, points: own ? own.points : open ? undefined : most }];
}

/** Features that are done and weren't before. */
export const completedSince = (board: WideBoard, before: ReadonlySet<string>): readonly Feature[] =>
	board.done.filter((one) => !before.has(doneName(one)));

/** A feature that is done, in a word. */
export const doneName = (feature: Feature): string =>
	`${firstName(feature)} ${String(feature.nodes.length)}`;

/** The castle at a place. */
export const castleAt = (board: WideBoard, at: Place): Castle | undefined =>
	board.castles.find(({ names }) => names.has(nameOf(at)));
