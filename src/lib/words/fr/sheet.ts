import type {
	LineTrouble,
	Lost,
	RefusedLine,
	SheetForm,
	SheetTrouble,
	TableWay,
	Unwritable,
	WrittenForm
} from '../../notation';
import { common } from './common';
import { counted, number } from './format';
import { refusals } from './troubles';

/** What each form is called, and what it is. */
const FORMS: Readonly<Record<WrittenForm, readonly [name: string, hint: string]>> = {
	json: [
		'Feuille de partie',
		'Un fichier JSON, que lisent des programmes. Il est décrit en entier.'
	],
	freels: [
		'Freels',
		'Une ligne par tour, comme C. Freels note ses parties. On peut aussi la lire soi-même.'
	],
	central: [
		'Central',
		'La notation de Carcassonne Central. Nous n’en connaissons le manuel qu’en partie : la façon de noter les paysans, les voleurs et les moines est devinée.'
	]
};

const FOUND: Readonly<Record<SheetForm, string>> = {
	json: 'C’est une feuille de partie en JSON.',
	freels: 'C’est une partie dans la notation de Freels.',
	central:
		'C’est une partie dans la notation de Carcassonne Central, dont nous ne connaissons qu’une partie.',
	jcloister:
		'C’est une partie enregistrée par JCloisterZone. Les tuiles impossibles à placer n’y sont pas.'
};

const LOST: Readonly<Record<Lost, string>> = {
	rulings: 'Selon quelles règles vous avez joué : on les choisit à l’ouverture du texte.',
	times: 'Le temps que chaque tour a pris.',
	date: 'Quand vous avez joué.',
	names: 'Les noms des joueurs : ils s’appellent A, B et ainsi de suite.',
	colours: 'Les couleurs des joueurs.',
	order: 'Qui a posé une tuile hors de son tour.',
	aside:
		'Les tuiles impossibles à placer : elles ont un tiret, que d’autres programmes ne connaissent peut-être pas.',
	gardens: 'Les jardins : les tuiles sont notées sans eux.',
	recalled: 'Qu’on a repris un pion au lieu d’en placer un.',
	figures: 'Quel type de pion a été placé : chacun a l’air d’un meeple.',
	trees: 'Qu’il n’y avait que des arbres à un carrefour.',
	corrections: 'Les points donnés à la main.',
	overruled: 'Les objections que vous avez écartées : on refusera peut-être ces tours.',
	ended: 'Que la partie s’est terminée avant que toutes les tuiles soient posées.',
	'lost-on-time': 'Que quelqu’un a perdu parce que son temps était écoulé.',
	expansions: 'Vos extensions et ce qu’elles ont fait décider.',
	rest: 'Tout ce qui suit un tour impossible à rejouer.'
};

const UNWRITABLE: Readonly<Record<Unwritable, string>> = {
	found:
		'Personne ne sait dans quel ordre les tuiles d’une partie déjà commencée ont été posées. Elle ne peut donc pas être notée.',
	start:
		'Ces formats commencent par la tuile de départ habituelle, ce qui n’est pas le cas de cette partie.',
	tiles: 'Cette partie a des tuiles sans lettre. Elle ne peut pas être notée dans ces formats.'
};

const TROUBLES: Readonly<Record<LineTrouble, string>> = {
	unreadable: 'elle ne se lit pas comme un tour',
	'unknown-tile': 'elle nomme une tuile qui n’est pas dans le jeu de base',
	'unknown-player': 'elle nomme un joueur qui n’est pas dans la liste',
	'unknown-place': 'elle place le pion là où la tuile n’a rien',
	'start-again': 'elle pose encore la tuile de départ',
	'not-next': 'son numéro n’est pas le suivant, il manque donc peut-être un tour',
	'out-of-reach': 'elle pose une tuile plus loin que toute table possible'
};

const REFUSED: Readonly<Record<SheetTrouble, string>> = {
	'not-a-sheet': 'Ce texte n’est une partie dans aucun des formats que lit Tilekeep.',
	'too-long': 'Ce texte est plus long que toute partie.',
	'no-start':
		'Cette partie ne commence pas par la tuile de départ habituelle. Elle ne peut pas être ouverte.',
	players: 'Il faut un à six joueurs dans cette partie.',
	names:
		'Deux joueurs de cette partie ont le même nom. On ne peut donc pas savoir qui a joué quel tour.',
	expansions: 'Cette partie a été jouée avec des extensions. Seul le jeu de base peut être lu.',
	'no-turns': 'Il n’y a aucun tour dans ce texte.'
};

/** How the table may lie, by where the start tile’s city points. */
const UP = [
	'y vers le haut, la première ville en haut',
	'y vers le haut, la première ville à droite',
	'y vers le haut, la première ville en bas',
	'y vers le haut, la première ville à gauche'
] as const;
const DOWN = [
	'y vers le bas, la première ville en haut',
	'y vers le bas, la première ville à droite',
	'y vers le bas, la première ville en bas',
	'y vers le bas, la première ville à gauche'
] as const;

const why = ({ why: reason }: RefusedLine): string =>
	'trouble' in reason ? TROUBLES[reason.trouble] : `elle ${refusals.why(reason.refusal)}`;

/** Words of games in writing. Only those load them who write one down, or open one. */
export const sheet = {
	lead: 'Les tours en texte : pour d’autres programmes, un forum ou un livre.',
	forms: 'Format',
	form: (form: WrittenForm): string => FORMS[form][0],
	hint: (form: WrittenForm): string => FORMS[form][1],
	lostTitle: 'Cela n’y est pas dit :',
	lost: (lost: Lost): string => LOST[lost],
	unwritable: (reason: Unwritable): string => UNWRITABLE[reason],
	text: 'La partie en texte',
	copy: 'Copier',
	copied: 'Copié.',
	save: 'Enregistrer dans un fichier',
	paper: 'Une feuille de partie sur papier',
	paperHint: 'À imprimer : cette partie, ou une feuille vide à remplir à la main.',

	foundTitle: 'Une partie notée',
	found: (form: SheetForm): string => FOUND[form],
	players: (names: readonly string[]): string => `Joueurs : ${common.list(names)}.`,
	turns: (count: number, over: boolean): string =>
		over
			? `${counted(count, 'tour', 'tours')}, toutes les tuiles sont posées.`
			: `${counted(count, 'tour', 'tours')}. Il reste des tuiles, la partie n’est donc pas finie.`,
	refused: (form: SheetForm, refused: RefusedLine): string =>
		form === 'freels' || form === 'central'
			? `La ligne ${number(refused.line)} n’est pas acceptée : ${why(refused)}. La partie peut être ouverte jusque-là.`
			: `L’entrée ${number(refused.line)} n’est pas acceptée : ${why(refused)}. La partie peut être ouverte jusque-là.`,
	unreadable: (trouble: SheetTrouble): string => REFUSED[trouble],
	rules: 'Selon quelles règles a-t-on joué ?',
	howMany: 'Combien ont joué ?',
	way: 'Ce texte peut se lire de plusieurs façons. Laquelle est la bonne ?',
	wayIs: ({ up, start }: TableWay): string => (up ? UP : DOWN)[start],
	place: (line: number, letter: string, place: string): string =>
		`Ligne ${number(line)} : ${place} peut désigner plusieurs endroits de la tuile ${letter}. Lequel ?`,
	open: 'Ouvrir la partie',
	openPart: 'L’ouvrir jusque-là',
	another: 'Choisir un autre texte',

	paperTitle: 'Feuille de partie',
	paperFor: 'Feuille',
	filled: 'Cette partie',
	empty: 'Vide',
	print: 'Imprimer',
	date: 'Date',
	names: 'Joueurs',
	columns: ['N°', 'Joueur', 'Tuile', 'Tournée', 'Pion', 'x', 'y', 'Points', 'Réserve'],
	final: 'Scores finaux',
	legend:
		'Tuile : sa lettre, de A à X. Tournée : quarts de tour dans le sens horaire, de 0 à 3. Pion : de 1 à 9 comme les touches d’un téléphone, 0 pour aucun. Les x vont vers la droite et les y vers le haut, depuis la tuile de départ, dont la ville est à droite.'
} as const;
