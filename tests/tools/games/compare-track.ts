import type { Rulings } from '../../../src/lib/engine/rulings';
import { isDeepStrictEqual } from 'node:util';
import { newGame, type Game } from '../../../src/lib/engine/game';
import type { PieceApart } from '../../../src/lib/engine/piece';
import { openQuestions } from '../../../src/lib/engine/question';
import { DRAWN } from '../../../src/lib/expansions/messages/questions';
import { ROBBED } from '../../../src/lib/expansions/robbers/events';
import { PLACING } from '../../../src/lib/expansions/robbers/placing';
import { ROBBER } from '../../../src/lib/expansions/robbers/robbery';
import { isLaid } from '../../../src/lib/rules/base/events';
import {
	EXPANSION_IDS,
	usualRulingsFor,
	type ExpansionId,
	type TableEvent
} from '../../../src/lib/rules/catalogue';
import { randomGameWith, type RandomGame } from './random-game';
import type { Moment, Table } from './second-steps';
import { secondTrack } from './second-track';
import { seededRandom, type SeededRandom } from './seeded-random';
import { spacesIn, TrackTeller } from './track-steps';

/*
 * Random games with The Robbers and The Messages, reckoned by our engine and by the second implementation: after each
 * event, or after each turn where players decide later which figure has moved, both must be the same.
 */

/** With these alone messages score by the base game's tariffs. */
const PLAIN: readonly ExpansionId[] = [
	'robbers',
	'messages',
	'river',
	'abbot',
	'king-and-robber',
	'crop-circles',
	'flying-machines'
];
/** A flock that is driven home pays before the turn is scored, while robbers are placed: the second implementation knows no such pay. */
const LEFT_OUT: readonly ExpansionId[] = ['hills-and-sheep'];
/** Rulings of both, each with its answers. */
const ANSWERS = {
	robbers: ['next', 'every', 'before'],
	robbersAtEnd: ['three', 'rob', 'nothing'],
	robberTiles: ['first', 'later'],
	messageBlocked: ['never', 'others']
} as const;
/** In one turn of so many points are corrected, which brings figures together. */
const CORRECTED = 12;
const MOST_CORRECTED = 7;

/** A random game of 2 to 5 players with robbers or messages, or both, and mostly with others. */
export function trackGame(seed: number): RandomGame {
	const rng = seededRandom(seed);
	const played = rng.pick([['robbers'], ['messages'], ['robbers', 'messages']]);
	const plain = rng.below(2) === 0;
	const expansions = EXPANSION_IDS.filter((id) => !LEFT_OUT.includes(id)).filter(
		(id) =>
			played.includes(id) ||
			(id !== 'robbers' &&
				id !== 'messages' &&
				(!plain || PLAIN.includes(id)) &&
				rng.below(plain ? 2 : 4) === 0)
	);
	const told = Object.entries(ANSWERS).map(
		([id, answers]) => [id, rng.pick<string>(answers)] as const
	);
	const rulings: Rulings = { ...usualRulingsFor(expansions), ...Object.fromEntries(told) };
	return randomGameWith({ expansions, rulings }, 2 + rng.below(4), rng, correction);
}

function correction({ players }: Game, rng: SeededRandom): TableEvent | undefined {
	if (rng.below(CORRECTED) > 0) return undefined;
	const points = (1 + rng.below(MOST_CORRECTED)) * rng.pick([1, -1]);
	const changes = [{ player: rng.below(players), points }];
	return { type: 'base/corrected', changes, reason: 'Miscounted', why: 'mistake' };
}

/** Where both differ first; undefined where they don't. */
interface TrackDifference {
	readonly event: number;
	readonly what: string;
	readonly ours: unknown;
	readonly second: unknown;
}

/** What is compared of a moment. */
interface Seen {
	readonly points: readonly number[];
	readonly spaces: readonly (readonly number[])[];
	readonly robbers: readonly (number | undefined)[];
	readonly offers: readonly (readonly [player: number, spaces: readonly number[]])[];
	readonly choosing: readonly number[];
	readonly problems: readonly string[];
	readonly draws: number | undefined;
}

/** Compares a game. */
export function compareTrack(random: RandomGame): TrackDifference | undefined {
	const { rules, players, first, events, expansions } = random;
	const game = newGame(rules, players, first);
	const given = expansions.some((id) => !PLAIN.includes(id));
	const teller = new TrackTeller(game, given);
	const seen: { readonly steps: number; readonly ours: Seen; readonly event: number }[] = [];
	events.forEach((event, index) => {
		if (isLaid(event) || event.type === 'base/corrected') keep(index);
		teller.take(event);
		if (!expansions.includes('messages') || game.unscored) keep(index + 1);
	});
	keep(events.length);
	const moments = secondTrack(tableOf(random), teller.steps);
	for (const { steps, ours, event } of seen) {
		const moment = moments[steps - 1];
		const second = moment && seenBySecond(moment);
		const robbers = event === events.length && isOver(game) ? ours.robbers : second?.robbers;
		const found = second && robbers && differenceIn(ours, { ...second, robbers }, event);
		if (found) return found;
	}
	const wrong = moments.find(({ problems }) => problems.length > 0);
	return wrong && { event: -1, what: 'problems', ours: [], second: wrong.problems };

	function keep(event: number): void {
		if (seen.at(-1)?.event === event) return;
		seen.push({ steps: teller.steps.length, ours: seenByUs(game), event });
	}
}

function differenceIn(ours: Seen, second: Seen, event: number): TrackDifference | undefined {
	for (const what of Object.keys(ours) as (keyof Seen)[])
		if (!isDeepStrictEqual(ours[what], second[what]))
			return { event, what, ours: ours[what], second: second[what] };
	return undefined;
}

function tableOf({ rules, players }: RandomGame): Table {
	const { rulings } = rules;
	const types = new Map([...rules.tiles.values()].map((type) => [String(type.id), type]));
	const robbers = ANSWERS.robbers.find((one) => one === rulings['robbers']);
	return {
		players,
		segmentsOf: (id) => types.get(id)?.segments ?? [],
		start: rules.start.map(({ type, spot, rotation }) => ({ id: type.id, ...spot, rotation })),
		robbers: rules.modules.has('robbers') ? robbers : undefined,
		robAtEnd: rulings['robbersAtEnd'] === 'rob',
		messages: !rules.modules.has('messages')
			? undefined
			: rulings['messageBlocked'] === 'others'
				? 'blocked'
				: 'never blocked',
		prefer: Array.from({ length: players }, () => 'first' as const),
		atOnce: true,
		ownPennants: true,
		followerAlone: true
	};
}

function seenByUs(game: Game): Seen {
	const { players, apart, scores } = game;
	const asks = openQuestions(game);
	const all = Array.from({ length: players }, (_, player) => player);
	const spaces = spacesIn(game);
	const placing = asks.filter(({ id }) => PLACING.includes(id));
	const choosing = asks.filter(({ id }) => id === ROBBED).map(({ player }) => player);
	return {
		points: scores,
		spaces,
		// Where nobody is robbed in the final scoring it matters no more where they stand, nor while it's chosen whom to rob.
		robbers: all.map((player) => {
			if (isOver(game) || choosing.includes(player)) return undefined;
			const robber = [...apart].find((one) => one.kind === ROBBER && one.player === player);
			return robber && spaceBeside(robber, spaces);
		}),
		offers: placing.map(({ player, choices = [] }) => [player, inOrder(choices)] as const),
		choosing,
		draws: asks.find(({ id }) => id === DRAWN)?.player,
		problems: []
	};
}

const isOver = ({ phase, rules }: Pick<Game, 'phase' | 'rules'>): boolean =>
	phase !== 'playing' && rules.rulings['robbersAtEnd'] !== 'rob';

function spaceBeside(
	{ on }: PieceApart,
	spaces: readonly (readonly number[])[]
): number | undefined {
	const own = on.kind === 'track' ? spaces[on.player] : undefined;
	return own?.[on.kind === 'track' && on.second ? 1 : 0] ?? own?.[0];
}

const inOrder = (choices: readonly { readonly count?: number }[]): readonly number[] =>
	[...new Set(choices.map(({ count = 0 }) => count))].sort((a, b) => a - b);

const seenBySecond = ({ points, spaces, robbers, offers, ...rest }: Moment): Seen => ({
	points,
	spaces,
	robbers: robbers.map((space, player) => (rest.choosing.includes(player) ? undefined : space)),
	offers: offers.map(({ player, spaces: at }) => [player, at] as const),
	choosing: rest.choosing,
	draws: rest.draws,
	problems: rest.problems
});
