import type { HelpSection } from '../../en/help/types';

/** How to play with Abbey & Mayor. */
export const abbeyAndMayor: HelpSection = {
	id: 'abbey-and-mayor',
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
	topics: [
		{
			id: 'mayor',
			title: 'Der Bürgermeister in Bildern',
			pictures: { 'mayor-pennants': 'Ein Bürgermeister mit drei Wappen gegen zwei Ritter' }
		},
		{
			id: 'wagon',
			title: 'Der Wagen in Bildern',
			pictures: {
				'wagon-follower': 'Ein Wagen und ein Meeple auf einer Straße: Gleichstand'
			}
		},
		{
			id: 'abbey',
			title: 'Abteien in Bildern',
			pictures: {
				'abbey-monk': 'Ein Mönch auf einer Abtei mit Karten ringsum',
				'abbey-closes': 'Dieselbe Abtei schließt die Stadt aus einer Karte daneben ab'
			}
		},
		{
			id: 'barn',
			title: 'Gutshöfe in Bildern',
			pictures: {
				'barn-built': 'Ein Gutshof wird gebaut: Zuerst bekommt der Bauer Punkte',
				'barn-joined': 'Eine spätere Karte verbindet einen Bauern mit der Wiese eines Gutshofs',
				'barn-end': 'Ein Gutshof am Ende'
			}
		}
	]
};
