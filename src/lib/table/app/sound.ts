/** A sound of the app; a feature that is finished sounds by its size, in tiles. */
export type Sound =
	{ readonly kind: 'laid' | 'ended' } | { readonly kind: 'finished'; readonly tiles: number };
