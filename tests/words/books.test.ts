import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RULINGS, rulingsSchema } from '../../src/lib/rules/catalogue';
import { contractWords } from '../../src/lib/words/contract';
import { ruleWords } from '../../src/lib/words/rules';
import { setupWords } from '../../src/lib/words/setup';
import { words } from '../../src/lib/words';

/** Everything that the contract says of a question: its answers with their names, and where it is printed. */
const saidOf = (id: string): string =>
	[
		...(RULINGS.find((ruling) => ruling.id === id)?.choices ?? []).flatMap((answer) => [
			contractWords.answer(id, answer),
			contractWords.answerSays(id, answer)
		]),
		contractWords.source(id)
	].join('\n');

const groupOf = (id: string) => RULINGS.find((ruling) => ruling.id === id)?.group;

describe('the contract says what the books say', () => {
	it('another game for a tie is Z-Man’s rule, and the publisher’s own pages have none', () => {
		expect(contractWords.answerSays('ties', 'again')).toContain('Z-Man');
		expect(contractWords.answerSays('ties', 'shared')).toContain('Rio Grande');
		// The book names its page 5 for the farmers, and the sentence stands below them; the page after is 6.
		expect(contractWords.source('ties')).toBe(
			'Wikicarpedia, base game (1st edition), note 16; Z-Man’s booklet of 2013, page 5'
		);
		expect(contractWords.preset('box')).toBe('Z-Man’s booklet of 2013');
	});

	it('that the starter loses a tie is in no rulebook, nor is the set for tournaments', () => {
		expect(contractWords.answerSays('ties', 'non-starter')).toContain('In no rulebook');
		expect(contractWords.presetSays('tournament')).toContain('no rulebook');
		expect(saidOf('ties')).not.toMatch(/tournament/i);
	});

	it('the youngest decides who starts; by Z-Man’s booklet the youngest begins', () => {
		expect(RULINGS.find(({ id }) => id === 'starter')).toMatchObject({ usual: 'decides' });
		expect(contractWords.answerSays('starter', 'decides')).toContain('says who');
		expect(contractWords.answerSays('starter', 'youngest')).toContain('Z-Man');
	});

	it('a record from before that was asked still says that the youngest laid the first tile', () => {
		expect(v.parse(rulingsSchema, {})['starter']).toBe('youngest');
	});

	it('The Gingerbread Man’s tiles have the Winter back, said where he is added to the base box', () => {
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

	it('no year is told of the base box, and the Winter printing of 2012 is that of 2012 to 2015', () => {
		expect(setupWords.printed('base-c1')).not.toMatch(/\d{4}/);
		expect(setupWords.printed('winter-we1')).toBe('2012–15');
		expect(words.home.box('winter-we1')).toBe('Winter Edition 2012–2015');
	});

	it('pages are cited only where the booklet names them itself', () => {
		for (const id of ruleWords.ids) expect(ruleWords.source(id)).not.toMatch(/p\. [1-4]\b/);
		for (const { id } of RULINGS) expect(contractWords.source(id)).not.toMatch(/page [1-4]\b/);
	});
});
