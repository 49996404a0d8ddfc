/** Reads simulated photos as the app does, and prints how well: `npm run snap:evaluate [FOLDER]`. */
import { evaluateFolder, inTotal } from './evaluation';

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
