import type { ENGLISH_BOXES } from '../en/home';
import { expansionName, common } from './common';
import { formatTime, counted, many, number, oneOr } from './format';

const BOXES: Readonly<Record<string, string>> = {
	'base-c1': 'Jocul de bază',
	'base-c2': 'Jocul de bază din 2014 încoace',
	'base-c3': 'Jocul de bază 2021',
	'base-2025': 'Jocul de bază 2025',
	'winter-we3-gardens': 'Ediția de iarnă 2022 cu grădini',
	'winter-we3': 'Ediția de iarnă 2022',
	'winter-we2': 'Ediția de iarnă 2020',
	'winter-we1': 'Ediția de iarnă 2012–2015',
	'winter-wd': 'Ediția de iarnă 2011'
} satisfies Readonly<Record<keyof typeof ENGLISH_BOXES, string>>;

/** Words of the first page. */
export const home = {
	claim: 'Ține scorul cât timp jucați Carcassonne',
	welcome:
		'Tu introduci fiecare cartonaș plasat. Tilekeep punctează fiecare drum, oraș și câmp și îți arată de ce.',
	beginHint: 'Deschide cutia, plasează cartonașul de start și începe de aici.',

	continue: 'Continuă',
	continueGame: (players: readonly string[]): string => `Continuă jocul: ${common.list(players)}`,
	gameOf: (players: readonly string[]): string => `Jocul: ${common.list(players)}`,
	newGame: 'Joc nou',
	playAgain: 'Joacă din nou cu aceiași jucători',
	existingTable: 'Pornește de la un joc început',
	example: 'Vezi un exemplu de joc',
	recentGames: 'Jocuri',
	allGames: (n: number): string => `Toate jocurile (${number(n)})`,
	players: 'Jucători',

	box: (box: string): string => BOXES[box] ?? box,
	played: (box: string, expansions: readonly string[] = []): string =>
		[BOXES[box] ?? box, ...expansions.map((id) => expansionName(id))].join(' +\u00a0'),
	progress: (laid: number, all: number): string =>
		`${String(laid)} din ${String(all)} ${many(all, 'cartonaș plasat', 'cartonașe plasate')}`,
	scoring: 'Evaluarea finală',
	running: 'Neterminat',
	beingBuilt: 'În curs de introducere',
	transferred: 'Mutat pe alt dispozitiv',
	viewTable: 'Vezi harta',
	won: (winners: readonly string[], points: number): string =>
		winners.length === 0
			? `Egalitate la ${common.points(points)}: decide alt joc`
			: winners.length === 1
				? `${common.list(winners)} a câștigat cu ${common.points(points)}`
				: `${common.list(winners)} au împărțit victoria, cu ${common.points(points)}`,
	aloneScore: (points: number): string => `Solo: ${common.points(points)}`,
	when: (time: number, now: number): string => formatTime(new Date(time), new Date(now)),

	photos: (n: number): string => counted(n, 'poză', 'poze'),
	note: 'Cu o notiță',

	openGame: (players: readonly string[]): string => `Deschide jocul: ${common.list(players)}`,
	tools: 'Distribuie sau șterge',
	share: 'Distribuie acest joc',
	remove: 'Șterge',
	removed: 'Jocul a fost șters.',
	restored: 'Jocul a revenit.',
	unreadable: 'Acest joc nu poate fi citit.',
	listFailed: 'Jocurile tale nu pot fi citite acum. Reîncarcă pagina și încearcă din nou.',
	namesUnread:
		'Numele schimbate nu pot fi citite acum: le vezi pe cele din jocuri. Reîncarcă pagina și încearcă din nou.',
	eveningsUnread:
		'Notițele și pozele tale nu pot fi citite acum. Reîncarcă pagina și încearcă din nou.',
	unsavedGames: (n: number): string =>
		oneOr(
			n,
			'Un joc nu este încă salvat. Deschide-l ca să încerci din nou.',
			`${counted(n, 'joc', 'jocuri')} nu sunt încă salvate. Deschide-le ca să încerci din nou.`
		),
	outdated:
		'În altă fereastră este deschisă o versiune mai nouă de Tilekeep. Reîncarcă pagina ca să continui.',
	reload: 'Reîncarcă',

	damaged: 'Un joc deteriorat',
	damagedHint: 'Nu poate fi citit. Salvează-i fișierul: poate îl citește o versiune mai nouă.',
	/** Of a game that can only be looked at. */
	lookHint:
		'Conține ceva ce această versiune nu cunoaște încă: îl poți privi și îl poți continua după o actualizare.',
	save: 'Salvează fișierul acestui joc',
	saveFailed: 'Fișierul acestui joc nu poate fi salvat.',

	openShared: 'Deschide un joc primit',
	drop: 'Lasă fișierul aici',

	device: 'Pe acest dispozitiv',
	keptHere:
		'Jocurile tale sunt salvate în acest browser, pe acest dispozitiv, și nicăieri altundeva.',
	protect: 'Cere browserului să le protejeze',
	persistence: (persistence: string, refused: boolean): string => {
		if (persistence === 'persistent') return 'Browserul nu le va șterge singur.';
		if (refused)
			return 'Browserul nu a acceptat să le protejeze. Descarcă fișierele jocurilor la care ții.';
		return persistence === 'best-effort'
			? 'Browserul le poate șterge când dispozitivul rămâne fără spațiu.'
			: '';
	},
	storageAndBackup: 'Stocare și backup',
	backupReminder: (
		{ games, evenings }: { readonly games: number; readonly evenings: boolean },
		days: number | undefined
	): string => {
		const finished = counted(games, 'joc terminat', 'jocuri terminate');
		if (days === undefined)
			return evenings
				? `${finished}, notițe sau poze și niciun backup până acum.`
				: `${finished} și niciun backup până acum.`;
		const since = `de la ultimul backup, de acum ${counted(days, 'zi', 'zile')}`;
		if (games === 0) return `Notițe sau poze adăugate ${since}.`;
		return evenings ? `${finished}, notițe sau poze noi ${since}.` : `${finished} ${since}.`;
	},
	backUp: 'Fă backup',
	install: 'Instalează Tilekeep',
	installWhy:
		'Odată instalat, se deschide de pe ecranul principal, pe tot ecranul și fără internet.',
	installIosSteps: [
		'Atinge Partajează în Safari: sub pagină sau sub „•••”.',
		'Alege „Adaugă la ecranul principal”.',
		'Deschide Tilekeep de pe ecranul principal.'
	],
	installIosWhy: 'Jocurile din aplicația instalată nu se șterg după o săptămână fără vizite.'
} as const;
