import { writeFileSync } from 'node:fs';
import { compareGame, lineOf } from './compare';
import { readGames } from './recorded';

/*
 * Replays recorded games and prints every difference between the record and the engine.
 * Exit code 0 only if there is none: `npm run oracle -- FILE…`.
 */
function main(files: readonly string[]): number {
	const games = files.flatMap(readGames);
	const compared = games.map(compareGame);
	const differences = compared.flatMap((comparison) => comparison.differences);
	const turns = compared.reduce((sum, comparison) => sum + comparison.turns, 0);
	const failures = differences.map(lineOf);
	const failed = compared.filter((one) => one.differences.length > 0).length;
	const report = process.env['REPORT'];
	if (report)
		writeFileSync(report, JSON.stringify({ passed: games.length - failed, failed, failures }));
	const counts = [`${String(games.length)} games`, `${String(turns)} turns`];
	for (const failure of failures) console.log(failure);
	console.log([...counts, `${String(differences.length)} differences`].join(', '));
	return games.length > 0 && differences.length === 0 ? 0 : 1;
}

try {
	const files = process.argv.slice(2);
	if (files.length === 0) throw new Error('Which recorded games? npm run oracle -- FILE…');
	process.exitCode = main(files);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
