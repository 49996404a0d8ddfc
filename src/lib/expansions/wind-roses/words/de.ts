import type { WordsOf } from '../../../words/de/says';
import type { WIND_ROSES_NAMES } from '../names';

/** The Wind Roses in German. */
export const words: WordsOf<typeof WIND_ROSES_NAMES> = {
	title: 'Die Windrosen',
	adds: '6 Karten: zwei Rosen teilen den Tisch, und vier bringen in ihrem Viertel Punkte',
	printed: {
		'wind-rose-ne': 'Windrose NO: 3 Punkte, wenn du sie im Nordosten anlegst.',
		'wind-rose-se': 'Windrose SO: 3 Punkte, wenn du sie im Südosten anlegst.',
		'wind-rose-sw': 'Windrose SW: 3 Punkte, wenn du sie im Südwesten anlegst.',
		'wind-rose-nw': 'Windrose NW: 3 Punkte, wenn du sie im Nordwesten anlegst.',
		'wind-rose-orange': 'Orange Windrose: Ihr Norden teilt den Tisch, bis die blaue liegt.',
		'wind-rose-blue': 'Blaue Windrose: Ab jetzt teilt ihr Norden den Tisch.'
	},
	marks: {
		'wind-rose-ne': 'Windrose NO',
		'wind-rose-se': 'Windrose SO',
		'wind-rose-sw': 'Windrose SW',
		'wind-rose-nw': 'Windrose NW',
		'wind-rose-orange': 'orange Windrose',
		'wind-rose-blue': 'blaue Windrose'
	},
	sources: { 'wind-roses': 'Windrosen' },
	titles: { 'wind-roses/section': 'Windrose in ihrem Viertel' },
	verdicts: { 'wind-roses/section': 'Sie liegt in dem Viertel, das auf ihr steht' },
	countables: { 'wind-roses/section': ['Windrose', 'Windrosen'] },
	rulings: {
		startTileWithRoses: {
			title: 'Die Startkarte mit den Windrosen',
			answers: {
				out: [
					'bleibt in der Schachtel',
					'Die orange Windrose liegt an ihrer Stelle.',
					'die Startkarte bleibt in der Schachtel'
				],
				bag: [
					'wird gezogen',
					'Die orange Windrose liegt zuerst, und die Startkarte wird wie alle anderen gezogen.',
					'die Startkarte wird wie alle anderen gezogen'
				]
			}
		}
	},
	rulingSources: {
		startTileWithRoses: 'Offen in den Regeln, die wir kennen; JCloisterZone hat beide'
	},
	help: {
		title: 'Die Windrosen',
		lines: [
			'Die orange Rose liegt zuerst, ihr Norden oben. Mit einem Fluss liegt die Quelle zuerst, und beide ganzen Rosen werden gezogen.'
		],
		terms: [
			[
				'Vier Viertel',
				'Die ganze Rose teilt den Tisch in Nordosten, Südosten, Südwesten und Nordwesten. Ihre eigene Reihe und Spalte gehören zu den Vierteln auf beiden Seiten.'
			],
			[
				'Eine Viertelrose',
				'Lege sie in dem Viertel an, das auf ihr steht: Du bekommst sofort 3 Punkte. Wie du sie drehst, ist egal.'
			],
			[
				'Die blaue Rose',
				'Sobald sie liegt, zählt ihr Norden und nicht mehr der der orangen. Wer sie legt, dreht also die Viertel.'
			]
		],
		topics: {
			roses: {
				title: 'Windrosen in Bildern',
				pictures: {
					'rose-section': 'NO liegt nordöstlich der orangen Rose: 3 Punkte',
					'rose-blue': 'Der Norden der blauen Rose zeigt nach links: NO zählt auch dort oben'
				}
			}
		}
	},
	rules: {
		'ROSE-1': [
			'Es gibt 6 Karten: eine orange und eine blaue Rose und vier mit einem Viertel. Die orange liegt zuerst, die anderen werden gezogen.',
			'Wiki; Bilder'
		],
		'ROSE-2': [
			'Eine ganze Rose teilt den Tisch nach ihren aufgedruckten Richtungen in vier Viertel. Ihre Reihe und Spalte gehören zu den Vierteln auf beiden Seiten.',
			'Wiki'
		],
		'ROSE-3': [
			'Wer eine Viertelrose in dem Viertel anlegt, das auf ihr steht, bekommt sofort 3 Punkte. Anderswo bringt sie nichts.',
			'Wiki'
		],
		'ROSE-4': ['Wie eine Viertelrose gedreht ist, ist egal.', 'JCloisterZone'],
		'ROSE-5': [
			'Sobald die blaue Rose liegt, teilt sie den Tisch nach ihren eigenen Richtungen, und die orange nicht mehr.',
			'Wiki; JCloisterZone'
		],
		'ROSE-6': [
			'Die Startkarte bleibt in der Schachtel. Nach einer anderen Regel wird sie wie alle anderen gezogen.',
			'offen; beide Arten: JCloisterZone'
		],
		'ROSE-7': [
			'Mit einem Fluss werden beide Rosen gezogen. Dann und in einer laufenden Partie zählt die letzte Rose, und ohne eine bringen Viertel nichts.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { ROSE: 'Windrosen' }
};
