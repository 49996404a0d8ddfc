import type { innsAndCathedrals as english } from '../../en/rulings/inns-and-cathedrals';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE, mayStayInBox } from './prints';

const PAGES = 'Wikicarpedia, Inns and Cathedrals (1re ; 2e et 3e éditions)';

/** The rulings of Inns & Cathedrals. */
export const innsAndCathedrals: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		innTiles: {
			title: 'Tuiles d’Auberges et Cathédrales',
			answers: {
				first: [
					'Première édition',
					'L’auberge au carrefour de trois routes est au bord d’une seule. Boîtes jusque vers 2014.',
					'les tuiles d’Auberges et Cathédrales sont celles de la première édition'
				],
				later: [
					'Éditions récentes',
					'L’auberge au carrefour de trois routes est entre deux routes et vaut pour les deux ; deux tuiles ont un jardin. Boîtes depuis 2015.',
					'les tuiles d’Auberges et Cathédrales sont celles des éditions récentes'
				]
			}
		},
		bigFollowers: mayStayInBox('Grands meeples', 'Chaque joueur en a un, comme dans la boîte.', [
			'chaque joueur a un grand meeple',
			'personne n’a de grand meeple'
		])
	},
	sources: {
		innTiles: `${PAGES}, et les images des tuiles`,
		bigFollowers: IN_NONE
	}
};
