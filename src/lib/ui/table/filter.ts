import type { TileType } from '../../engine/tile';
import { words } from '../../words/table';

/** Traits by which tiles are filtered. */
export const TRAITS = ['city', 'road', 'monastery', 'pennant', 'mark', 'extra'] as const;
export type Trait = (typeof TRAITS)[number];

/** A filter of the palette: wanted traits, and a text to find in the tile's names. */
export interface Filter {
	readonly traits: readonly Trait[];
	readonly text: string;
}

export const NO_FILTER: Filter = { traits: [], text: '' };

/**
 * True when the tile has everything that the filter wants. `extra` is true for tiles of an expansion. A tile that nobody
 * has described has no traits.
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

/** A short text can be the tile's letter or number; from two characters on it may be anywhere in its description. */
function found(type: TileType | undefined, text: string): boolean {
	if (text === '' || !type) return text === '';
	const number = type.number?.replace(/^0/, '');
	if (text.length <= 2 && [type.letter?.toLowerCase(), number, type.number].includes(text))
		return true;
	return text.length > 1 && words.tiles.search(type).includes(text);
}

/** The filter with a trait toggled. */
export const switched = (filter: Filter, trait: Trait): Filter => ({
	...filter,
	traits: filter.traits.includes(trait)
		? filter.traits.filter((other) => other !== trait)
		: [...filter.traits, trait]
});
