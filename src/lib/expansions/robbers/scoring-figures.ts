import type { Game } from '../../engine/game';
import type { Award, Settlement } from '../../engine/ledger';
import type { GameEvent } from '../../engine/module';
import type { BesideFigure, PlayerIndex } from '../../engine/piece';
import { markerAt } from '../../engine/track';

/** A scoring figure on the track. */
export interface ScoringFigure extends BesideFigure {
	/** 0 to 49. */
	readonly space: number;
}

/** The scoring figures of a game, in its latest turn. */
export interface Track {
	/** All of them as they stand after so many of the game's outcomes. */
	standing(after: number): readonly ScoringFigure[];
	/** Whether it's the second figure of its player that moves an award; undefined while that is asked. */
	isMovedBySecond(award: Award): boolean | undefined;
}

/** An event with what it has paid so far, which isn't in the history yet. */
export interface Underway {
	readonly event: GameEvent;
	readonly settlements: readonly Settlement[];
}

/** Where the scoring figures of a game stand, and who moves what. */
export type TrackOf = (game: Game, underway?: Underway) => Track;

/** One figure for each player, by seat: it stands on the space of the player's points. */
export const oneEach: TrackOf = (game) => ({
	standing: (after) =>
		scoresAfter(game, after).map((points, player) => ({ player, space: markerAt(points).space })),
	isMovedBySecond: () => false
});

/** Each player's points after so many outcomes. */
function scoresAfter({ history, scores, players }: Game, after: number): readonly number[] {
	if (after >= history.length) return scores;
	return history[after - 1]?.scores ?? Array.from({ length: players }, () => 0);
}

/** Where the scoring figures stand now. */
export const standingNow = (game: Game, trackOf: TrackOf): readonly ScoringFigure[] =>
	trackOf(game).standing(game.history.length);

/** True for the same figure of the same player. */
export const isSameFigure = (a: BesideFigure, b: BesideFigure): boolean =>
	a.player === b.player && a.second === b.second;

/** All players but one, clockwise from there. */
export const clockwiseFrom = ({ players }: Game, player: PlayerIndex): readonly PlayerIndex[] =>
	Array.from({ length: players - 1 }, (_, behind) => (player + 1 + behind) % players);
