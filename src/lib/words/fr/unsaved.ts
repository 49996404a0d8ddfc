import { number, plural } from './format';

/** Said of unsaved entries, by how long they last: like the browser's data, the tab or the page. */
const KEPT_WHERE = {
	browser:
		'Ce morceau est gardé à part dans ce navigateur, et revient quand tu ouvres la partie. Un fichier de la partie est plus sûr.',
	tab: 'Ce morceau est gardé à part dans cet onglet, et revient quand tu y ouvres la partie. Une fois l’onglet fermé, il est perdu : télécharge le fichier de la partie.',
	page: 'Seule cette fenêtre a ce morceau. Une fois fermée ou rechargée, il est perdu : télécharge le fichier de la partie.'
} as const;

export const unsaved = {
	title: 'Quitter la partie ?',
	where: (life: keyof typeof KEPT_WHERE): string =>
		`Un morceau de cette partie n’est pas enregistré. ${KEPT_WHERE[life]}`,
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
	discard: 'La jeter',
	discarded: 'Ta saisie a été jetée.',

	outdated:
		'Un Tilekeep plus récent tourne dans une autre fenêtre. Recharge celle-ci pour continuer : ta saisie est gardée.',
	reload: 'Recharger'
} as const;
