import { describe, expect, it } from 'vitest';
import { nextQuestion } from '../../src/lib/engine/question';
import type { GameEvent } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import {
	ADDED,
	CHOSE_ADDING,
	CHOSE_TAKING,
	DECLINED,
	TOOK
} from '../../src/lib/expansions/crop-circles/events';
import { proofOf } from '../../src/lib/rules/base/proof';
import { rulesOf, usualRulingsFor, type ExpansionId } from '../../src/lib/rules/catalogue';
import { presentationOf } from '../../src/lib/rules/presentations';
import { turnTasks } from '../../src/lib/table/turn/table-tasks';
import { tilesDrawn } from '../../src/lib/table/setup/boxes';
import { scoring } from '../../src/lib/words/en/scoring';
import { laid, played, refusalOf } from '../modules/playing';
import '../tools/games/all-expansions';

const rulesWith = (...others: readonly ExpansionId[]) => {
	const expansions = [...others, 'crop-circles'] as const;
	return rulesOf({ box: 'base-c1', expansions, rulings: usualRulingsFor(expansions) });
};

const CITY = { x: 0, y: -1, segment: 0 };
const SOUTH = { x: 0, y: 1, segment: 0 };
const added = { type: ADDED, player: 0, piece: 'follower', to: CITY } as const;
const took = { type: TOOK, player: 0, piece: 'follower', from: CITY } as const;

/** Red’s knight in the start tile’s city; then blue lays a shield. */
const SHIELD = [
	laid(0, 'base-R', [0, -1, 0], ['follower', 0]),
	laid(1, 'cc-CCFF-shield', [-1, -1, 3])
];
const after = (...events: readonly GameEvent[]) => played(rulesWith(), [...SHIELD, ...events]);
const ADDS = { type: CHOSE_ADDING, player: 1 } as const;
const TAKES = { type: CHOSE_TAKING, player: 1 } as const;

describe('a crop circle', () => {
	it('adds a figure with the reason, which the proof says', () => {
		const proof = proofOf(after(ADDS, added), CITY);
		const [first, second] = proof?.figures ?? [];
		expect(first?.because).toBeUndefined();
		expect(scoring.reason(second?.because ?? '', 'follower', 'Ada')).toBe(
			'Ada’s meeple was added here by a crop circle.'
		);
		expect(proof?.compared).toMatchObject([{ player: 0, strength: 2 }]);
	});

	it('is told of in the history', () => {
		const facts = (event: GameEvent) => presentationOf(event)?.facts(event, after(ADDS, added));
		expect(facts(ADDS)).toEqual({ key: CHOSE_ADDING, player: 1 });
		expect(facts(added)).toMatchObject({ key: ADDED, player: 0, piece: 'follower' });
		expect(facts(took)).toMatchObject({ key: TOOK, place: { ...CITY, kind: 'city' } });
	});

	it('names the same places where a tile’s segments are numbered anew', () => {
		const renumbered = (event: GameEvent) => presentationOf(event)?.renumbered?.(event, () => 5);
		expect(renumbered(added)).toEqual({ ...added, to: { ...CITY, segment: 5 } });
		expect(renumbered(took)).toEqual({ ...took, from: { ...CITY, segment: 5 } });
	});

	it('says at the table whose figure goes home without a choice', () => {
		const game = after(TAKES);
		expect(nextQuestion(game)).toBeUndefined();
		expect(turnTasks(game)?.takeBacks).toEqual([
			{ player: 0, piece: 'follower', count: 1, from: { kind: 'city' } }
		]);
		expect(game.history.at(-1)?.settlements).toEqual([]);
		expect(game.scores).toEqual([0, 0]);
	});

	it('takes one of several equal figures without asking which', () => {
		const game = after(ADDS, added, laid(0, 'base-B', [0, 1, 0]));
		expect(play(game, laid(1, 'cc-CCFF-caps-shield', [0, 2, 1])).ok).toBe(true);
		expect(play(game, TAKES).ok).toBe(true);
		expect(nextQuestion(game)).toBeUndefined();
		expect([...game.pieces]).toHaveLength(1);
	});

	it('passes over whoever has no figure in hand, but never a choice', () => {
		const game = after();
		const supply = game.supply[0];
		if (!supply) throw new Error('Red has no supply.');
		supply['follower'] = 0;
		expect(nextQuestion(game)?.id).toBe('crop-circles/choose-city');
		expect(play(game, ADDS).ok).toBe(true);
		expect(nextQuestion(game)).toBeUndefined();
		expect(refusalOf(game, { type: DECLINED, player: 0 } as GameEvent)).toEqual(['nothing-asked']);
	});

	it('takes the last of those before whom somebody chooses, and those behind afterwards', () => {
		const rules = rulesWith();
		const game = played(rules, [
			laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
			laid(1, 'base-V', [0, 1, 0], ['follower', 0]),
			laid(0, 'base-V', [1, 1, 3], ['follower', 0]),
			laid(1, 'cc-FFRR-club', [-1, 1, 2]),
			TAKES
		]);
		const owners = () => [...game.pieces].map(({ player }) => player);
		expect(owners()).toEqual([0, 1, 0]);
		expect(nextQuestion(game)).toMatchObject({ id: 'crop-circles/take', player: 0 });
		expect(play(game, { ...took, from: { x: 1, y: 1, segment: 0 } } as GameEvent).ok).toBe(true);
		expect(owners()).toEqual([0]);
		expect(game.history.at(-1)?.fates?.map(({ piece }) => piece.player)).toEqual([0, 1]);
	});

	it('lies on the table six or twelve times', () => {
		const drawn = (circleTiles: string) => tilesDrawn('base-c1', ['crop-circles'], { circleTiles });
		expect([drawn('first'), drawn('second'), drawn('both')]).toEqual([78, 78, 84]);
	});

	it('is asked about no more once the next tile lies', () => {
		const game = after(ADDS, added, laid(0, 'base-B', [0, 1, 0]));
		expect(nextQuestion(game)).toBeUndefined();
		expect(refusalOf(game, ADDS)).toEqual(['nothing-asked']);
		expect(refusalOf(game, { ...added, to: SOUTH } as GameEvent)).toEqual(['nothing-asked']);
	});
});
