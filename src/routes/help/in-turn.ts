let last: Promise<void> = Promise.resolve();

/** Resolves in a task of its own, after those of all who asked before: so that drawing many things never keeps the page long. */
export function inTurn(): Promise<void> {
	last = last.then(() => new Promise((later) => setTimeout(later)));
	return last;
}

/** Resolves when all who have asked had their turn. */
export const allHadTurns = (): Promise<void> => last;
