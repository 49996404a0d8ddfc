import { describe, expect, it } from 'vitest';
import { featureAt } from '../../src/lib/engine/board';
import { isCompleted } from '../../src/lib/engine/feature';
import { copiesFor, newGame, tilesLeft } from '../../src/lib/engine/game';
import { isOfFeature } from '../../src/lib/engine/ledger';
import { play } from '../../src/lib/engine/play';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { replayEvents, type Header } from '../../src/lib/record';
import { rulesOf, usualRulingsFor, type TableEvent } from '../../src/lib/rules/catalogue';
import { luckyDraws, type LuckyDraw } from '../../src/lib/review/lucky-draws';
import { laid } from '../modules/playing';
import { headerFor, randomTurn, seededRandom } from '../record/support';
import '../tools/games/all-expansions';

const drawsIn = (header: Header, events: readonly TableEvent[]) =>
	luckyDraws(header, events, replayEvents(header, events).game);

/** A road passes the spot north of the start tile, so that only a city with a road to its side fits there. */
const ROAD_BESIDE = [laid(0, 'base-V', [1, 0, 1]), laid(1, 'base-V', [1, -1, 0])];

describe('lucky draws', () => {
	const completed = laid(0, 'base-D', [0, -1, 2], ['follower', 0]);

	it('are told with how many of the tiles left could do the same: 3 each of D, K and L, of 69', () => {
		expect(drawsIn(headerFor('lucky'), [...ROAD_BESIDE, completed])).toEqual([
			{ position: 3, player: 0, tile: 'base-D', points: 4, fitting: 9, left: 69 }
		]);
	});

	it('are those of who is paid', () => {
		const nobody = laid(0, 'base-D', [0, -1, 2]);
		expect(drawsIn(headerFor('unpaid'), [...ROAD_BESIDE, nobody])).toEqual([]);
	});

	it('are no tiles of which most would do', () => {
		const anyCap = laid(0, 'base-E', [0, -1, 2], ['follower', 0]);
		expect(drawsIn(headerFor('usual'), [anyCap])).toEqual([]);
	});

	it('aren’t told where players choose among several tiles', () => {
		const choosing = headerFor('hand', 2, { rulings: { ...usualRulingsFor([]), hand: 'three' } });
		expect(drawsIn(choosing, [...ROAD_BESIDE, completed])).toEqual([]);
	});

	it('count what laying each tile left would complete, in random games with inns', () => {
		const compared = [1, 2, 3].flatMap((seed) => {
			const { header, events } = randomGame(seed);
			return drawsIn(header, events).map((draw) => ({
				draw,
				counted: counted(header, events, draw)
			}));
		});
		expect(compared.length).toBeGreaterThan(2);
		for (const { draw, counted } of compared) expect(draw).toMatchObject(counted);
	});
});

function randomGame(seed: number) {
	const random = seededRandom(seed);
	const expansions = ['inns-and-cathedrals'] as const;
	const header = headerFor(`inns-${String(seed)}`, 2, {
		expansions,
		rulings: usualRulingsFor(expansions)
	});
	const game = newGame(rulesOf(header), 2, 0);
	const events: TableEvent[] = [];
	for (let turn = 0; turn < 80; turn++) {
		const event = randomTurn(game, random);
		events.push(event);
		expect(play(game, event).ok).toBe(true);
	}
	return { header, events };
}

/** The same numbers, by laying each tile left in each rotation. */
function counted(
	header: Header,
	events: readonly TableEvent[],
	{ position, player, points }: LuckyDraw
) {
	const before = events.slice(0, position - 1);
	const turn = events[position - 1];
	const { game } = replayEvents(header, before);
	const paid = replayEvents(header, [...before, ...(turn ? [turn] : [])]).game.history.at(-1);
	const at = paid?.settlements
		.filter(isOfFeature)
		.find(({ awards }) => awards.some((one) => one.player === player && one.points === points))?.at;
	if (turn?.type !== 'base/laid' || !at) throw new Error('That turn completes something.');
	const { x, y } = turn;
	let fitting = 0;
	for (const id of game.rules.counts.keys()) {
		if (copiesFor(game, player, id) <= 0) continue;
		const completes = ALL_ROTATIONS.some((rotation) => {
			const after = replayEvents(header, before).game;
			const { ok } = play(after, laid(player, id, [x, y, rotation]));
			const feature = ok && featureAt(after.board, at);
			return feature !== false && feature !== undefined && isCompleted(feature);
		});
		if (completes) fitting += copiesFor(game, player, id);
	}
	return { fitting, left: tilesLeft(game) };
}
