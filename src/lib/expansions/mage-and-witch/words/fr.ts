import { number, plural } from '../../../words/fr/format';
import { placeOf, places, withinOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import type { MAGE_AND_WITCH_NAMES } from '../names';

const openFeatures = (n: number): string =>
	plural(n, {
		one: 'Une seule route ou ville possible. Touche-la.',
		other: `${number(n)} routes et villes possibles. Touches-en une.`
	});
const NOT_TOGETHER =
	'Il faut une route ou une ville incomplète où ne se trouve ni le mage ni la sorcière.';

/** Mage & Witch in French. */
export const words: WordsOf<typeof MAGE_AND_WITCH_NAMES> = {
	title: 'Mage et Sorcière',
	adds: '8 tuiles ; un mage et une sorcière qui ne sont à personne',
	pieces: {
		mage: { one: 'mage', many: 'mages' },
		witch: { one: 'sorcière', many: 'sorcières', feminine: true }
	},
	printed: {
		magic: 'Symbole magique : celui qui pose cette tuile déplace le mage ou la sorcière.'
	},
	marks: { magic: { name: 'symbole magique', the: 'le symbole magique' } },
	countables: { 'tiles/mage': { one: 'tuile pour le mage', many: 'tuiles pour le mage' } },
	halves: {
		witch: (half, isEven) =>
			isEven
				? `la sorcière en laisse la moitié : ${number(half)}`
				: `la sorcière en laisse la moitié, arrondie à l’entier supérieur : ${number(half)}`
	},
	events: {
		'mage-and-witch/mage-moved': (event) =>
			`${event.name} a déplacé le mage vers ${placeOf(event)}.`,
		'mage-and-witch/witch-moved': (event) =>
			`${event.name} a déplacé la sorcière vers ${placeOf(event)}.`,
		'mage-and-witch/mage-removed': (event) => `${event.name} a retiré le mage du plateau.`,
		'mage-and-witch/witch-removed': (event) => `${event.name} a retiré la sorcière du plateau.`,
		'mage-and-witch/mage-stood': (event) => `Table de départ : le mage est ${withinOf(event)}.`,
		'mage-and-witch/witch-stood': (event) => `Table de départ : la sorcière est ${withinOf(event)}.`
	},
	questions: {
		'mage-and-witch/move': (name) => ({
			question: `${name} déplace le mage ou la sorcière`,
			how: 'Touche l’endroit où va le mage, ou choisis la sorcière.',
			why: 'Le mage ajoute 1 point par tuile, la sorcière divise les points par deux.'
		}),
		'mage-and-witch/part': (name) => ({
			question: `${name} éloigne le mage ou la sorcière`,
			how: 'Touche l’endroit où va le mage, ou choisis la sorcière.',
			why: 'La tuile a relié leurs routes ou leurs villes, et ils ne sont jamais ensemble.'
		}),
		'mage-and-witch/remove': (name) => ({
			question: `${name} retire du plateau le mage ou la sorcière`,
			how: 'Qui des deux ?',
			why: 'Aucune autre route ou ville n’est incomplète.'
		}),
		'mage-and-witch/witch': (name, options) => ({
			question: `${name} pose la sorcière`,
			how: openFeatures(options),
			why: NOT_TOGETHER
		})
	},
	answers: {
		'mage-and-witch/move/witch': () => 'La sorcière',
		'mage-and-witch/part/witch': () => 'La sorcière',
		'mage-and-witch/remove/mage': () => 'Le mage',
		'mage-and-witch/remove/witch': () => 'La sorcière'
	},
	moves: {
		mage: (place, kind) => `déplace le mage vers ${places.thePlace(place, kind)}`,
		witch: (place, kind) => `déplace la sorcière vers ${places.thePlace(place, kind)}`
	},
	leaves: {
		mage: 'retire le mage du plateau',
		witch: 'retire la sorcière du plateau'
	},
	markerHints: {
		mage: 'Touche la route ou la ville où se trouve le mage.',
		witch: 'Touche la route ou la ville où se trouve la sorcière.'
	},
	rulings: {
		magicTiles: {
			title: 'Tuiles de Mage et Sorcière',
			answers: {
				first: [
					'Sans jardin',
					'Les 8 tuiles de 2012.',
					'les tuiles de Mage et Sorcière n’ont pas de jardin'
				],
				later: [
					'Avec jardin',
					'Les 8 tuiles des Big Box 6 et 7 : l’une a un jardin, qui ne compte qu’avec L’Abbé.',
					'une tuile de Mage et Sorcière a un jardin'
				]
			}
		},
		magicHomeUnscored: {
			title: 'Personne ne marque là où est le mage ou la sorcière',
			answers: {
				home: [
					'Hors du plateau',
					'Quand leur route ou leur ville est complétée, ils quittent le plateau, même si personne ne marque.',
					'le mage et la sorcière quittent le plateau même si personne ne marque'
				],
				stays: [
					'Ils restent',
					'Ils ne quittent le plateau qu’avec une route ou une ville évaluée ; sinon, ils restent jusqu’à ce qu’on les déplace.',
					'le mage et la sorcière restent là où personne ne marque'
				]
			}
		}
	},
	rulingSources: {
		magicTiles: 'Images des tuiles',
		magicHomeUnscored: 'Wikicarpedia, Mage & Witch : « after modifying a scored feature »'
	},
	help: {
		title: 'Mage et Sorcière',
		lines: [
			'Ils n’appartiennent à personne et attendent d’abord à côté du plateau. Parmi les tuiles récentes, une a un jardin : indique dans vos règles lesquelles vous avez.'
		],
		terms: [
			[
				'Ils se déplacent',
				'Le joueur qui place une tuile avec un symbole magique déplace l’un des deux vers une route ou une ville incomplète. Peu importe qui s’y trouve. Tilekeep demande avant l’évaluation : touche l’endroit où va le mage, ou le bouton de la sorcière, puis l’endroit.'
			],
			[
				'Le mage',
				'Sa route ou sa ville rapporte 1 point de plus par tuile quand elle est évaluée, aussi à la fin. Les blasons ne rapportent rien de plus. Quand une auberge ou une cathédrale lui ôte toute valeur, le mage rapporte quand même.'
			],
			[
				'La sorcière',
				'Sa route ou sa ville ne rapporte que la moitié quand elle est évaluée, aussi à la fin. On additionne d’abord tout ce qu’elle rapporte, puis on prend la moitié, arrondie à l’entier supérieur.'
			],
			[
				'Jamais ensemble',
				'Ils ne partagent jamais une route ou une ville. Le joueur qui place une tuile reliant les leurs déplace aussitôt l’un des deux. S’ils ne peuvent aller nulle part, l’un d’eux quitte le plateau.'
			],
			[
				'Ils quittent le plateau',
				'Quand leur route ou leur ville est évaluée, ils quittent le plateau jusqu’au prochain symbole magique. De même quand personne ne marque, sauf si vos règles les laissent sur place.'
			]
		],
		topics: {
			magic: {
				title: 'Le mage et la sorcière en images',
				pictures: {
					'mage-completed': 'Une ville complète avec le mage',
					'witch-completed': 'Une route complète de cinq tuiles avec la sorcière',
					'mage-at-the-end': 'Le mage dans une ville incomplète à la fin',
					'witch-at-the-end': 'La sorcière dans la même ville'
				}
			}
		}
	},
	rules: {
		'MAGIC-1': [
			'Huit tuiles avec un symbole magique se piochent avec les autres. Le mage et la sorcière ne sont à personne et attendent d’abord à côté du plateau.',
			'page, contenu'
		],
		'MAGIC-2': [
			'Le joueur qui place une tuile avec un symbole magique doit déplacer le mage ou la sorcière vers une route ou une ville. Cela se fait avant de poser un pion et avant l’évaluation.',
			'page ; première page ; Papa Geek'
		],
		'MAGIC-3': [
			'Le mage et la sorcière ne partagent jamais une route ou une ville, et celui qu’on déplace doit en changer.',
			'page, 5/2014 ; Papa Geek, n. 2 ; JCloisterZone'
		],
		'MAGIC-4': [
			'Ils vont seulement vers des routes et des villes incomplètes. Celle que la tuile vient de compléter ne l’est plus.',
			'page ; Papa Geek, n. 1'
		],
		'MAGIC-5': [
			'S’ils ne peuvent aller nulle part, l’un d’eux quitte le plateau, au choix du joueur qui a placé la tuile.',
			'page ; première page'
		],
		'MAGIC-6': [
			'Le joueur qui place une tuile reliant les routes ou les villes des deux déplace aussitôt l’un d’eux, avant l’évaluation. Si la tuile porte un symbole magique, un seul déplacement suffit.',
			'page ; Papa Geek ; JCloisterZone'
		],
		'MAGIC-7': [
			'Quand leur route ou leur ville est évaluée, ils quittent le plateau jusqu’à la prochaine tuile avec un symbole magique.',
			'page ; Big Box 4'
		],
		'MAGIC-8': [
			'Ils quittent aussi le plateau quand personne ne marque pour leur route ou leur ville complétée. Selon une autre règle, ils y restent.',
			'page ; JCloisterZone'
		],
		'MAGIC-9': [
			'Ils ne comptent pour aucune majorité, n’empêchent personne de venir, et ne changent rien aux prés, aux abbayes et aux jardins.',
			'page ; JCloisterZone'
		],
		'MAGIC-10': [
			'Dans une partie déjà commencée, ils sont là où on les pose, ou attendent à côté du plateau. S’ils sont ensemble, le joueur qui place la tuile suivante en déplace un.',
			'notre décision'
		],
		'MAGIC-11': [
			'Les tuiles récentes ne diffèrent que par un jardin sur l’une d’elles.',
			'images des tuiles'
		],
		'MAGIC-12': [
			'Ils changent seulement ce qu’une route ou une ville rapporte à son évaluation. Ce que rapportent les titres et les autres pions neutres reste pareil, comme les marchandises.',
			'notre décision'
		],
		'MAGE-1': [
			'Une route ou une ville avec le mage rapporte 1 point de plus par tuile, mais pas pour les blasons.',
			'page ; Big Box 4'
		],
		'MAGE-2': [
			'Incomplète à la fin, une route ou une ville avec le mage rapporte aussi 1 point de plus par tuile. Même avec une auberge ou une cathédrale.',
			'page ; Big Box 4 ; JCloisterZone'
		],
		'WITCH-1': [
			'Une route ou une ville avec la sorcière rapporte la moitié de tout ce qu’elle rapporterait, arrondie à l’entier supérieur.',
			'page ; Big Box 4 ; Papa Geek'
		],
		'WITCH-2': [
			'Une route ou une ville avec la sorcière, incomplète à la fin, rapporte aussi la moitié, arrondie à l’entier supérieur.',
			'page ; Big Box 4 ; JCloisterZone'
		]
	},
	ruleTopics: { MAGIC: 'Mage et sorcière', MAGE: 'Mage', WITCH: 'Sorcière' }
};
