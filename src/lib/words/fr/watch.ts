import type { TileType } from '../../engine/tile';
import type { CameraProblem } from '../../share/camera';
import type { Sight, ViewProblem } from '../../watch/watching';
import type { FigureOnTile } from '../values';
import { capital, counted } from './format';
import { ofName } from './grammar';
import { table } from './table';
import { tiles } from './tiles';

const CAMERA: Readonly<Record<CameraProblem, string>> = {
	none: 'Aucune caméra n’a été trouvée. Saisis les tours à la main.',
	refused:
		'Le navigateur bloque la caméra pour cette page. Tu peux changer cela dans ses réglages, ou saisir les tours à la main.',
	busy: 'La caméra n’est pas disponible : une autre application l’utilise peut-être. Saisis les tours à la main.'
};

const SIGHTS: Readonly<Record<Sight['kind'], string>> = {
	still: 'La caméra regarde la table',
	moving: 'Quelque chose bouge',
	covered: 'Quelque chose cache la table',
	lost: 'Le plateau n’est pas visible'
};

const PROBLEMS: Readonly<Record<ViewProblem, string>> = {
	dark: 'Il fait trop sombre : allume une lampe.',
	glare: 'Une lampe se reflète : déplace-la, ou tourne un peu le téléphone.',
	blurred: 'L’image est floue : tiens le téléphone sans bouger, et essuie l’objectif.',
	far: 'Les tuiles sont trop petites : approche le téléphone.',
	slanted: 'La caméra regarde trop de côté : place-la plus haut.',
	'cut-off': 'Une partie du plateau est hors de l’image : recule le téléphone.'
};

const stands = (figure: FigureOnTile | undefined): string =>
	figure ? capital(table.deploy(figure, false)) : table.layAlone;

/** Words of the camera that follows a table. */
export const watch = {
	title: 'Suivre avec la caméra',
	stand: 'Pose le téléphone sur un support, pour qu’il voie toute la table d’en haut.',
	light: 'Éclaire la table de façon égale. Évite les lampes qui se reflètent dans les tuiles.',
	hands: 'Place la tuile, pose le meeple, et retire les mains. Le tour est alors proposé.',
	stays: 'Aucune image ne quitte cet appareil ni n’est enregistrée.',
	battery:
		'On estime que deux heures avec la caméra consomment d’un quart à la moitié d’une batterie pleine. Mieux vaut brancher le téléphone.',
	begin: 'Allumer la caméra',

	asking: 'En attente de la caméra…',
	camera: (problem: CameraProblem): string => CAMERA[problem],
	again: 'Réessayer',
	which: 'Caméra',
	unnamed: (n: number): string => `Caméra ${String(n)}`,

	setUpTitle: 'Où est le plateau ?',
	livePicture: 'L’image de la caméra',
	looking: 'Recherche du plateau. Tiens le téléphone sans bouger.',
	notFound:
		'Le plateau n’est pas encore trouvé. Bouge un peu le téléphone, ou montre les coins du plateau.',
	found: 'Les lignes entourent-elles les tuiles ?',
	fewTiles:
		'Avec si peu de tuiles, il faut connaître l’inclinaison du téléphone : après « C’est bien ça », le navigateur demandera peut-être l’autorisation. Sans elle, Tilekeep cherche de nouveau le plateau dès que quatre tuiles sont posées.',
	/** Once enough tiles lie, and the lines were set by few. */
	enoughTiles: 'Quatre tuiles sont posées : recommence le réglage, et les lignes tiendront.',
	problem: (problem: ViewProblem): string => PROBLEMS[problem],
	looksRight: 'C’est bien ça',
	showCorners: 'Montrer les coins',
	cornersHint:
		'Fais glisser les anneaux vers les coins du plus petit rectangle autour de toutes les tuiles.',
	wrongCorners: 'Le plateau de cette partie n’est pas entre ces coins. Déplace-les, ou réessaie.',
	useCorners: 'Trouver le plateau',
	backToCamera: 'Revenir à la caméra',

	sight: (sight: Sight['kind']): string => SIGHTS[sight],
	starting: 'C’est bientôt prêt…',
	away: 'La caméra était éteinte tant que cette page n’était pas visible. Elle redémarre…',
	broken: 'Cet appareil ne peut pas lire l’image. Saisis les tours à la main.',
	idle: 'Rien n’a bougé depuis cinq minutes : la caméra est éteinte.',
	brighten: 'Touche l’écran pour le rallumer.',
	goOn: 'Continuer',
	showPicture: 'Montrer l’image',
	options: 'Options de la caméra',
	setUpAgain: 'Régler de nouveau',
	stop: 'Ne plus suivre',
	enterSure: 'Saisir ce qui est sûr',
	enterSureHint:
		'Un tour dont la tuile et le pion sont sûrs est saisi après deux secondes, avec un son. Touche l’écran pour l’arrêter.',
	other: {
		title: 'Caméra sur un autre téléphone :',
		away: 'Elle est injoignable pour le moment.',
		off: 'Elle est éteinte. Sur l’autre téléphone, touche « Suivre avec la caméra » dans le menu.',
		stop: 'Ne plus être la caméra'
	},
	told: 'Les tours sont confirmés sur le téléphone qui compte les points.',

	proposed: (name: string): string => `Le tour ${ofName(name)} : est-ce bien ça ?`,
	whichTile: (name: string): string => `Quelle tuile a été placée par ${name} ?`,
	unknownTile: 'La nouvelle tuile ne correspond à aucune de cette partie. Saisis-la à la main.',
	turn: (type: TileType, figure: FigureOnTile | undefined): string =>
		`${tiles.label(type)}. ${stands(figure)}`,
	stands,
	yes: 'Oui',
	otherWay: 'Autrement',
	nothing: 'Non, rien',
	more: (n: number): string =>
		`Puis ${counted(n, 'autre nouvelle tuile', 'autres nouvelles tuiles')}`,
	otherFirst: 'L’autre était la première',
	entering: 'Ce tour sera saisi dans deux secondes. Touche l’écran pour l’arrêter.',
	entered: (name: string): string => `Tour saisi : ${name}.`,
	undo: 'Annuler ce tour',

	figureStillThere: (name: string, type: TileType): string =>
		`${tiles.shortLabel(type)} : le pion ${ofName(name)} devrait être revenu en réserve, mais il y est encore.`,
	tileGone: (type: TileType): string =>
		`${tiles.shortLabel(type)} : elle n’est plus à l’endroit où elle a été saisie.`,
	otherTile: (type: TileType): string =>
		`${tiles.shortLabel(type)} : une autre tuile semble être à sa place.`
};
