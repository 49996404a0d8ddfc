import type {
	gingerbread as english,
	gingerbreadTopics as englishTopics
} from '../../en/rules/gingerbread';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of the Gingerbread Man. */
export const gingerbread: LikeEnglish<typeof english, RuleWords> = {
	'GINGERBREAD-1': [
		'Vor dem ersten Zug steht der Lebkuchenmann in der Stadt der Startkarte. Seine sechs Karten werden mit den anderen gezogen.',
		'Heft, S. 8, Vorbereitung'
	],
	'GINGERBREAD-2': [
		'Ein Zug mit einer seiner Karten wird wie gewohnt gewertet. Dann versetzt ihn derselbe Spieler in eine andere unfertige Stadt, egal, wer dort steht.',
		'Heft, S. 8, die neuen Karten'
	],
	'GINGERBREAD-3': [
		'Die Stadt, die er wegen einer seiner Karten verlässt, bringt jedem Spieler für jeden eigenen Ritter 1 Punkt je Karte. Wappen zählen nicht, ein Bürgermeister oder Wagen ist ein Ritter, und die Ritter bleiben.',
		'Heft, S. 8, Wertung 1'
	],
	'GINGERBREAD-4': [
		'Bevor seine Stadt gewertet wird, bringt sie jedem Spieler für jeden eigenen Ritter 1 Punkt je Karte. Wappen zählen nicht, und ein Bürgermeister oder Wagen ist ein Ritter.',
		'Heft, S. 8, Wertung 2'
	],
	'GINGERBREAD-5': [
		'Gibt es keine andere unfertige Stadt, bleibt er stehen. Wird seine Stadt dabei fertig, wird er vom Tisch genommen und kehrt mit seiner nächsten Karte zurück.',
		'Heft, S. 8, Sonderfall'
	],
	'GINGERBREAD-6': [
		'Schließt seine eigene Karte die Stadt ab, in der er steht, gibt es Punkte für die fertige Stadt, und er wird einmal versetzt. Legt ihr es so fest, wird er zweimal versetzt: für die Stadt und dann für die Karte. Dann bringt auch die Stadt, die er dabei verlässt, Punkte.',
		'Heft, S. 8, die neuen Karten, Wertung 1 und 2'
	],
	'GINGERBREAD-7': [
		'Jede Figur in seiner Stadt zählt als ein Ritter, auch ein Wagen, und ein Bürgermeister unabhängig von den Wappen.',
		'unsere Entscheidung'
	],
	'GINGERBREAD-8': [
		'Bleibt er stehen, weil es keine andere Stadt gibt, oder kommt er wieder auf den Tisch, gibt es keine Punkte.',
		'unsere Entscheidung'
	],
	'GINGERBREAD-9': [
		'Wagen fahren weiter, bevor er versetzt wird. Ein Wagen, der gerade in seine Stadt gefahren ist, zählt dort als Ritter.',
		'unsere Entscheidung'
	],
	'GINGERBREAD-10': [
		'Seine Stadt zählt, wie sie ist, wenn er sie verlässt, mit der Karte und der Figur dieses Zuges.',
		'unsere Entscheidung'
	],
	'GINGERBREAD-11': [
		'Passt eine seiner Karten nirgends, wird er nicht versetzt, und am Ende der Partie gibt es nichts für ihn.',
		'unsere Entscheidung'
	],
	'GINGERBREAD-12': [
		'In einer laufenden Partie steht er, wo er hingesetzt wird, oder wartet neben den gelegten Karten auf seine nächste Karte.',
		'unsere Entscheidung'
	],
	'GINGERBREAD-13': [
		'Liegt keine Startkarte mit Stadt, wie in Partien mit dem Fluss, beginnt er in einer Stadt der ersten gelegten Karte, die eine hat. Wer sie legt, setzt ihn hinein.',
		'Game Reference, Vorbereitung'
	]
};

/** What their rules are about, by the first part of their ids. */
export const gingerbreadTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	GINGERBREAD: 'der Lebkuchenmann'
};
