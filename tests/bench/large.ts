import { newGame } from '../../src/lib/engine/game';
import { play } from '../../src/lib/engine/play';
import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import { gameId, type GameRecord } from '../../src/lib/record';
import { rulesOf, USUAL_RULINGS, type TableEvent } from '../../src/lib/rules/catalogue';
import { NAMES } from '../e2e/table/support/games';
import { seededRandom } from '../tools/games/seeded-random';
import { growOnce } from '../tools/games/grown-board';

const SETUP = { box: 'winter-we3', expansions: [], rulings: USUAL_RULINGS } as const;
const A_DAY = Date.UTC(2026, 10, 20);
/** Half the width and height of the table, in tiles from the start tile. */
const ACROSS = 6;
const DOWN = 8;

/** A record of a running game with more tiles than any box, laid close together. */
export function largeRecord(size: number): GameRecord {
	const events = laidClosely(size);
	const players = NAMES.slice(0, 5).map((name, seat) => ({
		name,
		colour: PLAYER_COLOURS[seat] ?? 'grey'
	}));
	return {
		header: { id: gameId(`large-${String(size)}`), created: A_DAY, players, first: 0, ...SETUP },
		entries: events.map((event, seq) => ({ seq, at: A_DAY + seq, v: 1, event }))
	};
}

function laidClosely(size: number): readonly TableEvent[] {
	const rng = seededRandom(size);
	const game = newGame(rulesOf(SETUP), 5, 0);
	const events: TableEvent[] = [];
	while (game.board.order.length < size) {
		const event = growOnce(game, rng);
		if (Math.abs(event.x) > ACROSS || Math.abs(event.y) > DOWN) continue;
		if (!play(game, event).ok) throw new Error('What the rules allow was refused.');
		events.push(event);
	}
	return events;
}
