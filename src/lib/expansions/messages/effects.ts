import { featureAt } from '../../engine/board';
import { partsOf, pennantsOf, placeOf, type Feature } from '../../engine/feature';
import { featuresWithFigures, leftAlone } from '../../engine/figures';
import type { Game } from '../../engine/game';
import {
	award,
	ofNoFeature,
	type Countable,
	type FeatureSettlement,
	type Occasion,
	type RuleId,
	type Settlement
} from '../../engine/ledger';
import type { Piece, PlayerIndex } from '../../engine/piece';
import { samePlace, type Place } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { settleFarmFor } from '../../rules/base/farms';
import { isScored, settleFeature, withoutFigures } from '../../rules/base/settle';
import { MESSENGER } from './figures';

/** The messages, in the order in which they are numbered, from 1. */
export const MESSAGE_NAMES = [
	'road',
	'city',
	'monastery',
	'tile',
	'pennants',
	'knights',
	'farmers',
	'follower'
] as const;
/** The name of a message. */
export type MessageName = (typeof MESSAGE_NAMES)[number];

/** The message with a number; undefined for 0, a message that nobody named. */
export const messageOf = (number: number): MessageName | undefined => MESSAGE_NAMES[number - 1];

/** The number of a message. */
export const numberOf = (message: MessageName): number => MESSAGE_NAMES.indexOf(message) + 1;

/* What is counted for points, beside what the base game counts. */
const KNIGHTS: Countable = 'knights';
const FARMERS: Countable = 'farmers';
const MESSAGE: Countable = 'messages';
export const COUNTED: readonly Countable[] = [MESSENGER, MESSAGE, KNIGHTS, FARMERS];

/** The occasion on which a message pays. */
const occasionOf = (message: MessageName | 'two'): Occasion => `messages/${message}`;
export const OCCASIONS: readonly Occasion[] = [
	...MESSAGE_NAMES.filter((name) => name !== 'tile'),
	'two' as const
].map(occasionOf);

const ruleOf = (message: MessageName): RuleId => `MESSAGE-${String(numberOf(message))}`;
const INSTEAD: RuleId = 'MESSAGE-9';

/** What a message can pay its player. */
export interface Payout {
	/** The places that stand for it if there are several payouts. */
	readonly places: readonly Place[];
	readonly points: number;
	readonly settlement: Settlement;
}

/** What a message can pay now: no payout if there is nothing to score, and several if its player chooses. */
export function payoutsOf(
	game: Game,
	player: PlayerIndex,
	message: MessageName
): readonly Payout[] {
	switch (message) {
		case 'road':
		case 'city':
		case 'monastery':
			return leastOf(game, player, message);
		case 'tile':
			return [];
		case 'pennants':
			return withPennants(game, player);
		case 'knights':
			return each(game, player, { message, kind: 'city', counted: KNIGHTS, points: 2 });
		case 'farmers':
			return each(game, player, { message, kind: 'field', counted: FARMERS, points: 3 });
		case 'follower':
			return followers(game, player);
	}
}

/** True if it matters which payout is chosen: then another figure goes home, or other points are paid. */
export const isChosen = (message: MessageName, payouts: readonly Payout[]): boolean =>
	payouts.length > 1 &&
	(message === 'follower' || payouts.some(({ points }) => points !== payouts[0]?.points));

/** The payout for a place, or the first one if nobody chose. */
export const payoutAt = (payouts: readonly Payout[], at: Place | undefined): Payout | undefined =>
	at ? payouts.find(({ places }) => places.some((place) => samePlace(place, at))) : payouts[0];

const payout = (settlement: Settlement, places: readonly Place[]): Payout => ({
	places,
	points: settlement.awards[0]?.points ?? 0,
	settlement
});

const isFollower = ({ rules }: Game, { kind }: Piece): boolean =>
	rules.pieces[kind]?.strength !== undefined;

/** The followers of a player, in the order in which they were put there, with their features. */
function followersOf(game: Game, player: PlayerIndex) {
	return [...game.pieces].flatMap((piece) => {
		const feature = featureAt(game.board, piece.at);
		const own = piece.player === player && isFollower(game, piece);
		return own && feature ? [{ piece, feature }] : [];
	});
}

/** The features of a kind on which a player has a follower, oldest first. */
const ownFeatures = (game: Game, player: PlayerIndex, kind: SegmentKind): readonly Feature[] =>
	featuresWithFigures(game).filter(
		(feature) =>
			feature.kind === kind &&
			feature.pieces.some((piece) => piece.player === player && isFollower(game, piece))
	);

/** The player's feature of a kind that is worth least when it is scored as at the end; the oldest of several. */
function leastOf(
	game: Game,
	player: PlayerIndex,
	message: 'road' | 'city' | 'monastery'
): readonly Payout[] {
	const all = ownFeatures(game, player, message).map((feature) =>
		payout(asAtTheEnd(game, feature, player, message), partsOf(feature).map(placeOf))
	);
	const least = Math.min(...all.map(({ points }) => points));
	return all.filter(({ points }) => points === least).slice(0, 1);
}

/** Scores a feature for one player as at the end; everybody stays there. */
const asAtTheEnd = (
	game: Game,
	feature: Feature,
	player: PlayerIndex,
	message: MessageName
): FeatureSettlement => ({
	...(feature.kind === 'field'
		? settleFarmFor(game, feature, player)
		: settleFeature(game, feature, 'unfinished', [player])),
	stage: 'features',
	occasion: occasionOf(message),
	rule: ruleOf(message),
	home: []
});

/** 2 points for each pennant of one of the player's cities: a payout for each city that has any. */
const withPennants = (game: Game, player: PlayerIndex): readonly Payout[] =>
	ownFeatures(game, player, 'city').flatMap((city) => {
		const pennants = pennantsOf(city);
		const settlement: FeatureSettlement = {
			...withoutFigures(city),
			stage: 'features',
			occasion: occasionOf('pennants'),
			rule: ruleOf('pennants'),
			pennants,
			awards: [award(player, { pennants: 2 }, { pennants: pennants.length })]
		};
		return pennants.length > 0 ? [payout(settlement, partsOf(city).map(placeOf))] : [];
	});

/** Points for each of the player's followers on features of a kind. */
function each(
	game: Game,
	player: PlayerIndex,
	{ message, kind, counted, points }: Counting
): readonly Payout[] {
	const own = followersOf(game, player).filter(({ feature }) => feature.kind === kind);
	if (own.length === 0) return [];
	const tiles = [
		...new Map(own.map(({ piece: { at } }) => [`${String(at.x)} ${String(at.y)}`, at])).values()
	];
	const awards = [award(player, { [counted]: points }, { [counted]: own.length })];
	const rule = ruleOf(message);
	return [
		payout(
			ofNoFeature({
				...BY_MESSAGE,
				occasion: occasionOf(message),
				rule,
				awards,
				tiles: tiles.map(({ x, y }) => ({ x, y }))
			}),
			[]
		)
	];
}

interface Counting {
	readonly message: MessageName;
	readonly kind: SegmentKind;
	readonly counted: Countable;
	/** Points for each of them. */
	readonly points: number;
}

/**
 * A payout for each of the player's followers: the follower is scored as at the end and goes home, with what accompanied only it.
 */
function followers(game: Game, player: PlayerIndex): readonly Payout[] {
	const found: Payout[] = [];
	for (const { piece, feature } of followersOf(game, player)) {
		if (feature.kind !== 'field' && !isScored(game, feature)) continue;
		if (payoutAt(found, piece.at)) continue;
		const home = [piece, ...leftAlone(game, piece)];
		found.push(payout({ ...asAtTheEnd(game, feature, player, 'follower'), home }, [piece.at]));
	}
	return found;
}

/** 2 points instead of a message. */
export const settleTwo = (player: PlayerIndex): Settlement =>
	ofNoFeature({
		...BY_MESSAGE,
		occasion: occasionOf('two'),
		rule: INSTEAD,
		awards: [award(player, { [MESSAGE]: 2 }, { [MESSAGE]: 1 })]
	});

const BY_MESSAGE = { token: MESSENGER, stage: 'tokens' } as const;
