import { isDeepStrictEqual } from 'node:util';
import { newGame, type Game, type Outcome } from '../../../src/lib/engine/game';
import { isOfFeature, type Settlement } from '../../../src/lib/engine/ledger';
import { play } from '../../../src/lib/engine/play';
import { openQuestions } from '../../../src/lib/engine/question';
import { CASTLE_CHOSEN, CASTLE_DECIDED } from '../../../src/lib/expansions/bridges/events';
import { CLOSED, FLOCK, HOME } from '../../../src/lib/expansions/hills-and-sheep/flocks';
import { ENDED, isLaid } from '../../../src/lib/rules/base/events';
import { engineFeatures } from './flood-fill';
import type { RandomGame } from './random-game';
import { firstName } from './second-features';
import { WideGame } from './second-wide-game';
import { spotName, wideName, type Paid, type WideTable } from './second-wide-table';
import './all-expansions';

/*
 * Games with Bridges, Castles & Bazaars, Hills & Sheep, and The Labyrinth, reckoned by our engine and by the second
 * implementation: after each event both must have paid the same for the same, and have the same on the table and in hand.
 */

/** After one event of so many, and at the end, all features are compared. */
const FEATURES_COMPARED = 8;

/** Where both differ first. */
interface WideDifference {
	readonly event: number;
	readonly what: string;
	readonly ours: unknown;
	readonly second: unknown;
}

/** What was paid in some games and how often, to see that all of it was. */
type Happened = Map<string, number>;

/** What is compared, by its name. */
type Seen = Readonly<Record<string, unknown>>;

/** Compares a game, event by event. */
export function compareWide(
	random: RandomGame,
	happened: Happened = new Map(),
	second = new WideGame(wideTable(random))
): WideDifference | undefined {
	const game = newGame(random.rules, random.players, random.first);
	let settled: readonly Settlement[] = [];
	for (const [index, event] of random.events.entries()) {
		if (!play(game, event).ok) throw new Error('A random game can be played.');
		second.take(event);
		settled = settledWith(game.history.at(-1), settled);
		const whole = index % FEATURES_COMPARED === 0 || event.type === ENDED;
		const found = firstDifference(game, settled, second, whole);
		if (found) return { event: index + 1, ...found };
		if (!game.unscored && settled.length > 0 && isLaid(event)) count(second, happened);
	}
	count(second, happened);
	return undefined;
}

/** What was settled since the latest tile was laid. */
function settledWith(
	latest: Outcome | undefined,
	before: readonly Settlement[]
): readonly Settlement[] {
	if (!latest) return before;
	const { event, settlements } = latest;
	return isLaid(event) || event.type === ENDED ? settlements : [...before, ...settlements];
}

function count({ paid }: WideGame, happened: Happened): void {
	for (const { what } of paid) happened.set(what, (happened.get(what) ?? 0) + 1);
}

function firstDifference(
	game: Game,
	settled: readonly Settlement[],
	second: WideGame,
	whole: boolean
): Omit<WideDifference, 'event'> | undefined {
	const [ours, theirs] = [asksOfOurs(game), second.asks];
	if (!isDeepStrictEqual(ours, theirs)) return { what: 'asks', ours, second: theirs };
	if (game.unscored) return undefined;
	const seen = seenByUs(game, settled, second, whole);
	const also = seenBySecond(second, whole);
	const what = Object.keys(seen).find((one) => !isDeepStrictEqual(seen[one], also[one]));
	return what === undefined ? undefined : { what, ours: seen[what], second: also[what] };
}

/** What the second implementation is told of a game's table. */
export function wideTable({ rules, players }: RandomGame): WideTable {
	const { rulings, modules } = rules;
	const game = newGame(rules, players, 0);
	const figures = Object.entries(rules.pieces).map(
		([kind, { perPlayer }]) => [kind, perPlayer] as const
	);
	return {
		players,
		types: new Map([...rules.tiles.values()].map((type) => [String(type.id), type])),
		start: rules.start.map(({ type, spot, rotation }) => ({ id: type.id, ...spot, rotation })),
		hand: { ...Object.fromEntries(figures), ...game.tokens[0] },
		tiles: [...game.left.values()].reduce((sum, count) => sum + count, 0),
		smallCity: rulings['smallCity'] === '4',
		inns: modules.has('inns'),
		gardens: modules.has('abbot'),
		goods: modules.has('goods'),
		mostOnHills: rulings['hillTie'] === 'most',
		labyrinthPays: rulings['labyrinth'] === 'advanced',
		bestForCastle: rulings['castleChoice'] === 'best'
	};
}

/** What the second implementation calls our questions. */
const ASKED = new Map<string, string>([
	['flocks/draw', 'flock'],
	[FLOCK, 'flock'],
	[CASTLE_DECIDED, 'castle'],
	[CASTLE_CHOSEN, 'choice']
]);

const asksOfOurs = (game: Game): readonly string[] =>
	openQuestions(game)
		.flatMap(({ id, player }) =>
			ASKED.has(id) ? [`${ASKED.get(id) ?? ''} ${String(player)}`] : []
		)
		.sort();

function seenByUs(
	game: Game,
	settled: readonly Settlement[],
	second: WideGame,
	whole: boolean
): Seen {
	const { scores, pieces, supply, tokens, unseen, board } = game;
	return {
		paid: settled.flatMap((one) => paidByUs(one, second)).sort(),
		scores,
		figures: [...pieces].map(wideName).sort(),
		hands: supply.map((own, player) => handText({ ...own, ...tokens[player] }, second)),
		castles: castlesOfOurs(game, second),
		sheep: tokensOn(game, 'sheep').sort(),
		unseen,
		...(whole && {
			features: engineFeatures(board)
				.map(({ members, kind, open }) => featureText(members, kind, open))
				.sort()
		})
	};
}

function seenBySecond(second: WideGame, whole: boolean): Seen {
	const { paid, scores, board, hidden } = second;
	return {
		paid: paid
			.filter(({ points }) => points !== 0)
			.map(paidText)
			.sort(),
		scores,
		figures: board.figures.map(wideName).sort(),
		hands: board.hands.map((own) => handText(own, second)),
		castles: board.castles.map(() => true),
		sheep: sheepOf(second),
		unseen: hidden,
		...(whole && {
			features: [...board.all]
				.map(({ names, kind, open }) => featureText([...names].sort(), kind, open))
				.sort()
		})
	};
}

/** What it calls what we pay besides roads, cities, monasteries and farms. */
const PAID = new Map([
	['castles/paid', 'castle'],
	[HOME, 'flock'],
	[CLOSED, 'flock']
]);

/** What a feature, a castle or a flock paid. Goods and bazaars are in the scores. */
function paidByUs(settlement: Settlement, { board }: WideGame): readonly string[] {
	if (!isOfFeature(settlement)) return [];
	const what = PAID.get(settlement.occasion) ?? settlement.kind;
	const at = what === 'castle' ? '' : firstName(board.featureAt(settlement.at));
	return settlement.awards
		.filter(({ points }) => points !== 0)
		.map(({ player, points }) => paidText({ what, at, player, points }));
}

const paidText = ({ what, at, player, points }: Paid): string =>
	`${what} ${at}: ${String(points)} for ${String(player)}`;

/** What a player has in hand, of what the second implementation knows. */
const handText = (own: Readonly<Record<string, number>>, { table }: WideGame): string =>
	Object.keys(table.hand)
		.map((kind) => `${kind} ${String(own[kind] ?? 0)}`)
		.join(', ');

/** The tokens on tiles whose names begin so, each with its spot. */
const tokensOn = ({ onTiles }: Game, begin: string): string[] =>
	[...onTiles]
		.filter(({ token }) => token.startsWith(begin))
		.map(({ token, at }) => `${token} ${spotName(at)}`);

/** For each castle on the table whether one lies there by the second implementation, too. */
const castlesOfOurs = (game: Game, { board }: WideGame): readonly boolean[] =>
	tokensOn(game, 'castle').map((text) =>
		board.castles.some(({ tiles }) => tiles.some((at) => text === `castle ${spotName(at)}`))
	);

const sheepOf = ({ flocks }: WideGame): readonly string[] =>
	flocks.tokens
		.flatMap((own, player) => {
			const shepherd = flocks.shepherdOf(player);
			return own.map((sheep) => `${tokenOf(sheep)} ${shepherd ? spotName(shepherd.at) : ''}`);
		})
		.sort();

const tokenOf = (sheep: number): string => `sheep-${sheep === 0 ? 'untold' : String(sheep)}`;

/** A feature in words; of fields nobody counts the open sides. */
const featureText = (members: readonly string[], kind: string, open: number): string =>
	kind === 'field' ? members.join(' ') : `${members.join(' ')}: ${String(open)} open`;
