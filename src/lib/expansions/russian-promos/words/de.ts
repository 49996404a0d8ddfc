import type { WordsOf } from '../../../words/de/says';
import type { RUSSIAN_NAMES } from '../names';

/** The Russian Promos in German. */
export const words: WordsOf<typeof RUSSIAN_NAMES> = {
	title: 'Russische Promos',
	adds: '2 Karten: die Hütte der Baba Jaga und zwei Straßen, die sich treffen',
	sources: { hut: 'Hütte der Baba Jaga' },
	countables: { 'hut/empty': ['leerer Platz', 'leere Plätze'] },
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Russische Promos',
		lines: ['Zwei Karten von 2013. Die von 2016 mit zwei Fallen gehören nicht dazu.'],
		terms: [
			[
				'Die Hütte der Baba Jaga',
				'Sie wird besetzt wie ein Kloster. Am Ende bringt sie 1 Punkt und 1 mehr für jeden leeren der acht Plätze ringsum.'
			],
			[
				'Wenn sie umbaut ist',
				'Sobald ringsum überall Karten liegen, bringt sie nur 1 Punkt, und ihre Figur kehrt zurück.'
			],
			['Die andere Karte', 'Drei ihrer Straßen sind eine einzige, und die vierte endet dort.']
		],
		topics: {
			hut: {
				title: 'Die Hütte in Bildern',
				pictures: { 'hut-unfinished': 'Drei Karten ringsum, fünf Plätze leer: 6 Punkte' }
			}
		}
	},
	rules: {
		'RUSSIAN-1': [
			'Es gibt zwei Karten von 2013, die gezogen werden wie alle anderen. Die von 2016 gehören nicht dazu.',
			'Wiki, Inhalt'
		],
		'RUSSIAN-2': ['Auf die Hütte der Baba Jaga darf eine Figur wie auf ein Kloster.', 'Wiki'],
		'RUSSIAN-3': [
			'Am Ende bringt die Hütte 1 Punkt und 1 mehr für jeden der acht Plätze ringsum ohne Karte.',
			'Wiki'
		],
		'RUSSIAN-4': [
			'Liegen auf allen acht Plätzen Karten, bringt sie 1 Punkt, und ihre Figur kehrt zurück.',
			'Wiki, JCloisterZone'
		],
		'RUSSIAN-5': [
			'Für keine andere Regel ist die Hütte ein Kloster. Figuren, die nur an manchen Orten stehen, dürfen nicht hinein.',
			'JCloisterZone; Kultstätten: unsere Entscheidung'
		],
		'RUSSIAN-6': [
			'Auf der anderen Karte sind drei Straßen eine einzige, und die vierte endet dort. Sie trennen vier Wiesen.',
			'Wiki; Bilder'
		]
	},
	ruleTopics: { RUSSIAN: 'Russische Promos' }
};
