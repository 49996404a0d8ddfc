import { common } from './common';
import { lowered } from './format';
import { formatTime } from './time';

/** A time inside a sentence: „azi, 20:14”. */
const at = (time: number, now: number): string =>
	lowered(formatTime(new Date(time), new Date(now)));

/** Words of sharing a game, and of transferring it to another device. */
export const share = {
	open: 'Distribuie acest joc',
	follow: 'Toți urmăresc',
	title: 'Distribuie acest joc',
	contents: (names: readonly string[]): string =>
		`Distribui tot jocul, tură cu tură, cu numele jucătorilor: ${common.list(names)}. Jocul este chiar în link, în cod sau în imagine: nu îl vede niciun server.`,
	failed: 'Jocul nu poate fi pregătit pentru distribuire.',

	send: 'Trimite un link',
	copy: 'Copiază linkul',
	copied: 'Link copiat.',
	notCopied: 'Browserul nu a lăsat Tilekeep să-l copieze.',
	notShared: 'Distribuirea n-a mers.',
	code: 'Arată un cod',
	codeTitle: 'Jocul ca un cod',
	codeHint: 'Îndreaptă spre el camera celuilalt telefon.',
	codeOf: (names: readonly string[]): string => `Un cod care deschide jocul: ${common.list(names)}`,
	tooLong: 'Jocul este prea lung pentru un cod: trimite linkul, imaginea sau fișierul lui.',
	picture: 'Fă o imagine',
	pictureTitle: 'Distribuie imaginea',
	pictureOf: (names: readonly string[]): string => `Masa și scorurile: ${common.list(names)}`,
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
	back: 'Toate felurile de a distribui',

	exportTitle: 'Pentru alte aplicații',
	sendAsText: 'Trimite ca text',
	copyReport: 'Copiază ca text',
	reportCopied: 'Text copiat.',
	saveScoresAsTable: 'Scorurile ca tabel (CSV)',
	saveAwardsAsTable: 'Toate punctajele ca tabel (CSV)',
	bgStats: 'Deschide în BG Stats',
	bgStatsCode: 'Cod pentru BG Stats',
	bgStatsHint:
		'BG Stats este o aplicație care ține evidența jocurilor. Deschide jocul aici sau arată-i unui prieten codul, să-l scaneze.',
	bgStatsScan: 'Scanează-l cu telefonul care are BG Stats.',
	bgStatsLabel: 'Un cod care deschide acest joc în BG Stats',

	transfer: 'Mută jocul',
	transferLong: 'Mută pe alt telefon',
	transferHint:
		'De aici încolo scorul îl ține celălalt telefon. Acesta doar arată jocul, până îl iei înapoi.',
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
