import { expect, it } from 'vitest';
import { analysis as de } from '../../src/lib/words/de/analysis';
import { analysis as en } from '../../src/lib/words/en/analysis';
import { analysis as fr } from '../../src/lib/words/fr/analysis';
import { analysis as ro } from '../../src/lib/words/ro/analysis';

const LANGUAGES = { de, en, fr, ro };

it.each(Object.entries(LANGUAGES))('luck has a sign unless it is rounded to 0 (%s)', (_, words) => {
	const [plus, minus] = [words.luckSum(1.6), words.luckSum(-1.6)];
	expect(plus).toMatch(/^\p{L}+ \+2 \p{L}+$/u);
	expect(minus).toBe(plus.replace('+', '−'));
	for (const little of [0.2, -0.3, 0]) expect(words.luckSum(little)).toMatch(/^\p{L}+ 0 \p{L}+$/u);
});

it.each(Object.entries(LANGUAGES))(
	'a turn that neither luck nor loss explains is said without either (%s)',
	(_, words) => {
		const said = (['draw', 'move', 'turn'] as const).map((by) =>
			words.decidedBy[by]('Ana', 'Björn', 0.1, 0.36)
		);
		expect(new Set(said).size).toBe(3);
		for (const one of said) expect(one).toMatch(/Ana.*Björn.*10.*36/u);
	}
);

it.each(Object.entries({ de, fr, ro }))('one turn is missing, or several are (%s)', (_, words) => {
	const [one, several] = [words.missing(1, 71), words.missing(41, 71)];
	expect(several).toMatch(/41.*71/u);
	expect(one).toContain('71');
	expect(one).not.toBe(several.replace('41', '1'));
});
