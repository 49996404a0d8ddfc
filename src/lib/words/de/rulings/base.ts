import type { BoxRulings, RulingWords } from '../../en/rulings/types';
import { BOOKLET, PAGE } from './prints';

/* The names of answers begin as they would inside a sentence: the contract capitalises them where they stand alone. */

/** Sizes of the table in tiles, and where the start tile is. */
const sizes = (near: string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => [
			String(size),
			[
				`${String(size)} Karten`,
				size % 2 === 1
					? 'Die erste Karte kommt in die Mitte.'
					: `Die erste Karte kommt in die Mitte, eine halbe Karte nach ${near}.`
			]
		])
	);

/** How many followers each player starts with. */
const followers: RulingWords['answers'] = Object.fromEntries(
	[5, 6, 7, 8, 9, 10].map((n) => [
		String(n),
		[
			`${String(n)} Gefolgsleute`,
			n === 7
				? 'Wie in der Schachtel: sieben für alle, dazu der Zählstein auf der Wertungstafel.'
				: `Alle beginnen mit ${String(n)}, dazu der Zählstein auf der Wertungstafel. Eine Hausregel.`
		]
	])
);

const rulings: Readonly<Record<string, RulingWords>> = {
	farmers: {
		title: 'Bauern',
		answers: {
			on: [
				'dabei',
				'Gefolgsleute dürfen auf einer Wiese liegen und bringen am Ende Punkte für deren Städte.'
			],
			off: ['weggelassen', 'Keine Bauern: leichter für eine erste gemeinsame Partie.']
		}
	},
	farmRule: {
		title: 'Was eine Wiese bringt',
		answers: {
			third: [
				'wie heute',
				'3 Punkte für jede fertige Stadt, an die die Wiese grenzt; jede Wiese zählt für sich. In den Ausgaben seit 2002, in der Winter-Edition immer.'
			],
			second: [
				'wie 2001',
				'3 Punkte für jede fertige Stadt, aber dieselbe Stadt zählt für einen Spieler nur einmal, an wie viele seiner Wiesen sie auch grenzt.'
			],
			first: [
				'wie 2000',
				'Jede fertige Stadt bringt 4 Punkte, und zwar denen, die auf allen Wiesen ringsum zusammen die meisten Bauern haben.'
			]
		}
	},
	smallCity: {
		title: 'Stadt aus zwei Karten',
		answers: {
			'4': [
				'4 Punkte',
				'Fertig bringt sie 2 je Karte wie jede andere Stadt. In den Ausgaben nach 2002.'
			],
			'2': [
				'2 Punkte',
				'Fertig bringt sie 1 je Karte und 1 je Wappen wie in den Ausgaben bis 2002.'
			]
		}
	},
	unfinished: {
		title: 'Unfertiges am Ende',
		answers: {
			score: ['zählt', 'Straßen, Städte und Klöster bringen 1 je Karte und Wappen.'],
			nothing: [
				'zählt nicht',
				'Nur Fertiges bringt Punkte; die Wiesen werden wie sonst gewertet. Eine Hausregel.'
			]
		}
	},
	ties: {
		title: 'Gleichstand am Ende',
		answers: {
			shared: [
				'alle gewinnen',
				'Sie teilen sich den Sieg, wie in den Regeln von Rio Grande; die Regeln des Verlags selbst sagen nichts zum Gleichstand.'
			],
			again: ['noch eine Partie', 'Niemand gewinnt: Eine neue Partie entscheidet. Nur bei Z-Man.'],
			'non-starter': [
				'wer begann, verliert',
				'Wer die erste Karte gelegt hat, verliert den Gleichstand; die anderen gewinnen. In keinem Regelheft: eure Entscheidung.'
			]
		}
	},
	filledHole: {
		title: 'Karte, die eine Lücke füllt',
		answers: {
			no: ['nur eine Karte', 'Ein Zug wie jeder andere.'],
			turn: [
				'noch ein Zug',
				'Wer eine Lücke mit Karten auf allen vier Seiten füllt, legt noch eine Karte an. Nicht mit einer Abtei. Eine Hausregel.'
			]
		}
	},
	edge: {
		title: 'Der Tischrand',
		answers: {
			none: [
				'keiner',
				'Tilekeep beachtet ihn nicht: Ihr spielt auf dem Boden, der Tisch ist groß genug, oder ihr verschiebt die Karten nach Belieben, was eine Hausregel ist.'
			],
			limits: [
				'begrenzt',
				'Keine Karte liegt jenseits des Rands, nichts wird verschoben; was dort offen ist, wird nicht mehr fertig. So sagt es der Verlag.'
			],
			extends: [
				'lässt sich erweitern',
				'Er begrenzt das Spiel, bis ihr einen zweiten Tisch danebenstellt: Legt dort trotzdem eine Karte, und der Rand rückt hinaus.'
			],
			shifts: [
				'Karten verschieben',
				'Alle Karten dürfen verschoben werden, damit Platz ist, aber keine Reihe wird länger, als der Tisch reicht. Eine Hausregel.'
			],
			completes: [
				'schließt ab',
				'Keine Karte liegt jenseits des Rands, und er schließt ab, was an ihn reicht, wie es eine Abtei täte. Eine Hausregel.'
			]
		}
	},
	tableWidth: { title: 'Tisch, von West nach Ost', answers: sizes('Westen') },
	tableHeight: { title: 'Tisch, von Nord nach Süd', answers: sizes('Norden') },
	trees: {
		title: 'Kreuzungen mit Bäumen',
		answers: {
			end: ['Straßen enden', 'Eine Straße endet an jeder Kreuzung, was immer dort steht.'],
			'run-on': [
				'Straßen gehen weiter',
				'Nur Häuser beenden eine Straße: Bei jeder Kreuzung sagt ihr, was dort steht. Eine Hausregel.'
			]
		}
	},
	buying: {
		title: 'Karten kaufen',
		answers: {
			no: ['nicht erlaubt', 'Wer eine Karte zieht, legt sie auch.'],
			yes: [
				'erlaubt',
				'Kann nur noch die gezogene Karte ein Gebiet abschließen, dürfen die anderen Punkte dafür bieten, mit Abtei & Bürgermeister auch ihre Abtei. Eine Hausregel.'
			]
		}
	},
	startTile: {
		title: 'Die Startkarte',
		answers: {
			first: [
				'auf dem Tisch',
				'Die Karte mit der dunklen Rückseite liegt vor dem ersten Zug auf dem Tisch.'
			],
			bag: [
				'im Beutel',
				'Sie wird unter die anderen gemischt. Wer beginnt, zieht die erste Karte und legt sie in die Mitte. Eine Hausregel.'
			]
		}
	},
	hand: {
		title: 'Karten auf der Hand',
		answers: {
			one: ['eine', 'Du ziehst eine Karte und legst sie an.'],
			three: [
				'drei',
				'Du hast drei Karten, legst eine davon an und ziehst wieder auf drei nach; eine Abtei zählt mit. Gib nur ein, was angelegt wird. Eine Hausregel.'
			]
		}
	},
	followers: { title: 'Gefolgsleute zu Beginn', answers: followers },
	starter: {
		title: 'Wer beginnt',
		answers: {
			decides: ['der Jüngste bestimmt', 'Der jüngste Spieler bestimmt, wer die erste Karte legt.'],
			youngest: [
				'der Jüngste beginnt',
				'Der jüngste Spieler legt die erste Karte. Eine von zwei Arten im Regelheft von Z-Man (2013).'
			],
			chosen: ['abgesprochen', 'Ihr einigt euch untereinander.'],
			lot: ['ausgelost', 'Tilekeep lost jemanden von euch aus.'],
			roads: [
				'die meisten Straßen',
				'Alle ziehen eine Karte: Wer darauf die meisten Straßen hat, beginnt; bei Gleichstand wird noch einmal gezogen. Dann werden alle Karten eingemischt.'
			]
		}
	},
	aids: {
		title: 'Wie viel Tilekeep zeigt',
		answers: {
			helper: [
				'Helfer',
				'Wem welche Wiese gehört, was ihr hättet, wenn jetzt Schluss wäre, und welche Karten noch in eine Lücke passen.'
			],
			clear: [
				'Klare Sicht',
				'Wem welche Wiese gehört und was sie brächte, aber keine Summen und keine Lücken.'
			],
			referee: [
				'Schiedsrichter',
				'Nur, was erlaubt ist und was gewertet wird. Alles andere am Ende.'
			]
		}
	},
	unplayable: {
		title: 'Karte, die nirgends passt',
		answers: {
			aside: ['beiseitegelegt', 'Sie kommt aus dem Spiel, und es wird eine neue gezogen.'],
			bag: [
				'zurück in den Beutel',
				'Sie wird wieder eingemischt, und es wird eine neue gezogen. Eine Hausregel.'
			]
		}
	}
};

const sources: Readonly<Record<string, string>> = {
	farmers: `${BOOKLET}, Einsetzen der Gefolgsleute`,
	farmRule: `${PAGE}, Anm. 14 und 15; „Scoring: A Historical Perspective“`,
	smallCity: `${PAGE}, Anm. 6`,
	unfinished: `${PAGE}, Hausregeln`,
	ties: `${PAGE}, Anm. 16; ${BOOKLET}, Seite 5`,
	unplayable: `${PAGE}, Teil 1 und Hausregeln; Winter-Edition, Anm. 8`,
	filledHole: `${PAGE}, Hausregeln`,
	edge: `${PAGE}, Verwendung eines Tisches (Antwort des Verlags von 2013) und Hausregeln`,
	tableWidth: `${PAGE}, Verwendung eines Tisches`,
	tableHeight: `${PAGE}, Verwendung eines Tisches`,
	trees: `${PAGE}, Hausregeln`,
	buying: `${PAGE}, Hausregeln`,
	startTile: `${PAGE}, Hausregeln`,
	hand: `${PAGE}, Hausregeln`,
	followers: 'In keinem Regelheft: eure Entscheidung',
	starter: `${PAGE}, Anm. 2 und Hausregeln; ${BOOKLET}, Vorbereitung`,
	aids: 'In keinem Regelheft: eure Entscheidung'
};

/** The words of the base game's rulings. */
export const base: BoxRulings = { rulings, sources };
