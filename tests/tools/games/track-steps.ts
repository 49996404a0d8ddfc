import { isFollower } from '../../../src/lib/engine/figures';
import type { MutableGame, Outcome } from '../../../src/lib/engine/game';
import { isOfFeature, type Settlement } from '../../../src/lib/engine/ledger';
import type { Piece } from '../../../src/lib/engine/piece';
import { play } from '../../../src/lib/engine/play';
import { markerAt } from '../../../src/lib/engine/track';
import { messageOf } from '../../../src/lib/expansions/messages/effects';
import {
	CARRIED_OUT,
	NO_MESSAGE,
	type Decided,
	type MessengerMoved
} from '../../../src/lib/expansions/messages/events';
import {
	isDecided,
	isMessengerMoved,
	MESSENGER_MOVES,
	TurnOnTrack
} from '../../../src/lib/expansions/messages/figures';
import {
	ROBBED,
	type RobberPlaced,
	type RobberRobbed
} from '../../../src/lib/expansions/robbers/events';
import { isDeclined, isPlaced } from '../../../src/lib/expansions/robbers/placing';
import { ENDED, isLaid, isPointsCorrection } from '../../../src/lib/rules/base/events';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import type { Figure } from './second-features';
import type { Award, Drawn, Step, Which } from './second-steps';

/* What the second implementation of the score track is told while a game is played with ours. */

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** Points that are told before it's known which figure moves them. */
type Open = Writable<Pick<Award, 'points' | 'figure' | 'drawn'>> & { readonly player: number };

const isMessage = ({ occasion }: Settlement): boolean => occasion.startsWith('messages/');
const isRobbed = (event: TableEvent): event is RobberRobbed => event.type === ROBBED;
/** True for points that the second implementation finds by itself. */
const isFound = ({ occasion, kind }: Settlement): boolean =>
	occasion === ROBBED || kind === 'manual';

/** What was there before an event: figures, and where the scoring markers stood. */
interface Before {
	readonly before: readonly Piece[];
	readonly spaces: readonly number[];
}

/** Plays a game with ours, event by event, and writes down the steps. */
export class TrackTeller {
	readonly steps: Step[] = [];
	/** What was scored in the turn, by the outcome that paid it. */
	readonly #scored = new Map<number, readonly Open[]>();
	/** The message drawn last. */
	#drawn: Writable<Drawn> | undefined;

	/** @param given true where messages score what the base game has not: then it's told what they pay. */
	constructor(
		readonly game: MutableGame,
		private readonly given: boolean
	) {}

	/** Plays an event. Throws where it's refused. */
	take(event: TableEvent): void {
		const { game } = this;
		const before = [...game.pieces];
		const spaces = game.scores.map((points) => markerAt(points).space);
		const waited = game.unscored !== undefined;
		if (isLaid(event)) this.#scored.clear();
		if (isMessengerMoved(event)) this.#messengerMoves(event);
		if (isDecided(event)) this.#decide(event);
		const played = play(game, event);
		if (!played.ok) throw new Error(`Refused: ${JSON.stringify([event, played.error])}`);
		this.#tell(event, played.value, { before, spaces });
		const scores = (waited || isLaid(event)) && game.unscored === undefined;
		if (!isDecided(event)) this.#score(event, played.value, { before, scores });
	}

	#tell(event: TableEvent, outcome: Outcome, { before, spaces }: Before): void {
		if (isLaid(event)) {
			const { player, tile, x, y, rotation } = event;
			this.steps.push({ type: 'lay', active: player, id: tile, x, y, rotation });
		}
		this.steps.push(...this.#figures(before));
		for (const one of isLaid(event) ? [...(event.choices ?? [])] : [event]) {
			if (isPlaced(one)) this.steps.push(placing(one, spaces));
			if (isDeclined(one)) this.steps.push({ type: 'robber', player: one.player });
		}
		if (isDecided(event)) this.#payMessage(event, outcome);
		if (isRobbed(event)) this.steps.push({ type: 'rob', owner: event.player, victim: event.from });
		for (const { player, points } of isPointsCorrection(event) ? event.changes : [])
			this.steps.push({ type: 'correct', player, points });
	}

	/** Followers that were put on the table. */
	#figures(before: readonly Piece[]): readonly Step[] {
		return [...this.game.pieces]
			.filter((piece) => !before.includes(piece) && isFollower(this.game, piece))
			.map((piece) => ({ type: 'figure', ...figureOf(piece) }));
	}

	#score(
		{ type }: TableEvent,
		outcome: Outcome,
		{ before, scores }: { readonly before: readonly Piece[]; readonly scores: boolean }
	): void {
		const awards = outcome.settlements
			.filter((one) => !isFound(one))
			.flatMap((one) => one.awards.map(({ player, points }): Open => ({ player, points })));
		const home = this.#gone(before, outcome);
		this.#scored.set(this.game.history.length - 1, awards);
		if (type === ENDED) this.steps.push({ type: 'end', awards });
		else if (scores || awards.length + home.length > 0)
			this.steps.push({ type: 'score', awards, home });
	}

	/** Figures that went home otherwise than from what was completed. */
	#gone(before: readonly Piece[], { settlements }: Outcome): readonly Figure[] {
		const scored = settlements
			.filter(({ occasion }) => occasion === 'completed')
			.flatMap(({ home }) => home);
		return before
			.filter((piece) => !this.game.pieces.has(piece) && !scored.includes(piece))
			.map(figureOf);
	}

	/** Points that ours thinks the scoring marker has moved. */
	#messengerMoves(event: MessengerMoved): void {
		const moved = new TurnOnTrack(this.game).byMarker.find(
			({ player, points }) => player === event.player && points === event.points
		);
		const one = moved && this.#openIn(moved.round, event);
		if (one) one.figure = MESSENGER_MOVES;
	}

	/** Which figure moves the points about which ours has asked. */
	#decide(event: Decided): void {
		const { asked } = new TurnOnTrack(this.game);
		const one = asked && this.#openIn(asked.scoring.round, event);
		if (!one) return;
		one.figure = event.by as Which;
		one.drawn = 'none';
		if (event.type === NO_MESSAGE) return;
		const takes = event.type === CARRIED_OUT ? 'effect' : 'two';
		this.#drawn = one.drawn = { message: messageOf(event.message), takes };
	}

	/** The first points of a player, in what one outcome of the turn paid, about which nothing is known yet. */
	#openIn(round: number, { player, points }: Pick<Decided, 'player' | 'points'>): Open | undefined {
		const since = this.game.turn?.since ?? 0;
		return this.#scored
			.get(since + round)
			?.find((one) => one.player === player && one.points === points && one.figure === undefined);
	}

	/** What a message pays is open again: which figure moves it, and whether it brings another one. */
	#payMessage(event: Decided, { settlements }: Outcome): void {
		const drawn = this.#drawn;
		const paid = settlements.find(isMessage);
		this.#drawn = undefined;
		if (!drawn) return;
		const points = paid?.awards[0]?.points ?? 0;
		const at = event.type === CARRIED_OUT ? event.at : undefined;
		drawn.place = at ?? paid?.home[0]?.at ?? (paid && isOfFeature(paid) ? paid.at : undefined);
		if (this.given) drawn.pays = points;
		const open: Open = Object.assign(drawn, { player: event.player, points });
		this.#scored.set(this.game.history.length - 1, [open]);
	}
}

const figureOf = ({ player, at }: Piece): Figure => ({ player, at });

const placing = ({ player, beside }: RobberPlaced, spaces: readonly number[]): Step => ({
	type: 'robber',
	player,
	space: spaces[beside],
	beside: { player: beside, figure: 0 }
});
