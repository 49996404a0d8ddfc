import type {
	tradersAndBuilders as english,
	tradersAndBuildersTopics as englishTopics
} from '../../en/rules/traders-and-builders';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, RuleWords> = {
	'TRADERS-1': [
		'Es gibt 24 Karten und 20 Waren: 9 Wein, 6 Korn, 5 Tuch. Alle haben einen Baumeister und ein Schwein.',
		'Wiki, Anfang'
	],
	'TRADERS-2': [
		'In den Ausgaben seit 2015 haben zwei Karten einen Garten; sonst sind die Karten gleich.',
		'Wiki, Karten'
	],
	'TRADERS-3': [
		'Wo zwei Straßen sich auf einer Brücke kreuzen, gehen beide weiter, und es gibt vier Wiesen.',
		'Wiki, Karten'
	],
	'TRADERS-4': [
		'Auf der Karte mit Brücke und Tor führt die untere Straße zum Tor, und die obere endet an einem Haus. Es gibt drei Wiesen.',
		'Wiki, Karten'
	],
	'TRADERS-5': [
		'Eine Wiese mitten zwischen Städten grenzt an alle und wächst nie.',
		'Wiki, Karten'
	],
	'GOODS-1': [
		'Wer eine Stadt abschließt, nimmt für jedes Zeichen darin eine Ware, ganz gleich, wer dort steht und Punkte bekommt.',
		'Wiki, Waren'
	],
	'GOODS-2': [
		'Auch wer eine Stadt mit einer Abtei abschließt, bekommt ihre Waren. Schließt eine Karte mehrere Städte ab, bringt sie die Waren aller dieser Städte.',
		'Abtei-Wiki, Anm. 14'
	],
	'GOODS-3': ['Die Zeichen unfertiger Städte bringen nichts.', 'Wiki, Waren'],
	'GOODS-4': [
		'Am Ende bekommt 10 Punkte, wer von einer Ware am meisten hat. Bei Gleichstand bekommen alle Beteiligten je 10; eine Ware, die niemand hat, bringt nichts.',
		'Wiki, Schlusswertung'
	],
	'GOODS-5': [
		'In einer laufenden Partie werden die schon gewonnenen Waren eingegeben. Vorher fertige Städte bringen keine.',
		'unsere Entscheidung'
	],
	'BUILDER-1': [
		'Der Baumeister wird statt eines Meeples auf die eben gelegte Karte gesetzt. Er braucht eine unfertige Straße oder Stadt mit einer eigenen Figur.',
		'Wiki, Baumeister'
	],
	'BUILDER-2': [
		'Baumeister und Schweine sind keine Meeple: Sie zählen für keine Mehrheit und halten niemanden fern.',
		'Wiki, Baumeister'
	],
	'BUILDER-3': [
		'Eine Karte, die die Straße oder Stadt des eigenen Baumeisters fortsetzt, bringt einen zweiten Teil des Zuges mit Karte, Figur und Wertung. Der Baumeister muss vorher dort gestanden haben.',
		'Wiki, Baumeister'
	],
	'BUILDER-4': [
		'Der zweite Teil bringt keinen dritten. Der Baumeister bleibt stehen und wirkt in späteren Zügen wieder.',
		'Wiki, Baumeister'
	],
	'BUILDER-5': [
		'Auf den zweiten Teil darf verzichtet werden, wenn eure Regeln nichts anderes sagen.',
		'Wiki, Baumeister'
	],
	'BUILDER-6': [
		'Wird seine Straße oder Stadt fertig, kehrt auch der Baumeister zurück. Was im ersten Teil zurückkehrt, darf im zweiten gesetzt werden.',
		'Wiki, Baumeister'
	],
	'BUILDER-7': ['Ohne eine andere eigene Figur bleibt kein Baumeister stehen.', 'Wiki, Baumeister'],
	'BUILDER-8': [
		'Eine Abtei setzt nichts fort, also bringt sie keinen zweiten Teil. Gelegt werden darf sie in jedem der beiden Teile.',
		'Abtei-Wiki, Anm. 5, 13'
	],
	'BUILDER-9': [
		'Bringt die letzte Karte einen zweiten Teil, kann darin nur eine Abtei gelegt werden, vor der Runde der letzten Abteien.',
		'Abtei-Wiki, Anm. 5'
	],
	'PIG-1': [
		'Das Schwein wird statt eines Meeples auf die eben gelegte Karte gesetzt, auf eine Wiese mit einem eigenen Bauern. Es bleibt bis zum Ende oder bis ein Gutshof die Bauern zurückschickt.',
		'Wiki, Schwein'
	],
	'PIG-2': [
		'Bekommt sein Besitzer Punkte für die Wiese, bringt ihm jede fertige Stadt 1 Punkt mehr: meist 4 statt 3, oder 2 statt 1, wenn Bauern mit der Wiese eines Gutshofs verbunden werden. Ohne Anteil an der Mehrheit bewirkt das Schwein nichts.',
		'Wiki, Schwein'
	],
	'PIG-3': [
		'Wird auf der Wiese ein Gutshof gebaut, bringt das Schwein seinem Besitzer je Stadt 4 statt 3. Werden Bauern mit der Wiese eines Gutshofs verbunden, sind es 2 statt 1. Danach kehren Bauern und Schweine zurück.',
		'Abtei-Wiki, Gutshof; Anm. 55'
	],
	'PIG-4': ['Für Gutshöfe zählen Schweine nie.', 'Abtei-Wiki, Gutshof'],
	'PIG-5': [
		'Nach der Wiesenregel von 2000 bringt eine Stadt 5 statt 4, wenn auf einer Wiese an ihr das eigene Schwein steht.',
		'unsere Entscheidung'
	],
	'PIG-6': ['In einer ersten Partie ohne Bauern gibt es keine Schweine.', 'unsere Entscheidung']
};

/** What their rules are about, by the first part of their ids. */
export const tradersAndBuildersTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	TRADERS: 'die neuen Karten',
	GOODS: 'Waren',
	BUILDER: 'der Baumeister',
	PIG: 'das Schwein'
};
