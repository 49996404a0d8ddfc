import type { RulingWords } from '../expansion';

/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, Grundspiel (1. Edition)';
export const BOOKLET = 'Regelheft von Z-Man (2013)';
/** The source of a ruling that only tables make. */
export const IN_NONE = 'In keinem Regelheft: eure Entscheidung';

/** Whether a kind of an expansion’s figures is played, or stays in the box. */
export const mayStayInBox = (
	title: string,
	played: string,
	[each, nobody]: readonly [each: string, nobody: string]
): RulingWords<'yes' | 'no'> => ({
	title,
	answers: {
		yes: ['dabei', played, each],
		no: ['bleiben in der Schachtel', 'Sie spielen nicht mit. Eine Hausregel.', nobody]
	}
});
