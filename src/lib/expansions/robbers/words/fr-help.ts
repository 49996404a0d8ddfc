import type { ExpansionReading } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

type Reading = ExpansionReading<typeof ROBBERS_NAMES>;

/** How to play with The Robbers, in French. */
export const help: Reading['help'] = {
	title: 'Les Brigands',
	lines: [
		'Chaque joueur a un brigand, qui attend d’abord en réserve. L’une des tuiles suivantes a un jardin ; dis dans tes règles lesquelles tu as.'
	],
	terms: [
		[
			'Une bourse est posée',
			'Le joueur qui la pose peut mettre son brigand à côté du marqueur d’un autre joueur, ou l’y déplacer. Puis le prochain joueur qui a encore son brigand peut le poser. Selon d’autres règles, tous le peuvent. Tilekeep demande à chacun : touche un nom, ou personne.'
		],
		[
			'Voler',
			'Quand un joueur à côté de ton brigand marque, tu en marques la moitié, arrondie à l’entier supérieur. Il garde tout, et ton brigand rentre. Il ne prend que la moitié d’un seul gain : le premier du tour.'
		],
		[
			'Sur la piste de score',
			'Un brigand est sur une case et vole quiconque s’y trouve. Si plusieurs marquent dans le même tour, Tilekeep demande qui tu voles, si cela change quelque chose. Touche le score d’un joueur pour voir où sont les brigands.'
		],
		[
			'Personne ne vole un brigand',
			'Les points volés ne se volent pas. Les brigands à côté de ce marqueur le suivent et attendent. Il en va de même pour les points saisis à la main.'
		],
		[
			'À la fin',
			'Chaque brigand sur la piste de score rapporte 3 points. Selon d’autres règles, ils volent encore une fois ou ne font rien.'
		]
	],
	topics: {
		robbers: {
			title: 'Les brigands en images',
			pictures: {
				'robber-takes-half':
					'Le brigand bleu est chez Rouge : Bleu prend la moitié de la route rouge',
				'robber-goes-along':
					'Rouge prend la moitié de la ville bleue, et le brigand bleu suit le marqueur rouge'
			}
		}
	}
};

/** The rules of The Robbers. */
export const rules: Reading['rules'] = {
	'ROBBERS-1': [
		'Huit tuiles à la bourse sont mélangées aux autres. Chaque joueur a un brigand, d’abord en réserve. L’une des tuiles suivantes a un jardin.',
		'page, contenu ; images des tuiles'
	],
	'ROBBERS-2': [
		'Le joueur qui pose une bourse peut mettre son brigand sur une case de la piste de score où est le marqueur d’un autre joueur. S’il y est déjà, il peut aller sur une autre case de ce genre.',
		'page ; première page ; Papa Geek'
	],
	'ROBBERS-3': [
		'Puis le prochain joueur qui a encore son brigand peut le poser, et personne d’autre. Selon d’autres règles, tous le peuvent, l’un après l’autre.',
		'page ; première page ; Z-Man ; page de 2025'
	],
	'ROBBERS-4': [
		'Les brigands se posent avant les pions et avant l’évaluation. Ce que complète la tuile à la bourse peut donc être volé aussitôt.',
		'première page, 12/2013 ; page, question'
	],
	'ROBBERS-5': [
		'Quand un joueur à côté d’un brigand marque, le propriétaire du brigand en marque la moitié, arrondie à l’entier supérieur. Le joueur garde tout, et le brigand rentre.',
		'page ; première page ; boutiques'
	],
	'ROBBERS-6': [
		'Si plusieurs joueurs à côté d’un brigand marquent dans le même tour, son propriétaire choisit qui est volé.',
		'boutiques'
	],
	'ROBBERS-7': [
		'Les points volés ne se volent pas. Les brigands à côté d’un marqueur qui avance par un vol le suivent et attendent.',
		'page ; première page ; boutiques'
	],
	'ROBBERS-8': [
		'Un brigand est sur une case et vole quiconque s’y trouve, même arrivé plus tard. La case vient du total, compté autour des 50 cases.',
		'page ; première page, 5/2013'
	],
	'ROBBERS-9': [
		'Un brigand prend la moitié d’un seul gain, le premier du tour, et non de tous les points du tour.',
		'Z-Man ; l’ordre : notre décision'
	],
	'ROBBERS-10': [
		'À la fin, chaque brigand sur la piste de score rapporte 3 points. Selon d’autres règles, il vole encore une fois ou ne fait rien.',
		'Wikicarpedia, Game Reference ; non précisé sur les pages'
	],
	'ROBBERS-11': [
		'Un brigand peut être posé sur la case 0, même au premier tour.',
		'page, selon ses mots'
	],
	'ROBBERS-12': [
		'Les points saisis à la main ne se volent pas. Le brigand suit le marqueur à côté duquel il a été posé.',
		'notre décision'
	],
	'ROBBERS-13': [
		'Dans une partie déjà commencée, on indique où sont les brigands. Ce qui s’y trouve complété peut être volé.',
		'notre décision'
	],
	'ROBBERS-14': [
		'Avec Les Messagers, un brigand est à côté d’un seul des deux pions d’un joueur et ne vole que celui-là. Tilekeep demande lequel a avancé.',
		'page ; première page, 5/2013 ; notre décision sur les questions'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { ROBBERS: 'les brigands' };
