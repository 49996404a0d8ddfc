import type { BoxRulings } from '../../en/rulings/types';
import { PAGE } from './prints';

const ABBEY_PAGE = 'Wikicarpedia, Abbey & Mayor (1st edition)';

/** The rulings of Abbey & Mayor. */
export const abbeyAndMayor: BoxRulings = {
	rulings: {
		abbeyTiles: {
			title: 'Karten von Abtei & Bürgermeister',
			answers: {
				first: ['erste Edition', 'Das Haus am Ende einer Straße hat keinen Garten.'],
				later: [
					'seit 2016',
					'Neben dem Haus am Ende einer Straße liegt ein Garten; alle anderen Karten sind gleich.'
				]
			}
		},
		lastAbbeys: {
			title: 'Abteien nach der letzten Karte',
			answers: {
				round: [
					'noch eine Runde',
					'Alle, die noch eine Abtei haben, dürfen sie legen; es beginnt, wer links von dem sitzt, der die letzte Karte gelegt hat.'
				],
				none: [
					'zu spät',
					'Die Partie endet mit der letzten Karte. Eine ältere Antwort auf dieselbe Frage.'
				]
			}
		},
		wagonMoves: {
			title: 'Wohin ein Wagen weiterfährt',
			answers: {
				connected: [
					'direkt verbunden',
					'In ein unfertiges, freies Gebiet (Straße, Stadt oder Kloster), das mit dem eben gewerteten direkt verbunden ist: durch ein Tor, eine Kreuzung, das Ende einer Straße, den Rand einer Abtei, oder als Kloster in einer Stadt. Erste Edition.'
				],
				nearby: [
					'in der Nähe',
					'In jedes unfertige Gebiet ohne Figur (Straße, Stadt oder Kloster) auf der Karte des Wagens oder einer der acht ringsum. Zweite Edition.'
				],
				anywhere: [
					'überallhin',
					'In jedes unfertige Gebiet ohne Figur (Straße, Stadt oder Kloster), irgendwo auf dem Tisch. Nur in Partien, die mit einem früheren Tilekeep begonnen wurden; in keinem Regelheft.'
				]
			}
		},
		wagonRolls: {
			title: 'Wagen, der rollt',
			answers: {
				no: [
					'ein Schritt',
					'Er fährt in ein Gebiet, das mit dem eben gewerteten direkt verbunden ist.'
				],
				yes: [
					'rollt weiter',
					'Von einem direkt verbundenen Gebiet zum nächsten: durch fertige hindurch bis zum ersten, das unfertig und frei ist. Eine Hausregel.'
				]
			}
		},
		wagonMonasteries: {
			title: 'Wagen als Mönch',
			answers: {
				all: ['überall', 'Ein Wagen darf in jedem Kloster stehen, auch auf einer Abtei.'],
				'with-road': [
					'nur an einer Straße',
					'Ein Wagen steht nur dann in einem Kloster, wenn dessen Karte eine Straße hat, also nie auf einer Abtei. Eine Hausregel.'
				]
			}
		},
		barnFarms: {
			title: 'Wiesen mit Gutshöfen',
			answers: {
				third: [
					'wie heute',
					'3 Punkte für jede fertige Stadt, an die die Wiese grenzt; jede Wiese zählt für sich. Die Gutshöfe kamen nach den älteren Wiesenregeln.'
				],
				second: [
					'wie 2001 (Hausregel)',
					'3 Punkte für jede fertige Stadt, aber dieselbe Stadt zählt am Ende für einen Spieler nur einmal. Mit Gutshöfen eine Hausregel.'
				],
				first: [
					'wie 2000 (Hausregel)',
					'4 Punkte je Stadt, wenn ein Gutshof gebaut wird; am Ende bringt jede Stadt 4, und zwar denen mit den meisten Bauern ringsum. Mit Gutshöfen eine Hausregel.'
				],
				'farm-rule': [
					'nach der Wiesenregel',
					'Die Wiesenregel dieser Partie, obwohl Gutshöfe später kamen, wie in Partien aus einem früheren Tilekeep. Eine Hausregel.'
				]
			}
		},
		barnOnBarn: {
			title: 'Gutshof auf einer Wiese mit Gutshof',
			answers: {
				no: [
					'nicht erlaubt',
					'Zwei Gutshöfe teilen sich eine Wiese nur, wenn eine Karte zwei Wiesen verbindet.'
				],
				yes: [
					'erlaubt',
					'Jede Wiese ist erlaubt. Am Ende bringt jeder Gutshof alle Punkte. In keiner Ausgabe erlaubt: eine Hausregel.'
				]
			}
		},
		barnsAlone: {
			title: 'Gutshöfe ohne Bauern',
			answers: {
				no: ['keine', 'In einer Partie ohne Bauern baut niemand einen.'],
				yes: [
					'erlaubt',
					'Sie werden wie sonst gebaut, und jeder bringt am Ende 4 je fertige Stadt. Eine Hausregel.'
				]
			}
		}
	},
	sources: {
		abbeyTiles: 'Die Karten beider Editionen',
		lastAbbeys: `${PAGE}, Anm. 13; ${ABBEY_PAGE}, Anm. 8 und 9`,
		wagonMoves: `${ABBEY_PAGE}, Wagen und Anm. 33 bis 37; die Regeln der zweiten Edition stehen nicht auf dieser Seite`,
		wagonRolls: `${ABBEY_PAGE}, Hausregeln`,
		wagonMonasteries: `${ABBEY_PAGE}, Hausregeln`,
		barnFarms: `${PAGE}, Anm. 14 und 15; ${ABBEY_PAGE}, Gutshof: 3 Punkte je Stadt`,
		barnOnBarn: `${ABBEY_PAGE}, Gutshof und Anm. 45 und 52`,
		barnsAlone: 'In keinem Regelheft: eure Entscheidung'
	}
};
