import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { effectiveLog, replayRecord, type Amendment, type GameRecord } from '../../src/lib/record';
import { attempt, keepEvent } from '../../src/lib/record/amend';
import { differencesOf } from '../../src/lib/record/differences';
import type { Laid } from '../../src/lib/rules/base/events';
import { differenceWords as words } from '../../src/lib/words/en/differences';
import { FOUR_TURNS, laid, on, recordOf, turnAs } from './short-game';

const NAMES = ['Ana', 'Björn'];
const record = recordOf(FOUR_TURNS);

/** Effect of an amendment when the table overrules all objections: points before and after, and the sentences. */
function told(amendment: Amendment, game: GameRecord = record) {
	const tried = attempt(game, amendment);
	if (tried.conflict) return told(keepEvent(amendment, tried.conflict), game);
	const { events } = effectiveLog(game.entries);
	const differences = differencesOf(replayRecord(game).game, events, amendment, tried.replay.game);
	return {
		scores: differences.scores.map((score, player) => words.score(NAMES[player] ?? '', score)),
		lines: words.lines(differences, NAMES)
	};
}

const edit = (at: number, ...events: readonly Laid[]): Amendment => ({ edits: [{ at, events }] });

describe('the effect of a correction', () => {
	it('begins with 4 points each', () => {
		expect(replayRecord(record).game.scores).toEqual([4, 4]);
	});

	it.each<[string, Amendment, readonly string[], readonly string[]]>([
		['nothing', edit(2, turnAs(2)), ['Ana 4', 'Björn 4'], []],
		[
			'a tile turned so that its field lies at the city’s gap',
			edit(0, turnAs(0, { rotation: 0 })),
			['Ana 4 → 0', 'Björn 4'],
			['Tile 2: Ana’s city is no longer complete (−4)']
		],
		[
			'a road through where a crossing was: the road stays open in the east',
			edit(2, turnAs(2, { tile: tileId('base-U') })),
			['Ana 4', 'Björn 4 → 0'],
			['Tile 5: Björn’s road is no longer complete (−4)']
		],
		[
			'a figure that was never there',
			edit(1, laid(1, 'base-U', 1, 0, 0)),
			['Ana 4', 'Björn 4 → 0'],
			['Tile 5, no longer scored: Completed road, Björn −4']
		],
		[
			'a figure of another colour',
			edit(1, turnAs(1, { player: 0 })),
			['Ana 4 → 8', 'Björn 4 → 0'],
			['Tile 5: Completed road, Ana 0 → 4, Björn 4 → 0']
		],
		[
			'a figure forgotten on the same road: both have one there',
			edit(2, turnAs(2, { deploy: on(2) })),
			['Ana 4 → 8', 'Björn 4'],
			['Tile 5: Completed road, Ana 0 → 4']
		],
		[
			'a crossing on which the road ended a tile earlier',
			edit(1, turnAs(1, { tile: tileId('base-W'), deploy: on(2) })),
			['Ana 4', 'Björn 4 → 3'],
			['Tile 5: Completed road, Björn 4 → 3']
		],
		[
			'a last turn that did not happen',
			edit(3),
			['Ana 4', 'Björn 4 → 0'],
			['Tile 5: Björn’s road is no longer complete (−4)']
		],
		[
			'a turn forgotten before all: the later ones count one more',
			edit(0, laid(0, 'base-V', 1, 1, 0), laid(1, 'base-V', 3, 3, 0), turnAs(0)),
			['Ana 4', 'Björn 4'],
			[]
		],
		[
			'a monastery behind the last: nothing yet',
			edit(4, laid(0, 'base-B', 0, 1, 0, on(0))),
			['Ana 4', 'Björn 4'],
			[]
		],
		[
			'the small city’s ruling',
			{ edits: [], rulings: { smallCity: '2' } },
			['Ana 4 → 2', 'Björn 4'],
			['Tile 2: Completed city, Ana 4 → 2']
		]
	])('%s', (_, amendment, scores, lines) => {
		expect(told(amendment)).toEqual({ scores, lines });
	});

	it('includes features that paid nobody', () => {
		const empty = recordOf(
			FOUR_TURNS.map(({ player, tile, x, y, rotation }) => laid(player, tile, x, y, rotation))
		);
		expect(told(edit(0, laid(0, 'base-E', 0, -1, 0)), empty).lines).toEqual([
			'The unclaimed city on the start tile is no longer complete'
		]);
	});

	it('lists the final scoring separately', () => {
		const ended = recordOf([
			...FOUR_TURNS.slice(0, 3),
			{ type: 'base/ended', overruled: ['tiles-left'] }
		]);
		// At the end Björn's unfinished road of three tiles pays 3; without the crossing two.
		expect(told(edit(2, laid(0, 'base-V', 0, 1, 0)), ended)).toEqual({
			scores: ['Ana 4', 'Björn 3 → 2'],
			lines: ['At the end: Unfinished road, Björn 3 → 2']
		});
	});

	it('lists manual points after the end with the final scoring', () => {
		const ended = recordOf([
			...FOUR_TURNS,
			{ type: 'base/ended', overruled: ['tiles-left'] },
			{
				type: 'base/corrected',
				changes: [{ player: 0, points: 3 }],
				reason: 'forgotten',
				why: 'mistake'
			}
		]);
		expect(told(edit(5), ended)).toEqual({
			scores: ['Ana 7 → 4', 'Björn 4'],
			lines: ['At the end, no longer scored: Manual points, Ana −3']
		});
	});
});
