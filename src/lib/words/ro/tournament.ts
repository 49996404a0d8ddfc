import type { ChangeRefusal } from '../../tournament/changing';
import type { Decision, Finals, PairingKind, Stage, TieBreak } from '../../tournament/tournament';
import { counted, formatDate, formatTime, number, oneOr, rounded, row } from './format';
import { signed } from '../formats';

const STAGES: Readonly<Record<Exclude<Stage, 'rounds'>, string>> = {
	'quarter-final': 'Sferturi de finală',
	'semi-final': 'Semifinale',
	final: 'Finala'
};
const players = (n: number): string => counted(n, 'jucător', 'jucători');

/** Words of a tournament: its organiser's pages, what is projected and printed. */
export const tournament = {
	title: 'Turneu',
	all: 'Turnee',
	ofDay: (created: number): string => `Turneul din ${formatDate(new Date(created))}`,
	lead: 'Perechi, rezultate și clasament pentru o seară cu multe mese.',
	begin: 'Turneu nou',
	listed: (n: number, modified: number, now: number): string =>
		`${players(n)}. Ultima schimbare: ${formatTime(new Date(modified), new Date(now))}`,
	damaged: (n: number): string =>
		`${counted(n, 'turneu', 'turnee')} nu ${oneOr(n, 'poate fi citit', 'pot fi citite')} de această versiune. Nimic nu s-a pierdut.`,
	opening: 'Se deschide…',
	gone: 'Acest turneu nu este pe dispozitiv.',
	unreadable: 'Acest turneu este deteriorat sau provine de la o versiune mai nouă de Tilekeep.',
	needsDatabase: 'Acest browser nu salvează nimic aici, deci nu se poate ține un turneu.',
	refused: {
		'no-such-player': 'Acest jucător nu participă.',
		'already-entered': 'Acest jucător participă deja.',
		'no-such-round': 'Runda aceasta nu mai există.',
		'already-paired': 'Runda are deja perechi, poate din altă fereastră.',
		'no-such-table': 'Masa aceasta nu mai există.',
		'round-open': 'Runda dinainte nu s-a terminat.',
		'has-results': 'Runda are rezultate, deci rămâne.',
		'wrong-stage': 'Nu aceasta este partea care urmează.',
		'wrong-tables': 'Aceste mese nu se mai potrivesc.',
		settled: 'Cu această setare s-au făcut deja perechi, deci nu se mai poate schimba.',
		'too-many-players': 'Un turneu are cel mult 200 de jucători.',
		'too-many-entries': 'Acest turneu este plin. Începe altul.'
	} satisfies Readonly<Record<ChangeRefusal, string>>,

	name: 'Nume',
	nameHint: 'Cupa de primăvară',
	players: 'Jucători',
	addPlayer: 'Adaugă un jucător',
	add: 'Adaugă',
	remove: (name: string): string => `Scoate din listă: ${name}`,
	paste: 'Lipește o listă',
	pasteHint: 'Câte un nume pe rând sau un tabel cu o coloană de nume.',
	addPasted: 'Adaugă aceste nume',
	file: 'Deschide o listă (CSV)',
	added: (n: number): string =>
		`${counted(n, 'jucător', 'jucători')} ${oneOr(n, 'adăugat', 'adăugați')}.`,
	addedBut: (n: number, left: number): string =>
		`${counted(n, 'jucător', 'jucători')} ${oneOr(n, 'adăugat', 'adăugați')}. ${counted(left, 'rând lăsat deoparte: de două ori în listă, prea lung sau fără nume', 'rânduri lăsate deoparte: de două ori în listă, prea lungi sau fără nume')}.`,
	removed: (name: string): string => `${name} nu mai este în listă.`,
	listFailed: 'Acest fișier nu poate fi citit ca listă de nume.',
	count: players,
	pairing: 'Cine joacă cu cine',
	pairings: {
		swiss: 'Elvețian',
		'round-robin': 'Fiecare cu fiecare'
	} satisfies Readonly<Record<PairingKind, string>>,
	pairingHints: {
		swiss:
			'Întâi la sorți, apoi după loc. Aceiași doi jucători nu se întâlnesc de două ori dacă se poate evita.',
		'round-robin': 'Fiecare joacă o dată cu fiecare. Pentru cel mult 8 jucători.'
	} satisfies Readonly<Record<PairingKind, string>>,
	rounds: 'Runde',
	fewerRounds: 'O rundă mai puțin',
	moreRounds: 'O rundă în plus',
	roundCount: (n: number): string => counted(n, 'rundă', 'runde'),
	suggested: (rounds: number, n: number): string =>
		`Pentru ${players(n)} se ${oneOr(rounds, 'potrivește', 'potrivesc')} ${counted(rounds, 'rundă', 'runde')}.`,
	useSuggested: (rounds: number): string => `Alege ${counted(rounds, 'rundă', 'runde')}`,
	tieBreaks: 'La victorii egale',
	tieBreaksHint: 'Ce este sus contează întâi.',
	tieBreakNames: {
		'opponents-without-weakest': 'Victoriile adversarilor, fără cel mai slab',
		'opponents-without-extremes': 'Victoriile adversarilor, fără cel mai bun și cel mai slab',
		direct: 'Jocurile dintre ei',
		difference: 'Diferența de puncte',
		points: 'Puncte'
	} satisfies Readonly<Record<TieBreak, string>>,
	tieBreakShort: {
		'opponents-without-weakest': 'Adv−1',
		'opponents-without-extremes': 'Adv−2',
		direct: 'Direct',
		difference: 'Dif.',
		points: 'Puncte'
	} satisfies Readonly<Record<TieBreak, string>>,
	earlier: (what: string): string => `Mai sus: ${what}`,
	later: (what: string): string => `Mai jos: ${what}`,
	leaveOut: (what: string): string => `Nu conta: ${what}`,
	include: (what: string): string => `Contează și: ${what}`,
	finals: 'Finale',
	finalsOf: (n: Finals): string => (n === 0 ? 'Fără' : `Primii ${number(n)}`),
	finalsHint:
		'Jocuri eliminatorii după runde. Jucătorul mai bine clasat începe și câștigă la egalitate.',
	start: 'Începe turneul',
	tooFew: 'Pentru un turneu este nevoie de cel puțin 2 jucători.',
	tooMany: 'Fiecare cu fiecare se joacă în cel mult 8 jucători.',

	round: 'Runda',
	rank: 'Loc',
	standings: 'Clasament',
	more: 'Altele',
	parts: 'Părțile turneului',
	stage: (stage: Stage, round: number, rounds: number): string =>
		stage === 'rounds'
			? `Runda ${number(round)} din ${number(Math.max(round, rounds))}`
			: STAGES[stage],
	earlierRound: 'Runda anterioară',
	laterRound: 'Runda următoare',
	thirdPlace: 'Locul al treilea',
	bye: 'Liber: câștigă fără joc',
	free: 'Liber în această rundă',
	starts: 'începe',
	versus: (names: readonly string[]): string => names.join(' – '),
	points: (first: number, second: number): string => `${number(first)} : ${number(second)}`,
	decided: {
		points: 'La puncte',
		time: 'Timp expirat',
		absent: 'Absent'
	} satisfies Readonly<Record<Decision, string>>,
	lost: (decided: Exclude<Decision, 'points'>, name: string, score: string): string =>
		decided === 'time' ? `${score}, timp expirat: ${name}` : `Absent: ${name}`,
	both: 'Amândoi',
	bothAbsent: 'Amândoi au lipsit',
	tied: 'Egalitate',
	status: {
		open: 'Încă fără rezultat',
		done: 'Rezultat',
		reported: 'Anunțat',
		differing: 'Anunțuri diferite',
		bye: 'Liber',
		free: 'Liber'
	},
	openTables: (open: number): string => `${counted(open, 'masă', 'mese')} fără rezultat`,
	allDone: 'Toate rezultatele sunt aici.',
	noRound: 'Încă nu s-au făcut perechi.',
	enterResult: (table: number): string => `Masa ${number(table)}: scrie rezultatul`,
	how: 'Cum s-a decis?',
	pointsOf: (name: string): string => `Puncte: ${name}`,
	whoLost: {
		points: '',
		time: 'Cui i-a expirat timpul?',
		absent: 'Cine lipsește?'
	} satisfies Readonly<Record<Decision, string>>,
	save: 'Salvează rezultatul',
	correct: 'Corectează rezultatul',
	saved: (table: number): string => `Masa ${number(table)}: salvat.`,
	reports: 'Ce au anunțat telefoanele mesei',
	differ: 'Anunțurile diferă. Întreabă la masă, apoi acceptă unul sau scrie rezultatul.',
	accept: 'Acceptă',
	accepted: 'Acesta contează',
	ofGame: (code: string): string => `Joc ${code}`,

	checking: 'Se verifică rundele următoare…',
	changesNothing: 'Niciun loc nu se schimbă.',
	changesRank: (name: string, from: number, to: number): string =>
		`${name}: de pe locul ${number(from)} pe locul ${number(to)}`,
	correction: 'Ce schimbă asta',
	pairedAlike: (rounds: readonly number[]): string =>
		rounds.length === 1
			? `Runda ${number(rounds[0] ?? 0)} ar avea aceleași perechi.`
			: `Rundele ${row(rounds.map(number))} ar avea aceleași perechi.`,
	pairedOtherwise: (round: number, tables: readonly string[]): string =>
		`Perechile rundei ${number(round)} rămân. Altfel ar fi: ${row(tables)}`,

	pairNext: 'Fă perechile rundei următoare',
	pairFirst: 'Fă perechile primei runde',
	proposed: 'Mese propuse',
	pair: 'Ia aceste mese',
	drawAgain: 'Trage din nou la sorți',
	noRepeats: 'Nimeni nu are din nou același adversar.',
	repeats: (pairs: readonly string[]): string => `Se întâlnesc din nou: ${row(pairs)}`,
	byeFor: (name: string): string => `Liber în această rundă: ${name}.`,
	secondBye: (name: string): string => `A mai fost liber: ${name}.`,
	finalistsGone: 'Ambii finaliști s-au retras. Cei rămași joacă pentru primul loc.',
	cannotPair: {
		'too-many-players': 'Fiecare cu fiecare se joacă în cel mult 8 jucători.',
		'too-few-players': 'Sunt prea puțini jucători pentru încă o rundă.',
		'round-open': 'Scrie întâi toate rezultatele acestei runde.',
		over: 'Toate rundele s-au jucat.'
	},
	takeBack: 'Retrage această rundă',
	takenBack: (round: number): string => `Runda ${number(round)} a fost retrasă.`,
	paired: (round: number): string => `Runda ${number(round)} are perechi.`,

	lateEntry: 'Adaugă jucători',
	withdraw: 'Retrage',
	comeBack: 'Readu',
	withdrawn: 'Retras',
	withdrew: (name: string): string => `${name} nu mai intră în perechi.`,
	isBack: (name: string): string => `${name} intră din nou în perechi.`,
	enteredIn: (round: number): string => `Din runda ${number(round)}`,
	rename: 'Redenumește',
	erase: 'Șterge acest nume',
	eraseHint:
		'Rezultatele rămân, dar numele este șters de pe acest dispozitiv. Fișierele și paginile trimise înainte îl mai conțin.',
	erased: (n: number): string => `Jucătorul ${number(n)}`,
	erasedNow: 'Numele este șters.',
	ownSheet: (name: string): string => `Jocuri: ${name}`,
	opponent: 'Adversar',
	result: 'Rezultat',
	noGames: 'Încă niciun joc.',
	nameProblem: {
		missing: 'Trebuie un nume.',
		'too-long': 'Acest nume este prea lung.',
		unprintable: 'Acest nume conține caractere care nu pot fi afișate.'
	},
	nameTaken: 'Alt jucător are deja acest nume.',

	wins: 'Victorii',
	played: 'Jocuri',
	decimal: (n: number): string => rounded(n),
	signed: (n: number): string => signed(n),
	after: (round: number): string =>
		round === 0 ? 'Înainte de prima rundă' : `După runda ${number(round)}`,
	tieBreakOrder: (names: readonly string[]): string => `La victorii egale decid: ${row(names)}.`,
	afterFinals: {
		'quarter-final': 'După sferturile de finală',
		'semi-final': 'După semifinale',
		final: 'După finală'
	} satisfies Readonly<Record<Exclude<Stage, 'rounds'>, string>>,
	finalRanking: 'Clasament final',
	finalsRank: 'Finalele decid locurile. Celelalte coloane numără rundele dinainte.',
	over: 'Turneul s-a terminat',
	best: 'Primii trei',

	show: 'Arată pe un ecran mare',
	showHint: 'Perechile și clasamentul alături, pentru un proiector.',
	pause: 'Pauză',
	goOn: 'Continuă',
	nextPage: 'Pagina următoare',
	page: (at: number, all: number): string => `${number(at)} din ${number(all)}`,
	printAndSave: 'Tipărește și salvează',
	printPairings: 'Tipărește perechile',
	printStandings: 'Tipărește clasamentul',
	printSheets: 'Tipărește câte o foaie de jucător',
	print: 'Tipărește',
	csvResults: 'Rezultatele ca tabel (CSV)',
	csvStandings: 'Clasamentul ca tabel (CSV)',
	picture: 'Clasamentul ca imagine',
	pictureMore: (n: number): string => `și încă ${players(n)}`,
	handOver: 'Mută pe alt telefon',
	handOverHint:
		'Trimite tot turneul ca fișier. Pe celălalt telefon, deschide-l la „Stocare și backup”. Apoi scrie rezultatele pe un singur telefon.',
	keep: 'Totul este salvat pe acest dispozitiv și în backupul lui.',
	columns: {
		round: 'Runda',
		table: 'Masa',
		first: 'Începe',
		second: 'Al doilea',
		firstPoints: 'Puncte 1',
		secondPoints: 'Puncte 2',
		decided: 'Decizie',
		winner: 'Câștigător',
		name: 'Nume'
	},
	settings: 'Setări',
	changeSettings: 'Schimbă setările',
	saveSettings: 'Salvează',
	settingsSaved: 'Setările sunt salvate.',
	delete: 'Șterge turneul',
	deleted: 'Turneul este șters.',
	restored: 'Turneul a revenit.'
} as const;
