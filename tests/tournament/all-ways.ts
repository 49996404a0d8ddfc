import type { Met, Entrant } from '../../src/lib/tournament/swiss';
import type { PlayerId, TablePlayers } from '../../src/lib/tournament/tournament';

/* The best way to pair a round, found by looking at all of them: for few players. */

/** What pairing wants least, the worst first. */
interface Badness {
	readonly repeats: number;
	/** Byes of the one who has a bye, before it. */
	readonly byesBefore: number;
	/** How often those who play against each other again did so, besides the first time. */
	readonly timesMore: number;
	/** How many are placed below the one who has a bye. */
	readonly belowBye: number;
	readonly wins: number;
	readonly places: number;
	readonly squares: number;
}

const NOTHING: Badness = {
	repeats: 0,
	byesBefore: 0,
	timesMore: 0,
	belowBye: 0,
	wins: 0,
	places: 0,
	squares: 0
};
const LEVELS = Object.keys(NOTHING) as readonly (keyof Badness)[];

/** More than all tables can have on each level, for up to 20 players. */
const LIMITS: Badness = {
	repeats: 11,
	byesBefore: 32,
	timesMore: 200,
	belowBye: 32,
	wins: 500,
	places: 200,
	squares: 2000
};

/** As one number that is larger the worse it is; wins are counted by halves. */
export const asNumber = (badness: Badness): number =>
	LEVELS.reduce((sum, level) => {
		const times = level === 'wins' ? 2 : 1;
		return sum * times * LIMITS[level] + times * badness[level];
	}, 0);

const plus = (a: Badness, b: Badness): Badness => ({
	repeats: a.repeats + b.repeats,
	byesBefore: a.byesBefore + b.byesBefore,
	timesMore: a.timesMore + b.timesMore,
	belowBye: a.belowBye + b.belowBye,
	wins: a.wins + b.wins,
	places: a.places + b.places,
	squares: a.squares + b.squares
});

function ofPair(entrants: readonly Entrant[], met: Met, a: number, b: number): Badness {
	const [one, other] = [entrants[a], entrants[b]];
	if (!one || !other) throw new Error('Nobody sits there.');
	const times = met(one.player, other.player);
	return {
		...NOTHING,
		repeats: Math.min(1, times),
		timesMore: Math.max(0, times - 1),
		wins: Math.abs(one.wins - other.wins),
		places: b - a,
		squares: (b - a) ** 2
	};
}

const ofBye = (entrants: readonly Entrant[], index: number): Badness => ({
	...NOTHING,
	byesBefore: entrants[index]?.byes ?? 0,
	belowBye: entrants.length - 1 - index
});

/** How bad the tables of a round are. @param entrants best first */
export function badnessOf(
	entrants: readonly Entrant[],
	met: Met,
	tables: readonly TablePlayers[]
): Badness {
	const placeOf = (id: PlayerId): number => entrants.findIndex(({ player }) => player === id);
	return tables.reduce((sum, table) => {
		const [a = 0, b] = table.map(placeOf).sort((one, other) => one - other);
		return plus(sum, b === undefined ? ofBye(entrants, a) : ofPair(entrants, met, a, b));
	}, NOTHING);
}

/** How bad the best way is, as one number. */
export function leastBadness(entrants: readonly Entrant[], met: Met): number {
	const places = [...entrants.keys()];
	const alone = places.map((place) => asNumber(ofBye(entrants, place)));
	const pairs = places.map((a) =>
		places.map((b) => (a < b ? asNumber(ofPair(entrants, met, a, b)) : 0))
	);
	const known = new Map<number, number>([[0, 0]]);
	/** @param left a bit for each who is left @param free somebody has a bye, and nobody had it yet */
	const least = (left: number, first: number, free: boolean): number => {
		const found = known.get(left);
		if (found !== undefined) return found;
		if ((left & (1 << first)) === 0) return least(left, first + 1, free);
		const others = left ^ (1 << first);
		let best = free ? (alone[first] ?? 0) + least(others, first + 1, false) : Infinity;
		for (let other = first + 1; other < entrants.length; other++)
			if (others & (1 << other)) {
				const rest = least(others ^ (1 << other), first + 1, free);
				best = Math.min(best, (pairs[first]?.[other] ?? 0) + rest);
			}
		known.set(left, best);
		return best;
	};
	return least(2 ** entrants.length - 1, 0, entrants.length % 2 === 1);
}
