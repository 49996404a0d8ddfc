export { LANDS, type Land } from '$lib/rules/catalogue';

/** Each by day and at dusk. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/**
 * What an address asks for of a closed list, as `?land=winter&land=summer` or `?land=all` does; what is usual when it asks
 * for nothing that there is.
 */
export function optionsIn<T extends string>(
	{ searchParams }: URL,
	name: string,
	all: readonly T[],
	usual: readonly T[]
): T[] {
	const named = searchParams.getAll(name);
	const asked = named.includes('all') ? all : all.filter((each) => named.includes(each));
	return [...(asked.length > 0 ? asked : usual)];
}
