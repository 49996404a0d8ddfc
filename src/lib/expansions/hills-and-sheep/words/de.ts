import { common } from '../../../words/de/common';
import { counted } from '../../../words/de/format';
import { places, turnOf } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { HILLS_NAMES } from '../names';

const sheepOf = (n: number): string => counted(n, 'Schaf', 'Schafe');
/** How many tokens like that may be left in the bag. */
const inBag = (says: string, { count }: SaidChoice): string =>
	`${says} (noch ${String(count)} im Beutel)`;
const onTile = ({ place }: SaidEvent): string =>
	`auf der Karte ${place ? places.spotPlace(place) : ''}`;

/** Hills & Sheep in German. */
export const words: WordsOf<typeof HILLS_NAMES> = {
	title: 'Schafe und Hügel',
	adds: '18 Karten mit Hügeln und Weinbergen, je ein Schäfer und ein Beutel mit Schafen und Wölfen',
	pieces: {
		shepherd: { one: 'Schäfer', many: 'Schäfer' },
		'sheep-1': { one: 'Marker mit 1 Schaf', many: 'Marker mit 1 Schaf' },
		'sheep-2': { one: 'Marker mit 2 Schafen', many: 'Marker mit 2 Schafen' },
		'sheep-3': { one: 'Marker mit 3 Schafen', many: 'Marker mit 3 Schafen' },
		'sheep-4': { one: 'Marker mit 4 Schafen', many: 'Marker mit 4 Schafen' },
		'sheep-untold': {
			one: 'Marker ohne Angabe',
			many: 'Marker ohne Angabe'
		}
	},
	printed: {
		hill: 'Hügel: Lege verdeckt eine weitere Karte darunter. Bei Gleichstand gewinnt eine Figur darauf.',
		vineyard: 'Weinberg: Ein Kloster daneben, das fertig wird, bringt 3 Punkte mehr.'
	},
	marks: { hill: 'Hügel', vineyard: 'Weinberg' },
	sources: { flocks: 'Herden' },
	titles: {
		'flocks/home': 'Herde im Stall',
		'flocks/closed': 'Herde auf einer geschlossenen Wiese'
	},
	countables: { 'flocks/sheep': ['Schaf', 'Schafe'], vineyards: ['Weinberg', 'Weinberge'] },
	fates: {
		'flocks/wolf-drawn': ({ name }) => `Schäfer von ${name}: wegen eines Wolfs zurückgegangen`
	},
	objections: { 'flocks/shepherd-there': 'Auf dieser Wiese steht schon ein Schäfer.' },
	events: {
		'flocks/sheep-drawn': ({ turn, name, count = 0 }) =>
			`${turnOf(turn)}: ${name} zog ${sheepOf(count)}.`,
		'flocks/wolf-drawn': ({ turn, name }) => `${turnOf(turn)}: ${name} zog einen Wolf.`,
		'flocks/untold-drawn': ({ turn, name }) =>
			`${turnOf(turn)}: ${name} zog Schafe und sagte nicht, wie viele.`,
		'flocks/driven-home': ({ turn, name }) =>
			`${turnOf(turn)}: ${name} trieb die Herde in den Stall.`,
		'flocks/found': (event) =>
			event.count
				? `Aufbau: ${sheepOf(event.count)} ${onTile(event)}.`
				: `Aufbau: Schafe ${onTile(event)}.`
	},
	questions: {
		'flocks/draw': (name) => ({
			question: `Was hat ${name} gezogen?`,
			how: 'Tippe an, was darauf ist.',
			why: 'Schafe bleiben beim Schäfer. Ein Wolf kommt mit allen Schafen der Wiese zurück in den Beutel.'
		}),
		'flocks/flock': (name) => ({
			question: `Wächst die Herde von ${name}, oder geht sie in den Stall?`,
			how: 'Tippe auf eines von beiden.',
			why: 'Diese Karte hat die Wiese des Schäfers vergrößert, also muss eines geschehen.'
		})
	},
	answers: {
		'flocks/draw/sheep-1': (choice) => inBag('1 Schaf', choice),
		'flocks/draw/sheep-2': (choice) => inBag('2 Schafe', choice),
		'flocks/draw/sheep-3': (choice) => inBag('3 Schafe', choice),
		'flocks/draw/sheep-4': (choice) => inBag('4 Schafe', choice),
		'flocks/draw/wolf': (choice) => inBag('Wolf', choice),
		'flocks/draw/sheep-untold': () => 'Schafe, ohne Angabe',
		'flocks/flock/home': ({ count }) => `In den Stall: ${common.points(count)}`,
		'flocks/flock/grow': ({ count }) =>
			`Wachsen lassen: einen von ${counted(count, 'Marker', 'Marker')} ziehen`
	},
	notes: {
		'flocks/count': (names, count) => `${common.list(names)}: ${sheepOf(count)} beim Schäfer.`,
		'flocks/untold': () =>
			'Wie viele Schafe auf einem Marker sind, wurde nicht gesagt. Gib die Punkte dafür von Hand ein.'
	},
	rulings: {
		hillTiles: {
			title: 'Karten von Schafe und Hügel',
			answers: {
				first: ['ohne Garten', 'Die 18 Karten von 2014.', 'keine Karte mit Hügel hat einen Garten'],
				later: [
					'mit Garten',
					'Die 18 Karten von 2018: Eine hat einen Garten, der nur mit Der Abt zählt.',
					'eine Karte mit Hügel hat einen Garten'
				]
			}
		},
		hillTie: {
			title: 'Gleichstand auf Hügeln',
			answers: {
				any: [
					'eine Figur genügt',
					'Bei Gleichstand werden alle gewertet, die dort eine Figur auf einem Hügel haben, egal wie viele.',
					'bei Gleichstand genügt eine Figur auf einem Hügel'
				],
				most: [
					'die meisten Figuren',
					'Bei Gleichstand wird gewertet, wer dort die meisten Figuren auf Hügeln hat.',
					'bei Gleichstand gewinnen die meisten Figuren auf Hügeln'
				]
			}
		}
	},
	rulingSources: {
		hillTiles: 'Bilder der Karten',
		hillTie: 'Wikicarpedia, Hills & Sheep („mindestens eine“; eine Anmerkung zählt sie)'
	},
	help: {
		title: 'Schafe und Hügel',
		lines: ['Alle haben einen Schäfer. Im Beutel sind 16 Marker mit Schafen und 2 Wölfe.'],
		terms: [
			[
				'Der Schäfer',
				'Setze statt einer anderen Figur den Schäfer auf eine Wiese der eben gelegten Karte, wenn dort keiner steht. Ziehe einen Marker und tippe an, was darauf ist. Ein Wolf schickt den Schäfer zurück.'
			],
			[
				'Die Herde',
				'Vergrößert deine eigene Karte die Wiese, fragt Tilekeep, ob die Herde wächst oder in den Stall geht. Zum Wachsen ziehst du einen Marker. Ein Wolf vertreibt alle Schafe und Schäfer der Wiese. Im Stall bringt jedes Schaf 1 Punkt.'
			],
			[
				'Mehrere Schäfer, geschlossene Wiesen',
				'Stehen mehrere Schäfer auf einer Wiese, bekommt jeder die Punkte all ihrer Schafe. Eine Wiese mit Karten an allen Rändern wird sofort gewertet. Schäfer, die am Ende noch stehen, bringen nichts.'
			],
			[
				'Ein Marker ohne Angabe',
				'Tippe auf „Schafe, ohne Angabe“. Die Herde bringt dann nur, was gesagt wurde. Gib den Rest beim Spieler als Punkte von Hand ein, mit Schafe und Hügel als Grund.'
			],
			[
				'Hügel',
				'Unter jedem Hügel liegt verdeckt eine weitere Karte, also sind weniger zu ziehen. Bei Gleichstand werden nur die gewertet, die eine Figur auf einem Hügel haben.'
			],
			['Weinberge', 'Ein fertiges Kloster bringt für jeden Weinberg ringsum 3 Punkte mehr.']
		],
		topics: {
			flocks: {
				title: 'Herden in Bildern',
				pictures: {
					'flock-home': 'Rot treibt 3 und 2 Schafe in den Stall: 5 Punkte',
					'flock-closed': 'Blau schließt die Wiese mit der Herde von Rot: 5 Punkte für Rot'
				}
			},
			hills: {
				title: 'Ein Hügel im Bild',
				pictures: {
					'hill-tie': 'Je ein Ritter, und der von Blau steht auf einem Hügel: 8 Punkte für Blau'
				}
			},
			vineyards: {
				title: 'Ein Weinberg im Bild',
				pictures: { vineyard: 'Ein Kloster mit einem Weinberg ringsum: 12 Punkte' }
			}
		}
	},
	rules: {
		'SHEPHERD-1': [
			'Alle haben einen Schäfer. Im Beutel sind Marker mit 1 Schaf (4), 2 (5), 3 (5) und 4 (2) und 2 Wölfe.',
			'Z-Man; Wiki, Inhalt'
		],
		'SHEPHERD-2': [
			'Statt einer anderen Figur darfst du den Schäfer auf eine Wiese der eben gelegten Karte setzen, auf der keiner steht. Andere Figuren stören nicht.',
			'Z-Man; Wiki'
		],
		'SHEPHERD-3': [
			'Der Schäfer zählt für keine Mehrheit, besetzt nichts, hält niemanden fern und wird nirgends mitgezählt.',
			'Wiki; JCloisterZone'
		],
		'SHEPHERD-4': ['Schäfer, die am Ende noch stehen, bringen nichts.', 'Wiki'],
		'FLOCK-1': [
			'Wer den Schäfer setzt, zieht sofort einen Marker. Schafe kommen neben ihn. Ein Wolf kommt zurück in den Beutel, und der Schäfer geht zurück.',
			'Z-Man; Wiki'
		],
		'FLOCK-2': [
			'Vergrößert deine eigene Karte die Wiese deines Schäfers, lass die Herde wachsen oder treibe sie in den Stall. Das geschieht nach dem Setzen der Figur und vor der Wertung, aber nicht, wenn der Schäfer eben erst gesetzt wurde.',
			'Z-Man; Wiki, Spielablauf; nicht, wenn er eben gesetzt wurde: JCloisterZone'
		],
		'FLOCK-3': [
			'Zum Wachsen ziehst du einen Marker. Ein Wolf schickt alle Schafe der Wiese in den Beutel und alle ihre Schäfer zurück.',
			'Z-Man; Wiki; alle Schäfer: JCloisterZone'
		],
		'FLOCK-4': [
			'Im Stall bringt jedes Schaf 1 Punkt. Die Marker kommen in den Beutel, und der Schäfer geht zurück.',
			'Z-Man; Verlag'
		],
		'FLOCK-5': [
			'Stehen mehrere Schäfer auf einer Wiese, bringt jeder die Punkte aller Schafe dort, und alle gehen zurück.',
			'niederländisches Regelblatt; steinwurf'
		],
		'FLOCK-6': [
			'Liegt an jedem Rand einer Wiese eine Karte, werden ihre Herden sofort gewertet, egal, wer sie schloss. Wer die Wiese der eigenen Herde vergrößert hat, entscheidet vorher.',
			'Wiki; JCloisterZone'
		],
		'FLOCK-7': [
			'Alle ziehen aus einem Beutel. Was bei Schäfern liegt, ist nicht darin, und Wölfe kommen immer zurück.',
			'Z-Man'
		],
		'FLOCK-8': ['Herden werden vor Straßen, Städten und Klöstern gewertet.', 'Wiki, Spielablauf'],
		'FLOCK-9': [
			'Schafe ohne Angabe bringen von selbst nichts: Ihre Punkte gebt ihr von Hand ein.',
			'unsere Entscheidung'
		],
		'FLOCK-10': [
			'In einer laufenden Partie gebt die Marker auf den Karten ihrer Schäfer ein.',
			'unsere Entscheidung'
		],
		'HILL-1': [
			'Wer einen Hügel zieht, zieht verdeckt eine weitere Karte, die darunter kommt. Ist keine mehr da, kommt keine darunter.',
			'Z-Man; Wiki; keine mehr da: JCloisterZone'
		],
		'HILL-2': [
			'Ein Hügel, der nirgends passt, kommt mit seiner verdeckten Karte aus dem Spiel. Werden andere Karten zuerst gezogen, ist die verdeckte trotzdem keine von ihnen.',
			'Wiki, Spielablauf; andere Karten zuerst: unsere Entscheidung'
		],
		'HILL-3': [
			'Eine Figur auf so einer Karte steht auf einem Hügel, egal, worauf sie dort steht.',
			'Z-Man; Wiki'
		],
		'HILL-4': [
			'Haben mehrere die Mehrheit, werden die von ihnen gewertet, die eine Figur auf einem Hügel haben. Haben alle oder keiner eine, werden alle gewertet.',
			'Z-Man; Wiki'
		],
		'HILL-5': [
			'Nach einer anderen Regel gewinnt bei Gleichstand, wer die meisten Figuren auf Hügeln hat.',
			'Wiki, eine Anmerkung'
		],
		'HILL-6': [
			'Bei Gleichstand helfen nur Figuren, die für Mehrheiten zählen, jede einmal.',
			'Wiki; JCloisterZone'
		],
		'VINEYARD-1': [
			'Ein fertiges Kloster bringt 3 mehr für jede der acht Karten ringsum mit einem Weinberg. Ein Weinberg kann für mehrere zählen.',
			'Z-Man; Wiki'
		],
		'VINEYARD-2': [
			'Weinberge bringen nichts am Ende, für Gärten, für zurückgenommene Figuren und dort, wo jemand liegt.',
			'Z-Man; Wiki; Gärten und zurückgenommene Figuren: JCloisterZone'
		],
		'VINEYARD-3': [
			'Auf zwei der Karten teilen sich zwei Städte eine Seite: Die Stadt, die dort liegt, verbindet beide.',
			'Bilder der Karten; JCloisterZone'
		]
	},
	ruleTopics: { SHEPHERD: 'Schäfer', FLOCK: 'Herden', HILL: 'Hügel', VINEYARD: 'Weinberge' }
};
