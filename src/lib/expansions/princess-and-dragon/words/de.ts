import { common } from '../../../words/de/common';
import { volcano } from '../../../rules/presentation/words/de';
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

/** True for an event about a figure of whoever did it. */
const isOwn = ({ name, otherName }: SaidEvent): boolean => name === otherName;

/** The Princess & the Dragon in German. */
export const words: WordsOf<typeof DRAGON_NAMES> = {
	title: 'Burgfräulein & Drache',
	adds: '30 Karten, ein Drache, der Figuren frisst, und eine Fee, die sie schützt',
	pieces: {
		dragon: { one: 'Drache', many: 'Drachen', accusative: 'Drachen' },
		fairy: { one: 'Fee', many: 'Feen', feminine: true }
	},
	printed: {
		...volcano.printed,
		dragon: 'Drache: Nach dieser Karte zieht der Drache sechs Karten weit. Alle ziehen ihn reihum.',
		portal: 'Magisches Portal: Wer diese Karte legt, darf eine Figur auf irgendeine Karte setzen.',
		princess: 'Burgfräulein: Wer es an eine Stadt legt, darf dort einen Ritter zurückschicken.'
	},
	marks: { ...volcano.marks, dragon: 'Drache', portal: 'magisches Portal' },
	signs: { princess: { name: 'Burgfräulein', with: 'mit Burgfräulein' } },
	countables: {
		fairy: ['Figur bei der Fee', 'Figuren bei der Fee'],
		'fairy/turn': ['Zug mit der Fee', 'Züge mit der Fee']
	},
	sources: { fairy: 'Fee' },
	titles: { 'fairy/start': 'Fee zu Beginn des Zuges', 'fairy/scored': 'Fee' },
	verdicts: {
		'fairy/start': 'Wer am Zug ist, hat die Fee bei einer eigenen Figur.',
		'fairy/scored': 'Hier steht die Fee bei einer Figur. Die Mehrheit spielt keine Rolle.'
	},
	objections: {
		'dragon/asleep':
			'Der Drache ist noch nicht im Spiel. Lege diese Karte beiseite und ziehe eine andere.',
		'dragon/volcano': 'Auf einer Karte mit Vulkan darf niemand stehen.',
		'dragon/here': 'Auf die Karte mit dem Drachen darf niemand.',
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
		'fairy/stood-up': (event) =>
			`Aufbau: die Fee bei einer Figur (${tiles.piece(event.piece ?? 'follower')}) von ${event.name} oben auf ${ofTile(event)}.`,
		'princess/sent-home': (event) =>
			isOwn(event)
				? `${event.name} schickte eine eigene Figur zurück (${tiles.piece(event.piece ?? 'follower')}), bisher ${onPlaceOf(event)}.`
				: `${event.name} schickte ${tiles.aPiece(event.piece ?? 'follower')} von ${event.otherName} zurück, bisher ${onPlaceOf(event)}.`,
		'portal/went-through': (event) =>
			`${event.name} setzte ${tiles.aPiece(event.piece ?? 'follower')} durch das Portal ${ontoPlaceOf(event)}.`
	},
	questions: {
		'dragon/moved': (name, _, step) => ({
			question: `${name} zieht den Drachen (${String(step)} von 6)`,
			how: 'Tippe auf die Karte, auf die er zieht.',
			ringed: 'Umringte Figuren würden gefressen.',
			why: 'Er zieht sechs Karten weit, nie zweimal auf dieselbe und nie zur Fee.'
		}),
		'fairy/moved': (name) => ({
			question: `Zu wem kommt die Fee, ${name}?`,
			how: 'Tippe auf eine deiner Figuren.',
			why: 'In diesem Zug wird keine andere Figur gesetzt.'
		}),
		'princess/sent-home': (name) => ({
			question: `Welcher Ritter muss gehen, ${name}?`,
			how: 'Tippe auf irgendeinen Ritter in dieser Stadt.',
			why: 'In diesem Zug wird keine andere Figur gesetzt.'
		}),
		'portal/went-through': (name) => ({
			question: `Wohin geht deine Figur, ${name}?`,
			how: 'Tippe auf den Platz, egal auf welcher Karte.',
			why: 'Nur wo etwas unfertig ist und niemand steht.'
		}),
		'portal/other': (name) => ({
			question: `Wohin geht diese Figur, ${name}?`,
			how: 'Tippe auf den Platz, egal auf welcher Karte.',
			why: 'Nur wo etwas unfertig ist und niemand steht.'
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
	tales: {
		'dragon/eaten': {
			title: 'Am meisten gefressen',
			says: (names, [eaten = 0]) =>
				`${common.list(names)} ${names.length > 1 ? 'verloren je' : 'verlor'} ${counted(eaten, 'Figur', 'Figuren')} an den Drachen.`
		},
		'dragon/journey': {
			title: 'Die weiteste Reise des Drachen',
			says: (_, [went = 0, eaten = 0]) =>
				`Er zog ${counted(went, 'Karte', 'Karten')} weit und fraß ${eaten === 0 ? 'niemanden' : counted(eaten, 'Figur', 'Figuren')}.`
		}
	},
	fates: {
		'dragon/moved': ({ name, piece, kind }) =>
			`${tiles.figureOn(piece, kind)} von ${name}: vom Drachen gefressen`,
		'princess/sent-home': ({ name, piece, kind }) =>
			`${tiles.figureOn(piece, kind)} von ${name}: wegen eines Burgfräuleins zurückgegangen`
	},
	declines: { 'portal/went-through': 'Nicht durch das Portal' },
	reasons: {
		'portal/went-through': ({ piece, name }) =>
			`Hierher kam ${tiles.thisPiece(piece)} von ${name} durch ein Portal.`
	},
	moves: {
		fairy: (place, kind) => `stellt die Fee ${places.ontoPlace(place, kind)}`
	},
	movesToTile: {
		dragon: (place) => `stellt den Drachen auf die Karte ${places.spotPlace(place)}`,
		fairy: (place) => `stellt die Fee auf die Karte ${places.spotPlace(place)}`
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
					'erste Edition',
					'Ausgabe von 2005: Keine Karte hat einen Garten.',
					'Burgfräulein & Drache hat die Karten von 2005'
				],
				later: [
					'spätere Editionen',
					'Ausgaben seit 2016: Zwei Karten haben einen Garten, und die größte Stadt mit Portal hat kein Wappen.',
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
					'Erst wird gewertet, was die Karte abschließt, und Figuren ziehen weiter. Dann zieht der Drache.',
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
					'Die Fee gehört zu einer ganzen Karte und bringt allen Punkte, die dort eine Figur haben.',
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
					'Jede eigene Figur auf ihrer Karte bringt 1 Punkt, gleich welcher Art.',
					'die Fee bringt zu Beginn des Zuges 1 Punkt je Figur'
				]
			}
		},
		fairyScored: {
			title: 'Mehrere gewertete Figuren auf der Karte der Fee',
			answers: {
				first: [
					'die erste',
					'Nur wer zuerst dort war, bekommt die 3 Punkte der Fee.',
					'die 3 Punkte der Fee bekommt, wer zuerst dort war'
				],
				each: [
					'alle',
					'Alle, deren Figur auf ihrer Karte gewertet wird, bekommen 3 Punkte.',
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
		princess: 'Muss: Brettspielwelt, erste deutsche Edition; darf: Z-Man, Wikicarpedia',
		fairy:
			'Bei einer Figur: Hans im Glück, spätere Editionen; auf einer Karte: Rio Grande Games, erste Edition von Z-Man',
		fairyAtStart: 'Einmal: superfred.de; je Figur: JCloisterZone',
		fairyScored: 'Offen in den Regeln, die wir kennen; die erste: JCloisterZone',
		portalFigures:
			'Offen in den Regeln, die wir kennen; auch Bürgermeister und Wagen: JCloisterZone'
	},
	reading: () => import('./de-help')
};
