import { capital } from '../../../words/de/format';
import { onPlaceOf, places } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { FESTIVAL_NAMES } from '../names';

/** The Festival in German. */
export const words: WordsOf<typeof FESTIVAL_NAMES> = {
	title: 'Das Fest',
	adds: '10 Karten, die eine Figur zurückbringen',
	printed: {
		festival:
			'Fest: Wer diese Karte legt, darf irgendeine eigene Figur zurücknehmen, statt eine zu setzen.'
	},
	marks: { festival: 'Fest' },
	events: {
		'festival/took': (event) =>
			`Zum Fest nahm ${event.name} ${tiles.aPiece(event.piece ?? 'follower')} zurück, bisher ${onPlaceOf(event)}.`,
		'festival/took-down': ({ name, piece = 'follower', place }) =>
			`Zum Fest nahm ${name} ${tiles.aPiece(piece)} zurück, bisher oben auf der Karte ${place ? places.spotPlace(place) : ''}.`
	},
	questions: {
		'festival/took': (name) => ({
			question: `Welche Figur nimmst du zurück, ${name}?`,
			how: 'Tippe auf eine deiner Figuren auf dem Tisch.',
			why: 'Punkte gibt es dafür nicht, und mit dieser Karte wird sonst nichts gesetzt oder zurückgenommen.'
		})
	},
	offers: { 'festival/took': 'Figur zurücknehmen' },
	answers: {
		'festival/took/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'festival/took/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))} oben`
	},
	fates: {
		'festival/took': ({ name, piece, kind }) =>
			`${tiles.figureOn(piece, kind)} von ${name}: zum Fest zurückgekommen`
	},
	rulings: {
		festival: {
			title: 'Wer zum Fest zurückkehrt',
			answers: {
				figures: [
					'jede Figur',
					'Auch Figuren, die bei keiner Mehrheit zählen, dürfen zurückkehren.',
					'zum Fest darf jede Figur zurückkehren'
				],
				followers: [
					'nur wer mitzählt',
					'Nur Figuren, die bei der Mehrheit zählen, dürfen zurückkehren.',
					'zum Fest kehren nur Figuren zurück, die bei der Mehrheit zählen'
				]
			}
		}
	},
	rulingSources: {
		festival: 'Wikicarpedia, Das Fest: Fußnoten beider Ausgaben; Regelkarte von 2016'
	},
	help: {
		title: 'Das Fest',
		lines: [
			'Alle Ausgaben bis 2022 haben dieselben 10 Karten. Die zwei weiteren Karten von 2024 fehlen.'
		],
		terms: [
			[
				'Eine Figur zurücknehmen',
				'Lege eine Karte mit einem Fest. Statt eine Figur zu setzen, tippe dann auf eine deiner Figuren auf dem Tisch: Sie kehrt zurück.'
			],
			[
				'Was das bewirkt',
				'Punkte gibt es dafür nicht. Wer nicht allein bleiben darf, kehrt ebenfalls zurück. Eine Wiese, auf der niemand mehr steht, ist wieder frei.'
			],
			[
				'Vor der Wertung',
				'Die Figur ist schon weg, wenn der Zug gewertet wird. Was die Karte abschließt, bringt denen Punkte, die noch dort stehen.'
			]
		],
		topics: {
			festival: {
				title: 'Ein Fest in Bildern',
				pictures: {
					'festival-farmer':
						'Rot nahm zum Fest den Bauern zurück: Blau bekommt die Punkte der Wiese allein'
				}
			}
		}
	},
	rules: {
		'FESTIVAL-1': [
			'Es gibt 10 Karten, die wie alle anderen gezogen werden: 2011, 2016 und 2022 dieselben.',
			'Wiki, Inhalt und Bilder'
		],
		'FESTIVAL-2': [
			'Wer eine solche Karte legt, darf irgendeine eigene Figur zurücknehmen, statt eine zu setzen oder sonst etwas zu tun. Niemand muss.',
			'Wiki; Regelkarte'
		],
		'FESTIVAL-3': ['Punkte gibt es dafür nicht, egal, wo die Figur stand.', 'Wiki'],
		'FESTIVAL-4': [
			'Jede eigene Figur darf zurückkehren, gleich welcher Art. Nach einem älteren Wortlaut nur solche, die bei der Mehrheit zählen.',
			'Wiki, Fußnoten von 2014; Regelkarte'
		],
		'FESTIVAL-5': [
			'Eine Figur, die nicht allein bleiben darf und keine eigene mehr neben sich hat, kehrt ebenfalls zurück.',
			'JCloisterZone'
		],
		'FESTIVAL-6': [
			'Die Figur ist vor der Wertung zurück: Was die Karte abschließt, bringt denen Punkte, die noch dort stehen.',
			'Wiki, Ablauf des Zuges; JCloisterZone'
		],
		'FESTIVAL-7': [
			'Eine Wiese, die eine Figur übernommen hatte, ist nach deren Rückkehr wieder wie jede andere.',
			'JCloisterZone'
		],
		'FESTIVAL-8': [
			'In einem Zug mit mehreren Karten gilt das für jedes Fest. Ein zweiter Teil, den die Karte gebracht hat, bleibt, egal, wer zurückkehrt.',
			'unsere Entscheidung; JCloisterZone'
		],
		'FESTIVAL-9': [
			'Auch eine Figur, die oben auf etwas steht, darf zurückkehren: Worauf sie stand, ist wieder offen.',
			'JCloisterZone'
		]
	},
	ruleTopics: { FESTIVAL: 'das Fest' }
};
