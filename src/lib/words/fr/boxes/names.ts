import type { NamedExpansion } from '../../en/boxes/names';
/** Short names of the expansions, never broken between lines. They stand apart because the first page loads no other words of them. */
export const EXPANSION_NAMES: Readonly<Record<string, string>> = {
	'abbey-and-mayor': 'Maires\u00a0et\u00a0Monastères',
	abbot: 'L’Abbé',
	gingerbread: 'Bonhomme\u00a0de\u00a0pain\u00a0d’épice',
	'inns-and-cathedrals': 'Auberges\u00a0et\u00a0Cathédrales',
	river: 'La\u00a0Rivière',
	'traders-and-builders': 'Marchands\u00a0et\u00a0Bâtisseurs'
} satisfies Readonly<Record<NamedExpansion, string>>;
