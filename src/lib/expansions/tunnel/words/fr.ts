import { counted } from '../../../words/fr/format';
import { places, sidesList } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import { tiles } from '../../../words/fr/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { TUNNEL_NAMES } from '../names';

/** “l’entrée à l’est, sur la tuile à 2 tuiles à l’est de la tuile de départ”. */
const mouthOf = ({ place, sides = [] }: SaidEvent): string =>
	`l’entrée${sides.length > 0 ? ` ${sidesList(sides)}` : ''}${place ? `, sur ${places.theTile(place)}` : ''}`;

const joins: WordsOf<typeof TUNNEL_NAMES>['links']['tunnel-circle'] = (spot, sides, to) =>
	to
		? `Un tunnel relie deux collines : sur ${places.theTile(spot)} et sur ${places.theTile(to)}.`
		: `Sur ${places.theTile(spot)}, un tunnel relie les routes ${sidesList(sides)}.`;

const asked = (name: string) => ({
	question: `${name}, dans quelle entrée poses-tu un jeton ?`,
	how: 'Touche une entrée de tunnel libre.',
	why: 'Deux jetons pareils d’un joueur relient leurs entrées : la route y continue.'
});

/** The Tunnel in French. */
export const words: WordsOf<typeof TUNNEL_NAMES> = {
	title: 'Le Tunnel',
	adds: '4 tuiles avec tunnels, et des jetons qui relient leurs entrées',
	pieces: {
		'tunnel-circle': { one: 'rond de tunnel', many: 'ronds de tunnel' },
		'tunnel-square': { one: 'carré de tunnel', many: 'carrés de tunnel' },
		'tunnel-triangle': { one: 'triangle de tunnel', many: 'triangles de tunnel' }
	},
	printed: {
		'tunnel-hill':
			'Colline à tunnels : ses routes s’arrêtent ici, sauf entre deux entrées que relient des jetons pareils.'
	},
	marks: { 'tunnel-hill': { name: 'colline à tunnels', the: 'la colline à tunnels' } },
	titles: { 'tunnel/laid': 'Jeton de tunnel posé' },
	links: { 'tunnel-circle': joins, 'tunnel-square': joins, 'tunnel-triangle': joins },
	countables: {
		'tunnel-circle': { one: 'rond de tunnel', many: 'ronds de tunnel' },
		'tunnel-square': { one: 'carré de tunnel', many: 'carrés de tunnel' },
		'tunnel-triangle': { one: 'triangle de tunnel', many: 'triangles de tunnel' }
	},
	events: {
		'tunnel/laid-circle': (event) =>
			`${event.name} a posé un rond de tunnel dans ${mouthOf(event)}.`,
		'tunnel/laid-square': (event) =>
			`${event.name} a posé un carré de tunnel dans ${mouthOf(event)}.`,
		'tunnel/laid-triangle': (event) =>
			`${event.name} a posé un triangle de tunnel dans ${mouthOf(event)}.`,
		'tunnel/found': (event) =>
			`Table de départ : ${tiles.pieceFirst(event.piece ?? 'tunnel-circle')} (${event.name}) dans ${mouthOf(event)}.`
	},
	questions: {
		'tunnel/laid-circle': asked,
		'tunnel/laid-square': asked,
		'tunnel/laid-triangle': asked
	},
	offers: {
		'tunnel/laid-circle': 'Rond de tunnel',
		'tunnel/laid-square': 'Carré de tunnel',
		'tunnel/laid-triangle': 'Triangle de tunnel'
	},
	notes: {
		'tunnel/open': (_, count) =>
			`Elle s’arrête dans ${counted(count, 'entrée', 'entrées')} de tunnel, jusqu’à ce que deux jetons pareils relient des entrées.`
	},
	rulings: {
		tunnelTokens: {
			title: 'Jetons de tunnel',
			answers: {
				'three-two': [
					'3, 2 ou 1 paire',
					'À deux joueurs, chacun a trois paires ; à trois, deux ; sinon, une.',
					'à deux joueurs, chacun a trois paires de jetons de tunnel, et à trois, deux'
				],
				'two-one': [
					'2 ou 1 paire',
					'À deux, chacun a deux paires, sinon une.',
					'à deux, chacun a deux paires de jetons de tunnel, sinon une'
				],
				'one-one': [
					'1 paire',
					'Chacun a une paire, quel que soit le nombre de joueurs.',
					'chacun a une paire de jetons de tunnel'
				]
			}
		}
	},
	rulingSources: { tunnelTokens: 'Wikicarpedia, The Tunnel ; les deux autres : JCloisterZone' },
	help: {
		title: 'Le Tunnel',
		lines: [
			'Les routes s’arrêtent dans les entrées de ses collines. Deux jetons pareils relient deux entrées.'
		],
		terms: [
			[
				'Poser un jeton',
				'En plus de tout le reste, tu peux poser un de tes jetons dans une entrée libre. Avant de placer un pion, touche l’entrée ou le bouton avec la forme du jeton.'
			],
			[
				'Relier deux entrées',
				'Tes deux jetons de même forme relient leurs entrées : une seule route pour tous, dont seules les tuiles comptent. Ce qui est ainsi complété s’évalue aussitôt.'
			],
			[
				'Une entrée ouverte',
				'Une entrée qui n’est pas reliée est une extrémité libre. À la fin, la route compte comme incomplète.'
			]
		],
		topics: {
			tunnel: {
				title: 'Le tunnel en images',
				pictures: {
					'tunnel-joins':
						'Deux ronds relient les entrées : une route de 4 tuiles, la colline comptée une fois',
					'tunnel-open': 'Aucun jeton ne relie l’entrée : une route incomplète de 3 tuiles'
				}
			}
		}
	},
	rules: {
		'TUNNEL-1': [
			'Il y a 4 tuiles avec des entrées de tunnel. À deux joueurs, chacun a trois paires de jetons ; à trois, deux ; sinon, une.',
			'page'
		],
		'TUNNEL-2': [
			'À ton tour, en plus de tout le reste, tu peux poser un de tes jetons dans une entrée libre. Un par tour, quel que soit le nombre de tuiles.',
			'page ; plusieurs tuiles : JCloisterZone'
		],
		'TUNNEL-3': ['Dans une entrée non reliée, la route s’arrête et reste incomplète.', 'page'],
		'TUNNEL-4': [
			'Les jetons d’une paire relient leurs entrées : une seule route, pour tous. Seules les tuiles où on la voit comptent, une fois chacune.',
			'page ; deux entrées sur une tuile : JCloisterZone'
		],
		'TUNNEL-5': [
			'Ce qu’un jeton complète s’évalue à ce tour, même une route qui finit dans les deux entrées.',
			'JCloisterZone'
		],
		'TUNNEL-6': [
			'Le pion vient d’abord. Celui qui a besoin d’un meeple sur sa route ne le trouve pas par un jeton du même tour.',
			'notre décision'
		],
		'TUNNEL-7': [
			'Une tuile qui prolonge une route au-delà d’un tunnel la prolonge toute. Un jeton ne prolonge rien.',
			'JCloisterZone'
		],
		'TUNNEL-8': [
			'Une colline sépare les prés comme un carrefour et ne relie pas de routes. Sur une tuile, la quatrième route finit à des maisons.',
			'page ; images ; JCloisterZone'
		],
		'TUNNEL-9': ['Selon une autre règle, on a moins de paires de jetons.', 'JCloisterZone'],
		'TUNNEL-10': [
			'Dans une partie déjà commencée, saisissez quels jetons sont dans quelles entrées. Ils ne sont plus en réserve.',
			'notre décision'
		]
	},
	ruleTopics: { TUNNEL: 'tunnels' }
};
