import type { ExpansionReading } from '../../../words/expansion';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

type Reading = ExpansionReading<typeof ABBEY_AND_MAYOR_NAMES>;

/** How to play with Abbey & Mayor. */
export const help: Reading['help'] = {
	title: 'Abtei & Bürgermeister',
	lines: [
		'Alle haben sieben Meeple, eine Abtei, einen Bürgermeister, einen Wagen und einen Gutshof. Weiterhin setzt ihr je Zug nur eine Figur: Tippe erst auf ihre Art, dann dorthin, wo sie steht.',
		'In der Auswahl haben die Karten einer Erweiterung eine farbige Ecke, und „Extra“ zeigt nur sie, auch deine Abtei.'
	],
	terms: [
		[
			'Abtei',
			'Du darfst sie einmal je Partie legen, statt eine Karte zu ziehen: in eine Lücke mit Karten auf allen vier Seiten. Jede Straße, Stadt und Wiese daneben endet dort. Sie ist ein Kloster, und nur ein Mönch darf darauf stehen.'
		],
		[
			'Letzte Abteien',
			'Nach der letzten Karte fragt Tilekeep alle, die noch eine Abtei haben, im Uhrzeigersinn. Es beginnt der linke Nachbar des Spielers, der diese Karte gelegt hat.'
		],
		[
			'Bürgermeister',
			'Kommt in eine Stadt, in der niemand steht. Bei der Wertung zählt er für jedes Wappen darin wie ein Ritter; ohne Wappen zählt er nicht und bekommt nichts.'
		],
		[
			'Wagen',
			'Steht auf einer Straße, in einer Stadt oder als Mönch und zählt wie ein Meeple. Wird sein Gebiet gewertet, kehrt er zurück oder fährt weiter in ein direkt verbundenes Gebiet, das unfertig und frei ist. Das geht durch ein Tor, über eine Kreuzung von Straße zu Straße oder über den Rand einer Abtei. Auch zwischen einem Kloster und seiner Straße oder der Stadt ringsum fährt er, aber nie von Stadt zu Stadt. Ihr könnt stattdessen die Regel der zweiten Edition wählen: jedes unfertige, freie Gebiet auf seiner Karte oder den acht ringsum. Nach einer Hausregel rollt er durch verbundene fertige Gebiete weiter bis zum nächsten, das unfertig und frei ist. Die Ziele leuchten.'
		],
		[
			'Gutshof',
			'Steht auf einer Ecke, an der vier Karten zusammenstoßen und alle vier Wiese zeigen. Eine davon ist die eben gelegte. Auf einer Wiese mit Gutshof darf nur nach einer Hausregel ein zweiter gebaut werden. Jeder Gutshof bleibt bis zum Ende, und auf seine Wiese dürfen keine Bauern mehr gesetzt werden.'
		],
		[
			'Was die Wiese eines Gutshofs bringt',
			'Wird er gebaut, bekommen die mit den meisten Bauern auf der Wiese 3 Punkte für jede fertige Stadt. Verbindet eine spätere Karte weitere Bauern mit der Wiese, bekommen die mit den meisten davon 1 je Stadt. All diese Bauern kehren zurück. Am Ende bekommt der Besitzer eines Gutshofs 4 je Stadt. Wiesen zählen nach der heutigen Regel; die Wiesenregeln von 2000 und 2001 sind mit Gutshöfen eine Hausregel.'
		]
	],
	topics: {
		mayor: {
			title: 'Der Bürgermeister in Bildern',
			pictures: { 'mayor-pennants': 'Ein Bürgermeister mit drei Wappen gegen zwei Ritter' }
		},
		wagon: {
			title: 'Der Wagen in Bildern',
			pictures: {
				'wagon-follower': 'Ein Wagen und ein Meeple auf einer Straße: Gleichstand'
			}
		},
		abbey: {
			title: 'Abteien in Bildern',
			pictures: {
				'abbey-monk': 'Ein Mönch auf einer Abtei mit Karten ringsum',
				'abbey-closes': 'Dieselbe Abtei schließt die Stadt aus einer Karte daneben ab'
			}
		},
		barn: {
			title: 'Gutshöfe in Bildern',
			pictures: {
				'barn-built': 'Ein Gutshof wird gebaut: Zuerst bekommt der Bauer Punkte',
				'barn-joined': 'Eine spätere Karte verbindet einen Bauern mit der Wiese eines Gutshofs',
				'barn-end': 'Ein Gutshof am Ende'
			}
		}
	}
};

/** What each of its rules says. */
export const rules: Reading['rules'] = {
	'TILES-1': [
		'Bis zu sechs können mitspielen. Alle haben je eine Abtei, einen Bürgermeister, einen Wagen und einen Gutshof.',
		'Wiki, Anfang'
	],
	'TILES-2': [
		'Wo eine Stadt über eine andere führt, sind es zwei getrennte Städte. Die Wiese, in der die obere Stadt mit dem Wappen endet, grenzt an beide Mauern.',
		'Wiki, Karten'
	],
	'TILES-3': [
		'Eine Straße, die im Tunnel unter einer Stadt hindurchführt, ist eine einzige Straße. Sie teilt die Wiese nur auf einer Seite der Stadt.',
		'Wiki, Karten'
	],
	'TILES-4': [
		'Eine Straße, die eine Stadtmauer ohne Tor berührt, teilt dort die Wiese: Ringsum sind drei Wiesen.',
		'Wiki, Karten'
	],
	'TILES-5': ['Eine Straße, die an ein Haus stößt, endet dort.', 'Wiki, Karten'],
	'TILES-6': [
		'Die Straße am Brunnen führt nach drei Seiten und ist eine einzige Straße. Sie ist fertig, wenn alle drei Enden geschlossen sind.',
		'Wiki, Karten; Anm. 2, 3'
	],
	'TILES-7': [
		'Eine Wiese zwischen den Mauern zweier Städte, die sich kreuzen, grenzt an beide und an sonst nichts.',
		'Wiki, Karten'
	],
	'ABBEY-1': [
		'Statt eine Karte zu ziehen, darfst du einmal je Partie deine eigene Abtei legen.',
		'Wiki, Abtei, 1'
	],
	'ABBEY-2': [
		'Eine Abtei kommt nur dorthin, wo auf allen vier Seiten Karten liegen, was immer sie zeigen. Ecken sind egal.',
		'Wiki, Abtei, 1; Anm. 6'
	],
	'ABBEY-3': [
		'Eine Abtei schließt die vier Karten neben ihr ab: Straßen, Städte und Wiesen enden dort, und was dadurch fertig wird, wird gewertet.',
		'Wiki, Abtei, 2; Anm. 15'
	],
	'ABBEY-4': [
		'Auf einer Abtei darf nur ein Mönch stehen, als Meeple oder Wagen: Die ganze Karte ist die Abtei.',
		'Wiki, Abtei, 2; Anm. 11, 36'
	],
	'ABBEY-5': [
		'Eine Abtei ist ein Kloster: Sie bringt 9 Punkte, wenn auf allen acht Plätzen ringsum eine Karte liegt. Unfertig bringt sie am Ende 1 für sich selbst und 1 für jede Karte ringsum.',
		'Wiki, Abtei, 3; Anm. 9'
	],
	'ABBEY-6': [
		'Nach der letzten Karte dürfen alle, die ihre Abtei noch haben, sie im Uhrzeigersinn legen. Es beginnt der linke Nachbar des Spielers, der diese Karte gelegt hat. Nach der älteren Regelung wird dann keine Abtei mehr gelegt.',
		'Wiki, Abtei, 1; Anm. 8, 9'
	],
	'ABBEY-7': [
		'In der Runde nach der letzten Karte werden alle einmal gefragt, aber nur, solange es einen Platz für eine Abtei gibt.',
		'Anm. 8'
	],
	'ABBEY-8': [
		'Legt ihr eine Abtei trotz einer freien Seite, dann schließt diese Seite ab, was später daneben gelegt wird.',
		'unsere Entscheidung'
	],
	'ABBEY-10': [
		'Nach eurer Hausregel darf die einzige Karte, die ein Gebiet abschließen kann, mit einer Abtei gekauft werden. Wer die Karte hergibt, darf diese Abtei von da an legen.',
		'Grundspiel-Wiki, Hausregeln'
	],
	'ABBEY-9': [
		'Eine Stadt aus einer Karte, die nur eine Abtei abschließen kann, bringt immer 2. Die alte Regel für kleine Städte gilt nur für Städte aus zwei Karten.',
		'unsere Entscheidung; Grundspiel-Wiki, Anm. 6'
	],
	'MAYOR-1': [
		'Der Bürgermeister wird statt eines Meeples gesetzt, aber nur in eine Stadt, in der niemand steht.',
		'Wiki, Bürgermeister, 2; Anm. 18–20'
	],
	'MAYOR-2': [
		'Der Bürgermeister zählt bei der Wertung für jedes Wappen seiner Stadt wie ein Ritter, zusätzlich zu den anderen Rittern des Spielers.',
		'Wiki, Bürgermeister, 3; Anm. 1, 25'
	],
	'MAYOR-3': [
		'Ohne Wappen zählt der Bürgermeister nicht und bekommt nichts. Die Stadt ist trotzdem besetzt.',
		'Wiki, Bürgermeister, 3; Anm. 26, 27'
	],
	'MAYOR-4': [
		'Der Bürgermeister ändert nichts daran, was die Stadt bringt. Nach der Wertung kehrt er zurück.',
		'Wiki, Bürgermeister, 3'
	],
	'WAGON-1': [
		'Ein Wagen wird statt eines Meeples gesetzt: auf eine Straße oder Abtei, in eine Stadt oder ein Kloster, wo niemand steht, nie auf eine Wiese.',
		'Wiki, Wagen, 2; Anm. 29, 30, 36'
	],
	'WAGON-2': ['Ein Wagen zählt wie ein Meeple.', 'Wiki, Wagen, 3; Anm. 1, 39'],
	'WAGON-3': [
		'Wird sein Gebiet gewertet, kehrt ein Wagen zurück oder fährt weiter: in ein direkt verbundenes, unfertiges Gebiet (Straße, Stadt oder Kloster), in dem niemand steht.',
		'Wiki, Wagen, 3'
	],
	'WAGON-4': [
		'Eine Straße ist mit der Stadt verbunden, an deren Tor sie endet, und mit dem Kloster, an dem sie endet. Verbunden sind auch Straßen an derselben Kreuzung, ein Kloster mit der Stadt ringsum und eine Abtei mit allem, was ihre Seiten berührt.',
		'Wiki, Wagen, Beispiele; Anm. 33, 36, 37'
	],
	'WAGON-5': [
		'Nicht verbunden sind Städte Mauer an Mauer oder Ecke an Ecke. Eine Stadt ist nicht mit dem verbunden, was hinter einer Kreuzung liegt. Auch eine Straße, die unter einer Stadt hindurchführt oder sie ohne Tor berührt, ist nicht mit ihr verbunden.',
		'Wiki, Wagen, Beispiele; Anm. 33–35'
	],
	'WAGON-6': [
		'Es ist egal, wo in seinem Gebiet der Wagen stand, und er darf auf jeder Karte des Gebiets halten, in das er fährt.',
		'Wiki, Wagen, weitere Beispiele; Anm. 38'
	],
	'WAGON-7': [
		'Bei mehreren Wagen entscheiden die Spieler im Uhrzeigersinn, beginnend mit dem, der am Zug ist.',
		'Wiki, Wagen, 3'
	],
	'WAGON-8': [
		'Ein Wagen darf in einem Zug gesetzt und gewertet werden und weiterfahren.',
		'Anm. 40'
	],
	'WAGON-9': [
		'Nach der Regel der zweiten Edition fährt ein Wagen in jedes unfertige, freie Gebiet (Straße, Stadt oder Kloster) auf seiner Karte oder den acht ringsum.',
		'Regeln der zweiten Edition, die nicht im Wiki stehen'
	],
	'WAGON-10': [
		'Nach einer Hausregel rollt ein Wagen weiter, von einem direkt verbundenen Gebiet zum nächsten: durch fertige hindurch bis zum ersten, das unfertig und frei ist.',
		'Wiki, Hausregeln'
	],
	'WAGON-11': [
		'Nach einer Hausregel steht ein Wagen nur in Klöstern, deren Karte eine Straße hat, also nie auf einer Abtei.',
		'Wiki, Hausregeln'
	],
	'WAGON-12': [
		'Ein Wagen fährt weiter, nachdem alle gewerteten Figuren zurückgekehrt sind. In ein Gebiet, das dieselbe Karte abgeschlossen hat, kann er nicht fahren.',
		'unsere Entscheidung'
	],
	'WAGON-13': [
		'Ein Haus oder Dorf beendet eine Straße und verbindet nichts, auch nicht zwei Straßen, die dort enden.',
		'unsere Entscheidung'
	],
	'WAGON-14': [
		'In Partien aus einer früheren Version von Tilekeep darf ein Wagen in jedes unfertige, freie Gebiet (Straße, Stadt oder Kloster) auf dem Tisch fahren.',
		'unsere Entscheidung'
	],
	'WAGON-15': [
		'Ein Wagen, der rollt, hält beim ersten unfertigen, freien Gebiet auf seinem Weg und kommt nur dort durch, wo er stehen darf.',
		'unsere Entscheidung; Wiki, Hausregeln'
	],
	'WAGON-16': [
		'In einer laufenden Partie wird ein Wagen in einem fertigen Gebiet gewertet, sobald sie weitergeht. Danach fährt er weiter wie jeder andere.',
		'unsere Entscheidung'
	],
	'BARN-1': [
		'Ein Gutshof wird statt eines Meeples gesetzt: auf eine Ecke, an der vier Karten zusammenstoßen und alle vier Wiese zeigen. Eine davon ist die eben gelegte.',
		'Wiki, Gutshof, 2'
	],
	'BARN-2': [
		'Ein Gutshof darf auf eine Wiese mit Bauern, auf eine mit Gutshof aber nur nach einer Hausregel. Er bleibt bis zum Ende.',
		'Wiki, Gutshof, 2; Anm. 45, 52'
	],
	'BARN-3': [
		'Wird ein Gutshof gebaut, bekommen die mit den meisten Bauern auf der Wiese je fertige Stadt so viel wie am Ende. Alle Bauern kehren zurück.',
		'Wiki, Gutshof, 3; Anm. 47, 51'
	],
	'BARN-4': [
		'Auf eine Wiese mit Gutshof darf kein Bauer gesetzt werden.',
		'Wiki, Gutshof, 3; Anm. 52'
	],
	'BARN-5': [
		'Verbindet eine Karte Bauern mit der Wiese eines Gutshofs, bekommen die mit den meisten davon 1 je fertige Stadt. Alle Bauern kehren zurück.',
		'Wiki, Gutshof, 3; Anm. 53'
	],
	'BARN-6': [
		'Am Ende bringt ein Gutshof seinem Besitzer 4 für jede fertige Stadt an seiner Wiese. Bei mehreren Gutshöfen bringt jeder die volle Punktzahl.',
		'Wiki, Gutshof, 4; Anm. 52, 56'
	],
	'BARN-7': [
		'Die Wiese wird gewertet, nachdem die Karte des Zuges liegt; eine Stadt, die diese Karte abschließt, zählt also mit.',
		'unsere Entscheidung; Anm. 47, 53'
	],
	'BARN-8': [
		'Eine Karte, die Bauern mit der Wiese eines Gutshofs verbindet, bringt 1 je Stadt, auch wenn dort im selben Zug ein weiterer Gutshof gebaut wird.',
		'Wiki, Gutshof, 3; Anm. 53, 54'
	],
	'BARN-9': [
		'Mit Gutshöfen zählen Wiesen nach der heutigen Regel. Eine Hausregel behält eine alte Wiesenregel bei: Nach der von 2000 bringt ein neuer Gutshof den Bauern 4 je Stadt. Was eine Wiese wegen eines Gutshofs bringt, zählt getrennt von der Schlusswertung.',
		'Wiki, Gutshof, 3; Grundspiel-Wiki, Anm. 14, 15'
	],
	'BARN-10': [
		'In einer Partie ohne Bauern gibt es Gutshöfe nur nach einer Hausregel.',
		'unsere Entscheidung'
	],
	'BARN-11': [
		'Die vier Wiesenstücke an einem Gutshof müssen verbunden sein. Werden sie durch Seiten getrennt, die nicht zusammenpassen, kann dort kein Gutshof stehen.',
		'unsere Entscheidung'
	]
};

/** What its rules are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	TILES: 'die neuen Karten',
	ABBEY: 'die Abtei',
	MAYOR: 'der Bürgermeister',
	WAGON: 'der Wagen',
	BARN: 'der Gutshof'
};
