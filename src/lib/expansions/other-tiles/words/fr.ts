import type { Says } from '../../../words/fr/says';
import { wordsFrom } from '../words-of';

/** The boxes with tiles alone in French. */
export const wordsOf = wordsFrom<Says['marks']>(
	{
		catapult: {
			title: 'La Catapulte',
			adds: '12 tuiles avec des foires ; l’application ne connaît pas la catapulte',
			says: 'Foire : les routes s’y terminent. La catapulte n’est pas évaluée : saisis ses points.',
			mark: { name: 'foire', the: 'la foire' }
		},
		'wheel-of-fortune': {
			title: 'La Roue de la Fortune',
			adds: '19 tuiles avec le signe de la roue ; l’application ne connaît pas la roue',
			says: 'Roue de la Fortune : l’application ne connaît pas la roue. Saisis ses points.',
			mark: { name: 'roue de la Fortune', the: 'la roue de la Fortune' },
			more: 'Ce sont les tuiles avec le signe. Laisse dans la boîte les autres, que le jeu de base a aussi.'
		},
		'big-box-5-wheel': {
			title: 'La Roue de la Big Box 5',
			adds: '12 tuiles de la Big Box 5 ; l’application ne connaît pas la roue',
			says: 'Roue de la Fortune : l’application ne connaît pas la roue. Saisis ses points.',
			mark: { name: 'roue de la Fortune', the: 'la roue de la Fortune' },
			more: 'D’autres tuiles de la Big Box 5 ont aussi ce signe. Elles se posent comme celles du jeu de base.'
		},
		plague: {
			title: 'La Peste',
			adds: '6 tuiles où la peste se déclare ; l’application ne connaît pas les puces',
			says: 'Peste : l’application ne connaît pas les puces, et aucun pion ne part à cause d’elles.',
			mark: { name: 'peste', the: 'la peste' }
		},
		porxada: {
			title: 'La Porxada',
			adds: '1 tuile, une ville avec blason ; son échange et ses points de fin ne sont pas évalués',
			says: 'La Porxada : aucun pion n’est échangé dans l’application. Saisis ses points.',
			mark: { name: 'Porxada', the: 'la Porxada' }
		},
		'cathedrals-in-germany': {
			title: 'Cathédrales d’Allemagne',
			adds: '6 tuiles où des routes se terminent à une cathédrale ; celle-ci n’est pas évaluée',
			says: 'Cathédrale : les routes s’y terminent. Elle-même n’est pas évaluée : saisis ses points.',
			mark: { name: 'cathédrale allemande', the: 'la cathédrale allemande' }
		},
		'spiel-promos': {
			title: 'Tuiles du salon SPIEL',
			adds: '6 tuiles du salon d’Essen, de 2014 à 2018 et de 2020',
			says: 'Une tuile par an de 2014 à 2018, et celle de 2020. Elles n’ont pas de règles à elles.',
			more: 'Celles de 2019 et d’après 2020 ne sont pas dans l’application : décris-les en les posant.'
		},
		'fruit-trees': {
			title: 'Les Arbres fruitiers',
			adds: '6 tuiles avec des arbres fruitiers ; les fruits ne sont pas évalués',
			says: 'Arbre fruitier : les routes s’y terminent. Les fruits ne sont pas évalués : saisis leurs points.',
			mark: { name: 'arbre fruitier', the: 'l’arbre fruitier' }
		},
		tollkeepers: {
			title: 'Les Péagers',
			adds: '10 tuiles, dont 8 avec des voyageurs ; les péages ne sont pas évalués',
			says: 'Voyageurs : l’application ne connaît pas les péages. Saisis leurs points.',
			mark: { name: 'voyageurs', the: 'les voyageurs' }
		},
		'barber-surgeons': {
			title: 'Les Barbiers-chirurgiens',
			adds: '6 tuiles avec des bains ; personne ne peut s’y tenir, et ils ne sont pas évalués',
			says: 'Bains : personne ne s’y tient dans l’application. Saisis leurs points.',
			mark: { name: 'bains', the: 'les bains' }
		},
		'peasant-revolts': {
			title: 'Les Révoltes paysannes',
			adds: '12 tuiles de révoltes ; l’application ne connaît ni révolte ni protection',
			says: 'Révolte : aucun pion ne part à cause d’elle dans l’application. Saisis ses points.',
			mark: { name: 'révolte', the: 'la révolte' },
			more: 'Si trois des douze restent dans la boîte sans être vues, ces trois-là restent à la fin.'
		}
	},
	{
		byHand:
			'Les tuiles se posent et s’évaluent comme toutes les autres. Pour le reste, utilise « Points manuels », avec le nom de la boîte comme raison.',
		rules: {
			'OTHER-1': [
				'Les tuiles d’une boîte sans règles se piochent, se posent et s’évaluent comme les autres : villes, routes, abbayes, jardins et prés.',
				'notre décision'
			],
			'OTHER-2': [
				'Ce qui y figure d’autre, ou se trouve dans la boîte, n’est pas évalué. On saisit ces points à la main, avec la boîte comme raison.',
				'notre décision'
			],
			'OTHER-3': [
				'Une route qui atteint une foire, un arbre fruitier ou une cathédrale allemande s’y termine.',
				'page de La Catapulte ; images'
			],
			'OTHER-4': [
				'Une telle boîte ne déplace ni ne retire aucun pion : laisse cela de côté, ou joue sans l’application.',
				'notre décision'
			]
		},
		ruleTopics: { OTHER: 'Boîtes sans règles' }
	}
);
