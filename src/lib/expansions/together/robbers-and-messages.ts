import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { markerAt } from '../../engine/track';
import type { InterplayRules } from '../../rules/base/expansion';
import {
	MARKER_MOVES,
	MESSENGER_MOVES,
	scoringFigures,
	TurnOnTrack,
	type Figure,
	type MovedPoints,
	type Scoring
} from '../messages/figures';
import { messagesWith } from '../messages/messages';
import { robbersWith } from '../robbers/robbers';
import { robbersAfter, spaceOf } from '../robbers/robbery';
import type { ScoringFigure, TrackOf, Underway } from '../robbers/scoring-figures';

const isOver = ({ phase }: Pick<Game, 'phase'>): boolean => phase === 'ended' || phase === 'closed';

/** Both scoring figures of a player; once the game is over only one is left. */
function figuresOf(
	{ phase }: Game,
	player: PlayerIndex,
	[marker, messenger]: MovedPoints
): readonly ScoringFigure[] {
	const spaceAt = (points: number): number => markerAt(points).space;
	if (isOver({ phase })) return [{ player, space: spaceAt(marker + messenger) }];
	return [
		{ player, space: spaceAt(marker) },
		{ player, second: true, space: spaceAt(messenger) }
	];
}

const NOTHING_MOVED: MovedPoints = [0, 0];

const allFigures = (game: Game, moved: readonly MovedPoints[]): readonly ScoringFigure[] =>
	moved.flatMap((both, player) => figuresOf(game, player, both));

/** Two figures for each player. Which one moves an award is known once its player has said so. */
const twoEach: TrackOf = (game, underway) => {
	const turn = new TurnOnTrack(game, matters, underway);
	const since = game.turn?.since ?? 0;
	return {
		standing: (after) =>
			allFigures(
				game,
				turn.before[after - since] ?? game.scores.map((_, player) => scoringFigures(game, player))
			),
		isMovedBySecond: (award) => {
			if (isOver(game)) return false;
			const mover = turn.moverOf(award);
			return mover === undefined ? undefined : mover === MESSENGER_MOVES;
		}
	};
};

/**
 * It matters which figure moves points if somebody else's robber stands beside one of the two: it robs only that one, and goes
 * along only with one that moves by robbing. Unless somebody says otherwise, a figure without a robber moves.
 */
export function matters(
	game: Game,
	scoring: Scoring,
	before: readonly MovedPoints[],
	underway?: Underway
): Figure | undefined {
	const { player, outcome, award } = scoring;
	const robbers = robbersAfter(game, (game.turn?.since ?? 0) + outcome, underway).filter(
		(robber) => robber.player !== player
	);
	if (robbers.length === 0) return undefined;
	const figures = (of: PlayerIndex) => figuresOf(game, of, before[of] ?? NOTHING_MOVED);
	const own = figures(player);
	const together = new Set(own.map(({ space }) => space)).size === 1;
	const beside = robbers
		.map((robber) => ({ robber, space: spaceOf(robber, figures(robber.on.player)) }))
		.filter(({ space }) => own.some((one) => one.space === space));
	const asked = beside.some(({ robber }) =>
		award.from === undefined ? !together : together || robber.on.player !== player
	);
	if (!asked) return undefined;
	const free = own.find((one) => !beside.some(({ space }) => space === one.space));
	return free?.second ? MESSENGER_MOVES : MARKER_MOVES;
}

/** The Robbers with The Messages: a robber stands beside one of a player's two figures, and takes half of what that one scores. */
export const ROBBERS_AND_MESSAGES_RULES: InterplayRules = {
	counts: () => ({}),
	modules: () => [robbersWith(twoEach), messagesWith(matters)]
};
