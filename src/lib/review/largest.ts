/** The largest item, of equal ones the first; undefined for none. */
export const largest = <T>(items: readonly T[], size: (item: T) => number): T | undefined =>
	items.reduce<T | undefined>(
		(best, item) => (best === undefined || size(item) > size(best) ? item : best),
		undefined
	);
