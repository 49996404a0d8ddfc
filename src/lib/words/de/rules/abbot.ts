import type { abbot as english, abbotTopics as englishTopics } from '../../en/rules/abbot';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of The Abbot. */
export const abbot: LikeEnglish<typeof english, RuleWords> = {
	'ABBOT-1': [
		'Alle haben einen Abt. Er wird statt eines Meeples auf die eben gelegte Karte gesetzt.',
		'Abt-Wiki'
	],
	'ABBOT-2': [
		'Der Abt steht in einem Kloster, auf einer Abtei oder in einem Garten, wo noch niemand steht, und zählt wie ein Meeple. Keine andere Figur steht in einem Garten.',
		'Abt-Wiki'
	],
	'ABBOT-3': [
		'Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen, bevor sein Platz umschlossen ist. Er bringt 1 Punkt für die eigene Karte und 1 für jede, die jetzt ringsum liegt.',
		'Abt-Wiki, mit Fußnote'
	],
	'ABBOT-4': [
		'Umschließt die eben gelegte Karte den Abt, wird sein Platz als fertig gewertet, und eine andere Figur darf gesetzt werden.',
		'unsere Entscheidung'
	],
	'ABBOT-5': [
		'In einem Zug mit zwei Teilen darf der Abt in jedem Teil zurückkehren. Nach einer anderen Regel bleibt er in dem Zug stehen, in dem er gesetzt wurde.',
		'unsere Entscheidung'
	],
	'ABBOT-6': [
		'Ein Wagen fährt nie in einen Garten und nicht in ein Kloster oder auf eine Abtei, wo ein Abt steht.',
		'unsere Entscheidung'
	],
	'GARDEN-1': [
		'Ein Garten mit Karten auf allen acht Plätzen ringsum bringt 1 Punkt für seine Karte und 1 für jede ringsum.',
		'Abt-Wiki'
	],
	'GARDEN-2': [
		'Am Ende bringt ein unfertiger Garten 1 Punkt für seine Karte und 1 für jede ringsum.',
		'Abt-Wiki'
	]
};

/** What their rules are about, by the first part of their ids. */
export const abbotTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	ABBOT: 'der Abt',
	GARDEN: 'Wertung der Gärten'
};
