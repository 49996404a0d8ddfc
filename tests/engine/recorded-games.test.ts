import { describe, expect, it } from 'vitest';
import { compareGame, lineOf } from '../tools/games/compare';
import { damaged, FILES, gamesOf } from '../tools/games/damaged';
import type { RecordedGame } from '../tools/games/recorded';

/** Games of which `npm run test:deep` replays all, as each takes seconds: those with few turns are enough here. */
const LONG: readonly string[] = ['mixed-big'];
const FEW_TURNS = 160;
const playedHere = (file: string): readonly RecordedGame[] =>
	gamesOf(file).filter(({ turns }) => !LONG.includes(file) || turns.length < FEW_TURNS);

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
