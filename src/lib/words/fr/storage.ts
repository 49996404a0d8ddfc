import type { StoreProblemCode } from '../../store/problem';

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
