import type { Game } from '../../../src/lib/engine/game';
import type { Laying } from '../../../src/lib/engine/laying';
import { openQuestions, type Question } from '../../../src/lib/engine/question';
import {
	deployOptions,
	figureElsewhere,
	type DeployOption
} from '../../../src/lib/rules/base/options';
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
	const free = freeIn({ game, ground }, turn, laying);
	const offers = offersIn(game, turn, laying, { free, compare });
	compare(
		'follower options',
		segmentsText(turn.followerOptions),
		segmentsOf(offers.free, 'follower')
	);
	for (const glue of GLUES) glue.offers?.(game, offers, compare);
}

/** Where figures could be put on the tile, after what was decided before that. */
function freeIn(
	{ game, ground }: { readonly game: Game; readonly ground: Game },
	turn: RecordedTurn,
	laying: Laying
): readonly DeployOption[] {
	const options = deployOptions(ground, laying, turn.player);
	const choices = GLUES.flatMap((glue) => glue.first?.(turn) ?? []);
	if (choices.length === 0) return options.filter(({ occupied }) => !occupied);
	const after = lyingIn(game, { ...laidEventOf(bareOf(turn)), choices });
	return options.filter(({ piece, segment }) => {
		const put = figureElsewhere(after, { ...laying.spot, segment }, { player: turn.player, piece });
		return put.ok && put.value.objection === undefined;
	});
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
