import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/engine/game';
import { play } from '../../src/lib/engine/play';
import { areaOfInterest, type BoardArea } from '../../src/lib/drawing/board/board-area';
import { openSpots } from '../../src/lib/table/turn/palette';
import type { TileId } from '../../src/lib/engine/tile';
import { areaForMost, areaForSpots } from '../../src/routes/game/board/parts/view';
import { leastSize, spotsBeyond, targetAt } from '../../src/lib/ui/board/targets';
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
const AT_ONCE = [0.95, 0.97];

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
	const seen = seenIn(areaForSpots(legal, whole, pane), pane);
	const away = spotsBeyond(legal, seen, pane).flatMap((group) => group.spots);
	return { legal, away, size: pane.width / (seen.right - seen.left) };
}

/** What is wrong with a choice: a spot in view that is too small for a finger where others are near, or none in view. */
function faultsOf({ legal, away, size }: ReturnType<typeof choiceFor>) {
	const least = leastSize(legal.filter((spot) => !away.includes(spot)));
	return [
		...(size < least - 0.01 ? ['small'] : []),
		...(legal.length > 0 && away.length === legal.length ? ['none in view'] : [])
	];
}

const FILES = ['base', 'winter', 'nofarm', 'second-engine', 'abbey'] as const;

describe.each(PHONES.map((pane, n) => [pane, AT_ONCE[n] ?? 1] as const))(
	'in every turn of all recorded games, on a board of %o',
	(pane, atOnce) => {
		it('all legal spots are far enough apart, and few need a further tap', () => {
			const faults: string[] = [];
			let [turns, all, taps] = [0, 0, 0];
			for (const record of FILES.flatMap((file) => readGames(`tests/games/${file}.jsonl`))) {
				const game = tableFor(record);
				for (const event of eventsOf(record)) {
					if (event.type === 'base/laid') {
						const choice = choiceFor(game, event.tile, pane);
						for (const fault of faultsOf(choice))
							faults.push(`${record.id}, ${String(game.board.order.length)}: ${fault}`);
						turns += 1;
						if (choice.away.length === 0) all += 1;
						if (choice.away.some(({ x, y }) => x === event.x && y === event.y)) taps += 1;
					}
					play(game, event);
				}
			}
			expect(faults.slice(0, 5)).toEqual([]);
			expect(all / turns).toBeGreaterThan(atOnce);
			expect(taps / turns).toBeLessThan(0.02);
		});
	}
);

describe('the area for a choice of spots', () => {
	const [pane] = PHONES;
	if (!pane) throw new Error('There is no phone.');
	const whole = { left: -10, top: -10, right: 10, bottom: 10 };
	const sizeOf = ({ left, right }: BoardArea) => pane.width / (right - left);

	it('is the whole table when its spots are large enough', () => {
		const small = { left: -2, top: -2, right: 3, bottom: 3 };
		expect(areaForSpots([{ x: 1, y: 0 }], small, pane)).toBe(small);
	});

	it('comes closer to the spots, but not too close', () => {
		const spots = [
			{ x: 3, y: 3 },
			{ x: 4, y: 3 }
		];
		const area = areaForSpots(spots, whole, pane);
		expect(sizeOf(area)).toBeCloseTo(64);
		expect(spotsBeyond(spots, area, pane)).toEqual([]);
	});

	it('shows spots that lie far apart on small tiles', () => {
		const spots = [
			{ x: -9, y: -9 },
			{ x: 8, y: 8 }
		];
		expect(leastSize(spots)).toBeCloseTo(24 / 17);
		expect(spotsBeyond(spots, areaForSpots(spots, whole, pane), pane)).toEqual([]);
	});

	it('shows as many as there is room for, and in which direction the others are', () => {
		// A block of 40 by 3 spots is too wide for a phone.
		const spots = Array.from({ length: 120 }, (_, n) => ({ x: n % 40, y: Math.floor(n / 40) }));
		const wide = { left: -1, top: -1, right: 41, bottom: 4 };
		const area = areaForSpots(spots, wide, pane);
		const beyond = spotsBeyond(spots, area, pane);
		expect(sizeOf(area)).toBeCloseTo(24);
		expect(beyond.map(({ direction }) => direction)).toEqual(['left', 'right']);
		const right = beyond.at(-1)?.spots ?? [];
		const next = areaForMost(right, 24, wide, pane);
		const still = spotsBeyond(right, next, pane).flatMap((group) => group.spots);
		expect(right.length - still.length).toBeGreaterThan(15);
	});
});

describe('a tap while spots of small tiles are awaited', () => {
	const spots = [0, 1, 2].map((x) => ({ x, y: 0, legal: true, label: '' }));
	const scene = { tiles: [], spots, ghost: undefined, choices: [] };
	// Tiles of 24 pixels, and fingers of 44.
	const tap = (x: number, y: number) => targetAt(scene, { x, y }, 22 / 24, (44 / 24 - 1) / 2);

	it('takes the spot that it is in, and the nearest one beside them', () => {
		expect(tap(1.02, 0.5)).toEqual({ kind: 'spot', spot: { x: 1, y: 0 } });
		expect(tap(1.98, 0.5)).toEqual({ kind: 'spot', spot: { x: 1, y: 0 } });
		expect(tap(2.1, -0.4)).toEqual({ kind: 'spot', spot: { x: 2, y: 0 } });
	});
});
