import { counted, oneOr } from './format';

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
