import type { BoxRulings } from '../../en/rulings/types';

const RIVER_PAGE = 'Wikicarpedia, Râul';

/** The rulings of The River. */
export const river: BoxRulings = {
	rulings: {
		riverTiles: {
			title: 'Cartonașele râului',
			answers: {
				third: [
					'Ediția a treia',
					'Cutii din 2021 încoace: izvorul este lângă un drum, lacul are o mănăstire, iar o cotitură are o grădină.'
				],
				second: [
					'Ediția a doua',
					'Cutii din 2014 încoace: ca în prima ediție, dar o cotitură are o grădină.'
				],
				first: [
					'Prima ediție',
					'Cutii până în 2013: izvorul și lacul sunt într-un câmp și nu există grădină.'
				]
			}
		},
		startTileWithRiver: {
			title: 'Cartonașul de start când se joacă cu Râul',
			answers: {
				out: ['Rămâne în cutie', 'În locul lui se plasează întâi izvorul.'],
				bag: [
					'Se trage',
					'Întâi se plasează izvorul, iar cartonașul de start se trage ca toate celelalte. Cutiile mai vechi permit asta.'
				]
			}
		},
		river: {
			title: 'Unde poate coti râul',
			answers: {
				'third-turn': [
					'Nu înapoi',
					'Niciodată în aceeași parte pe două cartonașe la rând și nici a treia oară cu cartonașe drepte între ele, cum a răspuns editura.'
				],
				'twice-running': [
					'Nu de două ori la rând',
					'Doar cuvintele regulii: niciodată în aceeași parte pe două cartonașe la rând.'
				],
				room: [
					'Unde este loc',
					'În orice parte, cât timp locul pe care continuă și cele cinci din jurul acestuia, dincolo de cartonaș, sunt libere. În niciun regulament.'
				]
			}
		},
		riverFields: {
			title: 'Câmpuri lângă râu',
			answers: {
				parted: ['Despărțite', 'Râul desparte câmpurile ca un drum.'],
				joined: [
					'Unite',
					'Câmpurile de pe ambele maluri sunt unul singur, dacă între ele nu este un drum sau un oraș. Regulă a casei.'
				]
			}
		}
	},
	sources: {
		riverTiles: RIVER_PAGE,
		startTileWithRiver: RIVER_PAGE,
		river: `${RIVER_PAGE}, cu răspunsurile editurii`,
		riverFields: 'În niciun regulament: alegerea mesei voastre'
	}
};
