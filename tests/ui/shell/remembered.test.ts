import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSettings, rememberSettings } from '../../../src/lib/table/setup/last-settings';
import { Setup } from '../../../src/lib/table/setup/setup.svelte';

/** A stand-in for localStorage. */
let kept: string | undefined;

beforeEach(() => {
	kept = undefined;
	vi.stubGlobal('localStorage', {
		getItem: () => kept ?? null,
		setItem: (_: string, value: string) => {
			kept = value;
		}
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
		kept = JSON.stringify({ ...EARLIER, expansions: ['no-such-expansion'] });
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

	it('are read from the format before expansions', () => {
		kept = JSON.stringify(EARLIER);
		const setup = new Setup(lastSettings());
		expect(setup).toMatchObject({ box: 'winter-we2', expansions: [], preset: 'first-game' });
		expect(setup.changes).toEqual([]);
		expect(setup.seats.list.map(({ name }) => name)).toEqual(['Ana']);
	});

	it('list each expansion once, in the order of the catalogue', () => {
		const expansions = ['gingerbread', 'abbey-and-mayor', 'gingerbread'];
		kept = JSON.stringify({ ...EARLIER, expansions });
		expect(lastSettings()?.expansions).toEqual(['abbey-and-mayor', 'gingerbread']);
	});
});
