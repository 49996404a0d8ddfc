import { number, plural, minutes, span } from './format';

/** Said of unsaved entries, by how long they last: like the browser's data, the tab or the page. */
const KEPT_WHERE = {
	browser:
		'Ils sont gardés à part dans ce navigateur, et reviennent quand tu ouvres la partie. Un fichier de la partie est plus sûr.',
	tab: 'Ils sont gardés à part dans cet onglet, et reviennent quand tu y ouvres la partie. Si tu fermes l’onglet, ils sont perdus : télécharge le fichier de la partie.',
	page: 'Ils ne sont que dans cette fenêtre. Si tu la fermes ou la recharges, ils sont perdus : télécharge le fichier de la partie.'
} as const;

export const unsaved = {
	title: 'Quitter la partie ?',
	where: (life: keyof typeof KEPT_WHERE): string =>
		`Certains tours ne sont pas enregistrés. ${KEPT_WHERE[life]}`,
	stay: 'Rester',
	leave: 'Quitter quand même',

	restored: (n: number): string =>
		plural(n, {
			one: 'La dernière saisie n’avait pas été enregistrée. La revoilà.',
			other: `Les ${number(n)} dernières saisies n’avaient pas été enregistrées. Les revoilà.`
		}),
	keptBeside:
		'Cette partie a continué autrement dans une autre fenêtre. Ce que tu as saisi ici n’y est pas enregistré, et est gardé dans un fichier à part.',
	downloadKeptBeside: 'Télécharger ma saisie',
	discard: 'Supprimer ma saisie',
	discarded: 'Ta saisie a été supprimée.',

	outdated:
		'Une version plus récente de Tilekeep est ouverte dans une autre fenêtre. Recharge celle-ci pour continuer : ta saisie est gardée.',
	reload: 'Recharger'
} as const;

export const example = {
	title: 'Une partie d’exemple',
	banner: 'Exemple',
	hint: 'Touche une ville, une route ou un score pour en voir le calcul. Ou place la tuile suivante.',
	notKept: 'Rien n’est enregistré ici.',
	startOver: 'Recommencer',
	leave: 'Quitter',
	failed:
		'Impossible de charger l’exemple : la première fois, il lui faut le réseau. Tes parties, elles, n’en ont pas besoin.'
} as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const clock = {
	running: (ms: number): string => {
		const seconds = String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0');
		return `${String(Math.floor(ms / MINUTE))}:${seconds}`;
	},
	minutes: (ms: number): string => minutes(Math.floor(ms / MINUTE)),
	total: (ms: number): string => `${span(ms)} pour tous les tours jusqu’ici`,
	long: (limit: number): string => `Ce tour dure depuis plus de ${span(limit)}.`
} as const;
