import { counted } from '../../../words/de/format';
import { places, turnOf } from '../../../words/de/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/de/says';
import type { GOLD_NAMES } from '../names';

/** „die Karte 2 Karten östlich der Startkarte“. */
const tileOf = ({ place }: SaidEvent): string =>
	`die Karte ${place ? places.spotPlace(place) : ''}`;
/** „der Karte 2 Karten östlich der Startkarte“. */
const ofTile = ({ place }: SaidEvent): string =>
	`der Karte ${place ? places.spotPlace(place) : ''}`;

/** The Gold Mines in German. */
export const words: WordsOf<typeof GOLD_NAMES> = {
	title: 'Die Goldminen',
	adds: '8 Karten und 16 Goldbarren',
	pieces: { ingot: { one: 'Goldbarren', many: 'Goldbarren' } },
	printed: {
		ingot:
			'Gold: Wer diese Karte legt, legt einen Goldbarren darauf und einen auf eine Karte daneben.'
	},
	marks: { ingot: 'Gold' },
	countables: { ingot: ['Goldbarren', 'Goldbarren'] },
	sources: { ingots: 'Gold' },
	scoreAll: { ingots: 'Alles Gold werten' },
	titles: { 'gold-mines/taken': 'Goldbarren', 'gold-mines/ended': 'Gold' },
	events: {
		'gold-mines/put': (event) =>
			`${event.name} legte einen Goldbarren darauf und einen auf ${tileOf(event)}.`,
		'gold-mines/found': (event) => `Aufbau: ein Goldbarren auf ${ofTile(event)}.`,
		'gold-mines/took': (event) =>
			`${turnOf(event.turn)}: ${event.name} nahm einen Goldbarren von ${ofTile(event)}.`
	},
	questions: {
		'gold-mines/put': (name, options) => ({
			question: `Wohin legt ${name} den zweiten Goldbarren?`,
			how: `Tippe auf eine der ${counted(options, 'Karte', 'Karten')} ringsum.`,
			why: 'Ein Goldbarren liegt auf der eben gelegten Karte. Der andere kommt auf eine Karte daneben, auch schräg.'
		}),
		'gold-mines/took': (name, options) => ({
			question: `Von welcher Karte nimmt ${name} den nächsten Goldbarren?`,
			how: `Tippe auf eine von ${counted(options, 'Karte', 'Karten')}.`,
			why: 'Hier kommt es darauf an: Andere dürfen nur von einigen dieser Karten nehmen.'
		})
	},
	rulings: {
		goldChoice: {
			title: 'Goldbarren auf mehreren Karten',
			answers: {
				player: [
					'freie Wahl',
					'Wer von mehreren Karten nehmen darf, wählt eine. Tilekeep fragt nur, wenn das ändern kann, wer wie viele bekommt.',
					'wer Goldbarren nimmt, wählt die Karte'
				],
				claimants: [
					'die begehrteste zuerst',
					'Genommen wird zuerst von der Karte, von der die meisten nehmen dürfen. Niemand muss wählen.',
					'Goldbarren werden zuerst von der Karte genommen, von der die meisten nehmen dürfen'
				]
			}
		}
	},
	rulingSources: {
		goldChoice: 'Offen in den Regeln, die wir sahen; so wie die zweite macht es JCloisterZone'
	},
	help: {
		title: 'Die Goldminen',
		lines: [],
		terms: [
			[
				'Goldbarren auf Karten',
				'Wer eine Karte mit Gold legt, legt einen Goldbarren darauf und einen auf eine der Karten ringsum. Tilekeep fragt, auf welche, wenn es mehrere gibt. Ein Goldbarren gehört zur ganzen Karte: zu ihrer Straße, ihrer Stadt und ihrem Kloster.'
			],
			[
				'Wer sie nimmt',
				'Wer in einer fertigen Straße oder Stadt die Mehrheit hat, nimmt die Goldbarren auf ihren Karten. Ein fertiges Kloster bringt die auf seiner Karte und auf den acht ringsum. Bei Gleichstand, oder wenn eine Karte mehrere Gebiete abschließt, nehmen alle Beteiligten reihum je einen. Es beginnt, wer die Karte gelegt hat. Tilekeep verteilt sie und sagt, wer wie viele bekommt. Es fragt nur, wenn die Wahl der Karte daran etwas ändern kann.'
			],
			[
				'Was sie wert sind',
				'Am Ende bringen bis zu 3 Goldbarren je 1 Punkt, 4 bis 6 je 2, 7 bis 9 je 3 und ab 10 je 4. Goldbarren auf Karten verfallen. Tippe auf die Punkte eines Spielers, um seine Goldbarren zu sehen.'
			],
			[
				'Was die Regeln nicht sagen',
				'Liegt neben einer Karte mit Gold keine andere, kommen beide Goldbarren auf sie. Hat niemand die Mehrheit, bleiben Goldbarren liegen. In einer laufenden Partie gebt ihr die Goldbarren ein, die ihr schon habt, und die auf den Karten.'
			]
		],
		topics: {
			gold: {
				title: 'Gold in Bildern',
				pictures: {
					'gold-taken': 'Die Stadt von Rot ist fertig: Rot nimmt beide Goldbarren',
					'gold-shared':
						'Rot und Blau teilen sich diese Stadt mit 3 Goldbarren; Rot schließt sie ab und nimmt 2 davon'
				}
			}
		}
	},
	rules: {
		'GOLD-1': [
			'Es gibt 8 Karten mit Gold und 16 Goldbarren, die immer reichen. Alle Ausgaben haben dieselben Karten.',
			'Wiki, Inhalt'
		],
		'GOLD-2': [
			'Wer eine Karte mit Gold legt, legt einen Goldbarren darauf und einen auf eine Karte daneben, auch schräg. Auf einer Karte dürfen mehrere liegen.',
			'Wiki, Z-Man'
		],
		'GOLD-3': [
			'Goldbarren gehören zur ganzen Karte. Eine fertige Straße oder Stadt bringt die auf ihren Karten, ein fertiges Kloster auch die auf den acht ringsum, genauso ein Garten.',
			'Wiki, Z-Man; Abtei und Garten: JCloisterZone'
		],
		'GOLD-4': ['Wer die Mehrheit hat, nimmt alle Goldbarren.', 'Wiki, Z-Man'],
		'GOLD-5': [
			'Haben mehrere die Mehrheit, oder werden mehrere Gebiete zugleich fertig, nehmen alle Beteiligten je einen. Das geht reihum, bis keiner mehr da ist, angefangen bei dem, der die Karte gelegt hat.',
			'Z-Man, Händler'
		],
		'GOLD-6': [
			'Wer von mehreren Karten nehmen darf, wählt eine. Nach einer anderen Regel kommt zuerst die Karte, von der die meisten nehmen dürfen.',
			'offen; die zweite Art: JCloisterZone'
		],
		'GOLD-7': [
			'Hat niemand die Mehrheit, bleiben die Goldbarren liegen.',
			'Händler, JCloisterZone'
		],
		'GOLD-8': [
			'Wiesen, unfertige Gebiete und Figuren, die zurückgenommen werden, bringen keine Goldbarren.',
			'JCloisterZone'
		],
		'GOLD-9': [
			'Am Ende bringt jeder Goldbarren 1 Punkt, wenn du bis zu 3 hast, 2 bei bis zu 6, 3 bei bis zu 9 und 4 ab 10. Goldbarren auf Karten verfallen.',
			'Händler, JCloisterZone'
		],
		'GOLD-10': [
			'Goldbarren kommen vor der Wertung auf die Karten und werden danach verteilt, bevor Figuren weiterziehen. So kann eine Karte mit Gold sofort etwas bringen.',
			'Wiki, Spielablauf'
		],
		'GOLD-11': [
			'Liegt neben einer Karte mit Gold keine andere, kommen beide Goldbarren auf sie.',
			'unsere Entscheidung'
		],
		'GOLD-12': [
			'In einer laufenden Partie werden die Goldbarren eingegeben, die ihr habt, und die auf den Karten.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { GOLD: 'Gold' }
};
