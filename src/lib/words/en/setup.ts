import { isolate } from '../../engine/typed-text';
import type { PlayerColour } from '../../engine/colours';
import { boxes, expansionTitle, common } from './common';
import { number, plural } from './format';
import { needAllExpansions, part } from '../parts';

export const ENGLISH_KINDS = {
	base: 'Base game',
	'big-box': 'Big Box',
	winter: 'Winter Edition'
} satisfies Readonly<Record<string, string>>;
const KINDS: Readonly<Record<string, string>> = ENGLISH_KINDS;

const ANIMALS = 'With twelve animal tiles. The year is on the box.';

export const ENGLISH_BOXES = {
	'base-c1': ['2000–13', 'The first edition, without gardens on the tiles.'],
	'base-c2': [
		'2014',
		'Eight of the tiles show a garden, and The River and The Abbot come in the box.'
	],
	'base-c3': ['2021', 'With gardens. The river ends at a monastery.'],
	'base-2025': [
		'2025',
		'We have no list of its tiles: base game and river are those of 2021. Expansions bought with it have the tiles and rules of 2025, which we know in part from one source only.'
	],
	'big-box-8': [
		'8',
		'Big Box 8, of 2025. We don’t know everything in it: tick what you play with. Base game and river are those of 2021.'
	],
	'big-box-7': ['7', 'Big Box 7, of 2021, with seven small expansions. Tick what you play with.'],
	'big-box-6': ['6', 'Big Box 6, of 2017, with seven small expansions. Tick what you play with.'],
	'big-box-5': [
		'5',
		'Big Box 5, of 2014. Tilekeep doesn’t have the wheel itself: begin with the usual start tile. Its tiles are under “The Wheel of Big Box 5”. We don’t know everything in it: tick what you play with.'
	],
	'winter-we3-gardens': [
		'2022',
		'With twelve animal tiles and eight gardens. The year is on the box.'
	],
	'winter-we3': ['2022', ANIMALS],
	'winter-we2': ['2020', ANIMALS],
	'winter-we1': ['2012–15', ANIMALS],
	'winter-wd': ['2011', 'Without animal tiles. The year is on the box.']
} satisfies Readonly<Record<string, readonly [printed: string, hint: string]>>;
const BOXES: Readonly<Record<string, readonly [printed: string, hint: string]>> = ENGLISH_BOXES;

const BUILD = 'Set up the table';
const WAIT_REASONS = 'Starts as soon as your games are loaded…';
const startWith = (players: number): string =>
	plural(players, { one: 'Start, one player', other: `Start, ${number(players)} players` });

/** Words of the form for a new game. No other page loads them. */
export const setup = {
	title: 'New game',
	existingTableTitle: 'Table in progress',
	existingTableHint:
		'Next, take a photo of the table, or enter its tiles in any order. Then enter the figures on them and the points on the score track. Then play on, or go straight to final scoring.',
	build: BUILD,
	box: 'Box',
	kind: (kind: string): string => KINDS[kind] ?? kind,
	printed: (box: string): string => BOXES[box]?.[0] ?? box,
	boxHint: (box: string): string => BOXES[box]?.[1] ?? '',
	ownBoxUnknown: 'Which one is mine?',
	ownBoxKnown: 'I know which one',
	/** What tells boxes apart: questions, and what somebody may find in the box. */
	whichBox: {
		gardens: {
			asks: 'Do some of your tiles have a garden?',
			signs: { gardens: 'Yes, like this one', none: 'No, none' }
		},
		river: {
			asks: 'What is in your box?',
			signs: {
				monastery: 'A river that ends at a monastery',
				recent: 'The same, printed since 2025',
				lake: 'A river that ends in a lake',
				inns: 'Inns beside lakes, too: a Big Box'
			}
		},
		bigBox: {
			asks: 'What is in your Big Box?',
			signs: {
				ring: 'An inn within a ring of road',
				monastery: 'A river that ends at a monastery',
				lake: 'A river that ends in a lake',
				wheel: 'A wheel of fortune'
			}
		},
		winter: {
			asks: 'What do your tiles show?',
			signs: { gardens: 'Gardens and animals', animals: 'Animals, no gardens', neither: 'Neither' }
		},
		winterRiver: {
			asks: 'Is there a river in your box?',
			signs: { river: 'Yes, twelve tiles', none: 'No' }
		}
	},
	/** The number of drawn tiles, and what the expansions add besides. */
	tiles: (drawn: number, expansions: readonly string[]): string =>
		common.list([`${String(drawn)} tiles`, ...expansions.flatMap((id) => boxes.besides[id] ?? [])]),

	playedWith: 'Expansions',
	/** The expansions of the game, after “Expansions”. */
	expansionsPlayed: (ids: readonly string[]): string =>
		common.list(ids.map(expansionTitle)) || 'none',
	/** Expansions that lie in the chosen box, and all others. */
	inTheBox: 'From this box',
	besides: 'From other boxes',
	searchExpansions: 'Search expansions',
	noExpansionFound: 'No matching expansions.',
	/** What can’t be played, and why, found by what stands before the colon. */
	notInApp: [
		'The School: a double tile. The app has square tiles only.',
		'Castles in Germany: double tiles. The app has square tiles only.',
		'The Markets of Leipzig: double tiles. The app has square tiles only.',
		'Halflings: triangles. The app has square tiles only.',
		'The Count of Carcassonne: a city on twelve tiles, which the app doesn’t have.',
		'Maps of Germany, the USA and others: boards, which the app doesn’t have.',
		'The Gifts: cards, which the app doesn’t have.',
		'The Signposts: the app doesn’t have these tiles. Describe each as you lay it.',
		'20 Years of Carcassonne, anniversary: the app doesn’t have these tiles. Describe each as you lay it.',
		'The Bets: the app doesn’t have these tiles. Describe each as you lay it.'
	],
	showAllExpansions: (all: number): string => `Show all (${String(all)})`,
	/** The expansions that somebody here owns, and why to say so. */
	own: 'What I own',
	ownHint: 'Tick your boxes once. In every new game, what is in them comes first.',
	/** What to watch out for with this box and these expansions; empty if nothing. */
	caution: (kind: string, expansions: readonly string[]): string =>
		expansions.flatMap((id) => boxes.mind[`${id}/${kind}`] ?? []).join(' '),
	expansion: expansionTitle,
	adds: (id: string): string => boxes.adds[id] ?? '',

	clock: 'Chess clock',
	clockSays: (
		clock: { readonly minutes: number; readonly increment: number } | undefined
	): string => {
		if (!clock) return 'none';
		return clock.increment === 0
			? `${number(clock.minutes)} min each`
			: `${number(clock.minutes)} min each, ${number(clock.increment)} s more for each turn`;
	},
	/** Custom boxes, and which of them are played with. */
	customBoxes: 'Your own boxes',
	customBoxesPlayed: (names: readonly string[]): string =>
		common.list(names.map(isolate)) || 'none',
	tilesInBag: 'Tiles in the bag',
	tilesHint: 'Lost or added a tile? Say so here, and Tilekeep knows what can still be drawn.',
	tilesAsSold: 'As in the boxes',
	oneTileLess: (tile: string): string => `${tile}: one fewer`,
	oneTileMore: (tile: string): string => `${tile}: one more`,

	players: 'Players',
	seatsHint: 'in the order you sit',
	nameOf: (seat: number): string => `Name of player ${String(seat)}`,
	colourOf: (player: string): string => `Colour of ${player}`,
	chooseColour: (player: string, colour: PlayerColour): string =>
		`Colour of ${player}: ${common.colour(colour)}. Choose another`,
	sixthColour: 'Inns & Cathedrals adds a sixth colour: grey in the first edition, pink since 2015.',
	/** For more players than there are figures. */
	tooFew: (figures: number): string =>
		`These boxes have figures for ${String(figures)} players. Any others must bring their own.`,
	taken: (colour: PlayerColour): string => `${common.colour(colour)}, taken`,
	moveUp: (player: string): string => `Move ${player} up`,
	moveDown: (player: string): string => `Move ${player} down`,
	removePlayer: (player: string): string => `Remove ${player}`,
	add: 'Add a player',
	addKnown: (name: string): string => `Add ${name}`,
	/** What is wrong with a name. */
	wrongName: (code: string): string =>
		code === 'too-long' ? 'A name can have at most 40 characters.' : 'This name can’t be shown.',

	whoStarts: 'Who starts?',
	how: 'How to decide',
	drawLots: 'Pick at random',
	lotDrawn: (player: string): string => `${player} starts.`,

	firstGame: 'First game together?',
	withoutFarmers: 'Play without farmers',

	startWith,
	waiting: WAIT_REASONS,
	/** On the start button. `waits`: it was tapped before the games were loaded. */
	start: (players: number, found: boolean, waits: boolean): string =>
		waits ? WAIT_REASONS : found ? BUILD : startWith(players)
} as const;

needAllExpansions();

/** The same in the language that is spoken. */
export const setupWords = part('setup', setup);
