import { ontoPlaceOf } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import type { PHANTOM_NAMES } from '../names';

/** The Phantom in German. */
export const words: WordsOf<typeof PHANTOM_NAMES> = {
	title: 'Das Phantom',
	adds: 'je Spieler ein Phantom, als zweite Figur im Zug',
	pieces: { phantom: { one: 'Phantom', many: 'Phantome', neuter: true } },
	events: {
		'phantom/placed': (event) => `Das Phantom von ${event.name} folgte, ${ontoPlaceOf(event)}.`
	},
	questions: {
		'phantom/placed': (name) => ({
			question: `Folgt dein Phantom, ${name}?`,
			how: 'Tippe auf seinen Platz, oder behalte es im Vorrat.',
			why: 'Es steht auf dieser Karte, wo noch niemand steht, und zählt wie ein Meeple.'
		})
	},
	offers: { 'phantom/placed': 'Auch das Phantom setzen' },
	declines: { 'phantom/placed': 'Kein Phantom' },
	rulings: {
		phantomAfter: {
			title: 'Worauf das Phantom folgen darf',
			answers: {
				any: [
					'auf alles',
					'Auf eine Figur, eine zurückgenommene, ein Fest oder was sonst mit der Karte geschah.',
					'das Phantom folgt auf alles, was mit einer Karte geschieht'
				],
				figure: [
					'nur auf eine Figur',
					'Nur wenn vorher eine andere Figur gesetzt wurde.',
					'das Phantom folgt nur auf eine andere Figur'
				]
			}
		}
	},
	rulingSources: { phantomAfter: 'Carcassonne Central, Beiträge 4706 und 4756' },
	help: {
		title: 'Das Phantom',
		lines: [
			'Alle haben zusätzlich ein Phantom aus durchsichtigem Kunststoff. Die App zeichnet es als Geist.'
		],
		terms: [
			[
				'Als zweite Figur',
				'Setze eine Figur, oder tu etwas anderes mit deiner Karte. Ist dein Phantom im Vorrat und ein Platz frei, tippe auf den Platz oder auf „Kein Phantom“.'
			],
			[
				'Als einzige Figur',
				'Tippe bei deinen Figuren auf das Phantom, dann auf seinen Platz. Danach folgt nichts mehr.'
			],
			[
				'Was es zählt',
				'Es zählt wie ein Meeple, auf Straßen, in Städten und Klöstern und auf Wiesen. In einem Garten steht es nie.'
			]
		],
		topics: {
			phantom: {
				title: 'Das Phantom in Bildern',
				pictures: {
					'phantom-second': 'Der Bauer von Rot und, in der Stadt, das Phantom: sofort 4 Punkte'
				}
			}
		}
	},
	rules: {
		'PHANTOM-1': ['Alle haben zusätzlich ein Phantom. Karten gehören nicht dazu.', 'Wiki, Inhalt'],
		'PHANTOM-2': [
			'Ist mit der eben gelegten Karte etwas geschehen, darf auch das Phantom darauf, als zweite Figur, wo niemand steht.',
			'Wiki'
		],
		'PHANTOM-3': [
			'Das Phantom darf auch die einzige Figur eines Zuges sein. Geschah vorher nichts, wird nicht nach ihm gefragt.',
			'Wiki; JCloisterZone'
		],
		'PHANTOM-4': ['Es zählt in jeder Hinsicht wie ein Meeple.', 'Wiki'],
		'PHANTOM-5': [
			'Es darf auf alles folgen: eine Figur, wo sie auch steht, eine zurückgenommene, ein Fest. In strengeren Runden folgt es nur auf eine Figur.',
			'Forum; JCloisterZone'
		],
		'PHANTOM-6': [
			'Es steht, wo ein Meeple stehen darf, nie in einem Garten. Was die Karte abschließt, kann es besetzen, und es wird mit ihm gewertet.',
			'Wiki; JCloisterZone'
		],
		'PHANTOM-7': [
			'In einem Zug mit mehreren Karten darf es bei jeder folgen, solange es im Vorrat ist.',
			'JCloisterZone'
		],
		'PHANTOM-8': [
			'Nach einer anderen Figur darf das Phantom auch vom Fluggerät der Karte fliegen, wenn keine flog. Kehrte es im selben Zug zurück, darf es folgen.',
			'Wiki, Die Fluggeräte, Fußnote von 2013; papageek; JCloisterZone'
		]
	},
	ruleTopics: { PHANTOM: 'das Phantom' }
};
