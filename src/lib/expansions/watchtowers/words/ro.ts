import type { WordsOf } from '../../../words/ro/says';
import type { WATCHTOWERS_NAMES } from '../names';

/** The Watchtowers in Romanian. */
export const words: WordsOf<typeof WATCHTOWERS_NAMES> = {
	title: 'Turnurile de veghe',
	adds: '12 cartonașe cu turnuri de veghe, care aduc puncte pentru ce le înconjoară',
	printed: {
		'watchtower-followers':
			'Turn de veghe: 2 puncte pentru fiecare figură care contează, aici și în jur.',
		'watchtower-pennants': 'Turn de veghe: 2 puncte pentru fiecare blazon, aici și în jur.',
		'watchtower-roads': 'Turn de veghe: 1 punct pentru fiecare cartonaș cu drum, aici și în jur.',
		'watchtower-monasteries': 'Turn de veghe: 3 puncte pentru fiecare mănăstire, aici și în jur.',
		'watchtower-cities': 'Turn de veghe: 1 punct pentru fiecare cartonaș cu oraș, aici și în jur.'
	},
	marks: {
		'watchtower-followers': 'turn de veghe pentru figuri',
		'watchtower-pennants': 'turn de veghe pentru blazoane',
		'watchtower-roads': 'turn de veghe pentru drumuri',
		'watchtower-monasteries': 'turn de veghe pentru mănăstiri',
		'watchtower-cities': 'turn de veghe pentru orașe'
	},
	sources: { watchtowers: 'Turnuri de veghe' },
	titles: { 'watchtowers/seen': 'Turn de veghe' },
	verdicts: { 'watchtowers/seen': 'Figura stă pe cartonașul turnului' },
	countables: {
		'watchtowers/followers': ['figură din jur', 'figuri din jur'],
		'watchtowers/roads': ['cartonaș cu drum', 'cartonașe cu drum'],
		'watchtowers/monasteries': ['mănăstire', 'mănăstiri'],
		'watchtowers/cities': ['cartonaș cu oraș', 'cartonașe cu oraș']
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Turnurile de veghe',
		lines: ['Cartonașele din 2016 și din 2024 diferă doar prin imagini.'],
		terms: [
			[
				'Când aduce puncte un turn',
				'Un drum sau un oraș este finalizat, iar pe cartonașul unei figuri care contează acolo la majoritate este un turn de veghe: turnul aduce puncte.'
			],
			[
				'Cui aduce puncte',
				'Proprietarului figurii, oricine ar avea majoritatea. Țăranii nu primesc nimic pentru un turn, iar la sfârșitul jocului nu primește nimeni.'
			],
			[
				'Ce numără',
				'Ce arată imaginea lui, pe cartonașul lui și pe cele opt din jur: figuri, blazoane, mănăstiri sau cartonașe cu drum ori cu oraș.'
			],
			[
				'Înainte de întoarcere',
				'Figurile se numără înainte de evaluarea drumului sau a orașului, așa că figura de pe cartonașul turnului contează și ea.'
			]
		],
		topics: {
			watchtowers: {
				title: 'Turnuri de veghe în imagini',
				pictures: {
					'watchtower-thief':
						'Tâlharul roșu stă pe cartonașul unui turn: trei cartonașe cu drum, 3 puncte',
					'watchtower-majority':
						'Roșu are majoritatea, iar cavalerul albastru primește totuși 4 pentru turn'
				}
			}
		}
	},
	rules: {
		'WATCHTOWER-1': [
			'Sunt 12 cartonașe cu turn de veghe, care se trag ca toate celelalte.',
			'pagina, conținutul; imaginile'
		],
		'WATCHTOWER-2': [
			'Nimeni nu stă pe un turn de veghe. Drumurile se termină la el, iar împreună cu zidurile pe care le atinge desparte câmpurile.',
			'pagina; imaginile'
		],
		'WATCHTOWER-3': [
			'Când un drum sau un oraș este finalizat, fiecare figură de acolo care contează și stă pe cartonașul unui turn aduce punctele turnului. Majoritatea nu are importanță.',
			'pagina'
		],
		'WATCHTOWER-4': [
			'Pe cartonașul lui și pe cele opt din jur, un turn aduce 2 pentru fiecare figură care contează sau fiecare blazon. Altele aduc 1 pentru fiecare cartonaș cu drum ori oraș sau 3 pentru fiecare mănăstire.',
			'pagina; imaginile'
		],
		'WATCHTOWER-5': [
			'Se numără înainte ca cineva să se întoarcă. Fiecare figură contează o dată, oricât ar conta la majoritate.',
			'JCloisterZone'
		],
		'WATCHTOWER-6': [
			'Contează și drumurile și orașele nefinalizate, la fel și blazoanele lor.',
			'JCloisterZone'
		],
		'WATCHTOWER-7': [
			'Ce contează ca mănăstire contează și aici. Grădinile nu.',
			'JCloisterZone; sanctuare: decizia noastră'
		],
		'WATCHTOWER-8': [
			'Țăranii nu aduc nimic pentru un turn, iar la sfârșitul jocului niciun turn nu aduce puncte.',
			'pagina'
		],
		'WATCHTOWER-9': [
			'Figurile care nu contează la nicio majoritate nu aduc nimic și niciun turn nu le numără.',
			'pagina; JCloisterZone'
		],
		'WATCHTOWER-10': [
			'Contează și figurile care stau sus pe ceva. Într-un joc început, ce este finalizat, dar neevaluat încă, aduce punctele turnurilor la reluarea jocului.',
			'decizia noastră'
		]
	},
	ruleTopics: { WATCHTOWER: 'turnurile de veghe' }
};
