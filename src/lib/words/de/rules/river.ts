import type { river as english, riverTopics as englishTopics } from '../../en/rules/river';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of The River. */
export const river: LikeEnglish<typeof english, RuleWords> = {
	'RIVER-1': [
		'Zwölf Karten zeigen den Fluss. Die Quelle wird zuerst gelegt. Zehn andere werden vor allen übrigen Karten gezogen, und der See kommt zuletzt.',
		'Fluss-Wiki, Vorbereitung'
	],
	'RIVER-2': [
		'Die Quelle ersetzt die Startkarte, die in der Schachtel bleibt; nach einer anderen Regel wird die Startkarte wie alle anderen gezogen.',
		'Fluss-Wiki, Vorbereitung; Big Box'
	],
	'RIVER-3': [
		'Eine Flusskarte führt den Fluss an seinem offenen Ende weiter; alle anderen Seiten passen wie üblich.',
		'Fluss-Wiki, Anlegen'
	],
	'RIVER-4': [
		'Der Fluss darf nicht auf zwei Karten hintereinander in dieselbe Richtung abbiegen und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. Nach einer anderen Regel gilt nur das Erste, oder er darf überall abbiegen, wo er Platz hat.',
		'Fluss-Wiki, Anlegen; Antwort des Verlags'
	],
	'RIVER-5': [
		'Figuren stehen auf einer Flusskarte wie auf jeder anderen: auf Straße oder Wiese, in Stadt, Kloster oder Garten, nie auf dem Fluss.',
		'Fluss-Wiki, Gefolgsleute'
	],
	'RIVER-6': [
		'Der Fluss trennt Wiesen wie eine Straße, und eine Straße auf einer Brücke führt über ihn hinweg. Um Quelle und See herum hängt die Wiese zusammen.',
		'Fluss-Wiki, Wertung; Big Box'
	],
	'RIVER-7': [
		'Der Fluss selbst bringt nichts; was sonst auf seinen Karten liegt, wird gewertet wie immer.',
		'Fluss-Wiki, Wertung'
	],
	'RIVER-8': [
		'Flusskarten zählen als Nachbarn eines Klosters oder Gartens.',
		'Fluss-Wiki, Wertung'
	],
	'RIVER-9': [
		'Eine Flusskarte, die nirgends passt, kommt wie jede andere aus dem Spiel, und wer sie gezogen hat, zieht noch einmal.',
		'unsere Entscheidung'
	],
	'RIVER-10': [
		'Gespielt wird mit den Karten der ersten, zweiten oder dritten Edition. In der zweiten hat eine Biegung einen Garten. In der dritten liegt außerdem die Quelle neben einer Straße, und am See steht ein Kloster.',
		'Fluss-Wiki, Inhalt'
	],
	'RIVER-11': [
		'Die Flüsse der Winter-Edition sind nur aus Beschreibungen bekannt, deshalb werden sie mit denselben Karten gespielt.',
		'unsere Entscheidung'
	],
	'RIVER-12': [
		'In einer laufenden Partie liegt der Fluss so, wie er gelegt wurde; Flusskarten, die noch fehlen, werden zuerst gezogen.',
		'unsere Entscheidung'
	],
	'RIVER-13': [
		'Nach eurer Hausregel trennt der Fluss keine Wiesen: Beide Ufer sind eine Wiese, wenn keine Straße und keine Stadt dazwischen liegt.',
		''
	]
};

/** What its rules are about, by the first part of their ids. */
export const riverTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	RIVER: 'der Fluss'
};
