import { expect, it } from 'vitest';
import { proofOf } from '../../../src/lib/rules/base/proof';
import { tableFor, eventsOf, readGames } from '../../tools/games/recorded';
import { play } from '../../../src/lib/engine/play';

const [record] = readGames('tests/games/river.jsonl');
if (!record) throw new Error('There is no recorded game.');
const game = tableFor(record);
for (const event of eventsOf(record).slice(0, 14)) play(game, event);
const straight = game.board.order.find(({ type }) => type.id === 'river-FSFS');
const at = (segment: number) => ({ x: straight?.x ?? 0, y: straight?.y ?? 0, segment });

it('the river never pays, and a tap on it says so', () => {
	const proof = proofOf(game, at(0));
	expect(proof?.feature.kind).toBe('river');
	expect(proof).toMatchObject({ rule: 'RIVER-7', completed: true, paid: [], ifEndedNow: [] });
});
