import { number, plural } from '../../../words/en/format';
import { places } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import type { SaidEvent } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

/** “ 2 tiles east of the start tile”: behind a noun. */
const where = ({ place }: SaidEvent): string => (place ? ` ${places.tile(place)}` : '');
const spaces = (n: number): string =>
	plural(n, { one: 'Only one has room. Tap it.', other: `${number(n)} have room. Tap one.` });
const EACH_FIVE = 'Each acrobat counts, whoever has the most';

/** Under the Big Top in English. */
export const words: WordsOf<typeof BIG_TOP_NAMES> = {
	title: 'Under the Big Top',
	adds: '20 tiles with a circus or acrobats, a big top with 16 animal tokens, and a ringmaster for each player',
	pieces: { 'big-top': ['big top', 'big tops'], ringmaster: ['ringmaster', 'ringmasters'] },
	printed: {
		circus:
			'Circus: the big top comes here. The tile it leaves pays for the meeples on and around it. Nobody stands here.',
		acrobats:
			'Space for acrobats: instead of placing a figure elsewhere, up to three meeples perform here. Each is worth 5 points.'
	},
	marks: { circus: 'circus', acrobats: 'space for acrobats' },
	sources: { 'big-top': 'Big top', acrobats: 'Acrobats', ringmaster: 'Ringmasters' },
	titles: {
		'big-top/shown': 'Under the big top',
		'acrobats/scored': 'Pyramid of acrobats',
		'acrobats/end': 'Acrobats at the end',
		'ringmaster/scored': 'Ringmaster'
	},
	verdicts: {
		'big-top/shown': 'Each figure in the audience counts, whoever has the most',
		'acrobats/scored': EACH_FIVE,
		'acrobats/end': EACH_FIVE,
		'ringmaster/scored': 'The majority doesn’t matter'
	},
	countables: {
		'big-top/followers': ['figure in the audience', 'figures in the audience'],
		acrobats: ['acrobat', 'acrobats'],
		'ringmaster/shows': ['tile of the circus', 'tiles of the circus']
	},
	fates: { 'acrobats/scored': ({ name }) => `${name}’s acrobat went home from a pyramid` },
	objections: { 'big-top/none-left': 'All animal tokens with this number were shown already.' },
	events: {
		'big-top/shown': (event) =>
			`The animal token${where(event)} had the number ${String(event.count ?? 0)}.`,
		'big-top/stood': (event) => `Table in progress: the big top${where(event)}.`,
		'acrobats/put': (event) => `${event.name} put an acrobat on the space${where(event)}.`,
		'acrobats/stood': (event) =>
			`Table in progress: an acrobat of ${event.name} on the space${where(event)}.`,
		'acrobats/scored': (event) => `${event.name} scored the pyramid${where(event)}.`
	},
	questions: {
		'big-top/shown': () => ({
			question: 'Which number is under the big top?',
			how: 'Turn the animal token over, and tap its number.',
			why: 'Each meeple on that tile and the eight around brings its owner so many points.'
		}),
		'acrobats/put': (name, options) => ({
			question: `Where does ${name} put an acrobat?`,
			how: spaces(options),
			why: 'On the tile just laid or one around it. Three make a pyramid.'
		}),
		'acrobats/scored': (name) => ({
			question: `Which pyramid does ${name} score?`,
			how: 'Tap a full pyramid.',
			why: 'Each acrobat brings its owner 5 points, and all three go home. No figure is placed this turn.'
		})
	},
	offers: { 'acrobats/put': 'Add an acrobat', 'acrobats/scored': 'Score a pyramid' },
	answers: {
		'big-top/shown/animal': ({ count, left }) =>
			left === undefined ? String(count) : `${String(count)} (${String(left)} left)`
	},
	movesToTile: {
		'big-top': (place) => `puts the big top on the circus ${places.tile(place)}`
	},
	markerHints: { 'big-top': 'Tap the circus where the big top stands.' },
	rulings: {
		pyramidBy: {
			title: 'Who may score a full pyramid',
			answers: {
				anybody: [
					'Anybody',
					'Whoever places no figure in a turn may score a full pyramid, wherever it is.',
					'anybody may score a full pyramid'
				],
				beside: [
					'With a tile beside it',
					'Only with a tile laid on or beside the tile of the pyramid, also diagonally.',
					'a full pyramid is scored with a tile laid on or beside its tile'
				],
				owner: [
					'An owner',
					'Only players who have an acrobat in it, with any tile.',
					'a full pyramid is scored by a player who has an acrobat there'
				]
			}
		}
	},
	rulingSources: { pyramidBy: 'In no text that we saw; anybody: JCloisterZone' },
	reading: () => import('./en-help')
};
