import { expect, it } from 'vitest';
import { newGame } from '../../../src/lib/engine/game';
import { tileId } from '../../../src/lib/engine/tile';
import type { Laid } from '../../../src/lib/rules/base/events';
import { pathsBetween, proofOf } from '../../../src/lib/rules/base/proof';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
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

it('by a house rule a path leads over the river: its banks are one field', () => {
	const kindUnder = (riverFields: string): string => {
		const rulings = { ...USUAL_RULINGS, riverTiles: 'first', riverFields };
		const table = newGame(rulesOf({ box: 'base-c1', expansions: ['river'], rulings }), 2, 0);
		const laid = { type: 'base/laid', player: 0, x: 1, y: 0, rotation: 0 } as const;
		const bridge = { ...laid, tile: tileId('river-CSCS') } satisfies Laid;
		expect(play(table, bridge).ok).toBe(true);
		// Else the banks meet where the field goes round the spring.
		const bank = (segment: number) => ({ x: 1, y: 0, segment });
		const paths = pathsBetween(table, bank(3), bank(4));
		return paths.kind === 'one' && paths.path.length === 2 ? 'over' : 'round';
	};
	expect(kindUnder('parted')).toBe('round');
	expect(kindUnder('joined')).toBe('over');
});
