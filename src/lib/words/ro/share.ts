import { common } from './common';
import { oneOr, timeInSentence } from './format';

const at = (time: number, now: number): string => timeInSentence(new Date(time), new Date(now));

/** Words of sharing a game, and of transferring it to another device. */
export const share = {
	open: 'Distribuie acest joc',
	follow: 'Arată pe alte telefoane',
	title: 'Distribuie acest joc',
	contents: (names: readonly string[]): string =>
		`Distribui tot jocul, tură cu tură, cu numele ${oneOr(names.length, 'jucătorului', 'jucătorilor')}: ${common.list(names)}. Jocul este chiar în link, în cod sau în imagine: niciun server nu îl vede.`,
	failed: 'Jocul nu poate fi pregătit pentru distribuire.',

	send: 'Trimite un link',
	copy: 'Copiază linkul',
	copied: 'Link copiat.',
	notCopied: 'Browserul nu a lăsat Tilekeep să-l copieze.',
	notShared: 'Distribuirea nu a reușit.',
	code: 'Arată un cod',
	codeTitle: 'Jocul sub formă de cod',
	codeHint: 'Îndreaptă spre el camera celuilalt telefon.',
	codeOf: (names: readonly string[]): string => `Un cod care deschide jocul: ${common.list(names)}`,
	tooLong: 'Jocul este prea lung pentru un cod: trimite linkul, imaginea sau fișierul lui.',
	picture: 'Fă o imagine',
	pictureTitle: 'Distribuie imaginea',
	pictureOf: (names: readonly string[]): string => `Harta și scorurile: ${common.list(names)}`,
	shapes: 'Forma imaginii',
	shape: { card: 'Card', story: 'Poveste' },
	shapeHint: {
		card: 'Jocul este în imagine: cine o deschide în Tilekeep poate revedea fiecare tură.',
		story: 'Pentru tot ecranul unui telefon, fără cod: jocul nu este în această imagine.'
	},
	painting: 'Se desenează…',
	sendPicture: 'Trimite',
	savePicture: 'Salvează',
	file: 'Salvează ca fișier',
	back: 'Alte moduri de distribuire',

	exportTitle: 'Pentru alte aplicații',
	sendAsText: 'Trimite ca text',
	copyReport: 'Copiază ca text',
	reportCopied: 'Text copiat.',
	saveScoresAsTable: 'Scorurile ca tabel (CSV)',
	saveAwardsAsTable: 'Toate evaluările ca tabel (CSV)',
	writeDown: 'Notează jocul',
	bgStats: 'Deschide în BG Stats',
	bgStatsCode: 'Cod pentru BG Stats',
	bgStatsHint:
		'BG Stats este o aplicație care ține evidența jocurilor. Deschide jocul în ea sau arată-i codul unui prieten, ca să-l scaneze.',
	bgStatsScan: 'Scanează-l cu telefonul care are BG Stats.',
	bgStatsLabel: 'Un cod care deschide acest joc în BG Stats',

	transfer: 'Mută jocul',
	transferLong: 'Mută pe alt telefon',
	transferHint:
		'De acum, scorul îl ține celălalt telefon. Acesta doar arată jocul, până îl iei înapoi.',
	transferNow: 'Mută acum',
	scan: 'Scanează cu celălalt telefon',
	scanHint: 'Apoi atinge acolo „Preia și joacă mai departe”. Dacă nu merge camera, trimite linkul.',
	transferred: (time: number, now: number): string =>
		`Mutat ${at(time, now)}. Celălalt dispozitiv ține scorul din clipa în care preia jocul.`,
	takeBackTransfer: 'Ia-l înapoi',
	showCode: 'Arată codul',
	transferredToYou: (time: number, now: number): string =>
		`Mutat ${at(time, now)}. Acest dispozitiv ține scorul din clipa în care preiei jocul.`,
	takeOver: 'Preia și joacă mai departe',
	transferTaken: 'Acum scorul se ține pe acest dispozitiv. Celălalt știe că a mutat jocul.'
} as const;
