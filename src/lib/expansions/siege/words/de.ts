import { capital } from '../../../words/de/format';
import { onPlaceOf } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { SIEGE_NAMES } from '../names';

const WHY = 'Neben der belagerten Stadt liegt ein Kloster. Wer entkommt, bringt keine Punkte.';

/** Siege in German. */
export const words: WordsOf<typeof SIEGE_NAMES> = {
	title: 'Die Belagerung',
	adds: '4, 6 oder 10 Karten mit belagerten Städten',
	printed: { besieged: 'Belagert: Die ganze Stadt dieser Karte wird belagert.' },
	signs: { besieged: { name: 'Belagert', with: 'unter Belagerung' } },
	countables: { 'cities/besieged': ['belagerte Stadt', 'belagerte Städte'] },
	notes: {
		'siege/besieged': () =>
			'Diese Stadt ist belagert: Fertig bringt sie je Karte und Wappen 1 Punkt weniger und zählt für Wiesen doppelt. Unfertig bringt sie nichts.'
	},
	events: {
		'siege/escaped': (event) =>
			`${event.name} ließ ${tiles.aPiece(event.piece ?? 'follower')} entkommen, bisher ${onPlaceOf(event)}.`,
		'siege/stayed': ({ name }) => `${name} ließ niemanden entkommen.`
	},
	questions: {
		'siege/escape': (name) => ({
			question: `Entkommt ein Ritter, ${name}?`,
			how: 'Tippe auf den, der zurückkehrt.',
			why: WHY
		}),
		'siege/escape-which': (name) => ({
			question: `Entkommt ein Ritter, ${name}?`,
			how: 'Tippe auf den, der zurückkehrt. Wo zwei Arten beisammenstehen, hat eine davon einen Knopf.',
			why: WHY
		})
	},
	answers: { 'siege/escape-which/figure': ({ piece }) => capital(tiles.pieceFirst(piece)) },
	declines: { 'siege/escape': 'Niemand', 'siege/escape-which': 'Niemand' },
	fates: {
		'siege/escaped': ({ name, piece, kind }) =>
			`${tiles.figureOn(piece, kind)} von ${name}: aus einer belagerten Stadt entkommen`
	},
	rulings: {
		siegeTiles: {
			title: 'Welche belagerten Städte',
			answers: {
				cathars: [
					'die Katharer, Belagerung',
					'Die 4 Karten von 2004 und 2008.',
					'die Karten der Katharer sind im Spiel'
				],
				besiegers: [
					'die Belagerer',
					'Die 6 Karten von 2013.',
					'die Karten der Belagerer sind im Spiel'
				],
				both: [
					'beide',
					'Alle 10 Karten.',
					'die Karten der Katharer und der Belagerer sind im Spiel'
				]
			}
		},
		siegeEscape: {
			title: 'Aus welchen belagerten Städten Ritter entkommen',
			answers: {
				'siege-tile': [
					'neben einer belagerten Karte',
					'Ein Kloster muss neben einer Karte liegen, die die Belagerung zeigt.',
					'Ritter entkommen, wo ein Kloster neben einer belagerten Karte ihrer Stadt liegt'
				],
				'any-tile': [
					'neben irgendeiner Karte',
					'Ein Kloster muss neben irgendeiner Karte der Stadt liegen. Wie in den Regeln von Rio Grande.',
					'Ritter entkommen, wo ein Kloster neben irgendeiner Karte ihrer belagerten Stadt liegt'
				],
				none: ['niemand entkommt', 'Ritter bleiben, wo sie sind.', 'kein Ritter entkommt']
			}
		},
		escapeInParts: {
			title: 'Entkommen, wenn der Baumeister eine zweite Karte bringt',
			answers: {
				each: [
					'nach jeder Karte',
					'In jedem Teil des Zuges darf ein Ritter entkommen.',
					'in jedem Teil eines Zuges darf ein Ritter entkommen'
				],
				once: [
					'einmal je Zug',
					'Ein Ritter darf erst nach der letzten Karte des Zuges entkommen.',
					'je Zug darf ein Ritter entkommen'
				]
			}
		},
		siegePig: {
			title: 'Ein Schwein und eine belagerte Stadt',
			answers: {
				twice: [
					'doppelt',
					'Es gibt 8 Punkte: die 4 mit Schwein, verdoppelt.',
					'ein Schwein zählt bei einer belagerten Stadt doppelt'
				],
				once: [
					'einfach',
					'Es gibt 7 Punkte: Nur die 3 werden verdoppelt.',
					'ein Schwein zählt bei einer belagerten Stadt einfach'
				]
			}
		},
		siegeSmallCity: {
			title: 'Eine belagerte Stadt aus zwei Karten',
			answers: {
				nothing: [
					'bringt nichts',
					'Kleine Städte bringen nach euren Regeln 1 je Karte, eine belagerte 1 weniger.',
					'eine belagerte Stadt aus zwei Karten bringt nichts'
				],
				'as-others': [
					'bringt 2',
					'So viel wie andere kleine Städte nach euren Regeln.',
					'eine belagerte Stadt aus zwei Karten bringt 2 Punkte'
				]
			}
		},
		siegeBuilder: {
			title: 'Baumeister in belagerten Städten',
			answers: {
				no: [
					'bleiben',
					'Ein Baumeister kehrt nur zurück, wenn kein eigener Meeple mehr dort ist.',
					'Baumeister entkommen nicht'
				],
				yes: [
					'dürfen entkommen',
					'Ein Baumeister darf entkommen wie ein Ritter.',
					'auch Baumeister dürfen entkommen'
				]
			}
		},
		siegeHerd: {
			title: 'Die Schweineherde und eine belagerte Stadt',
			answers: {
				once: [
					'einfach',
					'Die Herde bringt 1 Punkt mehr.',
					'eine Schweineherde zählt bei einer belagerten Stadt einfach'
				],
				twice: [
					'doppelt',
					'Die Herde bringt 2 Punkte mehr.',
					'eine Schweineherde zählt bei einer belagerten Stadt doppelt'
				]
			}
		}
	},
	rulingSources: {
		siegeTiles: 'Wikicarpedia, Besiegers, Cathars, Siege: Bilder der Karten',
		siegeEscape: 'Wikicarpedia, Besiegers, Cathars, Siege: Fußnoten; Regeln von Rio Grande',
		escapeInParts: 'Wikicarpedia, Besiegers, Cathars, Siege: Fußnoten; einmal: JCloisterZone',
		siegePig: 'Regeln von Rio Grande; einfach: JCloisterZone',
		siegeSmallCity: 'Offen in den Regeln, die wir kennen; so wie die erste macht es JCloisterZone',
		siegeBuilder: 'Nach carcassonne.wikia.com entkommen Baumeister, nach JCloisterZone nicht',
		siegeHerd: 'Offen in den Regeln, die wir kennen; einfach: JCloisterZone'
	},
	help: {
		title: 'Die Belagerung',
		lines: ['Sagt bei euren Regeln, welche der Schachteln ihr habt.'],
		terms: [
			[
				'Eine belagerte Stadt',
				'Eine Karte mit gekreuzten Schwertern genügt: Die ganze Stadt ist belagert. Weitere solche Karten ändern nichts. Tippe auf die Stadt, um es zu sehen.'
			],
			[
				'Was sie bringt',
				'Fertig bringt sie 1 Punkt je Karte und 1 je Wappen, mit Kathedrale je 2. Unfertig bringt sie am Ende nichts. Für Wiesen und Gutshöfe zählt sie doppelt.'
			],
			[
				'Entkommen',
				'Liegt ein Kloster neben einer belagerten Karte der Stadt, auch schräg, darfst du nach deinem Zug einen Ritter zurücknehmen. Tilekeep fragt, wenn das möglich ist: Tippe auf den Ritter oder auf „Niemand“.'
			],
			[
				'Wer entkommen darf',
				'Jede Figur, die bei der Mehrheit der Stadt zählt. Wem das Kloster gehört, ist egal. Dafür reicht alles, was als Kloster gilt. Punkte gibt es dafür nicht.'
			]
		],
		topics: {
			siege: {
				title: 'Belagerte Städte in Bildern',
				pictures: {
					'besieged-completed': 'Eine fertige belagerte Stadt',
					'besieged-unfinished': 'Dieselbe, am Ende unfertig',
					'besieged-farm': 'Eine Wiese an einer fertigen belagerten Stadt'
				}
			}
		}
	},
	rules: {
		'SIEGE-1': [
			'Die Katharer und Belagerung haben dieselben 4 Karten, die Belagerer 6 andere. Sie werden wie alle anderen gezogen.',
			'Wiki; Papa Geek; Bilder der Karten'
		],
		'SIEGE-2': [
			'Eine Stadt mit mindestens einer solchen Karte ist belagert; weitere ändern nichts. Fertig bringt sie 1 je Karte und 1 je Wappen, mit Kathedrale je 2.',
			'Wiki; Papa Geek; Rio Grande'
		],
		'SIEGE-3': ['Eine belagerte Stadt, die am Ende unfertig ist, bringt nichts.', 'Rio Grande'],
		'SIEGE-4': [
			'Für eine Wiese zählt eine fertige belagerte Stadt doppelt, egal, an welchen Teil der Stadt sie grenzt.',
			'Rio Grande'
		],
		'SIEGE-5': [
			'Auch für einen Gutshof zählt sie doppelt: 8 am Ende und 2 für Bauern, die zur Wiese eines Gutshofs dazukommen.',
			'JCloisterZone'
		],
		'SIEGE-6': [
			'Liegt ein Kloster neben einer belagerten Karte der Stadt, auch schräg, darf man am Ende seines Zuges einen eigenen Ritter zurücknehmen. Nach einer anderen Regel darf es neben irgendeiner Karte der Stadt liegen.',
			'Wiki, Fußnoten; Rio Grande'
		],
		'SIEGE-7': [
			'In jedem Teil eines Zuges darf insgesamt ein Ritter entkommen. Nach einer anderen Regel einer im ganzen Zug.',
			'Wiki, Fußnoten; einmal: JCloisterZone'
		],
		'SIEGE-8': [
			'Mit Schwein bringt eine belagerte Stadt 8 Punkte: 4, verdoppelt. Nach einer anderen Regel 7: Nur die 3 werden verdoppelt.',
			'Rio Grande; 7: JCloisterZone'
		],
		'SIEGE-9': [
			'Ritter sind alle Figuren, die bei der Mehrheit der Stadt zählen. Ein Baumeister, der allein bleibt, kehrt zurück; nach einer anderen Regel darf er selbst entkommen.',
			'Wiki, Fußnoten; Baumeister: JCloisterZone, carcassonne.wikia.com'
		],
		'SIEGE-10': [
			'Alles, was als Kloster gilt, ist ein Ausweg, Gärten nicht. Wem sie gehören, ob sie besetzt oder fertig sind, ist egal.',
			'Wiki, Fußnoten; Rio Grande'
		],
		'SIEGE-11': [
			'Bringen kleine Städte 2 Punkte, so bringt eine belagerte nichts. Nach einer anderen Regel bringt auch sie 2.',
			'offen; die erste Art: JCloisterZone'
		],
		'SIEGE-12': [
			'Entkommen bringt keine Punkte. Für Waren und den König ist die Belagerung egal, und eine fertige belagerte Stadt schickt alle zurück wie immer.',
			'Wiki; JCloisterZone'
		],
		'SIEGE-13': [
			'Eine Schweineherde bringt für eine belagerte Stadt 1 Punkt mehr. Nach einer anderen Regel 2.',
			'offen; die erste Art: JCloisterZone'
		],
		'SIEGE-14': [
			'Ritter entkommen nach der Wertung, wenn Figuren weitergezogen sind, und vor dem zweiten Teil eines Zuges.',
			'Wiki, Spielablauf; JCloisterZone'
		]
	},
	ruleTopics: { SIEGE: 'Belagerungen' }
};
