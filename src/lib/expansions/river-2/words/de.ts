import type { WordsOf } from '../../../words/de/says';
import { inn, volcano } from '../../../rules/presentation/words/de';
import { everyRiver, RIVER_PAGE } from '../../../rules/river/words/de';
import type { RIVER_2_NAMES } from '../names';

/** The River II in German. */
export const words: WordsOf<typeof RIVER_2_NAMES> = {
	title: 'Der Fluss II',
	adds: '12 Karten, die vor allen anderen gelegt werden: ein Fluss mit einer Gabelung',
	printed: {
		...everyRiver.printed,
		herd: 'Schweineherde: Wo sie zählt, bringt jede fertige Stadt an dieser Wiese 1 Punkt mehr.',
		...inn.printed,
		...volcano.printed
	},
	marks: volcano.marks,
	signs: {
		...everyRiver.signs,
		herd: { name: 'Schweineherde', with: 'mit der Schweineherde' },
		...inn.signs
	},
	objections: {
		...everyRiver.objections,
		'river-fork/joined': 'Die beiden Arme des Flusses dürfen nicht zusammenfließen.',
		'river-volcano/figure': 'Auf der Karte mit dem Vulkan darf niemand stehen.'
	},
	further: {
		'river-volcano/tile': (name) => `${name} hat den Vulkan gelegt und legt noch eine Karte an.`
	},
	rulings: {
		...everyRiver.rulings,
		river2Tiles: {
			title: 'Karten von Fluss II',
			answers: {
				first: [
					'erste Edition',
					'Die Ausgabe von 2005: Keine Karte hat einen Garten.',
					'die Karten von Fluss II sind die von 2005'
				],
				later: [
					'zweite Edition',
					'In Graf, König & Konsorten von 2017: Eine Biegung hat einen Garten.',
					'die Karten von Fluss II sind die von 2017'
				]
			}
		},
		riverVolcanoTile: {
			title: 'Nach dem See mit dem Vulkan',
			answers: {
				further: [
					'noch eine Karte',
					'Wer den See legt, legt auch die erste Karte nach dem Fluss.',
					'wer den Vulkan legt, legt noch eine Karte'
				],
				over: [
					'der Nächste',
					'Der Zug ist zu Ende wie nach jeder anderen Karte.',
					'nach dem Vulkan ist der Nächste an der Reihe'
				]
			}
		},
		riverVolcanoFigure: {
			title: 'Meeple am Vulkan',
			answers: {
				none: [
					'keine',
					'Auf dem See mit dem Vulkan darf niemand stehen.',
					'am Vulkan steht niemand'
				],
				allowed: [
					'Bauern dürfen',
					'Die Wiese um den See ist eine Wiese wie jede andere. Steht in keinem Regelheft.',
					'am Vulkan dürfen Bauern stehen'
				]
			}
		},
		riverInn: {
			title: 'Das Wirtshaus von Fluss II',
			answers: {
				box: [
					'zählt nicht',
					'Es zählt nur in Partien mit Wirtshäuser & Kathedralen.',
					'das Wirtshaus am Fluss zählt nicht'
				],
				always: [
					'zählt',
					'Eine fertige Straße daneben bringt 2 Punkte je Karte, eine unfertige bringt nichts.',
					'das Wirtshaus am Fluss zählt'
				]
			}
		},
		riverPigHerd: {
			title: 'Die Schweineherde von Fluss II',
			answers: {
				box: [
					'zählt nicht',
					'Sie zählt nur in Partien mit Händler & Baumeister.',
					'die Schweineherde zählt nicht'
				],
				always: [
					'zählt',
					'Jede fertige Stadt bringt für die Wiese der Herde einen Punkt mehr.',
					'die Schweineherde zählt'
				]
			}
		}
	},
	rulingSources: {
		...everyRiver.rulingSources,
		river2Tiles: `${RIVER_PAGE}, und Bilder der Karten`,
		riverVolcanoTile: `${RIVER_PAGE}; die Fußnoten nennen Ausgaben ohne weitere Karte`,
		riverVolcanoFigure: RIVER_PAGE,
		riverInn: RIVER_PAGE,
		riverPigHerd: RIVER_PAGE
	},
	help: {
		title: 'Der Fluss II',
		lines: [
			'Zwölf Karten zeigen einen Fluss, der sich gabelt. Zuerst liegt die Quelle, dann kommt die Gabelung. Jede Flusskarte danach führt einen der beiden Arme weiter: Wählt einen Platz, Tilekeep zeigt die an beiden Armen. Ein Arm endet an einer Stadt, der andere im See mit dem Vulkan, der zuletzt kommt.'
		],
		terms: [
			[
				'Zwei Arme',
				'Sie dürfen nicht zusammenfließen. Die Regeln fürs Abbiegen gelten für jeden Arm einzeln, und die Biegung an der Gabelung zählt mit. Auch die anderen Regeln des Flusses gelten.'
			],
			[
				'Der Vulkan',
				'Auf dem See mit dem Vulkan darf niemand stehen. Wer ihn legt, legt gleich noch eine Karte. Eure Runde kann anders entscheiden.'
			],
			[
				'Wirtshaus und Schweineherde',
				'Das Wirtshaus zählt mit Wirtshäuser & Kathedralen, die Schweineherde mit Händler & Baumeister: Jede fertige Stadt bringt für die Wiese der Herde einen Punkt mehr, zusätzlich zum eigenen Schwein. Ohne diese Erweiterungen entscheidet eure Runde, ob sie zählen.'
			],
			[
				'Stadt auf einer Brücke',
				'Sie ist eine einzige Stadt, und beide Ufer gehen darunter weiter. Wo ein Arm an einer Stadt endet, grenzen beide Ufer an diese Stadt.'
			],
			[
				'Mit Der Fluss',
				'Quelle und See von Der Fluss bleiben in der Schachtel. Alle anderen Karten bilden einen Fluss mit der Gabelung und dem Vulkan.'
			],
			[
				'Wo die Regeln schweigen',
				'Nach der Wiesenregel von 2000 bringt eine Stadt einen Punkt mehr, wenn man auf der Wiese der Herde daneben einen Bauern hat. Eine Abtei darf einen Arm abschließen.'
			]
		],
		topics: {
			'pig-herd': {
				title: 'Die Schweineherde in Bildern',
				pictures: {
					'pig-herd-pays':
						'Die rote Wiese mit der Schweineherde bringt 4 Punkte je Stadt, die blaue 3'
				}
			}
		}
	},
	rules: {
		...everyRiver.rules,
		'RIVERII-1': [
			'Zwölf Karten zeigen einen Fluss, der sich gabelt. Zuerst liegt die Quelle, dann kommt die Gabelung und zuletzt der See mit dem Vulkan. Die neun anderen werden dazwischen gezogen.',
			'Fluss-Wiki, Der Fluss II'
		],
		'RIVERII-2': [
			'Eine Flusskarte führt den Fluss am offenen Ende eines der beiden Arme weiter.',
			'Fluss-Wiki, Der Fluss II'
		],
		'RIVERII-3': [
			'Die Arme dürfen nicht zusammenfließen. Die Regeln fürs Abbiegen gelten für jeden Arm einzeln, von der Quelle an über die Gabelung.',
			'Fluss-Wiki, Der Fluss II; Antwort des Verlags'
		],
		'RIVERII-4': [
			'Auf dem See mit dem Vulkan darf niemand stehen, außer eure Runde erlaubt dort Bauern.',
			'Fluss-Wiki, Der Fluss II'
		],
		'RIVERII-5': [
			'Wer den See mit dem Vulkan legt, legt gleich noch eine Karte. Nach anderen Regeln ist der Nächste an der Reihe.',
			'Fluss-Wiki, Der Fluss II; Fußnoten'
		],
		'RIVERII-6': [
			'Die Stadt auf der Brücke ist eine einzige Stadt. Die Ufer gehen darunter weiter: zwei Wiesen, die beide an sie grenzen.',
			'Fluss-Wiki, Fußnoten'
		],
		'RIVERII-7': [
			'Ein Arm kann an der Mauer einer Stadt enden. Er trennt die Wiesen an seinen Ufern, und beide grenzen an die Stadt.',
			'Fluss-Wiki, Karten'
		],
		'RIVERII-8': [
			'Das Wirtshaus gehört zu Wirtshäuser & Kathedralen. Wo es zählt, bringt eine fertige Straße 2 Punkte je Karte und eine unfertige nichts.',
			'Fluss-Wiki, Der Fluss II'
		],
		'RIVERII-9': [
			'Die Schweineherde gehört zu Händler & Baumeister. Wo sie zählt, bringt jede fertige Stadt allen, die für die Wiese der Herde Punkte bekommen, einen Punkt mehr, zusätzlich zu eigenen Schweinen. Ein Gutshof bringt nichts zusätzlich.',
			'Fluss-Wiki, Der Fluss II'
		],
		'RIVERII-10': [
			'Nach der Wiesenregel von 2000 bringt eine Stadt jedem einen Punkt mehr, der für sie Punkte bekommt und auf der Wiese der Herde daneben einen Bauern hat.',
			'unsere Entscheidung'
		],
		'RIVERII-11': [
			'Mit Der Fluss bleiben dessen Quelle und dessen See in der Schachtel. Alle anderen Karten bilden einen Fluss mit der Gabelung und dem See mit dem Vulkan.',
			'Fluss-Wiki, Der Fluss II; Antwort des Verlags'
		],
		'RIVERII-12': [
			'Die Karten sind die von 2005 oder die aus Graf, König & Konsorten von 2017, wo eine Biegung einen Garten hat.',
			'Fluss-Wiki, Inhalt'
		],
		'RIVERII-13': [
			'Eine Abtei darf einen Arm des Flusses abschließen wie eine Straße.',
			'unsere Entscheidung'
		]
	},
	ruleTopics: { ...everyRiver.ruleTopics, RIVERII: 'Fluss II' }
};
