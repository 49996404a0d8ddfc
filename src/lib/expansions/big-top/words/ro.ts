import { counted } from '../../../words/ro/format';
import { places } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import type { SaidEvent } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

/** „ pe cartonașul aflat la 2 cartonașe spre est de cartonașul de start”: behind a noun. */
const where = ({ place }: SaidEvent): string => (place ? ` pe ${places.theTile(place)}` : '');
/** The same behind what is known by it: „ de pe cartonașul …”. */
const fromWhere = ({ place }: SaidEvent): string =>
	place ? ` de pe ${places.theTile(place)}` : '';
const EACH_FIVE = 'Contează fiecare acrobat, oricine ar avea mai mulți';

/** Under the Big Top in Romanian. */
export const words: WordsOf<typeof BIG_TOP_NAMES> = {
	title: 'Sub cupola circului',
	adds: '20 de cartonașe cu circ sau acrobați, un cort de circ cu 16 jetoane de animale și câte un director de circ',
	pieces: {
		'big-top': { one: 'cort de circ', many: 'corturi de circ', the: 'cortul de circ' },
		ringmaster: { one: 'director de circ', many: 'directori de circ', the: 'directorul de circ' }
	},
	printed: {
		circus:
			'Circ: aici vine cortul de circ. Când pleacă, meepleșii de pe acest cartonaș și din jur aduc puncte. Nimeni nu stă aici.',
		acrobats:
			'Loc pentru acrobați: în loc să se pună o figură în altă parte, aici evoluează până la trei meepleși. Fiecare valorează 5 puncte.'
	},
	marks: { circus: 'circ', acrobats: 'loc pentru acrobați' },
	sources: { 'big-top': 'Cortul de circ', acrobats: 'Acrobați', ringmaster: 'Directori de circ' },
	titles: {
		'big-top/shown': 'Sub cortul de circ',
		'acrobats/scored': 'Piramidă de acrobați',
		'acrobats/end': 'Acrobați la sfârșit',
		'ringmaster/scored': 'Director de circ'
	},
	verdicts: {
		'big-top/shown': 'Contează fiecare figură din public, oricine ar avea mai multe',
		'acrobats/scored': EACH_FIVE,
		'acrobats/end': EACH_FIVE,
		'ringmaster/scored': 'Majoritatea nu are importanță'
	},
	countables: {
		'big-top/followers': ['figură din public', 'figuri din public'],
		acrobats: ['acrobat', 'acrobați'],
		'ringmaster/shows': ['cartonaș al circului', 'cartonașe ale circului']
	},
	fates: {
		'acrobats/scored': ({ name }) => `${name} a luat înapoi un acrobat dintr-o piramidă`
	},
	objections: {
		'big-top/none-left': 'Toate jetoanele de animale cu acest număr au fost deja arătate.'
	},
	events: {
		'big-top/shown': (event) =>
			`Jetonul de animal${fromWhere(event)} avea numărul ${String(event.count ?? 0)}.`,
		'big-top/stood': (event) => `Poziția de pornire: cortul de circ${where(event)}.`,
		'acrobats/put': (event) => `${event.name} a pus un acrobat${where(event)}.`,
		'acrobats/stood': (event) => `Poziția de pornire: ${event.name} are un acrobat${where(event)}.`,
		'acrobats/scored': (event) => `${event.name} a evaluat piramida${fromWhere(event)}.`
	},
	questions: {
		'big-top/shown': () => ({
			question: 'Ce număr este sub cortul de circ?',
			how: 'Întoarceți jetonul de animal și atingeți numărul lui.',
			why: 'Fiecare meeple de pe acest cartonaș și de pe cele opt din jur aduce atâtea puncte.'
		}),
		'acrobats/put': (name, options) => ({
			question: `${name}, unde pui un acrobat?`,
			how:
				options === 1
					? 'Doar un loc mai este liber. Atinge-l.'
					: `Mai sunt libere ${counted(options, 'loc', 'locuri')}. Atinge unul.`,
			why: 'Pe cartonașul tocmai așezat sau pe unul din jur. Trei fac o piramidă.'
		}),
		'acrobats/scored': (name) => ({
			question: `${name}, ce piramidă evaluezi?`,
			how: 'Atinge o piramidă completă.',
			why: 'Fiecare acrobat aduce 5 puncte și toți trei se întorc în rezervă. În tura aceasta nu se mai pune nicio figură.'
		})
	},
	offers: { 'acrobats/put': 'Pune un acrobat', 'acrobats/scored': 'Evaluează o piramidă' },
	answers: {
		'big-top/shown/animal': ({ count, left }) =>
			left === undefined ? String(count) : `${String(count)} (încă ${String(left)})`
	},
	movesToTile: { 'big-top': (place) => `pune cortul de circ pe ${places.theTile(place)}` },
	markerHints: { 'big-top': 'Atinge circul pe care stă cortul de circ.' },
	rulings: {
		pyramidBy: {
			title: 'Cine poate evalua o piramidă completă',
			answers: {
				anybody: [
					'Oricine',
					'Cine nu pune nicio figură într-o tură poate evalua o piramidă completă, oriunde ar fi.',
					'oricine poate evalua o piramidă completă'
				],
				beside: [
					'Cu un cartonaș alături',
					'Doar cu un cartonaș așezat pe locul piramidei sau lângă el, și pe diagonală.',
					'o piramidă completă se evaluează cu un cartonaș așezat pe locul ei sau alături'
				],
				owner: [
					'Un participant',
					'Doar cine are acolo un acrobat, cu orice cartonaș.',
					'o piramidă completă este evaluată de cine are acolo un acrobat'
				]
			}
		}
	},
	rulingSources: { pyramidBy: 'În niciun text văzut de noi; oricine: JCloisterZone' },
	reading: () => import('./ro-help')
};
