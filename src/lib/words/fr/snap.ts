import type { PieceKindId } from '../../engine/piece';
import type { PhotoProblem, ReadingProblem } from '../../snap/reading';
import type { CellFacts, ContentFacts } from '../values';
import { counted, number, percent, plural } from './format';
import { ofName } from './grammar';
import { thisFigure, tiles } from './tiles';

const CORNERS = [
	'Coin en haut à gauche',
	'Coin en haut à droite',
	'Coin en bas à droite',
	'Coin en bas à gauche'
];

const NUDGES = {
	left: 'Déplacer vers la gauche',
	right: 'Déplacer vers la droite',
	up: 'Déplacer vers le haut',
	down: 'Déplacer vers le bas'
} as const;

const PHOTO_PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
	empty: 'Ce fichier est vide. Reprends la photo, ou choisis-en une autre.',
	pdf: 'C’est un PDF, pas une photo. Fais une capture d’écran de la page et choisis-la.',
	heic: 'Ce navigateur ne lit pas les photos au format HEIC. Prends la photo ici, ou enregistre-la en JPEG et choisis-la.',
	'too-large':
		'Cette photo est trop grande pour cet appareil. Prends-la avec moins de mégapixels, ou rogne-la autour de la table et choisis-la à nouveau.',
	'no-picture':
		'Ce fichier n’est pas lisible comme image ici. Choisis une photo en JPEG, PNG ou WebP, ou prends-en une.'
};

const READING_PROBLEMS: Readonly<Record<ReadingProblem, string>> = {
	'no-table':
		'Il n’y a presque aucune tuile entre les coins. Déplace-les vers les tuiles du bord, ou prends une autre photo.',
	unreadable:
		'Presque aucune tuile n’a été reconnue avec certitude. Vérifie que chaque case de la grille contient une tuile. Si la photo est floue ou sombre, prends-en une autre.',
	'other-table':
		'Trop peu de ces tuiles sont là où tu les as saisies. Vérifie les coins, ou prends une photo qui en montre davantage.',
	failed:
		'Impossible d’analyser la photo sur cet appareil. Réessaie, ou saisis les tuiles à la main.'
};

const content = ({ content: { kind }, type }: ContentFacts): string => {
	if (kind === 'empty') return 'Aucune tuile';
	return kind === 'tile' && type ? tiles.label(type) : 'Une autre tuile';
};

/** Words of the way from a photo to a table. */
export const snap = {
	title: 'Le plateau d’après une photo',
	lead: 'Photographie toute la table, d’en haut ou de côté. Tilekeep reconnaît les tuiles, et tu corriges ses erreurs. Si une photo ne suffit pas, commence par une partie de la table, puis ajoute une autre photo.',
	leadFurther:
		'Photographie la suite de la table, avec au moins deux rangées de tuiles déjà saisies. Tilekeep assemble le tout grâce à ces tuiles.',
	leadCatchUp:
		'Photographie la table, ou l’endroit où sont les nouvelles tuiles, avec beaucoup de tuiles déjà saisies. Tilekeep trouve ce qui est nouveau.',
	stays:
		'Rien ne quitte cet appareil. La photo n’est pas enregistrée non plus, sauf si tu la gardes avec la partie.',
	take: 'Prendre une photo',
	choose: 'Choisir une photo',
	keep: 'Garder la photo avec la partie',
	notKept: 'La photo n’a pas pu être gardée avec la partie.',
	opening: 'Ouverture de la photo…',
	photoProblem: (problem: PhotoProblem): string => PHOTO_PROBLEMS[problem],
	/** A board that was read earlier: how many tiles it has. */
	kept: (n: number): string =>
		`Une photo de cette table a déjà été lue : ${counted(n, 'tuile', 'tuiles')}.`,
	resume: 'Reprendre la vérification',
	otherPhoto: 'Une autre photo',
	byHand: 'Saisir à la main',

	cornersTitle: 'Où sont les tuiles ?',
	cornersHint:
		'Fais glisser les anneaux vers les coins du plateau, pour que chaque case contienne une tuile.',
	cornersFound:
		'Les lignes passent-elles entre les tuiles ? Sinon, fais glisser les anneaux vers les coins du plateau.',
	finding: 'Recherche des tuiles…',
	counting: 'Comptage des colonnes et des rangées…',
	photoOfTable: 'La photo avec la grille',
	corner: (index: number): string => CORNERS[index] ?? '',
	cornerKeys: 'Fais-le glisser, ou déplace-le avec les flèches ; plus loin avec Maj.',
	cornerAt: (index: number, across: number, down: number): string =>
		`${CORNERS[index] ?? ''} : ${percent(across)} depuis la gauche, ${percent(down)} depuis le haut`,
	nudge: (way: keyof typeof NUDGES): string => NUDGES[way],
	turn: 'Tourner la photo',
	gridSize: (columns: number, rows: number): string =>
		`${counted(columns, 'colonne', 'colonnes')}, ${counted(rows, 'rangée', 'rangées')}`,
	columns: 'Colonnes',
	fewerColumns: 'Une colonne de moins',
	moreColumns: 'Une colonne de plus',
	rows: 'Rangées',
	fewerRows: 'Une rangée de moins',
	moreRows: 'Une rangée de plus',
	noGrid: 'Aucun plateau ne tient entre ces coins. Place chaque anneau sur le bon coin.',
	read: 'Reconnaître les tuiles',

	reading: 'Reconnaissance des tuiles…',
	readingProblem: (problem: ReadingProblem): string => READING_PROBLEMS[problem],
	checkAnyway: 'Montrer quand même',

	checkTitle: 'Est-ce votre plateau ?',
	board: (columns: number, rows: number): string =>
		`Le plateau reconnu : ${counted(columns, 'colonne', 'colonnes')}, ${counted(rows, 'rangée', 'rangées')}`,
	cell: ({ cell, sure, known, ...what }: CellFacts): string =>
		[
			`Colonne ${number(cell.column + 1)}, rangée ${number(cell.row + 1)}. ${content(what)}`,
			...(known ? ['comme tu l’as indiqué'] : sure ? [] : ['à vérifier'])
		].join(', '),
	content,
	position: (column: number, row: number): string =>
		`Colonne ${number(column + 1)}, rangée ${number(row + 1)}`,
	choices: 'Ce qu’il y a là',
	compare: 'La photo sur le plateau',
	compared: (part: number): string => `sur ${percent(part)} du plateau`,
	turnTile: 'Tourner la tuile',
	anotherDesign: 'Autre tuile…',
	chooseDesign: 'Quelle tuile est là ?',
	other: 'Pas dans vos boîtes',
	describe: 'Décrire la tuile…',
	empty: 'Rien',
	tapHint:
		'Touche une case pour la corriger. Les tuiles avec un point d’interrogation sont incertaines.',
	doubtful: 'Incertain : touche ce qu’il y a là.',
	isOther: 'Une tuile qui n’est dans aucune de vos boîtes. Décris-la, ou laisse-la de côté.',
	toCheck: (n: number): string => `${number(n)} à vérifier`,
	changed: (n: number): string =>
		n === 0
			? ''
			: `${counted(n, 'autre tuile a changé', 'autres tuiles ont changé')} du même coup.`,
	leftOut: (n: number): string =>
		plural(n, {
			one: n === 0 ? '' : 'Une tuile absente de vos boîtes a été laissée de côté.',
			other: `${number(n)} tuiles absentes de vos boîtes ont été laissées de côté.`
		}),
	undo: 'Annuler',
	use: (n: number): string =>
		n === 1 ? 'Utiliser cette tuile' : `Utiliser ces ${number(n)} tuiles`,
	add: (n: number): string =>
		n === 0 ? 'Rien de nouveau ici' : `Ajouter ${counted(n, 'tuile', 'tuiles')}`,
	backToCorners: 'Retour aux coins',

	figure: (n: number, all: number, name: string, piece: PieceKindId): string =>
		`Pion ${number(n)} sur ${number(all)} : touche l’endroit où est ${thisFigure(piece)} ${ofName(name)}.`,
	noFigure: 'Aucun pion ici',

	propose: (n: number): string =>
		n === 0 ? 'Rien de nouveau ici' : `Proposer ${counted(n, 'tour', 'tours')}`,
	aside: (n: number): string =>
		`La photo est toujours là : ${counted(n, 'nouvelle tuile', 'nouvelles tuiles')}.`,
	stillToEnter: (n: number): string =>
		`D’après la photo : encore ${counted(n, 'tuile', 'tuiles')} à saisir.`,
	notAllowed: (n: number): string =>
		plural(n, {
			one: `D’après les règles, ${number(n)} tuile de la photo ne peut pas être placée maintenant.`,
			other: `D’après les règles, ${number(n)} tuiles de la photo ne peuvent pas être placées maintenant.`
		}),
	skip: 'Pas celle-ci',
	stop: 'Arrêter'
};
