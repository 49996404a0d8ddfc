import type { StoreProblemCode } from '../../store/problem';
import { common } from './common';
import { home } from './home';
import { formatDate, bytes, counted, number, plural, row } from './format';

const games = (n: number): string => counted(n, 'Partie', 'Partien');

interface NewerThanBackup {
	readonly games: number;
	readonly evenings: boolean;
}

function addedSince({ games: finished, evenings }: NewerThanBackup): string {
	if (finished === 0) return evenings ? '; seitdem kamen Notizen oder Fotos dazu.' : '.';
	return evenings
		? `; seitdem neu: ${games(finished)}, Notizen oder Fotos.`
		: `; seitdem ${games(finished)} beendet.`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long ago something was. */
function ago(at: number, now: number): string {
	if (now - at < HOUR) return 'gerade eben';
	const days = Math.floor((now - at) / DAY);
	return days < 1 ? 'vor weniger als einem Tag' : `vor ${counted(days, 'Tag', 'Tagen')}`;
}

/** Results of restoring games, in the order in which they are named. */
const RESTORE_RESULTS: readonly (readonly [string, (n: number) => string])[] = [
	['stored', (n) => `${games(n)} neu`],
	['continued', (n) => `${games(n)} aktualisiert`],
	['copied', (n) => `${games(n)} neben einer anderen Fassung behalten`],
	['already-here', (n) => `${games(n)} schon da`]
];

/** Words of the page about this device: storage, backup and restore. */
export const device = {
	title: 'Dieses Gerät',
	stored: 'Gespeicherte Partien',
	holds: (n: number): string =>
		n === 0
			? 'Auf diesem Gerät sind keine Partien.'
			: plural(n, {
					one: `Auf diesem Gerät ist ${games(n)}.`,
					other: `Auf diesem Gerät sind ${games(n)}.`
				}),
	counting: 'Partien werden gezählt …',
	holdsUnread: (n: number): string =>
		plural(n, {
			one: `Eine Partie ist beschädigt oder aus einer neueren Version von Tilekeep. Ein Backup enthält sie, wie sie ist:`,
			other: `${games(n)} davon sind beschädigt oder aus einer neueren Version von Tilekeep. Ein Backup enthält sie, wie sie sind:`
		}),
	unreadGame: (names: readonly string[], at: number | undefined): string =>
		row([
			names.length === 0 ? home.damaged : common.list(names),
			...(at === undefined ? [] : [formatDate(new Date(at))])
		]),
	moreUnread: (n: number): string => `und ${counted(n, 'weitere Partie', 'weitere Partien')}`,
	leftOut: (n: number): string =>
		plural(n, {
			one: `${number(n)} weitere Partie ist zu beschädigt für ein Backup. In der Liste aller Partien kannst du speichern, was von ihr übrig ist.`,
			other: `${number(n)} weitere Partien sind zu beschädigt für ein Backup. In der Liste aller Partien kannst du speichern, was von ihnen übrig ist.`
		}),
	usage: (used: number, free: number | undefined): string =>
		free === undefined
			? `Tilekeep belegt ${bytes(used)}.`
			: `Tilekeep belegt ${bytes(used)}; weitere ${bytes(free)} sind frei.`,
	unknown: 'Dieser Browser sagt nicht, ob er sie von sich aus löschen darf.',
	storageWorks: 'Der Speicher funktioniert.',
	/** Why the store can't be read. */
	storageFails: (code: StoreProblemCode): string => {
		if (code === 'outdated')
			return 'In einem anderen Fenster läuft eine neuere Version von Tilekeep. Deine Partien sind sicher. Lade diese Seite neu.';
		return code === 'silent'
			? 'Der Speicher des Browsers antwortet nicht. Deine Partien sind sicher. Versuch es noch einmal, oder lade die Seite neu.'
			: 'Tilekeep kann den Speicher des Browsers gerade nicht lesen. Deine Partien sind sicher. Versuch es noch einmal, oder lade die Seite neu.';
	},

	backup: 'Backup',
	lastBackup: (at: number | undefined, newer: NewerThanBackup, now: number): string =>
		at === undefined
			? 'Noch kein Backup.'
			: `Letztes Backup am ${formatDate(new Date(at))}, ${ago(at, now)}${addedSince(newer)}`,
	backupWhy:
		'Eine Datei mit allen Partien und Notizen, den beschriebenen Karten und den geänderten Namen. Bewahr sie woanders auf: bei deinen Dateien, in deinem Postfach oder auf einem anderen Gerät.',
	withPhotos: (photos: number, size: number): string =>
		plural(photos, {
			one: `Mit dem Foto (${bytes(size)})`,
			other: `Mit ${number(photos)} Fotos (${bytes(size)})`
		}),
	leftPhotos: (photos: number): string =>
		plural(photos, {
			one: 'Ein Foto ist nicht mehr lesbar und fehlt darin.',
			other: `${number(photos)} Fotos sind nicht mehr lesbar und fehlen darin.`
		}),
	photosTake: (photos: number, size: number): string =>
		plural(photos, {
			one: `Ein Foto belegt ${bytes(size)}.`,
			other: `${number(photos)} Fotos belegen ${bytes(size)}.`
		}),
	makeBackup: 'Backup erstellen',
	share: 'Backup teilen',
	makingBackup: 'Partien werden gesammelt …',
	backupReady: (name: string, size: number): string => `${name} ist bereit: ${bytes(size)}.`,
	checkArrival: 'Sieh nach, ob es dort angekommen ist, wo du es haben willst.',
	shareFailed:
		'Das Backup ist bereit, aber das Teilen hat nicht geklappt. Teile es noch einmal, oder speichere es mit „Backup erstellen“.',
	leftOutOfBackup: (n: number): string =>
		plural(n, {
			one: `${games(n)} ist dafür zu beschädigt und bleibt auf diesem Gerät.`,
			other: `${games(n)} sind dafür zu beschädigt und bleiben auf diesem Gerät.`
		}),

	restore: 'Partien wiederherstellen',
	restoreWhy:
		'Wähle ein Backup, um seine Partien zu denen hier hinzuzufügen. Hier geht keine Partie verloren, und du kannst dasselbe Backup auch zweimal wiederherstellen.',
	choose: 'Backup wählen',
	drop: 'Backup hier ablegen',
	reading: 'Das Backup wird gelesen …',
	stopped: 'Abgebrochen: Nichts wurde wiederhergestellt.',
	offer: (at: number, n: number): string =>
		`Dieses Backup vom ${formatDate(new Date(at))} enthält ${games(n)}.`,
	offerWithPhotos: (at: number, n: number, photos: number, size: number): string =>
		plural(photos, {
			one: `Dieses Backup vom ${formatDate(new Date(at))} enthält ${games(n)} und ein Foto (${bytes(size)}).`,
			other: `Dieses Backup vom ${formatDate(new Date(at))} enthält ${games(n)} und ${number(photos)} Fotos (${bytes(size)}).`
		}),
	offerTournaments: (n: number): string => `Es enthält ${counted(n, 'Turnier', 'Turniere')}.`,
	restoredTournaments: (n: number): string =>
		`${counted(n, 'Turnier', 'Turniere')} hinzugefügt oder auf den neuesten Stand gebracht.`,
	toTournaments: 'Turniere ansehen',
	offerUnread: (n: number): string =>
		plural(n, {
			one: `Eine Partie ist hier nicht lesbar. Sie bleibt, wie sie ist:`,
			other: `${games(n)} davon sind hier nicht lesbar. Sie bleiben, wie sie sind:`
		}),
	noRoom: (free: number): string =>
		`Vielleicht reicht der Platz auf diesem Gerät nicht: Frei sind noch ${bytes(free)}. Du kannst das Backup ohne die Fotos wiederherstellen.`,
	bring: 'Wiederherstellen',
	bringWithoutPhotos: 'Ohne die Fotos',
	full: 'Dieses Gerät ist voll: Nichts wurde wiederhergestellt. Versuch es ohne die Fotos, oder schaff Platz und versuch es noch einmal.',
	notNow: 'Nicht jetzt',
	restoring: 'Partien werden wiederhergestellt …',
	done: (so: Readonly<Record<string, number>>): string => {
		const said = RESTORE_RESULTS.flatMap(([how, say]) => (so[how] ? [say(so[how])] : []));
		return said.length === 0
			? 'In diesem Backup sind keine Partien.'
			: `Erledigt: ${common.list(said)}.`;
	},
	unread: (n: number): string =>
		plural(n, {
			one: `${games(n)} ist für diese Version von Tilekeep nicht lesbar. Sie bleibt für eine neuere aufbewahrt.`,
			other: `${games(n)} sind für diese Version von Tilekeep nicht lesbar. Sie bleiben für eine neuere aufbewahrt.`
		}),
	restoredPhotos: (photos: number): string =>
		plural(photos, {
			one: 'Ein Foto ist dazugekommen.',
			other: `${number(photos)} Fotos sind dazugekommen.`
		}),
	progress: (done: number, all: number, photos = 0): string =>
		photos === 0
			? `${number(done)} von ${games(all)}`
			: `${number(done)} von ${number(all)} Partien und Fotos`,
	memory:
		'Dieser Browser kann nichts speichern: Was du hier wiederherstellst, ist weg, sobald du das Fenster schließt.',

	moveToHomeScreen: 'In die App auf dem Home-Bildschirm umziehen',
	moveToHomeScreenWhy:
		'Auf einem iPhone oder iPad hat die App auf dem Home-Bildschirm ihre eigenen Partien, getrennt von Safari. So ziehst du mit deinen um:',
	moveToHomeScreenSteps: [
		'Tippe hier in Safari auf „Backup teilen“, dann auf „In Dateien sichern“.',
		'Tippe in Safari auf „Teilen“ und wähle „Zum Home-Bildschirm“.',
		`Öffne Tilekeep vom Home-Bildschirm und tippe unten auf der ersten Seite auf „${home.storageAndBackup}“.`,
		'Tippe auf „Backup wählen“, wähle die Datei und stelle die Partien wieder her.'
	],
	bringFromSafari: `Diese App hat ihre eigenen Partien, getrennt von Safari. So holst du die aus Safari herüber: Öffne dort Tilekeep, geh zu „${home.storageAndBackup}“, sichere das Backup in deinen Dateien und wähle es hier.`,

	trouble: 'Wenn das Speichern nicht klappt',
	troubleLines: [
		'Jeder Zug ist auf dem Gerät gespeichert, bevor er zu sehen ist. Ist das Gerät voll, siehst du einen Hinweis, und die Partie geht in diesem Fenster weiter. Sobald wieder Platz ist, speichert der nächste Zug alles.',
		'Verliert der Browser den Zugriff auf seinen Speicher, öffnet Tilekeep ihn neu und versucht es noch einmal.',
		'Ein Backup wird ganz oder gar nicht wiederhergestellt. Was auch dazwischenkommt: Deine Partien sind danach entweder unverändert oder alle da.'
	]
} as const;
