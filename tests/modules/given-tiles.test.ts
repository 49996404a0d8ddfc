import { describe, expect, it } from 'vitest';
import type { Game, GameEvent, RuleModule } from '../../src/lib/engine/module';
import { nextQuestion, type Question } from '../../src/lib/engine/question';
import { tileId, type TileId } from '../../src/lib/engine/tile';
import { LAID, SET_ASIDE } from '../../src/lib/rules/base/events';
import { openSpots } from '../../src/lib/table/turn/palette';
import { expansionOf, laid, played, refusalOf, rulesFor } from './playing';

/** After a crossing each player gets a tile at an auction, and lays it instead of drawing, the left neighbour first. */
interface Bought extends GameEvent {
	readonly type: 'auction/bought';
	readonly player: number;
	readonly tile: TileId;
}
const bought = (player: number, tile: string): Bought => ({
	type: 'auction/bought',
	player,
	tile: tileId(tile)
});
const isBought = (event: GameEvent): event is Bought => event.type === 'auction/bought';

const auction: RuleModule = {
	id: 'auction',
	codes: { questions: ['auction/lay'] },
	record: () => ({ ok: true, value: { touched: [], objections: [] } }),
	questions: (game) => due(game).slice(0, 1).map(layQuestion)
};

/** The tiles of the last auction that were neither laid nor set aside since. */
function due({ history }: Game): readonly Bought[] {
	const begun = history.findLastIndex(({ event }) => 'tile' in event && event.tile === 'base-X');
	const since = history.slice(begun + 1).map(({ event }) => event);
	const done = since.filter(({ type }) => type === LAID || type === SET_ASIDE).length;
	return since.filter(isBought).slice(done);
}

const layQuestion = ({ player, tile }: Bought): Question => ({
	id: 'auction/lay',
	player,
	timing: 'before',
	options: [],
	tile
});

const rules = rulesFor(expansionOf(auction));
const crossing = laid(0, 'base-X', [1, 0, 0]);
const begun = [crossing, bought(1, 'base-E'), bought(0, 'base-V')];
const isRefused = (event: GameEvent, before: readonly GameEvent[] = begun) =>
	refusalOf(played(rules, before), event);

describe('a tile that a player was given', () => {
	it('is asked for, and lies where it fits', () => {
		const game = played(rules, begun);
		expect(nextQuestion(game)).toMatchObject({ player: 1, tile: 'base-E' });
		const legal = openSpots(game, { player: 1 }).filter((spot) => spot.legal);
		expect(legal).not.toEqual([]);
		expect(isRefused(laid(1, 'base-E', [0, 1, 2]))).toEqual([]);
	});

	it('is laid before any other, by that player', () => {
		expect(isRefused(laid(1, 'base-V', [2, 0, 1]))).toEqual(['question-open']);
		expect(isRefused(laid(0, 'base-E', [0, 1, 2]))).toEqual(['not-their-turn']);
	});

	it('comes from those that are left to draw', () => {
		const before = played(rules, begun).left.get(tileId('base-E')) ?? 0;
		const after = played(rules, [...begun, laid(1, 'base-E', [0, 1, 2])]);
		expect(after.left.get(tileId('base-E'))).toBe(before - 1);
	});

	it('is followed by the next one, and then by drawing, left of who began', () => {
		const one = [...begun, laid(1, 'base-E', [0, 1, 2])];
		expect(nextQuestion(played(rules, one))).toMatchObject({ player: 0, tile: 'base-V' });
		const all = [...one, laid(0, 'base-V', [2, 0, 1])];
		const game = played(rules, all);
		expect([nextQuestion(game), game.toMove]).toEqual([undefined, 1]);
	});

	it('is set aside only where it fits nowhere', () => {
		const aside = (player: number, tile: string) =>
			({ type: SET_ASIDE, player, tile: tileId(tile) }) as const;
		expect(isRefused(aside(1, 'base-E'))).toEqual(['fits-somewhere']);
		expect(isRefused(aside(0, 'base-V'))).toContain('question-open');
		expect(isRefused({ ...aside(1, 'base-E'), overruled: ['fits-somewhere'] })).toEqual([]);
	});
});
