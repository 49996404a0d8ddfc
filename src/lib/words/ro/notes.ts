import { counted, oneOr, minutes, span } from './format';

/** Said of unsaved entries, by how long they last: like the browser's data, the tab or the page. */
const KEPT_WHERE = {
	browser:
		'Este păstrată separat în acest browser și revine când deschizi jocul. Mai sigur este un fișier al jocului.',
	tab: 'Este păstrată separat în această filă și revine când deschizi jocul aici. Când închizi fila, se pierde: descarcă fișierul jocului.',
	page: 'O are doar această fereastră. Dacă o închizi sau o reîncarci, se pierde: descarcă fișierul jocului.'
} as const;

/** Words of entries that could not be stored. */
export const unsaved = {
	title: 'Ieși din joc?',
	where: (life: keyof typeof KEPT_WHERE): string =>
		`O parte din acest joc nu este salvată. ${KEPT_WHERE[life]}`,
	stay: 'Rămâi',
	leave: 'Ieși oricum',

	restored: (n: number): string =>
		oneOr(
			n,
			'Ultima înregistrare nu fusese salvată. Acum a revenit.',
			`Ultimele ${counted(n, 'înregistrare', 'înregistrări')} nu fuseseră salvate. Acum au revenit.`
		),
	keptBeside:
		'Acest joc a continuat altfel în altă fereastră. Ce ai introdus aici nu este salvat în el și se păstrează ca fișier separat.',
	downloadKeptBeside: 'Descarcă ce ai introdus',
	discard: 'Șterge',
	discarded: 'Ce ai introdus a fost șters.',

	outdated:
		'În altă fereastră este o versiune mai nouă de Tilekeep. Reîncarcă pagina ca să continui: ce ai introdus se păstrează.',
	reload: 'Reîncarcă'
} as const;

/** Words of the example game. */
export const example = {
	title: 'Un exemplu de joc',
	banner: 'Exemplu',
	hint: 'Atinge un oraș, un drum sau un scor ca să vezi de unde vin punctele, sau plasează cartonașul următor.',
	notKept: 'Aici nu se salvează nimic.',
	startOver: 'De la capăt',
	leave: 'Ieși',
	failed:
		'Exemplul nu poate fi încărcat: prima dată are nevoie de internet. Jocurile tale nu au nevoie de el.'
} as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Words of the clock at the table. Durations are in ms. */
export const clock = {
	running: (ms: number): string => {
		const seconds = String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0');
		return `${String(Math.floor(ms / MINUTE))}:${seconds}`;
	},
	minutes: (ms: number): string => minutes(Math.floor(ms / MINUTE)),
	total: (ms: number): string => `${span(ms)} pentru toate turele de până acum`,
	long: (limit: number): string => `Tura durează de peste ${span(limit)} deja.`
} as const;
