import { describe, expect, it } from 'vitest';
import { compareGame, lineOf } from '../tools/games/compare';
import { damaged, FILES, gamesOf } from '../tools/games/damaged';
import type { RecordedGame } from '../tools/games/recorded';

/** Files of which `npm run test:deep` replays all games, as each takes seconds: those with the fewest turns are enough here. */
const LONG: readonly string[] = ['mixed-big', 'mixed-wide'];
const ENOUGH = 3;

function playedHere(file: string): readonly RecordedGame[] {
	const games = gamesOf(file);
	return LONG.includes(file)
		? games.toSorted((a, b) => a.turns.length - b.turns.length).slice(0, ENOUGH)
		: games;
}

describe.each(FILES)('the recorded games of %s.jsonl', (file) => {
	it.each(playedHere(file).map((game) => [game.id, game] as const))('%s', (_, game) => {
		const { turns, differences } = compareGame(game);
		expect(differences.map(lineOf)).toEqual([]);
		expect(turns).toBe(game.turns.length);
	});
});

it('missing fields of a recorded game are not compared', () => {
	const bare = damaged({
		what: 'nothing',
		file: 'base',
		changeGame: (game) => {
			delete game.finalAwards;
			delete game.finalScores;
			game.turns = game.turns.map(({ player, tile, x, y, rotation, deploy }) => ({
				player,
				tile,
				x,
				y,
				rotation,
				...(deploy && { deploy })
			}));
		}
	});
	expect(compareGame(bare).differences).toEqual([]);
});
