import { tileInHand, type Game } from '../../engine/game';
import type { Lead, NamedChoice } from '../../engine/event';
import type { PlayerIndex } from '../../engine/piece';
import type { Choice, Question } from '../../engine/question';
import type { TileId } from '../../engine/tile';
import { auctionIn, isBidFor, nextToLay, type Auction } from './bazaar-auction';
import {
	BOUGHT,
	NOT_HELD,
	SOLD,
	TURNED_UP,
	type Bought,
	type Dealt,
	type NotHeld,
	type TurnedUp
} from './bazaar-events';

/** The question of which tile a player takes, if players don't bid. */
export const TAKEN = 'bazaar/taken';
/** Who pays whom for the tile that an auctioneer chose, and how much. */
const PAYS = 'bazaar/pays';
const POINTS = 'bazaar/points';
/** The tile from the bazaar must be laid. */
const LAID = 'bazaar/laid';

export const QUESTIONS: readonly string[] = [TURNED_UP, SOLD, TAKEN, PAYS, POINTS, LAID];
export const ANSWERS: readonly string[] = [
	`${PAYS}/bank`,
	`${PAYS}/player`,
	`${POINTS}/points`,
	`${POINTS}/more`
];

/** Higher bids than these are entered as points corrections. */
const [SHOWN_AT_ONCE, MOST] = [20, 59];

/** What is asked about bazaars before the next tile. */
export function bazaarQuestions(game: Game): readonly Question[] {
	const auction = auctionIn(game);
	if (!auction) return layingQuestion(game);
	if (game.turnedUp.length < game.players && auction.tiles.length === game.turnedUp.length)
		return [turningUp(game, auction)];
	return [isBidFor(game.rules.rulings) ? selling(game, auction) : taking(game, auction)];
}

function layingQuestion(game: Game): readonly Question[] {
	const player = nextToLay(game);
	const tile = player === undefined ? undefined : tileInHand(game, player);
	if (player === undefined || tile === undefined) return [];
	return [{ id: LAID, player, timing: 'before', options: [], tile }];
}

/** Asks which tile is turned up next. Players who forgot the auction can leave it out. */
function turningUp({ turnedUp }: Game, { opener: player }: Auction): Question {
	const no: NotHeld = { type: NOT_HELD, player };
	return {
		id: TURNED_UP,
		player,
		timing: 'before',
		step: turnedUp.length + 1,
		options: [],
		pick: (tile): TurnedUp => ({ type: TURNED_UP, player, tile }),
		...(turnedUp.length === 0 && { no })
	};
}

/** A choice that has no words of its own: a tile. */
const tileChoice = (tile: TileId): NamedChoice => ({ id: 'tile', tile });

/** Asks which tile the auctioneer chose. The next questions are worked out only if somebody reads them: a replay doesn't. */
const selling = ({ players }: Game, { tiles, without }: Auction): Question => ({
	id: SOLD,
	player: without[0] ?? 0,
	timing: 'before',
	step: players - without.length + 1,
	options: [],
	get choices() {
		return [...new Set(tiles)].map((tile) => ({
			...tileChoice(tile),
			then: paying(without, tile)
		}));
	}
});

/** Asks which tile a player takes. */
const taking = (
	{ players }: Game,
	{ tiles, without: [player = 0, ...others] }: Auction
): Question => ({
	id: TAKEN,
	player,
	timing: 'before',
	step: players - others.length,
	options: [],
	choices: [...new Set(tiles)].map((tile) => {
		const event: Bought = { type: BOUGHT, player, tile, points: 0 };
		return { ...tileChoice(tile), event };
	})
});

/**
 * Asks who pays whom: the auctioneer pays the bank or a higher bidder, or a higher bidder pays the auctioneer. Whoever pays gets
 * the tile.
 */
function paying([auctioneer = 0, ...bidders]: readonly PlayerIndex[], tile: TileId): Question {
	const led = [{ question: SOLD, choice: tileChoice(tile) }];
	const dealt = (choice: NamedChoice, deal: (points: number) => Dealt, least: number): Choice => ({
		...choice,
		then: amounts({ from: least, auctioneer, deal, led: [...led, { question: PAYS, choice }] })
	});
	const between = (player: PlayerIndex, paid: PlayerIndex): Choice =>
		dealt(
			{ id: 'player', player, other: paid },
			(points) => ({ type: SOLD, player, paid, tile, points }),
			1
		);
	const toBank = dealt(
		{ id: 'bank', player: auctioneer },
		(points) => ({ type: BOUGHT, player: auctioneer, tile, points }),
		0
	);
	return {
		...asked(PAYS, auctioneer),
		led,
		choices: [
			toBank,
			...bidders.map((bidder) => between(auctioneer, bidder)),
			...bidders.map((bidder) => between(bidder, auctioneer))
		]
	};
}

const asked = (id: string, player: PlayerIndex) =>
	({ id, player, timing: 'before', options: [] }) as const;

/** A deal whose points are still to be named. */
interface Amounts {
	/** The fewest points that are offered at first. */
	readonly from: number;
	readonly auctioneer: PlayerIndex;
	readonly deal: (points: number) => Dealt;
	readonly led: readonly Lead[];
}

/** Asks for how many points. */
function amounts({ from, auctioneer, deal, led }: Amounts): Question {
	const choices: Choice[] = Array.from({ length: SHOWN_AT_ONCE }, (_, more) => {
		const count = from + more;
		return { id: 'points', count, event: deal(count) };
	});
	const next = from + SHOWN_AT_ONCE;
	if (next <= MOST) {
		const more = { id: 'more', count: next };
		const then = amounts({
			from: next,
			auctioneer,
			deal,
			led: [...led, { question: POINTS, choice: more }]
		});
		choices.push({ ...more, then });
	}
	return { ...asked(POINTS, auctioneer), led, choices };
}
