import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/engine/game';
import { play } from '../../src/lib/engine/play';
import { areaOfInterest, type BoardArea } from '../../src/lib/drawing/board/board-area';
import { openSpots } from '../../src/lib/table/turn/palette';
import type { TileId } from '../../src/lib/engine/tile';
import { areaForMost, areaForSpots } from '../../src/routes/game/board/parts/view';
import {
	choiceIn,
	landOf,
	leastSize,
	spotsBeyond,
	tappableIn,
	type SpotTarget
} from '../../src/lib/ui/board/targets';
import { areaSeen, fitView } from '../../src/routes/game/board/parts/view';
import { eventsOf, readGames, tableFor } from '../tools/games/recorded';

interface Pane {
	readonly width: number;
	readonly height: number;
}

/** The board on these phones while a spot is chosen. */
const PHONES: readonly Pane[] = [
	{ width: 360, height: 480 },
	{ width: 390, height: 680 }
];
/** The share of turns that show all legal spots at once, at least, on each phone. */
const AT_ONCE = [0.92, 0.94];

const seenIn = (area: BoardArea, { width, height }: Pane): BoardArea =>
	areaSeen(fitView(area, width, height), width, height);

/** What the board shows while a spot for a tile is chosen. */
function choiceFor(game: Game, tile: TileId, pane: Pane) {
	const spots = openSpots(game, { tile });
	const legal = spots.filter((spot) => spot.legal);
	const tiles = game.board.order;
	const rest = { mismatches: [], figures: [], ghost: undefined, highlight: undefined, choices: [] };
	const named = spots.map((spot) => ({ ...spot, dead: false, label: '' }));
	const whole = areaOfInterest({
		...rest,
		tiles: tiles.map((laid) => ({ ...laid, completed: [] })),
		spots: named,
		picked: undefined,
		dimmed: false
	});
	const land = landOf(tiles);
	const seen = seenIn(areaForSpots(legal, whole, pane, land), pane);
	const { beyond, targets } = choiceIn(legal, seen, pane, land);
	return { legal, away: beyond.flatMap((group) => group.spots), seen, targets };
}

/** True when two targets overlap by more than rounding. */
const overlap = (a: SpotTarget, b: SpotTarget): boolean =>
	Math.max(Math.abs(a.middle.x - b.middle.x), Math.abs(a.middle.y - b.middle.y)) <
	a.half + b.half - 1e-3;

/** True when a target covers the middle of its spot, as nearly as half a pixel. */
const covers = ({ x, y, middle, half }: SpotTarget, size: number): boolean =>
	Math.max(Math.abs(middle.x - x - 0.5), Math.abs(middle.y - y - 0.5)) <= half + 0.51 / size;

/** What is wrong with the targets of a choice. */
function faultsOf({ legal, away, seen, targets }: ReturnType<typeof choiceFor>, pane: Pane) {
	const size = pane.width / (seen.right - seen.left);
	if (!targets) return ['no room'];
	return [
		...targets.flatMap((one, n) =>
			targets.slice(n + 1).some((b) => overlap(one, b)) ? ['overlap'] : []
		),
		...targets.flatMap((one) => (one.half * 2 * size < 43.99 ? ['small'] : [])),
		...targets.flatMap((one) => (covers(one, size) ? [] : ['far'])),
		...(targets.length + away.length === legal.length ? [] : ['missing']),
		...(legal.length > 0 && targets.length === 0 ? ['none in view'] : [])
	];
}

const FILES = ['base', 'winter', 'nofarm', 'second-engine', 'abbey'] as const;

describe.each(PHONES.map((pane, n) => [pane, AT_ONCE[n] ?? 1] as const))(
	'in every turn of all recorded games, on a board of %o',
	(pane, atOnce) => {
		it('all legal spots are large enough and apart, and few need a further tap', () => {
			const faults: string[] = [];
			let [turns, all, taps] = [0, 0, 0];
			for (const record of FILES.flatMap((file) => readGames(`tests/games/${file}.jsonl`))) {
				const game = tableFor(record);
				for (const event of eventsOf(record)) {
					if (event.type === 'base/laid') {
						const choice = choiceFor(game, event.tile, pane);
						for (const fault of faultsOf(choice, pane))
							faults.push(`${record.id}, ${String(game.board.order.length)}: ${fault}`);
						turns += 1;
						if (choice.away.length === 0) all += 1;
						if (choice.away.some(({ x, y }) => x === event.x && y === event.y)) taps += 1;
					}
					play(game, event);
				}
			}
			// Rounding may take the room that there was for the last one: then the nearest spot is taken.
			expect(faults.length, faults.slice(0, 5).join('; ')).toBeLessThan(3);
			expect(all / turns).toBeGreaterThan(atOnce);
			expect(taps / turns).toBeLessThan(0.02);
		});
	}
);

describe('the area for a choice of spots', () => {
	const [pane] = PHONES;
	if (!pane) throw new Error('There is no phone.');
	const whole = { left: -10, top: -10, right: 10, bottom: 10 };
	const none: ReadonlySet<string> = new Set();
	const sizeOf = ({ left, right }: BoardArea) => pane.width / (right - left);

	it('is the whole table when its spots are large enough', () => {
		const small = { left: -2, top: -2, right: 3, bottom: 3 };
		expect(areaForSpots([{ x: 1, y: 0 }], small, pane, none)).toBe(small);
	});

	it('comes closer to the spots, but not too close', () => {
		const spots = [
			{ x: 3, y: 3 },
			{ x: 4, y: 3 }
		];
		const area = areaForSpots(spots, whole, pane, none);
		expect(sizeOf(area)).toBeCloseTo(64);
		expect(spotsBeyond(spots, area, pane)).toEqual([]);
	});

	it('shows spots that lie far apart on small tiles', () => {
		const spots = [
			{ x: -9, y: -9 },
			{ x: 8, y: 8 }
		];
		expect(leastSize(spots)).toBeCloseTo(44 / 17);
		expect(spotsBeyond(spots, areaForSpots(spots, whole, pane, none), pane)).toEqual([]);
	});

	it('shows as many as there is room for, and in which direction the others are', () => {
		// A block of 40 by 3 spots: no targets can be spread there.
		const spots = Array.from({ length: 120 }, (_, n) => ({ x: n % 40, y: Math.floor(n / 40) }));
		const wide = { left: -1, top: -1, right: 41, bottom: 4 };
		const area = areaForSpots(spots, wide, pane, none);
		const beyond = spotsBeyond(spots, area, pane);
		expect(sizeOf(area)).toBeCloseTo(44);
		expect(beyond.map(({ direction }) => direction)).toEqual(['left', 'right']);
		const right = beyond.at(-1)?.spots ?? [];
		const next = areaForMost(right, 44, wide, pane);
		const still = spotsBeyond(right, next, pane).flatMap((group) => group.spots);
		expect(right.length - still.length).toBeGreaterThan(15);
	});
});

it('targets without room for all of them lie on their spots', () => {
	const spots = Array.from({ length: 100 }, (_, n) => ({ x: n % 10, y: Math.floor(n / 10) }));
	const seen = { left: -1, top: -1, right: 11, bottom: 11 };
	const pane = { width: 264, height: 264 };
	const none: ReadonlySet<string> = new Set();
	expect(choiceIn(spots, seen, pane, none).targets).toBeUndefined();
	const [target] = tappableIn(spots, seen, pane, none).targets;
	expect(target).toEqual({ x: 0, y: 0, middle: { x: 0.5, y: 0.5 }, half: 1 });
});
