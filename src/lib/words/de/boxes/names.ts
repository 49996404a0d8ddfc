/** Short names of the expansions, never broken between lines. They stand apart because the first page loads no other words of them. */
export const EXPANSION_NAMES: Readonly<Record<string, string>> = {
	'abbey-and-mayor': 'Abtei\u00a0&\u00a0Bürgermeister',
	gingerbread: 'Lebkuchenmann'
};
