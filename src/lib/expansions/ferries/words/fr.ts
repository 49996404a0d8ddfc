import { capital } from '../../../words/fr/format';
import { places, sidesList } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { FERRY_NAMES } from '../names';

/** “le bac du lac sur la tuile à 2 tuiles à l’est de la tuile de départ”. */
const ferryAt = ({ place }: SaidEvent): string =>
	`le bac du lac${place ? ` sur ${places.theTile(place)}` : ''}`;
/** “les routes au nord et à l’est”. */
const joined = ({ sides = [] }: SaidEvent): string => `les routes ${sidesList(sides)}`;
const said = ({ sides }: SaidChoice): string => capital(sidesList(sides));

/** The Ferries in French. */
export const words: WordsOf<typeof FERRY_NAMES> = {
	title: 'Les Bacs',
	adds: '8 tuiles avec un lac, et 8 bacs',
	pieces: { ferry: { one: 'bac', many: 'bacs' } },
	printed: {
		'ferry-lake': 'Lac : ses routes finissent ici, sauf les deux que relie un bac.'
	},
	marks: { 'ferry-lake': { name: 'lac', the: 'le lac' } },
	links: {
		ferry: (spot, joins) =>
			`Sur ${places.theTile(spot)}, le bac relie les routes ${sidesList(joins)}.`
	},
	events: {
		'ferries/laid': (event) =>
			`${event.name} a posé ${ferryAt(event)} : il relie ${joined(event)}.`,
		'ferries/moved': (event) =>
			`${event.name} a déplacé ${ferryAt(event)} : il relie maintenant ${joined(event)}.`,
		'ferries/kept': ({ name }) => `${name} a laissé les bacs en place.`,
		'ferries/kept-one': (event) => `${event.name} a laissé en place ${ferryAt(event)}.`,
		'ferries/found': (event) => `Table de départ : ${ferryAt(event)} relie ${joined(event)}.`
	},
	questions: {
		'ferries/laid': (name) => ({
			question: `${name} pose un bac : quelles routes relie-t-il ?`,
			how: 'Touche les deux côtés par où elles quittent la tuile.',
			why: 'Il faut le poser. Les deux routes n’en font plus qu’une, peu importe qui s’y trouve.'
		}),
		'ferries/moved': (name) => ({
			question: `${name}, déplaces-tu le bac entouré ?`,
			how: 'Touche les deux côtés qu’il doit relier.',
			why: 'Sa route a été prolongée. Ce qu’il quitte peut être complété.'
		})
	},
	answers: {
		'ferries/laid/sides': said,
		'ferries/moved/sides': said,
		'ferries/moved/keep': () => 'Laisser celui-ci'
	},
	declines: { 'ferries/moved': 'Tout laisser en place' },
	rulings: {
		scoredRoadAgain: {
			title: 'Un bac relie une route évaluée à une autre',
			answers: {
				again: [
					'Elle compte encore',
					'La route évaluée fait partie de l’autre, et toutes ses tuiles comptent.',
					'une route évaluée qu’un bac relie à une autre compte encore'
				],
				out: [
					'Elle ne compte plus',
					'Seules comptent les tuiles où une route n’a pas encore été évaluée.',
					'une route évaluée qu’un bac relie à une autre ne compte plus'
				]
			}
		}
	},
	rulingSources: { scoredRoadAgain: 'Dans aucun texte ; compte encore : JCloisterZone' },
	help: {
		title: 'Les Bacs',
		lines: [
			'Trois ou quatre routes finissent à un lac. Un bac en relie deux et peut être déplacé plus tard.'
		],
		terms: [
			[
				'On pose un bac',
				'Le joueur qui place un lac peut poser un pion sur l’une de ses routes. Puis il doit poser un bac qui en relie deux. Tilekeep demande avant l’évaluation : touche les deux côtés. Elles ne font plus qu’une route, peu importe qui s’y trouve.'
			],
			[
				'On déplace un bac',
				'Le joueur qui prolonge une route avec un bac peut déplacer ce bac vers deux autres routes du même lac. La route prolongée peut le perdre. Seul le premier bac dans chaque direction depuis la nouvelle tuile peut bouger, une fois par tuile.'
			],
			[
				'Puis on évalue',
				'Une route sans bac finit au lac. La route reliée et celle qui en est séparée sont évaluées si elles sont complètes. Les pions restent sur place, et celui qui ne peut rester seul revient.'
			],
			[
				'Le compte',
				'Un lac compte comme une tuile d’une route, que le bac le traverse ou que la route y finisse. Une auberge compte pour toute la route tant que le bac la relie.'
			],
			[
				'Une route évaluée',
				'Quand un bac relie une route évaluée à une autre, toutes ses tuiles comptent encore. Selon une autre règle, elles ne comptent plus.'
			]
		],
		topics: {
			ferries: {
				title: 'Les bacs en images',
				pictures: {
					'ferry-joins': 'Un bac relie deux routes, et deux joueurs marquent les points',
					'ferry-cuts-off': 'Le bac est déplacé, et la route qu’il quitte est complétée'
				}
			}
		}
	},
	rules: {
		'FERRIES-1': [
			'Huit tuiles avec un lac sont piochées avec les autres : sept ont trois routes, une en a quatre. Il y a un bac pour chacune.',
			'page, contenu'
		],
		'FERRIES-2': [
			'Sur un lac qui vient d’être placé, chaque route est à part. On peut poser un pion sur l’une d’elles avant de poser le bac.',
			'page ; JCloisterZone'
		],
		'FERRIES-3': [
			'Ensuite, le joueur qui a placé le lac doit poser un bac qui relie deux de ses routes. Elles n’en font plus qu’une, même si d’autres s’y trouvent.',
			'page et ses notes'
		],
		'FERRIES-4': ['Une route sans bac finit au lac.', 'page'],
		'FERRIES-5': [
			'Le joueur qui prolonge une route avec un bac peut déplacer ce bac vers deux autres routes du même lac. La route prolongée peut le perdre.',
			'page'
		],
		'FERRIES-6': [
			'Seul le premier bac dans chaque direction depuis la nouvelle tuile peut être déplacé, dans l’ordre voulu et une fois par tuile. Le bac d’un lac qui vient d’être placé passe avant.',
			'page et ses notes ; Carcassonne Central'
		],
		'FERRIES-7': [
			'Une route qui finit à un lac sans rejoindre son bac ne permet pas de le déplacer. Relier des routes par un bac, ou fermer une route sans la prolonger, ne le permet pas non plus.',
			'page, 1re édition, notes ; Carcassonne Central'
		],
		'FERRIES-8': [
			'Une fois les bacs en place, tout ce qui est complet est évalué, aussi une route séparée. Les pions restent sur place.',
			'page'
		],
		'FERRIES-9': [
			'Quand un bac relie une route évaluée à une autre, les tuiles des deux comptent.',
			'JCloisterZone'
		],
		'FERRIES-10': [
			'Selon une autre règle, les tuiles dont toutes les routes ont déjà été évaluées ne comptent plus.',
			'notre décision'
		],
		'FERRIES-11': [
			'Un lac compte comme une tuile d’une route, que le bac le traverse ou que la route y finisse.',
			'page sur l’évaluation'
		],
		'FERRIES-12': [
			'Quand un bac déplacé laisse sans meeple de son joueur un pion qui ne peut rester seul, ce pion revient.',
			'page de Marchands et Bâtisseurs ; Carcassonne Central'
		],
		'FERRIES-13': [
			'Une route que seul un bac prolonge ne donne pas de seconde partie du tour.',
			'page, 1re édition, notes'
		],
		'FERRIES-14': [
			'Personne ne se tient sur un bac, et les bacs restent jusqu’à la fin. Les routes incomplètes sont évaluées comme toujours.',
			'page'
		],
		'FERRIES-15': [
			'Une auberge compte pour toute la route que les bacs relient. Une partie séparée la perd.',
			'page, 1re édition, notes'
		],
		'FERRIES-16': [
			'Un lac sépare les prés comme un carrefour, et les bacs n’y changent rien. Aucun pion ne passe d’une route d’un lac à une autre.',
			'JCloisterZone'
		],
		'FERRIES-17': [
			'Le mage et la sorcière restent sur place. Quand un bac relie leurs routes, son joueur déplace aussitôt l’un des deux.',
			'page de Mage et Sorcière'
		],
		'FERRIES-18': [
			'Dans une partie déjà commencée, vous indiquez les routes que relie chaque bac. Un lac peut être sans bac, et le reste.',
			'notre décision'
		]
	},
	ruleTopics: { FERRIES: 'les bacs' }
};
