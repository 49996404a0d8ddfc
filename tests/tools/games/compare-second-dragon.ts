import { newGame, type Game } from '../../../src/lib/engine/game';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { Rulings } from '../../../src/lib/engine/rulings';
import {
	BOX_IDS,
	EXPANSION_IDS,
	rulesOf,
	usualRulingsFor,
	type ExpansionId
} from '../../../src/lib/rules/catalogue';
import { seededRandom } from './seeded-random';
import { DragonPlayer, type Happened, type DragonDifference } from './second-dragon-both';
import { DragonGame } from './second-dragon-game';
import { KINDS, type Kind, type Table } from './second-dragon-table';

/*
 * Random games with dragon, tower and phantom, reckoned by our engine and by the second implementation, which also says
 * what may be done: after each event the table must be the same, and, now and then in the middle of a turn, all offers.
 */

const DRAGON_EVENTS: readonly ExpansionId[] = ['princess-and-dragon', 'tower', 'phantom'];
const WITH: readonly ExpansionId[] = [
	'inns-and-cathedrals',
	'traders-and-builders',
	'abbot',
	'festival'
];
const ANSWERS = {
	dragonTiles: ['first', 'later'],
	dragonMoves: ['before', 'after'],
	princess: ['may', 'must'],
	fairy: ['follower', 'tile'],
	fairyAtStart: ['once', 'each'],
	fairyScored: ['first', 'each'],
	towerTiles: ['first', 'later'],
	ransomBelow: ['no', 'yes'],
	exchangeBy: ['capturer', 'other'],
	phantomAfter: ['any', 'figure'],
	festival: ['figures', 'followers'],
	smallCity: ['4', '2'],
	innTiles: ['first', 'later'],
	traderTiles: ['first', 'later']
} as const;
const FLOORS = [0, 0, 10, 9, 7, 6, 5];
/** So many turns a game has at least. */
const SHORT = 30;
/** How many more it may have. */
const LONGER = 50;

/** A game that both played. */
interface DragonGames {
	readonly players: number;
	readonly expansions: readonly ExpansionId[];
	readonly rulings: Rulings;
	readonly events: readonly GameEvent[];
	readonly difference: DragonDifference | undefined;
}

/**
 * A random game of 2 to 6 players with some of the three, and perhaps with others.
 * @param often at one step of so many it's compared what may be done
 */
export function playSecondDragon(
	seed: number,
	often: number,
	happened: Happened = new Map()
): DragonGames {
	const rng = seededRandom(seed);
	const some = 1 + rng.below(2 ** DRAGON_EVENTS.length - 1);
	const all = rng.below(3) === 0;
	const played = [
		...DRAGON_EVENTS.filter((_, index) => all || (some & (2 ** index)) > 0),
		...WITH.filter(() => rng.below(3) === 0)
	];
	const expansions = EXPANSION_IDS.filter((id) => played.includes(id));
	const answers = Object.entries(ANSWERS).map(([id, of]) => [id, rng.pick<string>(of)] as const);
	const rulings = { ...usualRulingsFor(expansions), ...Object.fromEntries(answers) };
	const [box] = BOX_IDS;
	const players = 2 + rng.below(5);
	const ours = newGame(rulesOf({ box, expansions, rulings }), players, 0);
	const second = new DragonGame(tableOf(ours, expansions));
	const both = new DragonPlayer({ ours, second, rng, often, happened });
	const difference = both.play(SHORT + rng.below(LONGER));
	return { players, expansions, rulings, events: both.events, difference };
}

function tableOf({ rules, players }: Game, expansions: readonly ExpansionId[]): Table {
	const { rulings } = rules;
	const hand = KINDS.map((kind) => [kind, rules.pieces[kind]?.perPlayer ?? 0] as const);
	const has = (id: ExpansionId): boolean => expansions.includes(id);
	return {
		players,
		types: new Map([...rules.tiles.values()].map((type) => [String(type.id), type])),
		start: rules.start.map(({ type, spot, rotation }) => ({ id: type.id, ...spot, rotation })),
		hand: Object.fromEntries(hand) as Record<Kind, number>,
		floors: has('tower') ? (FLOORS[players] ?? 0) : 0,
		smallCity: rulings['smallCity'] === '4',
		hasFairy: has('princess-and-dragon'),
		dragonFirst: rulings['dragonMoves'] === 'before',
		princessMust: rulings['princess'] === 'must',
		fairyOnTile: rulings['fairy'] === 'tile',
		fairyForEach: rulings['fairyAtStart'] === 'each',
		fairyPaysEach: rulings['fairyScored'] === 'each',
		ransomBelow: rulings['ransomBelow'] === 'yes',
		otherPicks: rulings['exchangeBy'] === 'other',
		festivalForFollowers: rulings['festival'] === 'followers',
		phantomAfterFigure: rulings['phantomAfter'] === 'figure'
	};
}
