import type { StoreProblemCode } from '../../store/problem';
import { common } from './common';
import { bytes, counted, number, oneOr, row, formatDate } from './format';
import { home } from './home';

const games = (n: number): string => counted(n, 'joc', 'jocuri');
const photosOf = (n: number): string => counted(n, 'poză', 'poze');

interface NewerThanBackup {
	readonly games: number;
	readonly evenings: boolean;
}

function addedSince({ games: finished, evenings }: NewerThanBackup): string {
	if (finished === 0) return evenings ? '; de atunci notițe sau poze noi.' : '.';
	const done = counted(finished, 'joc terminat', 'jocuri terminate');
	return evenings ? `; de atunci ${done} și notițe sau poze noi.` : `; de atunci ${done}.`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many days ago something was. */
function ago(at: number, now: number): string {
	const days = Math.floor((now - at) / DAY);
	if (days < 1) return now - at < HOUR ? 'chiar acum' : 'acum mai puțin de o zi';
	return `acum ${counted(days, 'zi', 'zile')}`;
}

/** Results of restoring games, in the order in which they are named. */
const RESTORE_RESULTS: readonly (readonly [string, (n: number) => string])[] = [
	['stored', (n) => counted(n, 'joc nou', 'jocuri noi')],
	['continued', (n) => counted(n, 'joc actualizat', 'jocuri actualizate')],
	[
		'copied',
		(n) =>
			counted(
				n,
				'joc păstrat lângă o variantă diferită',
				'jocuri păstrate lângă o variantă diferită'
			)
	],
	['already-here', (n) => counted(n, 'joc deja aici', 'jocuri deja aici')]
];

/** Words of the page about this device: storage, backup and restore. */
export const device = {
	title: 'Acest dispozitiv',
	stored: 'Jocuri salvate',
	holds: (n: number): string =>
		n === 0
			? 'Pe acest dispozitiv nu este niciun joc.'
			: `Pe acest dispozitiv ${oneOr(n, 'este', 'sunt')} ${games(n)}.`,
	counting: 'Se numără jocurile…',
	holdsUnread: (n: number): string =>
		oneOr(
			n,
			'Un joc este deteriorat sau provine dintr-o versiune mai nouă de Tilekeep. Backupul îl conține așa cum este:',
			`${number(n)} dintre ele sunt deteriorate sau provin dintr-o versiune mai nouă de Tilekeep. Backupul le conține așa cum sunt:`
		),
	unreadGame: (names: readonly string[], at: number | undefined): string =>
		row([
			names.length === 0 ? home.damaged : common.list(names),
			...(at === undefined ? [] : [formatDate(new Date(at))])
		]),
	moreUnread: (n: number): string => `și încă ${games(n)}`,
	leftOut: (n: number): string =>
		oneOr(
			n,
			'Încă un joc este prea deteriorat pentru backup. În lista tuturor jocurilor poți salva ce a rămas din el.',
			`Încă ${games(n)} sunt prea deteriorate pentru backup. În lista tuturor jocurilor poți salva ce a rămas din ele.`
		),
	usage: (used: number, free: number | undefined): string =>
		free === undefined
			? `Tilekeep ocupă ${bytes(used)}.`
			: `Tilekeep ocupă ${bytes(used)}; spațiu liber: ${bytes(free)}.`,
	unknown: 'Acest browser nu spune dacă le poate șterge singur.',
	storageWorks: 'Stocarea funcționează.',
	/** Why the store can't be read. */
	storageFails: (code: StoreProblemCode): string => {
		if (code === 'outdated')
			return 'În altă fereastră este o versiune mai nouă de Tilekeep. Jocurile tale sunt în siguranță. Reîncarcă pagina.';
		return code === 'silent'
			? 'Spațiul de stocare al browserului nu răspunde. Jocurile tale sunt în siguranță. Încearcă din nou sau reîncarcă pagina.'
			: 'Tilekeep nu poate citi acum spațiul de stocare al browserului. Jocurile tale sunt în siguranță. Încearcă din nou sau reîncarcă pagina.';
	},

	backup: 'Backup',
	lastBackup: (at: number | undefined, newer: NewerThanBackup, now: number): string =>
		at === undefined
			? 'Niciun backup până acum.'
			: `Ultimul backup: ${formatDate(new Date(at))}, ${ago(at, now)}${addedSince(newer)}`,
	backupWhy:
		'Un singur fișier cu toate jocurile, notițele despre seri, cartonașele descrise și numele schimbate. Păstrează-l în altă parte: în fișierele tale, în e-mail sau pe alt dispozitiv.',
	withPhotos: (photos: number, size: number): string =>
		oneOr(photos, `Cu poza (${bytes(size)})`, `Cu ${photosOf(photos)} (${bytes(size)})`),
	leftPhotos: (photos: number): string =>
		oneOr(
			photos,
			'O poză nu mai poate fi citită și nu este inclusă.',
			`${photosOf(photos)} nu mai pot fi citite și nu sunt incluse.`
		),
	photosTake: (photos: number, size: number): string =>
		oneOr(photos, `O poză ocupă ${bytes(size)}.`, `${photosOf(photos)} ocupă ${bytes(size)}.`),
	makeBackup: 'Fă backup',
	share: 'Distribuie backupul',
	makingBackup: 'Se pregătește backupul…',
	backupReady: (name: string, size: number): string => `${name} este gata: ${bytes(size)}.`,
	checkArrival: 'Verifică dacă a ajuns unde voiai.',
	shareFailed:
		'Backupul este gata, dar distribuirea nu a reușit. Distribuie-l din nou sau salvează-l cu „Fă backup”.',
	leftOutOfBackup: (n: number): string =>
		oneOr(
			n,
			'Un joc este prea deteriorat ca să fie inclus și rămâne pe acest dispozitiv.',
			`${games(n)} sunt prea deteriorate ca să fie incluse și rămân pe acest dispozitiv.`
		),

	restore: 'Restaurează jocuri',
	restoreWhy:
		'Alege un backup ca să-i adaugi jocurile la cele de aici. Niciun joc de aici nu se pierde și poți restaura de două ori același backup.',
	choose: 'Alege un backup',
	drop: 'Lasă backupul aici',
	reading: 'Se citește backupul…',
	stopped: 'Oprit: nu s-a restaurat nimic.',
	offer: (at: number, n: number): string =>
		`Acest backup din ${formatDate(new Date(at))} are ${games(n)}.`,
	offerWithPhotos: (at: number, n: number, photos: number, size: number): string =>
		`Acest backup din ${formatDate(new Date(at))} are ${games(n)} și ${oneOr(photos, 'o poză', photosOf(photos))} (${bytes(size)}).`,
	offerTournaments: (n: number): string => `Are ${counted(n, 'turneu', 'turnee')}.`,
	restoredTournaments: (n: number): string =>
		`${counted(n, 'turneu', 'turnee')} ${oneOr(n, 'adăugat sau adus', 'adăugate sau aduse')} la zi.`,
	toTournaments: 'Vezi turneele',
	offerUnread: (n: number): string =>
		oneOr(
			n,
			'Un joc nu poate fi citit aici. Se păstrează așa cum este:',
			`${number(n)} dintre aceste jocuri nu pot fi citite aici. Se păstrează așa cum sunt:`
		),
	noRoom: (free: number): string =>
		`S-ar putea să nu încapă pe acest dispozitiv: spațiu liber ${bytes(free)}. Îl poți restaura fără poze.`,
	bring: 'Restaurează',
	bringWithoutPhotos: 'Fără poze',
	full: 'Dispozitivul este plin: nu s-a restaurat nimic. Restaurează fără poze sau fă loc și încearcă din nou.',
	notNow: 'Nu acum',
	restoring: 'Se restaurează jocurile…',
	done: (so: Readonly<Record<string, number>>): string => {
		const said = RESTORE_RESULTS.flatMap(([how, say]) => (so[how] ? [say(so[how])] : []));
		return said.length === 0 ? 'Acest backup nu are jocuri.' : `Gata: ${common.list(said)}.`;
	},
	unread: (n: number): string =>
		oneOr(
			n,
			'Un joc nu poate fi citit de această versiune. Se păstrează pentru una mai nouă.',
			`${games(n)} nu pot fi citite de această versiune. Se păstrează pentru una mai nouă.`
		),
	restoredPhotos: (photos: number): string =>
		oneOr(photos, 'A fost adăugată o poză.', `Au fost adăugate ${photosOf(photos)}.`),
	progress: (done: number, all: number, photos = 0): string =>
		photos === 0
			? `${number(done)} din ${games(all)}`
			: `Jocuri și poze: ${number(done)} din ${number(all)}`,
	memory: 'Acest browser nu poate salva nimic: ce restaurezi aici dispare când închizi fereastra.',

	moveToHomeScreen: 'Mută în aplicația de pe ecranul principal',
	moveToHomeScreenWhy:
		'Pe iPhone sau iPad, aplicația de pe ecranul principal are propriile jocuri, separate de Safari. Ca să le muți pe ale tale:',
	moveToHomeScreenSteps: [
		'Aici, în Safari, atinge „Distribuie backupul”, apoi „Salvează în Fișiere”.',
		'Atinge Partajează în Safari și alege „Adaugă la ecranul principal”.',
		`Deschide Tilekeep de pe ecranul principal și atinge „${home.storageAndBackup}” jos, pe prima pagină.`,
		'Atinge „Alege un backup”, alege fișierul și restaurează jocurile.'
	],
	bringFromSafari: `Această aplicație are propriile jocuri, separate de Safari. Ca să le aduci pe cele de acolo, deschide Tilekeep în Safari și mergi la „${home.storageAndBackup}”. Salvează backupul în fișierele tale, apoi alege-l aici.`,

	trouble: 'Când salvarea nu reușește',
	troubleLines: [
		'Fiecare tură se salvează pe dispozitiv înainte să apară pe ecran. Când dispozitivul este plin, jocul continuă în această fereastră, iar un mesaj îți spune asta. De îndată ce este loc, tura următoare salvează totul.',
		'Când browserul pierde accesul la spațiul de stocare, Tilekeep îl deschide din nou și reîncearcă.',
		'Un backup se restaurează complet sau deloc. Orice s-ar întâmpla între timp, jocurile tale sunt fie neschimbate, fie toate restaurate.'
	]
} as const;
