import type { HelpSection } from '../../en/help/types';

/** How to play with The River. */
export const river: HelpSection = {
	id: 'river',
	title: 'Der Fluss',
	lines: [
		'Zwölf Karten mit einem Stück Fluss werden vor allen anderen gelegt. Die Quelle liegt zuerst, und der See kommt zuletzt. Die Startkarte bleibt in der Schachtel, außer ihr mischt sie unter die anderen. Bis dahin bietet die Auswahl nur Karten des Flusses an.'
	],
	terms: [
		[
			'Wo er abbiegen darf',
			'Der Fluss geht an seinem offenen Ende weiter. Er darf nicht auf zwei Karten hintereinander in dieselbe Richtung abbiegen und auch nicht bei drei Biegungen nacheinander, selbst mit geraden Karten dazwischen. Ihr könnt es anders vereinbaren. Tilekeep bietet nur Plätze an, die eure Regeln erlauben.'
		],
		[
			'Figuren und Punkte',
			'Figuren stehen wie auf allen anderen Karten auf Straßen und Wiesen, in Städten, Klöstern und Gärten. Auf dem Fluss stehen sie nie, und er bringt nichts. Tippe ihn auf dem Tisch an: Dann steht da, was er trennt.'
		],
		[
			'Wiesen',
			'Der Fluss trennt Wiesen wie eine Straße. Eine Straße auf einer Brücke führt über ihn hinweg. Um Quelle und See herum hängt die Wiese zusammen.'
		],
		[
			'Eine Karte, die nirgends passt',
			'Kein Regelheft sagt, was dann geschieht. Tilekeep legt sie beiseite wie jede andere Karte, und wer sie gezogen hat, zieht noch einmal.'
		],
		[
			'Drei Editionen',
			'Die Karten unterscheiden sich ein wenig, deshalb fragt eine neue Partie nach eurer Edition. Die der Winter-Edition sind nur aus Beschreibungen bekannt; beschreibe eine Karte, die anders aussieht.'
		]
	],
	topics: [
		{
			id: 'river',
			title: 'Der Fluss in Bildern',
			pictures: {
				'river-fields':
					'Der Fluss trennt zwei Wiesen: Jede bringt Punkte für die Städte, die an sie grenzen',
				'river-bridge': 'Eine Straße auf einer Brücke führt über den Fluss'
			}
		}
	]
};
