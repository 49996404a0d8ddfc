import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoredChoice } from '../../../src/lib/table/app/stored-choice.svelte';
import { StoredSwitch } from '../../../src/lib/table/app/switches.svelte';

const KEY = 'tilekeep:test';
const LANDS = ['box', 'summer', 'winter'] as const;
const choice = () => new StoredChoice(KEY, LANDS, 'box');

/** What the browser says in a tab when another one has stored something; `key` is null when all was cleared. */
function storedElsewhere(key: string | null, value?: string): void {
	if (key === null) localStorage.clear();
	else if (value !== undefined) localStorage.setItem(key, value);
	dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

describe('a setting with several values', () => {
	it('is as usual until it is set, and then as it was set', () => {
		expect(choice().value).toBe('box');
		choice().value = 'winter';
		expect(choice().value).toBe('winter');
	});

	it('ignores a value that isn’t in its list, stored or chosen', () => {
		localStorage.setItem(KEY, 'autumn');
		const one = choice();
		expect(one.value).toBe('box');
		one.choose('winter');
		one.choose('spring');
		expect(one.value).toBe('winter');
		expect(localStorage.getItem(KEY)).toBe('winter');
	});

	it('follows other tabs, and goes back to the usual value when all is cleared', () => {
		const one = choice();
		storedElsewhere(KEY, 'summer');
		expect(one.value).toBe('summer');
		localStorage.setItem(KEY, 'winter');
		dispatchEvent(new StorageEvent('storage', { key: 'tilekeep:other' }));
		expect(one.value).toBe('summer');
		storedElsewhere(null);
		expect(one.value).toBe('box');
	});

	it('lasts as long as the page where nothing can be stored', () => {
		vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
		const one = choice();
		one.value = 'summer';
		expect(one.value).toBe('summer');
	});
});

describe('a setting that is on or off', () => {
	it('reads what earlier versions stored', () => {
		localStorage.setItem(KEY, 'off');
		expect(new StoredSwitch(KEY, true).on).toBe(false);
		localStorage.setItem(KEY, 'on');
		expect(new StoredSwitch(KEY, false).on).toBe(true);
	});
});

function refuse(): never {
	throw new DOMException('Refused.', 'SecurityError');
}
