import { IN_NONE, type WordsOf } from '../../../words/ro/says';
import type { EVERY_RIVER, RiverWords } from '../names';

/** Where rules of rivers are printed, as it is cited. */
export const RIVER_PAGE = 'Wikicarpedia, Râul';

/** What is said of every river in Romanian. */
export const everyRiver: RiverWords<WordsOf<typeof EVERY_RIVER>> = {
	printed: {
		spring: 'Izvor: aici începe râul.',
		lake: 'Lac: aici se termină râul.'
	},
	signs: { spring: { name: 'Izvor', with: 'cu izvorul' }, lake: { name: 'Lac', with: 'cu lacul' } },
	objections: {
		'river/apart': 'Un cartonaș de râu continuă râul de la capătul lui deschis.',
		'river/turns-back': 'Râul ar coti în aceeași parte pe două cartonașe la rând.',
		'river/third-turn': 'Râul ar coti de trei ori la rând în aceeași parte.',
		'river/no-room': 'Râul nu ar mai avea loc să continue.'
	},
	rulings: {
		startTileWithRiver: {
			title: 'Cartonașul de start când se joacă cu un râu',
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
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, cu răspunsurile editurii`,
		riverFields: IN_NONE
	},
	rules: {
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
