import { readFileSync } from 'node:fs';
import type { GameRecord } from '../../src/lib/record';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { usualRulingsFor } from '../../src/lib/rules/catalogue';
import { eventsOf, firstOf, readGames, setupOf, type RecordedGame } from '../tools/games/recorded';
import { headerFor, withEvents } from './support';

/** A record of a recorded game. */
function recordOf(game: RecordedGame): GameRecord {
	const setup = setupOf(game);
	const header = headerFor(game.id, game.players, {
		first: firstOf(game),
		...setup,
		// A file answers every ruling, also those missing in a recorded game.
		rulings: { ...usualRulingsFor(setup.expansions), ...setup.rulings }
	});
	return withEvents({ header, entries: [] }, eventsOf(game));
}

/** The recorded games of a file. */
export const recordsOf = (file: string): readonly GameRecord[] =>
	readGames(`tests/games/${file}.jsonl`).map(recordOf);

/** The recorded games with all sets together. */
export const GREAT_RECORDS: readonly GameRecord[] = recordsOf('all');

/** A game of two with all that lies in Big Box 7, all seven minis with it, played at random by `evening-game.ts`. */
export const BIG_BOX_RECORD: GameRecord = gameIn('tests/games/big-box-7.json');

/** The same of Dragon, Tower, Inns & Cathedrals and Traders & Builders. */
export const DRAGON_RECORD: GameRecord = gameIn('tests/games/dragon-and-tower.json');

/** A game of six with all expansions there are, played at random by `evening-game.ts`: 461 tiles. */
export const EVERYTHING_RECORD: GameRecord = gameIn('tests/games/everything.json');

/** The game of a game file. Throws for another file. */
export function gameIn(file: string): GameRecord {
	const parsed = parseGameFile(readFileSync(file, 'utf8'));
	if (!parsed.ok) throw new Error(`${file} holds no game.`);
	return parsed.value;
}

/** Every recorded game of the base game, the Winter Edition, and Abbey & Mayor. */
export const RECORDS: readonly GameRecord[] = [
	'base',
	'winter',
	'nofarm',
	'second-engine',
	'abbey'
].flatMap(recordsOf);
