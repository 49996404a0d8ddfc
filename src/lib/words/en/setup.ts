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
	}
};

const KINDS: Readonly<Record<string, string>> = { base: 'Base game', winter: 'Winter Edition' };

const ANIMALS = '84 tiles, twelve of them with an animal. The year is printed on the box.';

const BOXES: Readonly<Record<string, readonly [printed: string, hint: string]>> = {
	'base-c1': [
		'2000–2013',
		'72 tiles. First edition, 2000–2013; later boxes hold the same tiles, with gardens on them.'
	],
	'winter-we3': ['2022', ANIMALS],
	'winter-we2': ['2020', ANIMALS],
	'winter-we1': ['2012/15', ANIMALS],
	'winter-wd': ['2011', '72 tiles, none of them with an animal. The year is printed on the box.']
};

/** Words of the form that begins a game. */
export const setup = {
	title: 'New game',
	box: 'Box',
	kind: (kind: string): string => KINDS[kind] ?? kind,
	printing: 'Printed in',
	printed: (box: string): string => BOXES[box]?.[0] ?? box,
	boxHint: (box: string): string => BOXES[box]?.[1] ?? '',

	players: 'Players',
	seats: 'in the order you sit',
	nameOf: (seat: number): string => `Name of player ${String(seat)}`,
	colourOf: (player: string): string => `Colour of ${player}`,
	chooseColour: (player: string, colour: string): string =>
		`Colour of ${player}: ${colour}. Choose another`,
	greyHint: 'Grey is in no box: for whoever has a sixth colour.',
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
	firstGame: 'First game together? Farmers are the hardest part.',
	withoutFarmers: 'Play without farmers',
	ruling: (id: string): string => RULINGS[id]?.title ?? id,
	answer: (id: string, answer: string): string => RULINGS[id]?.answers[answer]?.[0] ?? answer,
	answerSays: (id: string, answer: string): string => RULINGS[id]?.answers[answer]?.[1] ?? '',
	change: (id: string, answer: string): string =>
		`${RULINGS[id]?.title ?? id}: ${(RULINGS[id]?.answers[answer]?.[0] ?? answer).toLowerCase()}`,

	startWith: (players: number): string =>
		players === 1 ? 'Start, one player' : `Start, ${String(players)} players`
} as const;
