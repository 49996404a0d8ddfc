import { capital, counted } from '../../../words/ro/format';
import { somePiece, thePiece } from '../../../words/ro/nouns';
import { onPlace, placeOf, places } from '../../../words/ro/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { DRAGON_NAMES } from '../names';

/** „cartonașul aflat la 2 cartonașe spre est de cartonașul de start”. */
const tileOf = ({ place }: SaidEvent): string => (place ? places.theTile(place) : '');

/** The Princess & the Dragon in Romanian. */
export const words: WordsOf<typeof DRAGON_NAMES> = {
	title: 'Prințesa și dragonul',
	adds: '30 de cartonașe, un dragon care mănâncă figuri și o zână care le apără',
	pieces: {
		dragon: { one: 'dragon', many: 'dragoni', the: 'dragonul' },
		fairy: { one: 'zână', many: 'zâne', the: 'zâna', feminine: true }
	},
	printed: {
		volcano:
			'Vulcan: aici nu se pune nicio figură, decât dacă regulile voastre permit asta la capătul râului. Dacă se joacă cu dragonul, el ajunge aici.',
		dragon: 'Dragon: după punerea figurii, toți mută pe rând dragonul, șase cartonașe în total.',
		portal: 'Portal magic: cine așază acest cartonaș poate pune o figură pe orice alt cartonaș.',
		princess: 'Prințesă: cine o adaugă la un oraș poate trimite acasă un cavaler din el.'
	},
	marks: { volcano: 'vulcan', dragon: 'dragon', portal: 'portal magic' },
	signs: { princess: { name: 'Prințesă', with: 'cu prințesă' } },
	countables: {
		fairy: ['figură cu zâna', 'figuri cu zâna'],
		'fairy/turn': ['tură cu zâna', 'ture cu zâna']
	},
	sources: { fairy: 'Zâna' },
	titles: { 'fairy/start': 'Zâna la începutul turei', 'fairy/scored': 'Zâna' },
	verdicts: {
		'fairy/start': 'Zâna este lângă o figură a celui care își începe tura.',
		'fairy/scored': 'Zâna este lângă o figură de aici. Majoritatea nu contează.'
	},
	objections: {
		'dragon/asleep':
			'Dragonul nu este încă pe hartă: acest cartonaș așteaptă un vulcan. Trage altul.',
		'dragon/volcano': 'Pe un cartonaș cu vulcan nu poate sta nimeni.',
		'dragon/here': 'Pe cartonașul cu dragonul nu poate veni nimeni.',
		'princess/must': 'În loc de asta, un cavaler trebuie trimis acasă.'
	},
	events: {
		'dragon/moved': (event) => `${event.name} a mutat dragonul pe ${tileOf(event)}.`,
		'dragon/stood': (event) => `Poziția de pornire: dragonul pe ${tileOf(event)}.`,
		'fairy/moved': (event) =>
			`${event.name} a mutat zâna lângă o figură (${tiles.piece(event.piece ?? 'follower')}) ${placeOf(event)}.`,
		'fairy/moved-up': (event) =>
			`${event.name} a mutat zâna lângă o figură (${tiles.piece(event.piece ?? 'follower')}) de sus, de pe ${tileOf(event)}.`,
		'fairy/stood': (event) => `Poziția de pornire: zâna ${placeOf(event)}.`,
		'princess/sent-home': (event) =>
			`${event.name} a trimis acasă ${somePiece(event.piece ?? 'follower')} de la ${event.otherName}, care stătea ${placeOf(event)}.`,
		'portal/went-through': (event) =>
			`${event.name} a pus prin portal ${somePiece(event.piece ?? 'follower')} ${placeOf(event)}.`
	},
	questions: {
		'dragon/moved': (name, options) => ({
			question: `${name} mută dragonul`,
			how: `Atinge un cartonaș din ${counted(options, 'cartonaș', 'cartonașe')}. Figurile încercuite ar fi mâncate.`,
			why: 'Merge șase cartonașe, niciodată de două ori pe același și niciodată la zână.'
		}),
		'fairy/moved': (name) => ({
			question: `${name}, la cine vine zâna?`,
			how: 'Atinge una dintre figurile tale.',
			why: 'În tura aceasta nu se mai pune altă figură.'
		}),
		'princess/sent-home': (name) => ({
			question: `${name}, ce cavaler pleacă acasă?`,
			how: 'Atinge un cavaler din acest oraș, al tău sau al altcuiva.',
			why: 'În tura aceasta nu se mai pune altă figură.'
		}),
		'portal/went-through': (name) => ({
			question: `${name}, unde merge figura ta?`,
			how: 'Atinge un loc pe orice cartonaș.',
			why: 'Trebuie să fie nefinalizat și fără nimeni acolo.'
		}),
		'portal/other': (name) => ({
			question: `${name}, unde merge această figură?`,
			how: 'Atinge un loc pe orice cartonaș.',
			why: 'Trebuie să fie nefinalizat și fără nimeni acolo.'
		})
	},
	offers: {
		'fairy/moved': 'Mută zâna',
		'princess/sent-home': 'Trimite acasă un cavaler',
		'portal/went-through': 'Treci prin portal'
	},
	answers: {
		'fairy/moved/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'fairy/moved/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))}, sus`,
		'princess/sent-home/figure': ({ piece, name }) => `${tiles.pieceFirst(piece)} de la ${name}`,
		'portal/went-through/figure': ({ piece }) => capital(tiles.pieceFirst(piece))
	},
	declines: { 'portal/went-through': 'Nu prin portal' },
	reasons: {
		'dragon/moved': ({ piece, name }) => `Dragonul a mâncat ${thePiece(piece)} de la ${name}.`,
		'princess/sent-home': ({ piece, name }) =>
			`O prințesă a trimis acasă ${thePiece(piece)} de la ${name}.`,
		'portal/went-through': ({ piece, name }) =>
			`Aici a venit printr-un portal ${thePiece(piece)} de la ${name}.`
	},
	moves: {
		dragon: (place) => `pune dragonul pe ${places.theTile(place)}`,
		fairy: (place, kind) => `pune zâna ${onPlace(place, kind)}`
	},
	markerHints: {
		dragon: 'Atinge cartonașul pe care stă dragonul.',
		fairy: 'Atinge locul unde stă zâna: ea ține de figura de acolo.'
	},
	rulings: {
		dragonTiles: {
			title: 'Cartonașele extensiei Prințesa și dragonul',
			answers: {
				first: [
					'Prima ediție',
					'Cutia din 2005: niciun cartonaș nu are grădină.',
					'extensia Prințesa și dragonul are cartonașele din 2005'
				],
				later: [
					'Edițiile următoare',
					'Cutiile de după 2016: două cartonașe au grădină, iar cel mai mare oraș cu portal nu are blazon.',
					'extensia Prințesa și dragonul are cartonașele următoare'
				]
			}
		},
		dragonMoves: {
			title: 'Când se mută dragonul',
			answers: {
				before: [
					'Înainte de evaluare',
					'Dragonul se mută înainte ca tura să fie evaluată: poate mânca o figură care ar aduce puncte.',
					'dragonul se mută înainte de evaluare'
				],
				after: [
					'După evaluare',
					'Întâi se evaluează ce finalizează cartonașul, iar căruțele merg mai departe. Apoi se mută dragonul.',
					'dragonul se mută după evaluare'
				]
			}
		},
		princess: {
			title: 'O prințesă ajunge într-un oraș cu cavaleri',
			answers: {
				may: [
					'Un cavaler poate pleca',
					'Cine așază cartonașul poate trimite acasă un cavaler sau poate pune o figură ca de obicei.',
					'o prințesă poate trimite acasă un cavaler'
				],
				must: [
					'Un cavaler trebuie să plece',
					'Cine așază cartonașul trebuie să trimită acasă unul dintre cavaleri, chiar și al său.',
					'o prințesă trebuie să trimită acasă un cavaler'
				]
			}
		},
		fairy: {
			title: 'Unde stă zâna',
			answers: {
				follower: [
					'Lângă o figură',
					'Zâna ține de o singură figură și aduce puncte doar pentru ea.',
					'zâna stă lângă o singură figură'
				],
				tile: [
					'Pe un cartonaș',
					'Zâna ține de un cartonaș întreg și aduce puncte pentru figurile oricui de acolo.',
					'zâna stă pe un cartonaș întreg'
				]
			}
		},
		fairyAtStart: {
			title: 'Mai multe figuri proprii pe cartonașul zânei la începutul turei',
			answers: {
				once: [
					'1 punct',
					'O tură care începe cu zâna aduce 1 punct, oricâte figuri ar sta pe cartonașul ei.',
					'zâna aduce 1 punct la începutul turei'
				],
				each: [
					'câte 1 punct',
					'Fiecare figură proprie de pe cartonașul ei aduce 1 punct, și constructorul, și porcul.',
					'zâna aduce 1 punct de figură la începutul turei'
				]
			}
		},
		fairyScored: {
			title: 'Mai multe figuri de pe cartonașul zânei în ceea ce se evaluează',
			answers: {
				first: [
					'Prima',
					'Doar cine a venit primul primește cele 3 puncte ale zânei.',
					'cele 3 puncte ale zânei merg la prima figură'
				],
				each: [
					'Toți jucătorii',
					'Fiecare jucător cu o figură acolo pe cartonașul ei primește 3 puncte.',
					'cele 3 puncte ale zânei merg la toți jucătorii'
				]
			}
		},
		portalFigures: {
			title: 'Cine trece printr-un portal',
			answers: {
				all: [
					'Și primari, și căruțe',
					'Poate trece orice figură care contează la majoritate, și primarul, și căruța.',
					'primarii și căruțele trec prin portaluri'
				],
				plain: [
					'Fără primar și căruță',
					'Primarii și căruțele nu trec printr-un portal.',
					'primarii și căruțele nu trec prin portaluri'
				]
			}
		}
	},
	rulingSources: {
		dragonTiles: 'Wikicarpedia, Prințesa și dragonul: imaginile cartonașelor',
		dragonMoves: 'Înainte: Hans im Glück și Z-Man; după: Rio Grande Games',
		princess: 'Trebuie: Brettspielwelt, prima ediție germană; poate: Z-Man, Wikicarpedia',
		fairy:
			'Lângă o figură: Hans im Glück, edițiile următoare; pe un cartonaș: Rio Grande Games, prima ediție Z-Man',
		fairyAtStart: 'O dată: superfred.de; de figură: JCloisterZone',
		fairyScored: 'Deschis în regulile pe care le-am văzut; prima: JCloisterZone',
		portalFigures: 'Deschis în regulile pe care le-am văzut; și primari, și căruțe: JCloisterZone'
	},
	reading: () => import('./ro-help')
};
