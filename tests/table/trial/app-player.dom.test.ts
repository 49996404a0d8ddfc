import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppPlayer } from '../../../src/lib/table/trial/app-player.svelte';
import { BEFORE, layAnywhere, MoveFinder, trialOf } from './support';

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('Worker', MoveFinder);
	Object.assign(MoveFinder, { started: 0, ended: 0 });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Longer than the app looks. */
const LONG = 10_000;

async function playing(people = [1]) {
	const trial = await trialOf({ people });
	return { ...trial, app: new AppPlayer(trial.live, trial.entry) };
}

describe('the app', () => {
	it('lays its tile after a short look, also with a look ahead', async () => {
		const { live, app } = await playing();
		app.next();
		await vi.advanceTimersByTimeAsync(100);
		expect(live.log.events).toHaveLength(BEFORE);
		await vi.advanceTimersByTimeAsync(LONG);
		expect(live.log.events.at(-1)).toMatchObject({ type: 'base/laid', player: 0 });
		expect(app.failed).toBe(false);
	});

	it('plays no turn of a person', async () => {
		const { live, app } = await playing([0]);
		expect(app.next()).toBeUndefined();
		await vi.advanceTimersByTimeAsync(LONG);
		expect(live.log.events).toHaveLength(BEFORE);
		expect(MoveFinder.started).toBe(0);
	});

	it('plays nothing once it is stopped, as by whoever looks back', async () => {
		const { live, app } = await playing();
		app.next()?.();
		expect(MoveFinder.ended).toBe(1);
		await vi.advanceTimersByTimeAsync(LONG);
		expect(live.log.events).toHaveLength(BEFORE);
	});

	it('asks the same worker again', async () => {
		const trial = await playing();
		trial.app.next();
		await vi.advanceTimersByTimeAsync(LONG);
		await layAnywhere(trial);
		trial.app.next();
		await vi.advanceTimersByTimeAsync(LONG);
		expect(trial.live.log.events).toHaveLength(BEFORE + 3);
		expect(MoveFinder.started).toBe(1);
	});

	it('says where it can find no move, and tries again when it is asked to', async () => {
		vi.stubGlobal('Worker', undefined);
		const { live, app } = await playing();
		app.next();
		await vi.advanceTimersByTimeAsync(LONG);
		expect(app.failed).toBe(true);
		expect(app.next()).toBeUndefined();
		vi.stubGlobal('Worker', MoveFinder);
		app.failed = false;
		app.next();
		await vi.advanceTimersByTimeAsync(LONG);
		expect(live.log.events).toHaveLength(BEFORE + 1);
	});
});
