/** What a form says about a ruling: its question, and for each answer a short name and one sentence. */
interface RulingWords {
	readonly title: string;
	readonly answers: Readonly<Record<string, readonly [name: string, says: string]>>;
}

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
