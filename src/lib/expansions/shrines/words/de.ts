import { common } from '../../../words/de/common';
import type { WordsOf } from '../../../words/de/says';
import type { SHRINES_NAMES } from '../names';

const AHEAD = 'Was zuerst fertig ist, wird gewertet; das andere bringt nichts.';

/** Shrines in German. */
export const words: WordsOf<typeof SHRINES_NAMES> = {
	title: 'Die Kultstätten',
	adds: '5 oder 6 Karten mit Kultstätten, die Klöster herausfordern',
	monasteries: {
		shrine: {
			name: 'Kultstätte',
			some: 'eine Kultstätte',
			the: 'die Kultstätte',
			onto: 'auf die Kultstätte',
			off: 'von der Kultstätte',
			completed: 'Fertige Kultstätte',
			unfinished: 'Unfertige Kultstätte'
		}
	},
	printed: {
		shrine:
			'Kultstätte: zählt wie ein Kloster. Besetzt fordert sie ein besetztes Kloster daneben heraus.'
	},
	signs: { shrine: { name: 'Kultstätte', with: 'mit Kultstätte' } },
	titles: { 'shrines/lost': 'Herausforderung verloren' },
	verdicts: { 'shrines/lost': 'Das andere Bauwerk war zuerst fertig' },
	countables: { 'shrines/lost': ['verlorene Herausforderung', 'verlorene Herausforderungen'] },
	notes: {
		'shrines/by-shrine': (names) =>
			`Herausgefordert von einer Kultstätte daneben (${common.list(names)}). ${AHEAD}`,
		'shrines/by-monastery': (names) =>
			`Herausgefordert von einem Kloster daneben (${common.list(names)}). ${AHEAD}`,
		'shrines/begun': (names) =>
			`Eine Herausforderung beginnt: Kultstätte gegen Kloster (${common.list(names)}).`,
		'shrines/ended': (names) => `Herausforderung verloren: keine Punkte für ${common.list(names)}.`
	},
	objections: {
		'shrines/two-monasteries': 'Eine Kultstätte darf nicht neben zwei Klöstern liegen.',
		'shrines/two-shrines': 'Ein Kloster darf nicht neben zwei Kultstätten liegen.'
	},
	rulings: {
		shrineTiles: {
			title: 'Wie viele Kultstätten',
			answers: {
				five: [
					'5 Karten',
					'Die aus Graf, König & Konsorten und aus der Spielbox.',
					'es gibt fünf Kultstätten'
				],
				six: ['6 Karten', 'Die aus Kult, Belagerung & Kreativität.', 'es gibt sechs Kultstätten']
			}
		},
		shrineWagon: {
			title: 'Ein Wagen, dessen Bauwerk die Herausforderung verliert',
			answers: {
				home: [
					'kehrt zurück',
					'Ein Wagen fährt nur weiter, wenn er gewertet wurde.',
					'ein Wagen kehrt zurück, wenn sein Bauwerk die Herausforderung verliert'
				],
				drives: [
					'fährt weiter',
					'Er fährt weiter wie von einem fertigen Bauwerk.',
					'ein Wagen fährt weiter, wenn sein Bauwerk die Herausforderung verliert'
				]
			}
		}
	},
	rulingSources: {
		shrineTiles: 'Wikicarpedia, Heretics & Shrines: Inhalt, Bilder der Karten',
		shrineWagon: 'Offen in den Regeln, die wir kennen; so wie die zweite macht es JCloisterZone'
	},
	help: {
		title: 'Die Kultstätten',
		lines: ['Sagt bei euren Regeln, ob eure Schachtel fünf Karten hat oder sechs.'],
		terms: [
			[
				'Eine Kultstätte',
				'Sie wird besetzt und gewertet wie ein Kloster: 1 Punkt für ihre Karte und 1 für jede der acht ringsum. Wer in einem Kloster stehen darf, darf es auch dort.'
			],
			[
				'Wo sie liegen darf',
				'Eine Kultstätte liegt nie neben zwei Klöstern und ein Kloster nie neben zwei Kultstätten, auch nicht schräg. Was sonst als Kloster gilt, gilt auch hier.'
			],
			[
				'Die Herausforderung',
				'Sie beginnt, sobald eine Kultstätte und ein Kloster daneben beide besetzt sind. Tilekeep sagt es nach dem Zug, und wenn du auf eines der beiden tippst.'
			],
			[
				'Wer gewinnt',
				'Was zuerst fertig ist, wird gewertet. Das andere bringt nichts, und seine Figur kehrt zurück. Schließt eine Karte beide ab, werden beide gewertet. Am Ende der Partie zählen beide als unfertig.'
			]
		],
		topics: {
			shrines: {
				title: 'Herausforderungen in Bildern',
				pictures: {
					'shrine-wins': 'Die Kultstätte von Blau ist zuerst fertig und wird gewertet',
					'monastery-loses': 'Das Kloster von Rot daneben bringt nichts',
					'shrine-draws': 'Eine Karte schloss beide ab: Beide werden gewertet'
				}
			}
		}
	},
	rules: {
		'SHRINE-1': [
			'Es gibt 5 Karten mit Kultstätte, in einer Schachtel 6. Sie werden wie alle anderen gezogen.',
			'Wiki, Inhalt; Bilder der Karten'
		],
		'SHRINE-2': [
			'Keine Kultstätte darf neben zwei Klöstern liegen und kein Kloster neben zwei Kultstätten, auch nicht schräg. Das gilt auch für die, die schon liegen.',
			'Wiki; für die, die schon liegen: JCloisterZone'
		],
		'SHRINE-3': [
			'Eine Kultstätte wird besetzt und gewertet wie ein Kloster, auch unfertig am Ende. Wer im Kloster stehen darf, darf es auch dort.',
			'Wiki, Z-Man; Äbte und Wagen: JCloisterZone'
		],
		'SHRINE-4': [
			'Kultstätte und Kloster nebeneinander, auch schräg, fordern sich heraus, sobald beide besetzt sind.',
			'Wiki, Z-Man'
		],
		'SHRINE-5': [
			'Was zuerst fertig ist, wird gewertet. Ist das andere noch unfertig, bringt es nichts, und seine Figur kehrt im selben Zug zurück.',
			'Wiki, Z-Man; JCloisterZone'
		],
		'SHRINE-6': ['Schließt eine Karte beide ab, werden beide gewertet.', 'Antworten des Verlags'],
		'SHRINE-7': [
			'Nur was besetzt ist, gewinnt. Was verloren hat, ist wieder frei: Es darf besetzt und später gewertet werden.',
			'JCloisterZone'
		],
		'SHRINE-8': [
			'Was als Kloster gilt, ist auch hier eines; Gärten nehmen nicht teil.',
			'Antworten des Verlags; Plätze neben Abteien, und Gärten: JCloisterZone'
		],
		'SHRINE-9': [
			'Eine Figur, die vor der Entscheidung zurückgenommen wird, bringt Punkte wie immer und beendet die Herausforderung.',
			'JCloisterZone'
		],
		'SHRINE-10': [
			'Ein Wagen, dessen Bauwerk verloren hat, kehrt zurück. Nach einer anderen Regel fährt er weiter.',
			'offen; die zweite Art: JCloisterZone'
		],
		'SHRINE-11': [
			'Am Ende sind offene Herausforderungen vorbei, und beide Bauwerke zählen als unfertig. In einer laufenden Partie gewinnt ein fertiges Bauwerk, das noch nicht gewertet ist, sobald es weitergeht.',
			'Beispiele; laufende Partien: unsere Entscheidung'
		]
	},
	ruleTopics: { SHRINE: 'Kultstätten' }
};
