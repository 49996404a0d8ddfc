import { capital } from '../../../words/ro/format';
import { somePiece } from '../../../words/ro/nouns';
import { placeOf, places } from '../../../words/ro/places';
import type { WordsOf } from '../../../words/ro/says';
import { tiles } from '../../../words/ro/tiles';
import type { FESTIVAL_NAMES } from '../names';

/** The Festival in Romanian. */
export const words: WordsOf<typeof FESTIVAL_NAMES> = {
	title: 'Festivalul',
	adds: '10 cartonașe care aduc înapoi o figură',
	printed: {
		festival:
			'Festival: cine așază acest cartonaș poate lua înapoi o figură a sa de oriunde, în loc să pună una.'
	},
	marks: { festival: 'festival' },
	events: {
		'festival/took': (event) =>
			`La festival, ${event.name} a luat înapoi ${somePiece(event.piece ?? 'follower')}, care stătea ${placeOf(event)}.`,
		'festival/took-down': ({ name, piece = 'follower', place }) =>
			`La festival, ${name} a luat înapoi ${somePiece(piece)}, care stătea sus, pe ${place ? places.theTile(place) : ''}.`
	},
	questions: {
		'festival/took': (name) => ({
			question: `${name}, ce figură iei înapoi?`,
			how: 'Atinge una dintre figurile tale de pe hartă.',
			why: 'Nu aduce puncte, iar cu acest cartonaș nu se mai pune și nu se mai ia nimic.'
		})
	},
	offers: { 'festival/took': 'Ia o figură înapoi' },
	answers: {
		'festival/took/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'festival/took/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))}, sus`
	},
	fates: {
		'festival/took': ({ name, piece, kind }) =>
			`Festivalul a trimis înapoi ${tiles.figureOn(piece, kind)} de la ${name}`
	},
	rulings: {
		festival: {
			title: 'Cine se întoarce la festival',
			answers: {
				figures: [
					'Orice figură',
					'Se pot întoarce și figuri care nu contează la nicio majoritate.',
					'la festival se poate întoarce orice figură'
				],
				followers: [
					'Doar cele care contează',
					'Se pot întoarce doar figurile care contează la majoritate.',
					'la festival se întorc doar figurile care contează la majoritate'
				]
			}
		}
	},
	rulingSources: {
		festival: 'Wikicarpedia, The Festival: notele ambelor ediții; cartonașul cu reguli din 2016'
	},
	help: {
		title: 'Festivalul',
		lines: [
			'Toate edițiile până în 2022 au aceleași 10 cartonașe. Cele două cartonașe adăugate în 2024 lipsesc.'
		],
		terms: [
			[
				'Luarea înapoi',
				'Plasează un cartonaș cu festival. Apoi, în loc să pui o figură, atinge oricare dintre figurile tale de pe hartă: se întoarce în rezervă.'
			],
			[
				'Ce înseamnă',
				'Nu aduce puncte. O figură care nu poate rămâne singură se întoarce și ea, iar un câmp unde nu mai este nimeni este din nou liber.'
			],
			[
				'Înainte de evaluare',
				'Figura a plecat înainte de evaluarea turei. Ce finalizează cartonașul aduce puncte celor care mai stau acolo.'
			]
		],
		topics: {
			festival: {
				title: 'Un festival în imagini',
				pictures: {
					'festival-farmer':
						'La festival, Roșu și-a luat înapoi țăranul: doar Albastru primește punctele câmpului'
				}
			}
		}
	},
	rules: {
		'FESTIVAL-1': [
			'Sunt 10 cartonașe, care se trag ca toate celelalte: aceleași în 2011, 2016 și 2022.',
			'pagina, conținutul și imaginile'
		],
		'FESTIVAL-2': [
			'Cine plasează un astfel de cartonaș poate lua înapoi o figură a sa de oriunde, în loc să pună una sau să facă altceva. Nimeni nu este obligat.',
			'pagina; cartonașul cu reguli'
		],
		'FESTIVAL-3': ['Nu aduce puncte, oriunde ar fi stat figura.', 'pagina'],
		'FESTIVAL-4': [
			'Se poate întoarce orice figură proprie, de orice fel. După un text mai vechi, doar cele care contează la majoritate.',
			'pagina, notele din 2014; cartonașul cu reguli'
		],
		'FESTIVAL-5': [
			'O figură care nu poate rămâne singură, lângă care nu mai este nicio figură a jucătorului, se întoarce și ea.',
			'JCloisterZone'
		],
		'FESTIVAL-6': [
			'Figura se întoarce înainte de evaluare: ce finalizează cartonașul aduce puncte celor care mai stau acolo.',
			'pagina, pașii turei; JCloisterZone'
		],
		'FESTIVAL-7': [
			'Un câmp preluat de o figură este din nou ca oricare altul după ce ea s-a întors.',
			'JCloisterZone'
		],
		'FESTIVAL-8': [
			'Într-o tură cu mai multe cartonașe, fiecare festival permite asta. A doua parte câștigată de cartonaș rămâne, oricine ar fi luat înapoi.',
			'decizia noastră; JCloisterZone'
		],
		'FESTIVAL-9': [
			'Se poate întoarce și o figură care stă sus pe ceva: locul ei este din nou deschis.',
			'JCloisterZone'
		]
	},
	ruleTopics: { FESTIVAL: 'festivalul' }
};
