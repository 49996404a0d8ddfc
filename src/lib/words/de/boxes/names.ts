import type { NamedExpansion } from '../../en/boxes/names';
/** Short names of the expansions, never broken between lines. They stand apart because the first page loads no other words of them. */
export const EXPANSION_NAMES: Readonly<Record<string, string>> = {
	'abbey-and-mayor': 'Abtei\u00a0&\u00a0Bürgermeister',
	abbot: 'Der\u00a0Abt',
	gingerbread: 'Lebkuchenmann',
	'inns-and-cathedrals': 'Wirtshäuser\u00a0&\u00a0Kathedralen',
	river: 'Der\u00a0Fluss',
	'traders-and-builders': 'Händler\u00a0&\u00a0Baumeister'
} satisfies Readonly<Record<NamedExpansion, string>>;
