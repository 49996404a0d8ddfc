import type { ENGLISH_STANDING } from '../en/incoming';
import type { CameraProblem } from '../../share/camera';

/** Said of a game from elsewhere and on its button, by what keeping it would do. */
const STANDING: Readonly<Record<string, readonly [string, string]>> = {
	stored: ['Cette partie n’est pas encore sur cet appareil.', 'Garder sur cet appareil'],
	'already-here': ['Cette partie est déjà en entier sur cet appareil.', 'Ouvrir la mienne'],
	continued: ['Cette partie a plus de tours que la tienne.', 'Mettre la mienne à jour'],
	copied: ['Sur cet appareil, cette partie a continué autrement.', 'Garder les deux']
} satisfies Readonly<Record<keyof typeof ENGLISH_STANDING, readonly [string, string]>>;

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'Aucune caméra trouvée.',
	refused:
		'Le navigateur bloque la caméra pour cette page. On peut changer cela dans ses réglages.',
	busy: 'Impossible d’utiliser la caméra pour le moment : une autre app s’en sert peut-être.'
};

export const incoming = {
	title: 'Ouvrir une partie',
	lead: 'Ouvre une partie que quelqu’un a partagée avec toi. Tu la vois d’abord, puis tu décides de la garder ou non.',
	reading: 'Lecture…',
	stopped: 'Arrêté : rien n’a été ouvert.',

	scan: 'Scanner un code',
	scanHint: 'Vise le code sur l’autre téléphone avec la caméra.',
	scanAim: 'Garde tout le code dans le cadre.',
	notAGameCode: 'Ce n’est pas le code d’une partie de Tilekeep.',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	file: 'Choisir un fichier',
	fileHint: 'Le fichier d’une partie, son image, ou une sauvegarde.',
	paste: 'Ou coller un lien',
	pasteHint: 'Tu peux coller tout le message.',
	openPasted: 'Ouvrir',
	onIos:
		'Sur un iPhone, les liens s’ouvrent dans Safari, qui garde ses propres parties. Pour ouvrir une partie dans l’app de l’écran d’accueil, scanne son code ici, ou copie son lien et colle-le.',

	banner: 'Partie partagée',
	standing: (how: string): string => STANDING[how]?.[0] ?? '',
	keep: (how: string): string => STANDING[how]?.[1] ?? '',
	leave: 'Quitter',
	nothingShared:
		'Cette fenêtre n’a plus la partie partagée. Ouvre à nouveau son lien ou son fichier.',
	again: 'Ouvrir une partie'
} as const;
