import type { FileProblem } from '../../record';

/** Thrown where packed bytes can't be read any further; it never leaves `unpackGame`. */
export class UnpackError extends Error {
	readonly problem: FileProblem;

	constructor(problem: FileProblem) {
		super(`A packed game is refused: ${problem.code}.`);
		this.problem = problem;
	}
}
