import { newGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { rulesOf } from '../../../src/lib/rules/catalogue';
import { likelyRotation } from '../../../src/lib/table/turn/rotation-guess';
import { rotationsFor } from '../../../src/lib/table/turn/turn';
import { twins } from '../../e2e/table/support/twins';
import { eventsOf, firstOf, setupOf, type RecordedGame } from './recorded';

/** A tile of a recorded game that fitted its spot in several ways, and what the app shows first. */
export interface Guess {
	readonly game: string;
	/** In how many ways it fitted; those that look alike count once. */
	readonly ways: number;
	/** True when the way shown first is the one recorded, or looks like it. */
	readonly hit: boolean;
	/** The same for the first rotation that fits. */
	readonly firstHit: boolean;
	/** How often it must be turned. */
	readonly turns: number;
	/** The time for the guess, in milliseconds. */
	readonly took: number;
}

/** All tiles of a recorded game that fitted their spots in several ways. */
export function guessesIn(record: RecordedGame): readonly Guess[] {
	const game = newGame(rulesOf(setupOf(record)), record.players, firstOf(record));
	const found: Guess[] = [];
	for (const event of eventsOf(record)) {
		const type = event.type === 'base/laid' && game.rules.tiles.get(event.tile);
		const ways = type ? rotationsFor(game, type, event) : [];
		if (type && ways.length > 1) {
			const { player, rotation, x, y } = event;
			const before = performance.now();
			const guess = likelyRotation(game, { type, spot: { x, y } }, player, ways);
			const took = performance.now() - before;
			const laid = ways.findIndex((way) => twins(type, rotation, way));
			const shown = ways.findIndex((way) => way === guess);
			found.push({
				game: record.id,
				ways: ways.length,
				took,
				hit: laid === shown,
				firstHit: laid === 0,
				turns: (laid - shown + ways.length) % ways.length
			});
		}
		play(game, event);
	}
	return found;
}
