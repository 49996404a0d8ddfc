import type { PlayerColour } from '../engine/colours';
import type { PlayerIndex } from '../engine/piece';
import type { Points, Source, Summary } from '../record';
import type { Person, PersonKey } from '../record/people';
import { SOURCE_IDS } from '../rules/facts';
import type { BoxId } from '../rules/boxes';
import { rivalsOf, type Rival } from './rivals';
import { personLookup, type PersonRef } from './people';
import { playsIn, type Play } from './plays';

/** Totals of some plays. */
interface Count {
	readonly games: number;
	/** Wins, shared ones included. */
	readonly wins: number;
	/** Sum of their points. */
	readonly points: number;
}

/** Statistics of a person's finished games. Solo games have no winner and are listed separately. */
export interface Statistics extends PersonRef, Count {
	/** The colour they played most, the latest of several. */
	readonly colour: PlayerColour;
	/** When they finished their latest game, solo ones included, in ms since 1970 UTC. */
	readonly last: number;
	/** Games with others, the latest first. */
	readonly plays: readonly Play[];
	/** Number of shared wins. */
	readonly shared: number;
	/** The game with the most points, the first of several; absent without games with others. */
	readonly best?: Play;
	/** The longest streak of wins, and the current one. */
	readonly longestStreak: number;
	readonly streak: number;
	/** Points by source in the games counted. */
	readonly sources: Points;
	/** Number of games counted: older summaries have no points by source. */
	readonly counted: number;
	/** The most points for one feature. */
	readonly largest: number;
	/** Playing time in ms, without breaks. */
	readonly duration: number;
	/** Whom they played with, the most frequent first. */
	readonly rivals: readonly Rival[];
	readonly boxes: readonly (Count & { readonly box: BoxId })[];
	/** Solo games, the latest first. */
	readonly solo: readonly Play[];
}

/**
 * Statistics of everybody who has played here, the most games first. Only finished games count; existing tables count
 * like any other. Two seats with one name count as two games, not against each other.
 * @param nobody keys of default names, which are no person's
 */
export function statisticsOf(
	summaries: readonly Summary[],
	people: readonly Person[],
	nobody: ReadonlySet<PersonKey> = new Set()
): readonly Statistics[] {
	const who = personLookup(people);
	const plays = summaries.flatMap((game) => playsIn(game, who, nobody));
	const names = new Map(people.map(({ id, name }) => [id, name]));
	const byPerson = groupPlays(
		plays.sort((a, b) => b.at - a.at),
		({ who }) => who.id
	);
	// Somebody who was never renamed has the spelling of their latest game.
	for (const [id, [last]] of byPerson) names.set(id, names.get(id) ?? last?.who.name ?? id);
	return [...byPerson]
		.map(([id, theirs]) => statistics({ id, name: names.get(id) ?? id }, theirs, names))
		.sort((a, b) => b.games - a.games || b.solo.length - a.solo.length || byName(a, b));
}

/** Plays grouped by what they have in common, in order of first appearance. */
function groupPlays<Key>(
	plays: readonly Play[],
	keyOf: (play: Play) => Key
): ReadonlyMap<Key, readonly Play[]> {
	const groups = new Map<Key, Play[]>();
	for (const play of plays) {
		const group = groups.get(keyOf(play));
		if (group) group.push(play);
		else groups.set(keyOf(play), [play]);
	}
	return groups;
}

const byName = (a: PersonRef, b: PersonRef): number => a.name.localeCompare(b.name);

function statistics(
	somebody: PersonRef,
	all: readonly Play[],
	names: ReadonlyMap<PersonKey, string>
): Statistics {
	const plays = all.filter(({ alone }) => !alone);
	const counted = plays.flatMap(({ game, seat }) => readTally(game, seat));
	const best = bestOf(plays);
	return {
		...somebody,
		...countOf(plays),
		colour: colourOf(all),
		last: all[0]?.at ?? 0,
		plays,
		shared: plays.filter(({ shared }) => shared).length,
		...(best && { best }),
		...streaksOf(plays),
		sources: sumOf(counted.map(({ points }) => points)),
		counted: counted.length,
		largest: Math.max(0, ...counted.map(({ largest }) => largest)),
		duration: counted.reduce((sum, { duration }) => sum + duration, 0),
		rivals: rivalsOf(plays, names),
		boxes: byBox(plays),
		solo: all.filter(({ alone }) => alone)
	};
}

/** Totals of some plays. */
const countOf = (plays: readonly Play[]): Count => ({
	games: plays.length,
	wins: plays.filter(({ won }) => won).length,
	points: plays.reduce((sum, { points }) => sum + points, 0)
});

/** @param plays the latest first */
function colourOf(plays: readonly Play[]): PlayerColour {
	const played = groupPlays(plays, ({ game, seat }) => game.players[seat]?.colour ?? 'grey');
	const [[colour] = ['grey' as const]] = [...played].sort(([, a], [, b]) => b.length - a.length);
	return colour;
}

function readTally({ tally }: Summary, seat: PlayerIndex) {
	const points = tally?.points[seat];
	return tally && points
		? [{ points, largest: tally.largest[seat] ?? 0, duration: tally.duration }]
		: [];
}

/** The play with the most points, the first of several. */
const bestOf = (plays: readonly Play[]): Play | undefined =>
	plays.reduce<Play | undefined>(
		(best, play) => (best && best.points > play.points ? best : play),
		undefined
	);

/** @param plays the latest first */
function streaksOf(plays: readonly Play[]): {
	readonly streak: number;
	readonly longestStreak: number;
} {
	const lost = plays.findIndex(({ won }) => !won);
	let longestStreak = 0;
	let streak = 0;
	for (const { won } of plays) {
		streak = won ? streak + 1 : 0;
		longestStreak = Math.max(longestStreak, streak);
	}
	return { streak: lost < 0 ? plays.length : lost, longestStreak };
}

function sumOf(rows: readonly Points[]): Points {
	const sums: Record<Source, number> = {};
	for (const streak of rows)
		for (const [source, points] of entriesOf(streak)) sums[source] = (sums[source] ?? 0) + points;
	return sums;
}

/** Points by source as pairs. */
const entriesOf = (streak: Points): readonly (readonly [Source, number])[] =>
	SOURCE_IDS.flatMap((source) => {
		const points = streak[source];
		return points === undefined ? [] : [[source, points] as const];
	});

function byBox(plays: readonly Play[]): Statistics['boxes'] {
	const boxes = groupPlays(plays, ({ game }) => game.box);
	return [...boxes]
		.map(([box, theirs]) => ({ box, ...countOf(theirs) }))
		.sort((a, b) => b.games - a.games);
}
