import { expect, it } from 'vitest';
import { seededRandom } from '../../src/lib/engine/seeded-random';
import { Trial } from '../../src/lib/lookahead/ahead';
import { judge, usualMove } from '../../src/lib/lookahead/judge';
import { lay, setAside } from '../../src/lib/lookahead/lay';
import { Player, shuffled } from '../../src/lib/lookahead/play';
import { writeFinalScores } from '../../src/lib/lookahead/points';
import { Position } from '../../src/lib/lookahead/position';
import { valuesFor } from '../../src/lib/lookahead/review';
import { plainValues } from '../../src/lib/lookahead/values';
import { LANDS } from '../../src/lib/rules/boxes';
import { FARM_RULES } from '../../src/lib/rules/base/rulings';
import { play, type Way } from './match';
import { rulesWith, startOf } from './support';

const start = startOf(rulesWith(), 2);
const table = new Player(start.game, valuesFor('summer', rulesWith()));
const EFFORT = { moves: 10, plies: 6, mostDecks: 48 };

/** A position after so many turns of a game of the table against itself, and the tile drawn then. */
function positionAfter(turns: number, seed: string): { position: Position; tile: number } {
	const position = new Position(start.game).copy(start);
	const pile = shuffled(position, seededRandom(seed));
	table.playOn(position, pile, turns);
	return { position, tile: pile[turns] ?? 0 };
}

/** A copy of a position in which a turned tile was laid, with everybody's points as if the game ended then. */
function pointsAfter(position: Position, turned: number, at: number, segment: number) {
	const copy = new Position(position.game).copy(position);
	table.joining.work(copy, turned, at);
	lay(copy, table.joining, segment);
	const final = new Int16Array(position.game.players);
	writeFinalScores(copy, final);
	return [...copy.scores, ...final, ...copy.supply];
}

it('moves that look alike come to the same', () => {
	const { alike, segments, ids } = start.game.tiles;
	let alikes = 0;
	for (let tile = 0; tile < ids.length; tile++) {
		const { position } = positionAfter(30, 'alike');
		for (const place of [...table.places(position, tile)])
			for (let rotation = 0; rotation < 4; rotation++) {
				const turned = 4 * tile + rotation;
				if (((alike[turned] ?? 0) & 3) !== (place & 3)) continue;
				for (let segment = -1; segment < (segments[tile] ?? 0); segment++) {
					const at = place >> 2;
					const usual = usualMove(table, position, { turned, at, segment });
					expect(usual.place).toBe(place);
					expect(pointsAfter(position, turned, at, segment)).toEqual(
						pointsAfter(position, 4 * tile + (place & 3), at, usual.segment)
					);
					if (rotation !== (place & 3)) alikes++;
				}
			}
	}
	expect(alikes).toBeGreaterThan(100);
});

it('what a move changes is what the position is worth afterwards', () => {
	for (const seed of ['one', 'two', 'three']) {
		const { position, tile } = positionAfter(40, seed);
		const before = table.valuer.worth(withTileDrawn(position, tile), position.toMove);
		for (const move of table.moves(position, tile)) {
			const copy = new Position(position.game).copy(position);
			table.make(copy, tile, move);
			const after = table.valuer.worth(copy, position.toMove);
			expect(after - before, `${seed} ${JSON.stringify(move)}`).toBeCloseTo(move.value, 6);
		}
	}
});

/** The same position with the tile out of the pile: so both are valued at one stage. */
function withTileDrawn(position: Position, tile: number): Position {
	const copy = new Position(position.game).copy(position);
	setAside(copy, tile);
	return copy;
}

it('the best move found gives nothing away by other piles, the worst one does', () => {
	const trial = new Trial(table);
	const losses = ['a', 'b', 'c'].map((seed) => {
		const { position, tile } = positionAfter(35, seed);
		const best = trial.best(position, tile, { moves: 10, decks: 48, plies: 6 }, seededRandom(seed));
		const worst = table.moves(position, tile).at(-1);
		if (!best || !worst) throw new Error('There are moves.');
		return [best, worst].map(
			(move) => judge(trial, position, tile, move, EFFORT, seededRandom(`${seed} again`)).loss
		);
	});
	for (const [best = NaN, worst = NaN] of losses) {
		expect(best).toBeLessThan(1);
		expect(worst).toBeGreaterThan(2);
	}
});

it.each(LANDS.flatMap((land) => FARM_RULES.map((farmRule) => ({ land, farmRule }))))(
	'the table beats the plain player in $land by the $farmRule farm rule',
	({ land, farmRule }) => {
		const rules = rulesWith({ farmRule }, land === 'winter' ? 'winter-we3' : 'base-c1');
		const first = startOf(rules, 2);
		const by =
			(player: Player): Way =>
			(position, tile) =>
				player.best(position, tile);
		const learned = by(new Player(first.game, valuesFor(land, rules)));
		const plain = by(new Player(first.game, plainValues(first.game.rules)));
		const { won, margins } = play(first, learned, plain, 40, 'values');
		expect(won).toBeGreaterThan(20);
		expect(margins.reduce((sum, margin) => sum + margin, 0) / 40).toBeGreaterThan(3);
	}
);
