import { tileAt } from '../../engine/board';
import { wholeTile } from '../../engine/feature';
import { goingHome } from '../../engine/figures';
import { whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { Deployment, Recorded, RuleModule } from '../../engine/module';
import type { ObjectionCode, Refusal } from '../../engine/objection';
import { judgeAnswer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { sameSpot, type Spot } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import { DRAGON_MOVED, type DragonEvent, type DragonMoved, type DragonStood } from './events';
import { DRAGON, eatenOn, isDragonStood, nextStep, spotWith } from './journey';
import { ASLEEP, ON_VOLCANO, WITH_DRAGON } from './rulings';
import { DRAGON_SIGN, VOLCANO } from './tiles';

/** True if the dragon moves after the turn is scored. */
const movesAfterScoring = (rulings: Rulings): boolean => rulings['dragonMoves'] === 'after';

/** The dragon: it comes to each volcano that is laid, and moves with each tile that shows it. Figures in its way go home. */
export const dragon = (rulings: Rulings): RuleModule<DragonEvent> => ({
	id: 'dragon',
	codes: {
		objections: [ASLEEP, ON_VOLCANO, WITH_DRAGON],
		questions: [DRAGON_MOVED],
		fates: [DRAGON_MOVED]
	},
	comes: ({ type }) => (isVolcano(type) ? DRAGON : undefined),
	heldBack: isAsleep,
	objections: (game, { type }) => (isAsleep(game, type) ? [{ code: ASLEEP }] : []),
	bars,
	record: (game, event, asked) =>
		isDragonStood(event) ? recordStood(game, event) : recordMoved(game, event, asked),
	...(movesAfterScoring(rulings)
		? { questions: (game) => (game.turn ? whereNext(game, game.turn, 'laid') : []) }
		: { choices: (game, turn) => whereNext(game, turn, 'moves') })
});

const isVolcano = ({ mark }: TileType): boolean => mark === VOLCANO;

/** True for a tile that shows the dragon, as long as no volcano has brought it. */
const isAsleep = (game: Game, { mark }: TileType): boolean =>
	mark === DRAGON_SIGN && spotWith(game, DRAGON) === undefined;

/**
 * No figure may be put on a volcano just laid, or come to the tile on which the dragon stands; one that stands where four tiles
 * meet may.
 */
function bars({ game, laying, because, onCorner }: Deployment): ObjectionCode | undefined {
	if (onCorner) return undefined;
	if (because === undefined) return isVolcano(laying.type) ? ON_VOLCANO : undefined;
	const at = spotWith(game, DRAGON);
	return at && sameSpot(at, laying.spot) ? WITH_DRAGON : undefined;
}

/** Asks to which tile the dragon goes next. */
function whereNext(game: Game, turn: Turn, timing: 'moves' | 'laid'): readonly Question[] {
	const next = nextStep(game, turn);
	const at = spotWith(game, DRAGON);
	if (!next || !at) return [];
	const { player, tiles, step } = next;
	return [
		{
			id: DRAGON_MOVED,
			player,
			timing,
			about: { ...at, segment: 0 },
			figure: { kind: DRAGON, owned: false },
			options: tiles.map(wholeTile),
			answer: ({ x, y }): DragonMoved => ({ type: DRAGON_MOVED, player, to: { x, y } }),
			sends: (place) => goingHome(game, eatenOn(game, place)).map(({ piece }) => piece),
			step,
			runs: true
		}
	];
}

function recordStood(game: MutableGame, { to }: DragonStood): Result<Recorded, Refusal> {
	if (game.phase !== 'building') return fail({ nonsense: 'not-building' });
	if (!tileAt(game.board, to)) return fail({ nonsense: 'no-such-place' });
	game.markers.set(DRAGON, spotOf(to));
	return ok({ touched: [], objections: [] });
}

function recordMoved(
	game: MutableGame,
	event: DragonMoved,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id }) => id === DRAGON_MOVED);
	if (ask?.player !== event.player) return fail({ nonsense: 'nothing-asked' });
	const { to } = event;
	if (!ask.options.flat().some((place) => sameSpot(place, to)))
		return fail({ nonsense: 'no-such-place' });
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled });
	if (!judged.ok) return judged;
	const fates = goingHome(game, eatenOn(game, to), DRAGON_MOVED);
	game.markers.set(DRAGON, spotOf(to));
	return ok({
		touched: [],
		objections: judged.value,
		...(fates.length > 0 && { fates })
	});
}

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });
