import { number } from '../../../words/fr/format';
import { ofName } from '../../../words/fr/grammar';
import { places } from '../../../words/fr/places';
import type { WordsOf } from '../../../words/fr/says';
import type { SaidEvent } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

/** “ sur la tuile à 2 tuiles à l’est de la tuile de départ”: behind a noun. */
const where = ({ place }: SaidEvent): string => (place ? ` sur ${places.theTile(place)}` : '');
const EACH_FIVE = 'Chaque acrobate compte, peu importe qui en a le plus';

/** Under the Big Top in French. */
export const words: WordsOf<typeof BIG_TOP_NAMES> = {
	title: 'Tous en piste !',
	adds: '20 tuiles avec un cirque ou des acrobates, un chapiteau avec 16 jetons d’animaux, et un directeur de cirque par joueur',
	pieces: {
		'big-top': { one: 'chapiteau', many: 'chapiteaux' },
		ringmaster: { one: 'directeur de cirque', many: 'directeurs de cirque' }
	},
	printed: {
		circus:
			'Cirque : le chapiteau vient ici. Quand il repart, les meeples sur cette tuile et autour rapportent des points. Personne ne s’y tient.',
		acrobats:
			'Espace pour acrobates : au lieu de placer un pion ailleurs, place ici un meeple comme acrobate, trois au plus. Chacun vaut 5 points.'
	},
	marks: {
		circus: { name: 'cirque', the: 'le cirque' },
		acrobats: { name: 'espace pour acrobates', the: 'l’espace pour acrobates' }
	},
	sources: { 'big-top': 'Chapiteau', acrobats: 'Acrobates', ringmaster: 'Directeurs de cirque' },
	titles: {
		'big-top/shown': 'Sous le chapiteau',
		'acrobats/scored': 'Pyramide d’acrobates',
		'acrobats/end': 'Acrobates à la fin',
		'ringmaster/scored': 'Directeur de cirque'
	},
	verdicts: {
		'big-top/shown': 'Chaque pion du public compte, peu importe qui en a le plus',
		'acrobats/scored': EACH_FIVE,
		'acrobats/end': EACH_FIVE,
		'ringmaster/scored': 'La majorité n’importe pas'
	},
	countables: {
		'big-top/followers': { one: 'pion dans le public', many: 'pions dans le public' },
		acrobats: { one: 'acrobate', many: 'acrobates' },
		'ringmaster/shows': { one: 'tuile du cirque', many: 'tuiles du cirque', feminine: true }
	},
	fates: {
		'acrobats/scored': ({ name }) => `L’acrobate ${ofName(name)} est revenu d’une pyramide`
	},
	objections: {
		'big-top/none-left': 'Tous les jetons d’animaux de ce nombre ont déjà été révélés.'
	},
	events: {
		'big-top/shown': (event) =>
			`Le jeton d’animal${where(event)} portait le nombre ${String(event.count ?? 0)}.`,
		'big-top/stood': (event) => `Table de départ : le chapiteau${where(event)}.`,
		'acrobats/put': (event) => `${event.name} a placé un acrobate${where(event)}.`,
		'acrobats/stood': (event) =>
			`Table de départ : un acrobate ${ofName(event.name)}${where(event)}.`,
		'acrobats/scored': (event) => `${event.name} a évalué la pyramide${where(event)}.`
	},
	questions: {
		'big-top/shown': () => ({
			question: 'Quel nombre est sous le chapiteau ?',
			how: 'Retournez le jeton d’animal et touchez son nombre.',
			why: 'Chaque meeple sur cette tuile et les huit autour rapporte autant de points.'
		}),
		'acrobats/put': (name, options) => ({
			question: `${name}, où places-tu un acrobate ?`,
			how:
				options === 1
					? 'Il n’y a de place que sur un espace. Touche-le.'
					: `Il y a de la place sur ${number(options)} espaces. Touches-en un.`,
			why: 'Sur la tuile que tu viens de poser ou l’une de celles autour. Trois font une pyramide.'
		}),
		'acrobats/scored': (name) => ({
			question: `${name}, quelle pyramide évalues-tu ?`,
			how: 'Touche une pyramide complète.',
			why: 'Chaque acrobate rapporte 5 points, et les trois reviennent en réserve. Aucun pion n’est placé pendant ce tour.'
		})
	},
	offers: { 'acrobats/put': 'Placer un acrobate', 'acrobats/scored': 'Évaluer une pyramide' },
	answers: {
		'big-top/shown/animal': ({ count, left }) =>
			left === undefined ? String(count) : `${String(count)} (encore ${String(left)})`
	},
	movesToTile: {
		'big-top': (place) => `met le chapiteau sur ${places.theTile(place)}`
	},
	markerHints: { 'big-top': 'Touche le cirque où se trouve le chapiteau.' },
	rulings: {
		pyramidBy: {
			title: 'Qui peut évaluer une pyramide complète',
			answers: {
				anybody: [
					'Tout le monde',
					'Celui qui ne place aucun pion pendant son tour peut évaluer une pyramide complète, où qu’elle soit.',
					'tout le monde peut évaluer une pyramide complète'
				],
				beside: [
					'Avec une tuile à côté',
					'Seulement avec une tuile posée sur la case de la pyramide ou à côté, même en diagonale.',
					'une pyramide complète s’évalue avec une tuile posée sur sa case ou à côté'
				],
				owner: [
					'Un participant',
					'Seulement un joueur qui y a un acrobate, avec n’importe quelle tuile.',
					'une pyramide complète est évaluée par un joueur qui y a un acrobate'
				]
			}
		}
	},
	rulingSources: {
		pyramidBy: 'Dans aucun texte que nous avons vu ; tout le monde : JCloisterZone'
	},
	reading: () => import('./fr-help')
};
