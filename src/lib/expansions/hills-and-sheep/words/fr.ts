import { common } from '../../../words/fr/common';
import { counted } from '../../../words/fr/format';
import { places, turnOf } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { HILLS_NAMES } from '../names';

const sheepOf = (n: number): string => counted(n, 'mouton', 'moutons');
/** How many tokens like that may be left in the bag. */
const inBag = (says: string, { count }: SaidChoice): string =>
	`${says} (encore ${String(count)} dans le sac)`;
const onTile = ({ place }: SaidEvent): string => `sur ${place ? places.theTile(place) : ''}`;

/** Hills & Sheep in French. */
export const words: WordsOf<typeof HILLS_NAMES> = {
	title: 'Moutons et Collines',
	adds: '18 tuiles avec des collines et des vignes, un berger par joueur, un sac de moutons et de loups',
	pieces: {
		shepherd: { one: 'berger', many: 'bergers' },
		'sheep-1': { one: 'jeton de 1 mouton', many: 'jetons de 1 mouton' },
		'sheep-2': { one: 'jeton de 2 moutons', many: 'jetons de 2 moutons' },
		'sheep-3': { one: 'jeton de 3 moutons', many: 'jetons de 3 moutons' },
		'sheep-4': { one: 'jeton de 4 moutons', many: 'jetons de 4 moutons' },
		'sheep-untold': { one: 'jeton non précisé', many: 'jetons non précisés' }
	},
	printed: {
		hill: 'Colline : pose dessous une tuile de plus, sans la voir. À égalité, un pion dessus l’emporte.',
		vineyard: 'Vigne : une abbaye voisine complétée rapporte 3 de plus.'
	},
	marks: {
		hill: { name: 'colline', the: 'la colline' },
		vineyard: { name: 'vigne', the: 'la vigne' }
	},
	sources: { flocks: 'Troupeaux' },
	titles: { 'flocks/home': 'Troupeau rentré', 'flocks/closed': 'Troupeau dans un pré fermé' },
	countables: {
		'flocks/sheep': { one: 'mouton', many: 'moutons' },
		vineyards: { one: 'vigne', many: 'vignes', feminine: true }
	},
	fates: { 'flocks/wolf-drawn': ({ name }) => `À cause d’un loup, le berger rentre : ${name}` },
	objections: { 'flocks/shepherd-there': 'Il y a déjà un berger dans ce pré.' },
	events: {
		'flocks/sheep-drawn': ({ turn, name, count = 0 }) =>
			`${turnOf(turn)} : ${name} a pioché ${sheepOf(count)}.`,
		'flocks/wolf-drawn': ({ turn, name }) => `${turnOf(turn)} : ${name} a pioché un loup.`,
		'flocks/untold-drawn': ({ turn, name }) =>
			`${turnOf(turn)} : ${name} a pioché des moutons, sans dire combien.`,
		'flocks/driven-home': ({ turn, name }) =>
			`${turnOf(turn)} : ${name} a fait rentrer le troupeau.`,
		'flocks/found': (event) =>
			event.count
				? `Table de départ : ${sheepOf(event.count)} ${onTile(event)}.`
				: `Table de départ : des moutons ${onTile(event)}.`
	},
	questions: {
		'flocks/draw': (name) => ({
			question: `${name}, quel jeton as-tu pioché ?`,
			how: 'Touche ce qu’il montre.',
			why: 'Les moutons restent près du berger. Un loup retourne dans le sac avec tous les moutons du pré.'
		}),
		'flocks/flock': (name) => ({
			question: `${name} : le troupeau grandit-il, ou rentre-t-il ?`,
			how: 'Touche l’un des deux.',
			why: 'Cette tuile a agrandi le pré du berger : il faut faire l’un ou l’autre.'
		})
	},
	answers: {
		'flocks/draw/sheep-1': (choice) => inBag('1 mouton', choice),
		'flocks/draw/sheep-2': (choice) => inBag('2 moutons', choice),
		'flocks/draw/sheep-3': (choice) => inBag('3 moutons', choice),
		'flocks/draw/sheep-4': (choice) => inBag('4 moutons', choice),
		'flocks/draw/wolf': (choice) => inBag('Loup', choice),
		'flocks/draw/sheep-untold': () => 'Des moutons, sans préciser',
		'flocks/flock/home': ({ count }) => `Rentrer : ${common.points(count)}`,
		'flocks/flock/grow': ({ count }) =>
			`Grandir : piocher parmi ${counted(count, 'jeton', 'jetons')}`
	},
	notes: {
		'flocks/count': (names, count) => `${common.list(names)} : ${sheepOf(count)} près du berger.`,
		'flocks/untold': () =>
			'On n’a pas dit combien de moutons montre un jeton. Saisis ses points à la main.'
	},
	rulings: {
		hillTiles: {
			title: 'Tuiles de Moutons et Collines',
			answers: {
				first: [
					'Sans jardin',
					'Les 18 tuiles de 2014.',
					'aucune tuile avec une colline n’a de jardin'
				],
				later: [
					'Avec un jardin',
					'Les 18 tuiles de 2018 : l’une a un jardin, qui ne compte qu’avec L’Abbé.',
					'une tuile avec une colline a un jardin'
				]
			}
		},
		hillTie: {
			title: 'Égalités sur les collines',
			answers: {
				any: [
					'Un pion suffit',
					'À égalité, tous ceux qui ont un pion sur une colline marquent, quel qu’en soit le nombre.',
					'un pion sur une colline suffit pour l’emporter à égalité'
				],
				most: [
					'Le plus de pions',
					'À égalité, celui qui a le plus de pions sur des collines marque.',
					'le plus de pions sur des collines l’emporte à égalité'
				]
			}
		}
	},
	rulingSources: {
		hillTiles: 'Images des tuiles',
		hillTie: 'Wikicarpedia, Hills & Sheep (« au moins un » ; une note les compte)'
	},
	help: {
		title: 'Moutons et Collines',
		lines: ['Chaque joueur a un berger. Le sac contient 16 jetons de moutons et 2 loups.'],
		terms: [
			[
				'Le berger',
				'Au lieu d’un autre pion, place le berger dans un pré de la tuile posée, s’il n’y en a pas. Pioche un jeton et touche ce qu’il montre. Un loup fait rentrer le berger.'
			],
			[
				'Le troupeau',
				'Quand ta propre tuile agrandit le pré, Tilekeep demande si le troupeau grandit ou rentre. Pour grandir, on pioche un jeton. Un loup chasse tous les moutons et bergers du pré. Rentré, chaque mouton rapporte 1 point.'
			],
			[
				'Plusieurs bergers, prés fermés',
				'Si plusieurs bergers partagent un pré, chacun reçoit les points de tous ses moutons. Un pré bordé de tuiles partout est évalué aussitôt. Les bergers restants à la fin ne rapportent rien.'
			],
			[
				'Un jeton non précisé',
				'Touche « Des moutons, sans préciser ». Le troupeau ne rapporte alors que ce qui a été dit. Ajoute le reste à la main sur la fiche du joueur, avec Moutons et Collines comme raison.'
			],
			[
				'Les collines',
				'Une tuile de plus est cachée sous chaque colline : il en reste donc moins à piocher. À égalité, seuls marquent ceux qui ont un pion sur une colline.'
			],
			['Les vignes', 'Une abbaye complète rapporte 3 points de plus par vigne autour d’elle.']
		],
		topics: {
			flocks: {
				title: 'Les troupeaux en images',
				pictures: {
					'flock-home': 'Rouge fait rentrer 3 et 2 moutons : 5 points',
					'flock-closed': 'Bleu ferme le pré du troupeau de Rouge : 5 points pour Rouge'
				}
			},
			hills: {
				title: 'Une colline en image',
				pictures: {
					'hill-tie':
						'Un chevalier chacun, et celui de Bleu est sur une colline : 8 points pour Bleu'
				}
			},
			vineyards: {
				title: 'Une vigne en image',
				pictures: { vineyard: 'Une abbaye avec une vigne autour : 12 points' }
			}
		}
	},
	rules: {
		'SHEPHERD-1': [
			'Chaque joueur a un berger. Le sac contient des jetons de 1 mouton (4), 2 (5), 3 (5) et 4 (2), et 2 loups.',
			'Z-Man ; page, contenu'
		],
		'SHEPHERD-2': [
			'Au lieu d’un autre pion, on peut placer le berger dans un pré de la tuile posée où il n’y en a pas. Les autres pions ne gênent pas.',
			'Z-Man ; page'
		],
		'SHEPHERD-3': [
			'Le berger ne compte pour aucune majorité : il n’occupe rien, n’écarte personne, et rien ne le compte.',
			'page ; JCloisterZone'
		],
		'SHEPHERD-4': ['Les bergers restants à la fin ne rapportent rien.', 'page'],
		'FLOCK-1': [
			'Celui qui place son berger pioche aussitôt un jeton. Les moutons vont près de lui. Un loup retourne dans le sac, et le berger rentre.',
			'Z-Man ; page'
		],
		'FLOCK-2': [
			'Quand ta propre tuile agrandit le pré de ton berger, fais grandir ou rentrer le troupeau. C’est après le pion, avant l’évaluation, et pas s’il vient d’être placé.',
			'Z-Man ; page, déroulement ; pas s’il vient d’être placé : JCloisterZone'
		],
		'FLOCK-3': [
			'Pour grandir, on pioche un jeton. Un loup remet tous les moutons du pré dans le sac et fait rentrer tous ses bergers.',
			'Z-Man ; page ; tous les bergers : JCloisterZone'
		],
		'FLOCK-4': [
			'Rentré, chaque mouton rapporte 1 point. Les jetons retournent dans le sac, et le berger rentre.',
			'Z-Man ; éditeur'
		],
		'FLOCK-5': [
			'Si plusieurs bergers partagent un pré, chacun rapporte les points de tous ses moutons, et tous rentrent.',
			'feuille néerlandaise ; steinwurf'
		],
		'FLOCK-6': [
			'Quand chaque bord d’un pré a une tuile voisine, ses troupeaux sont évalués aussitôt, peu importe qui l’a fermé. Celui qui a agrandi le pré de son troupeau décide d’abord.',
			'page ; JCloisterZone'
		],
		'FLOCK-7': [
			'Tous piochent dans le même sac. Ce qui est près des bergers n’y est pas, et les loups y retournent toujours.',
			'Z-Man'
		],
		'FLOCK-8': [
			'Les troupeaux sont évalués avant les routes, les villes et les abbayes.',
			'page, déroulement'
		],
		'FLOCK-9': [
			'Les moutons non précisés ne rapportent rien d’eux-mêmes : leurs points se saisissent à la main.',
			'notre décision'
		],
		'FLOCK-10': [
			'Dans une partie déjà commencée, on saisit les jetons sur les tuiles de leurs bergers.',
			'notre décision'
		],
		'HILL-1': [
			'Celui qui pioche une colline pioche une tuile de plus sans la voir, qui va dessous. Si la pioche est vide, il n’y en a pas.',
			'Z-Man ; page ; pioche vide : JCloisterZone'
		],
		'HILL-2': [
			'Une colline impossible à placer quitte la partie avec sa tuile cachée. Si certaines tuiles se piochent d’abord, la tuile cachée se prend quand même parmi les autres.',
			'page, déroulement ; d’autres tuiles d’abord : notre décision'
		],
		'HILL-3': [
			'Un pion sur une telle tuile est sur une colline, où qu’il s’y tienne.',
			'Z-Man ; page'
		],
		'HILL-4': [
			'À égalité, seuls marquent ceux qui ont un pion sur une colline. Si tous en ont un, ou aucun, tous marquent.',
			'Z-Man ; page'
		],
		'HILL-5': [
			'Selon une autre règle, celui qui a le plus de pions sur des collines l’emporte à égalité.',
			'page, une note'
		],
		'HILL-6': [
			'Seuls les pions qui comptent pour la majorité départagent, une fois chacun.',
			'page ; JCloisterZone'
		],
		'VINEYARD-1': [
			'Une abbaye complète rapporte 3 de plus pour chacune des huit tuiles autour qui a une vigne. Une vigne peut servir plusieurs fois.',
			'Z-Man ; page'
		],
		'VINEYARD-2': [
			'Une vigne ne rapporte rien à la fin, ni pour un jardin, un pion repris ou une abbaye où un pion est couché.',
			'Z-Man ; page ; jardins et pions repris : JCloisterZone'
		],
		'VINEYARD-3': [
			'Sur deux des tuiles, deux villes partagent un côté : une ville placée contre ce côté réunit les deux.',
			'images des tuiles ; JCloisterZone'
		]
	},
	ruleTopics: {
		SHEPHERD: 'le berger',
		FLOCK: 'les troupeaux',
		HILL: 'les collines',
		VINEYARD: 'les vignes'
	}
};
