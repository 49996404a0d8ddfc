import type { ExpansionReading } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

type Reading = ExpansionReading<typeof TOWER_NAMES>;

/** How to play with The Tower, in German. */
export const help: Reading['help'] = {
	title: 'Der Turm',
	lines: [
		'Jeder beginnt mit Turmteilen: zu zweit mit 10, zu dritt mit 9, dann mit 7, 6 und zu sechst mit 5.',
		'Die Regeln sind die der ersten und zweiten Edition. Ob neuere Ausgaben abweichen, wissen wir noch nicht.'
	],
	terms: [
		[
			'Ein Turmteil bauen',
			'Statt eine Figur zu setzen, tippe auf „Ein Turmteil bauen“ und dann auf einen Turmplatz oder offenen Turm, egal wo.'
		],
		[
			'Gefangen nehmen',
			'Ein Turm erreicht seine Karte und in vier Richtungen geradeaus so viele Karten, wie er Teile hat. Lücken stören nicht. Tippe auf einen leuchtenden Meeple oder auf „Niemanden“. Ein eigener kehrt zurück, ein anderer wird dein Gefangener.'
		],
		[
			'Oben auf dem Turm',
			'Statt auf die Karte darf ein Meeple auf einen offenen Turm. Er bleibt bis zum Ende und bringt keine Punkte, und niemand baut weiter. Wird er gefangen, ist der Turm wieder offen.'
		],
		[
			'Tausch',
			'Sobald zwei Spieler Figuren voneinander haben, kehrt von jedem eine zurück. Tilekeep macht das von selbst und fragt nur, wenn es eine Wahl gibt.'
		],
		[
			'Lösegeld',
			'Einmal in deinem Zug, bevor du eine Figur setzt, darfst du deine Figur für 3 Punkte zurückkaufen. Tippe auf den Punktestand dessen, der sie hat, oder auf den Knopf bei deiner Karte. Du darfst sie gleich setzen.'
		],
		[
			'Gefangene',
			'Tippe auf einen Punktestand: Du siehst, wer dort gefangen ist und wie viele Turmteile übrig sind. Gefangene bringen keine Punkte.'
		]
	],
	topics: {
		tower: {
			title: 'Türme in Bildern',
			pictures: {
				'tower-ends-road': 'Die Straße endet am Turmplatz: vier Karten',
				'tower-captured':
					'Der Turm von Blau nahm den roten Wegelagerer gefangen: Blau setzt selbst einen und wertet die Straße'
			}
		}
	}
};

/** The rules of The Tower. */
export const rules: Reading['rules'] = {
	'TOWER-1': [
		'18 Karten mit einem Turmplatz werden mit den anderen gezogen. Zu zweit hat jeder 10 Turmteile, zu dritt 9, zu viert 7, zu fünft 6, zu sechst 5. In der zweiten Edition haben zwei Karten einen Garten.',
		'Wiki, Inhalt; Wiki, 2. Edition'
	],
	'TOWER-2': [
		'Straßen, die an einem Turmplatz enden, sind eigene Straßen. Auf einer Karte steht er an der Stadtmauer und trennt zusammen mit der Straße zwei Wiesen.',
		'Bilder der Karten; JCloisterZone'
	],
	'TOWER-3': ['Turmplätze gehören zu keinem Gebiet, und niemand kann sie besetzen.', 'Wiki'],
	'TOWER-4': [
		'Statt eine Figur zu setzen, darfst du eines deiner Turmteile auf einen Turmplatz oder einen Turm ohne Meeple obenauf setzen, egal wo.',
		'Wiki; Papa Geek'
	],
	'TOWER-5': [
		'Dann darfst du einen Meeple gefangen nehmen: auf der Karte des Turms oder in vier Richtungen geradeaus, höchstens so weit, wie der Turm Teile hat. Lücken und andere Türme stören nicht.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-6': [
		'Jeder Meeple kann gefangen werden, auch Bauern, aber keine Figur, die bei keiner Mehrheit zählt. Wer nicht allein bleiben darf, kehrt zurück.',
		'Antworten des Verlags; JCloisterZone'
	],
	'TOWER-7': [
		'Ein eigener Meeple kehrt zurück. Ein anderer wird dein Gefangener: weder auf dem Tisch noch im Vorrat.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-8': [
		'Statt eine Figur zu setzen, darfst du einen Meeple jeder Größe auf einen offenen Turm mit mindestens einem Teil stellen. Figuren mit eigener Aufgabe dürfen das nicht.',
		'Wiki; Antworten des Verlags; JCloisterZone'
	],
	'TOWER-9': [
		'Er bleibt bis zum Ende und bringt keine Punkte. Ein anderer Turm kann ihn gefangen nehmen, auch ein niedrigerer; dann ist sein Turm wieder offen.',
		'Papa Geek; Carcassonne Central; Antworten des Verlags'
	],
	'TOWER-10': [
		'Sobald zwei Spieler je eine Figur voneinander haben, kehrt sofort von jedem eine zurück, egal welcher Art.',
		'Papa Geek; Wiki, 2. Edition'
	],
	'TOWER-11': ['Getauscht wird nur zu zweit, nie im Kreis zu dritt.', 'JCloisterZone'],
	'TOWER-12': ['Gefangene bringen niemandem Punkte, auch nicht am Ende.', 'JCloisterZone'],
	'TOWER-13': ['Ohne Turmteile darfst du weiter Meeple auf Türme stellen.', 'JCloisterZone'],
	'TOWER-14': ['Türme selbst bringen keine Punkte.', 'Wiki'],
	'TOWER-15': [
		'Einmal in deinem Zug darfst du eine gefangene Figur zurücknehmen: Wer sie hat, bekommt von dir 3 Punkte. Du darfst sie im selben Zug setzen.',
		'Wiki; Antworten des Verlags; Papa Geek'
	],
	'TOWER-16': [
		'Mit weniger als 3 Punkten kannst du nicht zahlen. Nach einer anderen Regel fällt der Punktestand unter 0.',
		'Wiki, 2. Edition, Fußnote'
	],
	'TOWER-17': [
		'Kommen für einen Tausch mehrere Arten von Figuren in Frage, wählt, wer gefangen nahm. Nach einer anderen Regel wählt der andere Spieler.',
		'JCloisterZone'
	],
	'TOWER-18': [
		'In einem Zug mit mehreren Karten darf in jedem Teil gebaut werden, Lösegeld gibt es aber nur einmal. Gebaut werden darf auch, während der Fluss gelegt wird.',
		'Antworten des Verlags; JCloisterZone'
	],
	'TOWER-19': [
		'Gefangen genommen wird, bevor gewertet wird, was die Karte abschließt. Lösegeld zahlst du vor der Karte, und niemand kann davon rauben.',
		'JCloisterZone; das Rauben: unsere Entscheidung'
	],
	'TOWER-20': [
		'In einer laufenden Partie gebt ihr ein: die Turmteile, wer oben steht, die Gefangenen und wie viele Turmteile jeder noch hat.',
		'unsere Entscheidung'
	],
	'TOWER-21': [
		'Eine Figur, die als zweite gesetzt werden darf, darf auch einen offenen Turm abschließen, sogar einen, der eben wuchs.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-22': [
		'Was du zu Beginn deines Zuges bekommst, zählt für das Lösegeld mit.',
		'JCloisterZone'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { TOWER: 'die Türme' };
