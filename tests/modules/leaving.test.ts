import { describe, expect, it } from 'vitest';
import { completedBy, featureAt } from '../../src/lib/engine/board';
import type { Game, RuleModule } from '../../src/lib/engine/module';
import { turnTasks } from '../../src/lib/table/turn/table-tasks';
import { ENDED, expansionOf, laid, played, rulesFor } from './playing';

/* Neutral figures that leave the table. */

const START = { x: 0, y: 0, segment: 1 };
const roadOf = ({ board }: Game) => featureAt(board, START);

/** A bird on the start tile's road doubles it, and flies away when it is completed. */
const bird: RuleModule = {
	id: 'bird',
	markers: () => ({ bird: START }),
	tariff: ({ game, feature }) =>
		game.markers.has('bird') && feature === roadOf(game)
			? { rule: 'BIRD-1', adds: { tiles: 1 } }
			: undefined,
	leaves: ({ game, touched }) => {
		const road = roadOf(game);
		return road && completedBy(touched).includes(road) ? ['bird'] : [];
	}
};
/** Another one that stays. */
const stone: RuleModule = { id: 'stone', markers: () => ({ stone: START }) };

const rules = rulesFor(expansionOf(bird), expansionOf(stone));
const ROAD = [laid(0, 'base-A', [-1, 0, 2], ['follower', 0]), laid(1, 'base-A', [1, 0, 0])];

describe('a neutral figure that leaves the table', () => {
	it('stands there while its change is paid, and is gone after it', () => {
		const before = played(rules, ROAD.slice(0, 1));
		expect([...before.markers.keys()]).toEqual(['bird', 'stone']);
		const game = played(rules, ROAD);
		expect(game.scores).toEqual([6, 0]);
		expect([...game.markers.keys()]).toEqual(['stone']);
		expect(game.history.map(({ left }) => left)).toEqual([undefined, ['bird']]);
		expect(turnTasks(game)?.moves).toEqual([{ player: 1, piece: 'bird' }]);
	});

	it('stays where nobody says otherwise', () => {
		const game = played(rules, [...ROAD.slice(0, 1), ENDED]);
		expect([...game.markers.keys()]).toEqual(['bird', 'stone']);
	});
});
