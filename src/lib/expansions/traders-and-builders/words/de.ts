import { turnOf } from '../../../words/de/places';
import { IN_NONE, mayStayInBox, type WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { TRADERS_AND_BUILDERS_NAMES } from '../names';

const TRADERS_PAGE = 'Wikicarpedia, Händler & Baumeister';

/** Traders & Builders in German. */
export const words: WordsOf<typeof TRADERS_AND_BUILDERS_NAMES> = {
	title: 'Händler & Baumeister',
	adds: '24 Karten; Waren; je Spieler Baumeister und Schwein',
	pieces: {
		builder: { one: 'Baumeister', many: 'Baumeister' },
		pig: { one: 'Schwein', many: 'Schweine', neuter: true }
	},
	printed: {
		wine: 'Wein: Wer die Stadt abschließt, bekommt dafür Wein, auch ohne Ritter darin.',
		grain: 'Korn: Wer die Stadt abschließt, bekommt dafür Korn, auch ohne Ritter darin.',
		cloth: 'Tuch: Wer die Stadt abschließt, bekommt dafür Tuch, auch ohne Ritter darin.'
	},
	signs: {
		wine: { name: 'Wein', with: 'mit Wein' },
		grain: { name: 'Korn', with: 'mit Korn' },
		cloth: { name: 'Tuch', with: 'mit Tuch' }
	},
	sources: { goods: 'Waren' },
	scoreAll: { goods: 'Alle Waren werten' },
	titles: {
		'goods/won': 'Waren einer Stadt',
		'goods/wine': 'Am meisten Wein',
		'goods/grain': 'Am meisten Korn',
		'goods/cloth': 'Am meisten Tuch'
	},
	fates: {
		'left-alone': ({ name, piece }) =>
			`${tiles.pieceFirst(piece)} von ${name}: allein geblieben und zurückgegangen`
	},
	objections: {
		'builder/no-follower': 'Der Baumeister braucht dort eine Figur seines Besitzers.',
		'builder/completed': 'Der Baumeister braucht eine unfertige Straße oder Stadt.',
		'pig/no-farmer': 'Das Schwein braucht dort einen Bauern seines Besitzers.'
	},
	countables: { wine: ['Wein', 'Wein'], grain: ['Korn', 'Korn'], cloth: ['Tuch', 'Tuch'] },
	events: {
		'builder/stopped': ({ turn, name }) => `${turnOf(turn)}: ${name} legte keine zweite Karte.`
	},
	further: { 'builder/second-part': (name) => `Baumeister von ${name}: eine zweite Karte.` },
	declines: { 'builder/second-part': 'Keine zweite Karte' },
	rulings: {
		traderTiles: {
			title: 'Karten von Händler & Baumeister',
			answers: {
				first: [
					'ohne Gärten',
					'Die 24 Karten der Ausgabe von 2003.',
					'die Karten von Händler & Baumeister haben keine Gärten'
				],
				later: [
					'mit Gärten',
					'Die 24 Karten der Ausgaben seit 2015: Zwei haben einen Garten, der nur mit „Der Abt“ etwas bewirkt.',
					'zwei Karten von Händler & Baumeister haben einen Garten'
				],
				'print-2025': [
					'Druck von 2025',
					'24 Karten, von denen vier anders sind; eine zeigt ein Stück Fluss und wird nur mit einem Fluss gezogen. Welche, sagt eine einzige Quelle.',
					'Händler & Baumeister hat die Karten von 2025'
				]
			}
		},
		secondPart: {
			title: 'Der zweite Teil eines Zuges',
			answers: {
				may: [
					'darf entfallen',
					'„Ein Spieler darf …“: Wer die Straße oder Stadt seines Baumeisters fortsetzt, legt eine zweite Karte oder beendet den Zug.',
					'der zweite Teil eines Zuges darf entfallen'
				],
				must: [
					'muss gespielt werden',
					'Wer die Straße oder Stadt seines Baumeisters fortsetzt, zieht und legt immer eine zweite Karte.',
					'der zweite Teil eines Zuges muss gespielt werden'
				]
			}
		},
		builders: mayStayInBox('Baumeister', 'Alle haben einen, wie in der Schachtel.', [
			'alle haben einen Baumeister',
			'niemand hat einen Baumeister'
		]),
		pigs: mayStayInBox('Schweine', 'Alle haben eins, wie in der Schachtel.', [
			'alle haben ein Schwein',
			'niemand hat ein Schwein'
		])
	},
	rulingSources: {
		traderTiles: `${TRADERS_PAGE}, erste und spätere Ausgaben: Karten`,
		secondPart: `${TRADERS_PAGE}, Baumeister; „may“ im Wortlaut der Regeln`,
		builders: IN_NONE,
		pigs: IN_NONE
	},
	help: {
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
				'Der Druck von 2025',
				'Vier seiner 24 Karten sind anders, eine davon mit einem Stück Fluss: Ohne Fluss bleibt sie in der Schachtel. Ein Huhn steht für Wein. Wir kennen die Karten nur aus einer Quelle: Beschreibe eine Karte, die anders aussieht. Andere Regeln für Baumeister und Schwein, die nur dort stehen, gelten hier nicht.'
			]
		],
		topics: {
			goods: {
				title: 'Waren in Bildern',
				pictures: {
					'goods-taken':
						'Rot bekommt die Punkte der Stadt; Blau schließt sie ab und nimmt den Wein und das Korn'
				}
			},
			builder: {
				title: 'Der Baumeister in Bildern',
				pictures: {
					'builder-second':
						'Der rote Baumeister steht auf dieser Straße: Rot hat sie fortgesetzt und mit der zweiten Karte desselben Zuges abgeschlossen'
				}
			},
			pig: {
				title: 'Das Schwein in Bildern',
				pictures: { 'pig-pays': 'Die Wiese von Rot mit Schwein bringt je Stadt 4, die von Blau 3' }
			}
		}
	},
	rules: {
		'TRADERS-1': [
			'Es gibt 24 Karten und 20 Waren: 9 Wein, 6 Korn, 5 Tuch. Alle haben einen Baumeister und ein Schwein.',
			'Wiki, Anfang'
		],
		'TRADERS-2': [
			'In den Ausgaben seit 2015 haben zwei Karten einen Garten; sonst sind die Karten gleich.',
			'Wiki, Karten'
		],
		'TRADERS-3': [
			'Wo zwei Straßen sich auf einer Brücke kreuzen, gehen beide weiter, und es gibt vier Wiesen.',
			'Wiki, Karten'
		],
		'TRADERS-4': [
			'Auf der Karte mit Brücke und Tor führt die untere Straße zum Tor, und die obere endet an einem Haus. Es gibt drei Wiesen.',
			'Wiki, Karten'
		],
		'TRADERS-5': [
			'Eine Wiese mitten zwischen Städten grenzt an alle und wächst nie.',
			'Wiki, Karten'
		],
		'TRADERS-6': [
			'2025 sind vier Karten anders: Eine Straße endet an einer Hütte, eine andere neben einem Kloster, eine Stadt mit Tuch ist gespiegelt, und eine mit Wein liegt am Fluss. Ein Huhn tritt an die Stelle des Weins.',
			'Kartenliste von 2025'
		],
		'TRADERS-7': [
			'Die Karte mit dem Stück Fluss wird mit denen zwischen Quelle und See gezogen. Ohne Fluss bleibt sie in der Schachtel.',
			'unsere Entscheidung'
		],
		'GOODS-1': [
			'Wer eine Stadt abschließt, nimmt für jedes Zeichen darin eine Ware, ganz gleich, wer dort steht und Punkte bekommt.',
			'Wiki, Waren'
		],
		'GOODS-2': [
			'Auch wer eine Stadt mit einer Abtei abschließt, bekommt ihre Waren. Schließt eine Karte mehrere Städte ab, bringt sie die Waren aller dieser Städte.',
			'Abtei-Wiki, Anm. 14'
		],
		'GOODS-3': ['Die Zeichen unfertiger Städte bringen nichts.', 'Wiki, Waren'],
		'GOODS-4': [
			'Am Ende bekommt 10 Punkte, wer von einer Ware am meisten hat. Bei Gleichstand bekommen alle Beteiligten je 10; eine Ware, die niemand hat, bringt nichts.',
			'Wiki, Schlusswertung'
		],
		'GOODS-5': [
			'In einer laufenden Partie werden die schon gewonnenen Waren eingegeben. Vorher fertige Städte bringen keine.',
			'unsere Entscheidung'
		],
		'BUILDER-1': [
			'Der Baumeister wird statt eines Meeples auf die eben gelegte Karte gesetzt. Er braucht eine unfertige Straße oder Stadt mit einer eigenen Figur.',
			'Wiki, Baumeister'
		],
		'BUILDER-2': [
			'Baumeister und Schweine sind keine Meeple: Sie zählen für keine Mehrheit und halten niemanden fern.',
			'Wiki, Baumeister'
		],
		'BUILDER-3': [
			'Eine Karte, die die Straße oder Stadt des eigenen Baumeisters fortsetzt, bringt einen zweiten Teil des Zuges mit Karte, Figur und Wertung. Der Baumeister muss vorher dort gestanden haben.',
			'Wiki, Baumeister'
		],
		'BUILDER-4': [
			'Der zweite Teil bringt keinen dritten. Der Baumeister bleibt stehen und wirkt in späteren Zügen wieder.',
			'Wiki, Baumeister'
		],
		'BUILDER-5': [
			'Auf den zweiten Teil darf verzichtet werden, wenn eure Regeln nichts anderes sagen.',
			'Wiki, Baumeister'
		],
		'BUILDER-6': [
			'Wird seine Straße oder Stadt fertig, kehrt auch der Baumeister zurück. Was im ersten Teil zurückkehrt, darf im zweiten gesetzt werden.',
			'Wiki, Baumeister'
		],
		'BUILDER-7': [
			'Ohne eine andere eigene Figur bleibt kein Baumeister stehen.',
			'Wiki, Baumeister'
		],
		'BUILDER-8': [
			'Eine Abtei setzt nichts fort, also bringt sie keinen zweiten Teil. Gelegt werden darf sie in jedem der beiden Teile.',
			'Abtei-Wiki, Anm. 5, 13'
		],
		'BUILDER-9': [
			'Bringt die letzte Karte einen zweiten Teil, kann darin nur eine Abtei gelegt werden, vor der Runde der letzten Abteien.',
			'Abtei-Wiki, Anm. 5'
		],
		'PIG-1': [
			'Das Schwein wird statt eines Meeples auf die eben gelegte Karte gesetzt, auf eine Wiese mit einem eigenen Bauern. Es bleibt bis zum Ende oder bis ein Gutshof die Bauern zurückschickt.',
			'Wiki, Schwein'
		],
		'PIG-2': [
			'Bekommt sein Besitzer Punkte für die Wiese, bringt ihm jede fertige Stadt 1 Punkt mehr: meist 4 statt 3, oder 2 statt 1, wenn Bauern mit der Wiese eines Gutshofs verbunden werden. Ohne Anteil an der Mehrheit bewirkt das Schwein nichts.',
			'Wiki, Schwein'
		],
		'PIG-3': [
			'Wird auf der Wiese ein Gutshof gebaut, bringt das Schwein seinem Besitzer je Stadt 4 statt 3. Werden Bauern mit der Wiese eines Gutshofs verbunden, sind es 2 statt 1. Danach kehren Bauern und Schweine zurück.',
			'Abtei-Wiki, Gutshof; Anm. 55'
		],
		'PIG-4': ['Für Gutshöfe zählen Schweine nie.', 'Abtei-Wiki, Gutshof'],
		'PIG-5': [
			'Nach der Wiesenregel von 2000 bringt eine Stadt 5 statt 4, wenn auf einer Wiese an ihr das eigene Schwein steht.',
			'unsere Entscheidung'
		],
		'PIG-6': ['In einer ersten Partie ohne Bauern gibt es keine Schweine.', 'unsere Entscheidung']
	},
	ruleTopics: {
		TRADERS: 'die neuen Karten',
		GOODS: 'Waren',
		BUILDER: 'der Baumeister',
		PIG: 'das Schwein'
	}
};
