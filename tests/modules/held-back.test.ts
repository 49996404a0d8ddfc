import { describe, expect, it } from 'vitest';
import { drawUnseen, hasTilesLeft, tilesLeft, type MutableGame } from '../../src/lib/engine/game';
import { isPlayable } from '../../src/lib/engine/legal';
import type { Game, RuleModule } from '../../src/lib/engine/module';
import { tileId, type TileType } from '../../src/lib/engine/tile';
import { presentationOf } from '../../src/lib/rules/presentations';
import { expansionOf, laid, played, refusalOf, rulesFor, rulesUnder } from './playing';

/** Crossings wait until a monastery lies. */
const waits = ({ board }: Game, { id }: TileType): boolean =>
	id === 'base-X' && !board.order.some(({ type }) => type.segments.some(isMonastery));
const isMonastery = ({ kind }: { readonly kind: string }): boolean => kind === 'monastery';
const bell: RuleModule = {
	id: 'bell',
	codes: { objections: ['bell/silent'] },
	heldBack: waits,
	objections: (game, { type }) => (waits(game, type) ? [{ code: 'bell/silent' }] : [])
};

const X = tileId('base-X');
const rules = rulesFor(expansionOf(bell));
const aside = (player: number, tile = X) => ({ type: 'base/set-aside', player, tile }) as const;
const crossing = (player: number) => laid(player, 'base-X', [1, 0, 0]);
const monastery = laid(0, 'base-B', [0, 1, 0]);
const typeOf = (game: Game): TileType => {
	const type = game.rules.tiles.get(X);
	if (!type) throw new Error('There is no crossing.');
	return type;
};

describe('a tile that waits for something', () => {
	it('can’t be laid yet, goes back when it is set aside, and its player draws another', () => {
		const game = played(rules, []);
		expect(isPlayable(game, typeOf(game))).toBe(false);
		expect(refusalOf(game, crossing(0))).toEqual(['bell/silent']);
		const after = played(rules, [aside(0)]);
		expect(after.left.get(X)).toBe(1);
		expect([after.aside, after.toMove]).toEqual([[], 0]);
	});

	it('is said to go back, whatever becomes of tiles that fit nowhere', () => {
		const event = aside(0);
		const after = played(rulesUnder({ unplayable: 'aside' }, expansionOf(bell)), [event]);
		expect(presentationOf(event)?.facts(event, after).key).toBe('base/put-back');
	});

	it('is laid like any other once that has come, and no longer set aside', () => {
		const game = played(rules, [aside(0), monastery]);
		expect(isPlayable(game, typeOf(game))).toBe(true);
		expect(refusalOf(game, aside(1))).toEqual(['fits-somewhere']);
		expect(refusalOf(game, crossing(1))).toEqual([]);
	});
});

describe('a tile that was drawn and lies face down', () => {
	const emptied = (left: number): MutableGame => {
		const game = played(rules, []);
		for (const id of game.left.keys()) game.left.set(id, 0);
		game.left.set(X, left);
		return game;
	};

	it('is one fewer to draw, whichever it is', () => {
		const game = emptied(2);
		drawUnseen(game);
		expect([tilesLeft(game), hasTilesLeft(game)]).toEqual([1, true]);
		drawUnseen(game);
		expect([tilesLeft(game), hasTilesLeft(game)]).toEqual([0, false]);
	});

	it('is missing where none is left', () => {
		const game = emptied(0);
		drawUnseen(game);
		expect(game.unseen).toBe(0);
	});
});
