import {
	emptyBoard,
	featuresOfKind,
	type Board,
	type Link,
	type MutableBoard
} from '../../src/lib/engine/board';
import { placeOf, tileCount } from '../../src/lib/engine/feature';
import { newGame, type Game, type MutableGame } from '../../src/lib/engine/game';
import { placements } from '../../src/lib/engine/holes';
import { lay } from '../../src/lib/engine/laying';
import { changeLinks } from '../../src/lib/engine/links';
import { play, replay } from '../../src/lib/engine/play';
import type { Place } from '../../src/lib/engine/spot';
import { tile } from '../../src/lib/engine/tile';
import { effectiveLog, type GameRecord } from '../../src/lib/record';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { BIG_BOX_RECORD, DRAGON_RECORD, EVERYTHING_RECORD } from '../record/records';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { grow, growOnce } from '../tools/games/grown-board';
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

function replayingMixed(file: string, target: number): Row {
	const mixed = readGames(`tests/games/${file}.jsonl`);
	const sets = mixed.map((game) => setupOf(game).expansions.length);
	const what = `a recorded game of ${file}, ${String(Math.max(...sets))} expansions at most`;
	return { what, timing: time(mixed.map(replayer), 20), target };
}

function replayingOf({ header, entries }: GameRecord, played: string, target: number): Row {
	const rules = rulesOf(header);
	const { events } = effectiveLog(entries);
	const again = () => replay(rules, header.players.length, header.first, events).game;
	return { what: `a whole game with ${played} replayed`, timing: time([again], 100), target };
}

function spots(): Row {
	const jobs = games
		.map((record) => replayer(record)())
		.flatMap(({ board, rules }) =>
			[...rules.tiles.values()].map((type) => () => void placements(board, type))
		);
	return { what: 'legal spots for one tile on 84', timing: time(jobs, 50), target: 0.1 };
}

/** A game at random with that many tiles. */
function grown(size: number, rng: SeededRandom): MutableGame {
	const rules = rulesOf({ box: 'winter-we3', expansions: [], rulings: USUAL_RULINGS });
	const game = newGame(rules, 5, 0);
	grow(game, size, rng);
	return game;
}

/** One more random turn with its scoring, on a board of that many tiles. */
function oneMore(size: number, target?: number): Row {
	const rng = seededRandom(size);
	const game = grown(size, rng);
	const times: number[] = [];
	while (times.length < 400) {
		const event = growOnce(game, rng);
		const before = performance.now();
		const { ok } = play(game, event);
		const after = performance.now();
		if (ok) times.push(after - before);
	}
	const what = `one more turn on ${size.toLocaleString('en')} tiles`;
	return { what, timing: timingOf(times), ...(target !== undefined && { target }) };
}

/** Each pair of segments of one kind on one tile. */
const linksIn = ({ order }: Board): readonly Link[] =>
	order.flatMap(({ parts }) =>
		parts.flatMap((one, index) =>
			parts
				.slice(index + 1)
				.filter(({ segment }) => segment.kind === one.segment.kind)
				.map((other) => ({ token: 'ferry', one: placeOf(one), other: placeOf(other) }))
		)
	);

/** How long it takes to cut a link, in milliseconds. */
function cut(board: MutableBoard, link: Link): number {
	changeLinks(board, { laid: [link] });
	const before = performance.now();
	changeLinks(board, { taken: [link] });
	return performance.now() - before;
}

/** A link taken away, with the features that come apart: of every tile, on a board of that many. */
function cutting(size: number): Row {
	const { board } = grown(size, seededRandom(size));
	const times = linksIn(board).map((link) => cut(board, link));
	const what = `a link cut on ${size.toLocaleString('en')} tiles`;
	return { what, timing: timingOf(times), target: 1, slowTarget: 1 };
}

/** The same where a road parts a board of 200 tiles in two fields, and the link joins them. */
function cuttingField(): Row {
	const road = tile('road', {}, 'R:EW F:0127 F:3456');
	const land = tile('land', {}, 'M F:01234567');
	const board = emptyBoard();
	for (let spot = 0; spot < 200; spot++) {
		const [x, y] = [spot % 20, Math.floor(spot / 20)];
		lay(board, { type: y === 5 ? road : land, spot: { x, y }, rotation: 0 });
	}
	const place = (segment: number): Place => ({ x: 10, y: 5, segment });
	const link = { token: 'ferry', one: place(1), other: place(2) };
	const times = Array.from({ length: 200 }, () => cut(board, link)).slice(20);
	return {
		what: 'one field of 200 tiles cut in two',
		timing: timingOf(times),
		target: 1,
		slowTarget: 1
	};
}

function listing(size: number): Row {
	const { board } = grown(size, seededRandom(size));
	const jobs = (['road', 'city'] as const).map(
		(kind) => () => void featuresOfKind(board, kind).map(tileCount)
	);
	const what = `all roads or cities with their sizes, on ${size.toLocaleString('en')} tiles`;
	return { what, timing: time(jobs, 200), target: 0.1 };
}

// Not measured: code gets faster after some runs.
oneMore(2000);
console.log(
	table(
		[
			replaying(),
			replayingAll(),
			replayingOf(BIG_BOX_RECORD, 'all of Big Box 7', 3),
			replayingOf(DRAGON_RECORD, 'Dragon and Tower and two large expansions', 4),
			replayingMixed('mixed-big', 4),
			replayingMixed('mixed-wide', 6),
			replayingOf(EVERYTHING_RECORD, 'all expansions on 461 tiles', 15),
			spots(),
			oneMore(100),
			oneMore(200, 0.1),
			oneMore(1000),
			oneMore(10_000),
			cutting(200),
			cuttingField(),
			listing(200)
		],
		fixedHere()
	)
);
