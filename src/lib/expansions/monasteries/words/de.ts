import type { WordsOf } from '../../../words/de/says';
import type { MONASTERIES_NAMES } from '../names';

/** Monasteries in German. */
export const words: WordsOf<typeof MONASTERIES_NAMES> = {
	title: 'Die Klöster',
	adds: '6 Karten je Schachtel (Deutschland, Niederlande & Belgien, Japan): Wer dort liegt, wertet Reihe und Spalte',
	monasteries: {
		minster: {
			name: 'besonderes Kloster',
			some: 'ein besonderes Kloster',
			the: 'das besondere Kloster',
			onto: 'auf das besondere Kloster',
			off: 'vom besonderen Kloster',
			completed: 'Fertiges besonderes Kloster',
			unfinished: 'Unfertiges besonderes Kloster'
		}
	},
	printed: {
		minster:
			'Besonderes Kloster: Eine Figur steht hier wie in jedem anderen oder legt sich hin. Liegend wertet sie am Ende Reihe und Spalte.'
	},
	signs: { minster: { name: 'Besonderes Kloster', with: 'mit besonderem Kloster' } },
	sources: { 'row-and-column': 'Reihe und Spalte' },
	titles: { 'monasteries/lain': 'Reihe und Spalte' },
	verdicts: { 'monasteries/lain': 'Die Figur liegt im besonderen Kloster' },
	countables: {
		'monasteries/row': ['Karte in der Reihe', 'Karten in der Reihe'],
		'monasteries/column': ['Karte darüber und darunter', 'Karten darüber und darunter']
	},
	notes: {
		'monasteries/lies': () =>
			'Hier liegt eine Figur: Das Kloster wird nie fertig. Am Ende wertet sie Reihe und Spalte bis zu den ersten Lücken.'
	},
	rulings: {
		monasteryBoxes: {
			title: 'Wie viele Schachteln mit Klöstern',
			answers: {
				one: [
					'eine',
					'Sechs Karten: aus Deutschland, aus den Niederlanden und Belgien oder aus Japan.',
					'eine Schachtel mit Klöstern wird gespielt'
				],
				two: [
					'zwei',
					'Zwölf Karten aus zwei beliebigen Schachteln.',
					'zwei Schachteln mit Klöstern werden gespielt'
				],
				three: ['drei', 'Alle 18 Karten.', 'drei Schachteln mit Klöstern werden gespielt']
			}
		},
		baseMonasteries: {
			title: 'Die sechs Klöster des Grundspiels',
			answers: {
				'left-out': [
					'bleiben in der Schachtel',
					'Die besonderen treten an ihre Stelle.',
					'die Klöster des Grundspiels bleiben in der Schachtel'
				],
				kept: [
					'spielen mit',
					'Alle Klöster werden gezogen.',
					'die Klöster des Grundspiels spielen mit'
				]
			}
		}
	},
	rulingSources: {
		monasteryBoxes: 'Wikicarpedia, Monasteries: Die Schachteln haben dieselben Regeln',
		baseMonasteries: 'Wikicarpedia, Monasteries: beides'
	},
	help: {
		title: 'Die Klöster',
		lines: [
			'Die Schachteln aus Deutschland, aus den Niederlanden und Belgien und aus Japan haben dieselben Regeln. Sagt in euren Regeln, wie viele davon ihr spielt.'
		],
		terms: [
			[
				'Stehen oder liegen',
				'Wer eine Figur auf ein besonderes Kloster setzt, wählt: Sie steht dort als Mönch oder liegt dort als Abt. Die Karte zeigt für beides einen Platz.'
			],
			[
				'Wer steht',
				'Er wird wie in jedem Kloster gewertet: 1 Punkt für seine Karte und 1 für jede der acht ringsum.'
			],
			[
				'Wer liegt',
				'Er bleibt bis zum Ende der Partie. Dann bringt er 1 für seine Karte und 1 für jede in seiner Reihe und Spalte bis zur ersten Lücke.'
			],
			['Umbaut', 'Wer liegt, hat davon nichts. Nur das Ende der Partie bringt Punkte.']
		],
		topics: {
			monasteries: {
				title: 'Stehen und liegen in Bildern',
				pictures: {
					'lying-row': 'Die Figur von Rot liegt: 3 Karten in ihrer Reihe, 2 darüber und darunter',
					'standing-around': 'Dieselbe Figur stehend: ihre Karte und die, die schon ringsum liegen'
				}
			}
		}
	},
	rules: {
		'LYING-1': [
			'Jede Schachtel hat sechs Karten mit einem besonderen Kloster, zwei davon mit einer Straße. Sie werden mit den anderen gezogen.',
			'Wiki, Inhalt; Bilder'
		],
		'LYING-2': [
			'Die sechs Karten mit Klöstern des Grundspiels bleiben in der Schachtel oder spielen mit. Die anderer Schachteln spielen immer mit.',
			'Wiki; andere Schachteln: unsere Entscheidung'
		],
		'LYING-3': [
			'Eine Figur kommt stehend oder liegend auf ein besonderes Kloster, wie ihr Spieler will. Wer zählt und dort stehen darf, darf dort liegen.',
			'Wiki, Anleitung; welche Figuren: JCloisterZone'
		],
		'LYING-4': ['Wer dort steht, wird wie in jedem Kloster gewertet.', 'Wiki, Anleitung'],
		'LYING-5': [
			'Wer dort liegt, bringt am Ende 1 für seine Karte und 1 für jede in seiner Reihe und Spalte bis zu den ersten Lücken.',
			'Wiki, Anleitung'
		],
		'LYING-6': [
			'Wo jemand liegt, wird ein Kloster nie fertig. Darum darf sich eine Figur auch hinlegen, wenn ihre eigene Karte schon umbaut ist.',
			'Wiki; die eigene Karte: JCloisterZone'
		],
		'LYING-7': [
			'Sind mehrere Figuren dort, bekommt die Punkte wie immer, wer die Mehrheit hat.',
			'JCloisterZone'
		],
		'LYING-8': [
			'Eine Figur, die man zurücknehmen darf, bringt dabei 1 für ihre Karte und 1 für jede der acht ringsum, als stünde sie. Ist sie umbaut, bleibt sie. Eine Depesche bringt ebenso viel.',
			'JCloisterZone; umbaut, Depeschen: unsere Entscheidung'
		],
		'LYING-9': [
			'Eine Figur, die anders als mit ihrer Karte dorthin kommt, steht. Eine, die dorthin weiterfährt, darf sich hinlegen.',
			'unsere Entscheidung; Weiterfahren: JCloisterZone'
		],
		'LYING-10': [
			'Die Hausregel über Unfertiges betrifft nicht, wer dort liegt. In einer laufenden Partie werden Figuren stehend oder liegend eingegeben.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { LYING: 'besondere Klöster' }
};
