import type { BoxRulings } from '../../en/rulings/types';

const RIVER_PAGE = 'Wikicarpedia, La Rivière';

/** The rulings of The River. */
export const river: BoxRulings = {
	rulings: {
		riverTiles: {
			title: 'Tuiles de la rivière',
			answers: {
				third: [
					'Troisième édition',
					'Boîtes depuis 2021 : la source est près d’une route, le lac a une abbaye et un virage a un jardin.'
				],
				second: [
					'Deuxième édition',
					'Boîtes depuis 2014 : comme la première édition, mais un virage a un jardin.'
				],
				first: [
					'Première édition',
					'Boîtes jusqu’en 2013 : la source et le lac sont dans un pré, et il n’y a pas de jardin.'
				]
			}
		},
		startTileWithRiver: {
			title: 'La tuile de départ avec la Rivière',
			answers: {
				out: ['Reste dans la boîte', 'La source est placée d’abord, à sa place.'],
				bag: [
					'Est piochée',
					'La source est placée d’abord, et la tuile de départ est piochée comme les autres. D’anciennes boîtes le permettent.'
				]
			}
		},
		river: {
			title: 'Où la rivière peut tourner',
			answers: {
				'third-turn': [
					'Pas de demi-tour',
					'Jamais du même côté sur deux tuiles de suite, ni une troisième fois avec des tuiles droites entre elles, selon la réponse de l’éditeur.'
				],
				'twice-running': [
					'Pas deux fois de suite',
					'Seulement les mots de la règle : jamais du même côté sur deux tuiles de suite.'
				],
				room: [
					'Là où il y a la place',
					'D’un côté ou de l’autre, tant que l’emplacement où elle continue et les cinq autour de celui-ci, à l’opposé de la tuile, sont libres. Dans aucun livret.'
				]
			}
		},
		riverFields: {
			title: 'Prés au bord de la rivière',
			answers: {
				parted: ['Séparés', 'La rivière sépare les prés comme une route.'],
				joined: [
					'Réunis',
					'Les prés des deux rives n’en font qu’un, sauf si une route ou une ville passe entre eux. Une règle maison.'
				]
			}
		}
	},
	sources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, avec les réponses de l’éditeur`,
		riverFields: 'Dans aucun livret : au choix de votre table'
	}
};
