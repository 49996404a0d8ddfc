import type { Game } from '../../../src/lib/engine/game';
import type { Laying } from '../../../src/lib/engine/laying';
import { openQuestions, type Question } from '../../../src/lib/engine/question';
import { deployOptions, type DeployOption } from '../../../src/lib/rules/base/options';
import { nowhere, segmentsText, type Compare } from './compare-texts';
import type { Offers } from './glue';
import { GLUES } from './glues';
import { lyingIn } from './lying';
import { bareOf, laidEventOf, without, type RecordedTurn } from './recorded';

/* What could be done in a turn of a recorded game. */

/** Compares all that could be done with a tile; on the ground, a bridge that it needs lies over its neighbour. */
export function compareOffers(
	{ game, ground }: { readonly game: Game; readonly ground: Game },
	turn: RecordedTurn,
	laying: Laying,
	compare: Compare
): void {
	const free = deployOptions(ground, laying, turn.player).filter(({ occupied }) => !occupied);
	const offers = offersIn(game, turn, laying, { free, compare });
	compare(
		'follower options',
		segmentsText(turn.followerOptions),
		segmentsOf(offers.free, 'follower')
	);
	for (const glue of GLUES) glue.offers?.(game, offers, compare);
}

const segmentsOf = (free: readonly DeployOption[], kind: string): readonly string[] =>
	segmentsText(
		free.filter(({ piece, lying }) => piece === kind && !lying).map(({ segment }) => segment)
	) ?? [];

function offersIn(
	game: Game,
	turn: RecordedTurn,
	laying: Laying,
	{ free, compare }: { readonly free: readonly DeployOption[]; readonly compare: Compare }
): Offers<RecordedTurn> {
	const bare = laidEventOf(bareOf(turn));
	const after: Offers<RecordedTurn>['after'] = (choices) =>
		lyingIn(game, choices.length > 0 ? { ...bare, choices } : bare);
	let asked: readonly Question[] | undefined;
	return {
		turn,
		laying,
		free,
		after,
		asked: () => (asked ??= openQuestions(after([]))),
		without: (...fields) => lyingIn(game, laidEventOf(without(turn, fields), game)),
		compareFigure: (kind, segments = nowhere(turn, kind)) => {
			compare(`${kind} options`, segmentsText(segments), segmentsOf(free, kind));
		}
	};
}
