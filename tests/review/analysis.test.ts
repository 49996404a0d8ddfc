import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import type { ReviewedTurn } from '../../src/lib/lookahead/review';
import { chancesOver, decidingTurns, luckOf, secondLooks } from '../../src/lib/review/analysis';

/** Turns of two players in turn order, each with luck, loss and Ana's chance to win before it. */
const turnsOf = (...all: readonly (readonly [luck: number, loss: number, chance: number])[]) =>
	all.map(([luck, loss, chance], event): ReviewedTurn => ({
		event,
		review: {
			...{ player: event % 2, tile: tileId('base-D'), luck, loss, error: 0.5, decks: 24 },
			chances: [chance, 1 - chance],
			...(loss >= 3 && { mark: loss >= 5 ? 'gave-away' : 'worth-a-look' })
		}
	}));
const TURNS = turnsOf([2, 0, 0.5], [-4, 6, 0.5], [1, 0, 0.9], [3, 3, 0.8], [-1, 0, 0.5]);

describe('luck', () => {
	it('is summed for each player, turn by turn', () => {
		const [ana, bjorn] = luckOf(TURNS, 2);
		expect([ana?.line, bjorn?.line]).toEqual([
			[0, 2, 2, 3, 3, 2],
			[0, 0, -4, -4, -1, -1]
		]);
		expect([ana?.sum, bjorn?.sum]).toEqual([2, -1]);
	});

	it('names the luckiest and the unluckiest draw of each', () => {
		const [ana, bjorn] = luckOf(TURNS, 2);
		expect([ana?.luckiest?.event, ana?.unluckiest?.event]).toEqual([0, 4]);
		expect([bjorn?.luckiest?.event, bjorn?.unluckiest?.event]).toEqual([3, 1]);
	});

	it('is nothing for a player who had no turn yet', () => {
		expect(luckOf(TURNS.slice(0, 1), 2)[1]).toEqual({ player: 1, sum: 0, line: [0, 0] });
	});
});

describe('the chances to win', () => {
	it('begin at a position, and end with who won', () => {
		const points = chancesOver(TURNS, 3, { position: 6, winners: [1] });
		expect(points).toEqual([
			{ position: 3, chances: [0.8, expect.closeTo(0.2)] },
			{ position: 4, chances: [0.5, 0.5] },
			{ position: 6, chances: [0, 1] }
		]);
	});

	it('end with parts of a shared win, and with nothing where another game decides or none is over', () => {
		const last = (winners: readonly number[]) => chancesOver(TURNS, 4, { position: 6, winners });
		expect(last([0, 1]).at(-1)).toEqual({ position: 6, chances: [0.5, 0.5] });
		expect(last([])).toHaveLength(1);
		expect(chancesOver(TURNS, 4, undefined)).toHaveLength(1);
	});
});

describe('the turns that decided it', () => {
	it('changed the chances most, by the draw or by the move', () => {
		const points = chancesOver(TURNS, 0, { position: 6, winners: [1] });
		expect(
			decidingTurns(TURNS, points).map(({ position, winner, by }) => [position, winner, by])
		).toEqual([
			[5, 1, 'draw'],
			[2, 0, 'move'],
			[4, 1, 'draw']
		]);
	});

	it('are none where the chances hardly changed', () => {
		const even = turnsOf([1, 0, 0.5], [1, 0, 0.6], [1, 0, 0.5]);
		expect(decidingTurns(even, chancesOver(even, 0, undefined))).toEqual([]);
	});
});

it('the moves worth a second look are those with a mark, the most given away first', () => {
	expect(secondLooks(TURNS).map(({ event }) => event)).toEqual([1, 3]);
});
