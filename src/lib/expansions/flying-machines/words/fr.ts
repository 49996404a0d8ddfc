import { capital, counted, number } from '../../../words/fr/format';
import { ofName, some, the } from '../../../words/fr/grammar';
import { placeOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import { nounOf, tiles } from '../../../words/fr/tiles';
import type { FLYING_NAMES } from '../names';

/** “le meeple”. */
const figure = (piece: string | undefined): string => the(nounOf(piece ?? 'follower'));

/** The Flying Machines in French. */
export const words: WordsOf<typeof FLYING_NAMES> = {
	title: 'Les Machines volantes',
	adds: '8 tuiles d’où des pions s’envolent, et un dé',
	printed: {
		'flying-machine':
			'Machine volante : celui qui pose cette tuile peut faire voler un pion dans le sens de la flèche au lieu d’en poser un.'
	},
	marks: { 'flying-machine': { name: 'machine volante', the: 'la machine volante' } },
	events: {
		'flying-machines/took-off': ({ name, piece }) =>
			`${name} a mis ${some(nounOf(piece ?? 'follower'))} sur la machine volante.`,
		'flying-machines/rolled': ({ count = 0 }) => `Le dé a donné ${number(count)}.`,
		'flying-machines/crashed': ({ count = 0, piece }) =>
			`Le dé a donné ${number(count)} : ${figure(piece)} ne pouvait se poser nulle part et revient en réserve.`,
		'flying-machines/landed': (event) =>
			`${capital(figure(event.piece))} a volé de ${counted(event.count ?? 0, 'case', 'cases')}, vers ${placeOf(event)}.`
	},
	questions: {
		'flying-machines/took-off': (name) => ({
			question: `${name}, quel pion s’envole ?`,
			how: 'Touche celui qui est sur la machine volante.',
			why: 'Aucun autre pion n’est placé ce tour-ci, où qu’il se pose.'
		}),
		'flying-machines/rolled': (name, options) => ({
			question: `${name}, jusqu’où vole ton pion ?`,
			how:
				options > 0
					? 'Touche le nombre du dé, ou l’endroit où il se pose.'
					: 'Touche le nombre du dé.',
			why: 'Il vole tout droit dans le sens de la flèche. Les emplacements vides comptent.'
		}),
		'flying-machines/landed': (name) => ({
			question: `${name}, où se pose ton pion ?`,
			how: 'Touche la route, la ville ou l’abbaye.',
			why: 'Il doit se poser, même s’il y a déjà quelqu’un, mais jamais dans un pré.'
		})
	},
	offers: { 'flying-machines/took-off': 'Faire voler un pion' },
	declines: { 'flying-machines/took-off': 'Pas de vol' },
	answers: {
		'flying-machines/took-off/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'flying-machines/rolled/road': ({ count }) => `${number(count)} : route`,
		'flying-machines/rolled/city': ({ count }) => `${number(count)} : ville`,
		'flying-machines/rolled/monastery': ({ count }) => `${number(count)} : abbaye`,
		'flying-machines/rolled/garden': ({ count }) => `${number(count)} : jardin`,
		'flying-machines/rolled/several': ({ count }) => `${number(count)} : choisir`,
		'flying-machines/rolled/crashes': ({ count }) => `${number(count)} : en réserve`
	},
	reasons: {
		'flying-machines/landed': ({ piece, name }) =>
			`${capital(the(nounOf(piece)))} ${ofName(name)} s’est posé ici avec la machine volante.`
	},
	rulings: {
		flyingTiles: {
			title: 'Tuiles des Machines volantes',
			answers: {
				first: [
					'Sans jardin',
					'Les 8 tuiles de 2012.',
					'les tuiles des Machines volantes n’ont pas de jardin'
				],
				later: [
					'Avec jardin',
					'Les 8 tuiles depuis 2017 : l’une a un jardin, qui ne compte qu’avec L’Abbé.',
					'une tuile des Machines volantes a un jardin'
				]
			}
		},
		flyers: {
			title: 'Qui peut voler',
			answers: {
				all: [
					'D’autres pions aussi',
					'Tout pion qui compte pour la majorité peut voler.',
					'tout pion qui compte pour la majorité peut voler'
				],
				meeples: [
					'Meeples seulement',
					'Seuls les meeples peuvent voler, les grands aussi : la règle de 2025.',
					'seuls les meeples volent'
				]
			}
		}
	},
	rulingSources: {
		flyingTiles: 'Wikicarpedia, Les Machines volantes : images des tuiles',
		flyers: 'Wikicarpedia, Les Machines volantes : notes ; édition de 2025'
	},
	help: {
		title: 'Les Machines volantes',
		lines: [],
		terms: [
			[
				'S’envoler',
				'Place une tuile avec une machine volante, sa flèche vers ton but. Puis, au lieu de placer un pion, touche « Faire voler un pion ».'
			],
			[
				'Le vol',
				'Lance le dé : le pion vole tout droit de 1, 2 ou 3 cases. Touche le nombre du dé, ou l’endroit où il se pose.'
			],
			[
				'Se poser',
				'Le pion se pose sur une route, une ville ou une abbaye incomplète, même s’il y a déjà quelqu’un. Si c’est impossible, il revient en réserve.'
			]
		],
		topics: {
			flight: {
				title: 'Les vols en images',
				pictures: {
					'flight-shares': 'Bleu a volé jusqu’à la route de Rouge : les deux marquent les points',
					'flight-monastery':
						'Bleu a volé de deux cases jusqu’à l’abbaye de Rouge : les deux marquent à la fin'
				}
			}
		}
	},
	rules: {
		'FLIGHT-1': [
			'Il y a 8 tuiles, piochées comme les autres. Chacune montre une machine avec une flèche. Dans les éditions récentes, l’une a un jardin.',
			'page, images des tuiles'
		],
		'FLIGHT-2': [
			'Le joueur qui place une telle tuile peut mettre un pion sur sa machine, au lieu d’en placer ou d’en reprendre un.',
			'page'
		],
		'FLIGHT-3': [
			'Le dé dit jusqu’où il vole : 1, 2 ou 3 cases tout droit. Les emplacements vides comptent.',
			'page ; JCloisterZone'
		],
		'FLIGHT-4': [
			'Il doit se poser sur une route, une ville ou une abbaye incomplète de cette tuile, même s’il y a déjà quelqu’un. Son joueur choisit.',
			'page ; JCloisterZone'
		],
		'FLIGHT-5': ['Il ne se pose jamais dans un pré.', 'page, 2e et 3e éditions'],
		'FLIGHT-6': [
			'S’il n’y a pas de tuile, ou rien qui l’accueille, le pion revient en réserve. Aucun autre n’est placé ce tour-ci.',
			'page ; JCloisterZone'
		],
		'FLIGHT-7': [
			'Ce que la tuile complète en étant placée est déjà complet : personne ne s’y pose.',
			'page, note de 2012'
		],
		'FLIGHT-8': [
			'Tout pion qui compte pour la majorité vole là où il peut aller. Selon la règle de 2025, seuls les meeples volent.',
			'page, notes de 2013 et 2015 ; édition de 2025'
		],
		'FLIGHT-9': [
			'Les pions ainsi réunis se partagent les points selon la majorité. Se poser ne rapporte rien en soi.',
			'page sur l’évaluation'
		],
		'FLIGHT-10': [
			'Dans un tour de plusieurs tuiles, chacune permet un vol. On se pose aussi sur les tuiles de rivière.',
			'notre décision ; JCloisterZone'
		]
	},
	ruleTopics: { FLIGHT: 'les machines volantes' }
};
