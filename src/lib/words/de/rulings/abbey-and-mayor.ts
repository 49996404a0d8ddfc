import type { abbeyAndMayor as english } from '../../en/rulings/abbey-and-mayor';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE, PAGE, mayStayInBox } from './prints';

const ABBEY_PAGE = 'Wikicarpedia, Abtei & Bürgermeister (1. Edition)';

/** The rulings of Abbey & Mayor. */
export const abbeyAndMayor: LikeEnglish<typeof english, BoxRulings> = {
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
	sources: {
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
	}
};
