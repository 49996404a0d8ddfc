import { isRunning, type Game } from '../engine/game';
import type { PlayerIndex } from '../engine/piece';
import type { Verdict } from '../record';
import { bestOf } from '../rules/base/ties';
import { lastTileNumber } from '../rules/base/tile-numbers';
import { largest, type ScorePoint } from './race';

/** The last tile, or the final scoring, changed who won. */
export interface SwingMoment {
	readonly kind: 'swing';
	readonly by: 'tile' | 'final';
	readonly winners: readonly PlayerIndex[];
	/** Who had the most points before, and how many more than the winners. */
	readonly from: readonly PlayerIndex[];
	readonly ahead: number;
	/** What the tile or the final scoring paid each winner; of several, the least. */
	readonly gain: number;
	/** The points of the winners, and of the best of those who led. */
	readonly scores: readonly [won: number, lost: number];
	readonly position: number;
}

/** Several players had the most points at the end. */
export interface TieMoment {
	readonly kind: 'tie';
	readonly players: readonly PlayerIndex[];
	/** By the ruling on ties: all of them, some, or nobody if another game decides. */
	readonly winners: readonly PlayerIndex[];
	readonly points: number;
	readonly position: number;
}

/** The winner was far behind after the first third of the game. */
export interface ComebackMoment {
	readonly kind: 'comeback';
	readonly player: PlayerIndex;
	/** Who led then, and by how many points. */
	readonly leaders: readonly PlayerIndex[];
	readonly behind: number;
	readonly position: number;
}

/** The least points and the least share of the final score by which a winner who comes back was behind. */
const FAR_BEHIND = { points: 10, share: 0.2 };

/** How a game that is over turned; empty for a running one, for one player alone, and if the clock decided it. */
export function turningPoints(
	game: Game,
	race: readonly ScorePoint[],
	{ winners, late }: Pick<Verdict, 'winners' | 'late'>
): readonly (SwingMoment | TieMoment | ComebackMoment)[] {
	if (isRunning(game) || game.players < 2 || late !== undefined) return [];
	const swings = [...swingByTile(race, winners), ...swingByFinal(race, winners)];
	return [
		...swings,
		...tieAtTheEnd(race, winners),
		// A win at the very end is a comeback too: it is told once.
		...(swings.length === 0 ? comeback(game, race, winners) : [])
	];
}

const lastTurnOf = (race: readonly ScorePoint[]): number =>
	Math.max(0, ...race.flatMap(({ turn }) => (turn === 'final' ? [] : [turn])));

/** The last tile took the lead from others, and the new leader won alone. */
function swingByTile(
	race: readonly ScorePoint[],
	winners: readonly PlayerIndex[]
): readonly SwingMoment[] {
	const last = lastTurnOf(race);
	const [before, after] = [
		race.findLast(({ turn }) => turn !== 'final' && turn < last),
		race.findLast(({ turn }) => turn === last)
	];
	const [winner, ...others] = after ? bestOf(after.scores) : [];
	if (!before || !after || winner === undefined || others.length > 0) return [];
	return winners.length === 1 && winners.includes(winner)
		? swing('tile', winners, { before, after }, race)
		: [];
}

/** Those who led after the last tile didn't win; those who had the most after the final scoring did. */
function swingByFinal(
	race: readonly ScorePoint[],
	winners: readonly PlayerIndex[]
): readonly SwingMoment[] {
	const before = race.findLast(({ turn }) => turn !== 'final');
	const after = race.find(({ turn }) => turn === 'final');
	if (!before || !after || winners.length === 0) return [];
	const best = bestOf(after.scores);
	return winners.every((player) => best.includes(player))
		? swing('final', winners, { before, after }, race)
		: [];
}

/** A swing, if none of the winners led before. */
function swing(
	by: SwingMoment['by'],
	winners: readonly PlayerIndex[],
	{ before, after }: Readonly<Record<'before' | 'after', ScorePoint>>,
	race: readonly ScorePoint[]
): readonly SwingMoment[] {
	const from = bestOf(before.scores);
	if (winners.some((player) => from.includes(player))) return [];
	const least = (points: (player: PlayerIndex) => number) => Math.min(...winners.map(points));
	const of = ({ scores }: ScorePoint, player: PlayerIndex): number => scores[player] ?? 0;
	const end = race.at(-1) ?? after;
	return [
		{
			kind: 'swing',
			by,
			winners,
			from,
			position: after.position,
			ahead: Math.max(...before.scores) - Math.max(...winners.map((one) => of(before, one))),
			gain: least((player) => of(after, player) - of(before, player)),
			scores: [least((player) => of(end, player)), Math.max(...from.map((one) => of(end, one)))]
		}
	];
}

function tieAtTheEnd(
	race: readonly ScorePoint[],
	winners: readonly PlayerIndex[]
): readonly TieMoment[] {
	const end = race.at(-1);
	const players = end ? bestOf(end.scores) : [];
	return end && players.length > 1
		? [{ kind: 'tie', players, winners, points: Math.max(...end.scores), position: end.position }]
		: [];
}

function comeback(
	game: Game,
	race: readonly ScorePoint[],
	winners: readonly PlayerIndex[]
): readonly ComebackMoment[] {
	const [player] = winners;
	if (player === undefined || winners.length > 1) return [];
	const behindAt = ({ scores }: ScorePoint): number => Math.max(...scores) - (scores[player] ?? 0);
	const third = lastTileNumber(game) / 3;
	const later = race.filter(({ turn }) => turn !== 'final' && turn > third);
	const worst = largest([...later].reverse(), behindAt);
	const enough = Math.max(FAR_BEHIND.points, FAR_BEHIND.share * (game.scores[player] ?? 0));
	if (!worst || behindAt(worst) < enough) return [];
	const { scores, position } = worst;
	return [{ kind: 'comeback', player, leaders: bestOf(scores), behind: behindAt(worst), position }];
}
