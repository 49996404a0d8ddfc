import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { wholeRecordOf } from '../e2e/table/support/games';
import '../tools/games/all-expansions';
import { readGames } from '../tools/games/recorded';
import type { FilmOptions } from './options';
import { PYTHON } from './python';
import { recoloured, writeScript } from './script';

/** How long a film is. */
interface MadeFilm {
	readonly frames: number;
	readonly seconds: number;
}

const GAMES = 'tests/games';

/** The record of a recorded game by its id, or of a game file. Throws where there is none. */
export function gameNamed(name: string): GameRecord {
	if (existsSync(name)) {
		const parsed = parseGameFile(readFileSync(name, 'utf8'));
		if (!parsed.ok) throw new Error(`${name} holds no game.`);
		return parsed.value;
	}
	const file = readdirSync(GAMES).find((each) => each === `${name.replace(/-\d+$/, '')}.jsonl`);
	const game = file && readGames(join(GAMES, file)).find(({ id }) => id === name);
	if (!game) throw new Error(`There is no game ${name} in ${GAMES}.`);
	return wholeRecordOf(game, name);
}

const filmFile = v.object({ frames: v.array(v.object({ time: v.number() })) });

/** Makes a film in a folder: pictures, `film.json`, and the game before and after. Throws with what Python says where that fails. */
export async function makeFilm(options: FilmOptions): Promise<MadeFilm> {
	const { out, seed, from, turns, hazards, bumping, width, mjpeg, still = false } = options;
	const record = recoloured(gameNamed(options.game), seed);
	const { script, before, after } = writeScript(record, { from, count: turns }, seed);
	mkdirSync(out, { recursive: true });
	writeFileSync(join(out, 'script.json'), JSON.stringify(script));
	writeFileSync(join(out, 'game.json'), makeGameFile(before));
	writeFileSync(join(out, 'truth.json'), makeGameFile(after));
	const words = ['--folder', out, '--hazards', hazards, '--width', String(width)];
	const given = [...(mjpeg ? ['--mjpeg'] : []), ...(still ? ['--still'] : [])];
	const more = ['--bumping', String(bumping), ...given];
	await run(PYTHON, ['tests/films/film.py', ...words, ...more]);
	const { frames } = v.parse(filmFile, JSON.parse(readFileSync(join(out, 'film.json'), 'utf8')));
	return { frames: frames.length, seconds: (frames.at(-1)?.time ?? 0) / 1000 };
}

const run = (command: string, words: readonly string[]): Promise<void> =>
	new Promise((resolve, reject) => {
		const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
		child.on('error', reject);
		child.on('exit', (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${command} ended with ${String(code)}.`));
		});
	});
