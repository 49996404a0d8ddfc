import type { base as english } from '../en/rulings';
import type { RulingsLike, RulingWords } from '../expansion';
import { BOOKLET, IN_NONE, PAGE } from './says';

type BaseRulings = RulingsLike<typeof english>;

/* Names and clauses of answers begin as they would inside a sentence: the contract capitalises them where they stand alone. */

/** Sizes of the table in tiles, where the start tile is, and what is said of them in a sentence. */
const sizes = (near: string, says: (size: string) => string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => [
			String(size),
			[
				`${String(size)} Karten`,
				size % 2 === 1
					? 'Die erste Karte kommt in die Mitte.'
					: `Die erste Karte kommt in die Mitte, eine halbe Karte nach ${near}.`,
				says(String(size))
			]
		])
	);

/** How many followers each player starts with. */
const followers: RulingWords['answers'] = Object.fromEntries(
	[5, 6, 7, 8, 9, 10].map((n) => [
		String(n),
		[
			`${String(n)} Meeple`,
			n === 7
				? 'Wie in der Schachtel: sieben je Spieler, dazu der Zählstein auf der Wertungstafel.'
				: `Alle beginnen mit ${String(n)}, dazu der Zählstein auf der Wertungstafel. Eine Hausregel.`,
			`alle haben zu Beginn ${String(n)} Meeple`
		]
	])
);

const rulings: BaseRulings['rulings'] = {
	farmers: {
		title: 'Bauern',
		answers: {
			on: [
				'dabei',
				'Meeple dürfen als Bauern auf Wiesen gelegt werden und bringen am Ende Punkte für fertige Städte.',
				'es gibt Bauern'
			],
			off: [
				'weggelassen',
				'Keine Bauern: leichter für eine erste gemeinsame Partie.',
				'es gibt keine Bauern'
			]
		}
	},
	farmRule: {
		title: 'Was eine Wiese bringt',
		answers: {
			third: [
				'wie heute',
				'3 Punkte für jede fertige Stadt, an die die Wiese grenzt; jede Wiese zählt für sich. In den Ausgaben seit 2002, in der Winter-Edition immer.',
				'eine Wiese zählt wie heute'
			],
			second: [
				'wie 2001',
				'3 Punkte für jede fertige Stadt, aber dieselbe Stadt zählt für einen Spieler nur einmal, an wie viele seiner Wiesen sie auch grenzt.',
				'eine Wiese zählt wie 2001'
			],
			first: [
				'wie 2000',
				'Für jede fertige Stadt bekommt 4 Punkte, wer auf allen Wiesen ringsum zusammen die meisten Bauern hat.',
				'eine Wiese zählt wie 2000'
			]
		}
	},
	smallCity: {
		title: 'Stadt aus zwei Karten',
		answers: {
			'4': [
				'4 Punkte',
				'Fertig bringt sie 2 je Karte wie jede andere Stadt. In den Ausgaben seit 2003.',
				'eine Stadt aus zwei Karten bringt 4 Punkte'
			],
			'2': [
				'2 Punkte',
				'Fertig bringt sie 1 je Karte und 1 je Wappen wie in den Ausgaben bis 2002.',
				'eine Stadt aus zwei Karten bringt 2 Punkte'
			]
		}
	},
	unfinished: {
		title: 'Unfertiges am Ende',
		answers: {
			score: [
				'zählt',
				'Straßen, Städte und Klöster bringen 1 je Karte und 1 je Wappen.',
				'Unfertiges zählt am Ende'
			],
			nothing: [
				'zählt nicht',
				'Nur Fertiges bringt Punkte; die Wiesen werden wie sonst gewertet. Eine Hausregel.',
				'Unfertiges zählt am Ende nicht'
			]
		}
	},
	ties: {
		title: 'Gleichstand am Ende',
		answers: {
			shared: [
				'alle gewinnen',
				'Sie teilen sich den Sieg, wie in den Regeln von Rio Grande. Die Regeln des Verlags selbst sagen nichts zum Gleichstand.',
				'bei Gleichstand gewinnen alle'
			],
			again: [
				'noch eine Partie',
				'Niemand gewinnt: Eine neue Partie entscheidet. Nur bei Z-Man.',
				'bei Gleichstand entscheidet eine neue Partie'
			],
			'non-starter': [
				'wer beginnt, verliert',
				'Wer die erste Karte gelegt hat, verliert den Gleichstand; die anderen gewinnen. In keinem Regelheft: eure Entscheidung.',
				'wer beginnt, verliert einen Gleichstand'
			],
			starter: [
				'wer beginnt, gewinnt',
				'Wer die erste Karte gelegt hat, gewinnt den Gleichstand. In der K.-o.-Runde eines Turniers beginnt, wer besser platziert ist, und gewinnt ihn.',
				'wer beginnt, gewinnt einen Gleichstand'
			]
		}
	},
	filledHole: {
		title: 'Karte, die eine Lücke füllt',
		answers: {
			no: [
				'nur eine Karte',
				'Ein Zug wie jeder andere.',
				'wer eine Lücke füllt, legt nur diese Karte an'
			],
			turn: [
				'noch ein Zug',
				'Wer eine Lücke mit Karten auf allen vier Seiten füllt, legt noch eine Karte an. Eine Abtei bringt keinen weiteren Zug. Eine Hausregel.',
				'wer eine Lücke füllt, legt noch eine Karte an'
			]
		}
	},
	edge: {
		title: 'Der Tischrand',
		answers: {
			none: [
				'keiner',
				'Tilekeep beachtet ihn nicht: Ihr spielt auf dem Boden, oder der Tisch ist groß genug. Oder ihr verschiebt die Karten nach Belieben; das ist eine Hausregel.',
				'der Tischrand gilt nicht'
			],
			limits: [
				'begrenzt',
				'Keine Karte liegt jenseits des Rands, und nichts wird verschoben. Was dort offen ist, wird nicht mehr fertig. So sagt es der Verlag.',
				'der Tischrand begrenzt das Spiel'
			],
			extends: [
				'lässt sich erweitern',
				'Er begrenzt das Spiel, bis ihr einen zweiten Tisch danebenstellt: Legt dort trotzdem eine Karte, und der Rand rückt hinaus.',
				'der Tisch lässt sich erweitern'
			],
			shifts: [
				'Karten verschieben',
				'Alle Karten dürfen verschoben werden, damit Platz ist, aber keine Reihe wird länger, als der Tisch reicht. Eine Hausregel.',
				'alle Karten dürfen verschoben werden'
			],
			completes: [
				'schließt ab',
				'Keine Karte liegt jenseits des Rands, und er schließt ab, was an ihn reicht, wie es eine Abtei täte. Eine Hausregel.',
				'der Tischrand schließt ab, was an ihn reicht'
			]
		}
	},
	tableWidth: {
		title: 'Tisch, von West nach Ost',
		answers: sizes('Westen', (size) => `der Tisch ist von West nach Ost ${size} Karten breit`)
	},
	tableHeight: {
		title: 'Tisch, von Nord nach Süd',
		answers: sizes('Norden', (size) => `der Tisch ist von Nord nach Süd ${size} Karten tief`)
	},
	trees: {
		title: 'Kreuzungen mit Bäumen',
		answers: {
			end: [
				'Straßen enden',
				'Eine Straße endet an jeder Kreuzung, was immer dort steht.',
				'Straßen enden an jeder Kreuzung'
			],
			'run-on': [
				'Straßen gehen weiter',
				'Nur Häuser beenden eine Straße: Bei jeder Kreuzung sagt ihr, was dort steht. Eine Hausregel.',
				'Straßen gehen an Kreuzungen mit Bäumen weiter'
			]
		}
	},
	buying: {
		title: 'Karten kaufen',
		answers: {
			no: [
				'nicht erlaubt',
				'Wer eine Karte zieht, legt sie auch.',
				'Karten dürfen nicht gekauft werden'
			],
			yes: [
				'erlaubt',
				'Kann nur noch die gezogene Karte ein Gebiet abschließen, dürfen die anderen Spieler Punkte dafür bieten, mit Abtei & Bürgermeister auch ihre Abtei. Eine Hausregel.',
				'Karten dürfen gekauft werden'
			]
		}
	},
	startTile: {
		title: 'Die Startkarte',
		answers: {
			first: [
				'auf dem Tisch',
				'Die Karte mit der dunklen Rückseite liegt vor dem ersten Zug auf dem Tisch.',
				'die Startkarte liegt zuerst auf dem Tisch'
			],
			bag: [
				'im Beutel',
				'Sie wird unter die anderen gemischt. Wer beginnt, zieht die erste Karte und legt sie in die Mitte. Eine Hausregel.',
				'die Startkarte ist im Beutel'
			]
		}
	},
	hand: {
		title: 'Karten auf der Hand',
		answers: {
			one: [
				'eine',
				'Du ziehst eine Karte und legst sie an.',
				'alle haben nur eine Karte auf der Hand'
			],
			three: [
				'drei',
				'Du hast drei Karten, legst eine davon an und ziehst wieder auf drei nach; eine Abtei zählt mit. Gib nur ein, was angelegt wird. Eine Hausregel.',
				'alle haben drei Karten auf der Hand'
			]
		}
	},
	followers: { title: 'Meeple zu Beginn', answers: followers },
	starter: {
		title: 'Wer beginnt',
		answers: {
			decides: [
				'der Jüngste bestimmt',
				'Der jüngste Spieler bestimmt, wer die erste Karte legt.',
				'der Jüngste bestimmt, wer beginnt'
			],
			youngest: [
				'der Jüngste beginnt',
				'Der jüngste Spieler legt die erste Karte. Eine von zwei Möglichkeiten im Regelheft von Z-Man (2013).',
				'der Jüngste beginnt'
			],
			chosen: ['abgesprochen', 'Ihr einigt euch untereinander.', 'ihr sprecht ab, wer beginnt'],
			lot: ['ausgelost', 'Tilekeep lost jemanden von euch aus.', 'wer beginnt, wird ausgelost'],
			roads: [
				'die meisten Straßen',
				'Alle ziehen eine Karte: Wer darauf die meisten Straßen hat, beginnt. Bei Gleichstand wird noch einmal gezogen. Dann werden alle Karten eingemischt.',
				'es beginnt, wer auf seiner Karte die meisten Straßen hat'
			]
		}
	},
	aids: {
		title: 'Wie viel Tilekeep zeigt',
		answers: {
			helper: [
				'Helfer',
				'Wem welche Wiese gehört, was ihr hättet, wenn jetzt Schluss wäre, und welche Karten noch in eine Lücke passen.',
				'Tilekeep zeigt alles, was hilft'
			],
			clear: [
				'Klare Sicht',
				'Wem welche Wiese gehört und was sie brächte, aber keine Summen und nicht, welche Karten in eine Lücke passen.',
				'Tilekeep zeigt, wem welche Wiese gehört, aber keine Summen'
			],
			referee: [
				'Schiedsrichter',
				'Nur, was erlaubt ist und was gewertet wird. Alles andere am Ende.',
				'Tilekeep zeigt nur, was erlaubt ist und was gewertet wird'
			]
		}
	},
	unplayable: {
		title: 'Karte, die nirgends passt',
		answers: {
			aside: [
				'beiseitegelegt',
				'Sie kommt aus dem Spiel, und es wird eine neue gezogen.',
				'eine Karte, die nirgends passt, kommt aus dem Spiel'
			],
			bag: [
				'zurück in den Beutel',
				'Sie wird wieder eingemischt, und es wird eine neue gezogen. Eine Hausregel.',
				'eine Karte, die nirgends passt, kommt zurück in den Beutel'
			]
		}
	}
};

const sources: BaseRulings['sources'] = {
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
	followers: IN_NONE,
	starter: `${PAGE}, Anm. 2 und Hausregeln; ${BOOKLET}, Vorbereitung`,
	aids: IN_NONE
};

/** The words of the base game's rulings. */
export const base: BaseRulings = { rulings, sources };
