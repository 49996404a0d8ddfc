import { places, ontoPlaceOf, turnOf } from '../../../words/de/places';
import { number, plural } from '../../../words/de/format';
import { IN_NONE, PAGE, mayStayInBox, type WordsOf } from '../../../words/de/says';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

const openPlaces = (n: number): string =>
	plural(n, {
		one: 'Nur ein freies Ziel: Tippe darauf',
		other: `${number(n)} freie Ziele: Tippe auf eines`
	});
const ABBEY_PAGE = 'Wikicarpedia, Abtei & Bürgermeister (1. Edition)';

/** Abbey & Mayor in German. */
export const words: WordsOf<typeof ABBEY_AND_MAYOR_NAMES> = {
	title: 'Abtei & Bürgermeister',
	adds: '12 Karten; je Spieler Abtei, Bürgermeister, Wagen und Gutshof',
	besides: { 'abbey-and-mayor': 'je eine Abtei' },
	pieces: {
		mayor: { one: 'Bürgermeister', many: 'Bürgermeister' },
		wagon: { one: 'Wagen', many: 'Wagen' },
		barn: { one: 'Gutshof', many: 'Gutshöfe' },
		'am-abbey': { one: 'Abtei', many: 'Abteien', feminine: true }
	},
	monasteries: {
		walled: {
			name: 'Abtei',
			some: 'eine Abtei',
			the: 'die Abtei',
			onto: 'in die Abtei',
			off: 'aus der Abtei',
			completed: 'Fertige Abtei',
			unfinished: 'Unfertige Abtei'
		}
	},
	sources: { abbey: 'Abteien', barn: 'Gutshöfe' },
	scoreAll: { barn: 'Alle Gutshöfe werten' },
	titles: {
		'barn/built': 'Wiese mit neuem Gutshof',
		'barn/joined': 'Wiese mit einem Gutshof verbunden',
		'barn/end': 'Gutshof',
		'manual/abbey': 'Karte gekauft'
	},
	strengths: {
		mayor: { counts: 'varies', says: (strength) => `der Bürgermeister zählt ${String(strength)}` }
	},
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)}: Der Wagen von ${event.name} fuhr weiter ${ontoPlaceOf(event)}.`,
		'wagon/laid-down': (event) =>
			`${turnOf(event.turn)}: Der Wagen von ${event.name} fuhr weiter und legte sich ${ontoPlaceOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) => `${turnOf(turn)}: Der Wagen von ${name} kehrte zurück.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} kaufte ${otherName} mit der Abtei eine Karte ab.`,
		'abbey/kept': ({ name }) => `Nach der letzten Karte behielt ${name} die Abtei.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, fährt der Wagen weiter?`,
			how: `${openPlaces(options)}. Oder der Wagen kehrt zurück.`,
			why: 'Erlaubt ist eine unfertige Straße, eine unfertige Stadt oder ein unfertiges Kloster ohne Figur.'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, rollt der Wagen weiter?`,
			how: `${openPlaces(options)}. Oder der Wagen kehrt zurück.`,
			why: 'Eure Hausregel: Er rollt durch direkt verbundene fertige Straßen, Städte und Klöster und hält beim nächsten unfertigen Gebiet ohne Figur.'
		}),
		'wagon/lie-down': (name, options) => ({
			question: `${name}, wo legt sich der Wagen hin?`,
			how: `${openPlaces(options)}.`,
			why: 'Liegt er in einem besonderen Kloster, zählt er am Ende Reihe und Spalte.'
		}),
		'abbey/last': (name) => ({
			question: `${name} darf noch die Abtei legen`,
			how: 'Tippe auf einen leuchtenden Platz, oder behalte sie.',
			why: 'Nach der letzten Karte werden alle, die noch eine Abtei haben, einmal im Uhrzeigersinn gefragt.'
		})
	},
	answers: {
		'wagon/drive-on/lying': () => 'In ein Kloster legen',
		'wagon/roll-on/lying': () => 'In ein Kloster legen'
	},
	declines: {
		'wagon/drive-on': 'Wagen kehrt zurück',
		'wagon/roll-on': 'Wagen kehrt zurück',
		'abbey/last': 'Abtei behalten'
	},
	moves: { wagon: (place, kind) => `fährt mit dem Wagen weiter ${places.ontoPlace(place, kind)}` },
	payments: { abbey: ['Abtei', 'Wer die Karte hergibt, hat von nun an die Abtei.'] },
	rulings: {
		abbeyTiles: {
			title: 'Karten von Abtei & Bürgermeister',
			answers: {
				first: [
					'erste Edition',
					'Das Haus am Ende einer Straße hat keinen Garten.',
					'Abtei & Bürgermeister stammt aus der ersten Edition'
				],
				later: [
					'seit 2016',
					'Neben dem Haus am Ende einer Straße liegt ein Garten; alle anderen Karten sind gleich.',
					'Abtei & Bürgermeister ist von 2016 oder später'
				]
			}
		},
		lastAbbeys: {
			title: 'Abteien nach der letzten Karte',
			answers: {
				round: [
					'noch eine Runde',
					'Alle, die noch eine Abtei haben, dürfen sie legen. Es beginnt der linke Nachbar des Spielers, der die letzte Karte gelegt hat.',
					'nach der letzten Karte werden noch Abteien gelegt'
				],
				none: [
					'keine mehr',
					'Die Partie endet mit der letzten Karte. So lautete eine ältere Antwort.',
					'nach der letzten Karte wird keine Abtei mehr gelegt'
				]
			}
		},
		wagonMoves: {
			title: 'Wohin ein Wagen weiterfährt',
			answers: {
				connected: [
					'direkt verbunden',
					'In ein direkt verbundenes Gebiet (Straße, Stadt oder Kloster), das unfertig und frei ist. Verbunden ist es durch ein Tor, eine Kreuzung, das Ende einer Straße, den Rand einer Abtei oder als Kloster in einer Stadt. Erste Edition.',
					'ein Wagen fährt nur in ein direkt verbundenes Gebiet weiter'
				],
				nearby: [
					'in der Nähe',
					'In jedes unfertige Gebiet ohne Figur (Straße, Stadt oder Kloster) auf der Karte des Wagens oder einer der acht ringsum. Zweite Edition.',
					'ein Wagen fährt in jedes freie Gebiet in der Nähe weiter'
				],
				anywhere: [
					'überallhin',
					'In jedes unfertige Gebiet ohne Figur (Straße, Stadt oder Kloster), irgendwo auf dem Tisch. Nur in Partien aus einer früheren Version von Tilekeep; in keinem Regelheft.',
					'ein Wagen fährt überallhin weiter'
				]
			}
		},
		wagonRolls: {
			title: 'Rollender Wagen',
			answers: {
				no: [
					'ein Schritt',
					'Er fährt in ein Gebiet, das mit dem eben gewerteten direkt verbunden ist.',
					'ein Wagen fährt nur einen Schritt weiter'
				],
				yes: [
					'rollt weiter',
					'Von einem direkt verbundenen Gebiet zum nächsten: durch fertige hindurch bis zum ersten, das unfertig und frei ist. Eine Hausregel.',
					'ein Wagen rollt durch fertige Gebiete weiter'
				]
			}
		},
		wagonMonasteries: {
			title: 'Wagen als Mönch',
			answers: {
				all: [
					'überall',
					'Ein Wagen darf in jedem Kloster stehen, auch auf einer Abtei.',
					'ein Wagen darf in jedem Kloster stehen'
				],
				'with-road': [
					'nur an einer Straße',
					'Ein Wagen steht nur dann in einem Kloster, wenn dessen Karte eine Straße hat, also nie auf einer Abtei. Eine Hausregel.',
					'ein Wagen darf nur in Klöstern mit Straße stehen'
				]
			}
		},
		barnFarms: {
			title: 'Wiesen mit Gutshöfen',
			answers: {
				third: [
					'wie heute',
					'3 Punkte für jede fertige Stadt, an die die Wiese grenzt; jede Wiese zählt für sich. Die Gutshöfe kamen nach den älteren Wiesenregeln.',
					'Wiesen mit Gutshöfen zählen wie heute'
				],
				second: [
					'wie 2001 (Hausregel)',
					'3 Punkte für jede fertige Stadt, aber dieselbe Stadt zählt am Ende für einen Spieler nur einmal. Mit Gutshöfen eine Hausregel.',
					'Wiesen mit Gutshöfen zählen wie 2001'
				],
				first: [
					'wie 2000 (Hausregel)',
					'4 Punkte je Stadt, wenn ein Gutshof gebaut wird. Am Ende bekommt 4 je Stadt, wer ringsum die meisten Bauern hat. Mit Gutshöfen eine Hausregel.',
					'Wiesen mit Gutshöfen zählen wie 2000'
				],
				'farm-rule': [
					'nach der Wiesenregel',
					'Es gilt die Wiesenregel dieser Partie, obwohl Gutshöfe später kamen. So ist es in Partien aus einer früheren Version von Tilekeep. Eine Hausregel.',
					'Wiesen mit Gutshöfen zählen nach der Wiesenregel dieser Partie'
				]
			}
		},
		barnOnBarn: {
			title: 'Gutshof auf einer Wiese mit Gutshof',
			answers: {
				no: [
					'nicht erlaubt',
					'Zwei Gutshöfe teilen sich eine Wiese nur, wenn eine Karte zwei Wiesen verbindet.',
					'auf einer Wiese mit Gutshof darf kein zweiter gebaut werden'
				],
				yes: [
					'erlaubt',
					'Jede Wiese ist erlaubt. Am Ende bringt jeder Gutshof die volle Punktzahl. In keiner Ausgabe erlaubt: eine Hausregel.',
					'auf einer Wiese mit Gutshof darf ein zweiter gebaut werden'
				]
			}
		},
		barnsAlone: {
			title: 'Gutshöfe ohne Bauern',
			answers: {
				no: [
					'keine',
					'In einer Partie ohne Bauern baut niemand einen.',
					'ohne Bauern baut niemand einen Gutshof'
				],
				yes: [
					'erlaubt',
					'Sie werden wie sonst gebaut, und jeder bringt am Ende 4 je fertige Stadt. Eine Hausregel.',
					'Gutshöfe gibt es auch ohne Bauern'
				]
			}
		},
		mayors: mayStayInBox('Bürgermeister', 'Alle haben einen, wie in der Schachtel.', [
			'alle haben einen Bürgermeister',
			'niemand hat einen Bürgermeister'
		]),
		wagons: mayStayInBox('Wagen', 'Alle haben einen, wie in der Schachtel.', [
			'alle haben einen Wagen',
			'niemand hat einen Wagen'
		]),
		barns: mayStayInBox('Gutshöfe', 'Alle haben einen, wie in der Schachtel.', [
			'alle haben einen Gutshof',
			'niemand hat einen Gutshof'
		])
	},
	rulingSources: {
		abbeyTiles: 'Die Karten beider Editionen',
		lastAbbeys: `${PAGE}, Anm. 13; ${ABBEY_PAGE}, Anm. 8 und 9`,
		wagonMoves: `${ABBEY_PAGE}, Wagen und Anm. 33 bis 37; die Regeln der zweiten Edition stehen nicht auf dieser Seite`,
		wagonRolls: `${ABBEY_PAGE}, Hausregeln`,
		wagonMonasteries: `${ABBEY_PAGE}, Hausregeln`,
		barnFarms: `${PAGE}, Anm. 14 und 15; ${ABBEY_PAGE}, Gutshof: 3 Punkte je Stadt`,
		barnOnBarn: `${ABBEY_PAGE}, Gutshof und Anm. 45 und 52`,
		barnsAlone: IN_NONE,
		mayors: IN_NONE,
		wagons: IN_NONE,
		barns: IN_NONE
	},
	reading: () => import('./de-help')
};
