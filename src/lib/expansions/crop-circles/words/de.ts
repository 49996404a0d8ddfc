import { onPlaceOf, ontoPlaceOf } from '../../../words/de/places';
import type { WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { CIRCLE_NAMES } from '../names';

/** What is asked of whoever laid a crop circle: about what, and who is concerned there. */
const choose = (where: string, who: string) => (name: string) => ({
	question: `Was geschieht ${where}, ${name}?`,
	how: 'Alle setzen eine Figur dazu, oder alle nehmen eine zurück.',
	why: `Es geht nur um ${who}. Links von dir geht es los, du bist zuletzt dran.`
});

const ADDING = 'Sie steht dort, egal, wer sonst da ist, und zählt bei der Mehrheit.';
const TAKING = 'Eine muss weg. Punkte gibt es dafür nicht.';

/** The Crop Circles in German. */
export const words: WordsOf<typeof CIRCLE_NAMES> = {
	title: 'Die Kornkreise',
	adds: '6 Karten, mit denen alle eine Figur dazusetzen oder zurücknehmen',
	printed: {
		'crop-club':
			'Keule: Nach der Wertung setzen alle eine Figur auf einer Straße dazu oder nehmen eine zurück.',
		'crop-shield':
			'Schild: Nach der Wertung setzen alle eine Figur in einer Stadt dazu oder nehmen eine zurück.',
		'crop-fork':
			'Mistgabel: Nach der Wertung setzen alle einen Bauern dazu oder nehmen einen zurück.'
	},
	marks: {
		'crop-club': 'Kornkreis mit Keule',
		'crop-shield': 'Kornkreis mit Schild',
		'crop-fork': 'Kornkreis mit Mistgabel'
	},
	events: {
		'crop-circles/chose-adding': ({ name }) => `${name} ließ alle eine Figur dazusetzen.`,
		'crop-circles/chose-taking': ({ name }) => `${name} ließ alle eine Figur zurücknehmen.`,
		'crop-circles/added': (event) =>
			`${event.name} setzte ${tiles.aPiece(event.piece ?? 'follower')} dazu, ${ontoPlaceOf(event)}.`,
		'crop-circles/declined': ({ name }) => `${name} setzte keine Figur dazu.`,
		'crop-circles/took': (event) =>
			`${event.name} nahm ${tiles.aPiece(event.piece ?? 'follower')} zurück, bisher ${onPlaceOf(event)}.`
	},
	questions: {
		'crop-circles/choose-road': choose('auf den Straßen', 'Figuren auf Straßen'),
		'crop-circles/choose-city': choose('in den Städten', 'Figuren in Städten'),
		'crop-circles/choose-field': choose('auf den Wiesen', 'Bauern'),
		'crop-circles/add': (name) => ({
			question: `Wo setzt du eine Figur dazu, ${name}?`,
			how: 'Tippe auf einen Platz bei einer deiner Figuren.',
			why: ADDING
		}),
		'crop-circles/add-which': (name) => ({
			question: `Wo setzt du eine Figur dazu, ${name}?`,
			how: 'Tippe auf einen Platz bei einer deiner Figuren. Für eine andere Figur tippe auf ihren Knopf.',
			why: ADDING
		}),
		'crop-circles/add-other': (name) => ({
			question: `Wo setzt du sie dazu, ${name}?`,
			how: 'Tippe auf einen Platz bei einer deiner Figuren.',
			why: ADDING
		}),
		'crop-circles/take': (name) => ({
			question: `Welche Figur nimmst du zurück, ${name}?`,
			how: 'Tippe auf ihren Platz.',
			why: TAKING
		}),
		'crop-circles/take-which': (name) => ({
			question: `Welche Figur nimmst du zurück, ${name}?`,
			how: 'Tippe auf ihren Platz. Wo zwei Arten beisammenstehen, hat eine davon einen Knopf.',
			why: TAKING
		})
	},
	answers: {
		'crop-circles/choose-road/add': () => 'Alle setzen dazu',
		'crop-circles/choose-road/take': () => 'Alle nehmen zurück',
		'crop-circles/choose-city/add': () => 'Alle setzen dazu',
		'crop-circles/choose-city/take': () => 'Alle nehmen zurück',
		'crop-circles/choose-field/add': () => 'Alle setzen dazu',
		'crop-circles/choose-field/take': () => 'Alle nehmen zurück',
		'crop-circles/add-which/figure': ({ piece }) => `Lieber ${tiles.thePiece(piece)}`,
		'crop-circles/take-which/figure': ({ piece }) => tiles.pieceFirst(piece)
	},
	declines: {
		'crop-circles/add': 'Keine dazusetzen',
		'crop-circles/add-which': 'Keine dazusetzen'
	},
	reasons: {
		'crop-circles/added': ({ piece, name }) =>
			`Ein Kornkreis brachte ${tiles.thePiece(piece)} von ${name} hierher.`
	},
	rulings: {
		circleTiles: {
			title: 'Welche Kornkreise',
			answers: {
				first: ['I', 'Die 6 Karten von 2010.', 'die Kornkreise I sind im Spiel'],
				second: [
					'II',
					'Die 6 Karten von 2012, die auch in den Big Boxes liegen.',
					'die Kornkreise II sind im Spiel'
				],
				both: ['I und II', 'Alle 12 Karten.', 'die Kornkreise I und II sind im Spiel']
			}
		},
		circleAdd: {
			title: 'Eine Figur dazusetzen beim Kornkreis',
			answers: {
				may: [
					'freiwillig',
					'Wer eine Figur dazusetzen kann, darf darauf verzichten.',
					'beim Kornkreis muss niemand eine Figur dazusetzen'
				],
				must: [
					'Pflicht',
					'Wer eine Figur dazusetzen kann, muss es tun.',
					'beim Kornkreis muss eine Figur dazusetzen, wer es kann'
				]
			}
		}
	},
	rulingSources: {
		circleTiles: 'Wikicarpedia, Crop Circles: Inhalt beider Ausgaben',
		circleAdd: 'Wikicarpedia, Crop Circles: „may place“ in der Regel, „must place“ im Beispiel'
	},
	help: {
		title: 'Die Kornkreise',
		lines: [],
		terms: [
			[
				'Die Wahl',
				'Ist der Zug mit einem Kornkreis gewertet, entscheidet, wer die Karte gelegt hat: Alle setzen eine Figur dazu, oder alle nehmen eine zurück. Der linke Nachbar beginnt.'
			],
			[
				'Das Symbol',
				'Bei der Keule geht es um Figuren auf Straßen, beim Schild um die in Städten, bei der Mistgabel um Bauern. Wer dort keine hat, wird übergangen.'
			],
			[
				'Dazusetzen',
				'Tippe darauf, wo deine Figur zu einer eigenen kommt, egal, wer sonst dort steht. Andere Figuren haben Knöpfe.'
			],
			[
				'Zurücknehmen',
				'Tippe auf die Figur, die geht, wenn du mehrere hast. Eine Figur, die nicht allein bleiben darf, kehrt ebenfalls zurück.'
			]
		],
		topics: {
			circles: {
				title: 'Kornkreise in Bildern',
				pictures: {
					'circle-adds': 'Rot setzte einen zweiten Wegelagerer dazu und hat die Mehrheit',
					'circle-takes':
						'Der Wegelagerer von Blau musste zurück: Rot bekommt die Punkte der Straße allein'
				}
			}
		}
	},
	rules: {
		'CIRCLE-1': [
			'Es gibt zweimal 6 Karten, je zwei mit jedem Symbol, die wie alle anderen gezogen werden.',
			'Wiki, Inhalt'
		],
		'CIRCLE-2': [
			'Ist der Zug mit einem Kornkreis gewertet, und sind Figuren weitergezogen, wählt, wer ihn gelegt hat: Alle setzen eine Figur dazu oder nehmen eine zurück.',
			'Wiki; Wagen: JCloisterZone'
		],
		'CIRCLE-3': [
			'Es beginnt, wer links sitzt, dann im Uhrzeigersinn. Wer den Kornkreis gelegt hat, kommt zuletzt.',
			'Wiki'
		],
		'CIRCLE-4': [
			'Bei der Keule geht es um Figuren auf Straßen, beim Schild um die in Städten, bei der Mistgabel um Bauern. Wer dort keine hat, wird übergangen.',
			'Wiki mit Fußnoten'
		],
		'CIRCLE-5': [
			'Eine Figur aus dem Vorrat kommt dorthin, wo eine eigene steht. Wer keine mehr hat, setzt keine dazu.',
			'Wiki, Fußnote; derselbe Abschnitt: JCloisterZone'
		],
		'CIRCLE-6': [
			'Wer eine Figur dazusetzen kann, darf verzichten; je nach gewählter Regel müssen es alle.',
			'Wiki, 2010 und Big Boxes: darf; Beispiel von 2019: muss'
		],
		'CIRCLE-7': [
			'Jede Figur, die bei der Mehrheit zählt, kann dazukommen, wo sie stehen darf. Andere Figuren nicht.',
			'JCloisterZone'
		],
		'CIRCLE-8': [
			'Beim Zurücknehmen müssen alle eine solche Figur zurücknehmen. Punkte gibt es dafür nicht.',
			'Wiki'
		],
		'CIRCLE-9': [
			'Eine Figur, die nicht allein bleiben darf und keine eigene mehr neben sich hat, kehrt ebenfalls zurück.',
			'JCloisterZone'
		],
		'CIRCLE-10': [
			'Straßen enden am Kornkreis, und von dort führt nichts weiter. Er trennt die Wiesen um ihn herum, und niemand steht darauf.',
			'Wiki; JCloisterZone'
		],
		'CIRCLE-11': ['Danach geht der Zug weiter, etwa mit seinem zweiten Teil.', 'Wiki'],
		'CIRCLE-12': [
			'Hat niemand eine solche Figur, wird nicht gefragt: Ohne Bauern bewirkt eine Mistgabel nichts.',
			'unsere Entscheidung; JCloisterZone'
		]
	},
	ruleTopics: { CIRCLE: 'die Kornkreise' }
};
