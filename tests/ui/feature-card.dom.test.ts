import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { award, type FeatureSettlement } from '../../src/lib/engine/ledger';
import CompareCard from '../../src/lib/ui/table/CompareCard.svelte';
import type { ShownFeature } from '../../src/lib/ui/table/feature';
import FeatureCard from '../../src/lib/ui/table/FeatureCard.svelte';
import { proofWords } from '../../src/lib/words/proof';
import { words } from '../../src/lib/words/table';

const names = ['Ada', 'Ben'];
const rulings = { farmRule: 'third' };

/** A city of three tiles with a knight of Ada’s, and the points for each tile. */
const paysAda = (each: number): FeatureSettlement => ({
	stage: 'features',
	occasion: each === 2 ? 'completed' : 'unfinished',
	rule: each === 2 ? 'CITY-2' : 'END-3',
	rulings: [],
	kind: 'city',
	at: { x: 0, y: 0, segment: 0 },
	tiles: [],
	pennants: [],
	cities: [],
	compared: [{ player: 0, strength: 1, pieces: ['follower'] }],
	awards: [award(0, { tiles: each }, { tiles: 3 })],
	home: []
});

const city: ShownFeature = {
	proof: {
		feature: { kind: 'city' },
		completed: false,
		tiles: [1, 2, 3],
		pennants: [],
		figures: [{ kind: 'follower', player: 0 }],
		compared: paysAda(1).compared,
		paid: [],
		ifEndedNow: [paysAda(1)],
		open: [{}, {}],
		cities: [],
		rule: 'END-3'
	},
	showsPoints: true,
	settlements: [paysAda(1)],
	ifCompleted: paysAda(2),
	majority: [0],
	citiesNotCounted: []
};
const cityWith = (
	proof: Partial<ShownFeature['proof']>,
	rest: Partial<ShownFeature> = {}
): ShownFeature => ({
	...city,
	...rest,
	proof: { ...city.proof, ...proof }
});

const at = { x: 1, y: 0, segment: 2 };
const farm = cityWith(
	{
		feature: { kind: 'field' },
		open: [],
		ifEndedNow: [],
		cities: [{ why: 'feeds' }, { why: 'separated' }],
		rule: 'FARM-1'
	},
	{
		ifCompleted: undefined,
		citiesNotCounted: [
			{ letter: 'a', at, city: { open: 0 }, why: 'separated', between: ['road'], on: true }
		]
	}
);

function show(feature: ShownFeature) {
	const calls = { oncity: vi.fn(), oncompare: vi.fn(), onclose: vi.fn() };
	const { container } = render(FeatureCard, { feature, names, rulings, ...calls });
	const says = container.textContent.replaceAll(/\s+/g, ' ');
	return { ...calls, says };
}

describe('the card of a feature', () => {
	it('shows what an unfinished city pays now, and would pay if completed as it is', () => {
		const { says } = show(city);
		expect(says).toContain('If the game ended now: Ada +3 3 tiles × 1 = 3');
		expect(says).toContain('Completed as it is now, it would pay: Ada +6 3 tiles × 2 = 6');
		expect(says).toContain(proofWords.openParts('city', 2));
		expect(says).toContain('END-3 · page, end');
	});

	it('shows what a completed one paid, and no more', () => {
		const done = { completed: true, open: [], ifEndedNow: [], paid: [paysAda(2)], rule: 'CITY-2' };
		const { says } = show(cityWith(done, { ifCompleted: undefined }));
		expect(says).toContain('Already paid · Completed city Ada +6 3 tiles × 2 = 6');
		expect(says).not.toContain(words.scoring.ifEndedNow);
		expect(says).toContain(words.scoring.completed);
	});

	it('says where nobody stands, and which sides can never close', () => {
		const none = { compared: [], awards: [] };
		const { says } = show(
			cityWith(
				{ compared: [], ifEndedNow: [{ ...paysAda(1), ...none }], open: [{ never: true }, {}] },
				{ ifCompleted: undefined, majority: [] }
			)
		);
		expect(says).toContain(words.scoring.nobodyStandsHere);
		expect(says).toContain(proofWords.neverCloses(1));
		expect(says).toContain(proofWords.openParts('city', 1));
	});

	it('as a referee names who stands there, but neither points nor a majority', () => {
		const { says } = show({ ...city, showsPoints: false, ifCompleted: undefined, majority: [] });
		expect(says).toContain('Ada 1 knight');
		expect(says).toContain(words.scoring.hiddenByReferee);
		expect(says).not.toContain('+3');
	});

	it('counts a monastery’s missing spots', () => {
		const open = [{}, {}, {}];
		const { says } = show(cityWith({ feature: { kind: 'monastery' }, open }));
		expect(says).toContain('3 of 8 neighbours missing');
		expect(says).toContain(proofWords.openParts('monastery', 3));
	});
});

describe('the card of a farm', () => {
	it('names the owner first, then why a city doesn’t count; a tap highlights it', async () => {
		const user = userEvent.setup();
		const { says, oncity, oncompare } = show(farm);
		expect(says).toContain('3 tiles · feeds 1 city');
		expect(says.indexOf('Ada has the most farmers here')).toBeLessThan(
			says.indexOf('a road between')
		);
		const row = screen.getByRole('button', { name: 'City a, 1 east: a road between' });
		expect(row).toHaveAttribute('aria-pressed', 'true');
		await user.click(row);
		expect(oncity).toHaveBeenCalledWith(at);
		await user.click(screen.getByRole('button', { name: proofWords.compare }));
		expect(oncompare).toHaveBeenCalledOnce();
	});

	it('says whose barn stands there', () => {
		const figures = [{ kind: 'barn', player: 1 }];
		const { says } = show({ ...farm, proof: { ...farm.proof, figures }, majority: [] });
		expect(says).toContain('Ben has a barn here');
	});

	it('names the ruling that decided its points', () => {
		const decided = { ...paysAda(1), rulings: ['farmRule'] };
		const { says } = show({ ...farm, settlements: [decided] });
		expect(says).toContain('Your rules · ');
	});
});

describe('the card of two fields', () => {
	const compare = (paths: Parameters<typeof proofWords.fields>[0] | undefined, same = false) => {
		const calls = { onagain: vi.fn(), oncancel: vi.fn(), onclose: vi.fn() };
		const { container } = render(CompareCard, { paths, same, rulings, ...calls });
		return { ...calls, says: container.textContent };
	};

	it('waits for the second one, and can be closed', async () => {
		const user = userEvent.setup();
		const { says, oncancel } = compare(undefined);
		expect(says).toContain(proofWords.compareHint);
		await user.click(screen.getByRole('button', { name: proofWords.cancel }));
		expect(oncancel).toHaveBeenCalledOnce();
	});

	it.each([
		['one', []],
		['separated', ['road', 'city']],
		['apart', []]
	] as const)('says when they are %s', (kind, between) => {
		const { says } = compare({ kind, between });
		expect(says).toContain(proofWords.fields({ kind, between }));
		expect(says.includes(proofWords.nearestHint)).toBe(kind === 'separated');
		expect(says).toContain('FARM-4 · page, farms; n. 9');
	});

	it('says when both are the same piece', async () => {
		const user = userEvent.setup();
		const { says, onagain } = compare({ kind: 'one', between: [] }, true);
		expect(says).toContain(proofWords.samePlace);
		await user.click(screen.getByRole('button', { name: proofWords.compareAgain }));
		expect(onagain).toHaveBeenCalledOnce();
	});
});
