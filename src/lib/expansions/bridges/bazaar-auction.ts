import { furtherTile } from '../../engine/further';
import { hasTilesLeft, sumOfHistory, tileInHand, tilesLeft, type Game } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { TileId } from '../../engine/tile';
import { isLaid, SET_ASIDE, type Laid, type SetAside } from '../../rules/base/events';
import { isDealt, isNotHeld, isTurnedUp } from './bazaar-events';
import { BAZAAR } from './tiles';

/* The progress of the auctions of bazaars. It follows from the tiles that were turned up, and from the history. */

/** True if players bid for tiles; otherwise each of them in turn takes one. */
export const isBidFor = (rulings: Rulings): boolean => rulings['bazaar'] !== 'choose';

/** True if a bazaar that was drawn during a round has its auction after that round. */
const comesAfterRound = (rulings: Rulings): boolean => rulings['bazaarInBazaar'] !== 'none';

/** True if an auction and its round come before the second part of a turn. */
const comesBeforePart = (rulings: Rulings): boolean => rulings['bazaarAndBuilder'] !== 'part';

/** An auction whose tiles are still to be turned up or dealt. */
export interface Auction {
	/** Who laid the bazaar. */
	readonly opener: PlayerIndex;
	/** The tiles turned up that nobody has. */
	readonly tiles: readonly TileId[];
	/** Who has no tile yet, clockwise from the auctioneer. */
	readonly without: readonly PlayerIndex[];
}

/** The auction that is due or being held; undefined if there is none, or if all its tiles have been dealt. */
export function auctionIn(game: Game): Auction | undefined {
	const { turnedUp, players, rules } = game;
	if (turnedUp.length > 0) return auctionHeld(game);
	if (tilesLeft(game) < players) return undefined;
	if (furtherTile(game)?.as === 'part' && !comesBeforePart(rules.rulings)) return undefined;
	const [opener] = progressOf(game).owed;
	return opener === undefined ? undefined : { opener, tiles: [], without: clockwise(game, opener) };
}

function auctionHeld(game: Game): Auction | undefined {
	const tiles = game.turnedUp.flatMap(({ tile, player }) => (player === undefined ? [tile] : []));
	const last = game.history.findLastIndex(({ event }) => isTurnedUp(event));
	const opening = game.history[last]?.event;
	if (tiles.length === 0 || !opening || !isTurnedUp(opening)) return undefined;
	const { player: opener } = opening;
	let without = clockwise(game, opener);
	for (const { event } of game.history.slice(last))
		if (isDealt(event)) without = withoutAfter(without, event.player);
	return { opener, tiles, without };
}

/** All players, clockwise from the left of one. */
const clockwise = ({ players }: Game, from: PlayerIndex): readonly PlayerIndex[] =>
	Array.from({ length: players }, (_, n) => (from + 1 + n) % players);

/** Who has no tile after somebody got one: the first of them is the next auctioneer. */
export const withoutAfter = (
	[auctioneer = 0, ...others]: readonly PlayerIndex[],
	got: PlayerIndex
): readonly PlayerIndex[] => [...others, auctioneer].filter((player) => player !== got);

/** The progress of the bazaars of a game. */
interface Progress {
	/** Who has laid bazaars whose auctions are still to be held, in order. */
	readonly owed: PlayerIndex[];
	/** Who still has a tile of the latest auction. */
	readonly inHand: Set<PlayerIndex>;
	/** Who laid the bazaar of that auction; undefined once its round is over. */
	opener: PlayerIndex | undefined;
	/** How many tiles were turned up for it; 0 again once all were. */
	turnedUp: number;
}

const progressOf = sumOfHistory<Progress>(
	() => ({ owed: [], inHand: new Set(), opener: undefined, turnedUp: 0 }),
	(progress, { event }, game) => {
		const { owed, inHand } = progress;
		if (isNotHeld(event)) owed.shift();
		else if (isTurnedUp(event)) {
			if (progress.turnedUp === 0) owed.shift();
			progress.opener = event.player;
			progress.turnedUp = (progress.turnedUp + 1) % game.players;
			for (const player of clockwise(game, 0)) inHand.add(player);
		} else if (isAside(event)) inHand.delete(event.player);
		else if (isLaid(event)) takeLaid(progress, event, game);
	}
);

/** Notes a laid tile: one of the latest auction is no longer in hand. A turn in which bazaars were drawn may have one auction. */
function takeLaid(progress: Progress, { player, tile }: Laid, { rules }: Game): void {
	const { owed, inHand } = progress;
	if (inHand.size === 0 && player !== progress.opener) progress.opener = undefined;
	const isBought = inHand.delete(player);
	const isDue = progress.opener === undefined || comesAfterRound(rules.rulings);
	const isOwed = owed.includes(player);
	if (!isBought && isDue && !isOwed && isBazaar(rules, tile)) owed.push(player);
}

const isAside = (event: GameEvent): event is SetAside => event.type === SET_ASIDE;

const isBazaar = ({ tiles }: Game['rules'], tile: TileId): boolean =>
	tiles.get(tile)?.mark === BAZAAR;

/**
 * Who lays a dealt tile before anybody draws one. Undefined if nobody has one, or if the next player draws: one who set the dealt
 * tile aside, or who has a further tile to lay.
 */
export function nextToLay(game: Game): PlayerIndex | undefined {
	const { toMove } = game;
	if (tileInHand(game, toMove) !== undefined) return toMove;
	if (hasTilesLeft(game) || furtherTile(game)) return undefined;
	return clockwise(game, toMove).find((player) => tileInHand(game, player) !== undefined);
}
