/** Makes a film of a recorded game: `npm run film`; see `USAGE`. */
import { makeFilm } from './make';
import { readOptions, USAGE } from './options';

const options = readOptions(process.argv.slice(2));
if (!options.ok) {
	process.stderr.write(`${options.error}\n${USAGE}\n`);
	process.exit(2);
}
const { frames, seconds } = await makeFilm(options.value);
console.log(`${options.value.out}: ${String(frames)} frames, ${seconds.toFixed(0)} s of film`);
