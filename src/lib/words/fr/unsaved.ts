import { number, plural } from './format';

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
