import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../src/lib/rules/catalogue';
import { contractWords } from '../../src/lib/words/en/contract';
import { help } from '../../src/lib/words/en/help';
import { ruleWords } from '../../src/lib/words/en/rules';

const rulingOf = (id: string) => RULINGS.find((ruling) => ruling.id === id);

const helpOn = (section: string, term: string): string => {
	const terms = help.sections.find(({ id }) => id === section)?.terms ?? [];
	return terms.find(([name]) => name === term)?.[1] ?? '';
};

describe('every ruling', () => {
	it.each(RULINGS.map(({ id, choices }) => ({ id, choices })))(
		'$id has a title, a source, and words for each of its answers',
		({ id, choices }) => {
			expect(contractWords.ruling(id)).not.toBe(id);
			expect(contractWords.source(id)).not.toBe('');
			for (const choice of choices) expect(contractWords.answerSays(id, choice)).not.toBe('');
		}
	);
});

describe('a barn on a farm with a barn', () => {
	it('is a house rule that notes 45 and 52 don’t allow', () => {
		expect(rulingOf('barnOnBarn')?.group).toBe('house');
		expect(contractWords.answerSays('barnOnBarn', 'yes')).toContain('house rule');
		expect(contractWords.source('barnOnBarn')).toMatch(/notes 45 and 52$/);
		expect(ruleWords.source('BARN-2')).toBe('page, barn, 2; n. 45, 52');
	});
});

describe('where a wagon drives on to', () => {
	it('must be unoccupied in the first edition too, and may be the monastery inside a city', () => {
		expect(contractWords.answerSays('wagonMoves', 'connected')).toMatch(
			/unoccupied.*monastery inside a city/
		);
	});

	it('excludes city to city only when it must be connected, and the help says so', () => {
		expect(helpOn('abbey-and-mayor', 'Wagon')).toMatch(
			/directly connected.*but never from city to city\. .*second edition/
		);
	});

	it('cites note 39 only for its strength, and no page for the second edition', () => {
		expect(ruleWords.source('WAGON-2')).toContain('n. 1, 39');
		expect(ruleWords.source('WAGON-3')).not.toContain('39');
		expect(ruleWords.source('WAGON-9')).toBe('second edition’s rules, not on this page');
		expect(contractWords.source('wagonMoves')).toContain('aren’t on that page');
	});
});
