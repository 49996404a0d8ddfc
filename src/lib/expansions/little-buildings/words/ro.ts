import { places } from '../../../words/ro/places';
import { tiles } from '../../../words/ro/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/ro/says';
import type { LITTLE_BUILDINGS_NAMES } from '../names';

/** „pe cartonașul aflat la 2 cartonașe spre est de cartonașul de start”. */
const onto = ({ place }: SaidEvent): string => `pe ${place ? places.theTile(place) : ''}`;

/** The Little Buildings in Romanian. */
export const words: WordsOf<typeof LITTLE_BUILDINGS_NAMES> = {
	title: 'Clădirile mici',
	adds: '18 clădiri: ce se evaluează pe cartonașele lor aduce mai multe puncte',
	besides: { 'little-buildings': '18 clădiri mici' },
	pieces: {
		shed: { one: 'șopron', many: 'șoproane', the: 'șopronul' },
		house: { one: 'căscioară', many: 'căscioare', the: 'căscioara', feminine: true },
		'little-tower': { one: 'turnuleț', many: 'turnulețe', the: 'turnulețul' }
	},
	titles: { 'little-buildings/put': 'Clădire pusă' },
	countables: {
		'little-buildings/all': ['clădire', 'clădiri'],
		shed: ['șopron', 'șoproane'],
		house: ['căscioară', 'căscioare'],
		'little-tower': ['turnuleț', 'turnulețe']
	},
	events: {
		'little-buildings/put-shed': (event) => `${event.name} a pus un șopron ${onto(event)}.`,
		'little-buildings/put-house': (event) => `${event.name} a pus o căscioară ${onto(event)}.`,
		'little-buildings/put-tower': (event) => `${event.name} a pus un turnuleț ${onto(event)}.`,
		'little-buildings/found': (event) =>
			`Poziția de pornire: ${tiles.pieceFirst(event.piece ?? 'shed')} ${onto(event)}.`
	},
	questions: {
		'little-buildings/put': (name) => ({
			question: `${name}, ce clădire?`,
			how: 'Atinge clădirea pe care o pui pe acest cartonaș.',
			why: 'În această tură nu se pune nicio figură. Ce se evaluează aici aduce mai mult.'
		})
	},
	offers: { 'little-buildings/put': 'Pune o clădire' },
	answers: {
		'little-buildings/put/shed': () => 'Șopron',
		'little-buildings/put/house': () => 'Casă',
		'little-buildings/put/little-tower': () => 'Turn'
	},
	rulings: {
		littleBuildings: {
			title: 'Ce aduce o clădire mică',
			answers: {
				alike: [
					'Câte 1 punct',
					'Fiecare clădire aduce 1 punct.',
					'fiecare clădire mică aduce 1 punct'
				],
				'by-kind': [
					'1, 2 sau 3 puncte',
					'Un șopron aduce 1, o casă 2, un turn 3. Este varianta de pe foaie.',
					'un șopron aduce 1, o căscioară 2, iar un turnuleț 3'
				]
			}
		}
	},
	rulingSources: { littleBuildings: 'Foaia din Spielbox 5/2012' },
	help: {
		title: 'Clădirile mici',
		lines: [
			'În doi, fiecare are trei șoproane, case și turnuri, în trei câte două, iar în mai mulți câte una din fiecare fel.'
		],
		terms: [
			[
				'A pune o clădire',
				'Plasează un cartonaș. Apoi, în loc să pui o figură, atinge „Pune o clădire” și alege una: rămâne acolo până la sfârșit.'
			],
			[
				'Ce aduce',
				'Un drum, un oraș sau un câmp evaluat aduce 1 în plus pentru fiecare clădire de pe cartonașele lui, oricine ar fi pus-o. La sfârșit contează și ce este nefinalizat.'
			],
			[
				'În jurul unei mănăstiri',
				'Contează clădirile de pe cartonașul ei și de pe cele opt din jur. La fel și pentru grădini, dacă figura lor nu este luată înapoi.'
			]
		],
		topics: {
			'little-buildings': {
				title: 'Clădiri în imagini',
				pictures: { 'buildings-road': 'Un drum de 5 cartonașe cu două clădiri: 7 puncte' }
			}
		}
	},
	rules: {
		'BUILDING-1': [
			'Sunt 6 șoproane, 6 case și 6 turnuri, împărțite egal, la fel de multe din fiecare fel. Restul rămâne în cutie.',
			'foaia; pagina; la fel de multe din fiecare fel: JCloisterZone'
		],
		'BUILDING-2': [
			'În loc să pui o figură sau să faci altceva, poți pune o clădire a ta pe cartonașul abia plasat. Deci niciunul nu are două.',
			'foaia; pagina'
		],
		'BUILDING-3': [
			'Un drum, un oraș sau un câmp evaluat aduce 1 în plus pentru fiecare clădire de pe cartonașele lui, oricine ar fi pus-o.',
			'foaia; câmpuri: JCloisterZone'
		],
		'BUILDING-4': [
			'Pentru mănăstiri și grădini contează clădirile de pe cartonașul lor și de pe cele opt din jur, și pentru o figură culcată.',
			'foaia; grădini, abații și figuri culcate: JCloisterZone'
		],
		'BUILDING-5': [
			'Clădirile aduc puncte și la sfârșit, chiar și unde nimic altceva nu aduce.',
			'foaia; ce nu aduce altceva: JCloisterZone'
		],
		'BUILDING-6': [
			'După altă regulă, un șopron aduce 1, o casă 2, iar un turn 3.',
			'foaia, variantă'
		],
		'BUILDING-7': [
			'O figură luată înapoi pentru puncte nu primește nimic pentru clădiri.',
			'JCloisterZone'
		],
		'BUILDING-8': [
			'Țăranii evaluați în timpul jocului primesc și punctele pentru clădiri.',
			'JCloisterZone'
		],
		'BUILDING-9': [
			'Clădirile rămân până la sfârșit. Într-un joc început, spuneți unde se află; fiecare le mai are pe cele împărțite.',
			'decizia noastră'
		]
	},
	ruleTopics: { BUILDING: 'clădirile mici' }
};
