import { tiles } from '../../../words/ro/tiles';
import { number } from '../../../words/ro/format';
import { common } from '../../../words/ro/common';
import { KINDS } from '../../../words/ro/kinds';
import { places } from '../../../words/ro/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/ro/says';
import { inn } from '../../../rules/presentation/words/ro';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string => (place ? `pe ${places.theTile(place)}` : '');

/** „: oraș la nord”, la sfârșitul unei propoziții despre un cartonaș; gol dacă modelul lui nu se știe. */
const shown = ({ tile }: SaidEvent): string => (tile ? `: ${tiles.description(tile)}` : '');

/** Bridges, Castles & Bazaars in Romanian. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Poduri, castele și bazaruri',
	adds: '12 cartonașe, opt cu bazar; poduri și castele pentru toți',
	besides: { bridges: ['12 poduri', '12 castele'] },
	pieces: {
		castle: { one: 'castel', many: 'castele', the: 'castelul' }
	},
	printed: {
		bazaar: 'Bazar: drumurile lui se termină aici, iar după tură se licitează cartonașe.',
		...inn.printed
	},
	marks: { bazaar: 'bazar' },
	signs: inn.signs,
	sources: {
		castles: 'Castele',
		bazaar: 'Bazaruri'
	},
	titles: {
		'bridges/laid': 'Pod pus',
		'castles/built': 'Castel construit',
		'castles/paid': 'Castel alături',
		'castles/not-paid': 'Castel fără puncte',
		'bazaar/sold': 'Bazar',
		'bazaar/bought': 'Bazar: la bancă'
	},
	verdicts: { 'castles/paid': 'Stăpânul unui castel de alături' },
	countables: {
		bridge: ['pod', 'poduri'],
		castle: ['castel', 'castele'],
		'castles/castles': ['castel', 'castele'],
		'bazaar-tile': ['cartonaș de la bazar', 'cartonașe de la bazar']
	},
	events: {
		'bridges/found': ({ place }) => `Poziția de pornire: un pod ${at(place)}.`,
		'castles/decided': ({ name, place }) => `${name} a construit un castel ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} nu a construit castel ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} a ales pentru ce aduce puncte un castel${place ? `: ${KINDS[place.kind].the} ${at(place)}` : ''}.`,
		'castles/found': ({ place }) => `Poziția de pornire: un castel ${at(place)}.`,
		'bazaar/turned-up': (event) => `Bazar (${event.name}): cartonaș întors${shown(event)}.`,
		'bazaar/sold': (event) =>
			`${event.name} a dat, iar ${event.otherName} a primit ${common.points(event.count ?? 0)} pentru un cartonaș${shown(event)}.`,
		'bazaar/bought': (event) =>
			`${event.name} a dat băncii ${common.points(event.count ?? 0)} pentru un cartonaș${shown(event)}.`,
		'bazaar/taken': (event) => `${event.name} a luat gratuit un cartonaș${shown(event)}.`,
		'bazaar/not-held': ({ name }) => `Bazar (${name}): fără licitație.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `${name} construiește un castel?`,
			how: 'Construiește-l sau punctează orașul.',
			why: 'Orașul nu aduce atunci nimic. Stăpânul primește mai târziu punctele pentru ce se finalizează alături.'
		}),
		'castles/chosen': (name) => ({
			question: `${name}, pentru ce aduce puncte castelul tău?`,
			how: 'Atinge unul dintre teritoriile finalizate. Numărul arată câte puncte aduce.',
			why: 'Castelul aduce puncte o singură dată. Apoi stăpânul lui se întoarce.'
		}),
		'bazaar/turned-up': (name, _, step) => ({
			question: `Bazar (${name}): ce cartonașe se întorc?`,
			how: `Atinge cartonașul ${number(step)}: în total câte unul de jucător.`,
			why: 'Ordinea lor nu contează.'
		}),
		'bazaar/sold': (name) => ({
			question: `${name} scoate un cartonaș la licitație. Care?`,
			how: 'Atinge cartonașul ales.',
			why: 'Apoi spune cine cui îi dă puncte și câte. Ofertele nu se păstrează.'
		}),
		'bazaar/taken': (name) => ({
			question: `${name}, ce cartonaș iei?`,
			how: 'Atinge-l.',
			why: 'Aici nu licitează nimeni. Ultimul cartonaș îi rămâne ultimului jucător.'
		}),
		'bazaar/pays': (name) => ({
			question: 'Cine cui îi dă puncte?',
			how: 'Cine dă puncte are cartonașul.',
			why: `${name} cumpără la cea mai mare ofertă sau vinde la acest preț. Fără ofertă mai mare, punctele merg la bancă.`
		}),
		'bazaar/points': () => ({
			question: 'Câte puncte?',
			how: 'Atinge ultima ofertă.',
			why: 'Punctele pot scădea sub 0.'
		}),
		'bazaar/laid': (name) => ({
			question: `${name} plasează cartonașul de la bazar`,
			how: 'Atinge locul unde este plasat.',
			why: 'Pentru tura aceasta nu se trage niciun cartonaș.'
		})
	},
	answers: {
		'castles/decided/build': () => 'Construiește un castel',
		'bazaar/pays/bank': ({ name }) => `${name} dă băncii`,
		'bazaar/pays/player': ({ name, otherName }) => `${name} dă, ${otherName} primește`,
		'bazaar/points/points': ({ count }) => number(count),
		'bazaar/points/more': ({ count }) => `${number(count)} sau mai mult`
	},
	declines: {
		'castles/decided': 'Punctează orașul',
		'bazaar/turned-up': 'Fără licitație'
	},
	rulings: {
		bridgeTiles: {
			title: 'Cartonașele din Poduri, castele și bazaruri',
			answers: {
				first: [
					'Fără grădină',
					'Cele 12 cartonașe din 2010.',
					'cartonașele din Poduri, castele și bazaruri nu au grădină'
				],
				later: [
					'Cu grădină',
					'Cele 12 cartonașe din 2017: unul are o grădină, care contează doar cu Abatele.',
					'un cartonaș din Poduri, castele și bazaruri are o grădină'
				]
			}
		},
		freeBridge: {
			title: 'Un pod de care cartonașul nu are nevoie',
			answers: {
				beside: [
					'Pe cartonaș sau lângă el',
					'Poate fi pus pe cartonașul abia plasat sau pe unul chiar lângă el.',
					'un pod poate fi pus și pe un cartonaș de lângă cel abia plasat'
				],
				here: [
					'Doar pe cartonaș',
					'Poate fi pus pe cartonașul abia plasat. Un vecin primește unul doar dacă e nevoie.',
					'un vecin primește un pod doar dacă e nevoie de el'
				]
			}
		},
		castleChoice: {
			title: 'Lângă un castel se finalizează mai multe teritorii',
			answers: {
				chosen: [
					'Alege jucătorul lui',
					'Jucătorul stăpânului alege pentru care dintre ele aduce castelul puncte.',
					'jucătorul stăpânului alege pentru ce aduce un castel puncte'
				],
				best: [
					'Cel mai bun',
					'Castelul aduce puncte pentru cel care aduce cel mai mult.',
					'un castel aduce puncte pentru ce aduce cel mai mult'
				]
			}
		},
		bazaar: {
			title: 'Cum se împart cartonașele unui bazar',
			answers: {
				auction: [
					'Prin licitație',
					'Fiecare cartonaș în afară de ultimul se licitează pentru puncte.',
					'cartonașele unui bazar se licitează'
				],
				choose: [
					'Fiecare ia unul',
					'Nu licitează nimeni: fiecare, pe rând, ia unul dintre cartonașe.',
					'la un bazar fiecare ia pe rând un cartonaș, fără licitație'
				]
			}
		},
		bazaarInBazaar: {
			title: 'Un bazar tras în timpul unei runde',
			answers: {
				after: [
					'Licitație după rundă',
					'Dacă alții mai au un cartonaș de la ultima licitație, licitația unui bazar nou tras are loc după acea rundă.',
					'licitația unui bazar tras în timpul unei runde are loc după ea'
				],
				none: [
					'Fără licitație',
					'Un bazar tras în timpul unei runde nu începe nicio licitație.',
					'un bazar tras în timpul unei runde nu începe nicio licitație'
				]
			}
		},
		bazaarAndBuilder: {
			title: 'Un bazar aduce o a doua parte a turei',
			answers: {
				auction: [
					'Întâi licitația',
					'Întâi vin licitația și runda ei, apoi a doua parte a turei.',
					'licitația și runda ei vin înaintea celei de-a doua părți a turei'
				],
				part: [
					'Întâi a doua parte',
					'Întâi vine a doua parte a turei, apoi licitația.',
					'a doua parte a turei vine înaintea licitației'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Imaginile cartonașelor',
		freeBridge: 'Wikicarpedia, Order of Play; doar pe cartonaș: JCloisterZone',
		castleChoice: 'Wikicarpedia, regulile castelelor din prima ediție; cel mai bun: JCloisterZone',
		bazaar: 'Wikicarpedia; fără licitație: JCloisterZone',
		bazaarInBazaar: 'Wikicarpedia, întrebări la prima ediție; fără licitație: JCloisterZone',
		bazaarAndBuilder:
			'Wikicarpedia, întrebări la prima ediție; întâi a doua parte: răspuns mai vechi, JCloisterZone'
	},
	reading: () => import('./ro-help')
};
