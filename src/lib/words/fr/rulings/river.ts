import type { river as english } from '../../en/rulings/river';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE } from './prints';

const RIVER_PAGE = 'Wikicarpedia, La Rivière';

/** The rulings of The River. */
export const river: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		riverTiles: {
			title: 'Tuiles de la rivière',
			answers: {
				third: [
					'Troisième édition',
					'Boîtes depuis 2021 : la source borde une route, le lac a une abbaye et un virage a un jardin.',
					'les tuiles de la rivière sont celles de la troisième édition'
				],
				second: [
					'Deuxième édition',
					'Boîtes depuis 2014 : comme la première édition, mais un virage a un jardin.',
					'les tuiles de la rivière sont celles de la deuxième édition'
				],
				first: [
					'Première édition',
					'Boîtes jusqu’en 2013 : la source et le lac sont dans un pré, et il n’y a pas de jardin.',
					'les tuiles de la rivière sont celles de la première édition'
				]
			}
		},
		startTileWithRiver: {
			title: 'La tuile de départ avec La Rivière',
			answers: {
				out: [
					'Reste dans la boîte',
					'La source prend sa place.',
					'la tuile de départ reste dans la boîte'
				],
				bag: [
					'Piochée avec les autres',
					'La source est placée d’abord, et la tuile de départ est piochée comme les autres. Certaines anciennes boîtes le permettent.',
					'la tuile de départ est piochée comme les autres'
				]
			}
		},
		river: {
			title: 'Où la rivière peut tourner',
			answers: {
				'third-turn': [
					'Pas de demi-tour',
					'Jamais du même côté sur deux tuiles de suite, ni trois fois d’affilée, même si des tuiles droites séparent les virages. C’est la réponse de l’éditeur.',
					'la rivière ne fait jamais demi-tour'
				],
				'twice-running': [
					'Pas deux fois de suite',
					'Seulement ce que dit la règle : jamais du même côté sur deux tuiles de suite.',
					'la rivière ne tourne jamais du même côté deux fois de suite'
				],
				room: [
					'Partout où il y a de la place',
					'D’un côté ou de l’autre, tant que l’emplacement suivant et les cinq autour, à l’opposé de la tuile, sont libres. Dans aucun livret.',
					'la rivière tourne partout où il y a de la place'
				]
			}
		},
		riverFields: {
			title: 'Prés au bord de la rivière',
			answers: {
				parted: [
					'Séparés',
					'La rivière sépare les prés comme une route.',
					'la rivière sépare les prés'
				],
				joined: [
					'Réunis',
					'Les prés des deux rives n’en font qu’un, sauf si une route ou une ville passe entre eux. Une règle maison.',
					'la rivière ne sépare pas les prés'
				]
			}
		}
	},
	sources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, avec les réponses de l’éditeur`,
		riverFields: IN_NONE
	}
};
