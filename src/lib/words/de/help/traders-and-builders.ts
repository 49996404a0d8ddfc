import type { HelpSection } from '../../en/help/types';

/** How to play with Traders & Builders. */
export const tradersAndBuilders: HelpSection = {
	id: 'traders-and-builders',
	title: 'Händler & Baumeister',
	lines: [],
	terms: [
		[
			'Waren',
			'In manchen Städten sind Wein, Korn oder Tuch abgebildet. Wer so eine Stadt mit einer Karte oder Abtei abschließt, nimmt für jedes Zeichen eine Ware, egal, wer die Punkte bekommt. Tilekeep zählt die Waren mit: Tippe auf die Punkte eines Spielers, um sie zu sehen. Am Ende bekommt 10 Punkte, wer von einer Ware am meisten hat, bei Gleichstand alle Beteiligten.'
		],
		[
			'Der Baumeister',
			'Er wird statt eines Meeples auf die eben gelegte Karte gesetzt. Er braucht eine unfertige Straße oder Stadt mit einer eigenen Figur. Setzt sein Besitzer die Straße oder Stadt später fort, hat der Zug einen zweiten Teil: noch einmal ziehen, legen und setzen. Wer nicht mag, tippt auf „Keine zweite Karte“. Einen dritten Teil gibt es nie, und eine Abtei setzt nichts fort. Ist die Straße oder Stadt fertig, kehrt auch der Baumeister zurück. Baumeister und Schwein zählen für keine Mehrheit.'
		],
		[
			'Das Schwein',
			'Es wird statt eines Meeples auf die eben gelegte Karte gesetzt, auf eine Wiese mit einem eigenen Bauern. Bekommst du Punkte für die Wiese, bringt dir jede fertige Stadt 4 statt 3. Schickt ein Gutshof die Bauern zurück, gehen auch die Schweine.'
		],
		[
			'Was die Regeln nicht sagen',
			'Nach der Wiesenregel von 2000 bringt eine Stadt 5 statt 4, wenn dein Schwein auf einer Wiese an ihr steht. In einer laufenden Partie gebt ihr die Waren ein, die ihr schon habt.'
		],
		[
			'Eine noch neuere Ausgabe',
			'Sie soll andere Karten haben, die Tilekeep nicht kennt: Beschreibe eine Karte, die anders aussieht.'
		]
	],
	topics: [
		{
			id: 'goods',
			title: 'Waren in Bildern',
			pictures: {
				'goods-taken':
					'Rot bekommt die Punkte der Stadt; Blau schließt sie ab und nimmt den Wein und das Korn'
			}
		},
		{
			id: 'builder',
			title: 'Der Baumeister in Bildern',
			pictures: {
				'builder-second':
					'Der rote Baumeister steht auf dieser Straße: Rot hat sie fortgesetzt und mit der zweiten Karte desselben Zuges abgeschlossen'
			}
		},
		{
			id: 'pig',
			title: 'Das Schwein in Bildern',
			pictures: { 'pig-pays': 'Die Wiese von Rot mit Schwein bringt je Stadt 4, die von Blau 3' }
		}
	]
};
