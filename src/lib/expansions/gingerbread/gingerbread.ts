import { judgeAnswer, type Question } from '../../engine/question';
import { completedBy, featureAt, featuresOfKind, type FeatureChange } from '../../engine/board';
import {
	isCompleted,
	originOf,
	partsOf,
	placeOf,
	spotsOf,
	type Feature
} from '../../engine/feature';
import { compareStrength, markerPlace } from '../../engine/figures';
import { whyNotPlaying, type Turn, type Game, type MutableGame } from '../../engine/game';
import type { Laying } from '../../engine/laying';
import type { Award, RuleId, Settlement, Strength } from '../../engine/ledger';
import type { RulingId, Rulings } from '../../engine/rulings';
import type { Change, GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import { fail, ok, type Result } from '../../engine/result';
import { samePlace, type Place } from '../../engine/spot';
import {
	GINGERBREAD_MOVED,
	GINGERBREAD_STOOD,
	type GingerbreadEvent,
	type GingerbreadStood,
	type GingerbreadMoved
} from './events';
import { GINGERBREAD_MAN, GINGERBREAD_MARK } from './tiles';

/**
 * The Gingerbread Man: he starts in the first city of the start tiles, or in the first city that is laid. On an existing table
 * he is off the board until he is placed.
 */
export const gingerbread: RuleModule<GingerbreadEvent> = {
	id: 'gingerbread',
	codes: {
		occasions: ['gingerbread/left', 'gingerbread/completed'],
		questions: ['gingerbread/place', 'gingerbread/move', 'gingerbread/move-on']
	},
	markers: (start) => {
		const city = firstCity(start);
		return city ? { [GINGERBREAD_MAN]: city } : {};
	},
	record,
	settle,
	questions
};

/** True for his move to a city. @internal */
export const isGingerbreadMoved = (event: GameEvent): event is GingerbreadMoved =>
	event.type === GINGERBREAD_MOVED;

/** True for his city on an existing table. */
export const isGingerbreadStood = (event: GameEvent): event is GingerbreadStood =>
	event.type === GINGERBREAD_STOOD;

function firstCity(start: readonly Laying[]): Place | undefined {
	const [place] = start.flatMap(({ type, spot }) =>
		type.segments
			.filter(({ kind }) => kind === 'city')
			.map(({ index }): Place => ({ x: spot.x, y: spot.y, segment: index }))
	);
	return place;
}

/** Where he stands; undefined when he is off the board, because his last city was completed. */
export function gingerbreadPlace(game: Game): Place | undefined {
	const city = cityOf(game);
	const here = city && (!isCompleted(city) || questions(game)[0]?.about !== undefined);
	return here ? markerPlace(game, GINGERBREAD_MAN) : undefined;
}

/** True when the last turn took him off the board: it completed his city, and no other is unfinished. */
export const gingerbreadLeftTable = (game: Game): boolean =>
	game.turn !== undefined &&
	completesOwnCity(game, game.turn.touched) &&
	gingerbreadPlace(game) === undefined;

/** True when he has to move after the last turn, but there is no other unfinished city. */
export const gingerbreadStays = (game: Game): boolean =>
	game.turn !== undefined &&
	mustMove(game, game.turn) &&
	destinations(game).length === 0 &&
	!gingerbreadLeftTable(game);

/** The city where he was put last. */
const cityOf = (game: Game): Feature | undefined => {
	const place = markerPlace(game, GINGERBREAD_MAN);
	return place && featureAt(game.board, place);
};

function questions(game: Game): readonly Question[] {
	const { turn } = game;
	if (!turn || !mustMove(game, turn)) return [];
	const options = destinations(game);
	return options.length > 0 ? [questionFor(game, turn.player, options)] : [];
}

/** True if his tile was laid or his city completed, and he hasn't moved since; or both were, and he moved only for the city. */
function mustMove(game: Game, turn: Turn): boolean {
	const [first, second] = movesIn(game, turn);
	if (second) return false;
	if (!first)
		return laidOwnTile(turn) || completesOwnCity(game, turn.touched) || beginsNow(game, turn);
	return laidOwnTile(turn) && movesTwice(game.rules.rulings) && leftCompleted(game, first);
}

/** True when he moves for the completed city first, and then for the tile. */
const movesTwice = (rulings: Rulings): boolean => rulings['gingerbreadMoves'] === 'twice';

/** True when he begins on the tile just laid: no start tile has a city, and it is the first with one. */
const beginsNow = ({ markers, rules: { start } }: Game, { tile }: Turn): boolean =>
	start.length > 0 &&
	!markers.has(GINGERBREAD_MAN) &&
	tile.type.segments.some(({ kind }) => kind === 'city');

const laidOwnTile = ({ tile }: Turn): boolean => tile.type.mark === GINGERBREAD_MARK;

const movesIn = ({ history }: Game, { since }: Turn): readonly GingerbreadMoved[] =>
	history.slice(since).flatMap(({ event }) => (isGingerbreadMoved(event) ? [event] : []));

/** True for a move out of a completed city. */
function leftCompleted({ board }: Game, { from }: GingerbreadMoved): boolean {
	const left = from && featureAt(board, from);
	return left !== undefined && isCompleted(left);
}

const hasMoved = (game: Game): boolean =>
	game.turn !== undefined && movesIn(game, game.turn).length > 0;

/** True when a change completed his city. */
function completesOwnCity(game: Game, touched: readonly FeatureChange[]): boolean {
	const city = cityOf(game);
	return city !== undefined && isCompleted(city) && completedBy(touched).includes(city);
}

function destinations(game: Game): readonly (readonly Place[])[] {
	const his = cityOf(game);
	return featuresOfKind(game.board, 'city')
		.filter((city) => city !== his && !isCompleted(city))
		.map((city) => partsOf(city).map(placeOf));
}

/** The question of where he begins or comes back, where he moves, or where he moves once more. */
function questionId(game: Game, from: Place | undefined): Question['id'] {
	if (hasMoved(game)) return 'gingerbread/move-on';
	return from ? 'gingerbread/move' : 'gingerbread/place';
}

function questionFor(game: Game, player: number, options: readonly (readonly Place[])[]): Question {
	const from = leftPlace(game);
	return {
		id: questionId(game, from),
		player,
		timing: 'laid',
		figure: { kind: GINGERBREAD_MAN, owned: false },
		...(from && { about: from }),
		options,
		answer: ({ x, y, segment }): GingerbreadMoved => ({
			type: GINGERBREAD_MOVED,
			player,
			...(from && { from }),
			to: { x, y, segment }
		})
	};
}

/** Where he stands until he moves; undefined off the board. */
function leftPlace(game: Game): Place | undefined {
	const city = cityOf(game);
	const here = city && (!isCompleted(city) || completesOwnCity(game, game.turn?.touched ?? []));
	return here ? markerPlace(game, GINGERBREAD_MAN) : undefined;
}

function record(
	game: MutableGame,
	event: GingerbreadEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	return isGingerbreadStood(event) ? recordStood(game, event) : recordMoved(game, event, asked);
}

/** Records where he stands on an existing table. */
function recordStood(game: MutableGame, { to }: GingerbreadStood): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	const { kind } = featureAt(game.board, to) ?? {};
	if (kind === undefined) return fail({ nonsense: 'no-such-place' });
	if (kind !== 'city') return fail({ nonsense: 'cannot-stand-there' });
	game.markers.set(GINGERBREAD_MAN, to);
	return ok({ touched: [], objections: [] });
}

function recordMoved(
	game: MutableGame,
	event: GingerbreadMoved,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const [ask] = questions(game);
	if (ask?.player !== event.player) return fail({ nonsense: 'nothing-asked' });
	if (!isSame(ask.about, event.from)) return fail({ nonsense: 'no-such-place' });
	if (featureAt(game.board, event.to)?.kind !== 'city')
		return fail({ nonsense: 'cannot-stand-there' });
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	game.markers.set(GINGERBREAD_MAN, event.to);
	return ok({ touched: [], objections: judged.value });
}

const isSame = (a: Place | undefined, b: Place | undefined): boolean =>
	a && b ? samePlace(a, b) : a === b;

/** He pays when his city is completed, and when he leaves one that isn't. */
function settle({ game, event, touched }: Change): readonly Settlement[] {
	if (isGingerbreadMoved(event)) {
		const left = event.from && featureAt(game.board, event.from);
		const decided = hasMoved(game) ? MOVES : [];
		return left && !isCompleted(left) ? settleKnights(game, left, 'left', decided) : [];
	}
	const city = cityOf(game);
	const decided = game.turn && laidOwnTile(game.turn) ? MOVES : [];
	return city && completesOwnCity(game, touched)
		? settleKnights(game, city, 'completed', decided)
		: [];
}

/** The ruling on how often he moves. */
const MOVES: readonly RulingId[] = ['gingerbreadMoves'];

const RULES: Readonly<Record<'left' | 'completed', RuleId>> = {
	left: 'GINGERBREAD-3',
	completed: 'GINGERBREAD-4'
};

/** One point per tile for each knight, whoever has the majority; pennants don't count, and nobody goes home. */
function settleKnights(
	game: Game,
	city: Feature,
	why: 'left' | 'completed',
	rulings: readonly RulingId[]
): readonly Settlement[] {
	const compared = compareStrength(game, [city]);
	return compared.length > 0 ? [{ ...settlementOf(city, compared, why), rulings }] : [];
}

function settlementOf(
	city: Feature,
	compared: readonly Strength[],
	why: 'left' | 'completed'
): Settlement {
	const tiles = spotsOf(city);
	return {
		stage: 'before',
		occasion: `gingerbread/${why}`,
		rule: RULES[why],
		rulings: [],
		kind: 'city',
		at: originOf(city),
		tiles,
		pennants: [],
		cities: [],
		compared,
		awards: compared.map(({ player, pieces }) => knightsPay(player, tiles.length, pieces.length)),
		home: []
	};
}

const knightsPay = (player: number, tiles: number, knights: number): Award => ({
	player,
	points: tiles * knights,
	lines: [{ count: tiles, of: 'tiles', each: knights }]
});
