import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSettings, rememberSettings } from '../../../src/lib/table/setup/last-settings';
import { Setup } from '../../../src/lib/table/setup/setup.svelte';

/** What a browser would keep. */
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

/** As it was remembered before there were expansions. */
const EARLIER = {
	box: 'winter-we2',
	players: [{ name: 'Ana', colour: 'grey' }],
	rulings: { farmers: 'off', farmRule: 'third', smallCity: '4', unplayable: 'aside' }
};

describe('the last set-up', () => {
	it('is none before the first game, and when it makes no sense', () => {
		expect(lastSettings()).toBeUndefined();
		kept = JSON.stringify({ ...EARLIER, expansions: ['no-such-expansion'] });
		expect(lastSettings()).toBeUndefined();
	});

	it('comes back with its expansions and their rulings', () => {
		const setup = new Setup();
		setup.setExpansion('abbey-and-mayor', true);
		setup.answerRuling('lastAbbeys', 'none');
		rememberSettings(setup.settings);
		expect(lastSettings()).toEqual(setup.settings);
		expect(new Setup(lastSettings()).changes).toEqual(['lastAbbeys']);
	});

	it('is read where it was remembered before there were expansions', () => {
		kept = JSON.stringify(EARLIER);
		const setup = new Setup(lastSettings());
		expect(setup).toMatchObject({ box: 'winter-we2', expansions: [], preset: 'first-game' });
		expect(setup.changes).toEqual([]);
		expect(setup.seats.map(({ name }) => name)).toEqual(['Ana']);
	});

	it('names each expansion once, in the order of the catalogue', () => {
		const expansions = ['gingerbread', 'abbey-and-mayor', 'gingerbread'];
		kept = JSON.stringify({ ...EARLIER, expansions });
		expect(lastSettings()?.expansions).toEqual(['abbey-and-mayor', 'gingerbread']);
	});
});
