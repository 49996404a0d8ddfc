import { tileAt, tilesAround } from '../../engine/board';
import { wholeTile } from '../../engine/feature';
import { tokensOf, type Game, type MutableGame } from '../../engine/game';
import { award, ofNoFeature, type Occasion, type Settlement } from '../../engine/ledger';
import type { Change, GameEvent, Recorded, RuleModule, Turn } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Spot } from '../../engine/spot';
import { putOnTile, tokensOn } from '../../engine/tile-tokens';
import { ENDED, isBegun, isLaid } from '../../rules/base/events';
import { claimsIn, claimsSince, inTurn } from './claims';
import {
	INGOTS_PUT,
	INGOT_FOUND,
	INGOT_TAKEN,
	type GoldEvent,
	type IngotFound,
	type IngotTaken,
	type IngotsPut
} from './events';
import { dealGold, settleHandOut, settleTakes, TAKEN } from './hand-out';
import { hasGold, INGOT } from './tiles';

const END: Occasion = 'gold-mines/ended';

/** The Gold Mines: ingots lie on tiles, go to whoever completes a feature with the majority, and pay at the end. */
export const goldMines: RuleModule<GoldEvent> = {
	id: 'gold-mines',
	codes: {
		occasions: [TAKEN, END],
		questions: [INGOTS_PUT, INGOT_TAKEN],
		countables: [INGOT],
		tokens: [INGOT],
		onTiles: [INGOT]
	},
	record: (game, event, asked) =>
		isIngotFound(event) ? recordFound(game, event) : recordAnswer(game, event, asked),
	settle,
	choices,
	questions
};

const isIngotsPut = (event: GameEvent): event is IngotsPut => event.type === INGOTS_PUT;
/** True for an ingot on an existing table. */
export const isIngotFound = (event: GameEvent): event is IngotFound => event.type === INGOT_FOUND;
const isIngotTaken = (event: GameEvent): event is IngotTaken => event.type === INGOT_TAKEN;

/** Where the second ingot goes: onto a tile beside the gold tile, or onto the gold tile if no tile lies beside it. */
function choices({ board }: Game, { player, tile, choices: made }: Turn): readonly Question[] {
	if (!hasGold(tile.type) || made.some(isIngotsPut)) return [];
	const beside = tilesAround(board, tile);
	return [
		{
			id: INGOTS_PUT,
			player,
			timing: 'tile',
			figure: { kind: INGOT, owned: false },
			options: (beside.length > 0 ? beside : [tile]).map(wholeTile),
			answer: ({ x, y }): IngotsPut => ({ type: INGOTS_PUT, player, on: { x, y } })
		}
	];
}

/** Asks from which tile the next ingot is taken, if that can change who gets how many. */
function questions(game: Game): readonly Question[] {
	if (game.onTiles.size === 0) return [];
	const claims = claimsSince(game);
	if (claims.length === 0) return [];
	const { takes, asked } = dealGold(game, claims, nextTaker(game));
	if (asked === undefined || takes.length > 0) return [];
	const own = claims.filter(({ players }) => players.includes(asked));
	const spots = new Set(own.flatMap(({ tokens }) => tokens.map(({ at }) => at)));
	const tiles = new Set([...spots].flatMap((spot) => tileAt(game.board, spot) ?? []));
	return [
		{
			id: INGOT_TAKEN,
			player: asked,
			timing: 'scored',
			figure: { kind: INGOT, owned: false },
			options: [...tiles].map(wholeTile),
			answer: ({ x, y }): IngotTaken => ({ type: INGOT_TAKEN, player: asked, from: { x, y } })
		}
	];
}

/** Who takes the next ingot: the player after whoever took the last one, or else the player whose turn it is. */
function nextTaker(game: Game): PlayerIndex {
	const last = inTurn(game).findLast(({ occasion }) => occasion === TAKEN);
	const taker = last?.gains?.at(-1)?.player;
	return taker === undefined ? (game.turn?.player ?? game.toMove) : (taker + 1) % game.players;
}

/** Records where the second ingot was put, or from which tile one was taken. */
function recordAnswer(
	game: MutableGame,
	event: IngotsPut | IngotTaken,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const ask = asked.find(({ id }) => id === event.type);
	if (ask?.player !== event.player) return fail({ nonsense: 'nothing-asked' });
	const spot = isIngotsPut(event) ? event.on : event.from;
	if (!mayBeNamed(game, event, spot)) return fail({ nonsense: 'no-such-place' });
	const judged = judgeAnswer(asked, ask, { ...event, to: { ...spot, segment: 0 } });
	if (!judged.ok) return judged;
	if (isIngotsPut(event) && game.turn) putBoth(game, game.turn.tile.spot, spot);
	return ok({ touched: [], objections: judged.value });
}

/** True for a spot with a tile on which an ingot can be put, or with an ingot that somebody may take. */
const mayBeNamed = (game: Game, event: IngotsPut | IngotTaken, spot: Spot): boolean =>
	isIngotsPut(event)
		? tileAt(game.board, spot) !== undefined
		: claimsSince(game).some(({ tokens }) =>
				tokensOn(game, INGOT, [spot]).some((one) => tokens.includes(one))
			);

function putBoth(game: MutableGame, own: Spot, { x, y }: Spot): void {
	putOnTile(game, { token: INGOT, at: own });
	putOnTile(game, { token: INGOT, at: { x, y } });
}

/** Records an ingot on an existing table. */
function recordFound(game: MutableGame, { at: { x, y } }: IngotFound): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	if (!tileAt(game.board, { x, y })) return fail({ nonsense: 'no-such-place' });
	putOnTile(game, { token: INGOT, at: { x, y } });
	return ok({ touched: [], objections: [] });
}

/** Ingots are handed out once features are completed, and when a player chose one; at the end they pay. */
function settle(change: Change): readonly Settlement[] {
	const { game, event } = change;
	if (event.type === ENDED) return settleEnd(game);
	if (isIngotTaken(event)) return settleTaken(game, event);
	if (game.onTiles.size === 0) return [];
	const from = isLaid(event) || isBegun(event) ? event.player : game.toMove;
	return settleHandOut(game, claimsIn(change), from);
}

/** The ingot that was chosen, and those taken after it, until somebody has to choose again. */
function settleTaken(game: Game, { player, from }: IngotTaken): readonly Settlement[] {
	const claims = claimsSince(game);
	const [token] = tokensOn(game, INGOT, [from]);
	if (!token) return [];
	const left = claims.map((one) => ({
		...one,
		tokens: one.tokens.filter((each) => each !== token)
	}));
	const { takes } = dealGold(game, left, (player + 1) % game.players);
	return settleTakes([{ player, token }, ...takes], claims, true);
}

/** What each player's ingots pay; those that still lie on tiles are lost. */
function settleEnd(game: Game): readonly Settlement[] {
	const awards = game.tokens.flatMap((_, player) => {
		const count = tokensOf(game, player, INGOT);
		return count > 0 ? [award(player, { [INGOT]: pointsEach(count) }, { [INGOT]: count })] : [];
	});
	if (awards.length === 0) return [];
	return [ofNoFeature({ stage: 'tokens', token: INGOT, occasion: END, rule: 'GOLD-9', awards })];
}

/** How many points each of so many ingots is worth: 1 up to three, 2 up to six, 3 up to nine, 4 from ten. */
const pointsEach = (count: number): number => Math.min(4, Math.ceil(count / 3));
