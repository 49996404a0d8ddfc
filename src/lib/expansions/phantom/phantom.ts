import { deploy } from '../../engine/figures';
import { inSupply, type Game, type MutableGame, type Turn } from '../../engine/game';
import type { Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import { judgeAnswer, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { sameSpot } from '../../engine/spot';
import type { BaseNonsense } from '../../rules/base/codes';
import { actOfPutting, figureElsewhere, placesElsewhere } from '../../rules/base/options';
import { follower } from '../../rules/base/rules';
import { PLACED, type PhantomEvent } from './events';

const PHANTOM = 'phantom';

/** The phantom: a follower that may be put on the tile just laid as a second figure, after something else was done. */
export const phantom = (rulings: Rulings): RuleModule<PhantomEvent> => ({
	id: PHANTOM,
	codes: { questions: [PLACED], offers: [PLACED] },
	pieces: { [PHANTOM]: { ...follower(rulings), perPlayer: 1, second: mayFollow } },
	offers: (game, turn) => {
		const ask = mayFollow(game, turn) ? secondFigure(game, turn) : undefined;
		return ask && ask.options.length > 0 ? [ask] : [];
	},
	record
});

/** True if something was done in the turn after which the rules played allow a phantom. */
function mayFollow({ rules }: Game, { acted }: Turn): boolean {
	return rules.rulings['phantomAfter'] === 'figure'
		? acted === 'figure'
		: acted !== undefined && acted !== 'last';
}

/** Offers the places where the phantom may be put in addition to what was done. Nobody has to put it. */
function secondFigure(game: Game, { player, tile }: Turn): Offer {
	return {
		id: PLACED,
		player,
		timing: 'second',
		offered: true,
		tappable: true,
		figure: { kind: PHANTOM, owned: true },
		options: placesElsewhere(game, tile, { player, piece: PHANTOM }).map((place) => [place]),
		answer: ({ x, y, segment }): PhantomEvent => ({ type: PLACED, player, to: { x, y, segment } })
	};
}

function record(
	game: MutableGame,
	event: PhantomEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const { turn, unscored } = game;
	const { player, to } = event;
	if (!unscored || turn?.player !== player || !mayFollow(game, turn))
		return nonsense('nothing-asked');
	if (inSupply(game, player, PHANTOM) < 1) return nonsense('none-in-supply');
	if (!sameSpot(turn.tile, to)) return nonsense('no-such-place');
	const found = figureElsewhere(game, to, { player, piece: PHANTOM });
	if (!found.ok) return nonsense(found.error);
	const ask = asked.find(({ id }) => id === PLACED) ?? secondFigure(game, turn);
	const judged = judgeAnswer(asked, ask, { ...event, ...found.value });
	if (!judged.ok) return judged;
	const at = { x: to.x, y: to.y, segment: to.segment };
	const touched = [deploy(game, { kind: PHANTOM, player, at })];
	return ok({ touched, objections: judged.value, acted: actOfPutting(ask) });
}

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });
