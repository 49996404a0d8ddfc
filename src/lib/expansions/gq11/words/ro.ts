import type { WordsOf } from '../../../words/ro/says';
import type { GQ11_NAMES } from '../names';

/** Games Quarterly 11 in Romanian. */
export const words: WordsOf<typeof GQ11_NAMES> = {
	title: 'Games Quarterly 11',
	adds: '10 cartonașe cu alte desene și unul în plus pentru un râu',
	printed: { pigs: 'Porci: după o regulă, o turmă. Fiecare oraș finalizat aduce 1 în plus.' },
	signs: { pigs: { name: 'Porci', with: 'cu porci' } },
	rulings: {
		pigHerd: {
			title: 'Porcii din Games Quarterly 11',
			answers: {
				nothing: [
					'Nu fac nimic',
					'Sunt doar un desen.',
					'porcii din Games Quarterly 11 nu fac nimic'
				],
				pig: [
					'O turmă de porci',
					'Fiecare oraș finalizat aduce 1 punct în plus pentru câmpul lor.',
					'porcii din Games Quarterly 11 sunt o turmă'
				]
			}
		}
	},
	rulingSources: {
		pigHerd: 'Wikicarpedia, Games Quarterly 11: fără turmă; JCloisterZone le are pe amândouă'
	},
	help: {
		title: 'Games Quarterly 11',
		lines: [
			'Revista din 2006 a adus 12 cartonașe fără reguli. Zece dintre ele se joacă la fel ca toate celelalte.'
		],
		terms: [
			[
				'Cu un râu',
				'Cartonașul cu un râu între două orașe se trage odată cu cele ale râului. Izvorul rămâne în cutie: un râu are doar unul.'
			],
			[
				'Porcii',
				'Spuneți în regulile voastre dacă sunt o turmă. Atunci fiecare oraș finalizat aduce 1 punct în plus pentru câmpul lor.'
			]
		],
		topics: {
			pigs: {
				title: 'Porcii în imagini',
				pictures: { 'pigs-pay': 'Câmpul roșu cu porci primește 4 pentru oraș' }
			}
		}
	},
	rules: {
		'GQ-1': [
			'Sunt 12 cartonașe. Cele 10 fără râu se trag ca toate celelalte.',
			'pagina, conținutul'
		],
		'GQ-2': [
			'Cu un râu, cartonașul lui dintre două orașe se trage odată cu cele ale râului. Izvorul rămâne în cutie, fiindcă un râu are doar unul.',
			'pagina: un izvor; care: decizia noastră'
		],
		'GQ-3': [
			'Orașul de pe două laturi al cărui zid ajunge la colțul opus desparte două câmpuri.',
			'imaginile; JCloisterZone'
		],
		'GQ-4': [
			'Porcii nu fac nimic. După o regulă sunt o turmă: fiecare oraș finalizat aduce 1 punct în plus oricui evaluează câmpul lor.',
			'pagina, JCloisterZone; regula din 2000: decizia noastră'
		]
	},
	ruleTopics: { GQ: 'Games Quarterly 11' }
};
