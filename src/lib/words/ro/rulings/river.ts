import type { river as english } from '../../en/rulings/river';
import type { LikeEnglish } from '../../like-english';
import type { BoxRulings } from '../../en/rulings/types';
import { IN_NONE } from './prints';

const RIVER_PAGE = 'Wikicarpedia, Râul';

/** The rulings of The River. */
export const river: LikeEnglish<typeof english, BoxRulings> = {
	rulings: {
		riverTiles: {
			title: 'Cartonașele râului',
			answers: {
				third: [
					'Ediția a treia',
					'Cutii din 2021 încoace: izvorul este lângă un drum, lacul are o mănăstire, iar o cotitură are o grădină.',
					'cartonașele râului sunt din ediția a treia'
				],
				second: [
					'Ediția a doua',
					'Cutii din 2014 încoace: ca în prima ediție, dar o cotitură are o grădină.',
					'cartonașele râului sunt din ediția a doua'
				],
				first: [
					'Prima ediție',
					'Cutii de până în 2013: izvorul și lacul sunt într-un câmp și nu există grădină.',
					'cartonașele râului sunt din prima ediție'
				]
			}
		},
		startTileWithRiver: {
			title: 'Cartonașul de start când se joacă cu Râul',
			answers: {
				out: [
					'Rămâne în cutie',
					'În locul lui se plasează întâi izvorul.',
					'cartonașul de start rămâne în cutie'
				],
				bag: [
					'Se trage',
					'Întâi se plasează izvorul, iar cartonașul de start se trage ca toate celelalte. Cutiile mai vechi permit asta.',
					'cartonașul de start se trage ca toate celelalte'
				]
			}
		},
		river: {
			title: 'Unde poate coti râul',
			answers: {
				'third-turn': [
					'Fără întoarcere',
					'Niciodată în aceeași parte pe două cartonașe la rând și nici de trei ori la rând, chiar dacă între coturi râul merge drept. Așa a răspuns editura.',
					'râul nu cotește înapoi'
				],
				'twice-running': [
					'Nu de două ori la rând',
					'Doar ce scrie în regulă: niciodată în aceeași parte pe două cartonașe la rând.',
					'râul nu cotește de două ori la rând în aceeași parte'
				],
				room: [
					'Unde este loc',
					'În orice parte, cât timp locul următor și cele cinci din jurul lui, dinspre partea opusă cartonașului, sunt libere. Nu este în niciun regulament.',
					'râul cotește oriunde are loc'
				]
			}
		},
		riverFields: {
			title: 'Câmpuri lângă râu',
			answers: {
				parted: ['Despărțite', 'Râul desparte câmpurile ca un drum.', 'râul desparte câmpurile'],
				joined: [
					'Unite',
					'Câmpurile de pe ambele maluri sunt unul singur, dacă între ele nu este un drum sau un oraș. Regulă a casei.',
					'râul nu desparte câmpurile'
				]
			}
		}
	},
	sources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, cu răspunsurile editurii`,
		riverFields: IN_NONE
	}
};
