import type { Summary } from '../record';
import type { BoxId } from '../rules/boxes';
import type { ExpansionId } from '../rules/declared';
import { COMPARABLE } from './head-to-head';
import { pointsOf, winnersIn } from './plays';

/** Numbers of the finished games with one box and the same expansions. Solo games don't count. */
interface BoxStatistics {
	readonly box: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly games: number;
	/** Average points of the winners, and of all players. */
	readonly toWin: number;
	readonly average: number;
	/** The most points of anybody. */
	readonly best: number;
}

/** Numbers for each box with at least {@link COMPARABLE} finished games, the most frequent first. */
export function boxStatisticsOf(games: readonly Summary[]): readonly BoxStatistics[] {
	const groups = new Map<string, Summary[]>();
	for (const game of games) {
		if (game.state !== 'closed' || game.players.length < 2) continue;
		const key = [game.box, ...expansionsOf(game)].join();
		groups.set(key, [...(groups.get(key) ?? []), game]);
	}
	return [...groups.values()]
		.filter(({ length }) => length >= COMPARABLE)
		.flatMap(statistics)
		.sort((a, b) => b.games - a.games);
}

const expansionsOf = ({ expansions = [] }: Summary): readonly ExpansionId[] =>
	[...expansions].sort();

function statistics(games: readonly Summary[]): readonly BoxStatistics[] {
	const [first] = games;
	if (!first) return [];
	const all = games.flatMap(({ scores }) => scores);
	// With a tie that another game decides, there is no winner.
	const won = games.flatMap((game) => winnersIn(game).map((seat) => pointsOf(game, seat)));
	return [
		{
			box: first.box,
			expansions: expansionsOf(first),
			games: games.length,
			toWin: mean(won),
			average: mean(all),
			best: Math.max(...all)
		}
	];
}

/** The average; NaN of nothing. */
const mean = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;
