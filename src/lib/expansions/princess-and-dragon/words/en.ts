import { common } from '../../../words/en/common';
import { volcano } from '../../../rules/presentation/words/en';
import { capital, counted, withArticle } from '../../../words/en/format';
import { onPlaceOf, places } from '../../../words/en/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { DRAGON_NAMES } from '../names';

const figure = (piece: string | undefined): string => tiles.piece(piece ?? 'follower');

/** “the tile 2 tiles east of the start tile”. */
const tileOf = ({ place }: SaidEvent): string => `the tile ${place ? places.tile(place) : ''}`;

/** True for an event about a figure of whoever did it. */
const isOwn = ({ name, otherName }: SaidEvent): boolean => name === otherName;

/** The Princess & the Dragon in English. */
export const words: WordsOf<typeof DRAGON_NAMES> = {
	title: 'The Princess & the Dragon',
	adds: '30 tiles, a dragon that eats figures and a fairy that protects them',
	pieces: { dragon: ['dragon', 'dragons'], fairy: ['fairy', 'fairies'] },
	printed: {
		...volcano.printed,
		dragon: 'Dragon: after this tile the dragon moves six tiles. All players move it in turn.',
		portal: 'Magic portal: whoever lays this tile may place a figure on any tile of the board.',
		princess: 'Princess: whoever adds her to a city may send one of its knights home.'
	},
	marks: { ...volcano.marks, dragon: 'dragon', portal: 'magic portal' },
	signs: { princess: { name: 'Princess', with: 'with a princess' } },
	countables: {
		fairy: ['figure with the fairy', 'figures with the fairy'],
		'fairy/turn': ['turn with the fairy', 'turns with the fairy']
	},
	sources: { fairy: 'Fairy' },
	titles: { 'fairy/start': 'Fairy, start of the turn', 'fairy/scored': 'Fairy' },
	verdicts: {
		'fairy/start': 'The fairy is with a figure of the player whose turn begins.',
		'fairy/scored': 'The fairy is with a figure here. The majority doesn’t matter.'
	},
	objections: {
		'dragon/asleep': 'The dragon isn’t on the board yet. Put this tile aside and draw another.',
		'dragon/volcano': 'Nobody may stand on a tile with a volcano.',
		'dragon/here': 'Nobody may come to the tile with the dragon.',
		'princess/must': 'A knight must be sent home instead.'
	},
	events: {
		'dragon/moved': (event) => `${event.name} moved the dragon to ${tileOf(event)}.`,
		'dragon/stood': (event) => `Table in progress: the dragon on ${tileOf(event)}.`,
		'fairy/moved': (event) =>
			`${event.name} moved the fairy to the ${figure(event.piece)} ${onPlaceOf(event)}.`,
		'fairy/moved-up': (event) =>
			`${event.name} moved the fairy to the ${figure(event.piece)} on top of ${tileOf(event)}.`,
		'fairy/stood': (event) => `Table in progress: the fairy ${onPlaceOf(event)}.`,
		'fairy/stood-up': (event) =>
			`Table in progress: the fairy beside ${event.name}’s ${figure(event.piece)} on top of ${tileOf(event)}.`,
		'princess/sent-home': (event) =>
			`${event.name} sent home ${isOwn(event) ? 'their own' : `${event.otherName}’s`} ${figure(event.piece)} ${onPlaceOf(event)}.`,
		'portal/went-through': (event) =>
			`${event.name} placed ${withArticle(figure(event.piece))} through the portal, ${onPlaceOf(event)}.`
	},
	questions: {
		'dragon/moved': (name, _, step) => ({
			question: `${name} moves the dragon (${String(step)} of 6)`,
			how: 'Tap the tile it goes to.',
			ringed: 'Ringed figures would be eaten.',
			why: 'It moves six tiles, never onto the same one twice, and never to the fairy.'
		}),
		'fairy/moved': (name) => ({
			question: `Where does the fairy go, ${name}?`,
			how: 'Tap one of your figures.',
			why: 'No other figure is placed this turn.'
		}),
		'princess/sent-home': (name) => ({
			question: `Which knight goes home, ${name}?`,
			how: 'Tap a knight in this city, yours or another player’s.',
			why: 'No other figure is placed this turn.'
		}),
		'portal/went-through': (name) => ({
			question: `Where does your figure go, ${name}?`,
			how: 'Tap a place on any tile.',
			why: 'Only where something is unfinished and nobody stands.'
		}),
		'portal/other': (name) => ({
			question: `Where does this figure go, ${name}?`,
			how: 'Tap a place on any tile.',
			why: 'Only where something is unfinished and nobody stands.'
		})
	},
	offers: {
		'fairy/moved': 'Move the fairy',
		'princess/sent-home': 'Send a knight home',
		'portal/went-through': 'Go through the portal'
	},
	answers: {
		'fairy/moved/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'fairy/moved/top': ({ piece }) => `${capital(tiles.pieceFirst(piece))} on top`,
		'princess/sent-home/figure': ({ piece, name }) => `${name}’s ${tiles.piece(piece)}`,
		'portal/went-through/figure': ({ piece }) => capital(tiles.pieceFirst(piece))
	},
	tales: {
		'dragon/eaten': {
			title: 'Eaten most',
			says: (names, [eaten = 0]) =>
				`${common.list(names)}${names.length > 1 ? ' each' : ''} lost ${counted(eaten, 'figure', 'figures')} to the dragon.`
		},
		'dragon/journey': {
			title: 'The dragon’s longest journey',
			says: (_, [went = 0, eaten = 0]) =>
				`It went ${counted(went, 'tile', 'tiles')} and ate ${eaten === 0 ? 'nobody' : counted(eaten, 'figure', 'figures')}.`
		}
	},
	fates: {
		'dragon/moved': ({ name, piece, kind }) =>
			`${name}’s ${tiles.figureOn(piece, kind)} was eaten by the dragon`,
		'princess/sent-home': ({ name, piece, kind }) =>
			`${name}’s ${tiles.figureOn(piece, kind)} was sent home because of a princess`
	},
	declines: { 'portal/went-through': 'Not through the portal' },
	reasons: {
		'portal/went-through': ({ piece, name }) =>
			`${name}’s ${tiles.piece(piece)} came here through a portal.`
	},
	moves: {
		fairy: (place, kind) => `puts the fairy ${places.onPlace(place, kind)}`
	},
	movesToTile: {
		dragon: (place) => `puts the dragon on the tile ${places.tile(place)}`,
		fairy: (place) => `puts the fairy on the tile ${places.tile(place)}`
	},
	markerHints: {
		dragon: 'Tap the tile where the dragon stands.',
		fairy: 'Tap the place where the fairy stands: she belongs to the figure there.'
	},
	rulings: {
		dragonTiles: {
			title: 'Tiles of The Princess & the Dragon',
			answers: {
				first: [
					'First edition',
					'The box of 2005: no tile has a garden.',
					'The Princess & the Dragon has the tiles of 2005'
				],
				later: [
					'Later editions',
					'The boxes since 2016: two tiles have a garden, and the largest city with a portal has no pennant.',
					'The Princess & the Dragon has the later tiles'
				]
			}
		},
		dragonMoves: {
			title: 'When the dragon moves',
			answers: {
				before: [
					'Before scoring',
					'The dragon moves before the turn is scored: it may eat a figure that would score.',
					'the dragon moves before the turn is scored'
				],
				after: [
					'After scoring',
					'What the tile completes is scored first, and figures move on. Then the dragon moves.',
					'the dragon moves after the turn is scored'
				]
			}
		},
		princess: {
			title: 'A princess comes to a city with knights',
			answers: {
				may: [
					'A knight may go home',
					'Whoever lays the tile may send a knight home, or place a figure as ever.',
					'a princess may send a knight home'
				],
				must: [
					'A knight must go home',
					'Whoever lays the tile must send one of the knights home, even their own.',
					'a princess must send a knight home'
				]
			}
		},
		fairy: {
			title: 'Where the fairy stands',
			answers: {
				follower: [
					'Beside a figure',
					'The fairy belongs to one figure, and pays for that one only.',
					'the fairy stands beside one figure'
				],
				tile: [
					'On a tile',
					'The fairy belongs to a whole tile, and pays for the figures of anybody there.',
					'the fairy stands on a whole tile'
				]
			}
		},
		fairyAtStart: {
			title: 'Several own figures on the fairy’s tile at the start of a turn',
			answers: {
				once: [
					'1 point',
					'A turn that begins with the fairy pays 1 point, however many figures are on her tile.',
					'the fairy pays 1 point at the start of a turn'
				],
				each: [
					'1 point each',
					'It pays 1 point for each of your figures on her tile, of whatever kind.',
					'the fairy pays 1 point for each figure at the start of a turn'
				]
			}
		},
		fairyScored: {
			title: 'Several figures on the fairy’s tile in what is scored',
			answers: {
				first: [
					'The first one',
					'Only whoever came first gets the fairy’s 3 points.',
					'the fairy’s 3 points go to the first figure'
				],
				each: [
					'Every player',
					'Every player with a figure of it on her tile gets 3 points.',
					'the fairy’s 3 points go to every player'
				]
			}
		},
		portalFigures: {
			title: 'Who goes through a portal',
			answers: {
				all: [
					'Mayors and wagons too',
					'Every figure that counts for majorities may go through, mayor and wagon too.',
					'mayors and wagons go through portals'
				],
				plain: [
					'No mayor, no wagon',
					'Mayors and wagons don’t go through a portal.',
					'mayors and wagons don’t go through portals'
				]
			}
		}
	},
	rulingSources: {
		dragonTiles: 'Wikicarpedia, The Princess and The Dragon: pictures of the tiles',
		dragonMoves: 'Before: Hans im Glück and Z-Man; after: Rio Grande Games',
		princess: 'Must: Brettspielwelt, first edition in German; may: Z-Man, Wikicarpedia',
		fairy:
			'Beside a figure: Hans im Glück, later editions; on a tile: Rio Grande Games, Z-Man’s first edition',
		fairyAtStart: 'Once: superfred.de; each: JCloisterZone',
		fairyScored: 'Open in the rules we saw; the first one: JCloisterZone',
		portalFigures: 'Open in the rules we saw; mayors and wagons too: JCloisterZone'
	},
	reading: () => import('./en-help')
};
