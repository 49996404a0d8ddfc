export { LANDS, type Land } from '$lib/rules/catalogue';

/** The colour schemes: day and dusk. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/**
 * The values of a closed list that an address names, as in `?land=winter&land=summer` or `?land=all`; the usual ones when
 * it names none.
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
