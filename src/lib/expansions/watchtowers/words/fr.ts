import type { WordsOf } from '../../../words/fr/says';
import type { WATCHTOWERS_NAMES } from '../names';

/** The Watchtowers in French. */
export const words: WordsOf<typeof WATCHTOWERS_NAMES> = {
	title: 'Les Tours de guet',
	adds: '12 tuiles avec des tours de guet, qui rapportent pour ce qui les entoure',
	printed: {
		'watchtower-followers': 'Tour de guet : 2 points pour chaque pion qui compte, ici et autour.',
		'watchtower-pennants': 'Tour de guet : 2 points pour chaque blason, ici et autour.',
		'watchtower-roads': 'Tour de guet : 1 point pour chaque tuile avec une route, ici et autour.',
		'watchtower-monasteries': 'Tour de guet : 3 points pour chaque abbaye, ici et autour.',
		'watchtower-cities': 'Tour de guet : 1 point pour chaque tuile avec une ville, ici et autour.'
	},
	marks: {
		'watchtower-followers': {
			name: 'tour de guet pour les pions',
			the: 'la tour de guet pour les pions'
		},
		'watchtower-pennants': {
			name: 'tour de guet pour les blasons',
			the: 'la tour de guet pour les blasons'
		},
		'watchtower-roads': {
			name: 'tour de guet pour les routes',
			the: 'la tour de guet pour les routes'
		},
		'watchtower-monasteries': {
			name: 'tour de guet pour les abbayes',
			the: 'la tour de guet pour les abbayes'
		},
		'watchtower-cities': {
			name: 'tour de guet pour les villes',
			the: 'la tour de guet pour les villes'
		}
	},
	sources: { watchtowers: 'Tours de guet' },
	titles: { 'watchtowers/seen': 'Tour de guet' },
	verdicts: { 'watchtowers/seen': 'Le pion se tient sur la tuile de la tour' },
	countables: {
		'watchtowers/followers': { one: 'pion autour', many: 'pions autour' },
		'watchtowers/roads': {
			one: 'tuile avec une route',
			many: 'tuiles avec une route',
			feminine: true
		},
		'watchtowers/monasteries': { one: 'abbaye', many: 'abbayes', feminine: true },
		'watchtowers/cities': {
			one: 'tuile avec une ville',
			many: 'tuiles avec une ville',
			feminine: true
		}
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Les Tours de guet',
		lines: ['Les tuiles de 2016 et de 2024 ne diffèrent que par leurs images.'],
		terms: [
			[
				'Quand une tour rapporte',
				'Une route ou une ville est complétée. Un pion qui y compte pour la majorité est sur une tuile avec une tour de guet : elle rapporte.'
			],
			[
				'À qui',
				'Au joueur du pion, quelle que soit la majorité. Les paysans ne reçoivent rien pour une tour, et à la fin de la partie, personne.'
			],
			[
				'Ce qu’elle compte',
				'Ce que montre son image, sur sa tuile et les huit autour : pions, blasons, abbayes, ou tuiles avec une route ou une ville.'
			],
			[
				'Avant tout retour',
				'Les pions sont comptés avant l’évaluation de la route ou de la ville : le pion sur la tuile de la tour compte donc aussi.'
			]
		],
		topics: {
			watchtowers: {
				title: 'Les tours de guet en images',
				pictures: {
					'watchtower-thief':
						'Le voleur de Rouge est sur la tuile d’une tour : trois tuiles avec une route, 3 points',
					'watchtower-majority':
						'Rouge a la majorité, et le chevalier de Bleu marque quand même 4 pour la tour'
				}
			}
		}
	},
	rules: {
		'WATCHTOWER-1': [
			'Il y a 12 tuiles avec une tour de guet, piochées comme les autres.',
			'page, contenu ; images'
		],
		'WATCHTOWER-2': [
			'Personne ne se tient sur une tour de guet. Les routes s’y arrêtent, et avec les murs qu’elle touche elle sépare les prés.',
			'page ; images'
		],
		'WATCHTOWER-3': [
			'Une route ou une ville est complétée : chaque pion qui y compte, sur la tuile d’une tour, rapporte les points de la tour. La majorité n’importe pas.',
			'page'
		],
		'WATCHTOWER-4': [
			'Sur sa tuile et les huit autour, une tour rapporte 2 par pion qui compte, ou par blason. D’autres rapportent 1 par tuile avec une route ou une ville, ou 3 par abbaye.',
			'page ; images'
		],
		'WATCHTOWER-5': [
			'On compte avant tout retour en réserve. Chaque pion compte une fois, quel que soit son poids pour la majorité.',
			'JCloisterZone'
		],
		'WATCHTOWER-6': [
			'Les routes et les villes incomplètes comptent, et leurs blasons aussi.',
			'JCloisterZone'
		],
		'WATCHTOWER-7': [
			'Ce qui compte comme une abbaye compte ici. Pas les jardins.',
			'JCloisterZone ; lieux de culte : notre décision'
		],
		'WATCHTOWER-8': [
			'Les paysans ne rapportent rien pour une tour, et à la fin de la partie aucune tour ne rapporte.',
			'page'
		],
		'WATCHTOWER-9': [
			'Les pions qui ne comptent pour aucune majorité ne rapportent rien, et aucune tour ne les compte.',
			'page ; JCloisterZone'
		],
		'WATCHTOWER-10': [
			'Les pions en hauteur comptent aussi. Dans une partie déjà commencée, ce qui est complet et pas encore évalué rapporte ses tours dès la reprise.',
			'notre décision'
		]
	},
	ruleTopics: { WATCHTOWER: 'les tours de guet' }
};
