import type { ExpansionReading } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

type Reading = ExpansionReading<typeof BIG_TOP_NAMES>;

/** How to play with Under the Big Top, in German. */
export const help: Reading['help'] = {
	title: 'Manege frei!',
	lines: [
		'Tilekeep kennt die Karten von 2017. Die von 2025 („Circus & Artists“) sind nicht dabei.'
	],
	terms: [
		[
			'Das Zirkuszelt',
			'Auf den ersten Zirkus kommen ein verdeckter Tiermarker und das Zirkuszelt. Bei jedem weiteren Zirkus wird der Zug zuerst gespielt und gewertet. Dann deckt den Marker unter dem Zelt auf und tippt auf seine Zahl.'
		],
		[
			'Das Publikum',
			'Jeder Meeple auf der Karte des Zelts und den acht ringsum bringt so viele Punkte: Wegelagerer, Bauern, Artisten, jeder einmal. Figuren, die nie bei Mehrheiten zählen, bringen nichts. Dann kommt das Zelt auf den neuen Zirkus, mit einem neuen Marker.'
		],
		[
			'Die letzte Zahl',
			'Am Ende der Partie wird der letzte Marker aufgedeckt und ebenso gewertet. Tilekeep fragt vor der Schlusswertung nach seiner Zahl.'
		],
		[
			'Artisten',
			'Statt anderswo eine Figur zu setzen, setze einen Meeple auf einen Platz für Artisten: auf der eben gelegten Karte oder einer der acht ringsum. Nur gewöhnliche Meeple treten auf, drei je Platz.'
		],
		[
			'Pyramiden',
			'In einem Zug ohne Figur darf eine volle Pyramide gewertet werden: 5 Punkte für jeden Artisten, und alle drei kehren zurück. Am Ende bringt jeder Artist noch 5.'
		],
		[
			'Der Zirkusdirektor',
			'Er ist ein Meeple wie andere. Wird gewertet, worauf er steht, bringt er außerdem 2 Punkte für jede Karte mit Zirkus oder Artisten: seine eigene und die acht ringsum. Das tut er auch, wenn andere die Mehrheit haben.'
		]
	],
	topics: {
		'big-top': {
			title: 'Der Zirkus in Bildern',
			pictures: {
				'big-top-audience': 'Eine 6 unter dem Zirkuszelt: Rot hat zwei Meeple ringsum, Blau einen',
				'acrobats-pyramid': 'Eine Pyramide wird gewertet: Rot hat zwei Artisten, Blau einen',
				'ringmaster-shows':
					'Der Zirkusdirektor von Rot steht auf einer Karte für Artisten neben einem Zirkus: 4 Punkte mehr'
			}
		}
	}
};

/** Its rules. */
export const rules: Reading['rules'] = {
	'CIRCUS-1': [
		'Es gibt 20 Karten, 12 mit Zirkus und 8 für Artisten; zwei haben einen Garten. Von den 16 Tiermarkern zeigt einer die 1, vier die 3, fünf die 4, drei die 5, zwei die 6, einer die 7.',
		'Wiki, Inhalt; Papa Geek; Bilder'
	],
	'CIRCUS-2': [
		'Auf einem Zirkus steht niemand. Straßen enden dort und an Plätzen für Artisten. Mit Straßen und den Mauern, die sie berühren, trennen sie Wiesen.',
		'Papa Geek; Bilder'
	],
	'CIRCUS-3': [
		'Auf den ersten Zirkus kommen ein verdeckter Tiermarker und das Zirkuszelt.',
		'Papa Geek'
	],
	'CIRCUS-4': [
		'Der Zug jedes weiteren Zirkus wird zuerst gewertet. Dann bringt jeder Meeple auf der Karte des Zelts und den acht ringsum die Zahl darunter. Das Zelt geht zum neuen Zirkus.',
		'Wiki; Papa Geek'
	],
	'CIRCUS-5': [
		'Alle Meeple zählen, jeder einmal: Bauern, Artisten, Zirkusdirektoren, auch wer liegt oder oben auf etwas steht. Andere Figuren nicht.',
		'Wiki; Papa Geek; jeder einmal: JCloisterZone'
	],
	'CIRCUS-6': [
		'Figuren, die nach einer Wertung des Zuges weiterziehen, zählen dort, wo sie dann sind.',
		'JCloisterZone'
	],
	'CIRCUS-7': [
		'Am Ende wird der letzte Marker aufgedeckt und ebenso gewertet, nach allem anderen.',
		'JCloisterZone'
	],
	'CIRCUS-8': [
		'Ein aufgedeckter Marker ist aus dem Spiel. Endet eine Partie vor der letzten Karte, bringt der letzte Marker nichts.',
		'unsere Entscheidung'
	],
	'CIRCUS-9': [
		'In einer laufenden Partie gebt an, wo das Zirkuszelt steht und wer auftritt. Dann kann jede Zahl kommen. Ohne Zelt kommt es auf den nächsten Zirkus.',
		'unsere Entscheidung'
	],
	'ACROBATS-1': [
		'Statt einer Figur anderswo darf ein gewöhnlicher Meeple auftreten, auf der eben gelegten Karte oder einer der acht ringsum, bis dort drei sind.',
		'Wiki; keine andere Figur: JCloisterZone'
	],
	'ACROBATS-2': [
		'In einem Zug ohne Figur darf eine volle Pyramide gewertet werden: 5 Punkte je Artist, und alle drei kehren zurück.',
		'Rezension'
	],
	'ACROBATS-3': [
		'Eure Runde entscheidet, wer das darf: jeder, nur mit einer Karte auf oder neben ihrer Karte, oder nur, wer dort einen Artisten hat.',
		'jeder: JCloisterZone'
	],
	'ACROBATS-4': [
		'Am Ende bringt jeder Artist 5 Punkte, ob die Pyramide voll ist oder nicht.',
		'JCloisterZone'
	],
	'ACROBATS-5': [
		'Artisten zählen sonst nur im Publikum. Eine Pyramide bringt, was sie war, als sie gewählt wurde, egal, was später im Zug geschieht.',
		'JCloisterZone; später im Zug: unsere Entscheidung'
	],
	'RINGMASTER-1': [
		'Jeder hat einen Zirkusdirektor: einen Meeple für Straßen, Städte, Klöster und Wiesen, der 1 zählt und nie auftritt.',
		'Wiki; Regeln des Zirkusdirektors'
	],
	'RINGMASTER-2': [
		'Wird gewertet, worauf er steht, bringt er 2 Punkte für jede Karte mit Zirkus oder Artisten, seine eigene und die acht ringsum. Die Mehrheit ist egal.',
		'Wiki; Regeln des Zirkusdirektors; die acht ringsum: JCloisterZone'
	],
	'RINGMASTER-3': [
		'Er bringt nichts, wo er nur gezählt wird, etwa im Publikum des Zirkuszelts.',
		'JCloisterZone'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	CIRCUS: 'der Zirkus',
	ACROBATS: 'Artisten',
	RINGMASTER: 'der Zirkusdirektor'
};
