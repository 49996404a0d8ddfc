import { common } from './common';
import { bytes, counted, number, oneOr, row } from './format';
import { home } from './home';
import { formatDate } from './time';

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

const DAY = 86_400_000;

/** How many days ago something was. */
function ago(at: number, now: number): string {
	const days = Math.floor((now - at) / DAY);
	return days < 1 ? 'acum mai puțin de o zi' : `acum ${counted(days, 'zi', 'zile')}`;
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
			'1 joc dintre acestea este deteriorat sau vine de la un Tilekeep mai nou. Backupul îl ia așa cum este:',
			`${games(n)} dintre acestea sunt deteriorate sau vin de la un Tilekeep mai nou. Backupul le ia așa cum sunt:`
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
			'Încă 1 joc este prea deteriorat pentru backup. În lista tuturor jocurilor poți salva ce a rămas din el.',
			`Încă ${games(n)} sunt prea deteriorate pentru backup. În lista tuturor jocurilor poți salva ce a rămas din ele.`
		),
	usage: (used: number, free: number | undefined): string =>
		free === undefined
			? `Tilekeep ocupă ${bytes(used)}.`
			: `Tilekeep ocupă ${bytes(used)}; mai sunt liberi ${bytes(free)}.`,
	unknown: 'Acest browser nu spune dacă le poate șterge de la sine.',
	storageWorks: 'Stocarea funcționează.',
	storageFails: (why: string): string =>
		`${why} Jocurile tale sunt în siguranță. Încearcă din nou sau reîncarcă pagina.`,

	backup: 'Backup',
	lastBackup: (at: number | undefined, newer: NewerThanBackup, now: number): string =>
		at === undefined
			? 'Niciun backup până acum.'
			: `Ultimul backup: ${formatDate(new Date(at))}, ${ago(at, now)}${addedSince(newer)}`,
	backupWhy:
		'Un singur fișier cu toate jocurile, ce ai notat despre serile voastre, cartonașele pe care le-ai descris și numele pe care le-ai schimbat. Păstrează-l în altă parte: în fișierele tale, în e-mail sau pe alt dispozitiv.',
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
	makingBackup: 'Se adună jocurile…',
	backupReady: (name: string, size: number): string => `${name} este gata: ${bytes(size)}.`,
	checkArrival: 'Verifică dacă a ajuns unde voiai.',
	shareFailed:
		'Backupul este gata, dar distribuirea n-a mers. Distribuie-l din nou sau salvează-l cu „Fă backup”.',
	leftOutOfBackup: (n: number): string =>
		oneOr(
			n,
			'1 joc este prea deteriorat ca să fie inclus și rămâne pe acest dispozitiv.',
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
	offerUnread: (n: number): string =>
		oneOr(
			n,
			'1 joc dintre acestea nu poate fi citit aici. Se păstrează așa cum este:',
			`${games(n)} dintre acestea nu pot fi citite aici. Se păstrează așa cum sunt:`
		),
	noRoom: (free: number): string =>
		`S-ar putea să nu încapă pe acest dispozitiv: liberi sunt ${bytes(free)}. Îl poți restaura fără poze.`,
	bring: 'Restaurează-le',
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
			'1 joc nu poate fi citit de acest Tilekeep. Se păstrează pentru unul mai nou.',
			`${games(n)} nu pot fi citite de acest Tilekeep. Se păstrează pentru unul mai nou.`
		),
	restoredPhotos: (photos: number): string =>
		oneOr(photos, 'O poză este nouă aici.', `${photosOf(photos)} sunt noi aici.`),
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
	bringFromSafari: `Această aplicație are propriile jocuri, separate de Safari. Ca să le aduci pe cele de acolo: deschide Tilekeep în Safari, mergi la „${home.storageAndBackup}”, distribuie backupul în fișierele tale și alege-l aici.`,

	trouble: 'Când salvarea nu reușește',
	troubleLines: [
		'Fiecare tură se salvează pe dispozitiv înainte să apară pe ecran. Când dispozitivul este plin, jocul continuă în această fereastră, iar un mesaj îți spune asta. De îndată ce este loc, tura următoare salvează totul.',
		'Când browserul pierde accesul la spațiul de stocare, Tilekeep îl deschide din nou și reîncearcă.',
		'Un backup se restaurează complet sau deloc. Orice s-ar întâmpla între timp, jocurile tale sunt fie neschimbate, fie toate restaurate.'
	]
} as const;
