import { isolate } from '../../engine/typed-text';
import type { ENGLISH_KINDS, ENGLISH_BOXES } from '../en/setup';
import type { PlayerColour } from '../../engine/colours';
import { boxes, expansionTitle, common } from './common';
import { number, plural, row } from './format';
import { ofName } from './grammar';

const KINDS: Readonly<Record<string, string>> = {
	base: 'Jeu de base',
	'big-box': 'Big Box',
	winter: 'Édition Hiver'
} satisfies Readonly<Record<keyof typeof ENGLISH_KINDS, string>>;

const ANIMALS = 'Douze tuiles montrent des animaux. L’année est sur la boîte.';

const BOXES: Readonly<Record<string, readonly [printed: string, hint: string]>> = {
	'base-c1': ['2000–13', 'La première édition, sans jardins sur les tuiles.'],
	'base-c2': ['2014', 'Huit tuiles montrent un jardin ; La Rivière et L’Abbé sont dans la boîte.'],
	'base-c3': ['2021', 'Avec des jardins. La rivière finit près d’une abbaye.'],
	'base-2025': [
		'2025',
		'Nous n’avons pas la liste de ses tuiles : le jeu de base et la rivière sont ceux de 2021. Les extensions achetées avec ont les tuiles et les règles de 2025, connues en partie par une seule source.'
	],
	'big-box-8': [
		'8',
		'Big Box 8, de 2025. Nous ne savons pas tout ce qu’elle contient : coche ce que vous jouez. Le jeu de base et la rivière sont ceux de 2021.'
	],
	'big-box-7': ['7', 'Big Box 7, de 2021, avec sept mini-extensions. Coche ce que vous jouez.'],
	'big-box-6': ['6', 'Big Box 6, de 2017, avec sept mini-extensions. Coche ce que vous jouez.'],
	'big-box-5': [
		'5',
		'Big Box 5, de 2014. Tilekeep n’a pas la roue elle-même : commencez par la tuile de départ habituelle. Ses tuiles sont sous « La Roue de la Big Box 5 ». Nous ne savons pas tout ce qu’elle contient : coche ce que vous jouez.'
	],
	'winter-we3-gardens': [
		'2022',
		'Douze tuiles montrent des animaux, et huit un jardin. L’année est sur la boîte.'
	],
	'winter-we3': ['2022', ANIMALS],
	'winter-we2': ['2020', ANIMALS],
	'winter-we1': ['2012–15', ANIMALS],
	'winter-wd': ['2011', 'Aucune tuile ne montre d’animaux. L’année est sur la boîte.']
} satisfies Readonly<Record<keyof typeof ENGLISH_BOXES, readonly [printed: string, hint: string]>>;

const BUILD = 'Saisir les tuiles';
const WAIT_REASONS = 'On commence dès que tes parties sont chargées…';
const startWith = (players: number): string =>
	plural(players, { one: 'Commencer en solo', other: `Commencer à ${number(players)}` });

export const setup = {
	title: 'Nouvelle partie',
	existingTableTitle: 'Partie déjà commencée',
	existingTableHint:
		'Ensuite, prends une photo de la table, ou indique ses tuiles dans n’importe quel ordre. Ajoute les pions posés et les points sur la piste de score. Puis continue à jouer, ou passe directement à l’évaluation finale.',
	build: BUILD,
	box: 'Boîte',
	kind: (kind: string): string => KINDS[kind] ?? kind,
	printed: (box: string): string => BOXES[box]?.[0] ?? box,
	boxHint: (box: string): string => BOXES[box]?.[1] ?? '',
	ownBoxUnknown: 'Laquelle est la mienne ?',
	ownBoxKnown: 'Je sais laquelle c’est',
	/** What tells boxes apart: questions, and what somebody may find in the box. */
	whichBox: {
		gardens: {
			asks: 'Certaines de tes tuiles ont-elles un jardin ?',
			signs: { gardens: 'Oui, comme celle-ci', none: 'Non, aucune' }
		},
		river: {
			asks: 'Qu’y a-t-il dans ta boîte ?',
			signs: {
				monastery: 'Une rivière qui finit près d’une abbaye',
				recent: 'La même, imprimée depuis 2025',
				lake: 'Une rivière qui finit dans un lac',
				inns: 'Des auberges aussi : une Big Box'
			}
		},
		bigBox: {
			asks: 'Qu’y a-t-il dans ta Big Box ?',
			signs: {
				ring: 'Une auberge dans un anneau de route',
				monastery: 'Une rivière qui finit près d’une abbaye',
				lake: 'Une rivière qui finit dans un lac',
				wheel: 'Une roue de la fortune'
			}
		},
		winter: {
			asks: 'Que montrent tes tuiles ?',
			signs: {
				gardens: 'Des jardins et des animaux',
				animals: 'Des animaux, pas de jardins',
				neither: 'Ni jardins ni animaux'
			}
		},
		winterRiver: {
			asks: 'Y a-t-il une rivière dans ta boîte ?',
			signs: { river: 'Oui, douze tuiles', none: 'Non' }
		}
	},
	tiles: (drawn: number, expansions: readonly string[]): string =>
		common.list([
			`${String(drawn)} tuiles`,
			...expansions.flatMap((id) => boxes.besides[id] ?? [])
		]),

	playedWith: 'Extensions',
	/** The expansions of the game, after “Played with”. */
	expansionsPlayed: (ids: readonly string[]): string => row(ids.map(expansionTitle)) || 'aucune',
	/** Expansions that lie in the chosen box, and all others. */
	inTheBox: 'De cette boîte',
	besides: 'D’autres boîtes',
	searchExpansions: 'Chercher une extension',
	noExpansionFound: 'Aucune extension ne correspond.',
	notInApp: [
		'L’École : une tuile double. L’application n’a que des tuiles carrées.',
		'Châteaux d’Allemagne : des tuiles doubles. L’application n’a que des tuiles carrées.',
		'Les Marchés de Leipzig : des tuiles doubles. L’application n’a que des tuiles carrées.',
		'Les demi-tuiles (Halflings) : des triangles. L’application n’a que des tuiles carrées.',
		'Le Comte de Carcassonne : une ville de douze tuiles, que l’application n’a pas.',
		'Les cartes (Maps) d’Allemagne, des États-Unis et d’ailleurs : des plateaux, que l’application n’a pas.',
		'Les Cadeaux : des cartes, que l’application n’a pas.',
		'Les Poteaux indicateurs : l’application n’a pas ces tuiles. Décris chacune en la posant.',
		'Les 20 ans de Carcassonne, anniversaire : l’application n’a pas ces tuiles. Décris chacune en la posant.',
		'Les Paris : l’application n’a pas ces tuiles. Décris chacune en la posant.'
	],
	showAllExpansions: (all: number): string => `Tout afficher (${String(all)})`,
	/** The expansions that somebody here owns, and why to say so. */
	own: 'Ce que j’ai',
	ownHint:
		'Coche tes boîtes une fois. Dans chaque nouvelle partie, leur contenu vient alors en premier.',
	caution: (kind: string, expansions: readonly string[]): string =>
		expansions.flatMap((id) => boxes.mind[`${id}/${kind}`] ?? []).join(' '),
	expansion: expansionTitle,
	adds: (id: string): string => boxes.adds[id] ?? '',

	clock: 'Pendule',
	clockSays: (
		clock: { readonly minutes: number; readonly increment: number } | undefined
	): string => {
		if (!clock) return 'aucune';
		return clock.increment === 0
			? `${number(clock.minutes)} min chacun`
			: `${number(clock.minutes)} min chacun, ${number(clock.increment)} s de plus par tour`;
	},
	customBoxes: 'Tes propres boîtes',
	customBoxesPlayed: (names: readonly string[]): string => row(names.map(isolate)) || 'aucune',
	tilesInBag: 'Tuiles dans le sac',
	tilesHint: 'Une tuile perdue ou ajoutée ? Tilekeep saura ce qui peut encore venir.',
	tilesAsSold: 'Comme dans les boîtes',
	oneTileLess: (tile: string): string => `Une de moins. ${tile}`,
	oneTileMore: (tile: string): string => `Une de plus. ${tile}`,

	players: 'Joueurs',
	seatsHint: 'dans l’ordre autour de la table',
	nameOf: (seat: number): string => `Nom du joueur ${String(seat)}`,
	colourOf: (player: string): string => `Couleur ${ofName(player)}`,
	chooseColour: (player: string, colour: PlayerColour): string =>
		`Couleur ${ofName(player)} : ${common.colour(colour)}. En choisir une autre`,
	sixthColour:
		'Auberges et Cathédrales ajoute une sixième couleur : gris dans la première édition, rose depuis 2015.',
	tooFew: (figures: number): string =>
		`Ces boîtes ont des pions pour ${String(figures)} joueurs. Au-delà, il faut vos propres pions.`,
	taken: (colour: PlayerColour): string => `${common.colour(colour)} : déjà pris`,
	moveUp: (player: string): string => `Déplacer ${player} vers le haut`,
	moveDown: (player: string): string => `Déplacer ${player} vers le bas`,
	removePlayer: (player: string): string => `Retirer ${player}`,
	add: 'Ajouter un joueur',
	addKnown: (name: string): string => `Ajouter ${name}`,
	wrongName: (code: string): string =>
		code === 'too-long' ? 'Un nom a 40 caractères au maximum.' : 'Ce nom ne peut pas être affiché.',

	whoStarts: 'Qui commence ?',
	how: 'Comment décider',
	drawLots: 'Tirer au sort',
	lotDrawn: (player: string): string => `${player} commence.`,

	firstGame: 'C’est votre première partie ?',
	withoutFarmers: 'Jouer sans paysans',

	startWith,
	waiting: WAIT_REASONS,
	start: (players: number, found: boolean, waits: boolean): string =>
		waits ? WAIT_REASONS : found ? BUILD : startWith(players)
} as const;
