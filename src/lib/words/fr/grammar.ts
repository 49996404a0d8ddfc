import { list } from './format';

/** A noun, with what articles and adjectives need to know of it. */
export interface Noun {
	readonly one: string;
	readonly many: string;
	readonly feminine?: true;
}

/** The letters without accents, in lower case: “Élodie” is “elodie”. */
const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/[\p{M}\p{Cf}]/gu, '')
		.replace(/œ/iu, 'oe')
		.toLowerCase();

/** True where “de” and “le” lose their vowel: a vowel follows, or a silent h; not “Yann”, not “Hassan”. */
const elides = (text: string): boolean => /^(?:[aeiou]|y(?![aeiou])|h[eiouy])/u.test(plain(text));

/** “la ville”, “le pré”, “l’abbaye”. */
export const the = ({ one, feminine }: Noun): string =>
	elides(one) ? `l’${one}` : `${feminine ? 'la' : 'le'} ${one}`;

/** “une ville”, “un pré”. */
export const some = ({ one, feminine }: Noun): string => `${feminine ? 'une' : 'un'} ${one}`;

/** “aucune grange”, “aucun meeple”. */
export const no = ({ one, feminine }: Noun): string => `${feminine ? 'aucune' : 'aucun'} ${one}`;

/** “pas d’abbé”, “pas de grange”. */
export const noneOf = ({ one }: Noun): string => `pas ${elides(one) ? `d’${one}` : `de ${one}`}`;

/** “de la ville”, “du pré”, “de l’abbaye”. */
export const ofThe = (noun: Noun): string =>
	noun.feminine || elides(noun.one) ? `de ${the(noun)}` : `du ${noun.one}`;

/** “de Marc”, “d’Anna”. */
export const ofName = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** “d’Anna et de Marc”. */
export const ofNames = (names: readonly string[]): string => list(names.map(ofName));
