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

it.each(['base', 'winter'] as const)('two questions lead to every box of the kind %s', (kind) => {
	const boxes = new Map(found(FIRST_QUESTIONS[kind]));
	const sold = PRINTINGS.filter((printing) => printing.kind === kind).map(({ id }) => id);
	expect([...boxes.keys()].sort()).toEqual(sold.sort());
	expect(Math.max(...boxes.values())).toBe(2);
});

it('the answers show tiles that there are, and all have words', () => {
	for (const [question, answers] of Object.entries(BOX_ANSWERS)) {
		const { asks, signs } = setupWords.whichBox[question as BoxQuestion];
		expect(asks).toMatch(/\?$/);
		expect(Object.keys(signs)).toEqual(answers.map(({ id }) => id));
		for (const { tile } of answers) if (tile) expect(TILES.has(tileId(tile)), tile).toBe(true);
	}
});
