import { featureAt, tilesAround, type Board } from '../../engine/board';
import { signsOf, tilesOf, type Feature } from '../../engine/feature';
import { isFollower } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Piece, PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { Spot } from '../../engine/spot';
import type { Escape } from './rulings';
import { BESIEGED, isBesieged } from './tiles';

/** A player's figures that may escape: those in unfinished besieged cities with a monastery beside them. */
export const knightsToEscape = (game: Game, player: PlayerIndex): readonly Piece[] =>
	[...game.pieces].filter((piece) => {
		if (piece.player !== player || !isKnight(game, piece)) return false;
		const city = featureAt(game.board, piece.at);
		return city !== undefined && isBesieged(city) && hasWayOut(game, city);
	});

/** True for a follower, and by a ruling also for a figure that stands beside one, such as a builder. */
const isKnight = (game: Game, { kind }: Piece): boolean =>
	isFollower(game, { kind }) ||
	(game.rules.rulings['siegeBuilder'] === 'yes' && game.rules.pieces[kind]?.accompanies === true);

const escapeOf = (rulings: Rulings): Escape => {
	const answer = rulings['siegeEscape'];
	return answer === 'any-tile' || answer === 'none' ? answer : 'siege-tile';
};

/**
 * True if a monastery lies beside a besieged tile of the city, or, by a ruling, beside any of its tiles, whoever stands there.
 */
function hasWayOut({ board, rules }: Game, city: Feature): boolean {
	switch (escapeOf(rules.rulings)) {
		case 'none':
			return false;
		case 'siege-tile':
			return signsOf(city, BESIEGED).some((at) => isByMonastery(board, at));
		case 'any-tile':
			return tilesOf(city).some((tile) => isByMonastery(board, tile));
	}
}

/** True if a monastery, abbey or shrine lies beside a tile, also diagonally. */
const isByMonastery = (board: Board, spot: Spot): boolean =>
	tilesAround(board, spot).some(({ parts }) =>
		parts.some(({ segment }) => segment.kind === 'monastery')
	);
