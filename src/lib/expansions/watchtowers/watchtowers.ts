import { tileAt, tilesAround } from '../../engine/board';
import type { Feature, LaidTile } from '../../engine/feature';
import { followersOn, isFollower } from '../../engine/figures';
import type { Game } from '../../engine/game';
import { award, type Countable, type Occasion, type Settlement } from '../../engine/ledger';
import type { RuleModule } from '../../engine/module';
import type { Piece } from '../../engine/piece';
import type { SegmentKind } from '../../engine/tile';
import type { BaseCountable } from '../../rules/base/codes';
import { completedIn, withoutFigures } from '../../rules/base/settle';
import { countedFrom, type Counted } from './tiles';

/** Why a tower pays: a road or city with a follower on its tile was completed. */
const SEEN: Occasion = 'watchtowers/seen';

/** What is counted around a tower, as sums name it, and the points for each. */
const PAID: Readonly<Record<Counted, { readonly of: Countable; readonly each: number }>> = {
	followers: { of: 'watchtowers/followers', each: 2 },
	pennants: { of: 'pennants' satisfies BaseCountable, each: 2 },
	roads: { of: 'watchtowers/roads', each: 1 },
	monasteries: { of: 'watchtowers/monasteries', each: 3 },
	cities: { of: 'watchtowers/cities', each: 1 }
};

/** Watchtowers: a follower of a completed road or city pays its owner for what its tower sees. */
export const watchtowers: RuleModule = {
	id: 'watchtowers',
	codes: {
		occasions: [SEEN],
		countables: [
			'watchtowers/followers',
			'watchtowers/roads',
			'watchtowers/monasteries',
			'watchtowers/cities'
		]
	},
	settle: (change) =>
		completedIn(change)
			.filter(isRoadOrCity)
			.flatMap((feature) => feature.pieces.flatMap((piece) => seenBy(change.game, feature, piece)))
};

const isRoadOrCity = ({ kind }: Feature): boolean => kind === 'road' || kind === 'city';

/** What the tower on a follower's tile pays; nothing without a tower, or where it sees nothing. */
function seenBy(game: Game, feature: Feature, piece: Piece): readonly Settlement[] {
	const own = tileAt(game.board, piece.at);
	const counted = own && countedFrom(own.type);
	if (!counted || !isFollower(game, piece)) return [];
	const tiles = [own, ...tilesAround(game.board, own)];
	const { of, each } = PAID[counted];
	const count = COUNT[counted](game, tiles);
	if (count === 0) return [];
	return [
		{
			...withoutFigures(
				feature,
				tiles.map(({ spot }) => spot)
			),
			stage: 'before',
			occasion: SEEN,
			rule: 'WATCHTOWER-3',
			awards: [award(piece.player, { [of]: each }, { [of]: count })]
		}
	];
}

const COUNT: Readonly<Record<Counted, (game: Game, tiles: readonly LaidTile[]) => number>> = {
	followers: (game, tiles) => followersOn(game, tiles).length,
	pennants: (_, tiles) => tiles.reduce((sum, tile) => sum + pennantsOn(tile), 0),
	roads: (_, tiles) => tilesWith('road', tiles),
	monasteries: (_, tiles) => tilesWith('monastery', tiles),
	cities: (_, tiles) => tilesWith('city', tiles)
};

const pennantsOn = ({ type }: LaidTile): number =>
	type.segments.reduce((sum, one) => sum + (one.shape === 'area' ? one.pennants : 0), 0);

/** How many tiles show such a segment. No tile has two monasteries. */
const tilesWith = (kind: SegmentKind, tiles: readonly LaidTile[]): number =>
	tiles.filter(({ type }) => type.segments.some((one) => one.kind === kind)).length;
