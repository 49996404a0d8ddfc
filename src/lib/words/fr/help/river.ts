import type { HelpSection } from '../../en/help/types';

/** How to play with The River. */
export const river: HelpSection = {
	id: 'river',
	title: 'La Rivière',
	lines: [
		'Douze tuiles montrent la rivière et sont placées avant toutes les autres. La source est placée d’abord, et le lac vient en dernier. La tuile de départ reste dans la boîte, sauf si votre table la pioche avec les autres. Tant qu’il reste des tuiles de rivière, la palette ne propose qu’elles.'
	],
	terms: [
		[
			'Où elle peut tourner',
			'La rivière continue par son extrémité libre. Elle ne tourne jamais du même côté sur deux tuiles de suite, ni trois fois d’affilée, même si des tuiles droites séparent les virages. Votre table peut en décider autrement. Tilekeep ne propose que les emplacements que vos règles permettent.'
		],
		[
			'Pions et points',
			'Sur ces tuiles, les pions se posent comme d’habitude : routes, villes, abbayes, jardins et prés. Aucun ne va sur la rivière, qui ne rapporte rien. Touche-la sur le plateau pour voir ce qu’elle sépare.'
		],
		[
			'Prés',
			'La rivière sépare les prés comme une route. Une route la franchit sur un pont. Autour de la source et du lac, le pré est d’un seul tenant.'
		],
		[
			'Une tuile impossible à placer',
			'Aucun livret ne dit que faire. Tilekeep l’écarte comme toute autre tuile, et son joueur en pioche une nouvelle.'
		],
		[
			'Trois éditions',
			'Les tuiles diffèrent un peu : avant une nouvelle partie, Tilekeep demande donc votre édition. Celles de l’édition Hiver ne sont connues que par des descriptions ; décris toute tuile différente.'
		]
	],
	topics: [
		{
			id: 'river',
			title: 'La Rivière en images',
			pictures: {
				'river-fields':
					'La rivière sépare deux prés : chacun rapporte pour les villes qu’il touche',
				'river-bridge': 'Une route franchit la rivière sur un pont'
			}
		}
	]
};
