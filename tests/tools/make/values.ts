import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newGame } from '../../../src/lib/engine/game';
import { seededRandom, type Random } from '../../../src/lib/engine/seeded-random';
import { compactGame, positionOf } from '../../../src/lib/lookahead/from-game';
import { setAside } from '../../../src/lib/lookahead/lay';
import { marginOf, Player, shuffled } from '../../../src/lib/lookahead/play';
import { Position } from '../../../src/lib/lookahead/position';
import {
	plainValues,
	stageOf,
	STAGES,
	Valuer,
	type StageValues,
	type Values
} from '../../../src/lib/lookahead/values';
import { LANDS, type Land } from '../../../src/lib/rules/boxes';
import { FARM_RULES, type FarmRule } from '../../../src/lib/rules/base/rulings';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { play, type Way } from '../../lookahead/match';
import { noisyMove } from '../../lookahead/noisy';
import { Sums } from './least-squares';

/*
 * `npm run values [-- --games 3000 --rounds 3 --seed 1]`: plays games against itself and works out, for each stage of the
 * pile, what the features of a table still brought; writes that for each land and farm rule. Takes some minutes.
 */

/**
 * What a follower is worth by regression is too much, since whoever is ahead has more of them: shares of it are tried in so many
 * games against the plain player, and the best one is taken.
 */
const FOLLOWER_SHARES = [0.2, 0.35, 0.5, 0.7];
const MATCHES = 200;
/** Keeps the coefficients of rare features small. */
const DAMPING = 30;
/** Coefficients, without the one for the player to move. */
const COEFFICIENTS = 14;

/** The values of a stage from their coefficients. */
const valuesFrom = (all: readonly number[]): StageValues => ({
	follower: all[0] ?? 0,
	city: all.slice(1, 5),
	cityOnce: all[5] ?? 0,
	road: all.slice(6, 8),
	roadOnce: all[8] ?? 0,
	farm: all[9] ?? 0,
	farmCity: all[10] ?? 0,
	farmOnce: all[11] ?? 0,
	monastery: Array.from(
		{ length: 8 },
		(_, around) => (1 + around) * (all[12] ?? 0) + (all[13] ?? 0)
	)
});

/** A valuer for each coefficient alone: what it says without points is what the coefficient counts. */
const unitsOf = ({ game }: Position): readonly Valuer[] =>
	Array.from({ length: COEFFICIENTS }, (_, nth) => {
		const one = valuesFrom(Array.from({ length: COEFFICIENTS }, (_, at) => (at === nth ? 1 : 0)));
		return new Valuer(
			game,
			Array.from({ length: STAGES }, () => one)
		);
	});

const startOf = (land: Land, farmRule: FarmRule): Position => {
	const box = land === 'winter' ? 'winter-we3' : 'base-c1';
	const rules = rulesOf({ box, expansions: [], rulings: { ...USUAL_RULINGS, farmRule } });
	const position = positionOf(compactGame(rules, 2), newGame(rules, 2, 0));
	if (!position) throw new Error('A new game has a position.');
	return position;
};

/** Plays a game with noise, and adds what each position had and still brought. */
function addGame(
	position: Position,
	player: Player,
	units: readonly Valuer[],
	sums: readonly Sums[],
	random: Random
): void {
	const seen: { stage: number; counts: number[]; margin: number }[] = [];
	for (const tile of shuffled(position, random)) {
		const move = noisyMove(player, position, tile, random);
		if (!move) {
			setAside(position, tile);
			continue;
		}
		player.make(position, tile, move);
		const margin = (position.scores[0] ?? 0) - (position.scores[1] ?? 0);
		const counts = [
			...units.map((unit) => unit.worth(position, 0) - margin),
			position.toMove === 0 ? 1 : -1
		];
		seen.push({ stage: stageOf(position.game, position.left), counts, margin });
	}
	const final = marginOf(position, 0);
	for (const { stage, counts, margin } of seen) sums[stage]?.add(counts, final - margin);
}

const { values: options } = parseArgs({
	options: {
		games: { type: 'string', default: '3000' },
		rounds: { type: 'string', default: '3' },
		seed: { type: 'string', default: '1' }
	}
});
const [games, rounds] = [Number(options.games), Number(options.rounds)];

/** Values, and by how many points they beat the plain player. */
interface Tried {
	readonly values: Values;
	readonly margin: number;
}

/** The best values by what positions still brought in all games so far, and those before if none is better. */
function improve(start: Position, before: Tried, sums: readonly Sums[], seed: string): Tried {
	const solved = sums.map((one) => one.solve(DAMPING));
	return FOLLOWER_SHARES.reduce((best, share) => {
		const values = solved.map(
			(all, stage) => (stage === 0 ? before.values[0] : learned(all, share)) ?? EMPTY
		);
		const margin = marginAgainstPlain(start, values, seed);
		return margin > best.margin ? { values, margin } : best;
	}, before);
}

const EMPTY = valuesFrom([]);

/** Rounded to what differs from game to game anyway. */
const learned = ([follower = 0, ...others]: readonly number[], share: number): StageValues =>
	valuesFrom([share * follower, ...others].map((value) => Math.round(1000 * value) / 1000));

function marginAgainstPlain(start: Position, values: Values, seed: string): number {
	const [one, plain] = [values, plainValues(start.game.rules)].map((each): Way => {
		const player = new Player(start.game, each);
		return (position, tile) => player.best(position, tile);
	});
	if (!one || !plain) throw new Error('There are two players.');
	const { margins } = play(start, one, plain, MATCHES, seed);
	return margins.reduce((sum, margin) => sum + margin, 0) / MATCHES;
}

/** Rounds of games by the best values so far. */
function learnAll(land: Land, farmRule: FarmRule): Values {
	const start = startOf(land, farmRule);
	const position = new Position(start.game);
	const sums = Array.from({ length: STAGES }, () => new Sums(COEFFICIENTS + 1));
	const name = `${options.seed} ${land} ${farmRule}`;
	let best: Tried = { values: plainValues(start.game.rules, 1), margin: -Infinity };
	for (let round = 1; round <= rounds; round++) {
		const player = new Player(start.game, best.values);
		for (let game = 0; game < games; game++) {
			const random = seededRandom(`${name} round ${String(round)} game ${String(game)}`);
			addGame(position.copy(start), player, unitsOf(start), sums, random);
		}
		best = improve(start, best, sums, name);
		console.log(`${name}, round ${String(round)}: ${best.margin.toFixed(1)} points ahead of plain`);
	}
	return best.values;
}

const all = LANDS.map((land) => [
	land,
	Object.fromEntries(FARM_RULES.map((farmRule) => [farmRule, learnAll(land, farmRule)]))
]);
writeFileSync(
	'src/lib/lookahead/learned-values.json',
	`${JSON.stringify(Object.fromEntries(all))}\n`
);
console.log(`Of ${String(games)} games in ${String(rounds)} rounds, seed ${options.seed}.`);
