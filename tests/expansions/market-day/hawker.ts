import { completedBy, featureAt, featuresOfKind } from '../../engine/board';
import {
	isCompleted,
	originOf,
	partsOf,
	placeOf,
	spotsOf,
	type Feature
} from '../../engine/feature';
import { compareStrength, markerPlace } from '../../engine/figures';
import { furtherTile } from '../../engine/further';
import { hasTilesLeft, whyNotPlaying, type Game, type MutableGame } from '../../engine/game';
import { award, type Settlement } from '../../engine/ledger';
import type { GameEvent, Recorded } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import type { Place } from '../../engine/spot';
import {
	HAWKER_MOVED,
	HAWKER_STAYED,
	HAWKER_STOOD,
	type HawkerMoved,
	type HawkerStayed,
	type HawkerStood
} from './events';
import { STALL } from './tiles';

/** The neutral figure. */
export const HAWKER = 'hawker';

/** Why he may be moved, and when in the turn that is asked: one reason is enough, the first one. */
const TIMINGS = { completed: 'scored', stall: 'laid', last: 'last' } as const;
type Reason = keyof typeof TIMINGS;

/** True for an answer to the question where the hawker goes. */
const isHawkerAnswer = (event: GameEvent): event is HawkerMoved | HawkerStayed =>
	event.type === HAWKER_MOVED || event.type === HAWKER_STAYED;

export const isHawkerMoved = (event: GameEvent): event is HawkerMoved =>
	event.type === HAWKER_MOVED;

/** True for his road on an existing table. */
export const isHawkerStood = (event: GameEvent): event is HawkerStood =>
	event.type === HAWKER_STOOD;

/** Where he was put last; undefined while he lies beside the table. */
export const hawkerPlace = (game: Game): Place | undefined => markerPlace(game, HAWKER);

const roadOf = (game: Game): Feature | undefined => {
	const place = hawkerPlace(game);
	return place && featureAt(game.board, place);
};

function reasonFor(game: Game): Reason | undefined {
	const { turn, history } = game;
	if (!turn || history.slice(turn.since).some(({ event }) => isHawkerAnswer(event)))
		return undefined;
	const road = roadOf(game);
	if (road && completedBy(turn.touched).includes(road)) return 'completed';
	if (turn.tile.type.segments.some(({ signs = [] }) => signs.includes(STALL))) return 'stall';
	return hasTilesLeft(game) || furtherTile(game) ? undefined : 'last';
}

/** The question where he goes; none where no other road is unfinished. */
export function hawkerQuestions(game: Game): readonly Question[] {
	const reason = reasonFor(game);
	const options = destinations(game);
	if (!game.turn || !reason || options.length === 0) return [];
	const { player } = game.turn;
	const no: HawkerStayed = { type: HAWKER_STAYED, player };
	const place = hawkerPlace(game);
	return [
		{
			id: `market-day/${reason}`,
			player,
			timing: TIMINGS[reason],
			figure: { kind: HAWKER, owned: false },
			...(place && { about: place }),
			options,
			answer: ({ x, y, segment }): HawkerMoved => ({
				type: HAWKER_MOVED,
				player,
				to: { x, y, segment }
			}),
			no
		}
	];
}

const destinations = (game: Game): Question['options'] =>
	featuresOfKind(game.board, 'road')
		.filter((road) => road !== roadOf(game) && !isCompleted(road))
		.map((road) => partsOf(road).map(placeOf));

/** Takes one of its events into the game. */
export const recordHawker = (
	game: MutableGame,
	event: HawkerMoved | HawkerStayed | HawkerStood,
	asked: readonly Question[]
): Result<Recorded, Refusal> =>
	isHawkerStood(event) ? recordStood(game, event) : recordAnswer(game, event, asked);

function recordStood(game: MutableGame, { to }: HawkerStood): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	if (featureAt(game.board, to)?.kind !== 'road') return fail({ nonsense: 'cannot-stand-there' });
	game.markers.set(HAWKER, to);
	return ok({ touched: [], objections: [] });
}

function recordAnswer(
	game: MutableGame,
	event: HawkerMoved | HawkerStayed,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const [ask] = hawkerQuestions(game);
	if (ask?.player !== event.player) return fail({ nonsense: 'nothing-asked' });
	const to = isHawkerMoved(event) ? event.to : undefined;
	if (to && featureAt(game.board, to)?.kind !== 'road')
		return fail({ nonsense: 'cannot-stand-there' });
	const judged = judgeAnswer(asked, ask, { ...event, to });
	if (!judged.ok) return judged;
	if (to) game.markers.set(HAWKER, to);
	return ok({ touched: [], objections: judged.value });
}

/** The points for each tile of the road to which the hawker comes. */
const pointsForEachTile = (rulings: Rulings): number => (rulings['hawkerPays'] === '2' ? 2 : 1);

/** What the road pays to which he comes: only stallkeepers there are paid, whoever has the majority. */
export function settleVisit(game: Game, stallkeeper: string): readonly Settlement[] {
	const road = roadOf(game);
	if (!road) return [];
	const tiles = spotsOf(road);
	const compared = compareStrength(game, [road]).filter(({ pieces }) =>
		pieces.includes(stallkeeper)
	);
	if (compared.length === 0) return [];
	const rates = { tiles: pointsForEachTile(game.rules.rulings) };
	return [
		{
			stage: 'after',
			occasion: 'market-day/visited',
			rule: 'MARKET-4',
			rulings: ['hawkerPays'],
			kind: 'road',
			at: originOf(road),
			tiles,
			pennants: [],
			cities: [],
			compared,
			awards: compared.map(({ player }) => award(player, rates, { tiles: tiles.length })),
			home: []
		}
	];
}
