import { common } from '../../../words/ro/common';
import { volcano } from '../../../rules/presentation/words/ro';
import { capital, counted } from '../../../words/ro/format';
import { somePiece, thePiece } from '../../../words/ro/nouns';
import { onPlace, placeOf, places } from '../../../words/ro/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { DRAGON_NAMES } from '../names';

/** „cartonașul aflat la 2 cartonașe spre est de cartonașul de start”. */
const tileOf = ({ place }: SaidEvent): string => (place ? places.theTile(place) : '');

/** True for an event about a figure of whoever did it. */
const isOwn = ({ name, otherName }: SaidEvent): boolean => name === otherName;

/** The Princess & the Dragon in Romanian. */
export const words: WordsOf<typeof DRAGON_NAMES> = {
	title: 'Prințesa și dragonul',
	adds: '30 de cartonașe, un dragon care mănâncă figuri și o zână care le apără',
	pieces: {
		dragon: { one: 'dragon', many: 'dragoni', the: 'dragonul' },
		fairy: { one: 'zână', many: 'zâne', the: 'zâna', feminine: true }
	},
	printed: {
		...volcano.printed,
		dragon: 'Dragon: după acest cartonaș, dragonul merge șase cartonașe. Toți îl mută pe rând.',
		portal: 'Portal magic: cine așază acest cartonaș poate pune o figură pe orice cartonaș.',
		princess: 'Prințesă: cine o adaugă la un oraș poate trimite de acolo un cavaler în rezervă.'
	},
	marks: { ...volcano.marks, dragon: 'dragon', portal: 'portal magic' },
	signs: { princess: { name: 'Prințesă', with: 'cu prințesă' } },
	countables: {
		fairy: ['figură cu zâna', 'figuri cu zâna'],
		'fairy/turn': ['tură cu zâna', 'ture cu zâna']
	},
	sources: { fairy: 'Zâna' },
	titles: { 'fairy/start': 'Zâna la începutul turei', 'fairy/scored': 'Zâna' },
	verdicts: {
		'fairy/start': 'Zâna este lângă o figură a celui la rând.',
		'fairy/scored': 'Zâna este aici, lângă o figură. Majoritatea nu contează.'
	},
	objections: {
		'dragon/asleep': 'Dragonul nu este încă pe hartă. Pune cartonașul deoparte și trage altul.',
		'dragon/volcano': 'Pe un cartonaș cu vulcan nu poate sta nimeni.',
		'dragon/here': 'Pe cartonașul cu dragonul nu poate sta nimeni.',
		'princess/must': 'În loc de asta, un cavaler trebuie trimis în rezervă.'
	},
	events: {
		'dragon/moved': (event) => `${event.name} a mutat dragonul pe ${tileOf(event)}.`,
		'dragon/stood': (event) => `Poziția de pornire: dragonul pe ${tileOf(event)}.`,
		'fairy/moved': (event) =>
			`${event.name} a mutat zâna lângă o figură (${tiles.piece(event.piece ?? 'follower')}) ${placeOf(event)}.`,
		'fairy/moved-up': (event) =>
			`${event.name} a mutat zâna lângă o figură (${tiles.piece(event.piece ?? 'follower')}) de sus, de pe ${tileOf(event)}.`,
		'fairy/stood': (event) => `Poziția de pornire: zâna ${placeOf(event)}.`,
		'fairy/stood-up': (event) =>
			`Poziția de pornire: zâna lângă o figură (${tiles.piece(event.piece ?? 'follower')}) de la ${event.name}, sus, pe ${tileOf(event)}.`,
		'princess/sent-home': (event) =>
			isOwn(event)
				? `${event.name} a trimis în rezervă o figură proprie (${tiles.piece(event.piece ?? 'follower')}), care stătea ${placeOf(event)}.`
				: `${event.name} a trimis în rezervă ${somePiece(event.piece ?? 'follower')} de la ${event.otherName}, care stătea ${placeOf(event)}.`,
		'portal/went-through': (event) =>
			`${event.name} a pus prin portal ${somePiece(event.piece ?? 'follower')} ${placeOf(event)}.`
	},
	questions: {
		'dragon/moved': (name, _, step) => ({
			question: `${name} mută dragonul (${String(step)} din 6)`,
			how: 'Atinge cartonașul pe care merge.',
			ringed: 'Figurile încercuite ar fi mâncate.',
			why: 'Merge șase cartonașe, niciodată de două ori pe același și niciodată la zână.'
		}),
		'fairy/moved': (name) => ({
			question: `${name}, la cine merge zâna?`,
			how: 'Atinge una dintre figurile tale.',
			why: 'În tura aceasta nu se mai pune altă figură.'
		}),
		'princess/sent-home': (name) => ({
			question: `${name}, ce cavaler pleacă?`,
			how: 'Atinge un cavaler din acest oraș, al tău sau al altuia.',
			why: 'În tura aceasta nu se mai pune altă figură.'
		}),
		'portal/went-through': (name) => ({
			question: `${name}, unde merge figura ta?`,
			how: 'Atinge locul, pe orice cartonaș.',
			why: 'Doar unde ceva este nefinalizat și nu stă nimeni.'
		}),
		'portal/other': (name) => ({
			question: `${name}, unde merge această figură?`,
			how: 'Atinge locul, pe orice cartonaș.',
			why: 'Doar unde ceva este nefinalizat și nu stă nimeni.'
		})
	},
	offers: {
		'fairy/moved': 'Mută zâna',
		'princess/sent-home': 'Trimite un cavaler în rezervă',
		'portal/went-through': 'Treci prin portal'
	},
	answers: {
		'fairy/moved/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'fairy/moved/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))}, sus`,
		'princess/sent-home/figure': ({ piece, name }) => `${tiles.pieceFirst(piece)} de la ${name}`,
		'portal/went-through/figure': ({ piece }) => capital(tiles.pieceFirst(piece))
	},
	tales: {
		'dragon/eaten': {
			title: 'Cele mai multe figuri mâncate',
			says: (names, [eaten = 0]) =>
				`${common.list(names)} ${names.length > 1 ? 'au pierdut câte' : 'a pierdut'} ${counted(eaten, 'figură', 'figuri')} din cauza dragonului.`
		},
		'dragon/journey': {
			title: 'Cea mai lungă călătorie a dragonului',
			says: (_, [went = 0, eaten = 0]) =>
				`A trecut peste ${counted(went, 'cartonaș', 'cartonașe')} și ${eaten === 0 ? 'nu a mâncat pe nimeni' : `a mâncat ${counted(eaten, 'figură', 'figuri')}`}.`
		}
	},
	fates: {
		'dragon/moved': ({ name, piece, kind }) =>
			`Dragonul a mâncat ${tiles.figureOn(piece, kind)} de la ${name}`,
		'princess/sent-home': ({ name, piece, kind }) =>
			`O prințesă a trimis acasă ${tiles.figureOn(piece, kind)} de la ${name}`
	},
	declines: { 'portal/went-through': 'Nu prin portal' },
	reasons: {
		'portal/went-through': ({ piece, name }) =>
			`Aici a venit printr-un portal ${thePiece(piece)} de la ${name}.`
	},
	moves: {
		fairy: (place, kind) => `pune zâna ${onPlace(place, kind)}`
	},
	movesToTile: {
		dragon: (place) => `pune dragonul pe ${places.theTile(place)}`,
		fairy: (place) => `pune zâna pe ${places.theTile(place)}`
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
					'Edițiile mai noi',
					'Cutiile din 2016 încoace: două cartonașe au grădină, iar cel mai mare oraș cu portal nu are blazon.',
					'extensia Prințesa și dragonul are cartonașele mai noi'
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
					'Întâi se evaluează ce finalizează cartonașul, iar figurile merg mai departe. Apoi se mută dragonul.',
					'dragonul se mută după evaluare'
				]
			}
		},
		princess: {
			title: 'O prințesă ajunge într-un oraș cu cavaleri',
			answers: {
				may: [
					'Un cavaler poate pleca',
					'Cine așază cartonașul poate trimite un cavaler în rezervă sau poate pune o figură ca de obicei.',
					'o prințesă poate trimite un cavaler în rezervă'
				],
				must: [
					'Un cavaler trebuie să plece',
					'Cine așază cartonașul trebuie să trimită în rezervă unul dintre cavaleri, chiar și al său.',
					'o prințesă trebuie să trimită un cavaler în rezervă'
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
					'Câte 1 punct',
					'Fiecare figură proprie de pe cartonașul ei aduce 1 punct, de orice fel ar fi.',
					'zâna aduce 1 punct de figură la începutul turei'
				]
			}
		},
		fairyScored: {
			title: 'Mai multe figuri evaluate pe cartonașul zânei',
			answers: {
				first: [
					'Prima',
					'Doar cine a venit primul primește cele 3 puncte ale zânei.',
					'cele 3 puncte ale zânei merg la prima figură'
				],
				each: [
					'Toți jucătorii',
					'Fiecare jucător cu o figură evaluată pe cartonașul ei primește 3 puncte.',
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
			'Lângă o figură: Hans im Glück, edițiile mai noi; pe un cartonaș: Rio Grande Games, prima ediție Z-Man',
		fairyAtStart: 'O dată: superfred.de; de figură: JCloisterZone',
		fairyScored: 'Deschis în regulile pe care le-am văzut; prima: JCloisterZone',
		portalFigures: 'Deschis în regulile pe care le-am văzut; și primari, și căruțe: JCloisterZone'
	},
	reading: () => import('./ro-help')
};
