import { IN_NONE, type WordsOf } from '../../../words/de/says';
import type { EVERY_RIVER, RiverWords } from '../names';

/** Where rules of rivers are printed, as it is cited. */
export const RIVER_PAGE = 'Wikicarpedia, Der Fluss';

/** What is said of every river in German. */
export const everyRiver: RiverWords<WordsOf<typeof EVERY_RIVER>> = {
	printed: {
		spring: 'Quelle: Hier beginnt der Fluss.',
		lake: 'See: Hier endet der Fluss.'
	},
	signs: {
		spring: { name: 'Quelle', with: 'mit der Quelle' },
		lake: { name: 'See', with: 'mit dem See' }
	},
	objections: {
		'river/apart': 'Eine Flusskarte muss den Fluss an seinem offenen Ende weiterführen.',
		'river/turns-back':
			'Der Fluss würde auf zwei Karten hintereinander in dieselbe Richtung abbiegen.',
		'river/third-turn': 'Der Fluss würde dreimal nacheinander in dieselbe Richtung abbiegen.',
		'river/no-room': 'Der Fluss hätte keinen Platz, um weiterzufließen.'
	},
	rulings: {
		startTileWithRiver: {
			title: 'Die Startkarte in Partien mit einem Fluss',
			answers: {
				out: [
					'bleibt in der Schachtel',
					'An ihrer Stelle liegt zuerst die Quelle.',
					'die Startkarte bleibt in der Schachtel'
				],
				bag: [
					'wird gezogen',
					'Zuerst liegt die Quelle, und die Startkarte wird wie alle anderen gezogen. Ältere Ausgaben erlauben das.',
					'die Startkarte wird wie alle anderen gezogen'
				]
			}
		},
		river: {
			title: 'Wo der Fluss abbiegen darf',
			answers: {
				'third-turn': [
					'nicht zurück',
					'Nie auf zwei Karten hintereinander in dieselbe Richtung und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. So hat der Verlag geantwortet.',
					'der Fluss darf nicht kehrtmachen'
				],
				'twice-running': [
					'nicht zweimal hintereinander',
					'Nur der Wortlaut der Regel: nie auf zwei Karten hintereinander in dieselbe Richtung.',
					'der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen'
				],
				room: [
					'wo Platz ist',
					'In jede Richtung, solange der nächste Platz und die fünf Plätze neben und hinter ihm frei sind. Steht in keinem Regelheft.',
					'der Fluss darf überall abbiegen, wo Platz ist'
				]
			}
		},
		riverFields: {
			title: 'Wiesen am Fluss',
			answers: {
				parted: ['getrennt', 'Der Fluss trennt Wiesen wie eine Straße.', 'der Fluss trennt Wiesen'],
				joined: [
					'verbunden',
					'Die Wiesen beider Ufer sind eine, wenn keine Straße und keine Stadt dazwischen liegt. Eine Hausregel.',
					'der Fluss trennt keine Wiesen'
				]
			}
		}
	},
	rulingSources: {
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, mit den Antworten des Verlags`,
		riverFields: IN_NONE
	},
	rules: {
		'RIVER-2': [
			'Die Quelle ersetzt die Startkarte, die in der Schachtel bleibt; nach einer anderen Regel wird die Startkarte wie alle anderen gezogen.',
			'Fluss-Wiki, Vorbereitung; Big Box'
		],
		'RIVER-3': [
			'Eine Flusskarte führt den Fluss an seinem offenen Ende weiter; alle anderen Seiten passen wie üblich.',
			'Fluss-Wiki, Anlegen'
		],
		'RIVER-4': [
			'Der Fluss darf nicht auf zwei Karten hintereinander in dieselbe Richtung abbiegen und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. Nach einer anderen Regel gilt nur das Erste, oder er darf überall abbiegen, wo er Platz hat.',
			'Fluss-Wiki, Anlegen; Antwort des Verlags'
		],
		'RIVER-5': [
			'Figuren stehen auf einer Flusskarte wie auf jeder anderen: auf Straße oder Wiese, in Stadt, Kloster oder Garten, nie auf dem Fluss.',
			'Fluss-Wiki, Gefolgsleute'
		],
		'RIVER-6': [
			'Der Fluss trennt Wiesen wie eine Straße, und eine Straße auf einer Brücke führt über ihn hinweg. Um Quelle und See herum hängt die Wiese zusammen.',
			'Fluss-Wiki, Wertung; Big Box'
		],
		'RIVER-7': [
			'Der Fluss selbst bringt nichts; was sonst auf seinen Karten liegt, wird gewertet wie immer.',
			'Fluss-Wiki, Wertung'
		],
		'RIVER-8': [
			'Flusskarten zählen als Nachbarn eines Klosters oder Gartens.',
			'Fluss-Wiki, Wertung'
		],
		'RIVER-9': [
			'Eine Flusskarte, die nirgends passt, kommt wie jede andere aus dem Spiel, und wer sie gezogen hat, zieht noch einmal.',
			'unsere Entscheidung'
		],
		'RIVER-12': [
			'In einer laufenden Partie liegt der Fluss so, wie er gelegt wurde; Flusskarten, die noch fehlen, werden zuerst gezogen.',
			'unsere Entscheidung'
		],
		'RIVER-13': [
			'Nach eurer Hausregel trennt der Fluss keine Wiesen: Beide Ufer sind eine Wiese, wenn keine Straße und keine Stadt dazwischen liegt.',
			''
		]
	},
	ruleTopics: {
		RIVER: 'der Fluss'
	}
};
