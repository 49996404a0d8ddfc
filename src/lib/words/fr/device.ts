import type { StoreProblemCode } from '../../store/problem';
import { common } from './common';
import { home } from './home';
import { formatDate, bytes, counted, number, plural, row } from './format';

const games = (n: number): string => counted(n, 'partie', 'parties');

interface NewerThanBackup {
	readonly games: number;
	readonly evenings: boolean;
}

function addedSince({ games: finished, evenings }: NewerThanBackup): string {
	if (finished === 0) return evenings ? ' ; notes ou photos ajoutées depuis.' : '.';
	const done = counted(finished, 'partie terminée', 'parties terminées');
	return evenings ? ` ; ${done}, notes ou photos ajoutées depuis.` : ` ; ${done} depuis.`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When a backup was made: “à l’instant”, “le 20 novembre 2026, il y a 3 jours”. */
function when(at: number, now: number): string {
	if (now - at < HOUR) return 'à l’instant';
	const days = Math.floor((now - at) / DAY);
	const ago = days < 1 ? 'moins de 24 heures' : counted(days, 'jour', 'jours');
	return `le ${formatDate(new Date(at))}, il y a ${ago}`;
}

/** Results of restoring games, in the order in which they are named. */
const RESTORE_RESULTS: readonly (readonly [string, (n: number) => string])[] = [
	['stored', (n) => counted(n, 'nouvelle partie', 'nouvelles parties')],
	['continued', (n) => counted(n, 'partie mise à jour', 'parties mises à jour')],
	[
		'copied',
		(n) =>
			counted(
				n,
				'partie gardée à côté d’une version différente',
				'parties gardées à côté d’une version différente'
			)
	],
	['already-here', (n) => counted(n, 'partie déjà ici', 'parties déjà ici')]
];

export const device = {
	title: 'Cet appareil',
	stored: 'Parties enregistrées',
	holds: (n: number): string =>
		n === 0 ? 'Il n’y a aucune partie sur cet appareil.' : `Il y a ${games(n)} sur cet appareil.`,
	counting: 'Comptage de tes parties…',
	holdsUnread: (n: number): string =>
		plural(n, {
			one: `Une partie est endommagée ou vient d’une version plus récente de Tilekeep. Une sauvegarde la contient telle quelle :`,
			other: `${number(n)} d’entre elles sont endommagées ou viennent d’une version plus récente de Tilekeep. Une sauvegarde les contient telles quelles :`
		}),
	unreadGame: (names: readonly string[], at: number | undefined): string =>
		row([
			names.length === 0 ? home.damaged : common.list(names),
			...(at === undefined ? [] : [formatDate(new Date(at))])
		]),
	moreUnread: (n: number): string => `et ${counted(n, 'autre partie', 'autres parties')}`,
	leftOut: (n: number): string =>
		plural(n, {
			one: `${number(n)} autre partie est trop endommagée pour une sauvegarde. La liste de toutes les parties permet d’enregistrer ce qu’il en reste.`,
			other: `${number(n)} autres parties sont trop endommagées pour une sauvegarde. La liste de toutes les parties permet d’enregistrer ce qu’il en reste.`
		}),
	usage: (used: number, free: number | undefined): string =>
		free === undefined
			? `Tilekeep occupe ${bytes(used)}.`
			: `Tilekeep occupe ${bytes(used)} ; il reste ${bytes(free)}.`,
	unknown: 'Ce navigateur ne dit pas s’il peut effacer tes parties de lui-même.',
	storageWorks: 'Le stockage fonctionne.',
	/** Why the store can't be read. */
	storageFails: (code: StoreProblemCode): string => {
		if (code === 'outdated')
			return 'Une autre fenêtre utilise une version plus récente de Tilekeep. Tes parties sont en sécurité. Recharge cette page.';
		return code === 'silent'
			? 'Le stockage du navigateur ne répond pas. Tes parties sont en sécurité. Réessaie, ou recharge la page.'
			: 'Tilekeep n’arrive pas à lire le stockage du navigateur pour le moment. Tes parties sont en sécurité. Réessaie, ou recharge la page.';
	},

	backup: 'Sauvegarde',
	lastBackup: (at: number | undefined, newer: NewerThanBackup, now: number): string =>
		at === undefined
			? 'Jamais sauvegardé.'
			: `Dernière sauvegarde ${when(at, now)}${addedSince(newer)}`,
	backupWhy:
		'Un seul fichier avec toutes les parties, tes notes sur vos soirées, les tuiles que tu as décrites et les noms que tu as changés. Garde-le ailleurs : dans tes fichiers, tes mails ou sur un autre appareil.',
	withPhotos: (photos: number, size: number): string =>
		plural(photos, {
			one: `Avec la photo (${bytes(size)})`,
			other: `Avec ${number(photos)} photos (${bytes(size)})`
		}),
	leftPhotos: (photos: number): string =>
		plural(photos, {
			one: 'Une photo n’est plus lisible et n’est pas incluse.',
			other: `${number(photos)} photos ne sont plus lisibles et ne sont pas incluses.`
		}),
	photosTake: (photos: number, size: number): string =>
		plural(photos, {
			one: `Une photo occupe ${bytes(size)}.`,
			other: `${number(photos)} photos occupent ${bytes(size)}.`
		}),
	makeBackup: 'Sauvegarder',
	share: 'Partager la sauvegarde',
	makingBackup: 'Préparation de la sauvegarde…',
	backupReady: (name: string, size: number): string => `${name} est prêt : ${bytes(size)}.`,
	checkArrival: 'Vérifie que le fichier est bien arrivé là où tu le voulais.',
	shareFailed:
		'La sauvegarde est prête, mais le partage n’a pas marché. Partage-la à nouveau, ou enregistre-la avec « Sauvegarder ».',
	leftOutOfBackup: (n: number): string =>
		plural(n, {
			one: `${games(n)} est trop endommagée pour y figurer, et reste sur cet appareil.`,
			other: `${games(n)} sont trop endommagées pour y figurer, et restent sur cet appareil.`
		}),

	restore: 'Restaurer des parties',
	restoreWhy:
		'Choisis une sauvegarde pour ajouter ses parties à celles d’ici. Aucune partie d’ici n’est perdue, et on peut restaurer deux fois la même sauvegarde.',
	choose: 'Choisir une sauvegarde',
	drop: 'Dépose la sauvegarde ici',
	reading: 'Lecture de la sauvegarde…',
	stopped: 'Arrêté : rien n’a été restauré.',
	offer: (at: number, n: number): string =>
		`Cette sauvegarde du ${formatDate(new Date(at))} contient ${games(n)}.`,
	offerWithPhotos: (at: number, n: number, photos: number, size: number): string =>
		plural(photos, {
			one: `Cette sauvegarde du ${formatDate(new Date(at))} contient ${games(n)} et une photo (${bytes(size)}).`,
			other: `Cette sauvegarde du ${formatDate(new Date(at))} contient ${games(n)} et ${number(photos)} photos (${bytes(size)}).`
		}),
	offerTournaments: (n: number): string => `Elle contient ${counted(n, 'tournoi', 'tournois')}.`,
	restoredTournaments: (n: number): string =>
		`${counted(n, 'tournoi ajouté ou mis à jour', 'tournois ajoutés ou mis à jour')}.`,
	toTournaments: 'Voir les tournois',
	offerUnread: (n: number): string =>
		plural(n, {
			one: `Une partie ne peut pas être lue ici. Elle est gardée telle quelle :`,
			other: `${number(n)} d’entre elles ne peuvent pas être lues ici. Elles sont gardées telles quelles :`
		}),
	noRoom: (free: number): string =>
		`La place risque de manquer : il reste ${bytes(free)}. Tu peux restaurer sans les photos.`,
	bring: 'Restaurer',
	bringWithoutPhotos: 'Sans les photos',
	full: 'Cet appareil est plein : rien n’a été restauré. Restaure sans les photos, ou fais de la place et réessaie.',
	notNow: 'Pas maintenant',
	restoring: 'Restauration de tes parties…',
	done: (so: Readonly<Record<string, number>>): string => {
		const said = RESTORE_RESULTS.flatMap(([how, say]) => (so[how] ? [say(so[how])] : []));
		return said.length === 0
			? 'Cette sauvegarde ne contient aucune partie.'
			: `C’est fait : ${common.list(said)}.`;
	},
	unread: (n: number): string =>
		plural(n, {
			one: `Cette version de Tilekeep ne peut pas lire ${games(n)}, qui est gardée pour une version plus récente.`,
			other: `Cette version de Tilekeep ne peut pas lire ${games(n)}, qui sont gardées pour une version plus récente.`
		}),
	restoredPhotos: (photos: number): string =>
		plural(photos, {
			one: 'Une photo a été ajoutée.',
			other: `${number(photos)} photos ont été ajoutées.`
		}),
	progress: (done: number, all: number, photos = 0): string =>
		photos === 0
			? `${games(done)} sur ${number(all)}`
			: `${number(done)} sur ${number(all)} parties et photos`,
	memory:
		'Ce navigateur ne peut rien enregistrer : ce que tu restaures ici sera perdu quand tu fermeras la fenêtre.',

	moveToHomeScreen: 'Passer à l’app de l’écran d’accueil',
	moveToHomeScreenWhy:
		'Sur un iPhone ou un iPad, l’app de l’écran d’accueil garde ses propres parties, indépendantes de Safari. Pour déplacer les tiennes :',
	moveToHomeScreenSteps: [
		'Ici, dans Safari, touche « Partager la sauvegarde », puis « Enregistrer dans Fichiers ».',
		'Touche Partager dans Safari et choisis « Sur l’écran d’accueil ».',
		`Ouvre Tilekeep depuis l’écran d’accueil et touche « ${home.storageAndBackup} » en bas de la première page.`,
		'Touche « Choisir une sauvegarde », choisis le fichier et restaure les parties.'
	],
	bringFromSafari: `Cette app garde ses propres parties, indépendantes de Safari. Pour amener ici celles de Safari, ouvre Tilekeep dans Safari, va dans « ${home.storageAndBackup} » et enregistre la sauvegarde dans tes fichiers. Choisis-la ensuite ici.`,

	trouble: 'Quand l’enregistrement échoue',
	troubleLines: [
		'Chaque tour est enregistré sur l’appareil avant que l’écran le montre. Quand l’appareil est plein, la partie continue dans cette fenêtre et un bandeau le dit. Dès qu’il y a de la place, le tour suivant enregistre tout.',
		'Quand le navigateur perd l’accès à son stockage, Tilekeep le rouvre et réessaie.',
		'Une sauvegarde est restaurée en entier ou pas du tout. Quoi qu’il arrive entre-temps, tes parties sont soit inchangées, soit toutes restaurées.'
	]
} as const;
