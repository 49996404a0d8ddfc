import { gameId } from '$lib/record';
import { EXPANSION_IDS, RULINGS, USUAL_RULINGS } from '$lib/rules/catalogue';
import { PRESET_IDS } from '$lib/rules/presets';
import { PRINTINGS } from '$lib/rules/printings';
import {
	answersOf,
	differing,
	namedContract,
	nearestPreset,
	deviationsFromToday,
	termsOf
} from '$lib/table/setup/contract';
import { Setup } from '$lib/table/setup/setup.svelte';
import { describe, expect, it } from 'vitest';

/** What the rule pages say, set by set; every other question is answered as today. */
const PRINTED = {
	today: {},
	// Page, n. 15: 4 points a city, once, to whoever has most farmers around it. N. 6: small cities pay 1 and 1.
	'2000': { farmRule: 'first', smallCity: '2' },
	// Book, setup: “Players choose how the first player is designated”; p. 5: “play another game to determine the winner”.
	box: { ties: 'again', starter: 'chosen' },
	// Book, 2: “For your first game, it is best to play without the farmers.”
	'first-game': { farmers: 'off' },
	// In no rulebook: a draw for the start, the tied starter loses, nobody is helped.
	tournament: { ties: 'non-starter', starter: 'lot', aids: 'referee' },
	// carcassonne-meisterschaft.de: two players, base game, farms by the third rule, small cities 4; nobody helps.
	official: { starter: 'lot', aids: 'referee' }
};

describe.each(PRESET_IDS)('the preset %s', (id) => {
	it('equals the printed rules', () => {
		expect(answersOf(id)).toEqual({ ...USUAL_RULINGS, ...PRINTED[id] });
	});

	it('answers every ruling with one of its choices', () => {
		for (const ruling of RULINGS) expect(ruling.choices).toContain(answersOf(id)[ruling.id]);
		expect(Object.keys(answersOf(id)).sort()).toEqual(RULINGS.map((each) => each.id).sort());
	});

	it('is recognised by its answers', () => {
		expect(nearestPreset(answersOf(id))).toBe(id);
		expect(differing(answersOf(id), id)).toEqual([]);
		expect(namedContract({ expansions: [], rulings: answersOf(id) })).toEqual({
			preset: id,
			changes: []
		});
	});
});

it('a contract is the nearest preset and the changes to it', () => {
	const rulings = { ...answersOf('2000'), filledHole: 'turn' };
	const { preset, changes } = namedContract({ expansions: [], rulings });
	expect(preset).toBe('2000');
	expect(changes.map(({ id }) => id)).toEqual(['filledHole']);
});

it('a contract has only rulings that apply to the game', () => {
	const rulings = { ...USUAL_RULINGS, farmers: 'off', farmRule: 'first', wagonMoves: 'nearby' };
	const ids = termsOf({ expansions: [], rulings }).map(({ id }) => id);
	for (const id of ['farmRule', 'wagonMoves', 'tableWidth']) expect(ids).not.toContain(id);
	expect(deviationsFromToday({ expansions: [], rulings }).map(({ id }) => id)).toEqual(['farmers']);
});

it('the contract of an existing table has neither its size nor its start', () => {
	const rulings = { ...USUAL_RULINGS, edge: 'limits', smallCity: '2' };
	const here = termsOf({ expansions: [], rulings }).map(({ id }) => id);
	const found = termsOf({ expansions: [], rulings, found: true }).map(({ id }) => id);
	expect(here.filter((id) => !found.includes(id))).toEqual([
		'edge',
		'tableWidth',
		'tableHeight',
		'startTile'
	]);
	expect(deviationsFromToday({ expansions: [], rulings, found: true }).map(({ id }) => id)).toEqual(
		['smallCity']
	);
});

it('a file from before there were these questions is played as today', () => {
	expect(namedContract({ expansions: [], rulings: {} })).toEqual({ preset: 'today', changes: [] });
});

it('how the players organise the game is no difference from today’s rules', () => {
	expect(deviationsFromToday({ expansions: [], rulings: answersOf('tournament') })).toMatchObject([
		{ id: 'ties', answer: 'non-starter' }
	]);
});

describe('the contract of a game with every expansion', () => {
	/** How the game of a box is set up. */
	function inBox(printing: string): Setup {
		const setup = new Setup();
		setup.choosePrinting(printing);
		for (const expansion of EXPANSION_IDS) setup.setExpansion(expansion, true);
		return setup;
	}

	it.each(PRINTINGS.map(({ id }) => id))('names nothing that follows from the year of %s', (id) => {
		const header = inBox(id).header(gameId('one'), 5);
		expect(termsOf(header).filter(({ differs }) => differs)).toEqual([]);
		expect(namedContract(header)).toEqual({ preset: 'today', changes: [] });
		expect(deviationsFromToday(header)).toEqual([]);
	});

	it('names what only the box of another year says', () => {
		const setup = inBox('base-c1');
		setup.answerRuling('wagonMoves', 'nearby');
		const header = setup.header(gameId('one'), 5);
		expect(setup.changes).toEqual(['wagonMoves']);
		expect(deviationsFromToday(header)).toMatchObject([{ id: 'wagonMoves', differs: true }]);
		expect(namedContract(header).changes).toMatchObject([{ id: 'wagonMoves' }]);
	});

	it('names nothing either in a box that is chosen no more', () => {
		const header = inBox('winter-we3-gardens').header(gameId('one'), 5);
		expect(deviationsFromToday({ ...header, box: 'winter-we3' })).toEqual([]);
	});
});
