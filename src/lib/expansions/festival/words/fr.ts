import { capital } from '../../../words/fr/format';
import { ofName, some } from '../../../words/fr/grammar';
import { places, withinOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import { nounOf, tiles } from '../../../words/fr/tiles';
import type { FESTIVAL_NAMES } from '../names';

/** The Festival in French. */
export const words: WordsOf<typeof FESTIVAL_NAMES> = {
	title: 'Le Festival',
	adds: '10 tuiles pour reprendre un pion',
	printed: {
		festival:
			'Festival : celui qui pose cette tuile peut reprendre un de ses pions, où qu’il soit, au lieu d’en placer un.'
	},
	marks: { festival: { name: 'festival', the: 'le festival' } },
	events: {
		'festival/took': (event) =>
			`Pour le festival, ${event.name} a repris ${some(nounOf(event.piece ?? 'follower'))} ${withinOf(event)}.`,
		'festival/took-down': ({ name, piece = 'follower', place }) =>
			`Pour le festival, ${name} a repris ${some(nounOf(piece))} en hauteur sur ${place ? places.theTile(place) : ''}.`
	},
	questions: {
		'festival/took': (name) => ({
			question: `${name}, quel pion reprends-tu ?`,
			how: 'Touche l’un de tes pions sur le plateau.',
			why: 'Il ne rapporte rien, et rien d’autre n’est placé ni repris avec cette tuile.'
		})
	},
	offers: { 'festival/took': 'Reprendre un pion' },
	answers: {
		'festival/took/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'festival/took/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))} en hauteur`
	},
	fates: {
		'festival/took': ({ name, piece, kind }) =>
			`Le festival a renvoyé ${tiles.figureOn(piece, kind)} ${ofName(name)} en réserve`
	},
	rulings: {
		festival: {
			title: 'Qui revient pour un festival',
			answers: {
				figures: [
					'Tous les pions',
					'Les pions qui ne comptent pour aucune majorité peuvent revenir aussi.',
					'tout pion peut revenir pour un festival'
				],
				followers: [
					'Ceux qui comptent',
					'Seuls les pions qui comptent pour la majorité peuvent revenir.',
					'seuls les pions qui comptent pour la majorité reviennent pour un festival'
				]
			}
		}
	},
	rulingSources: {
		festival: 'Wikicarpedia, Le Festival : notes des deux éditions ; tuile de règles de 2016'
	},
	help: {
		title: 'Le Festival',
		lines: [
			'Toutes les éditions jusqu’en 2022 ont les mêmes 10 tuiles. Les deux tuiles ajoutées en 2024 n’y sont pas.'
		],
		terms: [
			[
				'Reprendre un pion',
				'Place une tuile avec un festival. Puis, au lieu de placer un pion, touche l’un des tiens sur le plateau : il revient en réserve.'
			],
			[
				'L’effet',
				'Il ne rapporte rien. Un pion qui ne peut rester seul revient aussi, et un pré où il n’y a plus personne est de nouveau libre.'
			],
			[
				'Avant l’évaluation',
				'Le pion est parti avant l’évaluation du tour. Ce que la tuile complète rapporte à ceux qui y sont encore.'
			]
		],
		topics: {
			festival: {
				title: 'Un festival en images',
				pictures: {
					'festival-farmer': 'Pour le festival, Rouge a repris son paysan : Bleu marque seul le pré'
				}
			}
		}
	},
	rules: {
		'FESTIVAL-1': [
			'Il y a 10 tuiles, piochées comme les autres : les mêmes en 2011, 2016 et 2022.',
			'page, contenu et images'
		],
		'FESTIVAL-2': [
			'Le joueur qui place une telle tuile peut reprendre un de ses pions, où qu’il soit, au lieu de toute autre action.',
			'page ; tuile de règles'
		],
		'FESTIVAL-3': ['Il ne rapporte rien, où qu’il ait été.', 'page'],
		'FESTIVAL-4': [
			'Tout pion du joueur peut revenir, quel qu’il soit. Selon un texte plus ancien, seulement ceux qui comptent pour la majorité.',
			'page, notes de 2014 ; tuile de règles'
		],
		'FESTIVAL-5': [
			'Un pion qui ne peut rester seul, et n’a plus de pion de son joueur à côté de lui, revient aussi en réserve.',
			'JCloisterZone'
		],
		'FESTIVAL-6': [
			'Le pion est revenu avant l’évaluation : ce que la tuile complète rapporte à ceux qui y sont encore.',
			'page, déroulement du tour ; JCloisterZone'
		],
		'FESTIVAL-7': [
			'Un pré dont un pion s’était emparé redevient un pré comme un autre quand ce pion est revenu.',
			'JCloisterZone'
		],
		'FESTIVAL-8': [
			'Dans un tour de plusieurs tuiles, chaque festival le permet. La seconde partie que la tuile a gagnée reste, quel que soit le pion repris.',
			'notre décision ; JCloisterZone'
		],
		'FESTIVAL-9': [
			'Un pion en hauteur peut revenir aussi : ce sur quoi il se tenait est de nouveau ouvert.',
			'JCloisterZone'
		]
	},
	ruleTopics: { FESTIVAL: 'le festival' }
};
