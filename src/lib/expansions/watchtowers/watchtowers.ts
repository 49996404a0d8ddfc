import { tileAt, tilesAround } from '../../engine/board';
import { featureOf, type Feature, type LaidTile } from '../../engine/feature';
import { followersOnTiles, isFollower } from '../../engine/figures';
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

/** What a tower counts around it. */
interface Tower {
	/** Its name in sums. */
	readonly of: Countable;
	/** Points for each. */
	readonly each: number;
	readonly count: (tiles: readonly LaidTile[], game: Game) => number;
}

const PENNANTS: BaseCountable = 'pennants';

const TOWERS: Readonly<Record<Counted, Tower>> = {
	followers: {
		of: 'watchtowers/followers',
		each: 2,
		count: (tiles, game) => followersOnTiles(game, tiles).length
	},
	pennants: {
		of: PENNANTS,
		each: 2,
		count: (tiles) => tiles.reduce((sum, tile) => sum + pennantsOn(tile), 0)
	},
	roads: { of: 'watchtowers/roads', each: 1, count: tilesWith('road') },
	monasteries: { of: 'watchtowers/monasteries', each: 3, count: tilesWith('monastery') },
	cities: { of: 'watchtowers/cities', each: 1, count: tilesWith('city') }
};

/** Watchtowers: a follower of a completed road or city pays its owner for what its tower sees. */
export const watchtowers: RuleModule = {
	id: 'watchtowers',
	codes: {
		occasions: [SEEN],
		countables: Object.values(TOWERS).flatMap(({ of }) => (of === PENNANTS ? [] : [of]))
	},
	settle: (change) =>
		completedIn(change)
			.filter(isRoadOrCity)
			.flatMap((feature) => feature.pieces.flatMap((piece) => seenBy(change.game, feature, piece)))
};

const isRoadOrCity = ({ kind }: Feature): boolean => kind === 'road' || kind === 'city';

/** What the tower on a follower's tile pays; nothing if there is no tower, or if it sees nothing. */
function seenBy(game: Game, feature: Feature, piece: Piece): readonly Settlement[] {
	const own = tileAt(game.board, piece.at);
	const counted = own && countedFrom(own.type);
	if (!counted || !isFollower(game, piece)) return [];
	const tiles = [own, ...tilesAround(game.board, own)];
	const { of, each, count } = TOWERS[counted];
	const seen = count(tiles, game);
	if (seen === 0) return [];
	return [
		{
			...withoutFigures(
				feature,
				tiles.map(({ spot }) => spot)
			),
			stage: 'before',
			occasion: SEEN,
			rule: 'WATCHTOWER-3',
			awards: [award(piece.player, { [of]: each }, { [of]: seen })]
		}
	];
}

const pennantsOn = ({ type }: LaidTile): number =>
	type.segments.reduce((sum, one) => sum + (one.shape === 'area' ? one.pennants : 0), 0);

/** Counts the tiles that now have a feature of a kind. No tile has two monasteries. */
function tilesWith(kind: SegmentKind): Tower['count'] {
	return (tiles) =>
		tiles.filter(({ parts }) => parts.some((part) => featureOf(part).kind === kind)).length;
}
