import { capital } from '../../../words/fr/format';
import { ofName, some, the } from '../../../words/fr/grammar';
import { withinOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import { nounOf, tiles } from '../../../words/fr/tiles';
import type { CIRCLE_NAMES } from '../names';

/** What is asked of whoever laid a crop circle: about what, and who is concerned there. */
const choose = (where: string, who: string) => (name: string) => ({
	question: `${name}, que se passe-t-il ${where} ?`,
	how: 'Tous ajoutent un pion, ou tous en reprennent un.',
	why: `Cela ne concerne que ${who}. Le voisin de gauche commence, et tu passes en dernier.`
});

const ADDING = 'Il y reste, même s’il y a quelqu’un d’autre, et compte pour la majorité.';
const TAKING = 'Il faut en reprendre un. Il ne rapporte rien.';

/** The Crop Circles in French. */
export const words: WordsOf<typeof CIRCLE_NAMES> = {
	title: 'Les Agroglyphes',
	adds: '6 tuiles avec lesquelles tous ajoutent ou reprennent un pion',
	printed: {
		'crop-club':
			'Gourdin : après l’évaluation, tous ajoutent un pion sur une route, ou en reprennent un.',
		'crop-shield':
			'Bouclier : après l’évaluation, tous ajoutent un pion dans une ville, ou en reprennent un.',
		'crop-fork': 'Fourche : après l’évaluation, tous ajoutent un paysan, ou en reprennent un.'
	},
	marks: {
		'crop-club': { name: 'agroglyphe au gourdin', the: 'l’agroglyphe au gourdin' },
		'crop-shield': { name: 'agroglyphe au bouclier', the: 'l’agroglyphe au bouclier' },
		'crop-fork': { name: 'agroglyphe à la fourche', the: 'l’agroglyphe à la fourche' }
	},
	events: {
		'crop-circles/chose-adding': ({ name }) => `Choix ${ofName(name)} : tous ajoutent un pion.`,
		'crop-circles/chose-taking': ({ name }) => `Choix ${ofName(name)} : tous reprennent un pion.`,
		'crop-circles/added': (event) =>
			`${event.name} a ajouté ${some(nounOf(event.piece ?? 'follower'))} ${withinOf(event)}.`,
		'crop-circles/declined': ({ name }) => `${name} n’a pas ajouté de pion.`,
		'crop-circles/took': (event) =>
			`${event.name} a repris ${some(nounOf(event.piece ?? 'follower'))} ${withinOf(event)}.`
	},
	questions: {
		'crop-circles/choose-road': choose('sur les routes', 'les pions sur les routes'),
		'crop-circles/choose-city': choose('dans les villes', 'les pions dans les villes'),
		'crop-circles/choose-field': choose('dans les prés', 'les paysans'),
		'crop-circles/add': (name) => ({
			question: `${name}, où ajoutes-tu un pion ?`,
			how: 'Touche une place à côté d’un des tiens.',
			why: ADDING
		}),
		'crop-circles/add-which': (name) => ({
			question: `${name}, où ajoutes-tu un pion ?`,
			how: 'Touche une place à côté d’un des tiens. Pour un autre pion, touche son bouton.',
			why: ADDING
		}),
		'crop-circles/add-other': (name) => ({
			question: `${name}, où l’ajoutes-tu ?`,
			how: 'Touche une place à côté d’un des tiens.',
			why: ADDING
		}),
		'crop-circles/take': (name) => ({
			question: `${name}, quel pion reprends-tu ?`,
			how: 'Touche sa place.',
			why: TAKING
		}),
		'crop-circles/take-which': (name) => ({
			question: `${name}, quel pion reprends-tu ?`,
			how: 'Touche sa place. Là où deux pions différents sont ensemble, l’un d’eux a un bouton.',
			why: TAKING
		})
	},
	answers: {
		'crop-circles/choose-road/add': () => 'Tous ajoutent',
		'crop-circles/choose-road/take': () => 'Tous reprennent',
		'crop-circles/choose-city/add': () => 'Tous ajoutent',
		'crop-circles/choose-city/take': () => 'Tous reprennent',
		'crop-circles/choose-field/add': () => 'Tous ajoutent',
		'crop-circles/choose-field/take': () => 'Tous reprennent',
		'crop-circles/add-which/figure': ({ piece }) => `Plutôt ${the(nounOf(piece))}`,
		'crop-circles/take-which/figure': ({ piece }) => capital(tiles.pieceFirst(piece))
	},
	declines: {
		'crop-circles/add': 'Ne rien ajouter',
		'crop-circles/add-which': 'Ne rien ajouter'
	},
	reasons: {
		'crop-circles/added': ({ piece, name }) =>
			`C’est un agroglyphe qui a ajouté ici ${the(nounOf(piece))} ${ofName(name)}.`
	},
	rulings: {
		circleTiles: {
			title: 'Quels agroglyphes',
			answers: {
				first: ['I', 'Les 6 tuiles de 2010.', 'on joue avec Les Agroglyphes I'],
				second: [
					'II',
					'Les 6 tuiles de 2012, qui sont aussi dans les Big Box.',
					'on joue avec Les Agroglyphes II'
				],
				both: ['I et II', 'Les 12 tuiles.', 'on joue avec Les Agroglyphes I et II']
			}
		},
		circleAdd: {
			title: 'Ajouter un pion avec un agroglyphe',
			answers: {
				may: [
					'Facultatif',
					'Le joueur qui peut ajouter un pion a le droit de ne pas le faire.',
					'avec un agroglyphe, personne n’est obligé d’ajouter un pion'
				],
				must: [
					'Obligatoire',
					'Le joueur qui peut ajouter un pion doit le faire.',
					'avec un agroglyphe, le joueur qui peut ajouter un pion doit le faire'
				]
			}
		}
	},
	rulingSources: {
		circleTiles: 'Wikicarpedia, Crop Circles : contenu des deux éditions',
		circleAdd:
			'Wikicarpedia, Crop Circles : « may place » dans la règle, « must place » dans l’exemple'
	},
	help: {
		title: 'Les Agroglyphes',
		lines: [],
		terms: [
			[
				'Le choix',
				'Quand le tour avec un agroglyphe est évalué, le joueur qui a placé la tuile choisit : tous ajoutent un pion, ou tous en reprennent un. Son voisin de gauche commence.'
			],
			[
				'Le symbole',
				'Le gourdin concerne les pions sur les routes, le bouclier ceux dans les villes, la fourche les paysans. On saute le joueur qui n’en a pas.'
			],
			[
				'Ajouter',
				'Touche l’endroit où ton pion rejoint un des tiens, même s’il y a quelqu’un d’autre. Les autres pions ont des boutons.'
			],
			[
				'Reprendre',
				'Touche le pion qui part, si tu en as plusieurs. Un pion qui ne peut rester seul revient aussi en réserve.'
			]
		],
		topics: {
			circles: {
				title: 'Les agroglyphes en images',
				pictures: {
					'circle-adds': 'Rouge a ajouté un second voleur et a la majorité',
					'circle-takes': 'Le voleur de Bleu a dû partir : Rouge marque seul la route'
				}
			}
		}
	},
	rules: {
		'CIRCLE-1': [
			'Il y a deux séries de 6 tuiles, deux par symbole, piochées comme les autres.',
			'page, contenu'
		],
		'CIRCLE-2': [
			'Une fois le tour évalué et les pions repartis, le joueur qui a placé l’agroglyphe choisit : tous ajoutent un pion, ou en reprennent un.',
			'page ; chariots : JCloisterZone'
		],
		'CIRCLE-3': [
			'Son voisin de gauche commence, puis dans le sens horaire ; celui qui a placé l’agroglyphe passe en dernier.',
			'page'
		],
		'CIRCLE-4': [
			'Le gourdin concerne les pions sur les routes, le bouclier ceux dans les villes, la fourche les paysans. On saute le joueur qui n’en a pas.',
			'page et ses notes'
		],
		'CIRCLE-5': [
			'Le pion ajouté vient de la réserve et va là où le joueur en a un. Sans pion en réserve, on n’ajoute rien.',
			'page, note ; la même section : JCloisterZone'
		],
		'CIRCLE-6': [
			'Le joueur qui peut ajouter un pion n’y est pas obligé ; selon la règle choisie, il l’est.',
			'page de 2010 et Big Box : facultatif ; exemple de 2019 : obligatoire'
		],
		'CIRCLE-7': [
			'Tout pion qui compte pour la majorité peut être ajouté là où il peut aller. Les autres non.',
			'JCloisterZone'
		],
		'CIRCLE-8': [
			'Quand on reprend, chacun doit reprendre un tel pion. Il ne rapporte rien.',
			'page'
		],
		'CIRCLE-9': [
			'Un pion qui ne peut rester seul, et n’a plus de pion de son joueur à côté de lui, revient aussi en réserve.',
			'JCloisterZone'
		],
		'CIRCLE-10': [
			'Les routes s’arrêtent à l’agroglyphe, et rien ne mène plus loin. Il sépare les prés autour de lui, et personne ne s’y tient.',
			'page ; JCloisterZone'
		],
		'CIRCLE-11': ['Ensuite, le tour continue, par exemple avec sa seconde partie.', 'page'],
		'CIRCLE-12': [
			'Si personne n’a un tel pion, rien n’est demandé : sans paysans, une fourche n’a pas d’effet.',
			'notre décision ; JCloisterZone'
		]
	},
	ruleTopics: { CIRCLE: 'les agroglyphes' }
};
