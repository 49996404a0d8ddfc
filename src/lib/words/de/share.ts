import { common } from './common';
import { timeInSentence, capital, plural } from './format';

/** „Heute um 20:14 Uhr“. */
const at = (time: number, now: number): string =>
	capital(timeInSentence(new Date(time), new Date(now)));

/** Words of sharing a game, and of transferring it to another device. */
export const share = {
	open: 'Diese Partie teilen',
	follow: 'Auf anderen Handys zeigen',
	title: 'Diese Partie teilen',
	contents: (names: readonly string[]): string =>
		`Damit teilst du die ganze Partie, Zug für Zug, mit ${plural(names.length, { one: 'dem', other: 'den' })} Namen von ${common.list(names)}. Die Partie steckt im Link, im Code oder im Bild selbst: Kein Server bekommt sie zu sehen.`,
	failed: 'Die Partie lässt sich nicht zum Teilen vorbereiten.',

	send: 'Link senden',
	copy: 'Link kopieren',
	copied: 'Link kopiert.',
	notCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
	notShared: 'Das Teilen hat nicht geklappt.',
	code: 'Code zeigen',
	codeTitle: 'Die Partie als Code',
	codeHint: 'Halte die Kamera des anderen Handys darauf.',
	codeOf: (names: readonly string[]): string =>
		`Ein Code, der die Partie von ${common.list(names)} öffnet`,
	tooLong: 'Diese Partie ist zu lang für einen Code: Schick ihren Link, ihr Bild oder ihre Datei.',
	picture: 'Bild erstellen',
	pictureTitle: 'Bild teilen',
	pictureOf: (names: readonly string[]): string =>
		`Der Tisch und der Punktestand von ${common.list(names)}`,
	shapes: 'Form des Bildes',
	shape: { card: 'Postkarte', story: 'Story' },
	shapeHint: {
		card: 'Die Partie steckt im Bild: Wer es in Tilekeep öffnet, kann jeden Zug abspielen.',
		story:
			'Für den ganzen Bildschirm eines Handys, ohne Code: Die Partie steckt nicht in diesem Bild.'
	},
	painting: 'Wird gezeichnet …',
	sendPicture: 'Senden',
	savePicture: 'Speichern',
	file: 'Als Datei speichern',
	back: 'Anders teilen',

	exportTitle: 'Für andere Apps',
	sendAsText: 'Als Text senden',
	copyReport: 'Als Text kopieren',
	reportCopied: 'Text kopiert.',
	saveScoresAsTable: 'Endstand als Tabelle (CSV)',
	saveAwardsAsTable: 'Alle Wertungen als Tabelle (CSV)',
	writeDown: 'Partie aufschreiben',
	bgStats: 'In BG Stats öffnen',
	bgStatsCode: 'Code für BG Stats',
	bgStatsHint:
		'BG Stats ist eine App, die Partien festhält. Öffne die Partie dort, oder lass ein anderes Handy den Code scannen.',
	bgStatsScan: 'Scanne ihn mit dem Handy, auf dem BG Stats ist.',
	bgStatsLabel: 'Ein Code, der diese Partie in BG Stats öffnet',

	transfer: 'Partie übertragen',
	transferLong: 'Auf ein anderes Handy übertragen',
	transferHint:
		'Danach wird auf dem anderen Handy gezählt. Dieses hier zeigt die Partie dann nur noch an, bis du sie zurückholst.',
	transferNow: 'Jetzt übertragen',
	scan: 'Scanne den Code mit dem anderen Handy',
	scanHint:
		'Tippe dort dann auf „Übernehmen und weiterspielen“. Wenn die Kamera nicht geht, schick den Link.',
	transferred: (time: number, now: number): string =>
		`${at(time, now)} übertragen. Sobald das andere Gerät übernimmt, wird dort weitergezählt.`,
	takeBackTransfer: 'Zurückholen',
	showCode: 'Code zeigen',
	transferredToYou: (time: number, now: number): string =>
		`${at(time, now)} übertragen. Sobald du übernimmst, wird auf diesem Gerät weitergezählt.`,
	takeOver: 'Übernehmen und weiterspielen',
	transferTaken: 'Ab jetzt wird auf diesem Gerät gezählt. Das andere zeigt die Partie nur noch an.'
} as const;
