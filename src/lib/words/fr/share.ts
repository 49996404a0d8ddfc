import { timeInSentence, plural } from './format';
import { ofNames } from './grammar';

const at = (time: number, now: number): string => timeInSentence(new Date(time), new Date(now));

export const share = {
	open: 'Partager cette partie',
	follow: 'Montrer sur d’autres téléphones',
	title: 'Partager cette partie',
	contents: (names: readonly string[]): string =>
		`Tu partages toute la partie, tour par tour, avec ${plural(names.length, { one: 'le nom', other: 'les noms' })} ${ofNames(names)}. La partie est dans le lien, le code ou l’image elle-même : aucun serveur ne la voit.`,
	failed: 'Impossible de préparer le partage de cette partie.',

	send: 'Envoyer un lien',
	copy: 'Copier le lien',
	copied: 'Lien copié.',
	notCopied: 'Le navigateur n’a pas laissé Tilekeep le copier.',
	notShared: 'Le partage n’a pas marché.',
	code: 'Afficher un code',
	codeTitle: 'Le code de la partie',
	codeHint: 'Vise-le avec la caméra de l’autre téléphone.',
	codeOf: (names: readonly string[]): string => `Un code qui ouvre la partie ${ofNames(names)}`,
	tooLong: 'Cette partie est trop longue pour un code : envoie son lien, son image ou son fichier.',
	picture: 'Faire une image',
	pictureTitle: 'Partager l’image',
	pictureOf: (names: readonly string[]): string => `La table et les scores ${ofNames(names)}`,
	shapes: 'Format de l’image',
	shape: { card: 'Carte', story: 'Story' },
	shapeHint: {
		card: 'La partie est dans l’image : en l’ouvrant dans Tilekeep, on peut revoir chaque tour.',
		story:
			'Pour le plein écran d’un téléphone, sans le code : la partie n’est pas dans cette image.'
	},
	painting: 'Dessin en cours…',
	sendPicture: 'Envoyer',
	savePicture: 'Enregistrer',
	file: 'Enregistrer dans un fichier',
	back: 'Toutes les façons de partager',

	exportTitle: 'Pour d’autres apps',
	sendAsText: 'Envoyer en texte',
	copyReport: 'Copier en texte',
	reportCopied: 'Texte copié.',
	saveScoresAsTable: 'Scores en tableau (CSV)',
	saveAwardsAsTable: 'Toutes les évaluations en tableau (CSV)',
	writeDown: 'Noter la partie',
	bgStats: 'Ouvrir dans BG Stats',
	bgStatsCode: 'Code pour BG Stats',
	bgStatsHint:
		'BG Stats est une app qui enregistre les parties jouées. Si elle est sur cet appareil, ouvre-la ici ; sinon, fais scanner le code au téléphone qui l’a.',
	bgStatsScan: 'Scanne-le avec le téléphone qui a BG Stats.',
	bgStatsLabel: 'Un code qui ouvre cette partie dans BG Stats',

	transfer: 'Transférer la partie',
	transferLong: 'Transférer sur un autre téléphone',
	transferHint:
		'L’autre téléphone compte les points à partir d’ici. Celui-ci ne fait que montrer la partie jusqu’à ce que tu la reprennes.',
	transferNow: 'Transférer maintenant',
	scan: 'Scanne ceci avec l’autre téléphone',
	scanHint:
		'Sur l’autre téléphone, touche ensuite « Reprendre et jouer ». Si la caméra ne marche pas, envoie le lien.',
	transferred: (time: number, now: number): string =>
		`Partie transférée ${at(time, now)}. L’autre appareil compte les points dès qu’il l’a reprise.`,
	takeBackTransfer: 'Reprendre la partie',
	showCode: 'Afficher le code',
	transferredToYou: (time: number, now: number): string =>
		`Partie transférée ${at(time, now)}. Cet appareil compte les points dès que tu la reprends.`,
	takeOver: 'Reprendre et jouer',
	transferTaken:
		'Cet appareil compte maintenant les points. L’autre sait qu’il a transféré la partie.'
} as const;
