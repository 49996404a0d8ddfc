/** Follows a game through a film of its table, and prints what is proposed: `npm run watch`; see `USAGE`. */
import { watchFilm } from './command';

process.exitCode = await watchFilm(process.argv.slice(2), {
	print: (line) => process.stdout.write(`${line}\n`),
	say: (line) => process.stderr.write(`${line}\n`)
});
