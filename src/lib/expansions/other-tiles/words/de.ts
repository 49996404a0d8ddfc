import type { Says } from '../../../words/de/says';
import { wordsFrom } from '../words-of';

/** The boxes with tiles alone in German. */
export const wordsOf = wordsFrom<Says['marks']>(
	{
		catapult: {
			title: 'Das Katapult',
			adds: '12 Karten mit Jahrmärkten; das Katapult kennt die App nicht',
			says: 'Jahrmarkt: Straßen enden hier. Das Katapult wird nicht gewertet: Punkte dafür von Hand.',
			mark: 'Jahrmarkt'
		},
		'wheel-of-fortune': {
			title: 'Das Schicksalsrad',
			adds: '19 Karten mit dem Zeichen des Rads; das Rad kennt die App nicht',
			says: 'Schicksalsrad: Das Rad kennt die App nicht. Punkte dafür von Hand.',
			mark: 'Schicksalsrad',
			more: 'Es sind die Karten mit dem Zeichen. Die übrigen, die auch das Grundspiel hat, bleiben in der Schachtel.'
		},
		'big-box-5-wheel': {
			title: 'Das Rad der Big Box 5',
			adds: '12 Karten der Big Box 5; das Rad kennt die App nicht',
			says: 'Schicksalsrad: Das Rad kennt die App nicht. Punkte dafür von Hand.',
			mark: 'Schicksalsrad',
			more: 'Auch andere Karten der Big Box 5 zeigen das Zeichen. Sie werden als Karten des Grundspiels gelegt.'
		},
		plague: {
			title: 'Die Pest',
			adds: '6 Karten, auf denen die Pest ausbricht; Flöhe kennt die App nicht',
			says: 'Pest: Flöhe kennt die App nicht, und keine Figur geht ihretwegen.',
			mark: 'Pest'
		},
		porxada: {
			title: 'La Porxada',
			adds: '1 Karte, eine Stadt mit Wappen; Tausch und Punkte am Ende werden nicht gewertet',
			says: 'La Porxada: Figuren werden in der App nicht getauscht. Punkte dafür von Hand.',
			mark: 'Porxada'
		},
		'cathedrals-in-germany': {
			title: 'Kathedralen in Deutschland',
			adds: '6 Karten, auf denen Straßen an einer Kathedrale enden; sie selbst wird nicht gewertet',
			says: 'Kathedrale: Straßen enden hier. Sie selbst wird nicht gewertet: Punkte dafür von Hand.',
			mark: 'deutsche Kathedrale'
		},
		'spiel-promos': {
			title: 'Karten zur SPIEL',
			adds: '6 Karten von der Messe in Essen, von 2014 bis 2018 und 2020',
			says: 'Je eine Karte von 2014 bis 2018 und von 2020. Eigene Regeln haben sie nicht.',
			more: 'Die von 2019 und seit 2021 sind nicht in der App: Beschreib sie, wenn du sie legst.'
		},
		'fruit-trees': {
			title: 'Die Obstbäume',
			adds: '6 Karten mit Obstbäumen; das Obst wird nicht gewertet',
			says: 'Obstbaum: Straßen enden hier. Das Obst wird nicht gewertet: Punkte dafür von Hand.',
			mark: 'Obstbaum'
		},
		tollkeepers: {
			title: 'Die Zöllner',
			adds: '10 Karten, 8 davon mit Reisenden; Zollhäuser werden nicht gewertet',
			says: 'Reisende: Zollhäuser kennt die App nicht. Punkte für den Zoll von Hand.',
			mark: 'Reisende'
		},
		'barber-surgeons': {
			title: 'Die Bader',
			adds: '6 Karten mit Badehäusern; niemand kann darin stehen, und sie werden nicht gewertet',
			says: 'Badehaus: In der App steht niemand darin. Punkte dafür von Hand.',
			mark: 'Badehaus'
		},
		'peasant-revolts': {
			title: 'Die Bauernaufstände',
			adds: '12 Karten mit Bauernaufständen; Aufstände und Schutz kennt die App nicht',
			says: 'Aufstand: In der App geht seinetwegen keine Figur. Punkte dafür von Hand.',
			mark: 'Aufstand',
			more: 'Bleiben drei der zwölf ungesehen in der Schachtel, sind am Ende diese drei übrig.'
		}
	},
	{
		byHand:
			'Die Karten werden gelegt und gewertet wie alle anderen. Für alles Übrige nimm „Punkte von Hand“, mit der Schachtel als Grund.',
		rules: {
			'OTHER-1': [
				'Die Karten einer Schachtel ohne Regeln werden gezogen, gelegt und gewertet wie alle anderen, mit Städten, Straßen, Klöstern, Gärten und Wiesen.',
				'unsere Entscheidung'
			],
			'OTHER-2': [
				'Was sonst auf ihnen steht oder in der Schachtel liegt, wird nicht gewertet. Punkte dafür gibt man von Hand, mit der Schachtel als Grund.',
				'unsere Entscheidung'
			],
			'OTHER-3': [
				'Eine Straße, die einen Jahrmarkt, einen Obstbaum oder eine deutsche Kathedrale erreicht, endet dort.',
				'Wiki, Das Katapult; Bilder'
			],
			'OTHER-4': [
				'Keine Figur wird durch so eine Schachtel bewegt oder genommen: Lass das weg, oder spiel ohne die App.',
				'unsere Entscheidung'
			]
		},
		ruleTopics: { OTHER: 'Schachteln ohne Regeln' }
	}
);
