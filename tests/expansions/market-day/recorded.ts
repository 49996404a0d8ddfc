import * as v from 'valibot';
import type { MutableGame } from '../../../src/lib/engine/game';
import { nextQuestion, type Question } from '../../../src/lib/engine/question';
import { enter } from '../../tools/games/compare-steps';
import { firstPlaces, placeText, type Compare } from '../../tools/games/compare-texts';
import type { Glue } from '../../tools/games/glue';
import { place, segmentAt, type RecordedTurn, type Told } from '../../tools/games/recorded-shapes';
import { HAWKER_MOVED, HAWKER_STAYED, type HawkerMoved, type HawkerStayed } from './events';

/* The hawker in recorded games. It stays here when the expansion is added: glue lies beside the tests. */

const TURN = {
	/** Where he could go, and where he went; without that he stayed. */
	hawkerOptions: v.optional(v.array(place)),
	hawker: v.optional(place)
};

type Turn = RecordedTurn & Told<typeof TURN>;

function answerOf(
	{ id, player }: Question,
	{ hawker }: Turn
): HawkerMoved | HawkerStayed | undefined {
	if (!id.startsWith('market-day/')) return undefined;
	return hawker
		? { type: HAWKER_MOVED, player, to: segmentAt(hawker) }
		: { type: HAWKER_STAYED, player };
}

function compareHawker(game: MutableGame, turn: Turn, compare: Compare): void {
	const ask = nextQuestion(game);
	const answer = ask && answerOf(ask, turn);
	compare(
		'where the hawker may go',
		(turn.hawkerOptions ?? []).map((at) => placeText(segmentAt(at))),
		answer ? firstPlaces(ask).map(placeText) : []
	);
	if (answer) enter(game, answer, 'the hawker', compare);
}

export default {
	editions: { 'market-day': { hawkerPays: '2' } },
	fields: { turn: TURN },
	answer: answerOf,
	scored: (game, turn, _, compare) => {
		compareHawker(game, turn, compare);
	}
} satisfies Glue<Turn>;
