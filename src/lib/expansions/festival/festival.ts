import { goingHome, isFollower } from '../../engine/figures';
import type { Game, MutableGame, Turn } from '../../engine/game';
import type { Recorded, RuleModule } from '../../engine/module';
import { refusalUnlessOverruled, type Objection, type Refusal } from '../../engine/objection';
import type { Piece, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, openQuestions, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { samePlace, type Place } from '../../engine/spot';
import type { BaseNonsense, BaseObjection } from '../../rules/base/codes';
import { TOOK, type FestivalEvent } from './events';
import { FESTIVAL_MARK } from './tiles';

/** The festival: whoever lays its tile may take an own figure home from anywhere, instead of anything else. */
export const festival: RuleModule<FestivalEvent> = {
	id: 'festival',
	codes: { questions: [TOOK], offers: [TOOK], answers: [`${TOOK}/figure`], fates: [TOOK] },
	choices,
	record
};

/** The offer to take a figure home: by a tap on it; where several stand on one place, buttons are for the others. */
function choices(game: Game, turn: Turn): readonly Question[] {
	const figures = figuresToTake(game, turn);
	if (figures.length === 0) return [];
	const [first, others] = onePerPlace(figures);
	const { player } = turn;
	return [
		{
			id: TOOK,
			player,
			timing: 'action',
			offered: true,
			tappable: true,
			options: first.map(({ at }) => [at]),
			answer: (place) =>
				taken(
					first.find(({ at }) => samePlace(at, place)),
					player,
					place
				),
			...(others.length > 0 && {
				choices: others.map((one) => ({
					id: 'figure',
					piece: one.kind,
					event: taken(one, player, one.at)
				}))
			})
		}
	];
}

const taken = (
	figure: Piece | undefined,
	player: PlayerIndex,
	{ x, y, segment }: Place
): FestivalEvent => ({
	type: TOOK,
	player,
	piece: figure?.kind ?? '',
	from: { x, y, segment }
});

/** The figures on the table that a festival just laid lets its player take home. */
const figuresToTake = (game: Game, { player, tile }: Turn): readonly Piece[] =>
	tile.type.mark === FESTIVAL_MARK
		? [...game.pieces].filter((piece) => piece.player === player && comesHome(game, piece))
		: [];

/** True for a figure that the rules played let come home. */
const comesHome = (game: Game, piece: Piece): boolean =>
	game.rules.rulings['festival'] !== 'followers' || isFollower(game, piece);

/** The figures put there first, one at each place, and all others of which the kind isn't among those at the same place. */
function onePerPlace(
	figures: readonly Piece[]
): readonly [first: readonly Piece[], others: readonly Piece[]] {
	const first: Piece[] = [];
	const others: Piece[] = [];
	for (const figure of figures) {
		const there = [...first, ...others].filter(({ at }) => samePlace(at, figure.at));
		if (there.length === 0) first.push(figure);
		else if (!there.some(({ kind }) => kind === figure.kind)) others.push(figure);
	}
	return [first, others];
}

function record(game: MutableGame, event: FestivalEvent): Result<Recorded, Refusal> {
	const { player, piece: kind, from } = event;
	const ask = openQuestions(game).find((one) => one.id === TOOK && one.player === player);
	if (!ask) return nonsense('nothing-asked');
	const figure = [...game.pieces].findLast(
		(one) => one.player === player && one.kind === kind && samePlace(one.at, from)
	);
	if (!figure) return nonsense('no-such-place');
	const judged = judgeAnswer(game, ask, { overruled: event.overruled });
	if (!judged.ok) return judged;
	const objections: readonly Objection[] = comesHome(game, figure)
		? judged.value
		: [...judged.value, NOT_OFFERED];
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	return ok({
		touched: [],
		objections,
		acted: 'instead',
		fates: goingHome(game, [figure], TOOK)
	});
}

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

const NOT_OFFERED: BaseObjection = { code: 'not-offered' };
