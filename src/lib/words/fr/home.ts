import type { ENGLISH_BOXES } from '../en/home';
import { expansionName, common } from './common';
import { formatTime, counted, number, plural } from './format';
import { ofNames } from './grammar';

const BOXES: Readonly<Record<string, string>> = {
	'base-c1': 'Jeu de base',
	'base-c2': 'Jeu de base depuis 2014',
	'base-c3': 'Jeu de base 2021',
	'base-2025': 'Jeu de base 2025',
	'winter-we3-gardens': 'Édition Hiver 2022 avec jardins',
	'winter-we3': 'Édition Hiver 2022',
	'winter-we2': 'Édition Hiver 2020',
	'winter-we1': 'Édition Hiver 2012–2015',
	'winter-wd': 'Édition Hiver 2011'
} satisfies Readonly<Record<keyof typeof ENGLISH_BOXES, string>>;

export const home = {
	claim: 'Le compteur de points de votre table de Carcassonne',
	welcome:
		'Tilekeep suit votre partie tuile par tuile. Tu indiques ce qui est placé ; il compte chaque route, chaque ville et chaque pré, et dit pourquoi.',
	beginHint: 'Ouvre la boîte, place la tuile de départ et commence ici.',

	continue: 'Continuer',
	continueGame: (players: readonly string[]): string => `Continuer la partie ${ofNames(players)}`,
	gameOf: (players: readonly string[]): string => `La partie ${ofNames(players)}`,
	newGame: 'Nouvelle partie',
	playAgain: 'Rejouer avec les mêmes joueurs',
	existingTable: 'Saisir une partie déjà commencée',
	example: 'Voir une partie d’exemple',
	recentGames: 'Parties',
	allGames: (n: number): string => `Toutes les parties (${number(n)})`,
	players: 'Joueurs',

	box: (box: string): string => BOXES[box] ?? box,
	played: (box: string, expansions: readonly string[] = []): string =>
		[BOXES[box] ?? box, ...expansions.map((id) => expansionName(id))].join(' +\u00a0'),
	progress: (laid: number, all: number): string =>
		`${counted(laid, 'tuile placée', 'tuiles placées')} sur ${String(all)}`,
	scoring: 'Évaluation finale',
	running: 'Pas terminée',
	beingBuilt: 'Table en cours de saisie',
	transferred: 'Transférée sur un autre appareil',
	viewTable: 'Voir la table',
	won: (winners: readonly string[], points: number): string =>
		winners.length === 0
			? `Égalité à ${String(points)} : une autre partie décidera`
			: winners.length === 1
				? `Victoire ${ofNames(winners)} avec ${String(points)}`
				: `Victoire partagée ${ofNames(winners)} avec ${String(points)}`,
	aloneScore: (points: number): string => `En solo : ${common.points(points)}`,
	when: (time: number, now: number): string => formatTime(new Date(time), new Date(now)),

	photos: (n: number): string => counted(n, 'photo', 'photos'),
	note: 'Avec une note',

	openGame: (players: readonly string[]): string => `Ouvrir la partie ${ofNames(players)}`,
	tools: 'Partager ou supprimer',
	share: 'Partager cette partie',
	remove: 'Supprimer',
	removed: 'Partie supprimée.',
	restored: 'La partie est de retour.',
	unreadable: 'Cette partie est illisible.',
	listFailed: 'Impossible de lire tes parties pour le moment. Recharge la page pour réessayer.',
	namesUnread:
		'Impossible de lire les noms modifiés pour le moment : tu vois ceux des parties. Recharge la page pour réessayer.',
	eveningsUnread:
		'Impossible de lire tes notes et tes photos pour le moment. Recharge la page pour réessayer.',
	unsavedGames: (n: number): string =>
		plural(n, {
			one: 'Une partie n’est pas encore enregistrée. Ouvre-la pour réessayer.',
			other: `${number(n)} parties ne sont pas encore enregistrées. Ouvre-les pour réessayer.`
		}),
	outdated:
		'Une version plus récente de Tilekeep est ouverte dans une autre fenêtre. Recharge celle-ci pour continuer.',
	reload: 'Recharger',

	damaged: 'Une partie endommagée',
	damagedHint:
		'Elle est illisible. Enregistre son fichier : une version plus récente la lira peut-être.',
	/** Of a game that can only be looked at. */
	lookHint:
		'Elle contient quelque chose que cette version ne connaît pas encore : tu peux la regarder, et la continuer après une mise à jour.',
	save: 'Enregistrer le fichier de cette partie',
	saveFailed: 'Impossible d’enregistrer le fichier de cette partie.',

	openShared: 'Ouvrir une partie partagée',
	drop: 'Dépose le fichier ici',

	device: 'Sur cet appareil',
	keptHere:
		'Tes parties sont enregistrées dans ce navigateur, sur cet appareil, et nulle part ailleurs.',
	protect: 'Demander au navigateur de les protéger',
	persistence: (persistence: string, refused: boolean): string => {
		if (persistence === 'persistent') return 'Le navigateur ne les effacera pas de lui-même.';
		if (refused)
			return 'Le navigateur n’a pas voulu les protéger. Télécharge les fichiers des parties auxquelles tu tiens.';
		return persistence === 'best-effort'
			? 'Le navigateur peut les effacer quand l’appareil manque de place.'
			: '';
	},
	storageAndBackup: 'Stockage et sauvegarde',
	backupReminder: (
		{ games, evenings }: { readonly games: number; readonly evenings: boolean },
		days: number | undefined
	): string => {
		const finished = counted(games, 'partie terminée', 'parties terminées');
		if (days === undefined)
			return evenings
				? `${finished}, des notes ou des photos, et pas encore de sauvegarde.`
				: `${finished}, et pas encore de sauvegarde.`;
		const since = `depuis la dernière sauvegarde, il y a ${counted(days, 'jour', 'jours')}`;
		if (games === 0) return `Notes ou photos ajoutées ${since}.`;
		return evenings ? `${finished}, notes ou photos ajoutées ${since}.` : `${finished} ${since}.`;
	},
	backUp: 'Sauvegarder',
	install: 'Installer Tilekeep',
	installWhy:
		'Une fois installé, il s’ouvre depuis l’écran d’accueil, en plein écran et sans réseau.',
	installIosSteps: [
		'Touche Partager dans Safari : sous la page, ou sous « ••• ».',
		'Choisis « Sur l’écran d’accueil ».',
		'Ouvre Tilekeep depuis l’écran d’accueil.'
	],
	installIosWhy:
		'Les parties de l’app installée ne sont pas effacées après une semaine sans visite.'
} as const;
