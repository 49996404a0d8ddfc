import type { tradersAndBuilders as english } from '../../en/rulings/traders-and-builders';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE, mayStayInBox } from './prints';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** The rulings of Traders & Builders. */
export const tradersAndBuilders: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		traderTiles: {
			title: 'Tuiles de Marchands et Bâtisseurs',
			answers: {
				first: [
					'Sans jardins',
					'Les 24 tuiles de l’édition de 2003.',
					'les tuiles de Marchands et Bâtisseurs n’ont pas de jardin'
				],
				later: [
					'Avec jardins',
					'Les 24 tuiles des éditions depuis 2015 : deux ont un jardin, qui ne compte qu’avec l’abbé.',
					'deux tuiles de Marchands et Bâtisseurs ont un jardin'
				]
			}
		},
		secondPart: {
			title: 'La seconde partie d’un tour',
			answers: {
				may: [
					'On peut y renoncer',
					'« Un joueur peut… » : celui qui prolonge la route ou la ville de son bâtisseur place une seconde tuile, ou finit son tour.',
					'on peut renoncer à la seconde partie d’un tour'
				],
				must: [
					'Elle est obligatoire',
					'Le joueur qui prolonge la route ou la ville de son bâtisseur pioche et place toujours une seconde tuile.',
					'la seconde partie d’un tour est obligatoire'
				]
			}
		},
		builders: mayStayInBox('Bâtisseurs', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un bâtisseur',
			'personne n’a de bâtisseur'
		]),
		pigs: mayStayInBox('Cochons', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un cochon',
			'personne n’a de cochon'
		])
	},
	sources: {
		traderTiles: `${TRADERS_PAGE}, première édition et suivantes, tuiles`,
		secondPart: `${TRADERS_PAGE}, bâtisseur ; « may » dans le texte des règles`,
		builders: IN_NONE,
		pigs: IN_NONE
	}
};
