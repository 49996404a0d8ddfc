import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import {
	capital,
	counted,
	decimal,
	month,
	number,
	oneOr,
	percent,
	row,
	span,
	formatDate
} from './format';

const games = (n: number): string => counted(n, 'joc', 'jocuri');

/** Words of the pages of past games and of players. */
export const library = {
	title: 'Toate jocurile',
	back: 'Tilekeep',
	opening: 'Se deschid jocurile…',
	resultCount: (n: number, all: number, damaged = 0): string =>
		row([
			n === all ? games(n) : `${number(n)} din ${games(all)}`,
			...(damaged > 0 ? [`${number(damaged)} ${oneOr(damaged, 'deteriorat', 'deteriorate')}`] : [])
		]),
	none: 'Încă niciun joc',
	/** Invites to the first game. */
	noneYet: 'Aici găsești fiecare joc punctat în Tilekeep: cu harta, punctele și explicația lor.',
	noMatch: 'Niciun joc potrivit.',
	all: 'Arată toate jocurile',

	who: 'Cine a jucat',
	whoHint: 'Oricine',
	about: 'Notiță sau loc',
	aboutHint: 'Cuvinte scrise despre acea seară',
	rated: 'Cum a fost seara',
	anyRating: 'Nu contează',
	orMore: (stars: number): string =>
		stars === 5 ? '5 stele' : `cel puțin ${counted(stars, 'stea', 'stele')}`,
	withPhotos: 'Doar cu poze',
	more: 'Mai multe filtre',
	box: 'Cutie',
	anyBox: 'Orice cutie',
	when: 'Când',
	anyTime: 'Oricând',
	/** Days that are no month, as an address names them. */
	days: (from: string, to: string): string => `${from} – ${to}`.trim(),
	state: 'Stare',
	states: { all: 'Toate', over: 'Terminate', open: 'Neterminate' },

	players: 'Jucători',
	playersLead: 'Contează doar jocurile terminate.',
	noPlayers: 'Încă nu a terminat nimeni un joc aici.',
	noPlayersHint:
		'Termină un joc, iar toți cei de la masă vor apărea aici, cu victoriile, seriile și adversarii lor.',
	sortBy: 'Sortează după',
	orders: {
		games: 'Jocuri',
		name: 'Nume',
		wins: 'Procentul de victorii',
		best: 'Record',
		last: 'Ultimul joc'
	},
	favouriteRival: 'Adversarul preferat',
	player: 'Jucător',
	unknown: 'Nimeni cu acest nume nu a terminat vreun joc aici.',
	counting: (n: number): string =>
		oneOr(
			n,
			'Se calculează un joc dintr-o versiune mai veche.',
			`Se calculează ${games(n)} dintr-o versiune mai veche.`
		),

	games: 'Jocuri',
	gamesOf: games,
	won: 'Câștigate',
	average: 'Media',
	best: 'Record',
	averagePoints: (points: number, n: number): string => (n === 0 ? '–' : decimal(points / n)),
	wins: (wins: number, n: number): string =>
		n === 0 ? '–' : `${String(wins)} (${percent(wins / n)})`,
	shared: (n: number): string => oneOr(n, 'unul la egalitate', `${number(n)} la egalitate`),
	/** The heading of the games of a month: “November 2026”. */
	month: (at: number): string => capital(month(new Date(at))),
	bestOn: (at: number): string => formatDate(new Date(at)),
	longestStreak: 'Victorii la rând',
	currentStreak: (n: number): string =>
		n === 0 ? 'în prezent niciuna' : `în prezent ${String(n)}`,
	largest: 'Cele mai multe puncte odată',
	time: 'Timp de joc',
	span,

	numbers: 'În cifre',
	pointsPerGame: 'Punctele, de la joc la joc',
	played: (others: readonly string[], won: boolean, points: number): string =>
		`Cu ${common.list(others)}: ${won ? 'câștigat cu ' : ''}${common.points(points)}`,
	averagePerGame: 'Media pe joc',
	bySource: 'De unde au venit punctele',
	source: (source: Source): string => final.source(source),
	sourceHead: 'Categorie',
	perGame: 'Pe joc',
	share: 'Pondere',
	shareOf: (points: number, all: number): string => (all > 0 ? percent(points / all) : '–'),
	gamesWithoutSources: (n: number): string =>
		oneOr(n, 'Un joc nu are astfel de detalii.', `${games(n)} nu au astfel de detalii.`),
	against: 'Unul contra altuia',
	againstHint:
		'Câștigate: jocurile terminate înaintea acelui adversar, oricine ar fi ieșit primul.',
	rival: 'Adversar',
	ahead: 'Câștigate',
	tied: 'Egale',
	behind: 'Pierdute',
	pair: (name: string, other: string): string => common.list([name, other]),
	pairUnknown: 'Acești doi nu au terminat aici două jocuri împreună.',
	meetings: 'Jocuri împreună',
	aheadOf: (name: string): string => `${name} în față`,
	ofAll: (times: number, n: number): string => `${number(times)} (${percent(times / n)})`,
	averageOf: (name: string): string => `Media: ${name}`,
	widestLead: (name: string): string => `Cel mai mare avans: ${name}`,
	never: 'niciunul',
	run: 'Seria actuală',
	runOf: (name: string): string => `${name}, până la ultimul joc`,
	runEnded: 'ultimul joc s-a terminat la egalitate',
	day: 'Ziua',
	pageOf: (name: string): string => `Totul despre ${name}`,
	byBox: 'Pe cutii',
	toWin: 'Câștigători',
	everybody: 'Media',
	boxHint:
		'Câștigători: media celor care au câștigat. Cutiile cu un singur joc și jocurile solo nu contează.',
	alone: 'Jocuri solo',
	soloGames: (n: number): string => counted(n, 'joc solo', 'jocuri solo'),
	aloneSays: (n: number, best: number): string =>
		`${games(n)}, cel mai bun cu ${common.points(best)}. Nu contează în celelalte cifre.`,
	gamesWith: (name: string): string => `Toate jocurile cu ${name}`,

	rename: 'Redenumește',
	renameTitle: (name: string): string => `Alt nume pentru ${name}`,
	newName: 'Numele nou',
	renameHint:
		'În toate listele și în jocurile viitoare. Jocurile înregistrate păstrează numele cu care s-a jucat.',
	taken: (name: string): string => `Numele ${name} îl are deja alt jucător.`,
	renameNow: 'Redenumește',
	renamed: (before: string, now: string): string => `${before} se numește acum ${now}.`,
	merge: 'Aceeași persoană cu…',
	mergeTitle: (name: string): string => `${name} este aceeași persoană cu…`,
	mergeHint: (name: string): string =>
		`Toate jocurile cu ${name} trec la jucătorul pe care îl alegi. Cine a jucat împreună cu ${name} nu apare în listă.`,
	mergeNobody: 'Niciun alt jucător nu poate fi aceeași persoană.',
	mergeWith: (name: string, count: number): string => `${name}, ${games(count)}`,
	mergeNow: (name: string, other: string): string => `Unește ${name} cu ${other}`,
	merged: (name: string, into: string): string =>
		`${name} și ${into} sunt acum un singur jucător: ${into}.`,
	unmerge: 'Separă din nou',
	unmergeHint: (names: readonly string[]): string => `În jocuri: ${common.list(names)}.`,
	unmerged: (name: string): string => `Numele unite în ${name} sunt din nou separate.`,
	undone: 'Anulat.',
	changedAgain: 'Jucătorii s-au schimbat de atunci: nu s-a anulat nimic.'
} as const;
