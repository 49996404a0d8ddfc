import type { BoxRulings } from './types';

const TRADERS_PAGE = 'Wikicarpedia, Traders & Builders';

/** The rulings of Traders & Builders. */
export const tradersAndBuilders: BoxRulings = {
	rulings: {
		traderTiles: {
			title: 'Tuiles de Marchands et Bâtisseurs',
			answers: {
				first: ['Sans jardins', 'Les 24 tuiles de l’édition de 2003.'],
				later: [
					'Avec jardins',
					'Les 24 tuiles des éditions depuis 2015 : deux ont un jardin, qui ne compte qu’avec l’abbé.'
				]
			}
		},
		secondPart: {
			title: 'La seconde partie d’un tour',
			answers: {
				may: [
					'On peut y renoncer',
					'« Un joueur peut… » : qui prolonge la route ou la ville du bâtisseur place une seconde tuile, ou finit son tour.'
				],
				must: [
					'Elle est obligatoire',
					'Qui prolonge la route ou la ville du bâtisseur pioche et place toujours une seconde tuile.'
				]
			}
		}
	},
	sources: {
		traderTiles: `${TRADERS_PAGE}, première édition et suivantes, tuiles`,
		secondPart: `${TRADERS_PAGE}, bâtisseur ; « may » dans le texte des règles`
	}
};
