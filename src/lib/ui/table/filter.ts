import type { TileType } from '../../engine/tile';
import { words } from '../../words/table';

/** What a tile must show on its edges or in its middle, or where it must come from, to stay in the palette. */
export const TRAITS = ['city', 'road', 'monastery', 'pennant', 'mark', 'extra'] as const;
export type Trait = (typeof TRAITS)[number];

/** A filter of the palette: all traits wanted, and words to be found among the tile's names. */
export interface Filter {
	readonly traits: readonly Trait[];
	readonly text: string;
}

export const NO_FILTER: Filter = { traits: [], text: '' };

/**
 * True when the tile shows everything that the filter wants; `extra` for one that came with an expansion. A tile that
 * nobody has told shows nothing.
 */
export const passes = (
	{ traits, text }: Filter,
	type: TileType | undefined,
	extra = false
): boolean =>
	traits.every((trait) => (trait === 'extra' ? extra : type && shows(type, trait))) &&
	found(type, text.trim().toLowerCase());

function shows({ edges, segments, mark }: TileType, trait: Trait): boolean {
	if (trait === 'city' || trait === 'road') return edges.includes(trait);
	if (trait === 'mark') return mark !== undefined;
	if (trait === 'monastery') return segments.some(({ kind }) => kind === 'monastery');
	return segments.some((segment) => segment.kind === 'city' && segment.pennants > 0);
}

/** A number or letter is the tile's own; longer words may stand anywhere in what is said of it. */
function found(type: TileType | undefined, text: string): boolean {
	if (text === '' || !type) return text === '';
	const number = type.number?.replace(/^0/, '');
	if (text.length <= 2 && [type.letter?.toLowerCase(), number, type.number].includes(text))
		return true;
	return text.length > 1 && words.tiles.search(type).includes(text);
}

/** The filter with a trait switched. */
export const switched = (filter: Filter, trait: Trait): Filter => ({
	...filter,
	traits: filter.traits.includes(trait)
		? filter.traits.filter((other) => other !== trait)
		: [...filter.traits, trait]
});
