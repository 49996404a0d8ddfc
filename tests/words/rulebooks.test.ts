import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RULINGS, rulingsSchema } from '../../src/lib/rules/catalogue';
import { contractWords } from '../../src/lib/words/en/contract';
import { ruleWords } from '../../src/lib/words/en/rules';
import { setupWords } from '../../src/lib/words/en/setup';
import { words } from '../../src/lib/words/en/home';

/** All texts of a ruling: names and explanations of its answers, and its source. */
const saidOf = (id: string): string =>
	[
		...(RULINGS.find((ruling) => ruling.id === id)?.choices ?? []).flatMap((answer) => [
			contractWords.answer(id, answer),
			contractWords.answerSays(id, answer)
		]),
		contractWords.source(id)
	].join('\n');

const groupOf = (id: string) => RULINGS.find((ruling) => ruling.id === id)?.group;

describe('the rulings say what the rulebooks say', () => {
	it('a tie means another game only in Z-Man’s rules; the publisher has no rule', () => {
		expect(contractWords.answerSays('ties', 'again')).toContain('Z-Man');
		expect(contractWords.answerSays('ties', 'shared')).toContain('Rio Grande');
		// The booklet's own page number is 5.
		expect(contractWords.source('ties')).toBe(
			'Wikicarpedia, base game (1st edition), note 16; Z-Man’s rulebook of 2013, page 5'
		);
		expect(contractWords.preset('box')).toBe('Z-Man’s rulebook of 2013');
	});

	it('no rulebook lets the starter lose a tie, or has the tournament set', () => {
		expect(contractWords.answerSays('ties', 'non-starter')).toContain('In no rulebook');
		expect(contractWords.presetSays('tournament')).toContain('no rulebook');
		expect(saidOf('ties')).not.toMatch(/tournament/i);
	});

	it('the youngest decides who starts; in Z-Man’s booklet the youngest starts', () => {
		expect(RULINGS.find(({ id }) => id === 'starter')).toMatchObject({ usual: 'decides' });
		expect(contractWords.answerSays('starter', 'decides')).toContain('says who');
		expect(contractWords.answerSays('starter', 'youngest')).toContain('Z-Man');
	});

	it('an old record without this ruling still says that the youngest starts', () => {
		expect(v.parse(rulingsSchema, {})['starter']).toBe('youngest');
	});

	it('warns that the Gingerbread Man’s tiles have the Winter back when added to the base box', () => {
		expect(setupWords.caution('base', ['gingerbread'])).toContain('back of the Winter Edition');
		expect(setupWords.caution('winter', ['gingerbread'])).toBe('');
		expect(setupWords.caution('base', ['abbey-and-mayor'])).toBe('');
	});

	it('a tile that fits nowhere goes back into the bag by a house rule', () => {
		expect(groupOf('unplayable')).toBe('house');
		expect(contractWords.answerSays('unplayable', 'bag')).toContain('A house rule');
	});

	it('a marker that reaches or passes 0 lies down', () => {
		expect(ruleWords.text('TRACK-1')).toContain('reaches or passes 0');
	});

	it('the first edition ends where the one with gardens begins, and the Winter printing of 2012 lasts to 2015', () => {
		expect(setupWords.printed('base-c1')).toBe('2000–13');
		expect(setupWords.printed('base-c2')).toBe('2014');
		expect(setupWords.printed('winter-we1')).toBe('2012–15');
		expect(words.home.box('winter-we1')).toBe('Winter Edition 2012–2015');
	});

	it('cites only page numbers that the booklet prints', () => {
		for (const id of ruleWords.ids()) expect(ruleWords.source(id)).not.toMatch(/p\. [1-4]\b/);
		for (const { id } of RULINGS) expect(contractWords.source(id)).not.toMatch(/page [1-4]\b/);
	});
});
