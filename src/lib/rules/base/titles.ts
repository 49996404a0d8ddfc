import { completedBy, featuresOfKind, type Board } from '../../engine/board';
import { isCompleted, originOf, spotsOf, tileCount, type Feature } from '../../engine/feature';
import { tokensOf, type Game } from '../../engine/game';
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

/** The largest feature of a title's kind that was completed: the next one to take the title must be larger. */
interface Mark {
	/** Where it lies, by its earliest segment at that time. */
	readonly at: Place;
	/** In tiles. */
	readonly size: number;
}

/** A title at some time of a game. */
export interface HeldTitle {
	readonly title: Title;
	/** Undefined while nobody has it, or nobody said who has. */
	readonly holder: PlayerIndex | undefined;
	/** Undefined until a feature of the kind is completed. */
	readonly mark: Mark | undefined;
}

/** The titles of a game: who has them and what it takes to win them. */
export const titlesIn = (game: Game): readonly HeldTitle[] =>
	game.rules.titles.map((title) => ({
		title,
		holder: holderOf(game, title.token),
		mark: lastTaken(game, title) ?? largest(completedOf(game.board, title.kind))
	}));

/** Who has a title; undefined while nobody has it. */
export function holderOf(game: Game, title: TokenId): PlayerIndex | undefined {
	const holder = game.tokens.findIndex((_, player) => tokensOf(game, player, title) > 0);
	return holder < 0 ? undefined : holder;
}

/** Every completed road or city on the table, the earliest first. */
export const completedOf = (board: Board, kind: SegmentKind): readonly Feature[] =>
	featuresOfKind(board, kind).filter(isCompleted);

/** The features of a kind that a tile completed; none for any other event. */
export const completedOfKind = (
	{ event, touched }: Change,
	kind: SegmentKind
): readonly Feature[] =>
	isLaid(event) ? completedBy(touched).filter((feature) => feature.kind === kind) : [];

/** A title for whoever lays a tile that completes a larger feature than every one before; nothing for one as large. */
export function settleTitle(change: Change, title: Title): readonly Settlement[] {
	const { game, event } = change;
	const completed = completedOfKind(change, title.kind);
	const [first, ...others] = completed;
	if (!first || !isLaid(event)) return [];
	const winning = others.reduce((a, b) => (tileCount(b) > tileCount(a) ? b : a), first);
	if (tileCount(winning) <= sizeBefore(game, title, completed)) return [];
	return [
		{
			kind: title.kind,
			stage: 'tokens',
			occasion: title.occasion,
			rule: title.rule,
			rulings: [],
			at: originOf(winning),
			tiles: spotsOf(winning),
			pennants: [],
			cities: [],
			compared: [],
			awards: [],
			gains: gainsOf(title.token, holderOf(game, title.token), event.player),
			home: []
		}
	];
}

/** The largest one of the ledger; on a table that lay before the game began the largest one that isn't new. */
const sizeBefore = (game: Game, title: Title, except: readonly Feature[]): number =>
	(
		lastTaken(game, title) ??
		largest(completedOf(game.board, title.kind).filter((one) => !except.includes(one)))
	)?.size ?? 0;

function gainsOf(token: TokenId, from: PlayerIndex | undefined, to: PlayerIndex): readonly Gain[] {
	if (from === to) return [{ player: to, token, count: 0 }];
	const taken = { player: to, token, count: 1 };
	return from === undefined ? [taken] : [taken, { player: from, token, count: -1 }];
}

/** What made the title pass last, or raised its mark. */
function lastTaken({ history }: Game, { occasion }: Title): Mark | undefined {
	for (let index = history.length - 1; index >= 0; index--) {
		const last = history[index]?.settlements.findLast(
			(one): one is FeatureSettlement => isOfFeature(one) && one.occasion === occasion
		);
		if (last) return { at: last.at, size: last.tiles.length };
	}
	return undefined;
}

/** The first of the largest. */
function largest(features: readonly Feature[]): Mark | undefined {
	const [first, ...others] = features.map((one) => ({ at: originOf(one), size: tileCount(one) }));
	return first && others.reduce((a, b) => (b.size > a.size ? b : a), first);
}
