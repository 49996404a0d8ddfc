import type { MoveReason } from '../values';
import { common } from './common';
import { signedWhole } from '../formats';
import { counted, number, percent, plural, row } from './format';
import { part } from '../parts';
import { tiles } from './tiles';

const STAYS: Readonly<Record<string, (tiles: number) => string>> = {
	road: (tiles) => `Its meeple is on a road of ${counted(tiles, 'tile', 'tiles')}.`,
	city: (tiles) => `Its meeple is in a city of ${counted(tiles, 'tile', 'tiles')}.`,
	monastery: () => 'Its meeple is in a monastery.',
	field: (tiles) => `Its meeple is on a farm of ${counted(tiles, 'tile', 'tiles')}.`
};

/** Words of what looking ahead says of a game. Only its part of the review loads them. */
export const analysis = {
	title: 'Looking closer',
	/** Below the title: what the numbers are. */
	basis:
		'Estimates. From each turn, Tilekeep plays the game on many times and compares the results.',
	explain: 'What these numbers mean',
	working: 'Looking at every turn…',
	progress: (done: number, all: number): string => `${number(done)} of ${number(all)} turns`,
	failed: 'This browser can’t look closer at the game.',
	start: 'Look closer',
	/** Above the button, while the game is played. */
	startHint: 'This shows better moves for the turns so far.',
	uncovered: {
		expansion:
			'Only games with the base game or the Winter Edition, without expansions, can be looked at more closely.',
		alone: 'A solo game can’t be looked at more closely.',
		ruling: 'With the rulings of this game it can’t be looked at more closely.',
		tile: 'With the tiles of this game it can’t be looked at more closely.'
	},
	/** Below that: what is exact there. */
	counted:
		'Go to a turn on the board and tap an unfinished city, road or monastery: where the tiles left are known, you see how many fit.',
	/** Of a game in which no turn could be looked at. */
	nothing: 'None of the turns can be looked at more closely.',
	/** How many of all turns couldn’t be looked at. */
	missing: (turns: number, all: number): string =>
		`${number(turns)} of ${counted(all, 'turn', 'turns')} couldn’t be looked at. Their tiles must come from the box and be laid by the rules, and it must be known which are left.`,

	chances: 'Who would win',
	chancesReader: 'Turn',
	chancesHint:
		'Each player’s chance to win before each turn, from the first quarter of the game on.',
	/** Where more play than in the games with which chances were compared. */
	chancesOfMany:
		'With more than four players they are less certain: they were tested only in games of two to four.',
	chance: 'Chance to win',
	percent,
	/** A position and the chances there, to be read aloud: “Tile 12: Ada 62%, Ben 38%”. */
	spoken: (stop: string, each: readonly (readonly [name: string, share: number])[]): string =>
		`${stop}: ${row(each.map(([name, share]) => `${name} ${percent(share)}`))}`,
	decided: 'When it was decided',
	undecided: 'No single turn changed the chances much.',
	/** What a turn did to a chance to win: by the tile drawn, by the move, or where neither explains it. */
	decidedBy: {
		draw: (player: string, winner: string, from: number, to: number): string =>
			`${player}’s draw changed ${winner}’s chance from ${percent(from)} to ${percent(to)}.`,
		move: (player: string, winner: string, from: number, to: number): string =>
			`${player}’s move changed ${winner}’s chance from ${percent(from)} to ${percent(to)}.`,
		turn: (player: string, winner: string, from: number, to: number): string =>
			`In ${player}’s turn, ${winner}’s chance changed from ${percent(from)} to ${percent(to)}.`
	},

	luck: 'Luck of the draw',
	luckHint:
		'What each tile was worth to its player, compared with the average of all that could have come.',
	luckReader: 'Turn',
	/** “about +9 points”. */
	luckSum: (points: number): string =>
		Math.abs(Math.round(points)) === 1
			? `about ${signedWhole(points)} point`
			: `about ${signedWhole(points)} points`,
	signed: signedWhole,
	luckiest: 'Luckiest draw',
	unluckiest: 'Unluckiest draw',
	/** A draw and what it was worth: “Ada, Tile 12: about +6 points”. */
	draw: (player: string, stop: string, points: number): string =>
		`${player}, ${stop}: ${analysis.luckSum(points)}`,
	lucky: 'Lucky draws',
	luckyHint:
		'Tiles that completed something for their player when few of those left could. This is counted, not estimated.',
	/** “12 points: 2 of the 41 tiles left could complete it.” */
	luckyDraw: (points: number, fitting: number, left: number): string =>
		`${common.points(points)}: ${plural(fitting, { one: 'one', other: number(fitting) })} of the ${number(left)} tiles left could complete it.`,
	noAccount:
		'Luck and moves don’t add up to the result: others may not have used what they were given.',

	looks: 'Moves worth a second look',
	noLooks: 'No move clearly gave away much.',
	showAll: (n: number): string => `Show all ${number(n)}`,
	/** How many of these moves are puzzles that nobody has tried: they are left out until then. */
	withheld: (n: number): string =>
		n === 1
			? 'One of these moves is a puzzle above. It appears here once you have tried it.'
			: `${number(n)} of these moves are puzzles above. They appear here once you have tried them.`,
	showWithheld: 'Show anyway',
	marks: {
		'worth-a-look': (): string => 'Worth a look',
		'gave-away': (points: number): string => `Gave away about ${common.points(Math.round(points))}`
	},
	played: 'Played',
	better: 'Better',
	whyBetter: 'Why the other move is better',
	/** The names of the two pictures. */
	pictures: {
		played: (stop: string): string => `The move as played: ${stop}`,
		better: (stop: string): string => `The better move: ${stop}`
	},
	/** Why the better move is better. `names` by seat. */
	why: (reason: MoveReason, names: readonly string[]): string => {
		switch (reason.kind) {
			case 'now':
				return reason.instead > 0
					? `It scores ${common.points(reason.points)} at once, not ${number(reason.instead)}.`
					: `It scores ${common.points(reason.points)} at once.`;
			case 'farms':
				return `As the table stands, farms pay ${common.points(reason.points)} more.`;
			case 'unfinished':
				return `As the table stands, what is unfinished pays ${common.points(reason.points)} more.`;
			case 'supply':
				return `It keeps ${tiles.pieces(reason.count, 'follower')} more in hand.`;
			case 'stays':
				return STAYS[reason.on]?.(reason.tiles) ?? '';
			case 'others':
				return `As the table stands, ${names[reason.player] ?? ''} gets ${common.points(reason.points)} less.`;
		}
	},
	later: 'It scores nothing more at once: it pays off over the next rounds.',
	plans:
		'A move may be part of a plan or a defence that the computer doesn’t see. This isn’t a rating of players.'
};

/** The same in the language that is spoken. */
export const analysisWords = part('analysis', analysis);
