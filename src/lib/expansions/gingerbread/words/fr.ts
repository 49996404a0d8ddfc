import { places, placeOf, turnOf, withinOf } from '../../../words/fr/places';
import { number, plural } from '../../../words/fr/format';
import { BOOKLET, type WordsOf } from '../../../words/fr/says';
import type { GINGERBREAD_NAMES } from '../names';

const openCities = (n: number): string =>
	plural(n, {
		one: 'Une seule ville possible. Touche-la.',
		other: `${number(n)} villes possibles. Touches-en une.`
	});
const staysBecause = (away: boolean): string =>
	away
		? 'reste à côté du plateau : aucune ville n’est incomplète'
		: 'reste : aucune autre ville n’est incomplète';
const EVERY_KNIGHT = 'Chaque chevalier marque, quelle que soit la majorité';

/** The Gingerbread Man in French. */
export const words: WordsOf<typeof GINGERBREAD_NAMES> = {
	title: 'Le Bonhomme de pain d’épice',
	adds: '6 tuiles ; un pion qui n’est à personne',
	mind: {
		'gingerbread/base':
			'Les tuiles du bonhomme ont le dos de l’édition Hiver : on les distingue de celles du jeu de base. Piochez dans un sac, sans regarder.'
	},
	pieces: {
		'gingerbread-man': { one: 'bonhomme de pain d’épice', many: 'bonshommes de pain d’épice' }
	},
	printed: {
		gingerbread:
			'Bonhomme de pain d’épice : celui qui pose cette tuile le déplace vers une ville incomplète.'
	},
	marks: { gingerbread: { name: 'bonhomme de pain d’épice', the: 'le bonhomme de pain d’épice' } },
	sources: { gingerbread: 'Pain d’épice' },
	titles: {
		'gingerbread/left': 'Le bonhomme de pain d’épice quitte une ville',
		'gingerbread/completed': 'La ville du bonhomme de pain d’épice est complète'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)} : ${event.name} a déplacé le bonhomme de pain d’épice vers ${placeOf(event)}.`,
		'gingerbread/stood': (event) =>
			`Table de départ : le bonhomme de pain d’épice est ${withinOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} pose le bonhomme de pain d’épice`,
			how: openCities(options),
			why: 'Il va dans une ville incomplète. Personne ne marque pour cela.'
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} déplace le bonhomme de pain d’épice`,
			how: openCities(options),
			why: 'Il va dans une ville incomplète, autre que celle où il est.'
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} déplace encore une fois le bonhomme de pain d’épice`,
			how: openCities(options),
			why: 'Selon vos règles, il s’est déplacé pour la ville complétée, et se déplace maintenant pour sa tuile. La ville qu’il quitte rapporte à ses chevaliers.'
		})
	},
	moves: {
		'gingerbread-man': (place, kind) =>
			`déplace le bonhomme de pain d’épice vers ${places.thePlace(place, kind)}`
	},
	leaves: {
		'gingerbread-man':
			'retire le bonhomme de pain d’épice du plateau : il n’y a plus de ville incomplète'
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `le bonhomme de pain d’épice ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: { 'gingerbread-man': 'Touche la ville où se trouve le bonhomme de pain d’épice.' },
	undescribed: { gingerbread: (id) => `Tuile pain d’épice ${id.replace(/\D/g, '')}` },
	rulings: {
		gingerbreadMoves: {
			title: 'Une tuile du bonhomme complète sa ville',
			answers: {
				once: [
					'Se déplace une fois',
					'La ville rapporte parce qu’elle est complétée, et le bonhomme de pain d’épice se déplace une fois : pour la ville et la tuile ensemble.',
					'le bonhomme de pain d’épice ne se déplace qu’une fois quand sa tuile complète sa ville'
				],
				twice: [
					'Se déplace deux fois',
					'Selon le livret, le joueur qui complète la ville « déplace le bonhomme de pain d’épice », puis il « le prend et le déplace » pour la tuile. La ville que le bonhomme quitte alors rapporte à ses chevaliers.',
					'le bonhomme de pain d’épice se déplace deux fois quand sa tuile complète sa ville'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Les tuiles pain d’épice',
			answers: {
				known: [
					'Connues',
					'Tilekeep connaît les six tuiles, d’après le seul scan public que nous ayons trouvé.',
					'Tilekeep connaît les six tuiles pain d’épice'
				],
				described: [
					'Décrites',
					'Les joueurs décrivent chacune des six tuiles, comme dans les parties commencées avant que Tilekeep les connaisse.',
					'les joueurs décrivent les six tuiles pain d’épice'
				]
			}
		}
	},
	rulingSources: {
		gingerbreadMoves: `${BOOKLET}, page 8, The Gingerbread Man`,
		gingerbreadTiles: 'Un scan public des six tuiles'
	},
	help: {
		title: 'Le Bonhomme de pain d’épice',
		lines: [
			'Il n’est à personne et commence dans la ville de la tuile de départ. Avec La Rivière, il commence dans une ville de la première tuile qui en a une, et le joueur qui place cette tuile l’y met. Si une règle maison met la tuile de départ dans le sac, il attend à côté du plateau jusqu’à sa première tuile. Aucun livret ne prévoit ce cas.'
		],
		terms: [
			[
				'Ses tuiles',
				'Tilekeep connaît ses six tuiles d’après le seul scan public que nous ayons trouvé. L’une des vôtres est différente, ou en double ? Change leur nombre sous « Tuiles dans le sac », et décris la vôtre avec le + au bout de la palette. Toute tuile qui porte un bonhomme de pain d’épice le déplace.'
			],
			[
				'Il se déplace',
				'Le joueur qui place une de ses six tuiles joue son tour comme d’habitude, puis le déplace dans une autre ville incomplète. Le joueur qui complète la ville du bonhomme le déplace aussi. Tilekeep demande où, et le tour suivant attend la réponse.'
			],
			[
				'Il rapporte',
				'Chaque joueur marque 1 point par tuile pour chacun de ses chevaliers dans la ville. Cela arrive quand une tuile du bonhomme lui fait quitter la ville. Cela arrive aussi quand elle est complétée, avant l’évaluation habituelle. Les blasons et la majorité ne comptent pas. Les chevaliers qu’il laisse derrière lui restent.'
			],
			[
				'Pas d’autre ville',
				'Il reste, et personne ne marque. Si sa ville est complétée à ce moment-là, il quitte le plateau jusqu’à sa prochaine tuile.'
			],
			[
				'Là où le livret ne dit rien',
				'Si sa propre tuile complète sa ville, il rapporte une fois et se déplace une fois. Votre table peut choisir deux déplacements, pour la ville puis pour la tuile : la ville qu’il quitte au second rapporte alors aussi. Chaque pion compte pour un chevalier, quoi qu’il compte ailleurs. Les pions repartent avant qu’il se déplace : celui qui entre dans sa ville y compte donc comme chevalier.'
			]
		],
		topics: {
			gingerbread: {
				title: 'Le bonhomme de pain d’épice en images',
				pictures: {
					'gingerbread-completed':
						'Sa ville est complète : chaque chevalier marque, avant l’évaluation habituelle',
					'gingerbread-leaves': 'Une de ses tuiles lui fait quitter une ville'
				}
			}
		}
	},
	rules: {
		'GINGERBREAD-1': [
			'Avant le premier tour, le bonhomme de pain d’épice est dans la ville de la tuile de départ. Ses six tuiles se piochent avec les autres.',
			'livret, p. 8, mise en place'
		],
		'GINGERBREAD-2': [
			'Quand une tuile du bonhomme est placée, on évalue comme d’habitude. Puis le joueur qui l’a placée déplace le bonhomme dans une autre ville incomplète, peu importe qui s’y trouve.',
			'livret, p. 8, les nouvelles tuiles'
		],
		'GINGERBREAD-3': [
			'Quand une tuile du bonhomme lui fait quitter une ville, chaque joueur y marque 1 point par tuile pour chacun de ses chevaliers. Les blasons ne comptent pas, chaque pion vaut un chevalier, et les chevaliers restent.',
			'livret, p. 8, évaluation 1'
		],
		'GINGERBREAD-4': [
			'Avant l’évaluation de la ville du bonhomme, chaque joueur y marque 1 point par tuile pour chacun de ses chevaliers. Les blasons ne comptent pas, et chaque pion vaut un chevalier.',
			'livret, p. 8, évaluation 2'
		],
		'GINGERBREAD-5': [
			'Sans autre ville incomplète, le bonhomme reste. Si sa ville est complétée à ce moment-là, il quitte le plateau et revient avec sa prochaine tuile.',
			'livret, p. 8, cas particulier'
		],
		'GINGERBREAD-6': [
			'Quand une tuile du bonhomme complète la ville où il est, il rapporte pour la ville complétée et se déplace une fois. Votre table peut choisir deux déplacements, pour la ville puis pour la tuile : la ville qu’il quitte au second rapporte alors aussi.',
			'livret, p. 8, les nouvelles tuiles, évaluations 1 et 2'
		],
		'GINGERBREAD-7': [
			'Chaque pion dans la ville du bonhomme compte pour un chevalier, quel qu’il soit et quel que soit le nombre de blasons.',
			'notre décision'
		],
		'GINGERBREAD-8': [
			'Quand le bonhomme reste faute d’autre ville, ou quand il revient sur le plateau, personne ne marque.',
			'notre décision'
		],
		'GINGERBREAD-9': [
			'Les pions repartent avant que le bonhomme se déplace. Celui qui est entré dans la ville qu’il quitte ensuite y compte comme chevalier.',
			'notre décision'
		],
		'GINGERBREAD-10': [
			'La ville du bonhomme compte telle qu’elle est quand il la quitte, avec la tuile et le pion de ce tour.',
			'notre décision'
		],
		'GINGERBREAD-11': [
			'Si une tuile du bonhomme est impossible à placer, il ne se déplace pas. À la fin de la partie, il ne rapporte rien.',
			'notre décision'
		],
		'GINGERBREAD-12': [
			'Dans une partie déjà commencée, le bonhomme est là où on le pose, ou attend à côté du plateau jusqu’à sa prochaine tuile.',
			'notre décision'
		],
		'GINGERBREAD-13': [
			'Sans ville sur la tuile de départ, comme avec La Rivière, le bonhomme attend la première tuile qui en a une. Le joueur qui l’a placée l’y met.',
			'Game Reference, préparation'
		]
	},
	ruleTopics: {
		GINGERBREAD: 'Bonhomme de pain d’épice'
	}
};
