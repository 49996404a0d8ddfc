import { postponeFurther } from '../../engine/further';
import {
	copiesFor,
	handOut,
	isDrawnNow,
	turnUp,
	whyNotPlaying,
	type Game,
	type MutableGame
} from '../../engine/game';
import {
	award,
	ofNoFeature,
	type Award,
	type Countable,
	type Occasion,
	type Settlement
} from '../../engine/ledger';
import type { Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { BaseNonsense, BaseObjection } from '../../rules/base/codes';
import { auctionIn, isBidFor, withoutAfter, type Auction } from './bazaar-auction';
import {
	BOUGHT,
	isDealt,
	isSold,
	NOT_HELD,
	SOLD,
	TURNED_UP,
	type BazaarEvent,
	type Dealt,
	type NotHeld,
	type TurnedUp
} from './bazaar-events';
import { ANSWERS, bazaarQuestions, QUESTIONS, TAKEN } from './bazaar-questions';

/** Why points move: for a tile, to another player or to the bank. */
export const OCCASIONS: readonly Occasion[] = [SOLD, BOUGHT];
/** What is counted when points move. */
const BAZAAR_TILE: Countable = 'bazaar-tile';

/** Bazaars: after a turn with a bazaar, a tile for each player is turned up and auctioned. */
export const bazaar: RuleModule<BazaarEvent> = {
	id: 'bazaar',
	codes: {
		occasions: OCCASIONS,
		countables: [BAZAAR_TILE],
		questions: QUESTIONS,
		answers: ANSWERS
	},
	questions: bazaarQuestions,
	record,
	settle: ({ event }) => (isDealt(event) && event.points > 0 ? [settleDeal(event)] : [])
};

function record(
	game: MutableGame,
	event: BazaarEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const auction = auctionIn(game);
	const ask = asked.find(({ id }) => questionsFor(event).includes(id));
	if (!auction || !ask) return fail({ nonsense: whyNotPlaying(game) ?? NOTHING_ASKED });
	const nonsense = isDealt(event)
		? nonsenseInDeal(game, event, auction)
		: nonsenseInOpening(game, event, auction);
	if (nonsense) return fail({ nonsense });
	const judged = judgeAnswer(asked, ask, {
		...event,
		objection: objectionTo(game, event, auction)
	});
	if (!judged.ok) return judged;
	carryOut(game, event, auction);
	return ok({ touched: [], objections: judged.value });
}

const NOTHING_ASKED: BaseNonsense = 'nothing-asked';

/** The questions that an event may answer. */
const questionsFor = (event: BazaarEvent): readonly string[] =>
	isDealt(event) ? [SOLD, TAKEN] : [TURNED_UP];

function nonsenseInOpening(
	{ rules, turnedUp }: Game,
	event: TurnedUp | NotHeld,
	{ opener }: Auction
): BaseNonsense | undefined {
	if (event.player !== opener) return NOTHING_ASKED;
	if (event.type === NOT_HELD) return turnedUp.length > 0 ? NOTHING_ASKED : undefined;
	const isDrawn = rules.tiles.has(event.tile) && !rules.stock.has(event.tile);
	return isDrawn ? undefined : 'unknown-tile';
}

function nonsenseInDeal(
	{ players }: Game,
	event: Dealt,
	{ tiles, without }: Auction
): BaseNonsense | undefined {
	if (!tiles.includes(event.tile)) return 'unknown-tile';
	if (!without.includes(event.player)) return 'unknown-player';
	const isOther = !isSold(event) || (event.paid !== event.player && event.paid < players);
	return isOther ? undefined : 'unknown-player';
}

function objectionTo(
	game: Game,
	event: BazaarEvent,
	auction: Auction
): BaseObjection['code'] | undefined {
	if (isDealt(event)) return isDealOffered(game, event, auction) ? undefined : 'not-offered';
	if (event.type === NOT_HELD) return undefined;
	if (copiesFor(game, event.player, event.tile) < 1) return 'none-left';
	return isDrawnNow(game, event.tile) ? undefined : 'not-offered';
}

/** True if the auctioneer gets the tile, or is paid for it by another player without one. */
function isDealOffered(
	{ rules }: Game,
	event: Dealt,
	{ without: [auctioneer, ...bidders] }: Auction
): boolean {
	const isKept = event.player === auctioneer;
	if (!isSold(event)) return isKept && (event.points === 0 || isBidFor(rules.rulings));
	const isBid = event.points > 0 && isBidFor(rules.rulings);
	return isBid && (isKept ? bidders.includes(event.paid) : event.paid === auctioneer);
}

function carryOut(game: MutableGame, event: BazaarEvent, auction: Auction): void {
	if (event.type === NOT_HELD) return;
	if (isDealt(event)) handOut(game, event.tile, event.player);
	else turnUp(game, event.tile);
	const { without } = auction;
	dealLast(game, auction.opener, isDealt(event) ? withoutAfter(without, event.player) : without);
}

/** Gives the last tile to the only player without one. Then all lay their tiles, before any further tile of the latest turn. */
function dealLast(
	game: MutableGame,
	opener: PlayerIndex,
	[player = opener, ...others]: readonly PlayerIndex[]
): void {
	const last = game.turnedUp.find((one) => one.player === undefined);
	if (!last || others.length > 0 || game.turnedUp.length < game.players) return;
	handOut(game, last.tile, player);
	postponeFurther(game);
	game.toMove = (opener + 1) % game.players;
}

/** Settles the points that are paid for a tile: nobody scores them. */
function settleDeal(event: Dealt): Settlement {
	const paid = (player: PlayerIndex, points: number): Award =>
		award(player, { [BAZAAR_TILE]: points }, { [BAZAAR_TILE]: 1 });
	return ofNoFeature({
		token: BAZAAR_TILE,
		stage: 'tokens',
		occasion: event.type,
		rule: 'BAZAAR-3',
		awards: [
			paid(event.player, -event.points),
			...(isSold(event) ? [paid(event.paid, event.points)] : [])
		],
		unscored: true
	});
}
