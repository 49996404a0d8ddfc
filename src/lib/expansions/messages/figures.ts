import { tokensOf, type Game, type Outcome } from '../../engine/game';
import type { Award } from '../../engine/ledger';
import type { GameEvent } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { markerAt } from '../../engine/track';
import {
	CARRIED_OUT,
	MESSENGER_MOVED,
	NO_MESSAGE,
	TWO_POINTS,
	type Decided,
	type Drawn,
	type MessengerMoved
} from './events';

/** The second scoring figure, and the token that counts the points which it moved. */
export const MESSENGER = 'messenger';

/** Each player's two scoring figures, as events number them. */
export const MARKER_MOVES = 0;
export const MESSENGER_MOVES = 1;
const FIGURES = [MARKER_MOVES, MESSENGER_MOVES] as const;
export type Figure = (typeof FIGURES)[number];

/** How many points each of a player's two figures has moved: the scoring marker, then the messenger. */
type Moved = [number, number];

export const isMessengerMoved = (event: GameEvent): event is MessengerMoved =>
	event.type === MESSENGER_MOVED;
export const isDrawn = (event: GameEvent): event is Drawn =>
	event.type === TWO_POINTS || event.type === CARRIED_OUT;
export const isDecided = (event: GameEvent): event is Decided =>
	event.type === NO_MESSAGE || isDrawn(event);

/** True if no message is drawn on a space on which somebody else's figure stands. */
const isBlockedByOthers = (rulings: Rulings): boolean => rulings['messageBlocked'] === 'others';

/** How many points a player's messenger moved, as an event says. */
export const movedBy = (event: GameEvent, player: PlayerIndex): number =>
	(isMessengerMoved(event) || (isDecided(event) && event.by === MESSENGER_MOVES)) &&
	event.player === player
		? event.points
		: 0;

/** How many points each of a player's two scoring figures has moved; each stands on the space of its points. */
export function scoringFigures(game: Game, player: PlayerIndex): readonly [number, number] {
	const messenger = tokensOf(game, player, MESSENGER);
	return [(game.scores[player] ?? 0) - messenger, messenger];
}

/** Points of one award, all of which one figure moves. */
export interface Scoring {
	readonly award: Award;
	readonly player: PlayerIndex;
	readonly points: number;
	/** The index of the outcome that paid them, within the turn. */
	readonly outcome: number;
	/**
	 * The index of the outcome whose round it belongs to: a round has what that outcome paid, and what is half of these points.
	 * Of all scorings of a round one brings a message.
	 */
	readonly round: number;
}

/** A number for each of the two figures: how many points each has moved. */
export type MovedPoints = readonly [number, number];

/** An event with what it has paid. */
type Paid = Pick<Outcome, 'event' | 'settlements'>;

/**
 * Returns the figure that moves a scoring unless somebody says otherwise, if it matters to anybody else which one moves;
 * undefined if it doesn't. This depends on where all players' figures stood before the scoring's outcome. `underway` is an
 * outcome that isn't in the game's history yet.
 */
export type Matters = (
	game: Game,
	scoring: Scoring,
	before: readonly MovedPoints[],
	underway?: Paid
) => Figure | undefined;

/** A scoring for which it is asked which figure moves it. */
export interface Asked {
	readonly scoring: Scoring;
	/** The figures that would stop on a dark space. */
	readonly reach: readonly Figure[];
	/** The figure that moves unless somebody says otherwise, if that matters to others. */
	readonly usual: Figure | undefined;
}

/** Every fifth space of the track is dark, from 0 on. */
const EVERY = 5;
const isDark = (space: number): boolean => space % EVERY === 0;

/**
 * The latest turn on the score track. Scorings are moved in the order in which they are listed, but those of a message before
 * what is left of the turn. The scoring marker moves them all, unless players say otherwise.
 */
export class TurnOnTrack {
	readonly #game: Game;
	readonly #player: PlayerIndex | undefined;
	readonly #matters: Matters | undefined;
	readonly #underway: Paid | undefined;
	readonly #moved: Moved[];
	/** Scorings that no figure has moved yet, because it matters which one does. */
	readonly #waiting: Scoring[] = [];
	readonly #drawnIn = new Set<number>();
	readonly #movers = new Map<Award, Figure>();
	readonly #outcomes: readonly Paid[];
	/** What each figure had moved before each outcome of the turn. */
	readonly before: (readonly MovedPoints[])[] = [];
	/** The scorings of all players that the scoring marker moved without a question. */
	readonly byMarker: Scoring[] = [];

	/** @param underway an outcome that isn't in the game's history yet */
	constructor(game: Game, matters?: Matters, underway?: Paid) {
		const { turn, history, players } = game;
		const since = turn?.since ?? history.length;
		const outcomes: readonly Paid[] = [...history.slice(since), ...(underway ? [underway] : [])];
		const before = since >= history.length ? game.scores : history[since - 1]?.scores;
		this.#game = game;
		this.#player = turn?.player;
		this.#matters = matters;
		this.#underway = underway;
		this.#outcomes = outcomes;
		this.#moved = Array.from({ length: players }, (_, player) => {
			const messenger = tokensOf(game, player, MESSENGER) - movedIn(outcomes, player);
			return [(before?.[player] ?? 0) - messenger, messenger];
		});
		for (const [index, outcome] of outcomes.entries()) this.#take(outcome, index);
	}

	/** The scoring for which it is asked which figure moves it; undefined if nothing is asked. */
	get asked(): Asked | undefined {
		const [scoring] = this.#waiting;
		return scoring && { scoring, reach: this.#drawing(scoring), usual: this.#usual(scoring) };
	}

	/** How many points each figure of each player has moved so far. */
	get now(): readonly MovedPoints[] {
		return this.#moved;
	}

	/** The figure that moves an award of the turn; undefined while that is asked. */
	moverOf(award: Award): Figure | undefined {
		return this.#waiting.some((one) => one.award === award)
			? undefined
			: (this.#movers.get(award) ?? MARKER_MOVES);
	}

	#take({ event, settlements }: Paid, outcome: number): void {
		if (isMessengerMoved(event)) this.#switch(event);
		const decided = isDecided(event);
		if (decided) this.#decide(event);
		this.before.push(this.#moved.map(([marker, messenger]) => [marker, messenger]));
		const own: Scoring[] = [];
		const others: Scoring[] = [];
		for (const { kind, awards, gains = [], unscored } of settlements) {
			for (const award of awards) {
				const { player, points } = award;
				if (kind === 'manual' || unscored || points <= 0) this.#move(player, MARKER_MOVES, points);
				else {
					const scoring = { award, player, points, outcome, round: this.#roundOf(award, outcome) };
					(player === this.#player ? own : others).push(scoring);
				}
			}
			for (const { player, token, count } of gains)
				if (token === MESSENGER) this.#pass(player, count);
		}
		const open = others.filter((scoring) => !this.#moveUnasked(scoring));
		const halves = own.filter(({ award }) => award.from !== undefined);
		const whole = own.filter(({ award }) => award.from === undefined);
		if (decided) this.#waiting.unshift(...open, ...whole);
		else this.#waiting.push(...open, ...whole);
		this.#waiting.push(...halves);
		this.#goOn();
	}

	/** An award that is half of somebody's points belongs to the round of these points. */
	#roundOf({ from, halfOf }: Award, outcome: number): number {
		if (from === undefined) return outcome;
		const paid = this.#outcomes
			.slice(0, outcome + 1)
			.findLastIndex(({ settlements }) =>
				settlements.some(({ awards }) =>
					awards.some(({ player, points }) => player === from && points === halfOf)
				)
			);
		return paid < 0 ? outcome : paid;
	}

	#decide({ player, points, by, type }: Decided): void {
		const scoring = this.#waiting.shift();
		this.#settleBefore(player);
		const figure = by === MESSENGER_MOVES ? MESSENGER_MOVES : MARKER_MOVES;
		this.#move(player, figure, points);
		if (scoring) this.#movers.set(scoring.award, figure);
		if (scoring && type !== NO_MESSAGE) this.#drawnIn.add(scoring.round);
	}

	/** Moves the scorings that wait, up to the first for which it matters which figure moves. */
	#goOn(): void {
		for (let [next] = this.#waiting; next && this.#moveUnasked(next); [next] = this.#waiting)
			this.#waiting.shift();
	}

	/** Moves the scoring marker, unless it matters which figure moves. True if it moved. */
	#moveUnasked(scoring: Scoring): boolean {
		if (this.#drawing(scoring).length > 0 || this.#usual(scoring) !== undefined) return false;
		this.#move(scoring.player, MARKER_MOVES, scoring.points);
		this.byMarker.push(scoring);
		return true;
	}

	#usual(scoring: Scoring): Figure | undefined {
		const before = this.before[scoring.outcome] ?? [];
		return this.#matters?.(this.#game, scoring, before, this.#underway);
	}

	/** The figures with which a scoring brings a message. */
	#drawing(scoring: Scoring): readonly Figure[] {
		if (scoring.player !== this.#player || this.#drawnIn.has(scoring.round)) return [];
		return this.#reach(scoring);
	}

	#reach({ player, points }: Scoring): readonly Figure[] {
		const blocks = isBlockedByOthers(this.#game.rules.rulings);
		return FIGURES.filter((figure) => {
			const { space } = markerAt((this.#moved[player]?.[figure] ?? 0) + points);
			return isDark(space) && !(blocks && this.#isTaken(space, player));
		});
	}

	/** True for a space on which somebody else's figure stands. */
	#isTaken(space: number, player: PlayerIndex): boolean {
		return this.#moved.some(
			(moved, other) => other !== player && moved.some((points) => markerAt(points).space === space)
		);
	}

	#switch({ player, points }: MessengerMoved): void {
		const index = this.byMarker.findIndex((one) => one.player === player && one.points === points);
		const [scoring, ...later] = index >= 0 ? this.byMarker.splice(index) : [];
		if (scoring) this.#movers.set(scoring.award, MESSENGER_MOVES);
		this.#settleBefore(player);
		this.#pass(player, points);
		this.#judgeAgain(later);
	}

	/**
	 * What a player says depends on where both figures stand. So which one moved that player's earlier scorings can't be changed
	 * any more.
	 */
	#settleBefore(player: PlayerIndex): void {
		const others = this.byMarker.filter((one) => one.player !== player);
		this.byMarker.splice(0, this.byMarker.length, ...others);
	}

	/** Takes back what the scoring marker moved without a question: from where it stands now it may stop elsewhere. */
	#judgeAgain(scorings: readonly Scoring[]): void {
		for (const { player, points } of scorings) this.#move(player, MARKER_MOVES, -points);
		this.#waiting.unshift(...scorings);
	}

	/** Passes points from the scoring marker to the messenger. */
	#pass(player: PlayerIndex, points: number): void {
		this.#move(player, MARKER_MOVES, -points);
		this.#move(player, MESSENGER_MOVES, points);
	}

	#move(player: PlayerIndex, figure: Figure, points: number): void {
		const moved = this.#moved[player];
		if (moved) moved[figure] += points;
	}
}

/** How many points a player's messenger moved in some outcomes, plus those by which its token was changed otherwise. */
function movedIn(outcomes: readonly Paid[], player: PlayerIndex): number {
	let sum = 0;
	for (const { event, settlements } of outcomes) {
		sum += movedBy(event, player);
		for (const { gains = [] } of settlements)
			for (const gain of gains)
				if (gain.player === player && gain.token === MESSENGER) sum += gain.count;
	}
	return sum;
}

/** True if a player last let a figure move that brought no message, although the other one would have stopped on a dark space. */
export function avoidsMessages(game: Game, player: PlayerIndex): boolean {
	let messenger = tokensOf(game, player, MESSENGER);
	for (const [index, outcome] of [...game.history.entries()].reverse()) {
		const { event } = outcome;
		messenger -= movedIn([outcome], player);
		if (!isDecided(event) || event.player !== player) continue;
		if (isDrawn(event)) return false;
		const { points, by } = event;
		const marker = (game.history[index - 1]?.scores[player] ?? 0) - points - messenger;
		const other = by === MESSENGER_MOVES ? marker : messenger;
		// If the other figure wouldn't have stopped on a dark space, it was only asked which one moved.
		if (isDark(markerAt(other + points).space)) return true;
	}
	return false;
}

/** How many of the points of the latest turn a player's messenger moved. */
export const messengerInTurn = ({ history, turn }: Game, player: PlayerIndex): number =>
	turn === undefined
		? 0
		: history.slice(turn.since).reduce((sum, { event }) => sum + movedBy(event, player), 0);
