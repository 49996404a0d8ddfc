import type { WordsOf } from '../../../words/de/says';
import type { ABBOT_NAMES } from '../names';

/** The Abbot in German. */
export const words: WordsOf<typeof ABBOT_NAMES> = {
	title: 'Der Abt',
	adds: 'je Spieler ein Abt, der auch Gärten wertet',
	pieces: { abbot: { one: 'Abt', many: 'Äbte' } },
	sources: { garden: 'Gärten', 'unfinished-garden': 'Unfertige Gärten' },
	scoreAll: { garden: 'Alle Gärten werten' },
	titles: { 'abbot/recalled': 'Ein Abt kehrt zurück' },
	verdicts: { 'abbot/recalled': 'Gewertet nach dem jetzigen Stand, für den Besitzer des Abts' },
	objections: {
		'abbot/surrounded':
			'Diese Karte umschließt den Platz des Abts, also wird er als fertig gewertet.',
		'abbot/same-turn':
			'Nach euren Regeln kehrt ein Abt nicht in dem Zug zurück, in dem er gesetzt wurde.'
	},
	rulings: {
		abbotRecallSameTurn: {
			title: 'Ein Abt, der im selben Zug gesetzt wurde',
			answers: {
				yes: [
					'darf zurückkehren',
					'In einem Zug mit zwei Teilen darf ein im ersten Teil gesetzter Abt im zweiten zurückkehren.',
					'ein Abt darf in dem Zug zurückkehren, in dem er gesetzt wurde'
				],
				no: [
					'bleibt zunächst',
					'In einem Zug mit zwei Teilen bleibt ein im ersten Teil gesetzter Abt mindestens bis zum nächsten Zug.',
					'ein Abt bleibt in dem Zug stehen, in dem er gesetzt wurde'
				]
			}
		}
	},
	rulingSources: {
		abbotRecallSameTurn: 'Steht in keinem Regelheft; die meisten Programme erlauben es'
	},
	help: {
		title: 'Der Abt und die Gärten',
		lines: [
			'Im Grundspiel seit 2014 und in der Winter-Edition von 2022 zeigen je acht Karten einen Garten, dazu einige in neueren Ausgaben der Erweiterungen. Ohne den Abt sind Gärten nur Bilder.',
			'Alle haben außerdem einen Abt und setzen wie immer eine Figur je Zug: Tippe erst auf den Abt, dann auf die Stelle, wo er steht.'
		],
		terms: [
			[
				'Wo er steht',
				'In einem Kloster oder Garten, wo niemand steht. Er zählt wie ein Meeple. In einem Garten steht sonst niemand, und auch später kommt niemand dazu.'
			],
			[
				'Gärten',
				'Sie werden gewertet wie Klöster: 9 Punkte, wenn auf den acht Plätzen ringsum Karten liegen. Unfertig bringen sie am Ende 1 für den Garten und 1 für jede Karte ringsum.'
			],
			[
				'Ihn zurücknehmen',
				'Leg die Karte. Statt eine Figur zu setzen, tippe dann auf deinen Abt auf dem Tisch: Er kehrt zurück und bringt, was sein Platz jetzt wert ist. Wie viel das ist, siehst du vorher. Umschließt ihn die Karte, kommt er von selbst mit 9 Punkten zurück, und du darfst eine andere Figur setzen. In einem Zug aus zwei Teilen geht das in jedem Teil.'
			]
		],
		topics: {
			abbot: {
				title: 'Der Abt in Bildern',
				pictures: {
					'abbot-garden': 'Ein Garten mit allen acht Karten ringsum',
					'abbot-recalled': 'Ein Abt, der zurückkehrt, bevor sein Garten umschlossen ist',
					'abbot-end': 'Ein unfertiger Garten am Ende'
				}
			}
		}
	},
	rules: {
		'ABBOT-1': [
			'Alle haben einen Abt. Er wird statt eines Meeples auf die eben gelegte Karte gesetzt.',
			'Abt-Wiki'
		],
		'ABBOT-2': [
			'Der Abt steht in einem Kloster oder Garten, wo noch niemand steht, und zählt wie ein Meeple. Keine andere Figur steht in einem Garten.',
			'Abt-Wiki'
		],
		'ABBOT-3': [
			'Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen, bevor sein Platz umschlossen ist. Er bringt 1 Punkt für die eigene Karte und 1 für jede, die jetzt ringsum liegt.',
			'Abt-Wiki, mit Fußnote'
		],
		'ABBOT-4': [
			'Umschließt die eben gelegte Karte den Abt, wird sein Platz als fertig gewertet, und eine andere Figur darf gesetzt werden.',
			'unsere Entscheidung'
		],
		'ABBOT-5': [
			'In einem Zug mit zwei Teilen darf der Abt in jedem Teil zurückkehren. Nach einer anderen Regel bleibt er in dem Zug stehen, in dem er gesetzt wurde.',
			'unsere Entscheidung'
		],
		'ABBOT-6': [
			'Eine Figur, die weiterzieht, kommt nie in einen Garten und nicht in ein Kloster, wo ein Abt steht.',
			'unsere Entscheidung'
		],
		'GARDEN-1': [
			'Ein Garten mit Karten auf allen acht Plätzen ringsum bringt 1 Punkt für seine Karte und 1 für jede ringsum.',
			'Abt-Wiki'
		],
		'GARDEN-2': [
			'Am Ende bringt ein unfertiger Garten 1 Punkt für seine Karte und 1 für jede ringsum.',
			'Abt-Wiki'
		]
	},
	ruleTopics: {
		ABBOT: 'der Abt',
		GARDEN: 'Wertung der Gärten'
	}
};
