import { IN_NONE } from '../../../words/ro/prints';
import type { WordsOf } from '../../../words/ro/says';
import type { RIVER_NAMES } from '../names';

const RIVER_PAGE = 'Wikicarpedia, Râul';

/** The River in Romanian. */
export const words: WordsOf<typeof RIVER_NAMES> = {
	title: 'Râul',
	adds: '12 cartonașe, plasate înaintea tuturor celorlalte',
	mind: {
		'river/winter':
			'Tilekeep cunoaște doar din descrieri cele două râuri ale Ediției de iarnă. Luați pentru 2020 cartonașele primei ediții, iar pentru 2022 pe cele ale ediției a treia, și descrieți orice cartonaș care arată altfel.'
	},
	signs: { spring: { name: 'Izvor', with: 'cu izvorul' }, lake: { name: 'Lac', with: 'cu lacul' } },
	objections: {
		'river/apart': 'Un cartonaș de râu continuă râul de la capătul lui deschis.',
		'river/turns-back': 'Râul ar coti în aceeași parte pe două cartonașe la rând.',
		'river/third-turn': 'Râul ar coti de trei ori la rând în aceeași parte.',
		'river/no-room': 'Râul nu ar mai avea loc să continue.'
	},
	rulings: {
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
		},
		startTileWithRiver: {
			title: 'Cartonașul de start când se joacă cu Râul',
			answers: {
				out: [
					'Rămâne în cutie',
					'În locul lui se plasează întâi izvorul.',
					'cartonașul de start rămâne în cutie'
				],
				bag: [
					'Se trage',
					'Întâi se plasează izvorul, iar cartonașul de start se trage ca toate celelalte. Cutiile mai vechi permit asta.',
					'cartonașul de start se trage ca toate celelalte'
				]
			}
		},
		river: {
			title: 'Unde poate coti râul',
			answers: {
				'third-turn': [
					'Fără întoarcere',
					'Niciodată în aceeași parte pe două cartonașe la rând și nici de trei ori la rând, chiar dacă între coturi râul merge drept. Așa a răspuns editura.',
					'râul nu cotește înapoi'
				],
				'twice-running': [
					'Nu de două ori la rând',
					'Doar ce scrie în regulă: niciodată în aceeași parte pe două cartonașe la rând.',
					'râul nu cotește de două ori la rând în aceeași parte'
				],
				room: [
					'Unde este loc',
					'În orice parte, cât timp locul următor și cele cinci din jurul lui, dinspre partea opusă cartonașului, sunt libere. Nu este în niciun regulament.',
					'râul cotește oriunde are loc'
				]
			}
		},
		riverFields: {
			title: 'Câmpuri lângă râu',
			answers: {
				parted: ['Despărțite', 'Râul desparte câmpurile ca un drum.', 'râul desparte câmpurile'],
				joined: [
					'Unite',
					'Câmpurile de pe ambele maluri sunt unul singur, dacă între ele nu este un drum sau un oraș. Regulă a casei.',
					'râul nu desparte câmpurile'
				]
			}
		}
	},
	rulingSources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, cu răspunsurile editurii`,
		riverFields: IN_NONE
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
	},
	ruleTopics: {
		RIVER: 'râul'
	}
};
