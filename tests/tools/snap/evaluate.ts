/** Reads simulated photos as the app does, and prints how well: `npm run snap:evaluate [FOLDER]`. */
import { evaluateFolder, findCornersIn, inTotal } from './evaluation';

const folder = process.argv[2] ?? 'tests/snap/simulated';
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const results = await evaluateFolder(
	folder,
	({ name, tiles, right, wrongUnmarked, needlessMarks, mends, emptyRight, figures, took }) => {
		console.log(
			`${name.padEnd(18)} ${String(tiles)} tiles, ${percent(right)} right, ${String(wrongUnmarked)} wrong unmarked, ${String(needlessMarks)} needless marks, ` +
				`${String(mends)} mends, empty or laid ${percent(emptyRight)}, figures found ${String(figures.found)} of ${String(figures.there)}, ${String(figures.invented)} invented, ${took.toFixed(0)} ms`
		);
	}
);
const total = inTotal(results);
console.log(
	`In the mean ${percent(total.right)} right, the worst ${percent(total.worst)}; a board: ${total.wrongUnmarked.toFixed(2)} wrong unmarked, ${total.needlessMarks.toFixed(1)} needless marks, ${total.mends.toFixed(1)} mends; empty or laid ${percent(total.emptyRight)}`
);

/** From here on a corner must be dragged, in tiles. */
const OFF = 0.15;
const found = await findCornersIn(folder);
for (const { name, off, took } of found)
	console.log(
		`${name.padEnd(18)} corners ${off === undefined ? 'not found' : `off by ${off.toFixed(2)} tile`}, ${took.toFixed(0)} ms`
	);
const near = found.filter(({ off = Infinity }) => off <= OFF).length;
console.log(
	`All four corners within ${String(OFF)} tile without a touch: ${String(near)} of ${String(found.length)}, ${percent(near / found.length)}`
);
