import type { PlayerColour } from '../../engine/colours';
import { plain } from '../formats';
import { list, plural } from './format';
import type { StoreProblemCode } from '../../store/problem';
import { boxesIn, shortNameIn } from '../spoken-expansions';
import type { Says } from './says';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
	red: 'Rouge',
	blue: 'Bleu',
	green: 'Vert',
	yellow: 'Jaune',
	black: 'Noir',
	grey: 'Gris',
	pink: 'Rose'
};

export const common = {
	app: 'Tilekeep',
	colour: (colour: PlayerColour): string => COLOURS[colour],
	points: (n: number): string =>
		`${plain(n)} ${plural(Math.abs(n), { one: 'point', other: 'points' })}`,
	list,
	colon: ' :',
	notLoaded:
		'Tilekeep n’est pas encore chargé en entier sur cet appareil. Connecte-toi à un réseau, recharge la page et réessaie.',
	howScored: 'Comment on compte',
	inPictures: 'Voir en images',
	close: 'Fermer',
	cancel: 'Arrêter',
	done: 'Terminé',
	undo: 'Annuler',
	redo: 'Rétablir'
} as const;

export const shell = {
	title: (page: string): string => `${page} · Tilekeep`,
	home: 'Accueil',
	help: 'Aide',
	settings: 'Réglages',
	tournament: 'Tournoi',

	updateReady: 'Une nouvelle version est prête. Tes parties restent comme elles sont.',
	updateNow: 'Mettre à jour',
	updateBlocked:
		'Une partie est ouverte dans une autre fenêtre. Ferme-la d’abord, puis fais la mise à jour.',
	offlineReady: 'C’est prêt : Tilekeep fonctionne maintenant sans réseau.',

	memoryOnly:
		'Ce navigateur ne peut rien enregistrer : une partie ne dure que tant que cette fenêtre est ouverte. Télécharge le fichier de la partie avant de fermer la fenêtre.',

	waiting: {
		blocked:
			'Une ancienne version de Tilekeep utilise tes parties dans une autre fenêtre. Ferme toutes les autres fenêtres et tous les autres onglets de Tilekeep : ici, ça continuera tout seul.',
		slow: 'Tes parties mettent du temps à s’ouvrir. Si Tilekeep est ouvert dans une autre fenêtre ou un autre onglet, ferme-le : ici, ça continuera tout seul.',
		silent:
			'Le stockage du navigateur ne répond pas. Tilekeep continue d’attendre. Si cela dure, redémarre le navigateur.'
	},

	errorTitle: 'Page introuvable',
	errorBrokenTitle: 'Il y a eu un problème',
	errorLost: 'Tilekeep n’a pas de page à cette adresse. Tes parties sont en sécurité.',
	errorBroken: 'Tilekeep n’a pas pu ouvrir cette page. Tes parties sont en sécurité.',
	errorHome: 'Aller à l’accueil'
} as const;

const STORE: Readonly<Record<StoreProblemCode, string>> = {
	conflict: 'Pas enregistré : cette partie a continué dans une autre fenêtre.',
	gone: 'Pas enregistré : cette partie a été supprimée entre-temps.',
	unreadable:
		'Cette partie est gardée, mais elle est endommagée ou vient d’une version plus récente de Tilekeep. Fais d’abord la mise à jour.',
	full: 'Pas enregistré : cet appareil est plein.',
	lost: 'Pas enregistré : le navigateur n’a plus accès à son stockage.',
	silent:
		'Pas encore enregistré : le stockage du navigateur ne répond pas. Vous pouvez continuer à jouer.',
	stopped: 'Arrêté : rien n’a été enregistré.',
	outdated:
		'Pas enregistré : une version plus récente de Tilekeep est ouverte dans une autre fenêtre. Recharge celle-ci.',
	unavailable: 'Pas enregistré : le navigateur empêche Tilekeep d’enregistrer des parties.'
};

export const storage = {
	keptInMemory:
		'Ce navigateur ne peut pas enregistrer de parties : elles seront perdues quand tu fermeras la fenêtre.',
	store: (code: StoreProblemCode): string => STORE[code]
} as const;

/** The French words of the expansions that are loaded. */
export const boxes = boxesIn<Says>('fr');

/** The short name of an expansion, never broken between lines. */
export const expansionName = (id: string): string => shortNameIn('fr', id);

/** The title of an expansion; its short name where its words aren’t loaded yet. */
export const expansionTitle = (id: string): string => boxes.title[id] ?? expansionName(id);
