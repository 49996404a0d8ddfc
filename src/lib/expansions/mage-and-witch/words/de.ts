import { number, plural } from '../../../words/de/format';
import { onPlaceOf, ontoPlaceOf, places } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import type { MAGE_AND_WITCH_NAMES } from '../names';

const openFeatures = (n: number): string =>
	plural(n, {
		one: 'Nur eine Straße oder Stadt ist möglich: Tippe darauf.',
		other: `${number(n)} Straßen und Städte sind möglich: Tippe auf eine.`
	});
const NOT_TOGETHER =
	'Es muss eine unfertige Straße oder Stadt sein, in der weder der Magier noch die Hexe steht.';

/** Mage & Witch in German. */
export const words: WordsOf<typeof MAGE_AND_WITCH_NAMES> = {
	title: 'Magier & Hexe',
	adds: '8 Karten; Magier und Hexe, die niemandem gehören',
	pieces: {
		mage: { one: 'Magier', many: 'Magier' },
		witch: { one: 'Hexe', many: 'Hexen', feminine: true }
	},
	printed: {
		magic: 'Zaubersymbol: Wer diese Karte legt, versetzt den Magier oder die Hexe.'
	},
	marks: { magic: 'Zaubersymbol' },
	countables: { 'tiles/mage': ['Karte für den Magier', 'Karten für den Magier'] },
	halves: {
		witch: (half, isEven) =>
			isEven
				? `von der Hexe halbiert: ${number(half)}`
				: `von der Hexe halbiert und aufgerundet: ${number(half)}`
	},
	events: {
		'mage-and-witch/mage-moved': (event) =>
			`${event.name} setzte den Magier ${ontoPlaceOf(event)}.`,
		'mage-and-witch/witch-moved': (event) => `${event.name} setzte die Hexe ${ontoPlaceOf(event)}.`,
		'mage-and-witch/mage-removed': (event) => `${event.name} nahm den Magier vom Tisch.`,
		'mage-and-witch/witch-removed': (event) => `${event.name} nahm die Hexe vom Tisch.`,
		'mage-and-witch/mage-stood': (event) => `Aufbau: der Magier ${onPlaceOf(event)}.`,
		'mage-and-witch/witch-stood': (event) => `Aufbau: die Hexe ${onPlaceOf(event)}.`
	},
	questions: {
		'mage-and-witch/move': (name) => ({
			question: `${name} versetzt den Magier oder die Hexe`,
			how: 'Tippe an, wohin der Magier geht, oder wähle die Hexe.',
			why: 'Der Magier bringt 1 Punkt mehr je Karte, die Hexe halbiert die Punkte.'
		}),
		'mage-and-witch/part': (name) => ({
			question: `${name} versetzt den Magier oder die Hexe`,
			how: 'Tippe an, wohin der Magier geht, oder wähle die Hexe.',
			why: 'Die Karte hat die Straßen oder Städte der beiden verbunden, und sie stehen nie zusammen.'
		}),
		'mage-and-witch/remove': (name) => ({
			question: `${name} nimmt den Magier oder die Hexe vom Tisch`,
			how: 'Wen?',
			why: 'Keine andere Straße oder Stadt ist unfertig.'
		}),
		'mage-and-witch/witch': (name, options) => ({
			question: `Wohin setzt ${name} die Hexe?`,
			how: openFeatures(options),
			why: NOT_TOGETHER
		})
	},
	answers: {
		'mage-and-witch/move/witch': () => 'Die Hexe',
		'mage-and-witch/part/witch': () => 'Die Hexe',
		'mage-and-witch/remove/mage': () => 'Den Magier',
		'mage-and-witch/remove/witch': () => 'Die Hexe'
	},
	moves: {
		mage: (place, kind) => `setzt den Magier ${places.ontoPlace(place, kind)}`,
		witch: (place, kind) => `setzt die Hexe ${places.ontoPlace(place, kind)}`
	},
	leaves: {
		mage: 'nimmt den Magier vom Tisch',
		witch: 'nimmt die Hexe vom Tisch'
	},
	markerHints: {
		mage: 'Tippe auf die Straße oder Stadt, wo der Magier steht.',
		witch: 'Tippe auf die Straße oder Stadt, wo die Hexe steht.'
	},
	rulings: {
		magicTiles: {
			title: 'Karten von Magier & Hexe',
			answers: {
				first: [
					'ohne Garten',
					'Die 8 Karten von 2012.',
					'die Karten von Magier & Hexe haben keinen Garten'
				],
				later: [
					'mit Garten',
					'Die 8 Karten der Big Boxes 6 und 7: Eine hat einen Garten, der nur mit „Der Abt“ etwas bewirkt.',
					'eine Karte von Magier & Hexe hat einen Garten'
				]
			}
		},
		magicHomeUnscored: {
			title: 'Niemand bekommt Punkte, wo Magier oder Hexe steht',
			answers: {
				home: [
					'vom Tisch',
					'Wird ihre Straße oder Stadt fertig, kommen sie vom Tisch, auch wenn niemand Punkte bekommt.',
					'Magier und Hexe kommen auch vom Tisch, wenn ihre Straße oder Stadt niemandem Punkte bringt'
				],
				stays: [
					'sie bleiben',
					'Sie kommen nur mit einer Straße oder Stadt vom Tisch, die gewertet wird; sonst bleiben sie, bis sie versetzt werden.',
					'Magier und Hexe bleiben, wenn ihre Straße oder Stadt niemandem Punkte bringt'
				]
			}
		}
	},
	rulingSources: {
		magicTiles: 'Bilder der Karten',
		magicHomeUnscored: 'Wikicarpedia, Mage & Witch: „after modifying a scored feature“'
	},
	help: {
		title: 'Magier & Hexe',
		lines: [
			'Sie gehören niemandem und warten anfangs neben den gelegten Karten. Von den späteren Karten hat eine einen Garten; legt in euren Regeln fest, welche ihr habt.'
		],
		terms: [
			[
				'Sie werden versetzt',
				'Wer eine Karte mit einem Zaubersymbol legt, muss einen der beiden auf eine unfertige Straße oder in eine unfertige Stadt setzen, egal, wer dort steht. Tilekeep fragt vor der Wertung: Tippe auf das Ziel des Magiers, oder auf „Die Hexe“ und dann auf ihr Ziel.'
			],
			[
				'Der Magier',
				'Seine Straße oder Stadt bringt bei der Wertung 1 Punkt mehr für jede ihrer Karten, auch am Ende. Für Wappen gibt es nicht mehr. Ist sie wegen eines Wirtshauses oder einer Kathedrale nichts wert, bringt der Magier trotzdem Punkte.'
			],
			[
				'Die Hexe',
				'Ihre Straße oder Stadt bringt bei der Wertung nur die Hälfte, auch am Ende. Erst wird alles zusammengezählt, dann wird halbiert und aufgerundet.'
			],
			[
				'Nie zusammen',
				'Sie stehen nie auf derselben Straße oder in derselben Stadt. Wer eine Karte legt, die ihre verbindet, versetzt sofort einen der beiden. Gibt es für keinen der beiden einen Platz, kommt einer vom Tisch.'
			],
			[
				'Sie kommen vom Tisch',
				'Wird ihre Straße oder Stadt gewertet, kommen sie bis zum nächsten Zaubersymbol vom Tisch. Das gilt auch, wenn niemand Punkte bekommt, außer nach euren Regeln bleiben sie dann.'
			]
		],
		topics: {
			magic: {
				title: 'Magier und Hexe in Bildern',
				pictures: {
					'mage-completed': 'Eine fertige Stadt mit dem Magier',
					'witch-completed': 'Eine fertige Straße aus fünf Karten mit der Hexe',
					'mage-at-the-end': 'Der Magier in einer Stadt, die am Ende unfertig ist',
					'witch-at-the-end': 'Die Hexe in derselben Stadt'
				}
			}
		}
	},
	rules: {
		'MAGIC-1': [
			'Acht Karten mit einem Zaubersymbol werden mit den anderen gezogen. Magier und Hexe gehören niemandem und warten anfangs neben den gelegten Karten.',
			'Wiki, Inhalt'
		],
		'MAGIC-2': [
			'Wer eine Karte mit einem Zaubersymbol legt, muss den Magier oder die Hexe auf eine Straße oder in eine Stadt setzen, bevor eine Figur gesetzt und gewertet wird.',
			'Wiki; Wiki, 1. Edition; Papa Geek'
		],
		'MAGIC-3': [
			'Magier und Hexe stehen nie auf derselben Straße oder in derselben Stadt. Wer versetzt wird, muss auf eine andere kommen.',
			'Wiki, 5/2014; Papa Geek, Anm. 2; JCloisterZone'
		],
		'MAGIC-4': [
			'Sie kommen nur auf unfertige Straßen und in unfertige Städte. Was die Karte abschließt, ist fertig.',
			'Wiki; Papa Geek, Anm. 1'
		],
		'MAGIC-5': [
			'Gibt es für keinen der beiden einen Platz, kommt einer vom Tisch. Wer die Karte gelegt hat, wählt.',
			'Wiki; Wiki, 1. Edition'
		],
		'MAGIC-6': [
			'Wer eine Karte legt, die die Straßen oder Städte der beiden verbindet, versetzt sofort einen von ihnen, noch vor der Wertung. Hat die Karte ein Zaubersymbol, reicht einmal für beides.',
			'Wiki; Papa Geek; JCloisterZone'
		],
		'MAGIC-7': [
			'Wird ihre Straße oder Stadt gewertet, kommen sie vom Tisch, bis wieder eine Karte mit einem Zaubersymbol gelegt wird.',
			'Wiki; Big Box 4'
		],
		'MAGIC-8': [
			'Sie kommen auch vom Tisch, wenn ihre fertige Straße oder Stadt niemandem Punkte bringt. Nach einer anderen Regel bleiben sie dort.',
			'Wiki; JCloisterZone'
		],
		'MAGIC-9': [
			'Sie zählen für keine Mehrheit, halten niemanden fern und ändern nichts auf Wiesen, in Klöstern und in Gärten.',
			'Wiki; JCloisterZone'
		],
		'MAGIC-10': [
			'In einer laufenden Partie stehen sie, wo sie hingesetzt werden, oder warten neben den gelegten Karten. Stehen sie zusammen, versetzt einen von ihnen, wer die nächste Karte legt.',
			'unsere Entscheidung'
		],
		'MAGIC-11': [
			'Die späteren Karten unterscheiden sich nur durch einen Garten auf einer von ihnen.',
			'Bilder der Karten'
		],
		'MAGIC-12': [
			'Sie ändern nur, was eine Straße oder Stadt bei ihrer Wertung bringt. Was Titel und andere neutrale Figuren bringen, bleibt gleich, und Waren gibt es wie sonst.',
			'unsere Entscheidung'
		],
		'MAGE-1': [
			'Eine Straße oder Stadt mit dem Magier bringt 1 Punkt mehr für jede ihrer Karten, nicht aber für Wappen.',
			'Wiki; Big Box 4'
		],
		'MAGE-2': [
			'Auch eine am Ende unfertige Straße oder Stadt mit dem Magier bringt 1 Punkt mehr für jede ihrer Karten. Den bringt sie selbst mit einem Wirtshaus oder einer Kathedrale.',
			'Wiki; Big Box 4; JCloisterZone'
		],
		'WITCH-1': [
			'Eine Straße oder Stadt mit der Hexe bringt die Hälfte von allem, was sie sonst bringt, aufgerundet.',
			'Wiki; Big Box 4; Papa Geek'
		],
		'WITCH-2': [
			'Auch eine am Ende unfertige Straße oder Stadt mit der Hexe bringt die Hälfte, aufgerundet.',
			'Wiki; Big Box 4; JCloisterZone'
		]
	},
	ruleTopics: { MAGIC: 'Magier und Hexe', MAGE: 'der Magier', WITCH: 'die Hexe' }
};
