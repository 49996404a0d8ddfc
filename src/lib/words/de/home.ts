import type { ENGLISH_BOXES } from '../en/home';
import { expansionName, common } from './common';
import { formatTime, counted, number, plural } from './format';

const BOXES: Readonly<Record<string, string>> = {
	'base-c1': 'Grundspiel',
	'base-c2': 'Grundspiel ab 2014',
	'base-c3': 'Grundspiel 2021',
	'base-2025': 'Grundspiel 2025',
	'winter-we3-gardens': 'Winter-Edition 2022 mit Gärten',
	'winter-we3': 'Winter-Edition 2022',
	'winter-we2': 'Winter-Edition 2020',
	'winter-we1': 'Winter-Edition 2012–2015',
	'winter-wd': 'Winter-Edition 2011'
} satisfies Readonly<Record<keyof typeof ENGLISH_BOXES, string>>;

/** Words of the first page. */
export const home = {
	claim: 'Zählt mit, während ihr Carcassonne spielt',
	welcome:
		'Gib ein, was angelegt wird: Tilekeep wertet jede Straße, Stadt und Wiese und sagt dir, warum.',
	beginHint: 'Packt das Spiel aus, legt die Startkarte hin und fangt hier an.',

	continue: 'Fortsetzen',
	continueGame: (players: readonly string[]): string =>
		`Die Partie von ${common.list(players)} fortsetzen`,
	gameOf: (players: readonly string[]): string => `Die Partie von ${common.list(players)}`,
	newGame: 'Neue Partie',
	playAgain: 'Nochmal mit denselben Spielern',
	existingTable: 'In laufende Partie einsteigen',
	example: 'Beispielpartie ansehen',
	recentGames: 'Partien',
	allGames: (n: number): string => `Alle Partien (${number(n)})`,
	players: 'Spieler',

	box: (box: string): string => BOXES[box] ?? box,
	played: (box: string, expansions: readonly string[] = []): string =>
		[BOXES[box] ?? box, ...expansions.map((id) => expansionName(id))].join(' +\u00a0'),
	progress: (laid: number, all: number): string =>
		`${String(laid)} von ${String(all)} Karten gelegt`,
	scoring: 'Schlusswertung',
	running: 'Nicht beendet',
	beingBuilt: 'Wird noch eingegeben',
	transferred: 'Auf ein anderes Gerät übertragen',
	viewTable: 'Tisch ansehen',
	won: (winners: readonly string[], points: number): string =>
		winners.length === 0
			? `Gleichstand mit ${String(points)}: Eine neue Partie entscheidet`
			: winners.length === 1
				? `${common.list(winners)} hat mit ${String(points)} gewonnen`
				: `${common.list(winners)} haben mit je ${String(points)} gewonnen`,
	aloneScore: (points: number): string => `Solo: ${common.points(points)}`,
	when: (time: number, now: number): string => formatTime(new Date(time), new Date(now)),

	photos: (n: number): string => counted(n, 'Foto', 'Fotos'),
	note: 'Mit Notiz',

	openGame: (players: readonly string[]): string => `Die Partie von ${common.list(players)} öffnen`,
	tools: 'Teilen oder löschen',
	share: 'Diese Partie teilen',
	remove: 'Löschen',
	removed: 'Partie gelöscht.',
	restored: 'Die Partie ist wieder da.',
	unreadable: 'Diese Partie ist nicht lesbar.',
	listFailed: 'Deine Partien lassen sich gerade nicht lesen. Lade die Seite neu.',
	namesUnread:
		'Geänderte Namen lassen sich gerade nicht lesen: Du siehst die aus den Partien. Lade die Seite neu.',
	eveningsUnread: 'Deine Notizen und Fotos lassen sich gerade nicht lesen. Lade die Seite neu.',
	unsavedGames: (n: number): string =>
		plural(n, {
			one: 'Eine Partie ist noch nicht gespeichert. Öffne sie, um es noch einmal zu versuchen.',
			other: `${number(n)} Partien sind noch nicht gespeichert. Öffne sie, um es noch einmal zu versuchen.`
		}),
	outdated:
		'In einem anderen Fenster ist eine neuere Version von Tilekeep offen. Lade dieses Fenster neu, um weiterzumachen.',
	reload: 'Neu laden',

	damaged: 'Eine beschädigte Partie',
	damagedHint:
		'Sie ist nicht lesbar. Speichere ihre Datei: Eine neuere Version von Tilekeep kann sie vielleicht lesen.',
	/** Of a game that can only be looked at. */
	lookHint:
		'Darin kommt etwas vor, das diese Version noch nicht kennt: Du kannst sie ansehen und nach einem Update weiterspielen.',
	save: 'Datei dieser Partie speichern',
	saveFailed: 'Die Datei dieser Partie lässt sich nicht speichern.',

	openShared: 'Geteilte Partie öffnen',
	drop: 'Datei hier ablegen',

	device: 'Auf diesem Gerät',
	keptHere: 'Deine Partien sind in diesem Browser auf diesem Gerät gespeichert und sonst nirgends.',
	protect: 'Den Browser bitten, sie zu schützen',
	persistence: (persistence: string, refused: boolean): string => {
		if (persistence === 'persistent') return 'Der Browser löscht sie nicht von sich aus.';
		if (refused)
			return 'Der Browser will sie nicht schützen. Lade die Dateien der Partien herunter, die dir wichtig sind.';
		return persistence === 'best-effort'
			? 'Der Browser darf sie löschen, wenn auf dem Gerät der Platz knapp wird.'
			: '';
	},
	storageAndBackup: 'Speicher und Backup',
	backupReminder: (
		{ games, evenings }: { readonly games: number; readonly evenings: boolean },
		days: number | undefined
	): string => {
		const finished = counted(games, 'beendete Partie', 'beendete Partien');
		if (days === undefined)
			return evenings
				? `${finished}, Notizen oder Fotos und noch kein Backup.`
				: `${finished} und noch kein Backup.`;
		const since = `Seit dem letzten Backup vor ${counted(days, 'Tag', 'Tagen')}`;
		if (games === 0) return `${since} kamen Notizen oder Fotos dazu.`;
		return evenings
			? `${since}: ${finished} und neue Notizen oder Fotos.`
			: `${since} ${plural(games, { one: 'wurde 1 Partie', other: `wurden ${number(games)} Partien` })} beendet.`;
	},
	backUp: 'Backup erstellen',
	install: 'Tilekeep installieren',
	installWhy:
		'Dann startet Tilekeep vom Home-Bildschirm, füllt den ganzen Bildschirm und braucht kein Internet.',
	installIosSteps: [
		'Tippe in Safari auf „Teilen“: unter der Seite oder unter „•••“.',
		'Wähle „Zum Home-Bildschirm“.',
		'Öffne Tilekeep vom Home-Bildschirm.'
	],
	installIosWhy:
		'Die Partien der installierten App werden auch nach einer Woche ohne Besuch nicht gelöscht.'
} as const;
