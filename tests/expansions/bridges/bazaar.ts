import * as v from 'valibot';
import type { Game, MutableGame } from '../../../src/lib/engine/game';
import { nextQuestion, type Question } from '../../../src/lib/engine/question';
import { tileId } from '../../../src/lib/engine/tile';
import {
	BOUGHT,
	SOLD,
	TURNED_UP,
	type BazaarEvent,
	type Dealt,
	type TurnedUp
} from '../../../src/lib/expansions/bridges/bazaar-events';
import { TAKEN } from '../../../src/lib/expansions/bridges/bazaar-questions';
import { enter } from '../../tools/games/compare-steps';
import { playerText, type Compare, type Facts } from '../../tools/games/compare-texts';
import type { Damage, GameTold } from '../../tools/games/glue';
import { index, type RecordedTurn, type Told } from '../../tools/games/recorded-shapes';

/* Auctions in recorded games. */

const auction = v.object({
	tile: v.string(),
	/** The auctioneer. */
	by: index,
	owner: index,
	points: index,
	/** Who outbid the auctioneer. */
	highest: v.optional(index),
	free: v.optional(v.literal(true))
});

/** What records say of bazaars in a turn. */
export const BAZAAR_TURN = {
	bazaar: v.optional(v.object({ tiles: v.array(v.string()), auctions: v.array(auction) })),
	/** The tile was dealt at a bazaar before. */
	fromBazaar: v.optional(v.literal(true))
};

/** What they say of its rulings. */
export const BAZAAR_RULINGS = { bazaar: v.optional(v.picklist(['auction', 'choose'])) };

type BazaarTurn = RecordedTurn & Told<typeof BAZAAR_TURN>;
type Auctioned = v.InferOutput<typeof auction>;

/** Our answers to these rulings: the engine has no auction in a round, and lays the second part of a turn first. */
export const bazaarRulings = ({ bazaar = 'auction' }: Told<typeof BAZAAR_RULINGS>) => ({
	bazaar,
	bazaarInBazaar: 'none',
	bazaarAndBuilder: 'part'
});

const turnedUp = (player: number, tile: string): TurnedUp => ({
	type: TURNED_UP,
	player,
	tile: tileId(tile)
});

/** How a tile was dealt. */
function dealt({ tile, by, owner, points, highest }: Auctioned): Dealt {
	const deal = { player: owner, tile: tileId(tile), points };
	const paid = owner === by ? highest : by;
	return paid === undefined ? { type: BOUGHT, ...deal } : { type: SOLD, ...deal, paid };
}

/** What a turn says as our events; the last tile is dealt by itself. */
function eventsOf({ bazaar }: BazaarTurn, opener: number): readonly BazaarEvent[] {
	const { tiles = [], auctions = [] } = bazaar ?? {};
	return [
		...tiles.map((tile) => turnedUp(opener, tile)),
		...auctions.filter(({ free }) => !free).map(dealt)
	];
}

/** The answer to a question about a bazaar; `step` is its number in the auction. */
export function answerAtBazaar(
	{ id, player, step = 1 }: Question,
	{ bazaar }: BazaarTurn
): BazaarEvent | undefined {
	const { tiles = [], auctions = [] } = bazaar ?? {};
	if (id === TURNED_UP) {
		const tile = tiles[step - 1];
		return tile === undefined ? undefined : turnedUp(player, tile);
	}
	const sold = id === SOLD || id === TAKEN ? auctions[step - 1] : undefined;
	return sold && dealt(sold);
}

/** Compares who deals with which tiles, and who has them then. */
export function compareBazaar(game: MutableGame, turn: BazaarTurn, compare: Compare): void {
	const { bazaar } = turn;
	const due = nextQuestion(game)?.id === TURNED_UP;
	compare('auctions', [bazaar ? 'due' : 'none'], [due ? 'due' : 'none']);
	const auctioneers: string[] = [];
	for (const event of eventsOf(turn, turn.player)) {
		if (event.type !== TURNED_UP) auctioneers.push(playerText(nextQuestion(game)?.player ?? -1));
		enter(game, event, 'the bazaar', compare);
	}
	const { auctions = [] } = bazaar ?? {};
	compare(
		'auctioneers',
		auctions.filter(({ free }) => !free).map(({ by }) => playerText(by)),
		auctioneers
	);
	if (bazaar)
		compare(
			'tiles dealt',
			auctions.map(({ owner, tile }) => dealtText(owner, tile)),
			game.turnedUp.map(({ player = -1, tile }) => dealtText(player, tile))
		);
}

const dealtText = (player: number, tile: string): string => `${playerText(player)} has ${tile}`;

/** Compares the tile that must be laid. */
export function compareFromBazaar(game: Game, turn: BazaarTurn, compare: Compare): void {
	const ask = nextQuestion(game);
	const must = ask?.id.startsWith('bazaar/') ? ask.tile : undefined;
	compare('tile from a bazaar', told(turn.fromBazaar && turn.tile), told(must));
}

const told = (tile: string | undefined): Facts => (tile === undefined ? [] : [tile]);

const hasAuction = ({ bazaar }: BazaarTurn): boolean => bazaar !== undefined;

/** Falsified records that must be noticed. */
export const BAZAAR_DAMAGES: readonly Damage<BazaarTurn, GameTold>[] = [
	{
		what: 'auctions',
		file: 'bridges',
		has: hasAuction,
		change: (turn) => delete turn.bazaar
	},
	{
		what: 'auctioneers',
		file: 'bridges',
		has: hasAuction,
		change: ({ bazaar }) => bazaar?.auctions.forEach((one) => (one.by += 1))
	},
	{
		what: 'tiles dealt',
		file: 'bridges',
		has: hasAuction,
		change: ({ bazaar }) => bazaar?.auctions.forEach((one) => (one.tile = 'base-A'))
	},
	{
		what: 'tile from a bazaar',
		file: 'bridges',
		has: ({ fromBazaar }) => fromBazaar === true,
		change: (turn) => delete turn.fromBazaar
	},
	{
		what: 'scores',
		file: 'bridges',
		has: ({ bazaar }) => bazaar?.auctions.some(({ points }) => points > 0) === true,
		change: ({ bazaar }) => bazaar?.auctions.forEach((one) => (one.points += 1))
	}
];
