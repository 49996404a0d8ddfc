import { completedBy, featuresOfKind, type Board } from '../../engine/board';
import { isCompleted, originOf, tileCount, type Feature } from '../../engine/feature';
import { lastSettlement, tokensOf, type Game } from '../../engine/game';
import {
	isOfFeature,
	type FeatureSettlement,
	type Gain,
	type Settlement,
	type Title,
	type TokenId
} from '../../engine/ledger';
import type { Change } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Place } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { isLaid } from './events';
import { withoutFigures } from './settle';

/** The largest completed feature of a title's kind. Only a larger one can take the title. */
interface Mark {
	/** Where it lies, by its earliest segment at that time. */
	readonly at: Place;
	/** In tiles. */
	readonly size: number;
}

/** A title at some point in a game. */
export interface HeldTitle {
	readonly title: Title;
	/** Undefined while nobody has it, or if nobody said who has it. */
	readonly holder: PlayerIndex | undefined;
	/** Undefined until a feature of the kind is completed. */
	readonly mark: Mark | undefined;
}

/** The titles of a game: who has them and what it takes to win them. */
export const titlesIn = (game: Game): readonly HeldTitle[] =>
	game.rules.titles.map((title) => ({
		title,
		holder: holderOf(game, title.token),
		mark: markOf(game, title)
	}));

/** Who has a title; undefined while nobody has it. */
export function holderOf(game: Game, title: TokenId): PlayerIndex | undefined {
	const holder = game.tokens.findIndex((_, player) => tokensOf(game, player, title) > 0);
	return holder < 0 ? undefined : holder;
}

/** Every completed road or city on the table, the earliest first. */
export const completedOnBoard = (board: Board, kind: SegmentKind): readonly Feature[] =>
	featuresOfKind(board, kind).filter(isCompleted);

/** The features of a kind that a tile completed; empty for any other event. */
export const completedByTile = (
	{ event, touched }: Change,
	kind: SegmentKind
): readonly Feature[] =>
	isLaid(event) ? completedBy(touched).filter((feature) => feature.kind === kind) : [];

/**
 * Gives a title to whoever lays a tile that completes a larger feature than any before. A feature of equal size gives nothing.
 */
export function settleTitle(change: Change, title: Title): readonly Settlement[] {
	const { game, event } = change;
	const completed = completedByTile(change, title.kind);
	const winning = largestOf(completed);
	if (!winning || !isLaid(event)) return [];
	if (tileCount(winning) <= (markOf(game, title, completed)?.size ?? 0)) return [];
	return [
		{
			...withoutFigures(winning),
			stage: 'tokens',
			occasion: title.occasion,
			rule: title.rule,
			gains: gainsOf(title.token, holderOf(game, title.token), event.player)
		}
	];
}

function gainsOf(token: TokenId, from: PlayerIndex | undefined, to: PlayerIndex): readonly Gain[] {
	if (from === to) return [{ player: to, token, count: 0 }];
	const taken = { player: to, token, count: 1 };
	return from === undefined ? [taken] : [taken, { player: from, token, count: -1 }];
}

/**
 * The feature that last made the title pass or raised its mark; before that, the largest one on the table except those in
 * `except`.
 */
function markOf(game: Game, title: Title, except: readonly Feature[] = []): Mark | undefined {
	const last = lastSettlement(
		game,
		(one): one is FeatureSettlement => isOfFeature(one) && one.occasion === title.occasion
	);
	if (last) return { at: last.at, size: last.tiles.length };
	const lying = completedOnBoard(game.board, title.kind).filter((one) => !except.includes(one));
	const largest = largestOf(lying);
	return largest && { at: originOf(largest), size: tileCount(largest) };
}

/** The first of the largest features; undefined if there are none. */
const largestOf = ([first, ...others]: readonly Feature[]): Feature | undefined =>
	first && others.reduce((a, b) => (tileCount(b) > tileCount(a) ? b : a), first);
