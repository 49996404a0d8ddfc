import { inn } from '../../../rules/presentation/words/de';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/de/says';
import type { INNS_AND_CATHEDRALS_NAMES } from '../names';

const PAGES = 'Wikicarpedia, Wirtshäuser & Kathedralen (1. Edition; 2. und 3. Edition)';

/** Inns & Cathedrals in German. */
export const words: WordsOf<typeof INNS_AND_CATHEDRALS_NAMES> = {
	title: 'Wirtshäuser & Kathedralen',
	adds: '18 Karten; je Spieler ein großer Meeple',
	pieces: {
		'big-follower': {
			one: 'großer Meeple',
			many: 'große Meeple',
			weak: 'große Meeple',
			accusative: 'großen Meeple'
		}
	},
	printed: {
		...inn.printed,
		cathedral: 'Kathedrale: Eine fertige Stadt damit bringt 3 Punkte je Karte und Wappen.'
	},
	signs: {
		...inn.signs,
		cathedral: { name: 'Kathedrale', with: 'mit Kathedrale' }
	},
	strengths: { 'big-follower': { counts: 2, says: () => 'der große Meeple zählt 2' } },
	rulings: {
		innTiles: {
			title: 'Karten von Wirtshäuser & Kathedralen',
			answers: {
				first: [
					'erste Edition',
					'Das Wirtshaus an der Kreuzung dreier Straßen liegt an einer davon. Ausgaben bis etwa 2014.',
					'Wirtshäuser & Kathedralen stammt aus der ersten Edition'
				],
				later: [
					'neuere Editionen',
					'Das Wirtshaus an der Kreuzung dreier Straßen liegt zwischen zweien und gehört zu beiden; zwei Karten haben einen Garten. Ausgaben seit 2015.',
					'Wirtshäuser & Kathedralen stammt aus einer neueren Edition'
				],
				'print-2025': [
					'Druck von 2025',
					'24 Karten: sechs mehr, davon eine mit einem Stück Fluss, die nur mit einem Fluss gezogen wird. Welche Karten das sind, sagt eine einzige Quelle.',
					'Wirtshäuser & Kathedralen hat die 24 Karten von 2025'
				]
			}
		},
		unfinishedSigns: {
			title: 'Am Ende unfertig, mit Wirtshaus oder Kathedrale',
			answers: {
				nothing: [
					'bringt nichts',
					'Eine solche Straße oder Stadt bringt nichts, auch nicht für Wappen. Ausgaben bis 2024.',
					'unfertige Straßen mit Wirtshaus und Städte mit Kathedrale bringen nichts'
				],
				'as-without': [
					'bringt so viel wie sonst',
					'Eine Straße 1 je Karte, eine Stadt 1 je Karte und Wappen, als gäbe es Wirtshaus oder Kathedrale nicht. So die Regeln von 2025.',
					'unfertige Straßen mit Wirtshaus und Städte mit Kathedrale bringen so viel wie sonst'
				]
			}
		},
		bigFollowers: mayStayInBox('Große Meeple', 'Alle haben einen, wie in der Schachtel.', [
			'alle haben einen großen Meeple',
			'niemand hat einen großen Meeple'
		])
	},
	rulingSources: {
		innTiles: `${PAGES}, und die Bilder der Karten`,
		unfinishedSigns: `${PAGES}; von 2025: „different end-game scoring“, und zwei Programme`,
		bigFollowers: IN_NONE
	},
	help: {
		title: 'Wirtshäuser & Kathedralen',
		lines: [
			'Alle haben sieben Meeple und einen großen Meeple, und bis zu sechs können mitspielen. In neueren Editionen gehört das Wirtshaus an der Kreuzung dreier Straßen zu zweien von ihnen, und zwei Karten haben einen Garten. Wählt bei den Regeln, welche Karten ihr habt.'
		],
		terms: [
			[
				'Wirtshaus',
				'Eine fertige Straße am See eines Wirtshauses bringt 2 je Karte, egal wie viele Wirtshäuser an ihr liegen. Ist sie am Ende unfertig, bringt sie nichts, nach den Regeln von 2025 aber 1 je Karte.'
			],
			[
				'Kathedrale',
				'Eine fertige Stadt mit Kathedrale bringt 3 je Karte und 3 je Wappen, mit einer Kathedrale oder mit zweien. Ist sie am Ende unfertig, bringt sie gar nichts, nach den Regeln von 2025 aber so viel wie jede andere. Wiesen bekommen dann nichts für sie.'
			],
			[
				'Großer Meeple',
				'Er wird statt eines gewöhnlichen gesetzt, wo immer einer stehen darf. Beim Vergleich, wer die meisten hat, zählt er wie zwei; an den Punkten ändert er nichts.'
			],
			[
				'Zwei Tore und eine Kreuzung',
				'An der Kreuzung zwischen den zwei Stadttoren enden beide Straßen. Die kurzen Wege zu den Toren gehören niemandem, teilen aber die Wiese in vier Teile. Ein Wagen fährt dort von Straße zu Straße, nie von Stadt zu Stadt und nicht zwischen Stadt und Straße. Nach der Regel der zweiten Edition fährt er in jedes unfertige, freie Gebiet in der Nähe.'
			],
			[
				'Der Druck von 2025',
				'Er hat 24 Karten, eine davon mit einem Stück Fluss: Ohne Fluss bleibt sie in der Schachtel. Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale bringt am Ende so viel wie jede andere. Welche Karten neu sind, wissen wir nur aus einer Quelle: Beschreibe eine Karte, die anders aussieht.'
			]
		],
		topics: {
			inns: {
				title: 'Wirtshäuser in Bildern',
				pictures: {
					'inn-completed': 'Eine fertige Straße mit Wirtshaus',
					'inn-unfinished': 'Dieselbe Straße, am Ende unfertig'
				}
			},
			cathedrals: {
				title: 'Kathedralen in Bildern',
				pictures: {
					'cathedral-completed': 'Eine fertige Stadt mit Kathedrale',
					'cathedral-unfinished': 'Dieselbe Stadt, am Ende unfertig'
				}
			},
			'big-follower': {
				title: 'Der große Meeple in Bildern',
				pictures: {
					'big-follower-tie': 'Ein großer Meeple gegen zwei Ritter ist ein Gleichstand'
				}
			}
		}
	},
	rules: {
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
		'IC-8': [
			'Der Druck von 2025 hat 24 Karten. Eine davon zeigt ein Stück Fluss.',
			'Ausgabe von 2025'
		],
		'IC-9': [
			'Neu sind 2025 vier Karten mit Straßen an Stadttoren, ein Wirtshaus in einem Ring aus Straße und ein Wirtshaus an einer Straße über den Fluss. Der Ring ist eine einzige Straße zu allen vier Seiten; die Wiese darin grenzt an keine Stadt.',
			'Kartenliste von 2025'
		],
		'IC-10': [
			'Die Karte mit dem Stück Fluss wird mit denen zwischen Quelle und See gezogen. Ohne Fluss bleibt sie in der Schachtel.',
			'unsere Entscheidung'
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
		'INN-4': [
			'Nach den Regeln von 2025 bringt eine unfertige Straße mit Wirtshaus am Ende 1 je Karte, wie jede andere.',
			'Ausgabe von 2025; Kartenliste von 2025'
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
		'CATHEDRAL-5': [
			'Nach den Regeln von 2025 bringt eine unfertige Stadt mit Kathedrale am Ende 1 je Karte und Wappen, wie jede andere.',
			'Ausgabe von 2025; Kartenliste von 2025'
		],
		'BIG-1': [
			'Der große Meeple wird statt eines gewöhnlichen gesetzt, wo immer einer stehen darf, und kehrt ebenso zurück.',
			'Wiki; neueres Wiki'
		],
		'BIG-2': [
			'Der große Meeple zählt beim Vergleich der Figuren wie zwei. An den Punkten ändert er nichts.',
			'Wiki; neueres Wiki'
		],
		'BIG-3': [
			'Für den Lebkuchenmann zählt der große Meeple als ein Ritter.',
			'unsere Entscheidung'
		],
		'BIG-4': [
			'Die Figuren eines Spielers zählen zusammen: der große Meeple 2, jede andere Figur, was sie zählt, meist 1.',
			'Wiki zu Abtei & Bürgermeister, Anm. 1'
		]
	},
	ruleTopics: {
		IC: 'die neuen Karten',
		INN: 'Wirtshäuser',
		CATHEDRAL: 'Kathedralen',
		BIG: 'der große Meeple'
	}
};
