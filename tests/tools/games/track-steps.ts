import { isFollower } from '../../../src/lib/engine/figures';
import type { Game, MutableGame, Outcome } from '../../../src/lib/engine/game';
import {
	isOfFeature,
	type Award as LedgerAward,
	type Settlement
} from '../../../src/lib/engine/ledger';
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
	scoringFigures,
	TurnOnTrack
} from '../../../src/lib/expansions/messages/figures';
import {
	ROBBED,
	type RobberPlaced,
	type RobberRobbed
} from '../../../src/lib/expansions/robbers/events';
import { matters } from '../../../src/lib/expansions/together/robbers-and-messages';
import { isDeclined, isPlaced } from '../../../src/lib/expansions/robbers/placing';
import { ENDED, isLaid, isPointsCorrection } from '../../../src/lib/rules/base/events';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import type { Figure } from './second-features';
import type { Award, Drawn, Rob, Step, Which } from './second-steps';

/* What the second implementation of the score track is told while a game is played with ours. */

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** Points that are told before it's known which figure moves them. */
type Open = Writable<Pick<Award, 'points' | 'figure' | 'drawn'>> & { readonly player: number };
/** The same for points by robbing. */
type OpenRob = Open & Writable<Rob>;

/** What an outcome paid. */
interface Scored {
	readonly paid: readonly Settlement[];
	readonly robs: OpenRob[];
}

const isMessage = ({ occasion }: Settlement): boolean => occasion.startsWith('messages/');
const isRobbed = (event: TableEvent): event is RobberRobbed => event.type === ROBBED;
/** True for points that the second implementation finds by itself, or that nobody scores. */
const isFound = ({ occasion, kind, unscored }: Settlement): boolean =>
	occasion === ROBBED || kind === 'manual' || unscored === true;

/** What was there before an event: figures, and where the scoring markers stood. */
interface Before {
	readonly before: readonly Piece[];
	readonly spaces: readonly (readonly number[])[];
}

/** Plays a game with ours, event by event, and writes down the steps. */
export class TrackTeller {
	readonly steps: Step[] = [];
	/** What was scored in the turn, one for each scoring. */
	#scored: Scored[] = [];
	/** Each of them by its award. */
	readonly #open = new Map<LedgerAward, Open>();
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
		const spaces = spacesIn(game);
		const waited = game.unscored !== undefined;
		if (isLaid(event)) this.#scored = [];
		if (isLaid(event)) this.#open.clear();
		if (isMessengerMoved(event)) this.#messengerMoves(event);
		if (isDecided(event)) this.#decide(event);
		const played = play(game, event);
		if (!played.ok) throw new Error(`Refused: ${JSON.stringify([event, played.error])}`);
		this.#tell(event, played.value, { before, spaces });
		const scores = (waited || isLaid(event)) && game.unscored === undefined;
		if (!isDecided(event)) this.#score(event, played.value, { before, scores });
		this.#takeRobberies(event, played.value);
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
		for (const { player, points } of unscoredBy(event, outcome))
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
		const paid = outcome.settlements.filter((one) => !isFound(one));
		const awards = paid.flatMap((one) => one.awards.map((award) => this.#opened(award)));
		const home = this.#gone(before, outcome);
		const robs: OpenRob[] = [];
		this.#scored.push({ paid, robs });
		if (type === ENDED) this.steps.push({ type: 'end', awards });
		// What goes home before the turn is scored leaves open where robbers go.
		else if (scores || (!this.game.unscored && awards.length + home.length > 0))
			this.steps.push({ type: 'score', awards, home, robs });
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
		const moved = turnIn(this.game).byMarker.find(
			({ player, points }) => player === event.player && points === event.points
		);
		const one = moved && this.#open.get(moved.award);
		if (one) one.figure = MESSENGER_MOVES;
	}

	/** Which figure moves the points about which ours has asked. */
	#decide(event: Decided): void {
		const { asked } = turnIn(this.game);
		const one = asked && this.#open.get(asked.scoring.award);
		if (!one) return;
		one.figure = event.by as Which;
		if (asked.reach.length > 0) one.drawn = 'none';
		if (event.type === NO_MESSAGE) return;
		const takes = event.type === CARRIED_OUT ? 'effect' : 'two';
		this.#drawn = one.drawn = { message: messageOf(event.message), takes };
	}

	#opened(award: LedgerAward): Open {
		const { player, points } = award;
		const open: Open = { player, points };
		this.#open.set(award, open);
		return open;
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
		for (const award of paid?.awards ?? []) this.#open.set(award, open);
		const robs: OpenRob[] = [];
		drawn.robs = robs;
		this.#scored.push({ paid: paid ? [paid] : [], robs });
	}

	/** Tells which figures of robbers' owners will move, with the points that they took half of. */
	#takeRobberies(event: TableEvent, { settlements }: Outcome): void {
		for (const robbery of settlements)
			if (robbery.occasion === ROBBED)
				for (const award of robbery.awards)
					this.#open.set(award, this.#robbery(event, award, robbery));
	}

	/** It shows the very tiles of what was robbed, of which others may have paid as much. */
	#robbery(
		event: TableEvent,
		{ player, points, from = player, halfOf }: LedgerAward,
		{ tiles }: Settlement
	): OpenRob {
		const rob: OpenRob = { owner: player, player, points };
		if (isRobbed(event))
			this.steps.push(Object.assign(rob, { type: 'rob' as const, victim: from }));
		const scored = this.#scored.find(({ paid }) =>
			paid.some(
				(one) =>
					one.tiles === tiles &&
					one.awards.some((own) => own.player === from && own.points === halfOf)
			)
		);
		if (!isRobbed(event) && event.type !== ENDED) scored?.robs.push(rob);
		return rob;
	}
}

/** Points that move figures although nobody scores them: corrected by hand, or paid by one player to another. */
const unscoredBy = (event: TableEvent, { settlements }: Outcome) =>
	isPointsCorrection(event)
		? event.changes
		: settlements.flatMap(({ unscored, awards }) => (unscored ? awards : []));

const turnIn = (game: Game): TurnOnTrack =>
	new TurnOnTrack(game, game.rules.modules.has('robbers') ? matters : undefined);

const figureOf = ({ player, at }: Piece): Figure => ({ player, at });

/** Where each player's scoring figures stand. */
export const spacesIn = (game: Game): readonly (readonly number[])[] =>
	game.scores.map((points, player) => {
		const two = game.rules.modules.has('messages') && game.phase === 'playing';
		const both = two ? scoringFigures(game, player) : [points];
		return both.map((moved) => markerAt(moved).space);
	});

function placing(
	{ player, beside, second }: RobberPlaced,
	spaces: readonly (readonly number[])[]
): Step {
	const figure = second ? 1 : 0;
	return {
		type: 'robber',
		player,
		space: spaces[beside]?.[figure],
		beside: { player: beside, figure }
	};
}
