import type { PlayerIndex } from '../engine/piece';
import type { Summary } from '../record';
import type { PersonKey } from '../record/people';
import type { BoxId } from '../rules/boxes';
import { pointsOf, type Play } from './plays';
import { placesBetween } from './rivals';

/** How a person finished against another in one game. */
export interface Meeting {
	readonly game: Summary;
	/** When the last tile was laid, in ms since 1970 UTC. */
	readonly at: number;
	/** Points of the person, and of the other. */
	readonly own: number;
	readonly other: number;
	/** Above 0 if the person finished before the other, below 0 if after them, 0 for a tie. */
	readonly ahead: number;
}

/** Totals of some meetings. */
interface Balance {
	readonly games: number;
	/** How often the person finished before the other. */
	readonly ahead: number;
	/** How often they tied. */
	readonly level: number;
}

/** Two people who met more than once; from the first one's side. */
export interface HeadToHead extends Balance {
	/** The latest first. */
	readonly meetings: readonly Meeting[];
	/** Sums of their points. */
	readonly own: number;
	readonly other: number;
	/** The meeting in which the person was furthest ahead, and the one in which the other was; absent if they never were. */
	readonly best?: Meeting;
	readonly worst?: Meeting;
	/** How often in a row, up to the latest game, the same one of them was ahead: above 0 the person, below 0 the other. */
	readonly run: number;
	readonly boxes: readonly (Balance & { readonly box: BoxId })[];
}

/** Fewest games that are worth comparing. */
export const COMPARABLE = 2;

/**
 * A person's games with another. Each seat of the other is a meeting. Undefined for fewer than {@link COMPARABLE}.
 * @param plays of the person, the latest first
 */
export function headToHead(plays: readonly Play[], rival: PersonKey): HeadToHead | undefined {
	const meetings = plays.flatMap((play) => meetingsIn(play, rival));
	if (meetings.length < COMPARABLE) return undefined;
	const best = furthest(meetings, (one) => one.own - one.other);
	const worst = furthest(meetings, (one) => one.other - one.own);
	return {
		...balanceOf(meetings),
		meetings,
		own: sumOf(meetings, ({ own }) => own),
		other: sumOf(meetings, ({ other }) => other),
		...(best && { best }),
		...(worst && { worst }),
		run: runOf(meetings),
		boxes: byBox(meetings)
	};
}

const meetingsIn = (play: Play, rival: PersonKey): readonly Meeting[] =>
	play.who.id === rival
		? []
		: play.seated.flatMap((id, seat) => (id === rival ? [meetingOf(play, seat)] : []));

const meetingOf = (play: Play, seat: PlayerIndex): Meeting => ({
	game: play.game,
	at: play.at,
	own: play.points,
	other: pointsOf(play.game, seat),
	ahead: placesBetween(play, seat)
});

const balanceOf = (meetings: readonly Meeting[]): Balance => ({
	games: meetings.length,
	ahead: meetings.filter(({ ahead }) => ahead > 0).length,
	level: meetings.filter(({ ahead }) => ahead === 0).length
});

const sumOf = (meetings: readonly Meeting[], points: (one: Meeting) => number): number =>
	meetings.reduce((sum, one) => sum + points(one), 0);

/** The meeting with the largest lead, the latest of several; undefined without one. */
const furthest = (
	meetings: readonly Meeting[],
	lead: (one: Meeting) => number
): Meeting | undefined =>
	meetings.reduce<Meeting | undefined>(
		(most, one) => (lead(one) > (most ? lead(most) : 0) ? one : most),
		undefined
	);

function runOf(meetings: readonly Meeting[]): number {
	const side = Math.sign(meetings[0]?.ahead ?? 0);
	if (side === 0) return 0;
	const end = meetings.findIndex(({ ahead }) => Math.sign(ahead) !== side);
	return side * (end < 0 ? meetings.length : end);
}

/** The boxes that they met with, the most frequent first. */
function byBox(meetings: readonly Meeting[]): HeadToHead['boxes'] {
	const boxes = [...new Set(meetings.map(({ game }) => game.box))];
	return boxes
		.map((box) => ({ box, ...balanceOf(meetings.filter(({ game }) => game.box === box)) }))
		.sort((a, b) => b.games - a.games);
}
