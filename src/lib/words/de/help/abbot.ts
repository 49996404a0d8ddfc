import type { HelpSection } from '../../en/help/types';

/** How to play with The Abbot. */
export const abbot: HelpSection = {
	id: 'abbot',
	title: 'Der Abt und die Gärten',
	lines: [
		'Im Grundspiel seit 2014 und in der Winter-Edition von 2022 zeigen je acht Karten einen Garten, dazu einige in neueren Ausgaben der Erweiterungen. Ohne den Abt sind Gärten nur Bilder.',
		'Alle haben außerdem einen Abt und setzen wie immer eine Figur je Zug: Tippe erst auf den Abt, dann auf die Stelle, wo er steht.'
	],
	terms: [
		[
			'Wo er steht',
			'In einem Kloster, auf einer Abtei oder in einem Garten, wo niemand steht. Er zählt wie ein Meeple. In einem Garten steht sonst niemand, und kein Wagen fährt dorthin.'
		],
		[
			'Gärten',
			'Sie werden gewertet wie Klöster: 9 Punkte, wenn auf den acht Plätzen ringsum Karten liegen. Unfertig bringen sie am Ende 1 für den Garten und 1 für jede Karte ringsum.'
		],
		[
			'Ihn zurücknehmen',
			'Leg die Karte. Statt eine Figur zu setzen, tippe dann auf deinen Abt auf dem Tisch: Er kehrt zurück und bringt, was sein Platz jetzt wert ist. Wie viel das ist, siehst du vorher. Umschließt ihn die Karte, kommt er von selbst mit 9 Punkten zurück, und du darfst eine andere Figur setzen. In einem Zug aus zwei Teilen geht das in jedem Teil.'
		]
	],
	topics: [
		{
			id: 'abbot',
			title: 'Der Abt in Bildern',
			pictures: {
				'abbot-garden': 'Ein Garten mit allen acht Karten ringsum',
				'abbot-recalled': 'Ein Abt, der zurückkehrt, bevor sein Garten umschlossen ist',
				'abbot-end': 'Ein unfertiger Garten am Ende'
			}
		}
	]
};
