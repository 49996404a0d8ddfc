import type { ENGLISH_STANDING } from '../en/incoming';
import type { CameraProblem } from '../../share/camera';

/** Said of a game from elsewhere and on its button, by what keeping it would do. */
const STANDING: Readonly<Record<string, readonly [string, string]>> = {
	stored: ['Sie ist noch nicht auf diesem Gerät.', 'Auf diesem Gerät behalten'],
	'already-here': ['Sie ist schon ganz auf diesem Gerät.', 'Meine Partie öffnen'],
	continued: ['Sie hat mehr Züge als die auf diesem Gerät.', 'Meine Partie aktualisieren'],
	copied: ['Die auf diesem Gerät wurde anders fortgesetzt.', 'Beide behalten']
} satisfies Readonly<Record<keyof typeof ENGLISH_STANDING, readonly [string, string]>>;

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'Keine Kamera gefunden.',
	refused:
		'Der Browser sperrt die Kamera für diese Seite. Das kannst du in seinen Einstellungen ändern.',
	busy: 'Die Kamera ist gerade nicht verfügbar: Vielleicht benutzt eine andere App sie.'
};

/** Words of opening a game from elsewhere. */
export const incoming = {
	title: 'Partie öffnen',
	lead: 'Öffne eine Partie, die jemand mit dir geteilt hat. Du siehst sie dir erst an und entscheidest dann, ob du sie behältst.',
	reading: 'Wird gelesen …',
	stopped: 'Abgebrochen: Nichts wurde geöffnet.',

	scan: 'Code scannen',
	scanHint: 'Halte die Kamera auf den Code auf dem anderen Handy.',
	scanAim: 'Der ganze Code muss im Bild sein.',
	notAGameCode: 'Das ist nicht der Code einer Tilekeep-Partie.',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	file: 'Datei wählen',
	fileHint: 'Die Datei einer Partie, das Bild einer Partie oder ein Backup.',
	paste: 'Oder einen Link einfügen',
	pasteHint: 'Du kannst die ganze Nachricht einfügen.',
	openPasted: 'Öffnen',
	onIos:
		'Auf einem iPhone öffnen sich Links in Safari, das eigene Partien hat. Um eine Partie in der App auf dem Home-Bildschirm zu öffnen, scanne ihren Code hier, oder kopiere ihren Link und füg ihn ein.',

	banner: 'Geteilte Partie',
	standing: (how: string): string => STANDING[how]?.[0] ?? '',
	keep: (how: string): string => STANDING[how]?.[1] ?? '',
	leave: 'Verlassen',
	nothingShared:
		'In diesem Fenster ist die geteilte Partie nicht mehr da. Öffne ihren Link oder ihre Datei noch einmal.',
	again: 'Partie öffnen'
} as const;
