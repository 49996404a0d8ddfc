import { newGame, type Game } from '../../src/lib/engine/game';
import { placements } from '../../src/lib/engine/holes';
import { play, replay } from '../../src/lib/engine/play';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { seededRandom } from '../tools/games/seeded-random';
import { grow, growOnce } from '../tools/games/random-game';
import { eventsOf, firstOf, readGames, setupOf, type RecordedGame } from '../tools/games/recorded';
import { fixedHere } from './fixed';
import { table, time, timingOf, type Row } from './timing';

/* Speed of the engine: `npm run bench`. Medians count; run it on an idle machine. */

/** All recorded games of the boxes with 84 tiles. */
const games = ['winter', 'nofarm']
	.flatMap((file) => readGames(`tests/games/${file}.jsonl`))
	.filter(({ boxes }) => boxes[0] !== 'base-c1' && boxes[0] !== 'winter-wd');

/** A whole game from its log, every award with its arithmetic, its tiles and the comparison of the figures. */
function replayer(record: RecordedGame): () => Game {
	const rules = rulesOf(setupOf(record));
	const events = eventsOf(record);
	return () => replay(rules, record.players, firstOf(record), events).game;
}

function replaying(): Row {
	const timing = time(games.map(replayer), 150);
	return { what: 'a whole game of 84 tiles replayed, every award explained', timing, target: 0.8 };
}

function replayingAll(): Row {
	const great = readGames('tests/games/all.jsonl');
	const timing = time(great.map(replayer), 100);
	return { what: 'a whole game with all sets replayed', timing, target: 1.5 };
}

function spots(): Row {
	const jobs = games
		.map((record) => replayer(record)())
		.flatMap(({ board, rules }) =>
			[...rules.tiles.values()].map((type) => () => void placements(board, type))
		);
	return { what: 'legal spots for one tile on 84', timing: time(jobs, 50), target: 0.1 };
}

/** One more random turn with its scoring, on a board of that many tiles. */
function oneMore(size: number): Row {
	const rng = seededRandom(size);
	const game = newGame(
		rulesOf({ box: 'winter-we3', expansions: [], rulings: USUAL_RULINGS }),
		5,
		0
	);
	grow(game, size, rng);
	const times: number[] = [];
	while (times.length < 400) {
		const event = growOnce(game, rng);
		const before = performance.now();
		const { ok } = play(game, event);
		const after = performance.now();
		if (ok) times.push(after - before);
	}
	return { what: `one more turn on ${size.toLocaleString('en')} tiles`, timing: timingOf(times) };
}

// Not measured: code gets faster after some runs.
oneMore(2000);
console.log(
	table([replaying(), replayingAll(), spots(), ...[100, 1000, 10_000].map(oneMore)], fixedHere())
);
