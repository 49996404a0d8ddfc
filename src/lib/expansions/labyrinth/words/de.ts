import type { WordsOf } from '../../../words/de/says';
import type { LABYRINTH_NAMES } from '../names';

/** The Labyrinth in German. */
export const words: WordsOf<typeof LABYRINTH_NAMES> = {
	title: 'Das Labyrinth',
	adds: '1 Karte, die aus vier Straßen eine macht',
	printed: { labyrinth: 'Labyrinth: Seine vier Straßen sind eine einzige.' },
	marks: { labyrinth: 'Labyrinth' },
	countables: { 'labyrinth/figures': ['Figur auf der Straße', 'Figuren auf der Straße'] },
	rulings: {
		labyrinth: {
			title: 'Wie das Labyrinth zählt',
			answers: {
				basic: [
					'wie jede Straße',
					'Eine Straße mit dem Labyrinth ist eine Straße wie jede andere.',
					'eine Straße mit dem Labyrinth ist eine Straße wie jede andere'
				],
				advanced: [
					'bringt Punkte für Figuren',
					'Jeder Arm der Straße darf besetzt werden. Fertig bringt sie 2 mehr für jede Figur darauf.',
					'eine fertige Straße mit dem Labyrinth bringt auch Punkte für die Figuren darauf'
				]
			}
		}
	},
	rulingSources: { labyrinth: 'Wikicarpedia, The Labyrinth: Beide stehen auf dem Regelblatt' },
	help: {
		title: 'Das Labyrinth',
		lines: [
			'Vier Straßen führen hinein, und alle vier sind eine einzige. Sagt in euren Regeln, ob ihr einfach oder für Fortgeschrittene spielt.'
		],
		terms: [
			[
				'Einfach',
				'Die Straße wird besetzt und gewertet wie jede andere. Sie ist fertig, wenn alle ihre Enden geschlossen sind.'
			],
			[
				'Für Fortgeschrittene: besetzen',
				'Auf das Labyrinth, das du legst, darfst du eine Figur setzen, egal, wer auf seinen Straßen steht. Später darfst du einen Arm besetzen, der bis zum Labyrinth frei ist.'
			],
			[
				'Für Fortgeschrittene: werten',
				'Wird die Straße fertig, bekommt, wer die Mehrheit hat, 2 Punkte mehr für jede Figur auf der ganzen Straße, egal, von wem. Bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.'
			]
		],
		topics: {
			labyrinth: {
				title: 'Das Labyrinth in Bildern',
				pictures: {
					'labyrinth-completed': 'Rot hat zwei der drei Figuren: 7 Karten und 2 je Figur'
				}
			}
		}
	},
	rules: {
		'LABYRINTH-1': [
			'Es gibt eine Karte mit dem Labyrinth, in zwei Zeichnungen. Sie wird gezogen wie alle anderen.',
			'Wiki; Bilder'
		],
		'LABYRINTH-2': [
			'Seine vier Straßen sind eine einzige, und es ist keine Kreuzung. Sie trennen vier Wiesen.',
			'Wiki; Bilder'
		],
		'LABYRINTH-3': [
			'Nach den einfachen Regeln ist eine Straße mit dem Labyrinth eine Straße wie jede andere.',
			'Wiki'
		],
		'LABYRINTH-4': [
			'Für Fortgeschrittene: Wer das Labyrinth legt, darf eine Figur auf seine Straße setzen, auch wenn auf den verbundenen Straßen andere stehen.',
			'Wiki, Fandom'
		],
		'LABYRINTH-5': [
			'Für Fortgeschrittene: Ein Arm der Straße darf besetzt werden, auf dem bis zum Labyrinth niemand steht. Wer dort oder dahinter steht, stört nicht.',
			'Wiki, Fandom; Figuren auf dem Labyrinth: JCloisterZone'
		],
		'LABYRINTH-6': [
			'Die Straße ist fertig, wenn alle ihre Enden geschlossen sind. Für Fortgeschrittene bekommt dann, wer die Mehrheit hat, 2 mehr je Figur darauf, die zählt, auch bei Gleichstand.',
			'Wiki'
		],
		'LABYRINTH-7': [
			'Eine unfertige Straße mit dem Labyrinth bringt so viel wie jede andere und nichts für Figuren.',
			'Wiki'
		],
		'LABYRINTH-8': [
			'Auch wenn die Karten der Straße mehr bringen als sonst, gibt es für Figuren nicht mehr.',
			'Diskussion im Wiki'
		],
		'LABYRINTH-9': [
			'Figuren, die bei keiner Mehrheit zählen, zählen nicht mit. JCloisterZone zählt manche davon.',
			'Wiki; JCloisterZone'
		],
		'LABYRINTH-10': [
			'Auch wenn eine Figur auf eine Karte kommt, die schon lag, oder von selbst weiterzieht, kommt es auf ihren Arm an. Keine zieht auf das Labyrinth selbst, solange jemand auf seiner Straße steht.',
			'Weiterziehen: JCloisterZone; sonst unsere Entscheidung'
		]
	},
	ruleTopics: { LABYRINTH: 'das Labyrinth' }
};
