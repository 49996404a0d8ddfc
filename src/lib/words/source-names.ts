/** A short name in a citation, and what it means. */
type SourceName = readonly [name: string, means: string];

/** The names that a citation uses, in the order of the list. “Later page” names that page, not the page. */
export function sourceNamesIn(source: string, names: readonly SourceName[]): readonly SourceName[] {
	let rest = source;
	const used = new Set<SourceName>();
	for (const one of names.toSorted(([a], [b]) => b.length - a.length)) {
		if (rest.includes(one[0])) used.add(one);
		rest = rest.replaceAll(one[0], '');
	}
	return names.filter((one) => used.has(one));
}
