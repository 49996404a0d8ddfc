import { BOOKLET, IN_NONE, PAGE } from './says';
import type { BoxRulings, RulingWords } from '../expansion';

/** Sizes of the table in tiles, and where the start tile is. */
const sizes = (near: string, across: string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => [
			String(size),
			[
				`${String(size)} tiles`,
				size % 2 === 1
					? 'The first tile goes in the middle.'
					: `The first tile goes in the middle, half a tile to the ${near}.`,
				`the table has room for ${String(size)} tiles from ${across}`
			]
		])
	);

/** How many followers each player starts with. */
const followers: RulingWords['answers'] = Object.fromEntries(
	[5, 6, 7, 8, 9, 10].map((n) => [
		String(n),
		[
			`${String(n)} meeples`,
			n === 7
				? 'As in the box: seven for each player, besides the one on the score track.'
				: `Each player starts with ${String(n)}, besides the one on the score track. A house rule.`,
			`each player starts with ${String(n)} meeples`
		]
	])
);

const rulings = {
	farmers: {
		title: 'Farmers',
		answers: {
			on: [
				'Played',
				'Meeples may lie down in a field and score its cities at the end.',
				'farmers are played'
			],
			off: ['Left out', 'No farmers: easier for a first game together.', 'there are no farmers']
		}
	},
	farmRule: {
		title: 'What a farm pays',
		answers: {
			third: [
				'Today’s',
				'3 points for each completed city the farm touches; every farm counts separately. In boxes since 2002, and always in the Winter Edition.',
				'a farm pays as it does today'
			],
			second: [
				'As in 2001',
				'3 points for each completed city, but the same city pays a player only once, however many farms touch it.',
				'a farm pays as in 2001'
			],
			first: [
				'As in 2000',
				'Each completed city pays 4 points to whoever has the most farmers on all the farms around it.',
				'a farm pays as in 2000'
			]
		}
	},
	smallCity: {
		title: 'A city of two tiles',
		answers: {
			'4': [
				'4 points',
				'Completed, it pays 2 per tile like every other city. In boxes since 2003.',
				'a city of two tiles pays 4 points'
			],
			'2': [
				'2 points',
				'Completed, it pays 1 per tile and 1 per pennant, as in boxes up to 2002.',
				'a city of two tiles pays 2 points'
			]
		}
	},
	unfinished: {
		title: 'Unfinished at the end',
		answers: {
			score: [
				'Pays',
				'Roads, cities and monasteries pay 1 for each tile and each pennant.',
				'unfinished features pay at the end'
			],
			nothing: [
				'Pays nothing',
				'Only completed features pay; farms are scored as usual. A house rule.',
				'unfinished features pay nothing at the end'
			]
		}
	},
	ties: {
		title: 'A tie at the end',
		answers: {
			shared: [
				'All win',
				'They share the win, as in Rio Grande’s rules; the publisher’s own rules don’t mention ties.',
				'all who tie at the end win'
			],
			again: [
				'Play again',
				'Nobody wins: another game decides. Only in Z-Man’s rules.',
				'a tie at the end means another game'
			],
			'non-starter': [
				'The starting player loses',
				'Whoever laid the first tile loses the tie; the others win. In no rulebook: your table’s choice.',
				'the starting player loses a tie'
			],
			starter: [
				'The starting player wins',
				'Whoever laid the first tile wins the tie. In knock-out rounds the higher-placed player starts, and so wins a tie.',
				'the starting player wins a tie'
			]
		}
	},
	filledHole: {
		title: 'A tile that fills a hole',
		answers: {
			no: [
				'No extra turn',
				'It is a turn like any other.',
				'a tile that fills a hole gives no extra turn'
			],
			turn: [
				'Another turn',
				'Whoever fills a hole with tiles on all four sides lays another tile, but an abbey earns no extra turn. A house rule.',
				'whoever fills a hole has another turn'
			]
		}
	},
	edge: {
		title: 'The edge of the table',
		answers: {
			none: [
				'None',
				'Tilekeep ignores the edge: you play on the floor, or the table is large enough. Or you shift the tiles whenever you like, which is a house rule.',
				'the table has no edge'
			],
			limits: [
				'Limits the game',
				'No tiles beyond it, and no shifting. What is open there can’t be completed. The publisher’s answer.',
				'the edge of the table limits the game'
			],
			extends: [
				'May be extended',
				'It limits the game until you add another table: lay a tile there anyway, and the edge moves out to it.',
				'the table may be extended'
			],
			shifts: [
				'Tiles are shifted',
				'All tiles may be shifted to make room, but no row may be longer than the table. A house rule.',
				'all tiles may be shifted to make room'
			],
			completes: [
				'Completes features',
				'No tiles beyond it, and it closes what reaches it, as an abbey would. A house rule.',
				'the edge of the table closes what reaches it'
			]
		}
	},
	tableWidth: { title: 'Table, west to east', answers: sizes('west', 'west to east') },
	tableHeight: { title: 'Table, north to south', answers: sizes('north', 'north to south') },
	trees: {
		title: 'Crossings with trees',
		answers: {
			end: [
				'Roads end',
				'A road ends at every crossing, whatever stands there.',
				'roads end at every crossing'
			],
			'run-on': [
				'Roads continue',
				'Only houses end a road: at each crossing you say whether it has houses or trees. A house rule.',
				'roads continue at crossings with trees'
			]
		}
	},
	buying: {
		title: 'Buying a tile',
		answers: {
			no: ['Not allowed', 'Whoever draws a tile lays it.', 'no tile can be bought'],
			yes: [
				'Allowed',
				'When a drawn tile is the only one that completes a feature, others may offer its player points for it, or their abbey. A house rule.',
				'a drawn tile may be bought'
			]
		}
	},
	startTile: {
		title: 'The start tile',
		answers: {
			first: [
				'On the table',
				'The tile with the dark back is on the table before the first turn.',
				'the start tile is laid before the first turn'
			],
			bag: [
				'In the bag',
				'It is mixed with the others. The starting player draws the first tile and lays it in the middle. A house rule.',
				'the start tile is in the bag'
			]
		}
	},
	hand: {
		title: 'Tiles in hand',
		answers: {
			one: ['One', 'You draw a tile and lay it.', 'everybody draws a tile and lays it'],
			three: [
				'Three',
				'You hold three tiles, lay one of them and draw back up to three; an abbey counts as one of them. Enter only what is laid. A house rule.',
				'everybody holds three tiles'
			]
		}
	},
	followers: { title: 'Meeples at the start', answers: followers },
	starter: {
		title: 'Who starts',
		answers: {
			decides: [
				'Youngest decides',
				'The youngest says who lays the first tile.',
				'the youngest player decides who starts'
			],
			youngest: [
				'Youngest starts',
				'The youngest lays the first tile. One of two ways in Z-Man’s rulebook of 2013.',
				'the youngest player starts'
			],
			chosen: ['Agreed', 'You agree on it among yourselves.', 'the players agree on who starts'],
			lot: ['At random', 'Tilekeep picks one of you.', 'a random player starts'],
			roads: [
				'Most roads',
				'Each player draws a tile: whoever has the most roads on it starts, and players who tie draw again. Then all tiles are mixed in.',
				'whoever draws the most roads starts'
			]
		}
	},
	aids: {
		title: 'How much Tilekeep shows',
		answers: {
			helper: [
				'Helper',
				'Who holds each farm, what you would score if the game ended now, and which tiles still fit a hole.',
				'Tilekeep shows everything'
			],
			clear: [
				'Clear view',
				'Who holds each farm and what it would pay, but no totals, and not which tiles fit a hole.',
				'Tilekeep shows who holds each farm, but no totals'
			],
			referee: [
				'Referee',
				'Only what is legal and what is scored. Everything else is shown at the end.',
				'Tilekeep shows only what is legal and what is scored'
			]
		}
	},
	unplayable: {
		title: 'A tile that fits nowhere',
		answers: {
			aside: [
				'Set aside',
				'It leaves the game, and the player draws another.',
				'a tile that fits nowhere is set aside'
			],
			bag: [
				'Back in the bag',
				'It is mixed in again, and the player draws another. A house rule.',
				'a tile that fits nowhere goes back into the bag'
			]
		}
	}
} satisfies BoxRulings['rulings'];

const sources = {
	farmers: `${BOOKLET}, placing followers`,
	farmRule: `${PAGE}, notes 14 and 15; “Scoring: A Historical Perspective”`,
	smallCity: `${PAGE}, note 6`,
	unfinished: `${PAGE}, house rules`,
	ties: `${PAGE}, note 16; ${BOOKLET}, page 5`,
	unplayable: `${PAGE}, part 1 and house rules; Winter Edition, note 8`,
	filledHole: `${PAGE}, house rules`,
	edge: `${PAGE}, use of a table (the publisher’s answer of 2013) and house rules`,
	tableWidth: `${PAGE}, use of a table`,
	tableHeight: `${PAGE}, use of a table`,
	trees: `${PAGE}, house rules`,
	buying: `${PAGE}, house rules`,
	startTile: `${PAGE}, house rules`,
	hand: `${PAGE}, house rules`,
	followers: IN_NONE,
	starter: `${PAGE}, note 2 and house rules; ${BOOKLET}, setup`,
	aids: IN_NONE
} satisfies BoxRulings['sources'];

/** The words of the base game's rulings. */
export const base = { rulings, sources };
