import { describe, expect, it } from 'vitest';
import { newGame } from '../../../src/lib/engine/game';
import { nextQuestion } from '../../../src/lib/engine/question';
import { play } from '../../../src/lib/engine/play';
import { tileId } from '../../../src/lib/engine/tile';
import { replayEvents, summaryOf } from '../../../src/lib/record';
import { reviewOf } from '../../../src/lib/review';
import { isLaid } from '../../../src/lib/rules/base/events';
import { lastTileNumber, tilesInAll, turnNumbers } from '../../../src/lib/rules/base/tile-numbers';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { ledgerRows } from '../../../src/lib/table/scores/ledger-rows';
import { progressOf } from '../../../src/lib/table/turn/turn';
import { scriptIn } from '../../e2e/table/support/script';

/** 84 tiles of the box, 12 and 6 of the expansions, and an abbey of each of the three players. */
const ALL = 105;

describe('the numbers of tiles', () => {
	const { record, events } = scriptIn('tests/games/both-expansions.json');
	const games = [...events.keys(), events.length].map(
		(count) => replayEvents(record.header, events.slice(0, count)).game
	);
	const whole = games.at(-1);
	if (!whole) throw new Error('The game has events.');

	it('are out of the same total at every event of a game with abbeys', () => {
		expect(events.filter((event) => isLaid(event) && event.tile === 'am-abbey').length).toBe(3);
		expect(new Set(games.map((game) => progressOf(game).of))).toEqual(new Set([ALL]));
		expect(games.map(tilesInAll).every((of) => of === ALL)).toBe(true);
		expect(lastTileNumber(whole)).toBe(ALL);
	});

	it('grow by one with each tile, of whatever kind', () => {
		let laid = 1;
		for (const [index, game] of games.entries()) {
			const event = events[index - 1];
			if (event && isLaid(event)) laid++;
			expect(lastTileNumber(game)).toBe(laid);
			const isNext = game.phase === 'playing' && !nextQuestion(game) && laid < ALL;
			expect(progressOf(game).tile).toBe(isNext ? laid + 1 : laid);
		}
	});

	it('are the same in the ledger, the race and the review', () => {
		const turns = turnNumbers(whole);
		expect(turns.slice(0, 3)).toEqual([2, 3, 4]);
		expect(turns.at(-1)).toBe('final');
		const { race } = reviewOf(record);
		for (const { position, turn } of race.slice(1)) expect(turn).toBe(turns[position - 1]);
		for (const { turn, settlements } of ledgerRows(whole))
			for (const settlement of settlements) {
				const index = whole.history.findIndex((one) => one.settlements.includes(settlement));
				expect(turn).toBe(turns[index]);
			}
		expect(summaryOf(record).progress).toEqual({ laid: ALL, of: ALL });
	});

	it('are out of the same total when a tile is set aside', () => {
		const game = newGame(rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS }), 2, 0);
		const overruled = ['fits-somewhere'];
		const aside = { type: 'base/set-aside', player: 0, tile: tileId('base-V'), overruled };
		expect(progressOf(game)).toEqual({ tile: 2, of: 72, part: 1 });
		expect(play(game, aside as Parameters<typeof play>[1]).ok).toBe(true);
		expect(progressOf(game)).toEqual({ tile: 2, of: 72, part: 1 });
	});
});
