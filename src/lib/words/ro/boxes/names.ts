import type { NamedExpansion } from '../../en/boxes/names';
/** Short names of the expansions, never broken between lines. */
export const EXPANSION_NAMES: Readonly<Record<string, string>> = {
	'abbey-and-mayor': 'Abația\u00a0și\u00a0primarul',
	abbot: 'Abatele',
	gingerbread: 'Omul\u00a0de\u00a0turtă\u00a0dulce',
	'inns-and-cathedrals': 'Hanuri\u00a0și\u00a0catedrale',
	river: 'Râul',
	'traders-and-builders': 'Negustori\u00a0și\u00a0constructori'
} satisfies Readonly<Record<NamedExpansion, string>>;
