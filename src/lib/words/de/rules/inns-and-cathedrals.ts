import type {
	innsAndCathedrals as english,
	innsAndCathedralsTopics as englishTopics
} from '../../en/rules/inns-and-cathedrals';
import type { RuleTopics, RuleWords } from '../../en/rules/rule-words';
import type { LikeEnglish } from '../../like-english';

/** The rules of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, RuleWords> = {
	'IC-1': [
		'18 Karten werden mit den anderen gezogen. Alle haben einen großen Meeple, und bis zu sechs können mitspielen.',
		'Wiki; neueres Wiki'
	],
	'IC-2': [
		'Die Editionen unterscheiden sich in drei Karten, und ihr sagt, mit welchen ihr spielt. An der Kreuzung dreier Straßen liegt das Wirtshaus der ersten Edition an einer Straße; das neuere liegt zwischen zweien und gehört zu beiden. Zwei der neueren Karten haben einen Garten.',
		'Wiki; neueres Wiki; Brettspielwelt'
	],
	'IC-3': [
		'Die Karte der Kathedrale ist auf allen vier Seiten Stadt. Eine Wiese zwischen vier Städten grenzt an alle vier und an sonst nichts.',
		'Wiki'
	],
	'IC-4': [
		'Wo zwei Straßen auf die kurzen Wege zweier Stadttore treffen, enden beide Straßen. Auf den kurzen Wegen steht niemand, aber sie teilen die Wiese in vier Teile.',
		'Wiki; Brettspielwelt'
	],
	'IC-5': [
		'Am Kloster zwischen zwei Straßen enden beide Straßen, und es gibt zwei Wiesen.',
		'Wiki'
	],
	'IC-6': [
		'An der Kreuzung zwischen zwei Stadttoren fährt ein Wagen weder von einer Stadt in die andere noch auf einen der kurzen Wege. Die Kreuzung gehört zu den Straßen.',
		'Wiki zu Abtei & Bürgermeister, Anm. 34'
	],
	'IC-7': [
		'An der Kreuzung zwischen zwei Stadttoren fährt ein Wagen von Straße zu Straße, aber nicht von einer Stadt auf eine Straße oder zurück.',
		'Wiki zu Abtei & Bürgermeister, Wagen, Beispiele; Anm. 34'
	],
	'INN-1': [
		'Eine fertige Straße mit Wirtshaus bringt 2 je Karte. Mehrere Wirtshäuser bringen nicht mehr als eines.',
		'Wiki; neueres Wiki'
	],
	'INN-2': ['Eine unfertige Straße mit Wirtshaus bringt am Ende nichts.', 'Wiki; neueres Wiki'],
	'INN-3': [
		'Wirtshäuser und Kathedralen zählen bei der Wertung für alle, die Punkte bekommen, egal, wer sie wann gelegt hat.',
		'unsere Entscheidung'
	],
	'CATHEDRAL-1': [
		'Eine fertige Stadt mit Kathedrale bringt 3 je Karte und 3 je Wappen. Zwei Kathedralen bringen nicht mehr als eine.',
		'Wiki; neueres Wiki'
	],
	'CATHEDRAL-2': [
		'Eine unfertige Stadt mit Kathedrale bringt am Ende nichts, auch nicht für Wappen.',
		'Wiki; neueres Wiki'
	],
	'CATHEDRAL-3': [
		'Eine Stadt aus zwei Karten mit Kathedrale bringt auch nach der alten Regel für kleine Städte 3 je Karte und 3 je Wappen.',
		'unsere Entscheidung'
	],
	'CATHEDRAL-4': [
		'Eine unfertige Stadt mit Kathedrale zählt für Wiesen nichts, eine fertige so viel wie jede andere.',
		''
	],
	'BIG-1': [
		'Der große Meeple wird statt eines gewöhnlichen gesetzt, wo immer einer stehen darf, und kehrt ebenso zurück.',
		'Wiki; neueres Wiki'
	],
	'BIG-2': [
		'Der große Meeple zählt beim Vergleich der Figuren wie zwei. An den Punkten ändert er nichts.',
		'Wiki; neueres Wiki'
	],
	'BIG-3': ['Für den Lebkuchenmann zählt der große Meeple als ein Ritter.', 'unsere Entscheidung'],
	'BIG-4': [
		'Die Figuren eines Spielers zählen zusammen: der große Meeple 2, der Bürgermeister 1 je Wappen, jede andere Figur 1.',
		'Wiki zu Abtei & Bürgermeister, Anm. 1'
	]
};

/** What their rules are about, by the first part of their ids. */
export const innsAndCathedralsTopics: LikeEnglish<typeof englishTopics, RuleTopics> = {
	IC: 'die neuen Karten',
	INN: 'Wirtshäuser',
	CATHEDRAL: 'Kathedralen',
	BIG: 'der große Meeple'
};
