import type { river as english, riverTopics as englishTopics } from '../../en/rules/river';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of The River. */
export const river: LikeEnglish<typeof english, RuleWords> = {
	'RIVER-1': [
		'Pe douăsprezece cartonașe este râul. Întâi se plasează izvorul, apoi se trag zece cartonașe de râu, iar la urmă se plasează lacul. Abia după el se trag celelalte.',
		'pagina râului, pregătire'
	],
	'RIVER-2': [
		'Izvorul ia locul cartonașului de start, care rămâne în cutie. După o regulă mai veche, cartonașul de start se trage ca toate celelalte.',
		'pagina râului, pregătire; Big Box'
	],
	'RIVER-3': [
		'Un cartonaș de râu continuă râul de la capătul lui deschis; toate celelalte laturi se potrivesc ca de obicei.',
		'pagina râului, plasare'
	],
	'RIVER-4': [
		'Râul nu poate coti în aceeași parte pe două cartonașe la rând. Nu poate coti în aceeași parte nici de trei ori la rând, chiar dacă între coturi merge drept. Puteți păstra doar prima interdicție sau lăsa râul să cotească oriunde are loc.',
		'pagina râului, plasare; răspunsul editurii'
	],
	'RIVER-5': [
		'Figurile stau pe un cartonaș de râu ca pe oricare altul: pe drum, în oraș, în mănăstire, în grădină sau pe câmp, niciodată pe râu.',
		'pagina râului, meepleși'
	],
	'RIVER-6': [
		'Râul desparte câmpurile ca un drum, iar un drum îl poate trece pe un pod. În jurul izvorului și al lacului câmpul este unul singur.',
		'pagina râului, evaluare; Big Box'
	],
	'RIVER-7': [
		'Râul însuși nu aduce nimic; tot restul de pe cartonașele lui aduce puncte ca de obicei.',
		'pagina râului, evaluare'
	],
	'RIVER-8': [
		'Cartonașele de râu contează ca vecine ale unei mănăstiri sau grădini.',
		'pagina râului, evaluare'
	],
	'RIVER-9': [
		'Un cartonaș de râu care nu se potrivește nicăieri iese din joc ca oricare altul, iar cine l-a tras trage din nou.',
		'decizia noastră'
	],
	'RIVER-10': [
		'Cartonașele sunt din prima, a doua sau a treia ediție. În a doua, o cotitură are o grădină. În a treia, în plus, izvorul este lângă un drum, iar lacul are o mănăstire.',
		'pagina râului, conținut'
	],
	'RIVER-11': [
		'Tilekeep cunoaște râurile Ediției de iarnă doar din descrieri, deci se joacă cu aceleași cartonașe.',
		'decizia noastră'
	],
	'RIVER-12': [
		'Într-un joc început, râul rămâne așa cum a fost plasat; cartonașele lui care încă lipsesc se trag întâi.',
		'decizia noastră'
	],
	'RIVER-13': [
		'După regula casei, râul nu desparte câmpurile: ambele maluri sunt un singur câmp, dacă între ele nu este un drum sau un oraș.',
		''
	]
};

/** What its rules are about, by the first part of their ids. */
export const riverTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	RIVER: 'râul'
};
