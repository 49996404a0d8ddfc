import type { HelpSection } from '../../en/help/types';

/** How to play with Inns & Cathedrals. */
export const innsAndCathedrals: HelpSection = {
	id: 'inns-and-cathedrals',
	title: 'Wirtshäuser & Kathedralen',
	lines: [
		'Alle haben sieben Meeple und einen großen Meeple, und bis zu sechs können mitspielen. In neueren Editionen gehört das Wirtshaus an der Kreuzung dreier Straßen zu zweien von ihnen, und zwei Karten haben einen Garten. Wählt bei den Regeln, welche Karten ihr habt.'
	],
	terms: [
		[
			'Wirtshaus',
			'Eine fertige Straße am See eines Wirtshauses bringt 2 je Karte, egal wie viele Wirtshäuser an ihr liegen. Ist sie am Ende unfertig, bringt sie nichts.'
		],
		[
			'Kathedrale',
			'Eine fertige Stadt mit Kathedrale bringt 3 je Karte und 3 je Wappen, mit einer Kathedrale oder mit zweien. Ist sie am Ende unfertig, bringt sie gar nichts, und Wiesen bekommen nichts für sie.'
		],
		[
			'Großer Meeple',
			'Er wird statt eines gewöhnlichen gesetzt, wo immer einer stehen darf. Beim Vergleich, wer die meisten hat, zählt er wie zwei; an den Punkten ändert er nichts. Für den Lebkuchenmann zählt er als ein Ritter.'
		],
		[
			'Zwei Tore und eine Kreuzung',
			'An der Kreuzung zwischen den zwei Stadttoren enden beide Straßen. Die kurzen Wege zu den Toren gehören niemandem, teilen aber die Wiese in vier Teile. Ein Wagen fährt dort von Straße zu Straße, nie von Stadt zu Stadt und nicht zwischen Stadt und Straße. Nach der Regel der zweiten Edition fährt er in jedes unfertige, freie Gebiet in der Nähe.'
		],
		[
			'Eine noch neuere Ausgabe',
			'Sie soll andere Karten haben, die Tilekeep nicht kennt: Beschreibe eine Karte, die anders aussieht.'
		]
	],
	topics: [
		{
			id: 'inns',
			title: 'Wirtshäuser in Bildern',
			pictures: {
				'inn-completed': 'Eine fertige Straße mit Wirtshaus',
				'inn-unfinished': 'Dieselbe Straße, am Ende unfertig'
			}
		},
		{
			id: 'cathedrals',
			title: 'Kathedralen in Bildern',
			pictures: {
				'cathedral-completed': 'Eine fertige Stadt mit Kathedrale',
				'cathedral-unfinished': 'Dieselbe Stadt, am Ende unfertig'
			}
		},
		{
			id: 'big-follower',
			title: 'Der große Meeple in Bildern',
			pictures: {
				'big-follower-tie': 'Ein großer Meeple gegen zwei Ritter ist ein Gleichstand'
			}
		}
	]
};
