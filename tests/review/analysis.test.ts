import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import type { ReviewedTurn } from '../../src/lib/lookahead/review';
import type { LoggedEvent } from '../../src/lib/record/entry';
import { reviewOf } from '../../src/lib/review';
import {
	chancesOver,
	decidingTurns,
	endOf,
	luckOf,
	secondLooks,
	secondQuarter
} from '../../src/lib/review/analysis';
import { gameIn } from '../record/records';
import { lostByTime, withEvents } from '../record/support';

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
/** With all of these turns, and one event more. */
const END = { position: 6, winners: [1], decided: 5 };
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
		const points = chancesOver(TURNS, 3, END);
		expect(points).toEqual([
			{ position: 3, chances: [0.8, expect.closeTo(0.2)] },
			{ position: 4, chances: [0.5, 0.5] },
			{ position: 6, chances: [0, 1] }
		]);
	});

	it('are told apart where more than one turn lies between', () => {
		const [one, two, three] = turnsOf([0, 0, 0.5], [0, 0, 0.5], [0, 0, 0.1]);
		if (!one || !two || !three) throw new Error('There are three.');
		const points = chancesOver([one, two, { ...three, event: 3 }], 0, { ...END, decided: 5 });
		expect(points.map(({ apart }) => apart)).toEqual([undefined, undefined, true, true]);
	});

	it('are said from the second quarter on, and not at all before', () => {
		const turnAt = (position: number) => (position > 30 ? 'final' : position + 1);
		expect(secondQuarter(40, 72, turnAt)).toBe(17);
		expect(secondQuarter(10, 72, turnAt)).toBe(Infinity);
		expect(chancesOver(TURNS, Infinity, END)).toEqual([]);
	});

	it('end with parts of a shared win, and with nothing where another game decides or none is over', () => {
		const last = (winners: readonly number[]) => chancesOver(TURNS, 4, { ...END, winners });
		expect(last([0, 1]).at(-1)).toEqual({ position: 6, chances: [0.5, 0.5] });
		expect(last([])).toHaveLength(1);
		expect(chancesOver(TURNS, 4, undefined)).toHaveLength(1);
	});
});

describe('the turns that decided it', () => {
	it('changed the chances most, by the draw or by the move', () => {
		const points = chancesOver(TURNS, 0, END);
		expect(
			decidingTurns(TURNS, points).map(({ position, winner, by }) => [position, winner, by])
		).toEqual([
			[5, 1, 'draw'],
			[2, 0, 'move'],
			[4, 1, 'draw']
		]);
	});

	it.each([
		// Ana’s chance falls in her own turn …
		['a move that gave points away', 0, [-1.3, 1.5, 0.9], 'move'],
		['a tile that was worth more than she lost', 0, [-3, 1, 0.9], 'draw'],
		['neither: she was lucky', 0, [2, 0.2, 0.9], 'turn'],
		// … or rises in it, or in that of Björn, whose chance falls.
		['a lucky tile', 0.9, [2, 3, 0.1], 'draw'],
		['neither: she was unlucky, and gave points away', 0.9, [-3.1, 0.9, 0.1], 'turn'],
		['neither: next to nothing', 0.9, [0.4, 0, 0.1], 'turn']
	] as const)('did so by %s', (_, after, turn, by) => {
		const turns = turnsOf(turn, [0, 0, after]);
		expect(decidingTurns(turns, chancesOver(turns, 0, undefined))[0]?.by).toBe(by);
	});

	it('are none of those after which something else happened, too', () => {
		const [first, , third] = turnsOf([0, 0, 0.5], [0, 0, 0.5], [0, 0, 0.05]);
		if (!first || !third) throw new Error('There are three.');
		const turns = [first, third];
		expect(decidingTurns(turns, chancesOver(turns, 0, undefined))).toEqual([]);
	});

	it('are none where the chances hardly changed', () => {
		const even = turnsOf([1, 0, 0.5], [1, 0, 0.6], [1, 0, 0.5]);
		expect(decidingTurns(even, chancesOver(even, 0, undefined))).toEqual([]);
	});
});

describe('the end of a game', () => {
	const final = gameIn('tests/games/championship.json');
	const turns = final.entries.filter(({ event }) => event.type === 'base/laid').length;
	const closed = { type: 'base/closed' } as const;
	const points: LoggedEvent = {
		...({ type: 'base/corrected', why: 'mistake', reason: '–' } as const),
		changes: [{ player: 0, points: 20 }]
	};
	/** How it ends after so many of its entries, and some more. */
	const endOfFirst = (entries: number, ...more: readonly LoggedEvent[]) =>
		endOf(reviewOf(withEvents({ ...final, entries: final.entries.slice(0, entries) }, more)));
	const ended = { type: 'base/ended' } as const;
	const early = { ...ended, overruled: ['tiles-left'] };

	it('follows the last turn', () => {
		expect(endOfFirst(turns, ended, closed)).toMatchObject({ position: turns + 2, decided: turns });
		expect(endOfFirst(turns)).toBeUndefined();
	});

	it.each([
		['all stopped early', endOfFirst(30, early, closed)],
		['points were corrected', endOfFirst(turns, ended, points, closed)],
		['time decided', endOfFirst(turns, ended, lostByTime(0))]
	])('doesn’t follow from it where %s', (_, end) => {
		expect(end).toBeDefined();
		expect(end).not.toHaveProperty('decided');
	});
});

it('the moves worth a second look are those with a mark, the most given away first', () => {
	expect(secondLooks(TURNS).map(({ event }) => event)).toEqual([1, 3]);
});
