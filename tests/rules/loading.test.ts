import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXPANSION_IDS, rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { expansionsIn, loadExpansions } from '../../src/lib/rules/loading';
import { TILES_DRAWN, tilesMoreDrawn } from '../../src/lib/rules/facts';
import { onceLoaded } from '../../src/lib/rules/load-along';

/** Everything as a page has it that has loaded no expansion. */
async function fresh() {
	vi.resetModules();
	return {
		...(await import('../../src/lib/rules/loading')),
		...(await import('../../src/lib/rules/catalogue')),
		...(await import('../../src/lib/rules/presentations')),
		...(await import('../../src/lib/rules/load-along'))
	};
}

afterEach(async () => {
	vi.resetModules();
	const { loadExpansions: load } = await import('../../src/lib/rules/loading');
	await load(EXPANSION_IDS);
});

const setup = { box: 'base-c1', expansions: EXPANSION_IDS, rulings: USUAL_RULINGS } as const;

describe('the rules of expansions', () => {
	it('aren’t there before they are loaded, and whoever forgot it is told', async () => {
		const page = await fresh();
		expect(page.loadedExpansions().size).toBe(0);
		expect(() => page.rulesOf(setup)).toThrow('haven’t been loaded');
		expect(page.rulesOf({ ...setup, expansions: [] }).modules.size).toBe(1);
	});

	it('are complete once they are loaded', async () => {
		const page = await fresh();
		await page.loadExpansions(EXPANSION_IDS);
		expect([...page.rulesOf(setup).modules.keys()]).toEqual([...rulesOf(setup).modules.keys()]);
	});

	it('are known to the screen only then', async () => {
		const page = await fresh();
		const types = page.eventSchema.options.map(({ entries }) => entries.type.literal);
		const unknown = () => types.filter((type) => page.roleOf({ type }) === undefined);
		expect(unknown().length).toBeGreaterThan(0);
		await page.loadExpansions(EXPANSION_IDS);
		expect(unknown()).toEqual([]);
	});

	it('are asked for once, however many games are played with them', async () => {
		const page = await fresh();
		const asked = vi.fn(() => Promise.resolve());
		page.loadAlong(asked);
		await page.loadExpansions(Array.from({ length: 50 }, () => EXPANSION_IDS).flat());
		expect(asked).toHaveBeenCalledTimes(EXPANSION_IDS.length);
	});

	it('between two of them are loaded where both are played, and not before', async () => {
		const page = await fresh();
		await Promise.all([page.loadExpansions(['river']), page.loadExpansions(['river-2'])]);
		const both = { ...setup, expansions: ['river', 'river-2'] } as const;
		expect(page.rulesOf({ ...setup, expansions: ['river-2'] }).counts.size).toBeGreaterThan(0);
		expect(() => page.rulesOf(both)).toThrow('haven’t been loaded');
		await page.loadExpansions(['river-2', 'river']);
		expect([...page.rulesOf(both).modules.keys()].sort()).toEqual([
			'base',
			'river',
			'river-fork',
			'river-pile',
			'river-volcano'
		]);
	});

	it('are loaded once', async () => {
		const [before] = expansionsIn(EXPANSION_IDS);
		await loadExpansions(EXPANSION_IDS);
		expect(expansionsIn(EXPANSION_IDS)[0]).toBe(before);
	});
});

it('what could not be loaded is asked for again, and what was loaded is not', async () => {
	const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no network'));
	const once = onceLoaded(load);
	await expect(once()).rejects.toThrow('no network');
	await Promise.all([once(), once()]);
	await once();
	expect(load).toHaveBeenCalledTimes(2);
});

describe.each(EXPANSION_IDS)('the outline of %s', (id) => {
	const [expansion] = expansionsIn([id]);

	it('names the objections of its modules', () => {
		const modules = expansion?.modules(USUAL_RULINGS, EXPANSION_IDS) ?? [];
		const objections = modules.flatMap(({ codes }) => codes?.objections ?? []);
		expect([...new Set(objections)].sort()).toEqual([...(expansion?.objections ?? [])].sort());
	});

	it('counts its tiles, whichever edition is played', () => {
		for (const { id: ruling, choices } of expansion?.rulings ?? [])
			for (const choice of choices) {
				for (const played of [[id], EXPANSION_IDS]) {
					const rulings = { ...USUAL_RULINGS, [ruling]: choice };
					const counts = expansion?.counts(rulings, played) ?? {};
					const drawn = Object.values(counts).reduce((sum, count) => sum + count, 0);
					const others = played.filter((one) => one !== id);
					const more = tilesMoreDrawn([id, ...others], rulings) - tilesMoreDrawn(others, rulings);
					expect(drawn, choice).toBe((TILES_DRAWN.get(id) ?? 0) + more);
				}
			}
	});
});
