import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import {
	formatDate,
	counted,
	decimal,
	month,
	number,
	percent,
	plural,
	row,
	span,
	withPoints
} from './format';

const games = (n: number): string => counted(n, 'Partie', 'Partien');

/** Words of the pages of past games and of players. */
export const library = {
	title: 'Alle Partien',
	back: 'Tilekeep',
	opening: 'Partien werden geöffnet …',
	resultCount: (n: number, all: number, damaged = 0): string =>
		row([
			n === all ? games(n) : `${number(n)} von ${counted(all, 'Partie', 'Partien')}`,
			...(damaged > 0 ? [`${number(damaged)} beschädigt`] : [])
		]),
	none: 'Noch keine Partien',
	/** Invites to the first game. */
	noneYet:
		'Jede Partie, die du hier wertest, findest du hier wieder: mit Tisch, Punkten und Begründung.',
	noMatch: 'Keine passende Partie.',
	all: 'Alle Partien zeigen',

	who: 'Wer dabei war',
	whoHint: 'Alle',
	about: 'Notiz oder Ort',
	aboutHint: 'Wörter aus deiner Notiz zum Abend',
	rated: 'Bewertung des Abends',
	anyRating: 'Jede',
	orMore: (stars: number): string =>
		stars === 5 ? '5 Sterne' : `${counted(stars, 'Stern', 'Sterne')} oder mehr`,
	withPhotos: 'Nur mit Fotos',
	more: 'Weitere Filter',
	box: 'Ausgabe',
	anyBox: 'Jede Ausgabe',
	when: 'Wann',
	anyTime: 'Egal wann',
	/** Days that are no month, as an address names them. */
	days: (from: string, to: string): string => `${from} – ${to}`.trim(),
	state: 'Status',
	states: { all: 'Alle', over: 'Beendet', open: 'Nicht beendet' },

	players: 'Spieler',
	playersLead: 'Nur beendete Partien zählen.',
	noPlayers: 'Hier hat noch niemand eine Partie beendet.',
	noPlayersHint:
		'Beende eine Partie: Dann stehen hier alle, die mitgespielt haben, mit ihren Siegen, Serien und Gegnern.',
	sortBy: 'Sortieren nach',
	orders: {
		games: 'Partien',
		name: 'Name',
		wins: 'Siegquote',
		best: 'Rekord',
		last: 'Zuletzt gespielt'
	},
	favouriteRival: 'Lieblingsgegner',
	player: 'Spieler',
	unknown: 'Unter diesem Namen hat hier niemand eine Partie beendet.',
	counting: (n: number): string =>
		`${games(n)} aus einer früheren Version von Tilekeep ${plural(n, { one: 'wird', other: 'werden' })} gerade ausgezählt.`,

	games: 'Partien',
	gamesOf: games,
	won: 'Siege',
	average: 'Schnitt',
	best: 'Rekord',
	averagePoints: (points: number, n: number): string => (n === 0 ? '–' : decimal(points / n)),
	wins: (wins: number, n: number): string =>
		n === 0 ? '–' : `${String(wins)} (${percent(wins / n)})`,
	shared: (n: number): string => plural(n, { one: 'einer geteilt', other: `${number(n)} geteilt` }),
	/** The heading of the games of a month: “November 2026”. */
	month: (at: number): string => month(new Date(at)),
	bestOn: (at: number): string => formatDate(new Date(at)),
	longestStreak: 'Längste Siegesserie',
	currentStreak: (n: number): string => (n === 0 ? 'gerade keine' : `gerade ${String(n)}`),
	largest: 'Größte Wertung',
	time: 'Zeit am Tisch',
	span,

	numbers: 'In Zahlen',
	pointsPerGame: 'Punkte von Partie zu Partie',
	/** „Mit Ben und Eve: Sieg mit 90 Punkten“. */
	played: (others: readonly string[], won: boolean, points: number): string =>
		`Mit ${common.list(others)}: ${won ? `Sieg mit ${withPoints(points)}` : common.points(points)}`,
	averagePerGame: 'Schnitt je Partie',
	bySource: 'Woher die Punkte kamen',
	source: (source: Source): string => final.source(source),
	sourceHead: 'Herkunft',
	perGame: 'Je Partie',
	share: 'Anteil',
	shareOf: (points: number, all: number): string => (all > 0 ? percent(points / all) : '–'),
	gamesWithoutSources: (n: number): string =>
		plural(n, {
			one: 'Bei einer Partie fehlen diese Angaben.',
			other: `Bei ${number(n)} Partien fehlen diese Angaben.`
		}),
	against: 'Direkter Vergleich',
	againstHint: 'Besiegt: in derselben Partie besser abgeschnitten.',
	rival: 'Gegner',
	ahead: 'Besiegt',
	tied: 'Gleichstand',
	behind: 'Verloren',
	pair: (name: string, other: string): string => common.list([name, other]),
	pairUnknown: 'Diese beiden haben hier noch keine zwei Partien zusammen beendet.',
	meetings: 'Gemeinsame Partien',
	aheadOf: (name: string): string => `${name} vorn`,
	ofAll: (times: number, n: number): string => `${number(times)} (${percent(times / n)})`,
	averageOf: (name: string): string => `Schnitt von ${name}`,
	widestLead: (name: string): string => `Größter Vorsprung von ${name}`,
	never: 'keiner',
	run: 'In Folge vorn',
	runOf: (name: string): string => `${name}, bis zur letzten Partie`,
	runEnded: 'zuletzt Gleichstand',
	day: 'Tag',
	pageOf: (name: string): string => `Alles über ${name}`,
	byBox: 'Nach Ausgabe',
	toWin: 'Schnitt der Sieger',
	everybody: 'Schnitt',
	boxHint:
		'Schnitt der Sieger: der Schnitt derer, die gewonnen haben. Ausgaben mit nur einer Partie und Solopartien zählen nicht.',
	alone: 'Solopartien',
	soloGames: (n: number): string => counted(n, 'Solopartie', 'Solopartien'),
	aloneSays: (n: number, best: number): string =>
		plural(n, {
			one: `${games(n)} mit ${withPoints(best)}. Sonst zählt sie nirgends mit.`,
			other: `${games(n)}, die beste mit ${withPoints(best)}. Sonst zählen sie nirgends mit.`
		}),
	gamesWith: (name: string): string => `Alle Partien von ${name}`,

	rename: 'Umbenennen',
	renameTitle: (name: string): string => `${name} umbenennen`,
	newName: 'Neuer Name',
	renameHint:
		'In allen Listen und in künftigen Partien. Aufgezeichnete Partien behalten den Namen, unter dem gespielt wurde.',
	taken: (name: string): string => `Jemand anders heißt schon ${name}.`,
	renameNow: 'Umbenennen',
	renamed: (before: string, now: string): string => `${before} heißt jetzt ${now}.`,
	merge: 'Dieselbe Person wie …',
	mergeTitle: (name: string): string => `Wer ist dieselbe Person wie ${name}?`,
	mergeHint: (name: string): string =>
		`Alle Partien von ${name} zählen dann für den Namen, den du wählst. Wer mit ${name} an einem Tisch saß, steht nicht in der Liste.`,
	mergeNobody: 'Niemand sonst kann dieselbe Person sein.',
	mergeWith: (name: string, count: number): string => `${name}, ${games(count)}`,
	mergeNow: (name: string, other: string): string => `${name} mit ${other} zusammenlegen`,
	merged: (name: string, into: string): string =>
		`Die Partien von ${name} zählen jetzt für ${into}.`,
	unmerge: 'Wieder trennen',
	unmergeHint: (names: readonly string[]): string => `Namen in den Partien: ${common.list(names)}.`,
	unmerged: (name: string): string => `Die Namen von ${name} sind wieder getrennt.`,
	undone: 'Rückgängig gemacht.',
	changedAgain: 'Die Spieler haben sich seitdem geändert: Nichts wurde rückgängig gemacht.'
} as const;
