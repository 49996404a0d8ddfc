import { judgeAnswer, questionLedTo, type Question } from '../../engine/question';
import { featureAt, tileAt, tilesAround } from '../../engine/board';
import {
	featureOf,
	isCompleted,
	partsOf,
	placeOf,
	type Feature,
	type Part
} from '../../engine/feature';
import { deploy } from '../../engine/figures';
import { whyNotPlaying, type Game, type MutableGame } from '../../engine/game';
import { isOfFeature, type FeatureSettlement } from '../../engine/ledger';
import type { GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { Piece, PlayerIndex } from '../../engine/piece';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import type { Place } from '../../engine/spot';
import type { Segment, SegmentKind, TileType } from '../../engine/tile';
import { figureElsewhere, mayLie, type FigureElsewhere } from '../../rules/base/options';
import { connectedWith, type CrossingRoads } from './connected';
import { WAGON_LAIN, WAGON_MOVED, type WagonLain, type WagonMoved } from './events';
import { wagonMovesOf } from './rulings';

const QUESTIONS = ['wagon/drive-on', 'wagon/roll-on'] as const;
/** Asked once a player says that the wagon lies down: where. */
const LIE_DOWN = 'wagon/lie-down';
const LYING = 'lying';

const WAGONS_STAND_ON: readonly SegmentKind[] = ['road', 'city', 'monastery'];

/** The wagon: a follower that drives on when its feature was scored. */
export const wagon = (rulings: Rulings): RuleModule<WagonMoved | WagonLain> => ({
	id: 'wagon',
	codes: {
		questions: [...QUESTIONS, LIE_DOWN],
		answers: QUESTIONS.map((id) => `${id}/${LYING}`)
	},
	pieces: {
		wagon: {
			perPlayer: 1,
			everywhere: true,
			mayStandOn: (segment, tile) =>
				WAGONS_STAND_ON.includes(segment.kind) &&
				(!wagonsNeedRoads(rulings) || isByRoad(segment, tile)),
			strength: () => 1
		}
	},
	record,
	questions
});

/** True if wagons may stand only on monasteries with a road on their tile. */
const wagonsNeedRoads = (rulings: Rulings): boolean => rulings['wagonMonasteries'] === 'with-road';

/** True for everything but a monastery whose tile has no road. */
const isByRoad = ({ kind }: Segment, { segments }: TileType): boolean =>
	kind !== 'monastery' || segments.some((other) => other.kind === 'road');

/** Asks about every wagon of this turn, or of an existing table, whose feature was completed and that can go somewhere. */
function questions(game: Game): readonly Question[] {
	const scored = wagonsScored(game);
	if (scored.length === 0) return [];
	const since = game.history.slice(game.turn?.since);
	return scored
		.filter(({ wagon }) => !since.some(({ event }) => isMoveOf(event, wagon.player)))
		.map((one) => questionFor(game, one))
		.filter(({ options }) => options.length > 0);
}

interface ScoredWagon {
	readonly settlement: FeatureSettlement;
	readonly wagon: Piece;
}

/** The wagons of features that this turn completed, or that were scored when play on an existing table began. */
function wagonsScored({ history, turn }: Game): readonly ScoredWagon[] {
	const found: ScoredWagon[] = [];
	for (let index = turn?.since ?? 0; index < history.length; index++)
		for (const settlement of history[index]?.settlements ?? [])
			if (isOfFeature(settlement) && (settlement.occasion === 'completed' || settlement.goesOn))
				for (const piece of settlement.home)
					if (piece.kind === 'wagon') found.push({ settlement, wagon: piece });
	return found;
}

const isWagonMoved = (event: GameEvent): event is WagonMoved | WagonLain =>
	event.type === WAGON_MOVED || event.type === WAGON_LAIN;

const isMoveOf = (event: GameEvent, player: number): boolean =>
	isWagonMoved(event) && event.player === player;

/** True when wagons roll on through completed features. */
const wagonsRoll = (rulings: Rulings): boolean =>
	wagonMovesOf(rulings) === 'connected' && rulings['wagonRolls'] === 'yes';

function questionFor(game: Game, scored: ScoredWagon): Question {
	const { player, at } = scored.wagon;
	const asked = {
		player,
		timing: 'scored',
		about: at,
		figure: { kind: scored.wagon.kind, owned: true }
	} as const;
	const options = destinations(game, scored, 'meeting');
	const lying: Question = {
		...asked,
		id: LIE_DOWN,
		options: options.filter((feature) => feature.some((place) => mayLieAt(game, place))),
		answer: ({ x, y, segment }): WagonLain => ({ type: WAGON_LAIN, player, to: { x, y, segment } })
	};
	const declined: WagonMoved = { type: WAGON_MOVED, player };
	return {
		...asked,
		id: wagonsRoll(game.rules.rulings) ? 'wagon/roll-on' : 'wagon/drive-on',
		options,
		...(lying.options.length > 0 && { choices: [{ id: LYING, then: lying }] }),
		...(isNew(game, scored) && { lapses: true }),
		answer: ({ x, y, segment }): WagonMoved => ({ ...declined, to: { x, y, segment } }),
		no: declined
	};
}

/** True for a place where a module lets a wagon lie. */
const mayLieAt = ({ board, rules }: Game, { x, y, segment }: Place): boolean =>
	rules.pieces['wagon'] !== undefined &&
	mayLie(rules, rules.pieces['wagon'], tileAt(board, { x, y })?.type.segments[segment]);

/** True for a question that games up to version 0.11 didn't ask: on an existing table, or if only a side road leads on. */
const isNew = (game: Game, scored: ScoredWagon): boolean =>
	game.turn === undefined || destinations(game, scored, 'ending').length === 0;

/** A wagon that drives on. */
const drivenBy = (player: PlayerIndex): FigureElsewhere => ({
	player,
	piece: 'wagon',
	because: WAGON_MOVED,
	goesOn: true
});

/** The unfinished, unoccupied features a wagon may drive to, each with the places where it may stop. */
function destinations(
	game: Game,
	scored: ScoredWagon,
	crossing: CrossingRoads
): readonly (readonly Place[])[] {
	const places = new Map<Feature, Place[]>();
	for (const part of reachable(game, scored, crossing)) {
		const feature = featureOf(part);
		const found = figureElsewhere(game, placeOf(part), drivenBy(scored.wagon.player));
		if (!found.ok || found.value.objection !== undefined) continue;
		places.set(feature, [...(places.get(feature) ?? []), placeOf(part)]);
	}
	return [...places.values()];
}

const mayStand = ({ rules }: Game, { segment, tile }: Part): boolean =>
	rules.pieces['wagon']?.mayStandOn(segment, tile.type) ?? false;

function reachable(
	game: Game,
	{ settlement, wagon: { at: from } }: ScoredWagon,
	crossing: CrossingRoads
): readonly Part[] {
	const { board, rules } = game;
	const moves = wagonMovesOf(rules.rulings);
	if (moves === 'anywhere') return board.order.flatMap(({ parts }) => parts);
	if (moves === 'nearby') {
		const own = tileAt(board, from);
		return [...(own ? [own] : []), ...tilesAround(board, from)].flatMap(({ parts }) => parts);
	}
	const scored = featureAt(board, settlement.at);
	if (!scored) return [];
	const goals = wagonsRoll(rules.rulings)
		? rolledTo(game, scored, crossing)
		: connectedWith(board, scored, crossing);
	return goals.flatMap(partsOf);
}

/** Every feature that a wagon can reach by rolling on through completed ones. */
function rolledTo(game: Game, scored: Feature, crossing: CrossingRoads): readonly Feature[] {
	const reached = new Set([scored]);
	// Features added during the loop are visited too.
	for (const feature of reached)
		if (feature === scored || isPassed(game, feature))
			for (const next of connectedWith(game.board, feature, crossing)) reached.add(next);
	reached.delete(scored);
	return [...reached];
}

const isPassed = (game: Game, feature: Feature): boolean =>
	isCompleted(feature) && partsOf(feature).some((part) => mayStand(game, part));

function record(
	game: MutableGame,
	event: WagonMoved | WagonLain,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = questions(game).find(({ player }) => player === event.player);
	if (!ask) return fail({ nonsense: 'nothing-asked' });
	const { player, to } = event;
	const moved = to && figureElsewhere(game, to, drivenBy(player));
	if (moved && !moved.ok) return fail({ nonsense: moved.error });
	const lies = event.type === WAGON_LAIN;
	const asking = lies ? questionLedTo(ask, LIE_DOWN) : ask;
	if (!asking) return fail({ nonsense: 'nothing-asked' });
	if (lies && !mayLieAt(game, event.to)) return fail({ nonsense: 'cannot-stand-there' });
	const judged = judgeAnswer(asked, asking, event);
	if (!judged.ok) return judged;
	const piece: Piece | undefined = to && {
		kind: 'wagon',
		player,
		at: to,
		...(lies && { lying: lies })
	};
	const touched = piece ? [deploy(game, piece)] : [];
	return ok({ touched, objections: judged.value });
}
