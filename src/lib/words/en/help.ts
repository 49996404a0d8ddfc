import { counted, number } from './format';
import {
	clockSection,
	dataSection,
	privacySection,
	pastSections,
	scoringSection,
	watchSection,
	winterSection
} from './help-sections';
import type { HelpSection } from '../expansion';
import type { Pictured } from '../values';
import { boxes } from './common';
import { withExpansions } from '../spoken-expansions';
import { NEWS } from './news';
import { needAllExpansions, needReading, part } from '../parts';

const SECTIONS = [
	{
		id: 'turn',
		title: 'Enter a turn',
		steps: true,
		lines: [
			'Tap the tile that was drawn, then a glowing spot. At a round spot the tile is turned to fit. To turn it yourself first, tap the arrow beside it. Or tap a spot first: then only tiles that fit there are bright. If spots are out of view, the edge of the board shows how many: tap there.',
			'Does it fit in several ways? Tap the picture of the right one. A tile that fits only one way is already turned that way, and one that fits only one spot is already there.',
			'Did somebody place a meeple? Tap the road, city, monastery or field where it stands. If not, tap “No meeple”. That ends the turn; you see beforehand what it pays. If nothing is left to choose (no figure in hand, one way to turn the tile, no points), tapping the spot ends the turn. If you’d rather tap Done each time, switch that on in the game’s menu.',
			'A mistake? Undo is always in the same place, and takes back as many turns as you like.'
		]
	},
	{
		id: 'does',
		title: 'What Tilekeep does',
		lines: [
			'It keeps track of your table: which tile is where and who stands on it. It counts every point and says why. It also tells you which meeples go home and where the marker goes.',
			'The table is always right. Lay a tile against the rules and Tilekeep warns you. If you insist, it accepts the tile and notes that you overruled it.',
			'On the first page, “Look at an example game” opens a recorded game to try things out. Nothing in it is saved, and it appears in no list.',
			'At your table it doesn’t draw tiles, advise or play. At the end it shows the final scoring on the board, kind by kind and feature by feature. “See how” beside the totals lists every award.'
		]
	},
	{
		id: 'rules',
		title: 'The rules in short',
		lines: [
			'A new tile touches at least one other along a full side, and each side that touches matches: field, road or city.',
			'Place at most one meeple a turn, on the tile just laid. The road, city or field you choose must still be unoccupied.',
			'Completed road: 1 point per tile. Completed city: 2 per tile and 2 per pennant. Completed monastery: 9. The meeples come home.',
			'Whoever has the most meeples there scores the points; in a tie each scores them in full.',
			'At the end, unfinished roads, cities and monasteries pay 1 per tile and 1 per pennant. Each farm pays 3 points for each completed city it touches to whoever has the most farmers on it.'
		]
	},
	scoringSection,
	winterSection,
	{
		id: 'told',
		title: 'Tiles you describe',
		lines: [
			'You can add a tile that Tilekeep doesn’t know, such as one from a magazine. Tap the + at the end of the palette, set its four edges, and tap the picture that matches. If you choose the spot first, only pictures that fit are offered.',
			'You describe a tile once: this device remembers it for later games, and the game’s file includes it.',
			'In the last step, add an inn, a cathedral, goods or a garden with one tap each, if the game’s expansions score them. In a game with The River an edge may be river; a tile with such an edge is drawn before all others.',
			'A mistake? Correct it in the game’s menu, under “Your tiles”: the whole game is scored again with the corrected tile.',
			'“Your own boxes”, in “The rules we play” of a new game, keeps such tiles on this device, with the number of their copies. Tick a box, and its tiles are in the palette and counted like all others. A tile that you describe in a game goes into a box, too, with one more tap.',
			'Save a box as a file and pass it on: others open it on the same page. A game’s file and link have the tiles with them, so nobody needs the box to open the game.'
		]
	},
	{
		id: 'dispute',
		title: 'Settle a dispute',
		lines: [
			'Tap any road, city, monastery or field on the board. All of it lights up. The card says who scores how much, who has the most meeples there, and which printed rule applies. An arrow or a plus marks what is still open, a cross what can never be completed.',
			'On a road, city or monastery, each tile that counts shows what it pays, and a shield shows what a pennant pays. They add up to the number on the card. For an unfinished city, tap “If it were completed now” to see that sum on the tiles. A button leads to the turn that paid it.',
			'Tap a farm: each completed city it feeds has a number where the farm meets its wall. Other cities nearby have a letter: tap one to see why it doesn’t count.',
			'The ear of wheat in the corner of the board shows all farms at once, in the colour and pattern of whoever holds them. Shared farms are striped, and each shows what it would pay now. By the rule of 2000 a city pays once, so its points are on one farm only.',
			'Tap “Compare with another field”, then the other field. The board draws the path that connects the two, or hatches the road or wall that separates them. All of this works in the history, too.'
		]
	},
	{
		id: 'rulings',
		title: 'The rules you play by',
		lines: [
			'Before the first tile, choose a set of rules: today’s, those of 2000, Z-Man’s of 2013, a first game without farmers, or one of two for tournaments. With Z-Man’s rules a tie means another game. You can also answer each open question yourself, such as ties, a city of two tiles or the edge of the table. House rules are there, too. Unfinished features may pay nothing, a filled hole may give another turn, and roads may continue at crossings with trees. A tile that fits nowhere may go back into the bag, and tiles may be bought. Or mix in the start tile, hold three tiles, start with more or fewer meeples, or build barns without farmers. A river that separates no fields is a house rule, too.',
			'Find the answers in the game’s menu under “The rules we play”, and with each award they decided. You can change them later. Tilekeep first shows the difference, then scores the whole game again from the first tile.',
			'If roads continue at crossings with trees, you say at each crossing what stands there. If filling a hole gives another turn, an abbey still earns none. The start tile is in the middle of the table. With an even number of tiles in a row, there is one more spot to the east or south.',
			'The publisher’s answer is that the table’s edge limits the game, and the tiles may not be shifted. Enter how large your table is, and the board shows the edge as a wooden rim. The table may also be extended: put another table beside it, lay a tile beyond the edge anyway, and the edge moves out to it. By a house rule all tiles may be shifted, or the edge completes what reaches it.',
			'“The same board under other rules” shows what each of the three farm rules would pay, with small cities at 4 and at 2 points. It also says whether somebody else would win.',
			'You can leave an expansion’s figures in the box and play only with its tiles. Under “Tiles in the bag”, note lost or added tiles, or play with two copies of the box.',
			'Under “Expansions”, those played last come first, and a search finds the others. Tick once under “What I own” what you have, and it comes next.',
			'Your answers are kept for the next game.'
		]
	},
	{
		id: 'aids',
		title: 'How much it shows',
		lines: ['You agree on this before the game, and the result mentions it.'],
		terms: [
			[
				'Helper',
				'Shows everything, even the totals if the game ended now. It also shows how many of the tiles left fit a hole, and which holes can’t be filled any more. For an open feature it says how likely a tile that fits is to come soon. Without expansions it also estimates how often it is completed.'
			],
			['Clear view', 'Shows who holds each farm, but no totals before the end.'],
			[
				'Referee',
				'Shows what is legal and what is scored. Until the end, players work out for themselves who holds each farm.'
			]
		]
	},
	{
		id: 'settings',
		title: 'Settings and the clock',
		lines: [
			'Find them under “Settings” on the first page, or “All settings” in the game’s menu. Choose light or dark, summer or winter, the size of the scores, sounds, vibration, letter keys, and Done after each turn. You can also choose how much a new game shows. All of it is saved on this device. Printed boards and shared pictures keep the look of your box.',
			'The clock shows how long the turn has taken, and the minutes of each player; tap a player for the exact time. When a turn takes more than twice as long as usual, and at least a minute, the clock gets a border. Undo gives the time back to the turn.',
			'The times come from when turns were entered, so the review has them in any case. Breaks of more than half an hour, and time spent on corrections, aren’t counted.'
		]
	},
	{
		id: 'past',
		title: 'History and corrections',
		lines: [
			'“Ledger” in the menu lists every award with its points; you also find it when you tap a score. Tap a player, a kind, or both to see only those awards and their sum. Tap an award to see it on the board.',
			'“History” in the menu shows the board, the figures and the scores at any point of the game. Move the slider: the marks above it show where each player scored, higher for more. When the board shows an award, the button beside it leads there, too.',
			'Was something entered wrongly ten turns ago? Correct the tile, its spot, its rotation, the figure, the player or an answer. Or add a forgotten turn, or remove one. Tilekeep scores the game again and shows the difference before you confirm it.',
			'Where a later turn no longer fits, Tilekeep asks: keep it as played, change it or remove it. Nothing disappears by itself, and Undo reverts the whole correction.',
			'“Play” shows the game turn by turn, at the speed you like.'
		]
	},
	{
		id: 'by-hand',
		title: 'Manual points',
		lines: [
			'With “Manual points” in the menu you give or take points with a reason, or one player pays another. They count like all others, and every sum shows them separately.',
			'By a house rule you can buy the only tile that completes a feature. Enter its price there, too: points or, with Abbey & Mayor, the buyer’s abbey. The seller keeps it from then on.'
		]
	},
	clockSection,
	watchSection,
	{
		id: 'found',
		title: 'A table in progress',
		lines: [
			'Did you play half the game without Tilekeep? On the first page, tap “Start from a table in progress”. Lay tiles and figures in any order, without turns; separate groups may join later. Enter the points on the score track, then play on, or go to final scoring at once.',
			'A photo does most of it: tap “From a photo” and photograph the whole table. Four rings mark the corners of the tiles it found; drag any that are off. Tilekeep proposes the board: a question mark says where it isn’t sure, and a tap on any tile offers others. Then tap where each figure that it saw stands. A large table takes several photos that overlap: “From a photo” adds the next one. If you are interrupted, you can continue where you left off. The photo is read on this device, and not saved unless you keep it with the game.',
			'You can correct it later, too: in the history, go to any step that begins “Table in progress”, tap “Correct this”, then “Change the table in progress”.'
		]
	},
	{
		id: 'bump',
		title: 'After a bump',
		lines: [
			'“Rebuild the table” in the menu guides you tile by tile, in the order played or row by row, with every figure and marker. You can print the board there, too.',
			'Did nobody enter the last turns? “Catch up from a photo” in the menu finds the new tiles. It proposes them as turns, in an order that the rules allow. You confirm each as usual, with its figure.'
		]
	},
	...pastSections,
	{
		id: 'share',
		title: 'Share a game',
		lines: [
			'“Share this game” shares the whole game, with all names: as a link, a code for another phone’s camera, a picture or a file. The picture can be a card, which has the code and contains the game. A story, for a phone’s full screen, has neither. A link has the game after the #, a part that browsers send to nobody.',
			'Whoever opens it sees the game first. It is kept only when they tap “Keep on this device”.',
			'You can transfer an unfinished game: let the other phone scan its code and take over there. From then on the first phone only shows the game, and says so, until you take it back or it is transferred back.',
			'For other apps, you can send a play to BG Stats, save tables of scores and awards, or copy a text for a chat.'
		]
	},
	{
		id: 'follow',
		title: 'Show on other phones',
		lines: [
			'“Show on other phones” in the menu shows this game on other phones as you play. They show the board, the scores with their reasons, and whose turn it is. Everyone can look around the board and back through the game.',
			'Players who choose their seat there see when it’s their turn. With “Others enter their own turns” they enter them on their own phones: Tilekeep accepts only what the rules allow. If two people enter the same turn, the first entry counts.',
			'Let the other phone scan the code with its camera app and tap “Follow”. It shows an answer, which you scan with “Scan the answer”. Without a camera, send both as text. Each phone needs a code of its own: “Add another phone” makes it.',
			'The phones connect directly, within your network, with no server between them. Some Wi-Fi networks, like those in hotels, keep devices apart: use one phone’s hotspot, or a relay. A phone that goes to sleep catches up when it wakes. A reloaded page reconnects if its browser allows it. Otherwise, or if it’s the page that keeps score, scan a new code.',
			'“Players elsewhere: through a relay” makes a link for players anywhere: they tap it and follow, without an answer. That needs a relay at the same web address as Tilekeep. The relay passes the game on encrypted; only the link has the keys. Anyone who has the link can read the game, so share it with care. “Stop for everybody” ends it.',
			'A tablet or a television can be “A screen for everybody”: tap the pin there. It shows a large board, the scores and what was scored last.',
			'“Broadcast view”, at the same pin, shows a game in a stream: board, scores and the latest points on a transparent background. Copy its address into a browser source of your streaming program. By a relay it connects by itself. Otherwise use the source there like a page, and connect it as you would a phone. The tile in hand shows there only if the phone that keeps score allows it with “Show the tile in hand”.',
			'“Transfer” beside a phone that follows gives it the game. Once somebody takes over there, that phone enters all turns, and yours follows. It can be transferred back.',
			'Nothing is saved on the other phones until somebody taps “Keep this game”. That saves all of it so far.'
		]
	},
	dataSection,
	privacySection
] as const satisfies readonly HelpSection[];

type WithIdsOf<Sections> = {
	readonly [At in keyof Sections]: HelpSection & Pick<Extract<Sections[At], HelpSection>, 'id'>;
};
/** The sections in their order: no language leaves one out, or has another. */
export type HelpSections = WithIdsOf<typeof SECTIONS>;

/** Words of the page that explains the app. No other page loads them. */
export const help = {
	title: 'Help',
	/** Leads from the pictures over the table to all of the help. */
	allHelp: 'All of the help',
	/** The way back, for those who came from the table. */
	backToTable: 'Back to the table',
	/** A picture in words, for those who don’t see it. */
	picture: ({
		tiles,
		counted: marked,
		onTiles,
		onPennants,
		cities,
		otherCities,
		farms
	}: Pictured): string =>
		[
			`A board with ${counted(tiles, 'tile', 'tiles')}.`,
			...(onTiles === undefined ? [] : [`Each tile that counts shows ${number(onTiles)}.`]),
			...(onTiles === undefined && marked > 0
				? [`Marked as counting: ${counted(marked, 'tile', 'tiles')}.`]
				: []),
			...(onPennants === undefined
				? []
				: [`Each pennant that counts shows ${number(onPennants)}.`]),
			...(cities > 0
				? [`Numbered on it: ${counted(cities, 'completed city', 'completed cities')}.`]
				: []),
			...(otherCities > 0
				? [`Marked as not counting: ${counted(otherCities, 'city', 'cities')}.`]
				: []),
			...(farms ? ['Each farm shows whose it is and what it pays.'] : [])
		].join(' '),
	search: 'Search the help',
	/** How many sections have what was searched for. */
	found: (n: number): string =>
		n === 0
			? 'No sections mention that.'
			: n === 1
				? 'One section mentions it.'
				: `${number(n)} sections mention it.`,
	toContents: 'Back to the contents',
	groups: {
		play: 'At the table',
		scoring: 'Scoring',
		disputes: 'Disputes and corrections',
		games: 'Games and other devices',
		app: 'The app'
	},
	/** The sections about boxes and expansions that aren’t played. */
	otherBoxes: 'Other boxes and expansions',
	get sections(): readonly HelpSection[] {
		return withExpansions(SECTIONS, boxes);
	},
	keysTitle: 'Keys',
	key: 'Key',
	whatItDoes: 'Action',
	keys: [
		['U', 'Undo'],
		['Y', 'Redo'],
		['R', 'Turn the tile'],
		['Enter', 'Save the turn as entered, or press the focused button'],
		['N', 'No meeple: lay the tile without a figure'],
		['Esc', 'Go back one step in the turn'],
		['/', 'Search for a tile'],
		['1–9', 'Place a meeple in the first, second, … place on the tile'],
		['Arrows', 'Move between spots or tiles: Space goes to the next feature, Enter explains it'],
		['?', 'Show these keys']
	],
	newsTitle: 'What’s new',
	news: NEWS,
	independent:
		'Tilekeep is an independent helper for a game that you own. It is not connected with the authors or publishers of Carcassonne.'
} as const;

needReading();
needAllExpansions();

/** The same in the language that is spoken. */
export const helpWords = part('help', help);
