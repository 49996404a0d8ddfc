import { featureAt, tileAt } from '../../../engine/board';
import {
	isCompleted,
	pennantsOf,
	sidesOf,
	signsOf,
	tileCount,
	type Feature
} from '../../../engine/feature';
import { compareStrength } from '../../../engine/figures';
import type { Game } from '../../../engine/game';
import type { HeldToken } from '../../../engine/ledger';
import type { Place } from '../../../engine/spot';
import { countIn } from '../settle';
import { titlesIn } from '../titles';
import { citiesNear } from './cities';
import { openEnds } from './open';
import { settlementsFor, finalSettlements, ruleFor } from './payments';
import type { LinkShown, Proof } from './types';

export * from './types';
export { farmStandings, type FarmStanding } from './farm-standings';
export { pathsBetween } from './paths';
export { sumByTile, type TileSum } from './tile-sum';

/** The proof of the feature at a place; undefined if there is none. */
export function proofOf(game: Game, place: Place): Proof | undefined {
	const feature = featureAt(game.board, place);
	if (!feature) return undefined;
	const paid = settlementsFor(game, feature);
	const ifEndedNow = finalSettlements(game, feature, paid);
	return {
		feature,
		completed: isCompleted(feature),
		tiles: countIn(game, feature).tiles,
		pennants: pennantsOf(feature),
		tokens: isCompleted(feature)
			? []
			: [...tokensToWin(game, feature), ...titlesToWin(game, feature)],
		figures: feature.pieces,
		compared: compareStrength(game, [feature]),
		paid,
		ifEndedNow,
		open: openEnds(game.board, feature),
		links: linksOf(game, feature),
		cities: citiesNear(game.board, feature),
		rule: ruleFor(game, feature, [...paid, ...ifEndedNow])
	};
}

/** What lies on tiles and joins segments of a feature, by the tiles that were laid first. */
function linksOf({ board }: Game, feature: Feature): readonly LinkShown[] {
	return board.links
		.filter(({ one }) => featureAt(board, one) === feature)
		.flatMap(({ token, one, other }) => {
			const [tile, second] = [tileAt(board, one), tileAt(board, other)];
			if (!tile || !second) return [];
			const sides = [...sidesOf(tile, one.segment), ...sidesOf(second, other.segment)];
			return [{ token, spot: tile.spot, sides, ...(second !== tile && { to: second.spot }) }];
		});
}

/** The tokens that a feature's signs give: one for each sign with the name of a token. */
const tokensToWin = ({ rules }: Game, feature: Feature): readonly HeldToken[] =>
	rules.tokens
		.map((token) => ({ token, count: signsOf(feature, token).length, most: false }))
		.filter(({ count }) => count > 0);

/** The titles that a feature takes when it is completed, because it is already large enough. */
const titlesToWin = (game: Game, feature: Feature): readonly HeldToken[] =>
	titlesIn(game)
		.filter(
			({ title, mark }) => title.kind === feature.kind && tileCount(feature) > (mark?.size ?? 0)
		)
		.map(({ title }) => ({ token: title.token, count: 1, most: false }));
