import { featureAt, tileAt, tilesAround } from '../../engine/board';
import { followersOnTiles } from '../../engine/figures';
import { furtherTile } from '../../engine/further';
import { hasTilesLeft, whyNotPlaying, type Game, type MutableGame } from '../../engine/game';
import { award, type Countable, type RuleId, type Settlement } from '../../engine/ledger';
import type { Change, GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { sameSpot, type Spot } from '../../engine/spot';
import type { BaseNonsense } from '../../rules/base/codes';
import { ENDED } from '../../rules/base/events';
import { withoutFigures } from '../../rules/base/settle';
import { SHOWN, STOOD, type BigTopEvent, type Shown, type Stood } from './events';
import { BIG_TOP_OBJECTIONS, NONE_LEFT } from './rulings';
import { isCircus } from './tiles';

/** The neutral figure. */
export const BIG_TOP = 'big-top';

/** The id of each answer that names the number on an animal token. */
const ANIMAL = 'animal';

/** What is counted for an animal token: each follower around it. */
const AUDIENCE: Countable = 'big-top/followers';

/** The numbers on animal tokens, and how many tokens have each. */
const ANIMALS: ReadonlyMap<number, number> = new Map([
	[1, 1],
	[3, 4],
	[4, 5],
	[5, 3],
	[6, 2],
	[7, 1]
]);

/** The big top: it goes from circus to circus, and each one that it leaves pays for the followers around. */
export const bigTop: RuleModule<BigTopEvent> = {
	id: BIG_TOP,
	codes: {
		objections: BIG_TOP_OBJECTIONS,
		occasions: [SHOWN],
		countables: [AUDIENCE],
		questions: [SHOWN],
		answers: [`${SHOWN}/${ANIMAL}`]
	},
	comes: ({ type }, { markers }) => (isCircus(type) && !markers.has(BIG_TOP) ? BIG_TOP : undefined),
	record: (game, event, asked) =>
		isStood(event) ? recordStood(game, event) : recordShown(game, event, asked),
	settle,
	questions
};

export const isStood = (event: GameEvent): event is Stood => event.type === STOOD;
export const isShown = (event: GameEvent): event is Shown => event.type === SHOWN;

/** Asks for the token under the big top: after a circus tile's turn if the big top stands elsewhere, and before the game ends. */
function questions(game: Game): readonly Question[] {
	const { markers, turn, toMove, players } = game;
	const at = markers.get(BIG_TOP);
	if (!at) return [];
	if (turn && isCircus(turn.tile.type) && !sameSpot(turn.tile, at))
		return [asking(game, at, turn.player, 'laid')];
	if (hasTilesLeft(game) || furtherTile(game) || shownOn(game, at)) return [];
	// The last player clockwise is asked, so that everybody has already answered the other questions that are asked then.
	const last = ((turn?.player ?? toMove) + players - 1) % players;
	return [asking(game, at, last, 'last')];
}

function asking(
	game: Game,
	{ x, y }: Spot,
	player: PlayerIndex,
	timing: Question['timing']
): Question {
	const numbers = [...ANIMALS.keys()].filter((count) => leftOf(game, count) > 0);
	return {
		id: SHOWN,
		player,
		timing,
		figure: { kind: BIG_TOP, owned: false },
		options: [],
		choices: numbers.map((count) => {
			const event: Shown = { type: SHOWN, player, at: { x, y }, count };
			return { id: ANIMAL, count, event, ...(isKnown(game) && { left: leftOf(game, count) }) };
		})
	};
}

/** True if it is known which tokens were shown. Nobody knows which were shown on an existing table before it was entered. */
const isKnown = ({ rules }: Game): boolean => !rules.existing;

/** How many tokens of a number weren't shown yet, as far as is known. */
const leftOf = ({ history }: Game, count: number): number =>
	(ANIMALS.get(count) ?? 0) -
	history.filter(({ event }) => isShown(event) && event.count === count).length;

/** The token that was shown on a tile; undefined if none was. */
const shownOn = ({ history }: Game, at: Spot): Shown | undefined =>
	history
		.map(({ event }) => event)
		.find((event): event is Shown => isShown(event) && sameSpot(event.at, at));

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

/** Records where the big top stood on an existing table. */
function recordStood(game: MutableGame, { at }: Stood): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return nonsense('not-building');
	const tile = tileAt(game.board, at);
	if (!tile || !isCircus(tile.type)) return nonsense('no-such-place');
	game.markers.set(BIG_TOP, tile.spot);
	return ok({ touched: [], objections: [] });
}

/** Records which token was shown. Unless the game ends, the big top goes on to the circus just laid. */
function recordShown(
	game: MutableGame,
	event: Shown,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id, player }) => id === SHOWN && player === event.player);
	const at = game.markers.get(BIG_TOP);
	if (!ask || !at) return nonsense('nothing-asked');
	if (!sameSpot(at, event.at)) return nonsense('no-such-place');
	if (!ANIMALS.has(event.count)) return nonsense('unknown-token');
	const objection = leftOf(game, event.count) < 1 ? NONE_LEFT : undefined;
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled, objection });
	if (!judged.ok) return judged;
	if (ask.timing === 'laid' && game.turn) game.markers.set(BIG_TOP, game.turn.tile.spot);
	return ok({ touched: [], objections: judged.value });
}

/** A token pays when the big top has gone on, the last one at the end. */
function settle({ game, event }: Change): readonly Settlement[] {
	const at = game.markers.get(BIG_TOP);
	if (!at) return [];
	if (isShown(event)) return sameSpot(event.at, at) ? [] : pay(game, event, 'CIRCUS-4');
	const last = event.type === ENDED ? shownOn(game, at) : undefined;
	return last ? pay(game, last, 'CIRCUS-7') : [];
}

/** What a token pays: its number for each follower on its tile and the eight around. */
function pay(game: Game, { at, count }: Shown, rule: RuleId): readonly Settlement[] {
	const own = tileAt(game.board, at);
	const feature = featureAt(game.board, { ...at, segment: 0 });
	if (!own || !feature) return [];
	const tiles = [own, ...tilesAround(game.board, own)];
	const audience = followersOnTiles(game, tiles);
	const awards = game.supply.flatMap((_, player) => {
		const followers = audience.filter((piece) => piece.player === player).length;
		return followers > 0 ? [award(player, { [AUDIENCE]: count }, { [AUDIENCE]: followers })] : [];
	});
	if (awards.length === 0) return [];
	return [
		{
			...withoutFigures(
				feature,
				tiles.map(({ spot }) => spot)
			),
			stage: 'after',
			occasion: SHOWN,
			rule,
			awards
		}
	];
}
