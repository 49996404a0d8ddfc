/** What a form says about a ruling: its question, and for each answer a short name and one sentence. */
interface RulingWords {
	readonly title: string;
	readonly answers: Readonly<Record<string, readonly [name: string, says: string]>>;
}

/** How many tiles lie in a row, and where the start tile is among them. */
const sizes = (near: string): RulingWords['answers'] =>
	Object.fromEntries(
		Array.from({ length: 37 }, (_, n) => n + 5).map((size) => [
			String(size),
			[
				`${String(size)} tiles`,
				size % 2 === 1
					? 'The start tile lies in the middle.'
					: `The start tile lies in the middle, half a tile to the ${near}.`
			]
		])
	);

const RULINGS: Readonly<Record<string, RulingWords>> = {
	farmers: {
		title: 'Farmers',
		answers: {
			on: ['Played', 'Followers may lie down in a field and score its cities at the end.'],
			off: ['Left out', 'Nobody goes into the fields: easier for a first game together.']
		}
	},
	farmRule: {
		title: 'What a farm pays',
		answers: {
			third: [
				'Today’s',
				'3 points for each completed city the farm touches, every farm for itself. In boxes since 2002, and always in the Winter Edition.'
			],
			second: [
				'2001',
				'3 points for each completed city, but the same city pays a player only once, however many farms touch it.'
			],
			first: [
				'2000',
				'Each completed city pays 4 points to whoever has most farmers on all the farms around it.'
			]
		}
	},
	smallCity: {
		title: 'A completed city of two tiles',
		answers: {
			'4': ['4 points', 'It pays 2 a tile like every other city. In boxes since 2003.'],
			'2': ['2 points', 'It pays 1 a tile and 1 a pennant, as in the boxes up to 2002.']
		}
	},
	unfinished: {
		title: 'What is unfinished at the end',
		answers: {
			score: [
				'Pays',
				'Roads, cities and monasteries pay 1 for each tile and pennant that is there.'
			],
			nothing: [
				'Pays nothing',
				'Only what was completed has paid; farms are scored as ever. A house rule.'
			]
		}
	},
	ties: {
		title: 'Most points, and several have them',
		answers: {
			shared: ['All win', 'They share the victory.'],
			again: ['Play again', 'Nobody has won: another game decides.'],
			'non-starter': [
				'Not the starter',
				'Whoever laid the first tile loses the tie; the others win.'
			]
		}
	},
	filledHole: {
		title: 'A tile between four others',
		answers: {
			no: ['Just a tile', 'It is a turn like any other.'],
			turn: [
				'Another turn',
				'Whoever fills a hole, with a tile on all four sides, lays another tile. Not with an abbey. A house rule.'
			]
		}
	},
	edge: {
		title: 'The edge of the table',
		answers: {
			none: ['Doesn’t matter', 'There is always room, or the tiles are pushed along.'],
			limits: [
				'Limits',
				'No tile lies beyond it, and nothing is pushed along; what is open there stays open.'
			],
			completes: [
				'Completes',
				'No tile lies beyond it, and it closes what reaches it, as an abbey would. A house rule.'
			]
		}
	},
	tableWidth: { title: 'The table from west to east', answers: sizes('west') },
	tableHeight: { title: 'The table from north to south', answers: sizes('north') },
	trees: {
		title: 'Crossings with trees',
		answers: {
			end: ['Roads end', 'A road ends at every crossing, whatever stands there.'],
			'run-on': [
				'Roads run on',
				'Only houses end a road: at each crossing you say which it has. A house rule.'
			]
		}
	},
	buying: {
		title: 'Buying a tile',
		answers: {
			no: ['Not done', 'Whoever draws a tile lays it.'],
			yes: [
				'For points',
				'Players may pay each other points for a tile that one of them needs. A house rule.'
			]
		}
	},
	starter: {
		title: 'How it is found who starts',
		answers: {
			youngest: ['Youngest', 'The youngest lays the first tile.'],
			chosen: ['Agreed', 'You choose among yourselves.'],
			lot: ['By lot', 'It is drawn.'],
			roads: [
				'Most roads',
				'Each draws a tile; the one with most roads on it starts. A tie: again.'
			]
		}
	},
	aids: {
		title: 'What Tilekeep tells',
		answers: {
			helper: [
				'Everything',
				'Also what it would pay at the end, and which tiles still fit a hole.'
			],
			clear: ['Whose is whose', 'Also who has most farmers where, but no outlook.'],
			referee: ['Only the rules', 'What may be laid, and what it pays when it pays.']
		}
	},
	unplayable: {
		title: 'A tile that fits nowhere',
		answers: {
			aside: ['Set aside', 'It leaves the game, and the player draws another.'],
			bag: ['Back in the bag', 'It is mixed in again, and the player draws another.']
		}
	},
	lastAbbeys: {
		title: 'Abbeys after the last tile',
		answers: {
			round: [
				'One more round',
				'From the left of whoever laid the last tile, each player who still has an abbey may lay it.'
			],
			none: [
				'Too late',
				'With the last tile the game is over. An older answer to the same question.'
			]
		}
	},
	wagonMoves: {
		title: 'Where a wagon drives on to',
		answers: {
			connected: [
				'Connected',
				'An unfinished road, city or monastery that the one just scored leads to or borders on: by a gate, a crossing, the end of a road, an abbey’s edge. First edition.'
			],
			nearby: [
				'Nearby',
				'Any unfinished road, city or monastery without a figure, on the wagon’s tile or one of the eight around it. Second edition.'
			],
			anywhere: [
				'Anywhere',
				'Any unfinished road, city or monastery without a figure, wherever it lies. A house rule.'
			]
		}
	},
	wagonMonasteries: {
		title: 'Wagons as monks',
		answers: {
			all: ['Everywhere', 'A wagon may stand in every monastery and on an abbey.'],
			'with-road': [
				'Only by road',
				'A wagon stands on a monastery only if its tile has a road, so never on an abbey. A house rule.'
			]
		}
	},
	barnOnBarn: {
		title: 'A barn on a farm that has one',
		answers: {
			no: ['Not allowed', 'Two barns share a farm only when a tile joins two farms.'],
			yes: [
				'Allowed',
				'Any farm will do, as in the editions that leave the ban out. At the end each barn pays in full.'
			]
		}
	}
};

/** What a form says about an expansion. */
interface ExpansionWords {
	readonly title: string;
	/** What it adds. */
	readonly adds: string;
	/** What comes beside the tiles that are drawn. */
	readonly besides?: string;
}

const EXPANSIONS: Readonly<Record<string, ExpansionWords>> = {
	'abbey-and-mayor': {
		title: 'Abbey & Mayor',
		adds: '12 tiles; abbey, mayor, wagon, barn each',
		besides: 'an abbey each'
	},
	gingerbread: { title: 'The Gingerbread Man', adds: '6 tiles; one figure for all' }
};

const KINDS: Readonly<Record<string, string>> = { base: 'Base game', winter: 'Winter Edition' };

const ANIMALS = 'With twelve animal tiles. The year is on the box.';

const BOXES: Readonly<Record<string, readonly [printed: string, hint: string]>> = {
	'base-c1': ['2000–2013', 'The first edition, or a later box with gardens.'],
	'winter-we3': ['2022', ANIMALS],
	'winter-we2': ['2020', ANIMALS],
	'winter-we1': ['2012/15', ANIMALS],
	'winter-wd': ['2011', 'Without animal tiles. The year is on the box.']
};

/** Words of the form that begins a game. */
export const setup = {
	title: 'New game',
	box: 'Box',
	kind: (kind: string): string => KINDS[kind] ?? kind,
	printing: 'Printed in',
	printed: (box: string): string => BOXES[box]?.[0] ?? box,
	boxHint: (box: string): string => BOXES[box]?.[1] ?? '',
	/** How many tiles are drawn, and what the expansions bring beside them. */
	tiles: (drawn: number, expansions: readonly string[]): string =>
		[`${String(drawn)} tiles`, ...expansions.flatMap((id) => EXPANSIONS[id]?.besides ?? [])].join(
			' and '
		),

	playedWith: 'Played with',
	expansion: (id: string): string => EXPANSIONS[id]?.title ?? id,
	adds: (id: string): string => EXPANSIONS[id]?.adds ?? '',

	players: 'Players',
	seats: 'in the order you sit',
	nameOf: (seat: number): string => `Name of player ${String(seat)}`,
	colourOf: (player: string): string => `Colour of ${player}`,
	chooseColour: (player: string, colour: string): string =>
		`Colour of ${player}: ${colour}. Choose another`,
	greyHint: 'Grey followers are in none of these boxes: for whoever has a sixth colour.',
	/** Said when more sit down than have figures. */
	tooFew: (figures: number): string =>
		`These boxes hold figures for ${String(figures)} players. Whoever comes after brings some along.`,
	taken: (colour: string): string => `${colour}, taken`,
	moveUp: (player: string): string => `Seat ${player} one earlier`,
	moveDown: (player: string): string => `Seat ${player} one later`,
	leave: (player: string): string => `${player} is not playing`,
	add: 'Add a player',
	addKnown: (name: string): string => `Add ${name}`,
	/** What is wrong with a name, by its code. */
	wrongName: (code: string): string =>
		code === 'too-long' ? 'A name has at most 40 characters.' : 'This name cannot be shown.',

	starts: 'Who starts?',
	lot: 'Draw lots',
	drawn: (player: string): string => `The lot says: ${player} starts.`,

	rules: 'Rules',
	rulesUsual: 'today’s',
	rulesOther: (changes: readonly string[]): string => changes.join(', '),
	firstGame: 'First game together?',
	withoutFarmers: 'Play without farmers',
	ruling: (id: string): string => RULINGS[id]?.title ?? id,
	answer: (id: string, answer: string): string => RULINGS[id]?.answers[answer]?.[0] ?? answer,
	answerSays: (id: string, answer: string): string => RULINGS[id]?.answers[answer]?.[1] ?? '',
	change: (id: string, answer: string): string =>
		`${RULINGS[id]?.title ?? id}: ${(RULINGS[id]?.answers[answer]?.[0] ?? answer).toLowerCase()}`,

	startWith: (players: number): string =>
		players === 1 ? 'Start, one player' : `Start, ${String(players)} players`
} as const;
