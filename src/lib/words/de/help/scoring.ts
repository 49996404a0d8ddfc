import type { HelpSection } from '../../en/help/types';

/** How the base game is scored, in pictures. */
export const scoring: HelpSection = {
	id: 'scoring',
	title: 'Wie gewertet wird',
	lines: [
		'Jedes Bild ist eine kleine Partie, die Tilekeep gewertet hat. Was zählt, leuchtet: Die Zahl auf einer Karte sagt, was diese Karte bringt, die auf einem Schild, was ein Wappen bringt. Zusammen sind es die Punkte, die darunter stehen.',
		'Am Tisch führt ein Fragezeichen zu diesen Bildern. Du findest es, wenn du auf eine Straße, eine Stadt, ein Kloster oder eine Wiese tippst, und in der Schlusswertung. Auch neben der Karte steht es, während du wählst, wo eine Figur steht.'
	],
	topics: [
		{
			id: 'road',
			title: 'Straßen',
			pictures: {
				'road-completed': 'Eine fertige Straße',
				'road-unfinished': 'Eine unfertige Straße, am Ende'
			}
		},
		{
			id: 'city',
			title: 'Städte',
			pictures: {
				'city-completed': 'Eine fertige Stadt mit Wappen',
				'city-unfinished': 'Dieselbe Stadt unfertig, am Ende',
				'city-small': 'Eine Stadt aus zwei Karten nach heutiger Regel',
				'city-small-ruling': 'Eine Stadt aus zwei Karten nach alter Regel'
			}
		},
		{
			id: 'monastery',
			title: 'Klöster',
			pictures: {
				'monastery-completed': 'Ein fertiges Kloster',
				'monastery-unfinished': 'Ein unfertiges Kloster, am Ende'
			}
		},
		{
			id: 'farm',
			title: 'Wiesen',
			pictures: {
				'farm-cities': 'Eine Wiese an zwei fertigen Städten; die dritte ist unfertig',
				'farms-today': 'Drei Wiesen an einer Stadt nach heutiger Regel',
				'farms-2001': 'Dieselben Wiesen nach der Regel von 2001',
				'farms-2000': 'Dieselben Wiesen nach der Regel von 2000'
			}
		},
		{
			id: 'majority',
			title: 'Mehrere im selben Gebiet',
			pictures: {
				'majority-shared': 'Gleichstand: Beide bekommen die volle Punktzahl',
				'majority-more': 'Wer mehr Ritter hat, bekommt alle Punkte'
			}
		}
	]
};
