import { counted, number } from '../../../words/de/format';
import type { WordsOf } from '../../../words/de/says';
import type { MESSAGES_NAMES } from '../names';

const points = (n: number): string => counted(n, 'Punkt', 'Punkte');

/** Was mit einer Depesche dieses Namens geschieht. */
const drawn =
	(message: string, why: string, tap = '') =>
	(name: string, options: number) => ({
		question: `${name} hat „${message}“ gezogen`,
		how:
			options > 0 ? `Tippe auf ${tap}, oder nimm 2 Punkte.` : 'Führe sie aus, oder nimm 2 Punkte.',
		why
	});
const done = ({ count }: { readonly count: number }): string => points(count);
const two = (): string => 'Lieber 2 Punkte';
const LEAST = 'Gewertet wird wie am Spielende. Alle bleiben stehen, die Mehrheit ist nicht nötig.';
const AS_AT_THE_END = 'Durch eine Depesche gewertet, wie am Spielende';

/** The Messages in German. */
export const words: WordsOf<typeof MESSAGES_NAMES> = {
	title: 'Die Depeschen',
	adds: '8 Depeschen und für jeden eine zweite Zählfigur, die Botin',
	pieces: { messenger: { one: 'Botin', many: 'Botinnen', feminine: true } },
	countables: {
		messenger: ['Punkt der Botin', 'Punkte der Botin'],
		messages: ['Depesche', 'Depeschen'],
		knights: ['Ritter', 'Ritter'],
		farmers: ['Bauer', 'Bauern']
	},
	sources: { messages: 'Depeschen' },
	titles: {
		'messages/road': 'Depesche: kürzeste Straße',
		'messages/city': 'Depesche: kleinste Stadt',
		'messages/monastery': 'Depesche: kleinstes Kloster',
		'messages/pennants': 'Depesche: Wappen',
		'messages/knights': 'Depesche: Ritter',
		'messages/farmers': 'Depesche: Bauern',
		'messages/follower': 'Depesche: ein Meeple kehrt zurück',
		'messages/two': 'Depesche: 2 Punkte'
	},
	verdicts: {
		'messages/road': AS_AT_THE_END,
		'messages/city': AS_AT_THE_END,
		'messages/monastery': AS_AT_THE_END,
		'messages/pennants': 'Durch eine Depesche gewertet',
		'messages/follower': AS_AT_THE_END
	},
	events: {
		'messages/moved': ({ name, count = 0 }) => `Die Botin von ${name} zog ${points(count)} weiter.`,
		'messages/no-message': ({ name, count = 0 }) =>
			`Der Zählstein von ${name} zog ${points(count)} weiter, ohne Depesche.`,
		'messages/two-points': ({ name }) => `${name} nahm 2 Punkte statt einer Depesche.`,
		'messages/carried-out': ({ name }) => `${name} zog eine Depesche und führte sie aus.`,
		'messages/road': ({ name }) => `${name} zog eine Depesche und wertete die kürzeste Straße.`,
		'messages/city': ({ name }) => `${name} zog eine Depesche und wertete die kleinste Stadt.`,
		'messages/monastery': ({ name }) =>
			`${name} zog eine Depesche und wertete das kleinste Kloster.`,
		'messages/tile': ({ name }) => `${name} zog eine Depesche und legt noch eine Karte an.`,
		'messages/pennants': ({ name }) =>
			`${name} zog eine Depesche und wertete die Wappen einer Stadt.`,
		'messages/knights': ({ name }) => `${name} zog eine Depesche und wertete alle eigenen Ritter.`,
		'messages/farmers': ({ name }) => `${name} zog eine Depesche und wertete alle eigenen Bauern.`,
		'messages/follower': ({ name }) =>
			`${name} zog eine Depesche, wertete einen Meeple und nahm ihn zurück.`
	},
	questions: {
		'messages/drawn': (name) => ({
			question: `Welche Depesche hat ${name} gezogen?`,
			how: 'Tippe auf sie, oder auf „Keine Depesche“, wenn die andere Figur gezogen wurde.',
			why: 'Eine von beiden kann auf einem dunklen Feld (0, 5, 10 …) stehen bleiben.'
		}),
		'messages/road': drawn('kürzeste Straße', LEAST),
		'messages/city': drawn('kleinste Stadt', LEAST),
		'messages/monastery': drawn('kleinstes Kloster', LEAST),
		'messages/tile': drawn(
			'noch eine Karte',
			'Sie wird wie jede andere angelegt, in einem eigenen Zug.'
		),
		'messages/pennants': drawn(
			'Wappen',
			'2 Punkte für jedes Wappen in einer Stadt mit eigenem Ritter.',
			'eine Stadt'
		),
		'messages/knights': drawn('Ritter', '2 Punkte für jeden eigenen Ritter; alle bleiben stehen.'),
		'messages/farmers': drawn('Bauern', '3 Punkte für jeden eigenen Bauern; alle bleiben liegen.'),
		'messages/follower': drawn(
			'ein Meeple',
			'Ein eigener Meeple wird wie am Spielende gewertet und kehrt zurück. Die Mehrheit ist nicht nötig.',
			'den Meeple'
		),
		'messages/figure': (name) => ({
			question: `Welche Figur von ${name} wurde gezogen?`,
			how: 'Tippe auf die, die alle Punkte zog.',
			why: 'Neben einer von beiden steht ein Räuber: Er beraubt nur diese.'
		}),
		'messages/moved': (name) => ({
			question: `Wessen Botin wurde im Zug von ${name} gezogen?`,
			how: 'Tippe auf die Punkte, die sie zog.',
			why: 'Sonst zog sie der Zählstein.'
		})
	},
	offers: { 'messages/moved': 'Die Botin wurde gezogen' },
	declines: { 'messages/drawn': 'Keine Depesche' },
	answers: {
		'messages/drawn/road': () => 'Kürzeste Straße',
		'messages/drawn/city': () => 'Kleinste Stadt',
		'messages/drawn/monastery': () => 'Kleinstes Kloster',
		'messages/drawn/tile': () => 'Noch eine Karte',
		'messages/drawn/pennants': () => 'Wappen',
		'messages/drawn/knights': () => 'Ritter',
		'messages/drawn/farmers': () => 'Bauern',
		'messages/drawn/follower': () => 'Ein Meeple',
		'messages/drawn/two': () => '2 Punkte',
		'messages/road/done': done,
		'messages/road/two': two,
		'messages/city/done': done,
		'messages/city/two': two,
		'messages/monastery/done': done,
		'messages/monastery/two': two,
		'messages/tile/done': () => 'Noch eine Karte legen',
		'messages/tile/two': two,
		'messages/pennants/done': done,
		'messages/pennants/two': two,
		'messages/knights/done': done,
		'messages/knights/two': two,
		'messages/farmers/done': done,
		'messages/farmers/two': two,
		'messages/follower/done': done,
		'messages/follower/two': two,
		'messages/figure/marker': ({ name, count }) => `Zählstein von ${name}: +${number(count)}`,
		'messages/figure/messenger': ({ name, count }) => `Botin von ${name}: +${number(count)}`,
		'messages/moved/messenger': ({ name, count }) => `Botin von ${name}: +${number(count)}`
	},
	further: { 'messages/tile': (name) => `Depesche von ${name}: noch eine Karte.` },
	rulings: {
		messageBlocked: {
			title: 'Dunkles Feld mit fremder Zählfigur',
			answers: {
				never: [
					'mit Depesche',
					'Zählfiguren anderer auf dem Feld ändern nichts.',
					'eine Depesche gibt es auch auf einem Feld mit fremder Zählfigur'
				],
				others: [
					'ohne Depesche',
					'Wo eine Zählfigur von anderen steht, wird keine Depesche gezogen: spätere Regel von Z-Man.',
					'auf einem Feld mit fremder Zählfigur gibt es keine Depesche'
				]
			}
		}
	},
	rulingSources: { messageBlocked: 'Wikicarpedia, Zugablauf: nur Regel von Z-Man' },
	help: {
		title: 'Die Depeschen',
		lines: [
			'Es gibt keine Karten zum Anlegen. Alle haben auf der 0 neben dem Zählstein eine zweite Zählfigur, die Botin. Ihre Punkte zählen zusammen.'
		],
		terms: [
			[
				'Zwei Zählfiguren',
				'Alle Punkte für eine Straße, eine Stadt oder ein Kloster zieht eine deiner beiden Figuren: welche, wählst du. Tilekeep nimmt den Zählstein. War es die Botin, tippe unter den Punkten auf sie. Tippe auf deinen Punktestand, um zu sehen, wo beide stehen.'
			],
			[
				'Eine Depesche ziehen',
				'Bleibt im eigenen Zug eine deiner Figuren auf einem dunklen Feld (0, 5, 10 …) stehen, ziehst du die oberste Depesche. Tilekeep fragt, welche es war, wenn eine Figur dorthin kommen kann. „Keine Depesche“ heißt: Die andere Figur wurde gezogen. Danach meidet Tilekeep dunkle Felder für dich, bis du wieder eine Depesche nimmst: Tippe dazu unter den Punkten auf die Frage.'
			],
			[
				'Was sie bringt',
				'Führe sie aus, oder nimm 2 Punkte; dann kommt sie unter den Stapel. Tilekeep zeigt, was sie jetzt bringt, und rechnet es aus. Diese Punkte können zur nächsten Depesche führen. Was auf einmal gewertet wird, bringt höchstens eine.'
			],
			[
				'Die acht Depeschen',
				'Werte deine kürzeste Straße, kleinste Stadt oder dein kleinstes Kloster wie am Spielende. Nimm 2 Punkte je Wappen einer Stadt mit eigenem Ritter, 2 je eigenem Ritter oder 3 je eigenem Bauern. Lege noch eine Karte an. Oder werte einen eigenen Meeple wie am Spielende und nimm ihn zurück.'
			],
			[
				'Am Spielende',
				'Stelle vor der Schlusswertung eine Figur auf die Summe beider. Depeschen gibt es dann keine mehr.'
			],
			[
				'Laufende Partie',
				'Gib alle Punkte an, dann unter „Waren und Titel“ die Punkte der Botin. Stimmt während der Partie ein Feld nicht, berichtige es dort.'
			]
		],
		topics: {
			messages: {
				title: 'Depeschen in Bildern',
				pictures: {
					'message-road':
						'Rot bekam 5 Punkte und zog „kürzeste Straße“: die kürzere der beiden roten Straßen',
					'message-pennants':
						'Rot bekam 5 Punkte und zog „Wappen“: 2 Punkte je Wappen der roten Stadt'
				}
			}
		}
	},
	rules: {
		'MESSAGES-1': [
			'Es gibt 8 Depeschen, keine Karten zum Anlegen, und für alle eine zweite Zählfigur, die Botin. Beide Figuren beginnen auf 0.',
			'Wiki, Inhalt'
		],
		'MESSAGES-2': [
			'Wer Punkte bekommt, wählt, welche der beiden Figuren sie zieht, alle mit einer. Jede Straße, Stadt und jedes Kloster ist eine eigene Wertung.',
			'Wiki; unsere Entscheidung bei mehreren zugleich'
		],
		'MESSAGES-3': [
			'Bleibt im eigenen Zug eine Figur auf einem dunklen Feld (0, 5, 10 …) stehen, wird die oberste Depesche gezogen. Sie wird ausgeführt, oder es gibt 2 Punkte.',
			'Wiki'
		],
		'MESSAGES-4': [
			'Was andere in einem fremden Zug bekommen, bringt ihnen keine Depesche.',
			'Wiki'
		],
		'MESSAGES-5': [
			'Was auf einmal gewertet wird, bringt höchstens eine Depesche. Ihre Punkte sind eine neue Wertung und können zur nächsten führen.',
			'Wiki, Zugablauf'
		],
		'MESSAGES-6': [
			'Eine fremde Figur auf dem dunklen Feld ändert nichts. Nach der späteren Regel von Z-Man gibt es dort keine Depesche.',
			'Wiki, Zugablauf'
		],
		'MESSAGES-7': [
			'Eine Depesche kommt unter den Stapel. Nach acht kommen sie also wieder in derselben Reihenfolge.',
			'Wiki'
		],
		'MESSAGES-8': [
			'Am Spielende werden die Punkte beider Figuren addiert. Die Schlusswertung bringt keine Depeschen.',
			'Händler; Wiki, 1. Edition'
		],
		'MESSAGES-9': [
			'In einer laufenden Partie gibst du an, wie viele Punkte die Botin gezogen hat. Berichtigte Punkte zieht der Zählstein.',
			'unsere Entscheidung'
		],
		'MESSAGE-1': [
			'Kürzeste Straße: Die eigene Straße, die am Spielende am wenigsten brächte, bringt das jetzt. Alle bleiben stehen, die Mehrheit ist nicht nötig.',
			'Wiki; Papa Geek'
		],
		'MESSAGE-2': [
			'Kleinste Stadt: dasselbe für die eigene Stadt, die am wenigsten brächte.',
			'Wiki; Papa Geek'
		],
		'MESSAGE-3': [
			'Kleinstes Kloster: dasselbe für das eigene Kloster, das am wenigsten brächte. Gärten sind keine Klöster.',
			'Wiki; unsere Entscheidung zu Gärten'
		],
		'MESSAGE-4': [
			'Noch eine Karte wird gezogen und angelegt, in einem eigenen Zug nach dem Rest von diesem.',
			'Wiki; unsere Entscheidung zur Reihenfolge'
		],
		'MESSAGE-5': [
			'Wappen: 2 Punkte für jedes Wappen in einer Stadt mit eigenem Ritter. Die Stadt wird frei gewählt, die Mehrheit ist nicht nötig.',
			'Händler; Papa Geek; unsere Entscheidung, wo sie sich unterscheiden'
		],
		'MESSAGE-6': ['Ritter: 2 Punkte für jeden eigenen Meeple in einer Stadt.', 'Wiki'],
		'MESSAGE-7': ['Bauern: 3 Punkte für jeden eigenen Meeple auf einer Wiese.', 'Wiki'],
		'MESSAGE-8': [
			'Ein Meeple: Ein eigener Meeple wird wie am Spielende gewertet, auch ohne Mehrheit, und kehrt zurück. Eine Figur, die nicht allein bleiben darf, kehrt mit zurück.',
			'Wiki; unsere Entscheidung zu Mehrheit, Baumeister und Schwein'
		],
		'MESSAGE-9': [
			'Statt der Depesche gibt es immer auch 2 Punkte. Hat sie nichts zu werten, bleiben nur diese.',
			'Wiki; unsere Entscheidung zum zweiten Teil'
		]
	},
	ruleTopics: { MESSAGES: 'die Depeschen', MESSAGE: 'jede Depesche' }
};
