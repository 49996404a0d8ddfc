import { openQuestions } from '../../engine/question';
import { featureAt } from '../../engine/board';
import { nameOf } from '../../engine/feature';
import type { FeatureName } from '../../engine/naming';
import { isRunning, type Game, type Outcome } from '../../engine/game';
import { isOfFeature, type Gain, type Settlement } from '../../engine/ledger';
import type { Apart, Fate, Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import { samePlace } from '../../engine/spot';
import { markerAt, type ScoreMarker } from '../../engine/track';
import { AMENDED } from '../../record/amendment';
import { isBegun, isPointsCorrection, isLaid, isRecount } from '../../rules/base/events';
import type { FigureMove, FigureStay } from '../../rules/presentation/events';
import type { Note } from '../../rules/presentation/presentation';
import { presentationOf, presentationsIn, roleOf, secondFigureIn } from '../../rules/presentations';
import type { LiveGame } from '../game/live-game.svelte';

/** What a figure comes home from: a feature, another player who held it, or a tile on which it stood as a whole. */
type ComesFrom = FeatureName | { readonly holder?: PlayerIndex };

interface ReturnFigure {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	readonly count: number;
	readonly from: ComesFrom;
}

/** A figure that goes from the board to another player. */
interface CaptureFigure {
	/** Who takes it. */
	readonly player: PlayerIndex;
	readonly owner: PlayerIndex;
	readonly piece: PieceKindId;
	readonly from: ComesFrom;
}

interface MoveMarker {
	readonly player: PlayerIndex;
	/** The second scoring figure; absent for the marker. */
	readonly piece?: PieceKindId;
	readonly points: number;
	readonly from: ScoreMarker;
	readonly to: ScoreMarker;
}

/** What players must do at the table after something was scored. */
export interface TableTasks {
	readonly takeBacks: readonly ReturnFigure[];
	readonly captures: readonly CaptureFigure[];
	readonly moves: readonly FigureMove[];
	readonly markers: readonly MoveMarker[];
	/** Tokens to take, or below 0 to give back. */
	readonly tokens: readonly Gain[];
	/** Figures that were to move, but stay. */
	readonly staying: readonly FigureStay[];
	/** What there is to say even though nothing is scored for it. */
	readonly notes: readonly Note[];
	/** True when the scoring was undone: figures go back onto the table. */
	readonly undone: boolean;
}

/**
 * What players must do after the last entry of a live game, if anything.
 * @param undoing true if that entry was an undo
 * @param shown points by seat as they are shown: fewer than the game's during the guided final scoring
 */
export function tasksAfter(
	live: Ending,
	undoing: boolean,
	shown: readonly number[] = live.game.scores
): TableTasks | undefined {
	const { game, log, undone } = live;
	// The points before are costly to compute: only done for an amendment.
	if (undoing ? undone === 'amendment' : log.last?.type === AMENDED)
		return tasksAfterAmendment(game, live.scoresBefore);
	if (!undoing) return turnTasks(game, shown);
	return undone && undone !== 'amendment' ? tasksAfterUndo(game, undone) : undefined;
}

type Ending = Pick<LiveGame, 'game' | 'log' | 'undone' | 'scoresBefore'>;

/** What players must do after the last turn and its answers, if anything. @internal */
export function turnTasks(game: Game, shown = game.scores): TableTasks | undefined {
	const outcome = game.history.at(-1);
	if (!outcome) return undefined;
	const { event: last, settlements: paid, fates, before } = outcome;
	const awaiting = figuresAwaitingAnswer(game).map(({ player, kind }) => ({ player, piece: kind }));
	if (before ?? (isPointsCorrection(last) || isRecount(last) || isBegun(last)))
		return paymentTasks(paid, shown, { kept: awaiting, game, unscored: fromWhere(game, fates) });
	if (!isLaid(last) && roleOf(last) !== 'answer') return undefined;
	const turn = game.history.slice(game.turn?.since ?? 0);
	const moves = movesIn(game, turn);
	const settlements = turn.flatMap((outcome) => outcome.settlements).filter(isScored);
	const staying = presentationsIn(game).flatMap(
		(presentation) => presentation.staysAfterTurn?.(game) ?? []
	);
	const met = turn.flatMap((one) => one.fates ?? []);
	const unscored = fromWhere(game, met);
	const captures = capturesIn(game, met);
	const notes = presentationsIn(game).flatMap((one) => one.notesAfterTurn?.(game) ?? []);
	const all = [settlements, moves, staying, unscored, captures, notes];
	if (all.every((some) => some.length === 0)) return undefined;
	const kept = [...moves.map(({ player, piece }) => ({ player, piece })), ...awaiting];
	return {
		...paymentTasks(settlements, game.scores, { kept, unscored, game, inTurn: true }),
		captures,
		moves,
		staying,
		notes
	};
}

/** Which figures were moved in a turn, or leave the table. */
const movesIn = (game: Game, turn: readonly Outcome[]): readonly FigureMove[] => [
	...turn
		.flatMap(({ event }) => [event, ...(event.choices ?? [])])
		.flatMap((event) => presentationOf(event)?.figureMoves?.(event, game) ?? []),
	...presentationsIn(game).flatMap((presentation) => presentation.movesAfterTurn?.(game) ?? []),
	...leavingIn(game, turn)
];

/** A figure that comes home, and from what. */
type Homeward = Pick<Piece, 'player' | 'kind'> & { readonly from: ComesFrom };

/**
 * Figures that came home although nothing was scored for them. If somebody held a figure only in between, it comes from where it
 * stood before. If that was undone, also figures that were taken and that nobody holds any longer.
 */
const fromWhere = (
	game: Game,
	fates: readonly Fate[] = [],
	undone: boolean = false
): readonly Homeward[] =>
	fates.flatMap(({ piece, to }) => {
		const wasHeld = fates.some((one) => 'on' in piece && one.to === piece.on);
		const isHeld = to && isStillThere(to, fates);
		const from = wasHeld || (isHeld && !undone) ? undefined : comesFrom(game, piece);
		return from ? [{ player: piece.player, kind: piece.kind, from }] : [];
	});

/** True if no later fate took the figure away again from where it went. */
const isStillThere = (to: Apart, fates: readonly Fate[]): boolean =>
	!fates.some(({ piece }) => 'on' in piece && piece.on === to);

/** Figures that players took from the board and still hold. */
const capturesIn = (game: Game, fates: readonly Fate[]): readonly CaptureFigure[] =>
	fates.flatMap(({ piece, to }) => {
		const from = comesFrom(game, piece);
		if (to?.kind !== 'player' || !from || !isStillThere(to, fates)) return [];
		return [{ player: to.player, owner: piece.player, piece: piece.kind, from }];
	});

function comesFrom({ board }: Game, piece: Fate['piece']): ComesFrom | undefined {
	if ('at' in piece) {
		const feature = featureAt(board, piece.at);
		return feature && nameOf(feature);
	}
	const { on } = piece;
	if (on.kind === 'track') return undefined;
	return on.kind === 'player' ? { holder: on.player } : {};
}

/** Manual points have tasks of their own. */
const isScored = ({ kind }: Settlement): boolean => kind !== 'manual';

/** The neutral figures that leave the table: whoever laid the tile takes them. */
const leavingIn = ({ turn }: Game, outcomes: readonly Outcome[]): readonly FigureMove[] =>
	outcomes.flatMap(({ left = [] }) => left.map((piece) => ({ player: turn?.player ?? 0, piece })));

/** A player's kind of figure that isn't taken back. */
interface Kept {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
}

/** Figures with an open question about their next place: they stay where they stood. */
export function figuresAwaitingAnswer(game: Game): readonly Piece[] {
	const asks = openQuestions(game);
	const asked = ({ player, at }: Piece): boolean =>
		asks.some(({ player: whose, about }) => whose === player && about && samePlace(at, about));
	return game.history
		.slice(game.turn?.since ?? 0)
		.flatMap(({ settlements }) => settlements.flatMap(({ home }) => home))
		.filter(asked);
}

/** What players must do after an outcome was undone, which made the scores what they were before. */
const tasksAfterUndo = (game: Game, { settlements, fates }: Outcome): TableTasks | undefined =>
	settlements.length + fromWhere(game, fates, true).length === 0
		? undefined
		: {
				...paymentTasks(settlements, game.scores, { unscored: fromWhere(game, fates, true) }),
				markers: markers(settlements, game.scores, { way: -1, game }),
				tokens: tokensIn(settlements).map((gain) => ({ ...gain, count: -gain.count })),
				undone: true
			};

/** What players must do when the past was amended, or an amendment undone: only the markers may be wrong. */
const tasksAfterAmendment = (game: Game, before: readonly number[]): TableTasks => ({
	takeBacks: [],
	captures: [],
	moves: [],
	markers: game.scores.flatMap((total, player) =>
		movesOf(player, total - (before[player] ?? 0), total, { game })
	),
	tokens: [],
	staying: [],
	notes: [],
	undone: false
});

/** How scoring figures move. */
interface Movement {
	/**
	 * The game, if players may have several scoring figures. Left out for the final scoring, because only one of them is left then.
	 */
	readonly game?: Game;
	/** True for what the latest turn paid. */
	readonly inTurn?: true;
	/** 1 to move forward by what was paid, −1 to move back by it. */
	readonly way?: 1 | -1;
}

/** What else happens along with a payment. */
interface Paying extends Movement {
	/** Figures that stay. */
	readonly kept?: readonly Kept[];
	/** Figures that come home although nothing is scored for them. */
	readonly unscored?: readonly Homeward[];
}

/** What players must do for some settlements, after which the scores are `scores`; figures that stay are left out. */
export const paymentTasks = (
	settlements: readonly Settlement[],
	scores: readonly number[],
	{ kept = [], unscored = [], ...movement }: Paying = {}
): TableTasks => ({
	takeBacks: takeBacks([...scoredHome(settlements, kept), ...unscored]),
	captures: [],
	moves: [],
	markers: markers(settlements, scores, movement),
	tokens: tokensIn(settlements).filter(
		({ token }) => !movement.game || token !== secondFigureIn(movement.game)?.id
	),
	staying: [],
	notes: [],
	undone: false
});

const tokensIn = (settlements: readonly Settlement[]): readonly Gain[] =>
	settlements.flatMap(({ gains = [] }) =>
		gains.filter(({ count, spent }) => count !== 0 && !spent)
	);

/** The figures that come home because their features were scored. */
function scoredHome(
	settlements: readonly Settlement[],
	kept: readonly Kept[]
): readonly Homeward[] {
	const stays = ({ player, kind }: Piece): boolean =>
		kept.some((one) => one.player === player && one.piece === kind);
	return settlements
		.filter(isOfFeature)
		.flatMap(({ home, kind: of, sort }) =>
			home
				.filter((one) => !stays(one))
				.map(({ player, kind }) => ({ player, kind, from: { kind: of, sort } }))
		);
}

function takeBacks(homeward: readonly Homeward[]): readonly ReturnFigure[] {
	const found = new Map<string, ReturnFigure>();
	for (const { player, kind: piece, from } of homeward) {
		const key = JSON.stringify([player, piece, from]);
		const count = (found.get(key)?.count ?? 0) + 1;
		found.set(key, { player, piece, count, from });
	}
	return [...found.values()];
}

/** How the markers move to these scores. */
function markers(
	settlements: readonly Settlement[],
	scores: readonly number[],
	movement: Movement
): readonly MoveMarker[] {
	return scores.flatMap((total, player) => {
		const points = settlements
			.flatMap(({ awards }) => awards)
			.filter((award) => award.player === player)
			.reduce((sum, award) => sum + award.points, 0);
		return movesOf(player, points, total, movement);
	});
}

/** The moves of a player's scoring figures for some points, after which the player has `total` points. */
function movesOf(
	player: PlayerIndex,
	points: number,
	total: number,
	{ game, inTurn, way = 1 }: Movement
): readonly MoveMarker[] {
	const second = game && isRunning(game) ? secondFigureIn(game) : undefined;
	const stands = (game && second?.points(game, player)) ?? 0;
	const moved = (game && inTurn && second?.pointsInTurn(game, player)) ?? 0;
	const [first, own] = [total - stands, points - moved];
	return [
		...(own === 0 ? [] : [move(player, own, first - way * own, first)]),
		...(moved === 0 || !second
			? []
			: [{ ...move(player, moved, stands - way * moved, stands), piece: second.id }])
	];
}

const move = (player: PlayerIndex, points: number, before: number, after: number): MoveMarker => ({
	player,
	points,
	from: markerAt(before),
	to: markerAt(after)
});
