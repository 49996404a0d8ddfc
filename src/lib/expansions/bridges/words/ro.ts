import { KINDS } from '../../../words/ro/kinds';
import { places } from '../../../words/ro/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/ro/says';
import { inn } from '../../../rules/presentation/words/ro';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string => (place ? `pe ${places.theTile(place)}` : '');

/** Bridges, Castles & Bazaars in Romanian. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Poduri, castele și bazaruri',
	adds: '12 cartonașe, opt cu bazar; poduri și castele pentru toți',
	besides: { bridges: '12 poduri și 12 castele' },
	pieces: {
		bridge: { one: 'pod', many: 'poduri', the: 'podul' },
		castle: { one: 'castel', many: 'castele', the: 'castelul' }
	},
	printed: {
		bazaar: 'Bazar: drumurile lui se termină aici, iar după tură se licitează cartonașe.',
		...inn.printed
	},
	marks: { bazaar: 'bazar' },
	signs: inn.signs,
	sources: { castles: 'Castele' },
	titles: { 'castles/paid': 'Castel alături' },
	verdicts: { 'castles/paid': 'Stăpânul unui castel de alături' },
	countables: { 'castles/castles': ['castel', 'castele'] },
	events: {
		'bridges/found': ({ place }) => `Poziția de pornire: un pod ${at(place)}.`,
		'castles/built': ({ name, place }) => `${name} a construit un castel ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} nu a construit castel ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} a ales pentru ce aduce puncte un castel: ${place ? KINDS[place.kind].the : ''} ${at(place)}.`,
		'castles/found': ({ place }) => `Poziția de pornire: un castel ${at(place)}.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `${name} construiește un castel?`,
			how: 'Construiește-l sau punctează orașul.',
			why: 'Orașul nu aduce atunci nimic. Stăpânul primește mai târziu ce se finalizează alături.'
		}),
		'castles/chosen': (name) => ({
			question: `Pentru ce aduce puncte castelul lui ${name}?`,
			how: 'Atinge unul dintre teritoriile finalizate.',
			why: 'Castelul aduce puncte o singură dată. Apoi stăpânul lui se întoarce.'
		})
	},
	answers: { 'castles/decided/build': () => 'Construiește un castel' },
	declines: { 'castles/decided': 'Punctează orașul' },
	rulings: {
		bridgeTiles: {
			title: 'Cartonașele din Poduri, castele și bazaruri',
			answers: {
				first: [
					'fără grădină',
					'Cele 12 cartonașe din 2010.',
					'cartonașele din Poduri, castele și bazaruri nu au grădină'
				],
				later: [
					'cu grădină',
					'Cele 12 cartonașe din 2017: unul are o grădină, care contează doar cu Abatele.',
					'un cartonaș din Poduri, castele și bazaruri are o grădină'
				]
			}
		},
		freeBridge: {
			title: 'Un pod de care cartonașul nu are nevoie',
			answers: {
				beside: [
					'pe cartonaș sau lângă el',
					'Poate fi pus pe cartonașul abia plasat sau pe unul chiar lângă el.',
					'un pod poate fi pus și pe un cartonaș de lângă cel abia plasat'
				],
				here: [
					'doar pe cartonaș',
					'Poate fi pus pe cartonașul abia plasat. Un vecin primește unul doar dacă e nevoie.',
					'un vecin primește un pod doar dacă e nevoie de el'
				]
			}
		},
		castleChoice: {
			title: 'Lângă un castel se finalizează mai multe teritorii',
			answers: {
				chosen: [
					'alege jucătorul lui',
					'Jucătorul stăpânului alege pentru care dintre ele aduce castelul puncte.',
					'jucătorul stăpânului alege pentru ce aduce un castel puncte'
				],
				best: [
					'cel mai bun',
					'Castelul aduce puncte pentru cel care aduce cel mai mult.',
					'un castel aduce puncte pentru ce aduce cel mai mult'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Imaginile cartonașelor',
		freeBridge: 'Wikicarpedia, Order of Play; doar pe cartonaș: JCloisterZone',
		castleChoice: 'Wikicarpedia, regulile castelelor din prima ediție; cel mai bun: JCloisterZone'
	},
	reading: () => import('./ro-help')
};
