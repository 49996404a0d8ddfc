import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameId } from '../../../src/lib/record';
import { assistance } from '../../../src/lib/table/app/assistance-setting.svelte';
import {
	dropForm,
	keepForm,
	lastSettings,
	rememberForRematch,
	rememberSettings,
	suggestedSetup
} from '../../../src/lib/table/setup/last-settings';
import { recordWithClock } from '../../../src/lib/table/clock/record-with-clock';
import { Setup } from '../../../src/lib/table/setup/setup.svelte';

/** A stand-in for localStorage. */
const kept = new Map<string, string>();
const KEY = 'tilekeep:setup';

beforeEach(() => {
	kept.clear();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key)
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** Settings as they were stored before there were expansions. */
const EARLIER = {
	box: 'winter-we2',
	players: [{ name: 'Ana', colour: 'grey' }],
	rulings: { farmers: 'off', farmRule: 'third', smallCity: '4', unplayable: 'aside' }
};

describe('the last settings', () => {
	it('are undefined before the first game, and when they are invalid', () => {
		expect(lastSettings()).toBeUndefined();
		kept.set(KEY, JSON.stringify({ ...EARLIER, expansions: ['no-such-expansion'] }));
		expect(lastSettings()).toBeUndefined();
	});

	it('include expansions and their rulings', () => {
		const setup = new Setup();
		setup.setExpansion('abbey-and-mayor', true);
		setup.answerRuling('lastAbbeys', 'none');
		rememberSettings(setup.settings);
		expect(lastSettings()).toEqual(setup.settings);
		expect(new Setup(lastSettings()).changes).toEqual(['lastAbbeys']);
	});

	it('of a rematch have the clock of that game, not the one that was chosen last', () => {
		const setup = new Setup();
		setup.clock = { minutes: 5, increment: 0 };
		rememberSettings(setup.settings);
		const header = setup.header(gameId('one'), 5);
		const timed = recordWithClock(header, { minutes: 20, increment: 3 });
		rememberForRematch(timed);
		expect(lastSettings()?.clock).toEqual({ minutes: 20, increment: 3 });
		rememberForRematch({ header, entries: [] });
		expect(lastSettings()?.clock).toBeUndefined();
	});

	it('are read from the format before expansions', () => {
		kept.set(KEY, JSON.stringify(EARLIER));
		const setup = new Setup(lastSettings());
		expect(setup).toMatchObject({ box: 'winter-we2', expansions: [], preset: 'first-game' });
		expect(setup.changes).toEqual([]);
		expect(setup.seats.list.map(({ name }) => name)).toEqual(['Ana']);
	});

	it('list each expansion once, in the order of the catalogue', () => {
		const expansions = ['gingerbread', 'abbey-and-mayor', 'gingerbread'];
		kept.set(KEY, JSON.stringify({ ...EARLIER, expansions }));
		expect(lastSettings()?.expansions).toEqual(['abbey-and-mayor', 'gingerbread']);
	});

	it('have the box as it was bought, and what of it was played', () => {
		const setup = suggestedSetup();
		setup.choosePrinting('big-box-7');
		setup.setExpansion('traders-and-builders', false);
		setup.setExpansion('gold-mines', true);
		rememberSettings(setup.settings);
		const next = suggestedSetup();
		expect(next.printing.id).toBe('big-box-7');
		expect(next.expansions).toEqual(['river', 'abbot', 'inns-and-cathedrals', 'gold-mines']);
		next.setExpansion('river', false);
		next.setExpansion('inns-and-cathedrals', false);
		rememberForRematch({ header: next.header(gameId('one'), 5), entries: [] });
		const again = suggestedSetup();
		expect(again.printing.id).toBe('big-box-7');
		again.setExpansion('inns-and-cathedrals', true);
		expect(again.rulings).toMatchObject({ innTiles: 'later', flyers: 'all' });
	});

	it('tell another box where the last game had other tiles', () => {
		const setup = suggestedSetup();
		setup.choosePrinting('big-box-7');
		rememberSettings(setup.settings);
		setup.choosePrinting('base-c2');
		rememberForRematch({ header: setup.header(gameId('one'), 5), entries: [] });
		expect(suggestedSetup().printing.id).toBe('base-c2');
	});

	it('answer by the box what the app didn’t ask then', () => {
		const setup = suggestedSetup();
		setup.choosePrinting('base-c3');
		const { flyingTiles: _, ...rulings } = setup.settings.rulings;
		kept.set(KEY, JSON.stringify({ ...setup.settings, printing: undefined, rulings }));
		expect(suggestedSetup().rulings).toMatchObject({ riverTiles: 'third', flyingTiles: 'later' });
	});

	it('set how much the app tells in the next game, as the settings say it', () => {
		const setup = new Setup();
		setup.answerRuling('aids', 'clear');
		rememberSettings(setup.settings);
		expect(assistance.value).toBe('clear');
		assistance.value = 'referee';
		const next = suggestedSetup();
		expect(next.rulings['aids']).toBe('referee');
		next.choosePreset('2000');
		expect(next.rulings).toMatchObject({ farmRule: 'first', aids: 'referee' });
		assistance.value = 'helper';
	});

	it('leave it to the preset that says it', () => {
		const setup = new Setup(undefined, 'clear');
		setup.choosePreset('tournament');
		expect(setup.rulings['aids']).toBe('referee');
		setup.choosePreset('today');
		expect(setup.rulings['aids']).toBe('clear');
	});
});

describe('a form for a new game', () => {
	/** A form as somebody left it in the middle. */
	function filledIn(): Setup {
		const setup = suggestedSetup();
		setup.choosePrinting('winter-we2');
		setup.setExpansion('gingerbread', true);
		setup.choosePreset('tournament');
		setup.answerRuling('smallCity', '2');
		setup.seats.rename(setup.seats.list[0]?.key ?? 0, 'Ana');
		setup.seats.add('Ben');
		setup.seats.start(setup.seats.list[2]?.key ?? 0);
		return setup;
	}
	const shownIn = ({ settings, preset, changes, seats }: Setup) => ({
		...settings,
		preset,
		changes,
		first: seats.first
	});

	it('is as it was when its page is loaded again', () => {
		const form = filledIn();
		keepForm(form);
		expect(shownIn(suggestedSetup())).toEqual(shownIn(form));
		expect(suggestedSetup().seats.first).toBe(2);
	});

	it('is gone once it was used or left', () => {
		keepForm(filledIn());
		dropForm();
		expect(suggestedSetup().seats.list.map(({ name }) => name)).toEqual(['', '']);
	});

	it('begins anew where what is kept cannot be read', () => {
		kept.set('tilekeep:new-game', '{"box": "no-such-box"}');
		expect(suggestedSetup().printing.id).toBe('base-c3');
	});
});
