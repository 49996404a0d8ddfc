import { goingHome } from '../../engine/figures';
import { furtherTile } from '../../engine/further';
import type { Game, MutableGame } from '../../engine/game';
import type { GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { Piece, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Judging, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { samePlace, type Place } from '../../engine/spot';
import type { BaseNonsense } from '../../rules/base/codes';
import { whyNotPlaying } from '../../engine/game';
import { ESCAPED, STAYED, type Escaped, type SiegeEvent, type Stayed } from './events';
import { knightsToEscape } from './knights';

const ESCAPE = 'siege/escape';
/** The same question, if several kinds of figures stand on one place. */
const ESCAPE_WHICH = 'siege/escape-which';

/** The escape: once in each part of a turn its player may take a knight home from a besieged city. */
export const escape: RuleModule<SiegeEvent> = {
	id: 'siege',
	codes: {
		questions: [ESCAPE, ESCAPE_WHICH],
		answers: [`${ESCAPE_WHICH}/figure`],
		fates: [ESCAPED]
	},
	record,
	questions
};

const isAnswer = ({ type }: GameEvent): boolean => type === ESCAPED || type === STAYED;

/** Asked after a turn is scored and wagons have driven on, if somebody can escape. */
function questions(game: Game): readonly Question[] {
	const { turn, history } = game;
	if (!turn || isTooEarly(game)) return [];
	if (history.slice(turn.since).some(({ event }) => isAnswer(event))) return [];
	const knights = knightsToEscape(game, turn.player);
	return knights.length === 0 ? [] : [questionAbout(turn.player, knights)];
}

/** True if it is too early to escape: by a ruling that is possible only after the last tile of a turn. */
const isTooEarly = (game: Game): boolean =>
	game.rules.rulings['escapeInParts'] === 'once' && furtherTile(game)?.as === 'part';

/** A tap on a place says who escapes. If several kinds stand on one place, there are buttons for the others. */
function questionAbout(player: PlayerIndex, knights: readonly Piece[]): Question {
	const first = knights.filter((one, index) => !knights.slice(0, index).some(isBeside(one)));
	const others = knights.filter(
		(one) => !first.some((other) => isBeside(one)(other) && other.kind === one.kind)
	);
	const escaped = ({
		kind: piece,
		at: { x, y, segment }
	}: Pick<Piece, 'kind' | 'at'>): Escaped => ({
		type: ESCAPED,
		player,
		piece,
		from: { x, y, segment }
	});
	const declined: Stayed = { type: STAYED, player };
	return {
		id: others.length > 0 ? ESCAPE_WHICH : ESCAPE,
		player,
		timing: 'everybody',
		options: first.map(({ at }) => [at]),
		answer: (at: Place) =>
			escaped({ kind: first.find((one) => samePlace(one.at, at))?.kind ?? '', at }),
		no: declined,
		...(others.length > 0 && {
			choices: onceEach(others).map((one) => ({
				id: 'figure',
				piece: one.kind,
				event: escaped(one)
			}))
		})
	};
}

const isBeside =
	({ at }: Piece) =>
	(other: Piece): boolean =>
		samePlace(at, other.at);

/** One figure of each kind on each place. */
const onceEach = (pieces: readonly Piece[]): readonly Piece[] =>
	pieces.filter(
		(one, index) =>
			!pieces.slice(0, index).some((other) => other.kind === one.kind && isBeside(one)(other))
	);

function record(
	game: MutableGame,
	event: SiegeEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = questions(game).find(({ player }) => player === event.player);
	if (!ask) return nonsense('nothing-asked');
	if (event.type === STAYED) return recordStayed(event, { ask, asked });
	const knight = knightsToEscape(game, event.player).findLast(
		({ kind, at }) => kind === event.piece && samePlace(at, event.from)
	);
	if (!knight) return nonsense('no-such-place');
	const judged = judgeAnswer(asked, ask, { ...event, to: event.from });
	if (!judged.ok) return judged;
	const fates = goingHome(game, [knight], ESCAPED);
	return ok({ touched: [], objections: judged.value, fates });
}

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

function recordStayed(event: Stayed, { ask, asked }: Judging): Result<Recorded, Refusal> {
	const judged = judgeAnswer(asked, ask, event);
	return judged.ok ? ok({ touched: [], objections: judged.value }) : judged;
}
