import { expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { TILES } from '../../src/lib/rules/catalogue';
import { PRINTINGS } from '../../src/lib/rules/printings';
import {
	BOX_ANSWERS,
	FIRST_QUESTIONS,
	questionAfter,
	type BoxQuestion
} from '../../src/lib/rules/which-box';
import { setupWords } from '../../src/lib/words/en/setup';

/** The printings that answers lead to, each with the number of questions until then. */
function found(question: BoxQuestion, asked = 1): readonly (readonly [string, number])[] {
	return BOX_ANSWERS[question].flatMap((answer) => {
		const next = questionAfter(answer);
		return next ? found(next, asked + 1) : [[answer.leadsTo, asked] as const];
	});
}

it.each([
	['base', ['base', 'big-box'], 3],
	['big-box', ['big-box'], 1],
	['winter', ['winter'], 2]
] as const)(
	'from %s, questions lead to every box of the kinds %j, at most %i',
	(kind, kinds, most) => {
		const boxes = new Map(found(FIRST_QUESTIONS[kind]));
		const sold = PRINTINGS.filter((printing) => kinds.some((each) => each === printing.kind));
		expect([...boxes.keys()].sort()).toEqual(sold.map(({ id }) => id).sort());
		expect(Math.max(...boxes.values())).toBe(most);
	}
);

it('the answers show tiles that there are, and all have words', () => {
	for (const [question, answers] of Object.entries(BOX_ANSWERS)) {
		const { asks, signs } = setupWords.whichBox[question as BoxQuestion];
		expect(asks).toMatch(/\?$/);
		expect(Object.keys(signs)).toEqual(answers.map(({ id }) => id));
		for (const { tile } of answers) if (tile) expect(TILES.has(tileId(tile)), tile).toBe(true);
	}
});
