import { parseLine } from '../engine/line';
import { ALL_SIDES, type Side } from '../engine/spot';
import type { TileId, TileType } from '../engine/tile';
import { formatLine } from './format';
import {
	layoutsFor,
	withPennants,
	type Edge,
	type Edges,
	type Known,
	type Layout
} from './layouts';
import { MOST_PENNANTS } from './read';
import { MOST_NAME, type ToldMark, type ToldTile } from './tile';

/** The steps of telling a tile, in order. */
export const STEPS = ['edges', 'layout', 'finish'] as const;
export type Step = (typeof STEPS)[number];

/** What layouts may be asked for when there are many. */
export const TRAITS = [
	'one-city',
	'apart',
	'running-on',
	'ending',
	'gate',
	'monastery',
	'special'
] as const;
export type Trait = (typeof TRAITS)[number];

/** With no more layouts than these nobody needs to filter them. */
export const FEW = 12;

/** How far a table has told a tile. */
export interface Telling {
	readonly id: TileId;
	readonly step: Step;
	/** What the sides N, E, S, W show, as far as told. */
	readonly edges: readonly (Edge | undefined)[];
	/** Sides that are known before anything was told, since a neighbour lies there. */
	readonly locked: readonly Side[];
	/** The side that the next edge told is for; undefined once all are told. */
	readonly side: Side | undefined;
	readonly traits: readonly Trait[];
	readonly layout: Layout | undefined;
	/** For each city of the layout, in order. */
	readonly pennants: readonly number[];
	readonly mark: ToldMark | undefined;
	/** True where the table may say whether the tile bears the mark. */
	readonly asksMark: boolean;
	readonly name: string;
}

/** How telling begins. */
export interface Beginning {
	/** The id that the tile will have. */
	readonly id: TileId;
	/** What the neighbours demand, where the spot was chosen first. */
	readonly known?: Known;
	/** The mark that the tile bears unless the table says otherwise. */
	readonly mark?: ToldMark | undefined;
	/** Lets the table say whether it bears the mark. */
	readonly asksMark?: boolean;
}

/** Nothing told yet but what the neighbours demand. */
export function begin({ id, known = [], mark, asksMark = false }: Beginning): Telling {
	const edges = ALL_SIDES.map((side) => {
		const demanded = known[side];
		return demanded === 'any' ? undefined : demanded;
	});
	const locked = ALL_SIDES.filter((side) => edges[side] !== undefined);
	const blank = { traits: [], layout: undefined, pennants: [], name: '' } as const;
	return onwards({ id, step: 'edges', edges, locked, side: undefined, mark, asksMark, ...blank });
}

/** A tile told before, at its last step: every step back leads to what may be corrected. */
export function correct(told: ToldTile, asksMark = false): Telling {
	const { id, line, mark, name = '' } = told;
	const start = begin({ id, mark, asksMark });
	const edges = edgesOf(line);
	const bare = withPennants(line, []);
	const layout = layoutsFor(edges).find((each) => each.line === bare);
	const pennants = parseLine(formatLine(parseLine(line))).flatMap((segment) =>
		segment.kind === 'city' ? [segment.pennants] : []
	);
	const step = layout ? 'finish' : 'layout';
	return { ...start, step, edges, side: undefined, layout, pennants, name };
}

function edgesOf(line: string): Edges {
	const edges: [Edge, Edge, Edge, Edge] = ['field', 'field', 'field', 'field'];
	for (const segment of parseLine(line))
		if (segment.kind === 'city' || segment.kind === 'road')
			for (const side of segment.sides) edges[side] = segment.kind;
	return edges;
}

/** All four edges, once they are told. */
export function toldEdges({ edges: [n, e, s, w] }: Pick<Telling, 'edges'>): Edges | undefined {
	return n && e && s && w ? [n, e, s, w] : undefined;
}

/** Goes on to the next side that isn't told, clockwise; to the layouts when all are. */
function onwards(telling: Telling): Telling {
	const from = telling.side ?? 3;
	const next = ALL_SIDES.map((by) => ((from + 1 + by) & 3) as Side).find(
		(side) => telling.edges[side] === undefined
	);
	return next === undefined
		? { ...telling, side: undefined, step: 'layout' }
		: { ...telling, side: next };
}

/** Turns to a side, to tell it or to tell it again. What neighbours demand stays. */
export const turnTo = (telling: Telling, side: Side): Telling =>
	telling.locked.includes(side) ? telling : { ...telling, step: 'edges', side };

/** Tells what the side in turn shows. What was told of the layout before no longer holds. */
export function tellEdge(telling: Telling, edge: Edge): Telling {
	const { side } = telling;
	if (side === undefined) return telling;
	const edges = telling.edges.map((each, index) => (index === side ? edge : each));
	return onwards({ ...telling, edges, traits: [], layout: undefined, pennants: [] });
}

/** Switches a wish for the layouts. */
export const switchTrait = (telling: Telling, trait: Trait): Telling => ({
	...telling,
	traits: telling.traits.includes(trait)
		? telling.traits.filter((each) => each !== trait)
		: [...telling.traits, trait]
});

/** True for a layout that shows the trait. */
export function hasTrait({ cities, roads, ends, monastery, specials }: Layout, trait: Trait) {
	switch (trait) {
		case 'one-city':
			return cities === 1;
		case 'apart':
			return cities > 1;
		case 'running-on':
			return roads > 0 && ends.length === 0;
		case 'ending':
			return ends.some((end) => end !== 'city');
		case 'gate':
			return ends.includes('city');
		case 'monastery':
			return monastery;
		case 'special':
			return specials.length > 0;
	}
}

/** Traits that some of the layouts show and others don't; none when the layouts are few. */
export const traitsAmong = (layouts: readonly Layout[]): readonly Trait[] =>
	layouts.length <= FEW
		? []
		: TRAITS.filter((trait) => {
				const having = layouts.filter((layout) => hasTrait(layout, trait)).length;
				return having > 0 && having < layouts.length;
			});

/** The layouts with all that is wished for. */
export const wished = (layouts: readonly Layout[], traits: readonly Trait[]): readonly Layout[] =>
	layouts.filter((layout) => traits.every((trait) => hasTrait(layout, trait)));

/** Chooses a layout; the same one again keeps its pennants. */
export const choose = (telling: Telling, layout: Layout): Telling => ({
	...telling,
	step: 'finish',
	layout,
	pennants:
		layout.line === telling.layout?.line
			? telling.pennants
			: Array.from({ length: layout.cities }, () => 0)
});

/** One more pennant for a city, by its place among the cities; none again after the most. */
export const tapPennant = (telling: Telling, city: number): Telling => ({
	...telling,
	pennants: telling.pennants.map((count, index) =>
		index === city ? (count + 1) % (MOST_PENNANTS + 1) : count
	)
});

/** The tile bears the mark, or doesn't. */
export const setMark = (telling: Telling, mark: ToldMark | undefined): Telling => ({
	...telling,
	mark
});

/** Names the tile. */
export const setName = (telling: Telling, name: string): Telling => ({
	...telling,
	name: name.slice(0, MOST_NAME)
});

/** One step back: from the end to the layouts, from there to the edges. */
export function back(telling: Telling): Telling {
	if (telling.step === 'finish') return { ...telling, step: 'layout' };
	const free = ALL_SIDES.find((side) => !telling.locked.includes(side));
	return { ...telling, step: 'edges', side: telling.side ?? free };
}

/** True when a step back leads to something that can be told in another way. */
export const canGoBack = ({ step, locked }: Telling): boolean =>
	step === 'finish' || (step === 'layout' && locked.length < 4);

/** Goes on to the layouts of edges told before. */
export const forward = (telling: Telling): Telling =>
	toldEdges(telling) ? { ...telling, step: 'layout', side: undefined } : telling;

/** What was told; undefined while no layout is chosen. */
export function result({ id, layout, pennants, mark, name }: Telling): ToldTile | undefined {
	if (!layout) return undefined;
	const called = name.trim();
	return {
		id,
		line: withPennants(layout.line, pennants),
		...(mark ? { mark } : {}),
		...(called ? { name: called } : {})
	};
}

/** Who keeps what a table tells, step by step: what the picker shows and calls. */
export interface Teller {
	readonly telling: Telling;
	/** Every layout for the edges, once all are told. */
	readonly layouts: readonly Layout[];
	/** Those with all that is wished for. */
	readonly shown: readonly Layout[];
	/** Wishes that part them. */
	readonly traits: readonly Trait[];
	/** What was told, once a layout is chosen, and the same as a tile to be drawn. */
	readonly told: ToldTile | undefined;
	readonly type: TileType | undefined;
	/** True when a step back leads to something that can be told in another way. */
	readonly canGoBack: boolean;
	turnTo(side: Side): void;
	tellEdge(edge: Edge): void;
	forward(): void;
	back(): void;
	switchTrait(trait: Trait): void;
	choose(layout: Layout): void;
	tapPennant(city: number): void;
	setMark(mark: ToldMark | undefined): void;
	setName(name: string): void;
}
