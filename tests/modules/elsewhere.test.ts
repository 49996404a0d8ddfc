import { describe, expect, it } from 'vitest';
import { tileAt } from '../../src/lib/engine/board';
import { bringBack, deploy, returnToSupply, setApart } from '../../src/lib/engine/figures';
import { inSupply, ledgerOf, type Game, type MutableGame } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule, Turn } from '../../src/lib/engine/module';
import { judgeAnswer, type Offer } from '../../src/lib/engine/question';
import { fail, ok } from '../../src/lib/engine/result';
import type { Place } from '../../src/lib/engine/spot';
import {
	figureElsewhere,
	placesElsewhere,
	type FigureElsewhere
} from '../../src/lib/rules/base/options';
import { proofOf } from '../../src/lib/rules/base/proof';
import { expansionOf, laid, played, refusalOf, rulesFor } from './playing';

interface Landed extends GameEvent {
	readonly player: number;
	readonly to: Place;
}
const LANDED = 'kite/landed';

/** Instead of putting a figure on the tile, a follower may fly onto any tile that lies. */
const kiteThat = (joins?: true): RuleModule<Landed> => ({
	id: 'kite',
	codes: { questions: [LANDED], offers: [LANDED], reasons: [LANDED] },
	offers: (game, turn) => [flight(game, turn, joins)],
	record: (game, event, asked) => {
		const ask = asked.find(({ id }) => id === event.type);
		if (!ask) return fail({ nonsense: 'nothing-asked' });
		const found = figureElsewhere(game, event.to, flyer(event.player, joins));
		if (!found.ok) return fail({ nonsense: found.error });
		const judged = judgeAnswer(asked, ask, { ...event, ...found.value });
		if (!judged.ok) return judged;
		const { player, to: at } = event;
		const touched = [deploy(game, { kind: 'follower', player, at, because: LANDED })];
		return ok({ touched, objections: judged.value, acted: 'instead' });
	}
});

const flyer = (player: number, joins?: true): FigureElsewhere => ({
	player,
	piece: 'follower',
	because: LANDED,
	...(joins && { joins })
});

const flight = (game: Game, { player, tile }: Turn, joins?: true): Offer => ({
	id: LANDED,
	player,
	timing: 'action',
	offered: true,
	options: game.board.order
		.filter((one) => one !== tile)
		.flatMap((one) => placesElsewhere(game, one, flyer(player, joins)))
		.map((place) => [place]),
	answer: (to): Landed => ({ type: LANDED, player, to })
});

const beside = rulesFor(expansionOf(kiteThat(true)));
const alone = rulesFor(expansionOf(kiteThat()));
/** The road of the start tile, from west to east, and the city in its north. */
const ROAD: Place = { x: 0, y: 0, segment: 1 };
const CITY: Place = { x: 0, y: 0, segment: 0 };
const fly = (player: number, to: Place): Landed => ({ type: LANDED, player, to });
/** A thief on that road, which ends in the west; then a flight of the other player from its closed end. */
const thief = laid(0, 'base-U', [-1, 0, 0], ['follower', 0]);
const flown = { ...laid(1, 'base-B', [0, 1, 0]), choices: [fly(1, ROAD)] };

describe('a figure on a tile that lies already', () => {
	it('joins others where its rule says so, and shares what they are paid', () => {
		const game = played(beside, [thief, flown]);
		expect(inSupply(game, 1, 'follower')).toBe(6);
		expect(proofOf(game, ROAD)?.compared.map(({ player }) => player)).toEqual([0, 1]);
		const ends = [laid(0, 'base-A', [-2, 0, 2]), laid(1, 'base-A', [1, 0, 0])];
		const scored = played(beside, [thief, flown, ...ends]);
		expect(scored.scores).toEqual([4, 4]);
		expect(inSupply(scored, 1, 'follower')).toBe(7);
	});

	it('keeps the reason, on the table and in what was paid', () => {
		const game = played(beside, [thief, flown]);
		const reasons = (figures: readonly { because?: string }[] = []) =>
			figures.map(({ because }) => because);
		expect(reasons(proofOf(game, ROAD)?.figures)).toEqual([undefined, LANDED]);
		const ends = [laid(0, 'base-A', [-2, 0, 2]), laid(1, 'base-A', [1, 0, 0])];
		const [paid] = ledgerOf(played(beside, [thief, flown, ...ends]));
		expect(reasons(paid?.home)).toEqual([undefined, LANDED]);
	});

	it('is objected to where somebody stands and its rule doesn’t say so', () => {
		const game = played(alone, [thief]);
		expect(refusalOf(game, flown)).toEqual(['occupied']);
		const overruled = { ...flown, overruled: ['occupied'] };
		expect(played(alone, [thief, overruled]).history[1]?.objections).toEqual([
			{ code: 'occupied' }
		]);
	});

	it('is offered where nothing is objected to it: never on a completed feature', () => {
		const game = played(alone, [thief]);
		const start = tileAt(game.board, ROAD);
		const offered = start ? placesElsewhere(game, start, flyer(1)) : [];
		expect(offered.map(({ segment }) => segment)).toEqual([0, 2, 3]);
		const completed = [
			{ ...laid(0, 'base-A', [-1, 0, 2]) },
			{ ...laid(1, 'base-A', [1, 0, 0]), choices: [fly(1, ROAD)] }
		] as const;
		expect(refusalOf(played(beside, [completed[0]]), completed[1])).toEqual(['cannot-stand-there']);
	});

	it('is refused for what no table can do', () => {
		const game = () => played(beside, [thief]);
		const to = (place: Place) => ({ ...flown, choices: [fly(1, place)] });
		expect(refusalOf(game(), to({ x: 9, y: 9, segment: 0 }))).toEqual(['no-such-place']);
		expect(refusalOf(game(), to({ ...ROAD, segment: 9 }))).toEqual(['no-such-place']);
		const find = (figure: Partial<FigureElsewhere>) =>
			figureElsewhere(game(), CITY, { ...flyer(1), ...figure });
		expect(find({ piece: 'kite' })).toEqual({ ok: false, error: 'unknown-piece' });
		const bare = game();
		for (let n = 0; n < 7; n++) setApart(bare, held(1, 0));
		expect(figureElsewhere(bare, CITY, flyer(1))).toEqual({ ok: false, error: 'none-in-supply' });
	});
});

const held = (player: number, by: number) =>
	({ kind: 'follower', player, on: { kind: 'player', player: by } }) as const;

describe('a figure apart', () => {
	it('is neither in supply nor on a feature until it comes back', () => {
		const game: MutableGame = played(beside, [thief]);
		const [piece] = game.pieces;
		if (!piece) throw new Error('The thief is missing.');
		returnToSupply(game, piece);
		const prisoner = held(0, 1);
		setApart(game, prisoner);
		expect(inSupply(game, 0, 'follower')).toBe(6);
		expect(game.pieces.size).toBe(0);
		expect([...game.apart]).toEqual([prisoner]);
		bringBack(game, prisoner);
		expect(inSupply(game, 0, 'follower')).toBe(7);
		expect(() => {
			bringBack(game, prisoner);
		}).toThrow('A figure comes back from where it isn’t.');
	});
});
