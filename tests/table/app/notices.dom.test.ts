import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notices } from '../../../src/lib/table/app/notices.svelte';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	notices.leavePage(false);
	vi.useRealTimers();
});

const HOUR = 3_600_000;
const undone: string[] = [];
const undo = (what: string) => ({ label: 'Undo', run: () => void undone.push(what) });
const shown = () => notices.current?.message;

it('the only way back stays as long as the page, also below what passes', () => {
	notices.keep('Deleted', undo('one'));
	vi.advanceTimersByTime(HOUR);
	expect(shown()).toBe('Deleted');
	notices.show('Copied');
	expect(shown()).toBe('Copied');
	vi.advanceTimersByTime(HOUR);
	expect(shown()).toBe('Deleted');
	notices.close();
	expect(shown()).toBeUndefined();
});

it('two that are deleted one after the other both come back', () => {
	notices.keep('One is deleted', undo('one'));
	notices.keep('Two is deleted', undo('two'));
	notices.act();
	expect(shown()).toBe('One is deleted');
	notices.act();
	expect(undone).toEqual(['two', 'one']);
	expect(shown()).toBeUndefined();
});

it('passes on the next page, where it may be', () => {
	notices.keep('Deleted', undo('one'));
	notices.leavePage(true);
	expect(shown()).toBe('Deleted');
	vi.advanceTimersByTime(HOUR);
	expect(shown()).toBeUndefined();
	notices.keep('Deleted', undo('one'));
	notices.leavePage(false);
	expect(shown()).toBeUndefined();
	notices.show('Ready');
	notices.leavePage(true);
	expect(shown()).toBeUndefined();
});

it('one that is out of date gives way to what stays', () => {
	notices.keep('Deleted', undo('one'));
	notices.show('Corrected', undo('correction'), () => false);
	expect(shown()).toBe('Deleted');
	vi.advanceTimersByTime(HOUR);
	expect(shown()).toBe('Deleted');
});
