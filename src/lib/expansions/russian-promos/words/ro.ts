import type { WordsOf } from '../../../words/ro/says';
import type { RUSSIAN_NAMES } from '../names';

/** The Russian Promos in Romanian. */
export const words: WordsOf<typeof RUSSIAN_NAMES> = {
	title: 'Promo rusești',
	adds: '2 cartonașe: coliba Babei Iaga și două drumuri care se întâlnesc',
	sources: { hut: 'Coliba Babei Iaga' },
	countables: { 'hut/empty': ['loc gol', 'locuri goale'] },
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Promo rusești',
		lines: ['Două cartonașe din 2013. Cele din 2016, cu două capcane, nu fac parte din ele.'],
		terms: [
			[
				'Coliba Babei Iaga',
				'Se ocupă ca o mănăstire. La sfârșit aduce 1 punct și încă 1 pentru fiecare loc gol dintre cele opt din jur.'
			],
			[
				'Când este înconjurată',
				'De îndată ce sunt cartonașe de jur împrejur, aduce doar 1 punct, iar figura ei se întoarce în rezervă.'
			],
			[
				'Celălalt cartonaș',
				'Trei dintre drumurile lui sunt unul singur, iar al patrulea se termină acolo.'
			]
		],
		topics: {
			hut: {
				title: 'Coliba în imagini',
				pictures: { 'hut-unfinished': 'Trei cartonașe în jur, cinci locuri goale: 6 puncte' }
			}
		}
	},
	rules: {
		'RUSSIAN-1': [
			'Sunt două cartonașe din 2013, care se trag ca toate celelalte. Cele din 2016 nu fac parte din ele.',
			'pagina, conținutul'
		],
		'RUSSIAN-2': ['În coliba Babei Iaga se poate pune o figură ca într-o mănăstire.', 'pagina'],
		'RUSSIAN-3': [
			'La sfârșit coliba aduce 1 punct și încă 1 pentru fiecare dintre cele opt locuri din jur fără cartonaș.',
			'pagina'
		],
		'RUSSIAN-4': [
			'Când pe toate cele opt locuri sunt cartonașe, aduce 1 punct, iar figura ei se întoarce în rezervă.',
			'pagina, JCloisterZone'
		],
		'RUSSIAN-5': [
			'Pentru nicio altă regulă coliba nu este o mănăstire. Figurile care stau doar în anumite locuri nu pot sta acolo.',
			'JCloisterZone; sanctuare: decizia noastră'
		],
		'RUSSIAN-6': [
			'Pe celălalt cartonaș trei drumuri sunt unul singur, iar al patrulea se termină acolo. Ele despart patru câmpuri.',
			'pagina; imaginile'
		]
	},
	ruleTopics: { RUSSIAN: 'promo rusești' }
};
