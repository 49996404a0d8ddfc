import type { ENGLISH_STANDING } from '../en/incoming';
import type { CameraProblem } from '../../share/camera';

/** Said of a game from elsewhere and on its button, by what keeping it would do. */
const STANDING: Readonly<Record<string, readonly [string, string]>> = {
	stored: ['Nu este încă pe acest dispozitiv.', 'Păstrează aici'],
	'already-here': ['Este deja în întregime pe acest dispozitiv.', 'Deschide jocul meu'],
	continued: ['Are mai multe ture decât cel de pe acest dispozitiv.', 'Actualizează jocul meu'],
	copied: ['Cel de pe acest dispozitiv a continuat altfel.', 'Păstrează-le pe ambele']
} satisfies Readonly<Record<keyof typeof ENGLISH_STANDING, readonly [string, string]>>;

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'Tilekeep nu găsește nicio cameră.',
	refused: 'Browserul blochează camera pentru această pagină. Poți schimba asta în setările lui.',
	busy: 'Camera nu poate fi folosită acum: poate o folosește altă aplicație.'
};

/** Words of opening a game from elsewhere. */
export const incoming = {
	title: 'Deschide un joc',
	lead: 'Deschide un joc primit de la cineva. Îl vezi mai întâi, apoi hotărăști dacă îl păstrezi.',
	reading: 'Se citește…',
	stopped: 'Oprit: nu s-a deschis nimic.',

	scan: 'Scanează un cod',
	scanHint: 'Îndreaptă camera spre codul de pe celălalt telefon.',
	scanAim: 'Ține tot codul în imagine.',
	notAGameCode: 'Acesta nu este codul unui joc Tilekeep.',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	file: 'Alege un fișier',
	fileHint: 'Fișierul unui joc, imaginea unui joc sau un backup.',
	paste: 'Sau lipește un link',
	pasteHint: 'Poți lipi tot mesajul.',
	openPasted: 'Deschide',
	onIos:
		'Pe iPhone, linkurile se deschid în Safari, care are propriile jocuri. Ca să deschizi un joc în aplicația de pe ecranul principal, scanează-i codul aici sau copiază linkul și lipește-l.',

	banner: 'Joc primit',
	standing: (how: string): string => STANDING[how]?.[0] ?? '',
	keep: (how: string): string => STANDING[how]?.[1] ?? '',
	leave: 'Ieși',
	nothingShared: 'Această fereastră nu mai are jocul primit. Deschide din nou linkul sau fișierul.',
	again: 'Deschide un joc'
} as const;
