import { places } from '../../../words/fr/places';
import { tiles } from '../../../words/fr/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/fr/says';
import type { LITTLE_BUILDINGS_NAMES } from '../names';

/** “sur la tuile à 2 tuiles à l’est de la tuile de départ”. */
const onto = ({ place }: SaidEvent): string => `sur ${place ? places.theTile(place) : ''}`;

/** The Little Buildings in French. */
export const words: WordsOf<typeof LITTLE_BUILDINGS_NAMES> = {
	title: 'Les Petits Bâtiments',
	adds: '18 bâtiments, qui font rapporter plus ce qu’on évalue',
	besides: { 'little-buildings': '18 petits bâtiments' },
	pieces: {
		shed: { one: 'remise', many: 'remises', feminine: true },
		house: { one: 'maisonnette', many: 'maisonnettes', feminine: true },
		'little-tower': { one: 'tourelle', many: 'tourelles', feminine: true }
	},
	titles: { 'little-buildings/put': 'Bâtiment posé' },
	countables: {
		'little-buildings/all': { one: 'bâtiment', many: 'bâtiments' },
		shed: { one: 'remise', many: 'remises', feminine: true },
		house: { one: 'maisonnette', many: 'maisonnettes', feminine: true },
		'little-tower': { one: 'tourelle', many: 'tourelles', feminine: true }
	},
	events: {
		'little-buildings/put-shed': (event) => `${event.name} a posé une remise ${onto(event)}.`,
		'little-buildings/put-house': (event) => `${event.name} a posé une maisonnette ${onto(event)}.`,
		'little-buildings/put-tower': (event) => `${event.name} a posé une tourelle ${onto(event)}.`,
		'little-buildings/found': (event) =>
			`Table de départ : ${tiles.pieceFirst(event.piece ?? 'shed')} ${onto(event)}.`
	},
	questions: {
		'little-buildings/put': (name) => ({
			question: `${name}, quel bâtiment ?`,
			how: 'Touche celui que tu poses sur cette tuile.',
			why: 'Aucun pion n’est placé ce tour. Ce qu’on évalue ici rapporte plus.'
		})
	},
	offers: { 'little-buildings/put': 'Poser un bâtiment' },
	answers: {
		'little-buildings/put/shed': () => 'Remise',
		'little-buildings/put/house': () => 'Maison',
		'little-buildings/put/little-tower': () => 'Tour'
	},
	rulings: {
		littleBuildings: {
			title: 'Ce que rapporte un petit bâtiment',
			answers: {
				alike: [
					'1 point chacun',
					'Chaque bâtiment rapporte 1 point.',
					'chaque petit bâtiment rapporte 1'
				],
				'by-kind': [
					'1, 2 ou 3 points',
					'Une remise rapporte 1, une maisonnette 2 et une tourelle 3. C’est la variante de la feuille.',
					'une remise rapporte 1, une maisonnette 2 et une tourelle 3'
				]
			}
		}
	},
	rulingSources: { littleBuildings: 'Feuille de Spielbox 5/2012' },
	help: {
		title: 'Les Petits Bâtiments',
		lines: [
			'À deux, chacun a trois remises, trois maisonnettes et trois tourelles ; à trois, deux de chaque ; à plus, une.'
		],
		terms: [
			[
				'Poser un bâtiment',
				'Place une tuile. Puis, au lieu de placer un pion, touche « Poser un bâtiment » et choisis lequel : il y reste jusqu’à la fin.'
			],
			[
				'Ce qu’il rapporte',
				'Une route, une ville ou un pré évalué rapporte 1 de plus par bâtiment sur ses tuiles, quel que soit le joueur. À la fin, cela vaut aussi pour les zones incomplètes.'
			],
			[
				'Autour d’une abbaye',
				'Les bâtiments sur sa tuile et les huit autour comptent. Pour un jardin aussi, sauf si son pion est repris.'
			]
		],
		topics: {
			'little-buildings': {
				title: 'Les bâtiments en images',
				pictures: { 'buildings-road': 'Une route de 5 tuiles avec deux bâtiments : 7 points' }
			}
		}
	},
	rules: {
		'BUILDING-1': [
			'Il y a 6 remises, 6 maisonnettes et 6 tourelles, réparties également, autant de chaque type. Le reste demeure dans la boîte.',
			'feuille ; page ; autant de chaque type : JCloisterZone'
		],
		'BUILDING-2': [
			'Au lieu de placer un pion ou de toute autre action, on peut poser un de ses bâtiments sur la tuile placée. Aucune n’en a donc deux.',
			'feuille ; page'
		],
		'BUILDING-3': [
			'Une route, une ville ou un pré évalué rapporte 1 de plus par bâtiment sur ses tuiles, quel que soit le joueur.',
			'feuille ; prés : JCloisterZone'
		],
		'BUILDING-4': [
			'Pour une abbaye ou un jardin comptent les bâtiments sur sa tuile et les huit autour, même pour un pion couché.',
			'feuille ; jardins, monastères et pions couchés : JCloisterZone'
		],
		'BUILDING-5': [
			'Les bâtiments rapportent aussi à la fin, même là où rien d’autre ne rapporte.',
			'feuille ; ce qui ne rapporte rien d’autre : JCloisterZone'
		],
		'BUILDING-6': [
			'Selon une autre règle, une remise rapporte 1, une maisonnette 2 et une tourelle 3.',
			'feuille, variante'
		],
		'BUILDING-7': [
			'Un pion repris pour des points ne reçoit rien pour les bâtiments.',
			'JCloisterZone'
		],
		'BUILDING-8': [
			'Les paysans évalués pendant la partie reçoivent aussi les points des bâtiments.',
			'JCloisterZone'
		],
		'BUILDING-9': [
			'Les bâtiments restent jusqu’à la fin. Dans une partie déjà commencée, indiquez où ils sont ; chacun a encore ceux qui ont été répartis.',
			'notre décision'
		]
	},
	ruleTopics: { BUILDING: 'les petits bâtiments' }
};
