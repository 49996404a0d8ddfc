import { turnOf } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import type { SaidChoice } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

const onSpace = ({ name, count }: SaidChoice): string => `${name}, căsuța ${String(count)}`;
const secondOnSpace = ({ name, count }: SaidChoice): string =>
	`mesager ${name}, căsuța ${String(count)}`;
const HALF =
	'Cine punctează apoi pe acea căsuță își păstrează toate punctele, iar stăpânul hoțului primește jumătate din ele.';

/** The Robbers in Romanian. */
export const words: WordsOf<typeof ROBBERS_NAMES> = {
	title: 'Hoții',
	adds: '8 cartonașe și câte un hoț pentru fiecare',
	pieces: { 'track-robber': { one: 'hoț', many: 'hoți', the: 'hoțul' } },
	printed: {
		bag: 'Săculeț: cine așază acest cartonaș își poate pune hoțul lângă un marcaj de pe tabla de punctaj.'
	},
	marks: { bag: 'săculeț' },
	countables: {
		robbed: ['punct furat', 'puncte furate'],
		'track-robber': ['hoț', 'hoți']
	},
	sources: { robbery: 'Hoți' },
	scoreAll: { robbery: 'Evaluează toți hoții' },
	titles: { 'robbers/robbed': 'Hoț', 'robbers/ended': 'Hoții de pe tabla de punctaj' },
	events: {
		'robbers/placed': ({ name, otherName }) => `${name} a pus hoțul lângă ${otherName}.`,
		'robbers/declined': ({ name }) => `${name} a lăsat hoțul unde era.`,
		'robbers/robbed': ({ turn, name, otherName }) =>
			`${turnOf(turn)}: ${name} a furat de la ${otherName}.`,
		'robbers/stood': ({ name, otherName }) =>
			`Poziția de pornire: hoțul (${name}) este lângă ${otherName}.`
	},
	questions: {
		'robbers/placed': (name) => ({
			question: `Lângă cine pune ${name} hoțul?`,
			how: 'Atinge un nume.',
			why: HALF
		}),
		'robbers/moved': (name) => ({
			question: `${name} mută hoțul?`,
			how: 'Atinge numele jucătorului la care ajunge.',
			why: HALF
		}),
		'robbers/robbed': (name) => ({
			question: `De la cine fură ${name}?`,
			how: 'Atinge un nume.',
			why: 'Pe căsuța hoțului au punctat mai mulți și se fură numai de la unul.'
		})
	},
	answers: {
		'robbers/placed/player': onSpace,
		'robbers/placed/second': secondOnSpace,
		'robbers/moved/player': onSpace,
		'robbers/moved/second': secondOnSpace,
		'robbers/robbed/player': ({ name, count }) => `${name}: +${String(count)}`
	},
	declines: { 'robbers/placed': 'Lângă nimeni', 'robbers/moved': 'Rămâne' },
	leaves: { 'track-robber': 'ia hoțul înapoi' },
	stays: {
		'track-robber': { says: () => 'hoțul merge cu cine tocmai a furat', brief: () => 'merge cu el' }
	},
	rulings: {
		robberTiles: {
			title: 'Cartonașele cu hoți',
			answers: {
				first: ['Fără grădină', 'Cele 8 cartonașe din 2012.', 'cartonașele cu hoți nu au grădină'],
				later: [
					'Cu grădină',
					'Cele 8 cartonașe din cutiile mai noi: unul are o grădină, care contează numai cu Abatele.',
					'un cartonaș cu hoți are o grădină'
				]
			}
		},
		robbers: {
			title: 'Cine pune un hoț',
			answers: {
				next: [
					'Încă un jucător',
					'După cine a plasat săculețul, numai următorul jucător care mai are hoțul îl poate pune.',
					'numai încă un jucător poate pune un hoț'
				],
				every: [
					'Toți jucătorii',
					'După cine a plasat săculețul, fiecare jucător care mai are hoțul îl poate pune. Așa era la Z-Man.',
					'toți jucătorii pot pune un hoț'
				],
				before: [
					'Toți, înainte de cartonaș',
					'Din 2025, hoții se pun înainte de plasarea cartonașului cu săculeț. Tilekeep întreabă după aceea, cu aceleași puncte.',
					'toți jucătorii pot pune un hoț înainte de plasarea cartonașului'
				]
			}
		},
		robbersAtEnd: {
			title: 'Hoții rămași pe tabla de punctaj la sfârșit',
			answers: {
				three: [
					'Câte 3 puncte',
					'Fiecare hoț de pe tabla de punctaj aduce 3 puncte. La evaluarea finală nu se mai fură.',
					'un hoț de pe tabla de punctaj aduce 3 puncte la sfârșit'
				],
				rob: [
					'Mai fură o dată',
					'Un hoț ia jumătate din ce primește întâi cineva de lângă el la evaluarea finală.',
					'hoții fură și la evaluarea finală'
				],
				nothing: [
					'Nimic',
					'La evaluarea finală nu se mai fură, iar hoții nu aduc nimic.',
					'hoții nu fac nimic la sfârșit'
				]
			}
		}
	},
	rulingSources: {
		robberTiles: 'Imagini ale cartonașelor',
		robbers: 'Wikicarpedia, The Robbers (edițiile 1–3); Z-Man, The Robbers',
		robbersAtEnd: 'Wikicarpedia, Game Reference (3 puncte); lăsat deschis pe paginile văzute'
	},
	reading: () => import('./ro-help')
};
