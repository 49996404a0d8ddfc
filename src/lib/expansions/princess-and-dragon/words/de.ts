import { capital, counted } from '../../../words/de/format';
import { onPlaceOf, ontoPlaceOf, places } from '../../../words/de/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/de/says';
import { tiles } from '../../../words/de/tiles';
import type { DRAGON_NAMES } from '../names';

/** „die Karte 2 Karten östlich der Startkarte“. */
const tileOf = ({ place }: SaidEvent): string =>
	`die Karte ${place ? places.spotPlace(place) : ''}`;
/** „der Karte 2 Karten östlich der Startkarte“. */
const ofTile = ({ place }: SaidEvent): string =>
	`der Karte ${place ? places.spotPlace(place) : ''}`;

/** The Princess & the Dragon in German. */
export const words: WordsOf<typeof DRAGON_NAMES> = {
	title: 'Burgfräulein & Drache',
	adds: '30 Karten, ein Drache, der Figuren frisst, und eine Fee, die sie schützt',
	pieces: {
		dragon: { one: 'Drache', many: 'Drachen', accusative: 'Drachen' },
		fairy: { one: 'Fee', many: 'Feen', feminine: true }
	},
	printed: {
		volcano:
			'Vulkan: Hierher kommt keine Figur, außer eure Regeln erlauben es am Ende des Flusses. Spielt der Drache mit, kommt er hierher.',
		dragon: 'Drache: Nach dem Setzen bewegen alle reihum den Drachen, zusammen sechs Karten weit.',
		portal: 'Magisches Portal: Wer diese Karte legt, darf eine Figur auf jede andere Karte setzen.',
		princess: 'Burgfräulein: Wer es an eine Stadt legt, darf einen Ritter daraus zurückschicken.'
	},
	marks: { volcano: 'Vulkan', dragon: 'Drache', portal: 'magisches Portal' },
	signs: { princess: { name: 'Burgfräulein', with: 'mit Burgfräulein' } },
	countables: {
		fairy: ['Figur bei der Fee', 'Figuren bei der Fee'],
		'fairy/turn': ['Zug mit der Fee', 'Züge mit der Fee']
	},
	sources: { fairy: 'Fee' },
	titles: { 'fairy/start': 'Fee zu Beginn des Zuges', 'fairy/scored': 'Fee' },
	verdicts: {
		'fairy/start': 'Die Fee steht bei einer Figur dessen, der am Zug ist.',
		'fairy/scored': 'Die Fee steht hier bei einer Figur. Auf die Mehrheit kommt es nicht an.'
	},
	objections: {
		'dragon/asleep':
			'Der Drache ist noch nicht im Spiel: Diese Karte wartet auf einen Vulkan. Zieh eine andere.',
		'dragon/volcano': 'Auf einer Karte mit Vulkan darf niemand stehen.',
		'dragon/here': 'Auf die Karte mit dem Drachen darf niemand kommen.',
		'princess/must': 'Stattdessen muss ein Ritter zurückgeschickt werden.'
	},
	events: {
		'dragon/moved': (event) => `${event.name} zog den Drachen auf ${tileOf(event)}.`,
		'dragon/stood': (event) => `Aufbau: der Drache auf ${ofTile(event)}.`,
		'fairy/moved': (event) =>
			`${event.name} stellte die Fee zu einer eigenen Figur (${tiles.piece(event.piece ?? 'follower')}) ${onPlaceOf(event)}.`,
		'fairy/moved-up': (event) =>
			`${event.name} stellte die Fee zu einer eigenen Figur (${tiles.piece(event.piece ?? 'follower')}) oben auf ${ofTile(event)}.`,
		'fairy/stood': (event) => `Aufbau: die Fee ${onPlaceOf(event)}.`,
		'princess/sent-home': (event) =>
			`${event.name} schickte ${tiles.aPiece(event.piece ?? 'follower')} von ${event.otherName} zurück, bisher ${onPlaceOf(event)}.`,
		'portal/went-through': (event) =>
			`${event.name} setzte ${tiles.aPiece(event.piece ?? 'follower')} durch das Portal ${ontoPlaceOf(event)}.`
	},
	questions: {
		'dragon/moved': (name, options) => ({
			question: `${name} zieht den Drachen`,
			how: `Tippe auf eine von ${counted(options, 'Karte', 'Karten')}. Umringte Figuren würden gefressen.`,
			why: 'Er geht sechs Karten weit, nie zweimal auf dieselbe und nie zur Fee.'
		}),
		'fairy/moved': (name) => ({
			question: `Zu wem kommt die Fee, ${name}?`,
			how: 'Tippe auf eine deiner Figuren.',
			why: 'In diesem Zug wird keine andere Figur gesetzt.'
		}),
		'princess/sent-home': (name) => ({
			question: `Welcher Ritter geht zurück, ${name}?`,
			how: 'Tippe auf einen Ritter dieser Stadt, auf einen eigenen oder einen fremden.',
			why: 'In diesem Zug wird keine andere Figur gesetzt.'
		}),
		'portal/went-through': (name) => ({
			question: `Wohin geht deine Figur, ${name}?`,
			how: 'Tippe auf einen Platz auf einer der Karten.',
			why: 'Er muss unfertig sein, und niemand darf dort stehen.'
		}),
		'portal/other': (name) => ({
			question: `Wohin geht diese Figur, ${name}?`,
			how: 'Tippe auf einen Platz auf einer der Karten.',
			why: 'Er muss unfertig sein, und niemand darf dort stehen.'
		})
	},
	offers: {
		'fairy/moved': 'Fee versetzen',
		'princess/sent-home': 'Ritter zurückschicken',
		'portal/went-through': 'Durch das Portal gehen'
	},
	answers: {
		'fairy/moved/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'fairy/moved/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))} oben`,
		'princess/sent-home/figure': ({ piece, name }) => `${tiles.pieceFirst(piece)} von ${name}`,
		'portal/went-through/figure': ({ piece }) => capital(tiles.pieceFirst(piece))
	},
	declines: { 'portal/went-through': 'Nicht durch das Portal' },
	reasons: {
		'dragon/moved': ({ piece, name }) => `Der Drache fraß ${tiles.thePiece(piece)} von ${name}.`,
		'princess/sent-home': ({ piece, name }) =>
			`Wegen eines Burgfräuleins ging ${tiles.thisPiece(piece)} von ${name} zurück.`,
		'portal/went-through': ({ piece, name }) =>
			`Hierher kam ${tiles.thisPiece(piece)} von ${name} durch ein Portal.`
	},
	moves: {
		dragon: (place) => `stellt den Drachen auf die Karte ${places.spotPlace(place)}`,
		fairy: (place, kind) => `stellt die Fee ${places.ontoPlace(place, kind)}`
	},
	markerHints: {
		dragon: 'Tippe auf die Karte, auf der der Drache steht.',
		fairy: 'Tippe auf den Platz, an dem die Fee steht: Sie gehört zu der Figur dort.'
	},
	rulings: {
		dragonTiles: {
			title: 'Karten von Burgfräulein & Drache',
			answers: {
				first: [
					'erste Ausgabe',
					'Die Schachtel von 2005: Keine Karte hat einen Garten.',
					'Burgfräulein & Drache hat die Karten von 2005'
				],
				later: [
					'spätere Ausgaben',
					'Die Schachteln seit 2016: Zwei Karten haben einen Garten, und die größte Stadt mit Portal hat kein Wappen.',
					'Burgfräulein & Drache hat die späteren Karten'
				]
			}
		},
		dragonMoves: {
			title: 'Wann der Drache zieht',
			answers: {
				before: [
					'vor der Wertung',
					'Der Drache zieht, bevor der Zug gewertet wird: Er kann eine Figur fressen, die Punkte brächte.',
					'der Drache zieht vor der Wertung'
				],
				after: [
					'nach der Wertung',
					'Erst wird gewertet, was die Karte abschließt, und Wagen fahren weiter. Dann zieht der Drache.',
					'der Drache zieht nach der Wertung'
				]
			}
		},
		princess: {
			title: 'Ein Burgfräulein kommt in eine Stadt mit Rittern',
			answers: {
				may: [
					'Ein Ritter darf gehen',
					'Wer die Karte legt, darf einen Ritter zurückschicken oder wie sonst eine Figur setzen.',
					'ein Burgfräulein darf einen Ritter zurückschicken'
				],
				must: [
					'Ein Ritter muss gehen',
					'Wer die Karte legt, muss einen der Ritter zurückschicken, auch einen eigenen.',
					'ein Burgfräulein muss einen Ritter zurückschicken'
				]
			}
		},
		fairy: {
			title: 'Wo die Fee steht',
			answers: {
				follower: [
					'bei einer Figur',
					'Die Fee gehört zu einer einzigen Figur und bringt nur für diese Punkte.',
					'die Fee steht bei einer einzigen Figur'
				],
				tile: [
					'auf einer Karte',
					'Die Fee gehört zu einer ganzen Karte und bringt allen Punkte, die dort stehen.',
					'die Fee steht auf einer ganzen Karte'
				]
			}
		},
		fairyAtStart: {
			title: 'Mehrere eigene Figuren auf der Karte der Fee zu Beginn des Zuges',
			answers: {
				once: [
					'1 Punkt',
					'Ein Zug, der mit der Fee beginnt, bringt 1 Punkt, wie viele Figuren auch auf ihrer Karte stehen.',
					'die Fee bringt zu Beginn des Zuges 1 Punkt'
				],
				each: [
					'je 1 Punkt',
					'Jede eigene Figur auf ihrer Karte bringt 1 Punkt, auch Baumeister und Schwein.',
					'die Fee bringt zu Beginn des Zuges 1 Punkt je Figur'
				]
			}
		},
		fairyScored: {
			title: 'Mehrere Figuren auf der Karte der Fee in dem, was gewertet wird',
			answers: {
				first: [
					'die erste',
					'Nur wer zuerst dort war, bekommt die 3 Punkte der Fee.',
					'die 3 Punkte der Fee bekommt, wer zuerst dort war'
				],
				each: [
					'alle',
					'Alle, die dort eine Figur auf ihrer Karte haben, bekommen 3 Punkte.',
					'die 3 Punkte der Fee bekommen alle'
				]
			}
		},
		portalFigures: {
			title: 'Wer durch ein Portal geht',
			answers: {
				all: [
					'auch Bürgermeister und Wagen',
					'Jede Figur, die bei der Mehrheit zählt, darf hindurch, auch Bürgermeister und Wagen.',
					'Bürgermeister und Wagen gehen durch Portale'
				],
				plain: [
					'kein Bürgermeister, kein Wagen',
					'Bürgermeister und Wagen gehen nicht durch ein Portal.',
					'Bürgermeister und Wagen gehen nicht durch Portale'
				]
			}
		}
	},
	rulingSources: {
		dragonTiles: 'Wikicarpedia, Burgfräulein und Drache: Bilder der Karten',
		dragonMoves: 'Davor: Hans im Glück und Z-Man; danach: Rio Grande Games',
		princess: 'Muss: Brettspielwelt, erste deutsche Ausgabe; darf: Z-Man, Wikicarpedia',
		fairy:
			'Bei einer Figur: Hans im Glück, spätere Ausgaben; auf einer Karte: Rio Grande Games, Z-Mans erste Ausgabe',
		fairyAtStart: 'Einmal: superfred.de; je Figur: JCloisterZone',
		fairyScored: 'Offen in den Regeln, die wir kennen; die erste: JCloisterZone',
		portalFigures:
			'Offen in den Regeln, die wir kennen; auch Bürgermeister und Wagen: JCloisterZone'
	},
	reading: () => import('./de-help')
};
