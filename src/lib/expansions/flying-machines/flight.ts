import { featureAt } from '../../engine/board';
import { deploy } from '../../engine/figures';
import { inSupply, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { Recorded, RuleModule } from '../../engine/module';
import { refusalUnlessOverruled, type Objection, type Refusal } from '../../engine/objection';
import { judgeAnswer, type Judging, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { BaseNonsense, BaseObjection } from '../../rules/base/codes';
import {
	actOfPutting,
	figureElsewhere,
	isPutNow,
	stepOfPutting,
	type FigureElsewhere
} from '../../rules/base/options';
import {
	LANDED,
	ROLLED,
	TOOK_OFF,
	type FlyingEvent,
	type Landed,
	type Rolled,
	type TookOff
} from './events';
import {
	DIE,
	flyerOf,
	flyersIn,
	isFlyer,
	isLanded,
	isRolled,
	isTookOff,
	landingsAt
} from './landings';

/** What becomes of a figure at one distance, as the buttons of the die say it: what it lands on, or that it can’t land. */
const FATES = ['road', 'city', 'monastery', 'garden', 'several', 'crashes'] as const;

/** The flying machines: instead of putting a figure on its tile, a player may let one fly to a tile ahead. */
export const flight: RuleModule<FlyingEvent> = {
	id: 'flying-machines',
	codes: {
		questions: [TOOK_OFF, ROLLED, LANDED],
		offers: [TOOK_OFF],
		answers: [`${TOOK_OFF}/figure`, ...FATES.map((fate) => `${ROLLED}/${fate}`)],
		reasons: [LANDED]
	},
	choices,
	offers: (game, turn) => (flyerOf(turn) ? [] : takeOff(game, turn)),
	record
};

function choices(game: Game, turn: Turn): readonly Question[] {
	const figure = flyerOf(turn);
	if (!figure || turn.choices.some(isLanded)) return [];
	const last = turn.choices.at(-1);
	if (last && isRolled(last)) return landing(game, turn, figure, last);
	// A decision after a crash, such as where a ferry goes, doesn't let the figure land.
	return turn.choices.some(isRolled) ? [] : [roll(game, turn, figure)];
}

/** The offer to fly, with each kind of figure that may. After another figure, only kinds that may follow it are offered. */
function takeOff(game: Game, turn: Turn): readonly Offer[] {
	const flyers = flyersIn(game, turn).filter((piece) => isPutNow(game, turn, piece));
	if (flyers.length === 0) return [];
	const { player } = turn;
	const event = (piece: string): TookOff => ({ type: TOOK_OFF, player, piece });
	return [
		{
			id: TOOK_OFF,
			player,
			timing: stepOfPutting(turn),
			offered: true,
			options: [],
			choices: flyers.map((piece) => ({ id: 'figure', piece, event: event(piece) }))
		}
	];
}

/** Asks what the die shows; or directly where the figure landed, because the distance then says what the die showed. */
function roll(game: Game, turn: Turn, figure: FigureElsewhere): Question {
	const ahead = DIE.map((shows) => ({ shows, landings: landingsAt(game, turn, figure, shows) }));
	const { player } = turn;
	const event = (shows: number): Rolled => ({ type: ROLLED, player, shows });
	return {
		...landedOn(
			turn,
			figure,
			ahead.flatMap(({ landings }) => landings)
		),
		id: ROLLED,
		choices: ahead.map(({ shows, landings }) => ({
			id: fateOf(game, landings),
			count: shows,
			event: event(shows)
		}))
	};
}

function fateOf({ board }: Game, landings: Question['options']): (typeof FATES)[number] {
	const [[place] = [], ...others] = landings;
	if (!place) return 'crashes';
	const kind = others.length === 0 ? featureAt(board, place)?.kind : undefined;
	return FATES.find((fate) => fate === kind) ?? 'several';
}

/** Asks where the figure lands at the distance that the die shows; there is nothing to ask after a crash. */
function landing(
	game: Game,
	turn: Turn,
	figure: FigureElsewhere,
	{ shows }: Rolled
): readonly Question[] {
	const landings = landingsAt(game, turn, figure, shows);
	return landings.length > 0 ? [landedOn(turn, figure, landings)] : [];
}

const landedOn = (
	{ player }: Turn,
	{ piece }: FigureElsewhere,
	options: Question['options']
): Question => ({
	id: LANDED,
	player,
	timing: 'action',
	figure: { kind: piece, owned: true },
	options,
	answer: ({ x, y, segment }): Landed => ({ type: LANDED, player, to: { x, y, segment } })
});

function record(
	game: MutableGame,
	event: FlyingEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const ask = asked.find((one) => isAnswerTo(event, one));
	if (!ask || !game.turn) return nonsense('nothing-asked');
	const judging = { ask, asked };
	if (isTookOff(event)) return recordTakeOff(game, event, judging);
	return isRolled(event) ? recordRoll(event, judging) : recordLanding(game, event, judging);
}

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

/** True for an answer to that question. A figure may land before anybody says what the die showed. */
const isAnswerTo = ({ type, player }: FlyingEvent, ask: Question): boolean =>
	ask.player === player && (ask.id === type || (type === LANDED && ask.id === ROLLED));

function recordTakeOff(
	game: Game,
	event: TookOff,
	{ ask, asked }: Judging
): Result<Recorded, Refusal> {
	const { player, piece } = event;
	if (!isFlyer(game, piece)) return nonsense('unknown-piece');
	if (inSupply(game, player, piece) < 1) return nonsense('none-in-supply');
	const judged = judgeAnswer(asked, ask, event);
	if (!judged.ok) return judged;
	const objections: Objection[] = [...judged.value];
	if (!ask.choices?.some((one) => one.piece === piece)) objections.push(NOT_OFFERED);
	const refusal = refusalUnlessOverruled(objections, event);
	return refusal ? fail(refusal) : ok({ touched: [], objections, acted: actOfPutting(ask) });
}

const NOT_OFFERED: BaseObjection = { code: 'not-offered' };

function recordRoll(event: Rolled, { ask, asked }: Judging): Result<Recorded, Refusal> {
	if (!DIE.some((face) => face === event.shows)) return nonsense('no-such-place');
	const judged = judgeAnswer(asked, ask, event);
	return judged.ok ? ok({ touched: [], objections: judged.value }) : judged;
}

function recordLanding(
	game: MutableGame,
	event: Landed,
	{ ask, asked }: Judging
): Result<Recorded, Refusal> {
	const figure = game.turn && flyerOf(game.turn);
	if (!figure) return nonsense('nothing-asked');
	const { player, piece: kind, because } = figure;
	const found = figureElsewhere(game, event.to, figure);
	if (!found.ok) return nonsense(found.error);
	const judged = judgeAnswer(asked, ask, { ...event, ...found.value });
	if (!judged.ok) return judged;
	return ok({
		touched: [deploy(game, { kind, player, at: event.to, because })],
		objections: judged.value
	});
}
