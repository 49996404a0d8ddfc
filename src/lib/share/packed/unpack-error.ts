import type { FileProblem } from '../../record';

/** Thrown if packed bytes can't be read; always caught in `unpackGame`. */
export class UnpackError extends Error {
	readonly problem: FileProblem;

	constructor(problem: FileProblem) {
		super(`A packed game is refused: ${problem.code}.`);
		this.problem = problem;
	}
}
