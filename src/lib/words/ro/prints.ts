import type { RulingWords } from '../expansion';

/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, jocul de bază (prima ediție)';
export const BOOKLET = 'Broșura Z-Man din 2013';
/** The source of a ruling that only tables make. */
export const IN_NONE = 'Nu este în niciun regulament: alegerea voastră';

/** Whether a kind of an expansion’s figures is played, or stays in the box. */
export const mayStayInBox = (
	title: string,
	played: string,
	[each, nobody]: readonly [each: string, nobody: string]
): RulingWords<'yes' | 'no'> => ({
	title,
	answers: {
		yes: ['În joc', played, each],
		no: ['Rămân în cutie', 'Nu se folosesc. Regulă a casei.', nobody]
	}
});
