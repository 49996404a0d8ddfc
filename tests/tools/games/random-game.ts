import * as v from 'valibot';
import {
	decidesInTurns,
	nextInTurn,
	nextQuestion,
	offersIn,
	openQuestions,
	type Question
} from '../../../src/lib/engine/question';
import { furtherTile } from '../../../src/lib/engine/further';
import {
	isDrawnNow,
	newGame,
	type Rules,
	type Game,
	type MutableGame
} from '../../../src/lib/engine/game';
import type { Placement } from '../../../src/lib/engine/holes';
import { legalPlacements } from '../../../src/lib/engine/legal';
import type { GameEvent } from '../../../src/lib/engine/module';
import type { TileChanges } from '../../../src/lib/engine/contents';
import { howPut, type PlayerIndex } from '../../../src/lib/engine/piece';
import { play } from '../../../src/lib/engine/play';
import type { Rulings } from '../../../src/lib/engine/rulings';
import type { TileType } from '../../../src/lib/engine/tile';
import { descriptionOf, customTypeOf } from '../../../src/lib/record';
import type { Laid } from '../../../src/lib/rules/base/events';
import { deployOptions } from '../../../src/lib/rules/base/options';
import { recallOptions } from '../../../src/lib/rules/base/recall';
import { backIntoBag, treesRunOn } from '../../../src/lib/rules/base/rulings';
import { hasCrossing, withTrees } from '../../../src/lib/rules/base/trees';
import {
	BOX_IDS,
	choicesSchema,
	EXPANSION_IDS,
	rulesOf,
	RULINGS,
	usualRulingsFor,
	type BoxId,
	type ExpansionId,
	type LaidTurn,
	type TableEvent
} from '../../../src/lib/rules/catalogue';
import './all-expansions';
import { DESCRIBED_TILES, GINGERBREAD_MARK } from '../../../src/lib/expansions/gingerbread/tiles';
import { anyhow, anyPlace, bridgeWith, placementsFor, withBridge } from './random-placements';
import { lyingIn } from './lying';
import { seededRandom, type SeededRandom } from './seeded-random';
import { OBJECTIONS } from './codes';

/** A game of random events, and all that's needed to replay it. */
export interface RandomGame {
	readonly rules: Rules;
	readonly players: number;
	readonly first: number;
	readonly box: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly events: readonly TableEvent[];
}

const SMALL = 9;
/**
 * The expansions in the games of seeds, in the order in which they came to the app. A new one changes no game: what every
 * expansion must keep is tried with games of its own, see `randomGameOf`.
 */
export const IN_SEEDS: readonly ExpansionId[] = [
	'abbey-and-mayor',
	'abbot',
	'gingerbread',
	'traders-and-builders',
	'inns-and-cathedrals',
	'river',
	'king-and-robber',
	'river-2'
];
/** The rulings that leave a kind of figures in the box: most games have all of them. */
const LEFT_IN_BOX = ['bigFollowers', 'builders', 'pigs', 'mayors', 'wagons', 'barns'];
const MOSTLY_PLAYED = [...Array<string>(11).fill('yes'), 'no'];
/** In most games the Gingerbread Man’s tiles are of any layout. */
const OTHERS = new Map([['gingerbreadTiles', [...Array<string>(3).fill('described'), 'known']]]);
/** How many were there first; later ones have random sources of their own, like rulings. */
const EARLIEST = 2;
/** From here on they are in fewer games, so that many games of a seed stay as they are. */
const RARER = 6;

/**
 * A game to its end from a seed: any box and expansions, 2 to 6 players, any answer to each ruling.
 * @param tiles the tiles that the table lost or added
 */
export function randomGame(seed: number, tiles?: TileChanges): RandomGame {
	const rng = seededRandom(seed);
	const rulings: Rulings = Object.fromEntries(
		// Small table sizes, so that the edge is reached.
		RULINGS.map(({ id, choices }) => [
			id,
			rngFor(id, seed).pick(answersTo(id) ?? choices.slice(0, SMALL))
		])
	);
	const drawn = IN_SEEDS.filter((_, came) => {
		const chance = (came < EARLIEST ? rng : seededRandom(100 * seed + came)).below(3);
		return came < RARER ? chance > 0 : chance === 0;
	});
	const expansions = EXPANSION_IDS.filter((id) => drawn.includes(id));
	// What may be done is listed in the order of the modules, and a random choice is one of the list.
	const setup = { box: rng.pick(BOX_IDS), expansions: drawn, rulings, tiles };
	const told = expansions.includes('gingerbread') ? toldAtRandom(rng) : [];
	const rules = rulesOf(setup, new Map(told.map((type) => [type.id, type])));
	const players = 2 + rng.below(5);
	const first = rng.below(players);
	const game = newGame(rules, players, first);
	return { rules, players, first, box: setup.box, expansions, events: playOut(game, rng) };
}

/** A game to its end from a seed with the base box and one expansion, by its usual rulings. */
export const randomGameOf = (id: ExpansionId, seed: number): RandomGame =>
	randomGameOfSome([id], seed);

/** The same with several, and other answers to some rulings. */
export function randomGameOfSome(
	expansions: readonly ExpansionId[],
	seed: number,
	others: Rulings = {}
): RandomGame {
	const rng = seededRandom(seed);
	const rulings = { ...usualRulingsFor(expansions), ...others };
	return randomGameWith({ expansions, rulings }, 2 + rng.below(3), rng);
}

/** What else may happen before a turn; undefined for nothing. */
type Between = (game: Game, rng: SeededRandom) => TableEvent | undefined;

/** What a game is played with; left out: the base box, with the tiles that lie in it, each laid anywhere. */
interface Setup extends Pick<RandomGame, 'expansions'> {
	readonly rulings: Rulings;
	readonly box?: BoxId;
	readonly tiles?: TileChanges;
	readonly place?: typeof anyPlace;
}

/** A game to its end, or until nothing is open after so many events. */
export function randomGameWith(
	{ expansions, rulings, box = BOX_IDS[0], tiles, place }: Setup,
	players: number,
	rng: SeededRandom,
	between?: Between,
	most?: number
): RandomGame {
	const rules = rulesOf({ box, expansions, rulings, tiles });
	const events = playOut(newGame(rules, players, 0), rng, between, most, place);
	return { rules, players, first: 0, box, expansions, events };
}

/** The answers to a ruling by how often they are wanted; undefined where all are wanted as often. */
const answersTo = (id: string): readonly string[] | undefined =>
	LEFT_IN_BOX.includes(id) ? MOSTLY_PLAYED : OTHERS.get(id);

/** Each ruling has a random source of its own, so that a new ruling changes no game of any seed. */
const rngFor = (id: string, seed: number): SeededRandom =>
	seededRandom(
		Array.from(id).reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), seed) % 2 ** 32
	);

/** Possible layouts of the Gingerbread Man's tiles. */
const LINES = [
	'C:N C:E F:4567',
	'C:NE C:S F:67',
	'C:NS F:23 F:67',
	'C:N R:EW F:27 F:3456',
	'C:N R:S>city0 F:234 F:567',
	'C:NESW+',
	'C:NEW M@0 F:45',
	'C:N C:W R:E>crossing R:S>crossing F:2 F:34 F:5'
] as const;

const toldAtRandom = (rng: SeededRandom): readonly TileType[] =>
	DESCRIBED_TILES.map((id) => {
		const type = customTypeOf(id, { line: rng.pick(LINES), mark: GINGERBREAD_MARK });
		if (!type) throw new Error('What is told at random must be a tile.');
		return type;
	});

/**
 * Plays random events to the game's end. In one turn of twenty the table overrules all objections: the tile
 * then lies beside another in any rotation.
 */
function playOut(
	game: MutableGame,
	rng: SeededRandom,
	between?: Between,
	most = Infinity,
	place = anyPlace
): TableEvent[] {
	const events: TableEvent[] = [];
	const take = (event: TableEvent): void => {
		if (!play(game, event).ok)
			throw new Error(`Play at random went wrong: ${JSON.stringify(event)}`);
		events.push(event);
	};
	const other = (): TableEvent | undefined =>
		nextQuestion(game) ? undefined : between?.(game, rng);
	const isOver = (): boolean => events.length >= most && !nextQuestion(game) && !furtherTile(game);
	const after = (): TableEvent | undefined =>
		isOver() ? undefined : (other() ?? next(game, rng, place));
	for (let event = next(game, rng, place); event; event = after()) take(event);
	take({ type: 'base/ended', overruled: ['tiles-left'] });
	return events;
}

/** The next event; undefined when nothing is left to answer and no tile can be laid. */
function next(game: Game, rng: SeededRandom, place = anyPlace): TableEvent | undefined {
	const ask = nextQuestion(game);
	const offers = offersIn(game).filter(({ timing }) => ask || timing === 'before');
	const offer = oneOf(rng, offers);
	if (offer && rng.below(3) === 0 && !(ask && isBefore(game, ask, offer)))
		return answer(game, rng, offer);
	if (ask) return answer(game, rng, ask);
	const further = furtherTile(game);
	if (further?.no && rng.below(3) === 0) return further.no as TableEvent & GameEvent;
	// The very first tile has no neighbour.
	const unruly = rng.below(20) === 0 && game.board.order.length > 0;
	const tile = ownTile(game, rng, unruly) ?? draw(game, rng);
	// A second part that only an abbey could be, and none fits, is declined.
	if (!tile) return further?.no as (TableEvent & GameEvent) | undefined;
	const spots = unruly ? anyhow(game) : placementsFor(game, tile, rng.below(4) === 0);
	const overruled = unruly ? OBJECTIONS.slice() : undefined;
	if (spots.length === 0) return aside(game.toMove, tile);
	const laid = turn(game, rng, tile, place(game, spots, rng), overruled);
	return withSecond(game, rng, withOffer(game, rng, laid));
}

/** One of several offers. */
const oneOf = (rng: SeededRandom, offers: readonly Question[]): Question | undefined =>
	offers.length > 1 ? rng.pick(offers) : offers[0];

/** True where a question comes before another one, which must wait. */
function isBefore(game: Game, ask: Question, other: Question): boolean {
	const ids = openQuestions(game).map(({ id, player }) => `${id} ${String(player)}`);
	const numberOf = ({ id, player }: Question): number => ids.indexOf(`${id} ${String(player)}`);
	const ofLaying = [ask, other].every(({ timing }) => timing === 'tile' || timing === 'action');
	return !ofLaying && numberOf(ask) < numberOf(other);
}

/** Where something may be done instead of putting a figure, mostly that, with all that must be decided then. */
function withOffer(game: Game, rng: SeededRandom, laid: Laid): LaidTurn {
	if (!decidesInTurns(game) || laid.deploy || laid.recall) return laid;
	const offer = oneOf(rng, offersIn(lyingIn(game, laid)));
	let event = offer && rng.below(4) > 0 ? anyAnswer(rng, offer) : undefined;
	const choices: GameEvent[] = [];
	while (event) {
		choices.push(event);
		const ask = nextQuestion(lyingIn(game, { ...laid, choices }));
		event =
			ask?.player === laid.player && ask.timing === 'action' ? anyAnswer(rng, ask) : undefined;
	}
	return choices.length > 0 ? { ...laid, choices: v.parse(choicesSchema, choices) } : laid;
}

/** Mostly a second figure, where one may follow. Few games have such figures, and others needn't be played as far. */
function withSecond(game: Game, rng: SeededRandom, laid: LaidTurn): LaidTurn {
	if (!game.rules.modules.has('phantom')) return laid;
	const ask = nextInTurn(lyingIn(game, laid), false);
	const event = ask?.offered && rng.below(4) > 0 ? anyAnswer(rng, ask) : undefined;
	if (!event) return laid;
	return { ...laid, choices: v.parse(choicesSchema, [...(laid.choices ?? []), event]) };
}

/** A tile that fits nowhere, with its description if it's a custom tile. */
function aside(player: PlayerIndex, type: TileType): TableEvent {
	const told = descriptionOf(type);
	return { type: 'base/set-aside', player, tile: type.id, ...(told && { told }) };
}

/** A random legal answer to a question. */
function answer(game: Game, rng: SeededRandom, ask: Question): TableEvent {
	const type = ask.tile && game.rules.tiles.get(ask.tile);
	const no = ask.no && rng.below(3) === 0 ? ask.no : undefined;
	const spots = type && !no ? legalPlacements(game, type) : [];
	if (type && !no && spots.length === 0) return aside(ask.player, type);
	if (type && !no) return turn(game, rng, type, rng.pick(spots), undefined);
	const drawn = ask.pick && draw(game, rng);
	const answered = drawn ? ask.pick?.(drawn.id) : anyAnswer(rng, ask);
	return (no ?? answered ?? ask.no) as TableEvent & GameEvent;
}

/** A random one of the answers that aren't “no”; undefined where there is none. */
const anyAnswer = (rng: SeededRandom, ask: Question): GameEvent | undefined =>
	answersIn(ask).length > 0 ? rng.pick(answersIn(ask)) : undefined;

/** All answers to a question that aren't “no”, also to those to which its choices lead. */
export const answersIn = (ask: Question): readonly GameEvent[] => [
	...ask.options.flat().flatMap((place) => ask.answer?.(place) ?? []),
	...(ask.choices ?? []).flatMap(({ event, then }) => event ?? answersIn(then))
];

/** Now and then a tile of the player's own, while tiles are left. */
function ownTile(game: Game, rng: SeededRandom, unruly: boolean): TileType | undefined {
	const own = [...(game.stock[game.toMove] ?? [])].flatMap(([id, count]) => {
		const type = count > 0 ? game.rules.tiles.get(id) : undefined;
		return type && (unruly || legalPlacements(game, type).length > 0) ? [type] : [];
	});
	const left = [...game.left.values()].some((count) => count > 0);
	return own.length > 0 && left && rng.below(20) === 0 ? rng.pick(own) : undefined;
}

/** A tile from the bag; undefined when none is left, or none of those put back fits. */
function draw(game: Game, rng: SeededRandom): TileType | undefined {
	const bag = [...game.left].flatMap(([id, count]) =>
		isDrawnNow(game, id)
			? Array.from({ length: Math.max(0, count) }, () => game.rules.tiles.get(id))
			: []
	);
	const back = backIntoBag(game.rules.rulings);
	const some = bag.some((type) => type && (!back || legalPlacements(game, type).length > 0));
	return some ? rng.pick(bag) : undefined;
}

/** A turn with a tile at a place, mostly with a figure. */
export function turn(
	game: Game,
	rng: SeededRandom,
	type: TileType,
	{ x, y, rotation }: Placement,
	overruled: Laid['overruled']
): Laid {
	const player = nextQuestion(game)?.player ?? game.toMove;
	const told = descriptionOf(type);
	const laid: Laid = { type: 'base/laid', player, tile: type.id, x, y, rotation };
	const trees = hasCrossing(type) && treesRunOn(game.rules.rulings) && rng.below(2) === 0;
	const plain = { type: trees ? withTrees(type) : type, spot: { x, y }, rotation };
	const bridge = overruled ? undefined : bridgeWith(game, rng, player, plain);
	const { laying, ground } = withBridge(game, plain, bridge);
	const options = deployOptions(ground, laying, player).filter(
		({ occupied }) => !occupied || overruled
	);
	if (told) laid.told = told;
	if (trees) laid.trees = true;
	if (overruled) laid.overruled = overruled;
	if (bridge) laid.bridge = bridge;
	const homeward = recallOptions(ground, laying, player).filter(({ objection }) => !objection);
	if (homeward.length > 0 && rng.below(3) === 0) {
		const { kind, at } = rng.pick(homeward).piece;
		return { ...laid, recall: { piece: kind, ...at } };
	}
	if (options.length === 0 || rng.below(3) === 0) return laid;
	const kind = rng.pick([...new Set(options.map(({ piece }) => piece))]);
	const { piece, segment, ...how } = rng.pick(options.filter((option) => option.piece === kind));
	return { ...laid, deploy: { piece, segment, ...howPut(how) } };
}
