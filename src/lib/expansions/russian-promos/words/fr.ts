import type { WordsOf } from '../../../words/fr/says';
import type { RUSSIAN_NAMES } from '../names';

/** The Russian Promos in French. */
export const words: WordsOf<typeof RUSSIAN_NAMES> = {
	title: 'Promos russes',
	adds: '2 tuiles : la cabane de Baba Yaga, et deux routes qui se rencontrent',
	sources: { hut: 'Cabane de Baba Yaga' },
	countables: { 'hut/empty': { one: 'emplacement vide', many: 'emplacements vides' } },
	rulings: {},
	rulingSources: {},
	help: {
		title: 'Promos russes',
		lines: ['Deux tuiles de 2013. Celles de 2016, avec deux pièges, n’en font pas partie.'],
		terms: [
			[
				'La cabane de Baba Yaga',
				'Elle s’occupe comme une abbaye. À la fin, elle rapporte 1 point, et 1 de plus par emplacement vide parmi les huit autour.'
			],
			[
				'Quand elle est entourée',
				'Dès qu’il y a des tuiles tout autour, elle ne rapporte que 1 point, et son pion revient en réserve.'
			],
			['L’autre tuile', 'Trois de ses routes n’en font qu’une, et la quatrième s’y arrête.']
		],
		topics: {
			hut: {
				title: 'La cabane en images',
				pictures: { 'hut-unfinished': 'Trois tuiles autour, cinq emplacements vides : 6 points' }
			}
		}
	},
	rules: {
		'RUSSIAN-1': [
			'Il y a deux tuiles de 2013, piochées comme les autres. Celles de 2016 n’en font pas partie.',
			'page, contenu'
		],
		'RUSSIAN-2': [
			'On peut placer un pion dans la cabane de Baba Yaga comme dans une abbaye.',
			'page'
		],
		'RUSSIAN-3': [
			'À la fin, la cabane rapporte 1 point, et 1 de plus par emplacement sans tuile parmi les huit autour.',
			'page'
		],
		'RUSSIAN-4': [
			'Quand les huit emplacements ont une tuile, elle rapporte 1 point et son pion revient en réserve.',
			'page, JCloisterZone'
		],
		'RUSSIAN-5': [
			'La cabane n’est une abbaye pour aucune autre règle. Les pions qui ne vont qu’à certains endroits n’y vont pas.',
			'JCloisterZone ; lieux de culte : notre décision'
		],
		'RUSSIAN-6': [
			'Sur l’autre tuile, trois routes n’en font qu’une, et la quatrième s’y arrête. Elles séparent quatre prés.',
			'page ; images'
		]
	},
	ruleTopics: { RUSSIAN: 'les Promos russes' }
};
