import { places, onPlaceOf, ontoPlaceOf, turnOf } from '../../../words/de/places';
import { number, plural } from '../../../words/de/format';
import { BOOKLET, type WordsOf } from '../../../words/de/says';
import type { GINGERBREAD_NAMES } from '../names';

const openCities = (n: number): string =>
	plural(n, {
		one: 'Nur eine mögliche Stadt: Tippe darauf.',
		other: `${number(n)} mögliche Städte: Tippe auf eine.`
	});
const staysBecause = (away: boolean): string =>
	away
		? 'bleibt neben den gelegten Karten: Keine Stadt ist unfertig'
		: 'bleibt stehen: Keine andere Stadt ist unfertig';
const EVERY_KNIGHT = 'Jeder Ritter zählt, egal wer die Mehrheit hat';

/** The Gingerbread Man in German. */
export const words: WordsOf<typeof GINGERBREAD_NAMES> = {
	title: 'Der Lebkuchenmann',
	adds: '6 Karten; eine gemeinsame Figur',
	mind: {
		'gingerbread/base':
			'Die Karten des Lebkuchenmanns haben die Rückseite der Winter-Edition und fallen unter denen des Grundspiels auf. Zieht aus einem Beutel, ohne hinzusehen.'
	},
	pieces: { 'gingerbread-man': { one: 'Lebkuchenmann', many: 'Lebkuchenmänner' } },
	printed: {
		gingerbread: 'Lebkuchenmann: Wer diese Karte legt, setzt ihn in eine unfertige Stadt.'
	},
	marks: { gingerbread: 'Lebkuchenmann' },
	sources: { gingerbread: 'Lebkuchenmann' },
	titles: {
		'gingerbread/left': 'Der Lebkuchenmann verlässt eine Stadt',
		'gingerbread/completed': 'Die Stadt des Lebkuchenmanns ist fertig'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} versetzte den Lebkuchenmann ${ontoPlaceOf(event)}.`,
		'gingerbread/stood': (event) => `Aufbau: der Lebkuchenmann ${onPlaceOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} stellt den Lebkuchenmann auf`,
			how: openCities(options),
			why: 'Es muss eine unfertige Stadt sein. Punkte gibt es dafür nicht.'
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} versetzt den Lebkuchenmann`,
			how: openCities(options),
			why: 'Es muss eine andere unfertige Stadt sein.'
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} versetzt den Lebkuchenmann noch einmal`,
			how: openCities(options),
			why: 'Nach euren Regeln wurde er für die fertige Stadt versetzt und wird es nun noch einmal für seine Karte. Die Stadt, die er verlässt, bringt ihren Rittern Punkte.'
		})
	},
	moves: {
		'gingerbread-man': (place, kind) =>
			`versetzt den Lebkuchenmann ${places.ontoPlace(place, kind)}`
	},
	leaves: {
		'gingerbread-man': 'nimmt den Lebkuchenmann vom Tisch: Es gibt keine unfertige Stadt mehr'
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `der Lebkuchenmann ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: { 'gingerbread-man': 'Tippe auf die Stadt, in der der Lebkuchenmann steht.' },
	undescribed: { gingerbread: (id) => `Lebkuchenkarte ${id.replace(/\D/g, '')}` },
	rulings: {
		gingerbreadMoves: {
			title: 'Lebkuchenmann: Seine Karte schließt seine Stadt ab',
			answers: {
				once: [
					'einmal versetzt',
					'Die fertige Stadt wird gewertet, und der Lebkuchenmann wird einmal versetzt: für Stadt und Karte zusammen.',
					'der Lebkuchenmann wird für Stadt und Karte zusammen einmal versetzt'
				],
				twice: [
					'zweimal versetzt',
					'Wörtlich genommen: Wer die Stadt abgeschlossen hat, versetzt den Lebkuchenmann, dann für die Karte noch einmal. Die Stadt, die er dabei verlässt, bringt ihren Rittern Punkte.',
					'der Lebkuchenmann wird für die Stadt und für die Karte versetzt'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Lebkuchenkarten',
			answers: {
				known: [
					'bekannt',
					'Tilekeep kennt die sechs Karten aus dem einzigen Scan im Internet, den wir gefunden haben.',
					'Tilekeep kennt die sechs Lebkuchenkarten'
				],
				described: [
					'beschrieben',
					'Die Spieler beschreiben jede der sechs Karten selbst, wie in Partien, die begannen, bevor Tilekeep sie kannte.',
					'die Spieler beschreiben die sechs Lebkuchenkarten selbst'
				]
			}
		}
	},
	rulingSources: {
		gingerbreadMoves: `${BOOKLET}, Seite 8, Der Lebkuchenmann`,
		gingerbreadTiles: 'Ein Scan der sechs Karten im Internet'
	},
	help: {
		title: 'Der Lebkuchenmann',
		lines: [
			'Er gehört niemandem und beginnt in der Stadt der Startkarte. In Partien mit dem Fluss beginnt er in einer Stadt der ersten gelegten Karte, die eine hat, und wer sie legt, setzt ihn hinein. Ist die Startkarte nach einer Hausregel im Beutel, wartet er neben den gelegten Karten auf seine erste Karte; kein Regelheft sagt, was dann gilt.'
		],
		terms: [
			[
				'Seine Karten',
				'Tilekeep kennt seine sechs Karten aus dem einzigen Scan im Internet, den wir gefunden haben. Sieht eine in eurer Schachtel anders aus, oder habt ihr eine doppelt? Ändere die Anzahl unter „Karten im Beutel“ und beschreibe eure Karte mit dem + am Ende der Auswahl. Jede Karte mit einem Lebkuchenmann versetzt ihn.'
			],
			[
				'Er wird versetzt',
				'Wer eine seiner sechs Karten legt, macht seinen Zug wie gewohnt und versetzt ihn dann in eine andere unfertige Stadt. Auch wer seine Stadt abschließt, versetzt ihn. Tilekeep fragt, wohin, und der nächste Zug wartet auf die Antwort.'
			],
			[
				'Er bringt Punkte',
				'Alle bekommen für jeden eigenen Ritter in der Stadt 1 Punkt je Karte. Das gilt, wenn der Lebkuchenmann sie wegen einer seiner Karten verlässt. Es gilt auch, wenn sie fertig wird, noch vor ihrer üblichen Wertung. Wappen und Mehrheit spielen keine Rolle. Die Ritter, die er zurücklässt, bleiben.'
			],
			[
				'Keine andere Stadt',
				'Er bleibt stehen, und es gibt keine Punkte. Wird seine Stadt dabei fertig, kommt er bis zu seiner nächsten Karte vom Tisch.'
			],
			[
				'Was das Regelheft nicht sagt',
				'Schließt seine eigene Karte seine Stadt ab, gibt es einmal Punkte, und er wird einmal versetzt. Ihr könnt auch festlegen, dass er zweimal versetzt wird: für die Stadt und dann für die Karte. Dann bringt auch die Stadt Punkte, die er verlässt. Jede Figur zählt als ein Ritter, was sie sonst auch zählt. Figuren ziehen weiter, bevor er versetzt wird; eine, die in seine Stadt kommt, ist dort also ein Ritter.'
			]
		],
		topics: {
			gingerbread: {
				title: 'Der Lebkuchenmann in Bildern',
				pictures: {
					'gingerbread-completed':
						'Seine Stadt ist fertig: Bevor sie wie sonst gewertet wird, bekommt jeder Ritter Punkte',
					'gingerbread-leaves': 'Er verlässt eine Stadt wegen einer seiner Karten'
				}
			}
		}
	},
	rules: {
		'GINGERBREAD-1': [
			'Vor dem ersten Zug steht der Lebkuchenmann in der Stadt der Startkarte. Seine sechs Karten werden mit den anderen gezogen.',
			'Heft, S. 8, Vorbereitung'
		],
		'GINGERBREAD-2': [
			'Ein Zug mit einer seiner Karten wird wie gewohnt gewertet. Dann versetzt ihn derselbe Spieler in eine andere unfertige Stadt, egal, wer dort steht.',
			'Heft, S. 8, die neuen Karten'
		],
		'GINGERBREAD-3': [
			'Die Stadt, die er wegen einer seiner Karten verlässt, bringt jedem Spieler für jeden eigenen Ritter 1 Punkt je Karte. Wappen zählen nicht, jede Figur ist ein Ritter, und die Ritter bleiben.',
			'Heft, S. 8, Wertung 1'
		],
		'GINGERBREAD-4': [
			'Bevor seine Stadt gewertet wird, bringt sie jedem Spieler für jeden eigenen Ritter 1 Punkt je Karte. Wappen zählen nicht, und jede Figur ist ein Ritter.',
			'Heft, S. 8, Wertung 2'
		],
		'GINGERBREAD-5': [
			'Gibt es keine andere unfertige Stadt, bleibt er stehen. Wird seine Stadt dabei fertig, wird er vom Tisch genommen und kehrt mit seiner nächsten Karte zurück.',
			'Heft, S. 8, Sonderfall'
		],
		'GINGERBREAD-6': [
			'Schließt seine eigene Karte die Stadt ab, in der er steht, gibt es Punkte für die fertige Stadt, und er wird einmal versetzt. Legt ihr es so fest, wird er zweimal versetzt: für die Stadt und dann für die Karte. Dann bringt auch die Stadt, die er dabei verlässt, Punkte.',
			'Heft, S. 8, die neuen Karten, Wertung 1 und 2'
		],
		'GINGERBREAD-7': [
			'Jede Figur in seiner Stadt zählt als ein Ritter, gleich welcher Art und unabhängig von den Wappen.',
			'unsere Entscheidung'
		],
		'GINGERBREAD-8': [
			'Bleibt er stehen, weil es keine andere Stadt gibt, oder kommt er wieder auf den Tisch, gibt es keine Punkte.',
			'unsere Entscheidung'
		],
		'GINGERBREAD-9': [
			'Figuren ziehen weiter, bevor er versetzt wird. Eine, die gerade in seine Stadt gekommen ist, zählt dort als Ritter.',
			'unsere Entscheidung'
		],
		'GINGERBREAD-10': [
			'Seine Stadt zählt, wie sie ist, wenn er sie verlässt, mit der Karte und der Figur dieses Zuges.',
			'unsere Entscheidung'
		],
		'GINGERBREAD-11': [
			'Passt eine seiner Karten nirgends, wird er nicht versetzt, und am Ende der Partie gibt es nichts für ihn.',
			'unsere Entscheidung'
		],
		'GINGERBREAD-12': [
			'In einer laufenden Partie steht er, wo er hingesetzt wird, oder wartet neben den gelegten Karten auf seine nächste Karte.',
			'unsere Entscheidung'
		],
		'GINGERBREAD-13': [
			'Liegt keine Startkarte mit Stadt, wie in Partien mit dem Fluss, beginnt er in einer Stadt der ersten gelegten Karte, die eine hat. Wer sie legt, setzt ihn hinein.',
			'Game Reference, Vorbereitung'
		]
	},
	ruleTopics: {
		GINGERBREAD: 'der Lebkuchenmann'
	}
};
