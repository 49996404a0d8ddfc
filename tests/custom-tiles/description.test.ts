import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import {
	back,
	begin,
	canGoBack,
	choose,
	correct,
	MAX_UNFILTERED,
	forward,
	hasTrait,
	layoutsFor,
	readCustomTile,
	result,
	setMark,
	setName,
	centresFor,
	toggleCentre,
	toggleSign,
	toggleTrait,
	tapPennant,
	setEdge,
	edgesOffered,
	completeEdges,
	traitsAmong,
	turnTo,
	layoutsWith,
	type Edge,
	type Layout,
	type TileDescription
} from '../../src/lib/custom-tiles';
import { ALL_EDGES, edgesFrom } from './support';

const id = tileId('gingerbread-1');
const tell = (start: TileDescription, word: string): TileDescription =>
	edgesFrom(word).reduce((state, edge: Edge) => setEdge(state, edge), start);

function layoutOf(state: TileDescription, line: string): Layout {
	const edges = completeEdges(state);
	const found = edges && layoutsFor(edges).find((layout) => layout.line === line);
	if (!found) throw new Error(`There is no layout ${line}.`);
	return found;
}
const withLayout = (state: TileDescription, line: string): TileDescription =>
	choose(state, layoutOf(state, line));
const pick = (word: string, line: string): TileDescription =>
	withLayout(tell(begin({ id }), word), line);

describe('describing the edges', () => {
	it('goes clockwise from the north and on to the layouts by itself', () => {
		const start = begin({ id });
		expect(start).toMatchObject({ step: 'edges', side: 0, locked: [] });
		const one = setEdge(start, 'city');
		expect(one).toMatchObject({ step: 'edges', side: 1 });
		expect(completeEdges(one)).toBeUndefined();
		const all = tell(start, 'CFRR');
		expect(all).toMatchObject({ step: 'layout', side: undefined });
		expect(completeEdges(all)).toEqual(edgesFrom('CFRR'));
	});

	it('asks only for what the neighbours leave open', () => {
		const start = begin({ id, known: ['city', undefined, 'any', 'road'] });
		expect(start).toMatchObject({ step: 'edges', side: 1, locked: [0, 3] });
		expect(turnTo(start, 0)).toEqual(start);
		const all = setEdge(setEdge(start, 'field'), 'road');
		expect(completeEdges(all)).toEqual(edgesFrom('CFRR'));
		expect(all.step).toBe('layout');
	});

	it('is done at once with four neighbours', () => {
		const start = begin({ id, known: edgesFrom('CFRR') });
		expect(start.step).toBe('layout');
		expect(canGoBack(start)).toBe(false);
	});

	it('changes a side, and drops what depended on it', () => {
		const described = pick('CFRR', 'C:N R:SW F:2347 F:56');
		const turned = turnTo(back(back(described)), 3);
		expect(turned).toMatchObject({ step: 'edges', side: 3, layout: described.layout });
		expect(result(turned)).toBeDefined();
		const again = setEdge(turned, 'field');
		expect(again).toMatchObject({ step: 'layout', layout: undefined });
		expect(completeEdges(again)).toEqual(edgesFrom('CFRF'));
		expect(result(again)).toBeUndefined();
	});

	it('goes forward without changing anything', () => {
		const described = tell(begin({ id }), 'CFRR');
		expect(forward(back(described))).toEqual(described);
		const unfinished = setEdge(begin({ id }), 'city');
		expect(forward(unfinished)).toEqual(unfinished);
	});
});

describe('wishes', () => {
	it('are offered when there are many layouts, and only those that narrow them down', () => {
		for (const edges of ALL_EDGES) {
			const layouts = layoutsFor(edges);
			const traits = traitsAmong(layouts);
			expect(traits.length > 0, edges.join(' ')).toBe(layouts.length > MAX_UNFILTERED);
			for (const trait of traits) {
				const some = layoutsWith(layouts, [trait]).length;
				expect(some > 0 && some < layouts.length, `${edges.join(' ')} ${trait}`).toBe(true);
			}
		}
	});

	it('combine, and each can be removed', () => {
		const layouts = layoutsFor(edgesFrom('CRCR'));
		const start = tell(begin({ id }), 'CRCR');
		const both = toggleTrait(toggleTrait(start, 'one-city'), 'special');
		const left = layoutsWith(layouts, both.traits);
		expect(left.map(({ specials }) => specials)).toEqual(left.map(() => ['tunnel']));
		expect(left).toHaveLength(4);
		expect(toggleTrait(both, 'special').traits).toEqual(['one-city']);
	});

	it.each([
		['CFFF', 'C:N F:234567', ['one-city']],
		['CFCF', 'C:N C:S F:2367', ['apart']],
		['CRFR', 'C:N R:EW F:27 F:3456', ['one-city', 'running-on']],
		['CFFR', 'C:N R:W>city0 F:23456 F:7', ['one-city', 'gate']],
		['FFFR', 'R:W>monastery M F:01234567', ['ending', 'monastery']],
		['CFFF', 'C:N,SE,SW F:23 F:45 F:67', ['one-city', 'special']]
	])('of %s %s: %j', (word, line, traits) => {
		const layout = layoutOf(tell(begin({ id }), word), line);
		const all = [
			'one-city',
			'apart',
			'running-on',
			'ending',
			'gate',
			'monastery',
			'special'
		] as const;
		expect(all.filter((trait) => hasTrait(layout, trait))).toEqual(traits);
	});
});

describe('the last step', () => {
	it('gives a tile with pennants, mark and name, ready to be stored', () => {
		const described = pick('CFCF', 'C:N C:S F:2367');
		const two = tapPennant(tapPennant(tapPennant(described, 1), 1), 0);
		const whole = result(setName(setMark(two, 'gingerbread'), '  Star biscuit '));
		expect(whole).toEqual({
			id,
			line: 'C:N+ C:S++ F:2367',
			mark: 'gingerbread',
			name: 'Star biscuit'
		});
		expect(readCustomTile(whole)).toEqual(whole);
	});

	it('cycles through the number of pennants back to none', () => {
		const described = pick('CFFF', 'C:N F:234567');
		const counts = [1, 2, 3].map((taps) =>
			Array.from({ length: taps }).reduce<TileDescription>(
				(state) => tapPennant(state, 0),
				described
			)
		);
		expect(counts.map(({ pennants }) => pennants)).toEqual([[1], [2], [0]]);
	});

	it('takes from a name what nobody sees', () => {
		const described = pick('CFFF', 'C:N F:234567');
		expect(result(setName(described, '\u202aStar\u202c\u200b'))?.name).toBe('Star');
	});

	it('ignores a blank name, and cuts a long one', () => {
		const described = pick('CFFF', 'C:N F:234567');
		expect(result(setName(described, '  '))).toEqual({ id, line: 'C:N F:234567' });
		expect(result(setName(described, 'x'.repeat(50)))?.name).toHaveLength(40);
	});

	it('keeps the pennants when the same layout is chosen again', () => {
		const described = tapPennant(pick('CFFF', 'C:N F:234567'), 0);
		expect(withLayout(back(described), 'C:N F:234567').pennants).toEqual([1]);
		expect(withLayout(back(described), 'C:N M F:234567').pennants).toEqual([0]);
	});
});

describe('signs', () => {
	const city = { index: 0, kind: 'city' } as const;
	const road = { index: 1, kind: 'road' } as const;
	const bare = pick('CFRR', 'C:N R:SW F:2347 F:56');

	it('are set on roads and cities, in one order, and taken off again', () => {
		const wine = toggleSign(tapPennant(bare, 0), city, 'wine');
		const all = toggleSign(toggleSign(wine, road, 'inn'), city, 'cathedral');
		const whole = result(all);
		expect(whole).toEqual({ id, line: 'C:N+!cathedral!wine R:SW!inn F:2347 F:56' });
		expect(readCustomTile(whole)).toEqual(whole);
		expect(result(toggleSign(all, road, 'inn'))?.line).toBe('C:N+!cathedral!wine R:SW F:2347 F:56');
	});

	it('of another kind of segment are ignored', () => {
		expect(result(toggleSign(bare, road, 'wine'))?.line).toBe(bare.layout?.line);
	});

	it('stay with the layout, and go with another one', () => {
		const inn = toggleSign(bare, road, 'inn');
		expect(withLayout(back(inn), 'C:N R:SW F:2347 F:56').signs).toEqual(inn.signs);
		const other = withLayout(back(inn), 'C:N R:S>city0 R:W>city0 F:234 F:56 F:7');
		expect(result(other)?.line).not.toContain('!');
	});

	it('are found again in a correction, whatever the order of its segments', () => {
		const described = { id, line: 'R:SW!inn F:56 C:N!wine F:2347' };
		const state = correct(described, { offersSigns: ['inn', 'cloth'] });
		expect(state).toMatchObject({ step: 'finish', offersSigns: ['inn', 'cloth', 'wine'] });
		expect(result(state)?.line).toBe('C:N!wine R:SW!inn F:2347 F:56');
		expect(result(toggleSign(state, city, 'wine'))?.line).toBe('C:N R:SW!inn F:2347 F:56');
	});
});

describe('a garden', () => {
	const offered = (word: string, line: string): TileDescription =>
		withLayout(tell(begin({ id, offersKinds: ['garden'] }), word), line);
	const bare = offered('CFRR', 'C:N R:SW F:2347 F:56');

	it('is set beside pennants and signs, and taken off again', () => {
		const all = toggleSign(
			toggleCentre(tapPennant(bare, 0), 'garden'),
			{ index: 1, kind: 'road' },
			'inn'
		);
		const whole = result(all);
		expect(whole).toEqual({ id, line: 'C:N+ R:SW!inn M=garden F:2347 F:56' });
		expect(readCustomTile(whole)).toEqual(whole);
		expect(result(toggleCentre(all, 'garden'))?.line).toBe('C:N+ R:SW!inn F:2347 F:56');
	});

	it('is offered where there is a field without a monastery, in a game that has it', () => {
		expect(centresFor(bare)).toEqual(['garden']);
		expect(centresFor(offered('CCCC', 'C:N C:E C:S C:W F@N'))).toEqual(['garden']);
		expect(centresFor(offered('FFFF', 'M F:01234567'))).toEqual([]);
		expect(centresFor(offered('CCCC', 'C:NESW'))).toEqual([]);
		expect(centresFor(pick('CFRR', 'C:N R:SW F:2347 F:56'))).toEqual([]);
		expect(centresFor(begin({ id, offersKinds: ['garden'] }))).toEqual([]);
	});

	it('goes with another layout, and is found again in a correction', () => {
		const planted = toggleCentre(bare, 'garden');
		expect(withLayout(back(planted), 'C:N R:SW F:2347 F:56').centre).toBe('garden');
		expect(withLayout(back(planted), 'C:N R:SW M F:2347 F:56').centre).toBeUndefined();
		const state = correct({ id, line: 'M=garden R:SW!inn F:56 C:N F:2347' });
		expect(state).toMatchObject({ step: 'finish', centre: 'garden', offersKinds: ['garden'] });
		expect(result(state)?.line).toBe('C:N R:SW!inn M=garden F:2347 F:56');
		expect(result(toggleCentre(state, 'garden'))?.line).toBe('C:N R:SW!inn F:2347 F:56');
	});
});

describe('a river', () => {
	const start = begin({ id, offersKinds: ['river'] });

	it('is an edge in a game that has it, or beside a tile with it', () => {
		expect(edgesOffered(start)).toEqual(['field', 'road', 'city', 'river']);
		expect(edgesOffered(begin({ id }))).toEqual(['field', 'road', 'city']);
		const beside = begin({ id, known: ['river'] });
		expect(edgesOffered(beside)).toContain('river');
		expect(beside).toMatchObject({ side: 1, locked: [0] });
	});

	it('keeps its spring when a sign is set, and in a correction', () => {
		const spring = withLayout(tell(start, 'FRRS'), 'R:ES R=river:W!spring F:012567 F:34');
		const inn = toggleSign(spring, { index: 0, kind: 'road' }, 'inn');
		const whole = result(inn);
		expect(whole?.line).toBe('R:ES!inn R=river:W!spring F:012567 F:34');
		expect(readCustomTile(whole)).toEqual(whole);
		const state = correct({ id, line: 'R=river:W!spring F:34 R:ES!inn F:012567' });
		expect(state).toMatchObject({ step: 'finish', offersSigns: ['inn'], offersKinds: ['river'] });
		expect(completeEdges(state)).toEqual(edgesFrom('FRRS'));
		expect(result(state)).toEqual(whole);
	});
});

describe('a tile described before', () => {
	it('opens at the last step, ready to be corrected', () => {
		const described = { id, line: 'C:N+ C:S F:2367', mark: 'gingerbread', name: 'Star' } as const;
		const state = correct(described, { offersMark: true });
		expect(state).toMatchObject({ step: 'finish', pennants: [1, 0], offersMark: true });
		expect(result(state)).toEqual(described);
		expect(result(setMark(state, undefined))).not.toHaveProperty('mark');
	});

	it('opens at the layouts when none of them equals it', () => {
		const state = correct({ id, line: 'C:N R:ES R:W>crossing F:27 F:34 F:56' });
		expect(state).toMatchObject({ step: 'layout', layout: undefined });
		expect(completeEdges(state)).toEqual(edgesFrom('CRRR'));
	});
});
