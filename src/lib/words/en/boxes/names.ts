/** Short names of the expansions, never broken between lines. They stand apart because the first page loads no other words of them. */
const ENGLISH_EXPANSION_NAMES = {
	'abbey-and-mayor': 'Abbey\u00a0&\u00a0Mayor',
	abbot: 'The\u00a0Abbot',
	gingerbread: 'Gingerbread\u00a0Man',
	'inns-and-cathedrals': 'Inns\u00a0&\u00a0Cathedrals',
	river: 'The\u00a0River',
	'traders-and-builders': 'Traders\u00a0&\u00a0Builders'
} satisfies Readonly<Record<string, string>>;
/** An expansion that has words. */
export type NamedExpansion = keyof typeof ENGLISH_EXPANSION_NAMES;
export const EXPANSION_NAMES: Readonly<Record<string, string>> = ENGLISH_EXPANSION_NAMES;
