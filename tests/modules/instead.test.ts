import { describe, expect, it } from 'vitest';
import { goingHome, leftAlone, withLeftAlone } from '../../src/lib/engine/figures';
import { award, type Settlement } from '../../src/lib/engine/ledger';
import type { Game, GameEvent, RuleModule, Turn } from '../../src/lib/engine/module';
import { offersIn, openQuestions, type Offer, type Question } from '../../src/lib/engine/question';
import { ok } from '../../src/lib/engine/result';
import { withoutFigures } from '../../src/lib/rules/base/settle';
import { ledgerRows } from '../../src/lib/table/scores/ledger-rows';
import { summedLedger } from '../../src/lib/table/scores/ledger-sums';
import { deployOptions } from '../../src/lib/rules/base/options';
import { tileId } from '../../src/lib/engine/tile';
import { featureAt } from '../../src/lib/engine/board';
import { expansionOf, laid, played, refusalOf, rulesFor } from './playing';

/* What comes with a tile, what a turn begins with, and what must be done instead of putting a figure. */

const START = { x: 0, y: 0 };
const road = (game: Game) => featureAt(game.board, { ...START, segment: 1 });

describe('a neutral figure that comes to tiles', () => {
	const cat: RuleModule = {
		id: 'cat',
		comes: ({ type }) => (type.id === 'base-B' ? 'cat' : undefined)
	};
	const rules = rulesFor(expansionOf(cat));

	it('stands on each as soon as it is laid, wherever it was', () => {
		const south = laid(0, 'base-B', [0, 1, 0]);
		const west = laid(1, 'base-B', [-1, 1, 0]);
		expect(played(rules, []).markers.get('cat')).toBeUndefined();
		expect(played(rules, [south]).markers.get('cat')).toEqual({ x: 0, y: 1 });
		expect(played(rules, [south, west]).markers.get('cat')).toEqual({ x: -1, y: 1 });
	});
});

describe('what a turn begins with', () => {
	/** Whoever has a thief on the start road scores 2 when a turn of theirs begins; some tiles are laid twice. */
	const inn: RuleModule = {
		id: 'hostel',
		opens: (game, player) => {
			const feature = road(game);
			if (!feature?.pieces.some((piece) => piece.player === player)) return [];
			const awards = [award(player, { beds: 2 }, { beds: 1 })];
			const paid: Settlement = {
				...withoutFigures(feature),
				stage: 'before',
				occasion: 'hostel',
				rule: 'HOSTEL-1',
				awards
			};
			return [paid];
		},
		further: ({ turn }) =>
			turn.tile.type.id === 'base-V' ? { id: 'hostel/part', as: 'part' } : undefined
	};
	const rules = rulesFor(expansionOf(inn));
	const thief = laid(0, 'base-U', [1, 0, 0], ['follower', 0]);
	const other = laid(1, 'base-B', [0, 1, 0]);

	it('is as it was before the tile, and is paid with the turn', () => {
		expect(played(rules, [thief]).scores).toEqual([0, 0]);
		const again = played(rules, [thief, other, laid(0, 'base-U', [2, 0, 0])]);
		expect(again.scores).toEqual([2, 0]);
		expect(again.history[2]?.settlements.map(({ rule }) => rule)).toEqual(['HOSTEL-1']);
		const closing = [laid(0, 'base-A', [-1, 0, 2]), other, thief, laid(1, 'base-B', [-1, 1, 0])];
		// The thief goes home in this turn, and was there when it began.
		expect(played(rules, [...closing, laid(0, 'base-A', [2, 0, 0])]).scores).toEqual([2 + 4, 0]);
	});

	it('is paid once for a turn of several parts', () => {
		const first = laid(0, 'base-V', [2, 0, 0]);
		const second = laid(0, 'base-B', [1, 1, 0]);
		expect(played(rules, [thief, other, first, second]).scores).toEqual([2, 0]);
	});
});

describe('something that must be done instead of putting a figure', () => {
	const RANG = 'bell/rang';
	interface Rang extends GameEvent {
		readonly player: number;
	}
	const ask = (turn: Turn): Question => ({
		id: RANG,
		player: turn.player,
		timing: 'action',
		options: [],
		choices: [
			{ id: 'once', event: { type: RANG } },
			{ id: 'twice', event: { type: RANG } }
		]
	});
	const offer = (turn: Turn): Offer => ({ ...ask(turn), id: 'bell/polish', offered: true });
	/** Whoever lays a monastery rings a bell, and puts no figure; on other tiles it may be polished. */
	const bell: RuleModule<Rang> = {
		id: 'bell',
		codes: { objections: ['bell/rings'], fates: [RANG] },
		insists: (_, { type }) => (type.id === 'base-B' ? 'bell/rings' : undefined),
		choices: (_, turn) => (!turn.acted && turn.tile.type.id === 'base-B' ? [ask(turn)] : []),
		offers: (_, turn) => (turn.acted ? [] : [offer(turn)]),
		record: (game, { player }) => {
			const own = [...game.pieces].filter((piece) => piece.player === player);
			return ok({
				touched: [],
				objections: [],
				acted: 'instead',
				...(own.length > 0 && { fates: goingHome(game, own, RANG) })
			});
		}
	};
	const rules = rulesFor(expansionOf(bell));
	const bare = laid(0, 'base-B', [0, 1, 0]);

	it('is objected to a figure, and asked before the turn is scored', () => {
		expect(refusalOf(played(rules, []), laid(0, 'base-B', [0, 1, 0], ['follower', 0]))).toEqual([
			'bell/rings'
		]);
		const game = played(rules, [bare]);
		expect(game.unscored?.event).toBe(bare);
		expect(openQuestions(game).map(({ id }) => id)).toEqual([RANG]);
	});

	it('leaves no room for what may be done', () => {
		expect(offersIn(played(rules, [bare]))).toEqual([]);
	});

	it('objects to every figure, and to none elsewhere', () => {
		const game = played(rules, []);
		const typeOf = (id: string) => {
			const type = game.rules.tiles.get(tileId(id));
			if (!type) throw new Error(`There is no ${id}.`);
			return type;
		};
		const places = (id: string, x: number, y: number) =>
			deployOptions(game, { type: typeOf(id), spot: { x, y }, rotation: 0 }, 0).map(
				({ objection }) => objection
			);
		expect(places('base-B', 0, 1)).toEqual(['bell/rings', 'bell/rings']);
		expect(places('base-U', 1, 0)).toEqual([undefined, undefined, undefined]);
	});

	it('says in the ledger why figures came home, also of one player alone', () => {
		const turns = [laid(0, 'base-U', [1, 0, 0], ['follower', 0]), laid(1, 'base-U', [-1, 0, 0])];
		const rang: Rang = { type: RANG, player: 0 };
		const game = played(rules, [...turns, { ...bare, choices: [rang] }]);
		const [row] = ledgerRows(game);
		expect(row?.fates.map(({ why, piece, on }) => [why, piece.kind, piece.player, on])).toEqual([
			[RANG, 'follower', 0, 'road']
		]);
		expect(row?.fates[0]?.position).toBe(game.history.length);
		const toldOf = (player: number) =>
			summedLedger(game, ledgerRows(game), { player }).rows.flatMap(({ fates }) => fates);
		expect([toldOf(0).length, toldOf(1).length]).toEqual([1, 0]);
	});
});

describe('figures that go home together', () => {
	const dog: RuleModule = {
		id: 'dog',
		pieces: {
			dog: {
				perPlayer: 1,
				shares: true,
				accompanies: true,
				mayStandOn: ({ kind }) => kind === 'road',
				objection: () => undefined
			}
		}
	};
	const rules = rulesFor(expansionOf(dog));

	it('leave the one alone whom each of them would not', () => {
		const game = played(rules, [
			laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
			laid(1, 'base-U', [-1, 0, 0]),
			laid(0, 'base-U', [2, 0, 0], ['dog', 0]),
			laid(1, 'base-U', [-2, 0, 0])
		]);
		const [thief] = [...game.pieces].filter(({ kind }) => kind === 'follower');
		if (!thief) throw new Error('The thief is missing.');
		const second = { ...thief };
		const feature = featureAt(game.board, thief.at);
		if (!feature) throw new Error('The road is missing.');
		Object.assign(feature, { pieces: [...feature.pieces, second] });
		expect(leftAlone(game, thief)).toEqual([]);
		expect(withLeftAlone(game, [thief])).toEqual([thief]);
		expect(withLeftAlone(game, [thief, second]).map(({ kind }) => kind)).toEqual([
			'follower',
			'follower',
			'dog'
		]);
	});
});
