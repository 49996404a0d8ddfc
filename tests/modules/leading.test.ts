import { describe, expect, it } from 'vitest';
import type { GameEvent, RuleModule, Turn } from '../../src/lib/engine/module';
import {
	judgeAnswer,
	nextQuestion,
	onlyAnswer,
	questionLedTo,
	type Question
} from '../../src/lib/engine/question';
import { fail, ok } from '../../src/lib/engine/result';
import type { Place } from '../../src/lib/engine/spot';
import { expansionOf, laid, played, refusalOf, rulesFor } from './playing';

/* A choice may lead to another question: first what is done, then where. */

interface Put extends GameEvent {
	readonly to: Place;
}

const HERE: Place = { x: 0, y: 0, segment: 0 };
const THERE: Place = { x: 0, y: 0, segment: 1 };
const put = (to: Place): Put => ({ type: 'kite/put', to });

const where = (player: number, options: Question['options']): Question => ({
	id: 'kite/where',
	player,
	timing: 'tile',
	options,
	answer: put
});
const which = (player: number, options: Question['options'] = [[HERE], [THERE]]): Question => ({
	id: 'kite/which',
	player,
	timing: 'tile',
	options: [],
	choices: [
		{ id: 'kite', then: where(player, options) },
		{ id: 'none', event: { type: 'kite/none' } }
	]
});
/** Whoever lays a tile must also say yes, later in the turn. */
const agreed = (player: number): Question => ({
	id: 'kite/agreed',
	player,
	timing: 'moves',
	options: [],
	choices: [{ id: 'yes', event: { type: 'kite/yes' } }]
});
const hasHappened = ({ choices }: Turn, ...types: readonly string[]) =>
	choices.some(({ type }) => types.includes(type));

const kite: RuleModule = {
	id: 'kite',
	choices: (_, turn) => [
		...(hasHappened(turn, 'kite/put', 'kite/none') ? [] : [which(turn.player)]),
		...(hasHappened(turn, 'kite/yes') ? [] : [agreed(turn.player)])
	],
	record: (_, event, asked) => {
		const ids: Partial<Record<string, string>> = { 'kite/yes': 'kite/agreed' };
		const id = ids[event.type] ?? (event.type === 'kite/put' ? 'kite/where' : 'kite/which');
		const ask = asked
			.map((one) => (one.id === id ? one : questionLedTo(one, id)))
			.find((one) => one !== undefined);
		if (!ask) return fail({ nonsense: 'nothing-asked' });
		const judged = judgeAnswer(asked, ask, { to: (event as Partial<Put>).to });
		return judged.ok ? ok({ touched: [], objections: judged.value }) : judged;
	}
};

const rules = rulesFor(expansionOf(kite));
const first = laid(0, 'base-A', [-1, 0, 2]);

describe('a choice that leads to another question', () => {
	it('is answered by that alone', () => {
		const game = played(rules, [first]);
		expect(nextQuestion(game)?.id).toBe('kite/which');
		expect(played(rules, [first, put(HERE)]).turn?.choices).toEqual([put(HERE)]);
		expect(played(rules, [{ ...first, choices: [put(THERE)] }]).turn?.choices).toEqual([
			put(THERE)
		]);
		expect(refusalOf(game, put({ x: 5, y: 5, segment: 0 }))).toEqual(['not-offered']);
		expect(refusalOf(game, { type: 'kite/yes' })).toEqual(['question-open']);
	});

	it('is no choice where only one thing can come of it', () => {
		const [lead, none] = which(0, [[HERE, THERE]]).choices ?? [];
		if (!lead || !none) throw new Error('Nothing leads on.');
		const alone = { ...which(0), choices: [lead] };
		expect(onlyAnswer(alone)).toEqual(put(HERE));
		expect(onlyAnswer({ ...alone, choices: [none] })).toEqual({ type: 'kite/none' });
		expect(onlyAnswer({ ...alone, choices: [lead, none] })).toBeUndefined();
		const [two] = which(0).choices ?? [];
		expect(two && onlyAnswer({ ...alone, choices: [two] })).toBeUndefined();
	});

	it('is found by its id, however deep', () => {
		const deep: Question = { ...agreed(0), choices: [{ id: 'on', then: which(0) }] };
		expect(questionLedTo(deep, 'kite/where')?.options).toEqual([[HERE], [THERE]]);
		expect(questionLedTo(deep, 'kite/agreed')).toBeUndefined();
		expect(questionLedTo(deep, undefined)).toBeUndefined();
	});
});
