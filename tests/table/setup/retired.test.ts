import { choicesOffered, withoutRetired, type Ruling } from '$lib/engine/rulings';
import { gameId, headerSchema } from '$lib/record';
import { RULINGS, USUAL_RULINGS } from '$lib/rules/catalogue';
import { namedContract, termsOf } from '$lib/table/setup/contract';
import { Setup } from '$lib/table/setup/setup.svelte';
import { contractWords } from '$lib/words/en/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { headerFor } from '../../record/support';

const EXPANSIONS = ['abbey-and-mayor'] as const;

const ask: Ruling = {
	id: 'pie',
	choices: ['apple', 'plum', 'stone'],
	usual: 'apple',
	retired: { stone: { pie: 'plum', sauce: 'yes' } },
	group: 'house'
};

describe('a retired answer', () => {
	it('is offered only where it is set', () => {
		expect(choicesOffered(ask)).toEqual(['apple', 'plum']);
		expect(choicesOffered(ask, 'apple', 'stone')).toEqual(['apple', 'plum', 'stone']);
	});

	it('is replaced by its successor in a new contract', () => {
		expect(withoutRetired([ask], { pie: 'stone' })).toEqual({ pie: 'plum', sauce: 'yes' });
		expect(withoutRetired([ask], { pie: 'apple' })).toEqual({ pie: 'apple' });
	});

	it('is never the default, and its successor is offered', () => {
		for (const { choices, retired = {}, usual, id } of RULINGS) {
			expect(Object.keys(retired), id).not.toContain(usual);
			for (const choice of Object.keys(retired)) expect(choices, id).toContain(choice);
			for (const instead of Object.values(retired))
				for (const [other, answer] of Object.entries(instead ?? {})) {
					const ruling = RULINGS.find((one) => one.id === other);
					expect(ruling && choicesOffered(ruling), other).toContain(answer);
				}
		}
	});
});

describe('the old rule for wagons', () => {
	const rulings = { ...USUAL_RULINGS, wagonMoves: 'anywhere' };
	const wagonTerm = (agreed: Parameters<typeof termsOf>[0], stands?: typeof rulings) =>
		termsOf(agreed, stands).find(({ id }) => id === 'wagonMoves');

	it('is no answer of a new contract', () => {
		const setup = new Setup();
		setup.setExpansion('abbey-and-mayor', true);
		expect(setup.terms.find(({ id }) => id === 'wagonMoves')?.choices).toEqual([
			'connected',
			'nearby'
		]);
	});

	it('is replaced when an old table is set up again', () => {
		const setup = new Setup({ ...new Setup().settings, expansions: EXPANSIONS, rulings });
		const { rulings: answers } = setup.header(gameId('again'), 5);
		expect(answers).toMatchObject({ wagonMoves: 'connected', wagonRolls: 'yes' });
	});

	it('is named in the contract of an old game, and can be chosen again there', () => {
		const header = v.parse(headerSchema, headerFor('old', 2, { expansions: EXPANSIONS, rulings }));
		expect(namedContract(header).changes).toMatchObject([{ id: 'wagonMoves', answer: 'anywhere' }]);
		expect(contractWords.answer('wagonMoves', 'anywhere')).toBe('Anywhere');
		expect(wagonTerm(header)?.choices).toContain('anywhere');
		const thought = { ...header, rulings: { ...rulings, wagonMoves: 'nearby' } };
		expect(wagonTerm(thought, rulings)?.choices).toContain('anywhere');
		expect(wagonTerm(thought)?.choices).not.toContain('anywhere');
	});
});
