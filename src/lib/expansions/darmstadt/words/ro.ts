import type { WordsOf } from '../../../words/ro/says';
import type { DARMSTADT_NAMES } from '../names';

/** Darmstadt in Romanian. */
export const words: WordsOf<typeof DARMSTADT_NAMES> = {
	title: 'Darmstadt',
	adds: '3 cartonașe: un oraș care aduce mai mult și două biserici',
	monasteries: {
		church: {
			name: 'biserică',
			some: 'o biserică',
			the: 'biserica',
			on: 'în biserică',
			from: 'din biserică',
			done: 'finalizată',
			of: (tiles) => `Biserică cu ${tiles}`
		}
	},
	printed: {
		darmstadtium: 'Darmstadtium: orașul finalizat aduce 3 puncte în plus.',
		church:
			'Biserică: o mănăstire. Finalizată, aduce și 3 puncte celui cu cele mai multe figuri pe cele nouă cartonașe.'
	},
	signs: {
		darmstadtium: { name: 'Darmstadtium', with: 'cu Darmstadtium' },
		church: { name: 'Biserică', with: 'cu biserică' }
	},
	sources: { darmstadt: 'În jurul bisericilor' },
	titles: { 'darmstadt/most': 'Cele mai multe figuri în jurul unei biserici' },
	verdicts: { 'darmstadt/most': 'Contează câte figuri sunt pe cele nouă cartonașe' },
	countables: {
		darmstadtium: ['Darmstadtium', 'Darmstadtium'],
		'darmstadt/most': ['biserică', 'biserici']
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Darmstadt',
		lines: [
			'Trei cartonașe din 2014. Doar cu jocul de bază, foaia lor recomandă să lăsați două mănăstiri în cutie.'
		],
		terms: [
			[
				'Darmstadtium',
				'Un oraș finalizat cu el aduce 3 puncte în plus celui care are majoritatea, iar la egalitate fiecăruia.'
			],
			[
				'Cele două biserici',
				'O biserică se ocupă și se evaluează ca o mănăstire. Când este finalizată, aduce și 3 puncte celui cu cele mai multe figuri pe cele nouă cartonașe ale ei.'
			],
			[
				'Cine contează în jurul unei biserici',
				'Fiecare figură care contează la majorități, o dată, oriunde ar sta pe aceste cartonașe. Biserica poate fi goală. La sfârșitul jocului asta nu aduce nimic.'
			]
		],
		topics: {
			darmstadt: {
				title: 'Darmstadt în imagini',
				pictures: {
					'darmstadtium-city':
						'Orașul roșu, cu 5 cartonașe, aduce 10 și încă 3 pentru Darmstadtium',
					'church-around':
						'Biserica roșie este finalizată, iar Albastru are două figuri în jur: 3 pentru Albastru'
				}
			}
		}
	},
	rules: {
		'DARMSTADT-1': [
			'Sunt 3 cartonașe: Darmstadtium într-un oraș și două biserici. Se trag ca toate celelalte.',
			'pagina, conținutul; imaginile'
		],
		'DARMSTADT-2': [
			'Un oraș finalizat cu Darmstadtium îi aduce celui care are majoritatea 3 puncte în plus, și la egalitate. Nefinalizat, nu aduce nimic în plus.',
			'pagina; orașe nefinalizate: JCloisterZone'
		],
		'DARMSTADT-3': ['O biserică este o mănăstire în toate celelalte reguli.', 'pagina'],
		'DARMSTADT-4': [
			'O biserică finalizată aduce și 3 puncte celui cu cele mai multe figuri pe cartonașul ei și în jur, și la egalitate. Poate fi goală.',
			'pagina; biserici goale: JCloisterZone'
		],
		'DARMSTADT-5': [
			'Se numără înainte ca cineva să se întoarcă: fiecare figură care contează la majorități, o dată, pe orice ar sta.',
			'JCloisterZone'
		],
		'DARMSTADT-6': [
			'La sfârșit, o biserică nefinalizată aduce doar cât o mănăstire.',
			'JCloisterZone'
		],
		'DARMSTADT-7': [
			'La una dintre biserici se termină patru drumuri. Pe lângă cealaltă trece un drum, care rămâne unul singur.',
			'pagina; imaginile'
		],
		'DARMSTADT-8': [
			'Contează și figurile care stau sus pe ceva. Într-un joc început, o biserică finalizată cu o figură, neevaluată încă, aduce puncte la reluarea jocului.',
			'decizia noastră'
		]
	},
	ruleTopics: { DARMSTADT: 'Darmstadt' }
};
