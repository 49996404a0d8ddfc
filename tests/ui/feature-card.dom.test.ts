import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { award, halved, type FeatureSettlement } from '../../src/lib/engine/ledger';
import { tile } from '../../src/lib/engine/tile';
import CompareCard from '../../src/routes/game/feature/parts/CompareCard.svelte';
import type { ShownFeature, ShownPayout } from '../../src/routes/game/feature/parts/feature';
import FeatureCard from '../../src/routes/game/feature/FeatureCard.svelte';
import { historyWords } from '../../src/lib/words/en/history';
import { proofWords } from '../../src/lib/words/en/proof';
import { scoringWords } from '../../src/lib/words/en/scoring';

const players = [
	{ name: 'Ada', colour: 'red' },
	{ name: 'Ben', colour: 'blue' }
] as const;
const rulings = { farmRule: 'third' };
const game = { box: 'base-c1', expansions: [] } as const;

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

/** What a settlement pays to those who get the sum of the first of them. */
const payoutOf = (when: ShownPayout['when'], settlement: FeatureSettlement): ShownPayout => ({
	when,
	settlement,
	lines: settlement.awards[0]?.lines ?? [],
	players: settlement.awards.map(({ player }) => player),
	points: settlement.awards[0]?.points ?? 0
});
const NOW = payoutOf('ended', paysAda(1));
const WHOLE = payoutOf('completed', paysAda(2));

/** A feature of the first segment of a tile. */
function featureOf(line: string): ShownFeature['proof']['feature'] {
	const [segment] = tile('told', {}, line).segments;
	if (!segment) throw new Error('A tile has no segments.');
	return { kind: segment.kind, first: { segment } };
}

const city: ShownFeature = {
	proof: {
		feature: featureOf('C:NESW'),
		completed: false,
		tiles: [1, 2, 3],
		pennants: [],
		tokens: [],
		links: [],
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
	payouts: [NOW, WHOLE],
	payout: NOW,
	majority: [0],
	citiesNotCounted: [],
	chances: undefined,
	notes: [],
	printed: []
};
const cityWith = (
	proof: Partial<ShownFeature['proof']>,
	rest: Partial<ShownFeature> = {}
): ShownFeature => ({
	...city,
	...rest,
	proof: { ...city.proof, ...proof }
});
/** A city of which the board shows the first of its payouts. */
const paying = (proof: Partial<ShownFeature['proof']>, ...payouts: readonly ShownPayout[]) =>
	cityWith(proof, { payouts, payout: payouts[0] });

const at = { x: 1, y: 0, segment: 2 };
const farm = cityWith(
	{
		feature: featureOf('F:01234567'),
		open: [],
		ifEndedNow: [],
		cities: [{ why: 'feeds' }, { why: 'separated' }],
		rule: 'FARM-1'
	},
	{
		payouts: [],
		payout: undefined,
		citiesNotCounted: [
			{ letter: 'a', at, city: { open: 0 }, why: 'separated', between: ['road'], on: true }
		]
	}
);

function show(feature: ShownFeature, paidIn?: number | 'final') {
	const onpayout = vi.fn();
	const onturn = vi.fn();
	const calls = { onpayout, onturn, oncity: vi.fn(), oncompare: vi.fn(), onclose: vi.fn() };
	const { container } = render(FeatureCard, { game, feature, players, rulings, paidIn, ...calls });
	const says = container.textContent.replaceAll(/\s+/g, ' ');
	return { ...calls, container, says };
}
const DONE = { completed: true, open: [], ifEndedNow: [], paid: [paysAda(2)], rule: 'CITY-2' };

describe('the card of a feature', () => {
	it('says of what its points are half', () => {
		const half = halved(award(0, { tiles: 1 }, { tiles: 3 }));
		const { says } = show(paying({}, { ...NOW, ...half }));
		expect(says).toMatch(/Ada 2 .*3 tiles × 1 = 3, halved and rounded up: 2/);
	});

	it('leads with who gets how much: now, and if completed as it is', () => {
		const { says, container } = show(city);
		expect(says).toContain('If the game ended now');
		expect(says).toContain('Ada 3 3 tiles × 1 = 3');
		expect(says).toContain('If it were completed now Ada 6 3 tiles × 2 = 6');
		expect(says.indexOf('Ada 3')).toBeLessThan(says.indexOf('Ada 1 knight'));
		expect(says).toContain(proofWords.openParts('city', 2));
		expect(container.querySelectorAll('.payee svg')).toHaveLength(2);
	});

	it('says whose figures were compared once', () => {
		expect(show(city).says.split('Ada 1 knight')).toHaveLength(2);
	});

	it('a tap on another sum shows that one on the board, and cites its rule', async () => {
		const user = userEvent.setup();
		const { onpayout, says } = show(city);
		expect(says).toContain('END-3 · page, end');
		const rows = screen.getAllByRole('button', { name: /Ada/ });
		expect(rows.map((row) => row.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
		expect(rows[0]).toHaveTextContent(proofWords.onBoard);
		expect(rows[1]).not.toHaveTextContent(proofWords.onBoard);
		await user.click(rows[1] as HTMLElement);
		expect(onpayout).toHaveBeenCalledWith(1);
		expect(show({ ...city, payout: WHOLE }).says).toContain('CITY-2 · page, 3; book, 3');
	});

	it('says who laid the tile and what that paid, and leads to that turn and to its correction', async () => {
		const user = userEvent.setup();
		const laying = { position: 12, turn: 9, says: 'Tile 9 of 72: Ben laid a city.', gains: [0, 4] };
		const [onlaid, oncorrect] = [vi.fn(), vi.fn()];
		const calls = { onpayout: vi.fn(), onturn: vi.fn(), oncity: vi.fn(), oncompare: vi.fn() };
		const props = { game, feature: city, players, rulings, laying, ...calls, onclose: vi.fn() };
		render(FeatureCard, { ...props, onlaid, oncorrect });
		const section = screen.getByRole('region', { name: proofWords.thisTile });
		expect(section).toHaveTextContent(/Tile 9 of 72: Ben laid a city\..*Ben \+4/);
		expect(section).not.toHaveTextContent('Ada');
		await user.click(screen.getByRole('button', { name: proofWords.seeTurn(9) }));
		expect(onlaid).toHaveBeenCalled();
		await user.click(screen.getByRole('button', { name: historyWords.amend }));
		expect(oncorrect).toHaveBeenCalled();
	});

	it('says in one line what a sign on the tile does, and nothing of a picture that does nothing', () => {
		const { says } = show({ ...city, printed: ['cathedral', 'wolves'] });
		expect(says).toContain('Cathedral: a completed city with it pays 3 points');
		expect(says).not.toContain('wolves');
	});

	it('says what a completed one paid, and leads to the turn that paid it', async () => {
		const user = userEvent.setup();
		const { says, onturn } = show(paying(DONE, payoutOf('paid', paysAda(2))), 34);
		expect(says).toContain('Paid · Completed city');
		expect(says).toContain('Ada 6 3 tiles × 2 = 6');
		expect(says).not.toContain('If the game ended now');
		expect(says).toContain(scoringWords.completed({ kind: 'city' }));
		await user.click(screen.getByRole('button', { name: 'See that turn · tile 34' }));
		expect(onturn).toHaveBeenCalledOnce();
	});

	it('has nothing to choose, and no way to the turn, where there is one sum and it isn’t paid', () => {
		show(paying({}, NOW));
		const buttons = screen.getAllByRole('button').map((button) => button.ariaLabel);
		expect(buttons).toEqual(['How it is scored', 'Close']);
	});

	it('names all who tie, each with all points', () => {
		const [first] = paysAda(2).awards;
		const tie: FeatureSettlement = {
			...paysAda(2),
			compared: [0, 1].map((player) => ({ player, strength: 1, pieces: ['follower'] })),
			awards: [0, 1].flatMap((player) => (first ? [{ ...first, player }] : []))
		};
		const { says } = show(paying(DONE, payoutOf('paid', tie)));
		expect(says).toContain('Ada 6 Ben 6 3 tiles × 2 = 6');
		expect(says).toContain('Ada and Ben tie: each scores the full 6 points.');
	});

	it('says what whoever completes it wins', () => {
		expect(show(city).says).not.toContain('For whoever completes it');
		const tokens = [
			{ token: 'wine', count: 1, most: false },
			{ token: 'grain', count: 2, most: false }
		];
		expect(show(cityWith({ tokens })).says).toContain(
			'For whoever completes it: 1 wine · 2 grain.'
		);
	});

	it('cites first why it pays nothing, and the rule of a farm’s pig', () => {
		const nothing = { ...paysAda(1), awards: [], changedBy: ['CATHEDRAL-2'] };
		const { says } = show(paying({ ifEndedNow: [nothing] }, payoutOf('ended', nothing)));
		expect(says.indexOf('CATHEDRAL-2')).toBeGreaterThan(-1);
		expect(says.indexOf('CATHEDRAL-2')).toBeLessThan(says.indexOf('END-3 ·'));
		const fed = { ...paysAda(1), kind: 'field' as const, rule: 'FARM-1', changedBy: ['PIG-2'] };
		expect(show({ ...farm, settlements: [fed] }).says).toContain('PIG-2 · page, pig');
	});

	it('cites the rules of other boxes that changed the amount', () => {
		const changed = { ...paysAda(2), changedBy: ['GINGERBREAD-3'] };
		const { says } = show(paying(DONE, payoutOf('paid', changed)));
		expect(says).toContain('CITY-2 · page, 3; book, 3');
		expect(says).toContain('GINGERBREAD-3 · book, p. 8, scoring 1');
	});

	it('says where nobody stands what it is worth, and which sides can never close', () => {
		const none = payoutOf('ended', { ...paysAda(1), compared: [], awards: [] });
		const worth = { ...none, lines: NOW.lines, points: NOW.points };
		const { says } = show(paying({ compared: [], open: [{ never: true }, {}] }, worth));
		expect(says).toContain('Would pay 3 3 tiles × 1 = 3');
		expect(says).toContain(scoringWords.nobodyStandsHere);
		expect(says).toContain(proofWords.neverCloses(1));
		expect(says).toContain(proofWords.openParts('city', 1));
	});

	it('as a referee names who stands there, but neither points nor a majority', () => {
		const hidden = { showsPoints: false, payouts: [], payout: undefined, majority: [] };
		const { says } = show({ ...city, ...hidden });
		expect(says).toContain('Ada 1 knight');
		expect(says).toContain(scoringWords.hiddenByReferee);
		expect(says).not.toContain('Ada 3');
	});

	it('says what the tiles left make of it, once, and after what is open', () => {
		expect(show(city).says).not.toMatch(/tiles left|completed any more/);
		const drawn = { spots: 2, fitting: 3, left: 39, soon: { draws: 6, often: 4 } };
		const { says } = show({ ...city, chances: { kind: 'drawn', ...drawn } });
		expect(says).toContain(
			`${proofWords.openParts('city', 2)} At the hardest of the 2 spots, 3 of the 39 tiles left fit. One comes within the next 6 draws in about 4 of 10 games.`
		);
		const lost = show({ ...city, chances: { kind: 'lost' } });
		expect(lost.says).toContain('It can’t be completed any more with the tiles that are left.');
		expect(lost.container.querySelectorAll('.never')).toHaveLength(1);
	});

	it('counts a monastery’s missing spots', () => {
		const open = [{}, {}, {}];
		const { says } = show(cityWith({ feature: featureOf('M F:01234567'), open }));
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
		const row = screen.getByRole('button', { name: 'City a, 1 tile east: a road between' });
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
