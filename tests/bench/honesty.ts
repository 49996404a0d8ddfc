import type { TurnReview } from '../../src/lib/lookahead/review-turn';
import type { Played } from '../lookahead/support';
import { fixedHere, fixedLine } from './fixed';
import { chancesOf } from './honesty-chances';
import {
	championship,
	gameAhead,
	lossToTheEnd,
	markedIn,
	noisyGame,
	reviewed
} from './honesty-marks';

/*
 * How honest a review is: `npm run bench:honesty -- [GAMES] [GAMES FOR CHANCES]`, 20 and 1,500 without them.
 * (a) Of turns that one of two seeds marks, how many do both mark? Games: a final of a championship and plain players with noise;
 * apart from them players with noise who play by the table, as the review does.
 * (b) Of moves that are said to give away 5 points and more, how many lose at least half of what is said, when both moves are
 * continued 300 times to the end with other piles? (c) How often is the player that looks ahead marked itself?
 * (d) and (e) Of what was said to happen with a chance, how much happened? In games that the calibration didn't see.
 */

const games = Number(process.argv[2] ?? 20);
const chanceGames = Number(process.argv[3] ?? 1500);
/** A fifth with fewer cases says little. */
const ENOUGH = 300;

const percent = (part: number, whole: number): string =>
	`${((100 * part) / whole).toFixed(1)} % (${String(part)} of ${String(whole)})`;

/** What two reviews of a game said of one turn. */
interface Twice {
	readonly played: Played;
	readonly at: number;
	readonly turns: readonly TurnReview[];
}

/** The turns of a game that one of two seeds marks. */
function markedTwice(played: Played): Twice[] {
	const reviews = ['one', 'two'].map((seed) => reviewed(played, seed));
	return markedIn(...reviews).map((at) => ({
		played,
		at,
		turns: reviews.flatMap((turns) => turns.get(at) ?? [])
	}));
}

/** True where at least half of what is said is lost when both moves are continued to the end. */
const isHeld = (played: Played, at: number, turn: TurnReview): boolean =>
	lossToTheEnd(played, at, turn) >= turn.loss / 2;

function tellMarks(who: string, all: readonly Played[]): void {
	const began = process.cpuUsage().user;
	const marked = all.flatMap(markedTwice);
	const seconds = (process.cpuUsage().user - began) / 1e6 / 2 / all.length;
	const marks = marked.flatMap(({ turns }) => turns.filter(({ mark }) => mark)).length;
	const both = marked.filter(({ turns }) => turns.every(({ mark }) => mark)).length;
	const great = marked.flatMap(({ played, at, turns }) =>
		turns.filter(({ mark }) => mark === 'gave-away').map((turn) => isHeld(played, at, turn))
	);
	console.log(`${who}, ${String(all.length)} games, ${seconds.toFixed(2)} s each for a review:`);
	console.log(`(a) marked by both seeds ${percent(both, marked.length)}`);
	console.log(`    ${(marks / 2 / all.length).toFixed(2)} marks a game`);
	console.log(`(b) lost to the end ${percent(great.filter(Boolean).length, great.length)}`);
}

function tellAhead(): void {
	const reviews = Array.from({ length: games }, (_, nth) => reviewed(gameAhead(nth), 'one'));
	const turns = reviews.reduce((sum, { size }) => sum + size, 0);
	const marked = reviews.reduce((sum, review) => sum + markedIn(review).length, 0);
	console.log(`(c) the player that looks ahead is marked ${percent(marked, turns)}`);
}

console.log(fixedLine(fixedHere()));
if (games > 0) {
	const nth = Array.from({ length: games }, (_, game) => game);
	const plain = nth.slice(1).map((game) => noisyGame('plain', game));
	tellMarks('A final and plain players', [championship(), ...plain]);
	tellMarks(
		'Players by the table',
		nth.map((game) => noisyGame('table', game))
	);
	tellAhead();
}
if (chanceGames > 0)
	for (const players of [2, 4]) {
		const count = Math.ceil((2 * chanceGames) / players);
		console.log(`${String(count)} games of ${String(players)} players:`);
		chancesOf(players, count, 'honesty').tell(ENOUGH);
	}
