import type { WordsOf } from '../../../words/ro/says';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/ro';
import type { RIVER_NAMES } from '../names';

/** The River in Romanian. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'Râul',
	adds: '12 cartonașe, plasate înaintea tuturor celorlalte',
	mind: {
		'river/winter':
			'Tilekeep cunoaște doar din descrieri cele două râuri ale Ediției de iarnă. Luați pentru 2020 cartonașele primei ediții, iar pentru 2022 pe cele ale ediției a treia, și descrieți orice cartonaș care arată altfel.'
	},
	printed: everyRiver.printed,
	signs: everyRiver.signs,
	objections: everyRiver.objections,
	rulings: {
		...everyRiver.rulings,
		riverTiles: {
			title: 'Cartonașele râului',
			answers: {
				third: [
					'Ediția a treia',
					'Cutii din 2021 încoace: izvorul este lângă un drum, lacul are o mănăstire, iar o cotitură are o grădină.',
					'cartonașele râului sunt din ediția a treia'
				],
				second: [
					'Ediția a doua',
					'Cutii din 2014 încoace: ca în prima ediție, dar o cotitură are o grădină.',
					'cartonașele râului sunt din ediția a doua'
				],
				first: [
					'Prima ediție',
					'Cutii de până în 2013: izvorul și lacul sunt într-un câmp și nu există grădină.',
					'cartonașele râului sunt din prima ediție'
				]
			}
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		riverTiles: RIVER_PAGE
	},
	help: {
		title: 'Râul',
		lines: [
			'Cele douăsprezece cartonașe de râu se plasează înaintea tuturor celorlalte: întâi izvorul, la urmă lacul. Cartonașul de start rămâne în cutie, dacă nu îl trageți împreună cu celelalte. Până la lac, Tilekeep oferă doar cartonașe de râu.'
		],
		terms: [
			[
				'Unde poate coti',
				'Râul continuă de la capătul lui deschis. Nu poate coti în aceeași parte pe două cartonașe la rând și nici de trei ori la rând, chiar dacă între coturi merge drept. Puteți hotărî altfel. Tilekeep oferă doar locurile pe care le permit regulile voastre.'
			],
			[
				'Figuri și puncte',
				'Pe aceste cartonașe figurile se pun ca de obicei: pe drumuri, în orașe, în mănăstiri, în grădini și pe câmpuri. Pe râu nu stă nimeni și el nu aduce nimic. Atinge-l pe hartă ca să vezi ce desparte.'
			],
			[
				'Câmpuri',
				'Râul desparte câmpurile ca un drum. Un drum îl poate trece pe un pod. În jurul izvorului și al lacului câmpul este unul singur.'
			],
			[
				'Un cartonaș care nu se potrivește nicăieri',
				'Niciun regulament nu spune ce se face atunci. Tilekeep îl pune deoparte ca pe oricare altul, iar cine l-a tras trage din nou.'
			],
			[
				'Trei ediții',
				'Cartonașele diferă puțin, deci la un joc nou alegeți ediția pe care o aveți. Pe cele ale Ediției de iarnă, Tilekeep le cunoaște doar din descrieri; descrie orice cartonaș care arată altfel.'
			]
		],
		topics: {
			river: {
				title: 'Râul în imagini',
				pictures: {
					'river-fields':
						'Râul desparte două câmpuri: fiecare aduce puncte pentru orașele cu care se învecinează',
					'river-bridge': 'Un drum pe un pod trece peste râu'
				}
			}
		}
	},
	rules: {
		...everyRiver.rules,
		'RIVER-1': [
			'Pe douăsprezece cartonașe este râul. Întâi se plasează izvorul, apoi se trag zece cartonașe de râu, iar la urmă se plasează lacul. Abia după el se trag celelalte.',
			'pagina râului, pregătire'
		],
		'RIVER-10': [
			'Cartonașele sunt din prima, a doua sau a treia ediție. În a doua, o cotitură are o grădină. În a treia, în plus, izvorul este lângă un drum, iar lacul are o mănăstire.',
			'pagina râului, conținut'
		],
		'RIVER-11': [
			'Tilekeep cunoaște râurile Ediției de iarnă doar din descrieri, deci se joacă cu aceleași cartonașe.',
			'decizia noastră'
		]
	},
	ruleTopics: everyRiver.ruleTopics
};
