import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { markerAt } from '../../engine/track';

/** A scoring figure on the track. */
export interface ScoringFigure {
	readonly player: PlayerIndex;
	/** 0 to 49. */
	readonly space: number;
}

/** The scoring figures of all players as they stand after so many of a game's outcomes. */
export type ScoringFigures = (game: Game, after: number) => readonly ScoringFigure[];

/** One for each player, by seat: it stands where the points are. */
export const oneEach: ScoringFigures = (game, after) =>
	scoresAfter(game, after).map((points, player) => ({ player, space: markerAt(points).space }));

/** Each player's points after so many outcomes. */
function scoresAfter({ history, scores, players }: Game, after: number): readonly number[] {
	if (after >= history.length) return scores;
	return history[after - 1]?.scores ?? Array.from({ length: players }, () => 0);
}

/** Where they stand now. */
export const standing = (game: Game, figures: ScoringFigures): readonly ScoringFigure[] =>
	figures(game, game.history.length);

/** All players but one, clockwise from there. */
export const clockwiseFrom = ({ players }: Game, player: PlayerIndex): readonly PlayerIndex[] =>
	Array.from({ length: players - 1 }, (_, behind) => (player + 1 + behind) % players);
