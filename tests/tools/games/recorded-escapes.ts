import * as v from 'valibot';
import { nextQuestion, type Question } from '../../../src/lib/engine/question';
import type { MutableGame } from '../../../src/lib/engine/game';
import { fromTheBoard } from '../../../src/lib/engine/figures';
import { play } from '../../../src/lib/engine/play';
import { ESCAPED, STAYED, type SiegeEvent } from '../../../src/lib/expansions/siege/events';
import { knightsToEscape } from '../../../src/lib/expansions/siege/knights';
import { placeText, playerText, type Compare } from './compare-texts';
import type { RecordedTurn } from './recorded';
import { index, piece, place } from './recorded-shapes';

/* Escapes from besieged cities in recorded games. */

const knight = v.object({ player: index, piece, ...place.entries });

/** Who could escape at the end of a turn, and who did; without either nobody could, or did. */
export const ESCAPE_FIELDS = {
	escapeOptions: v.optional(v.array(knight)),
	escape: v.optional(knight)
};

type Knight = v.InferOutput<typeof knight>;

const textOf = ({
	player,
	piece: kind,
	feature,
	...at
}: Omit<Knight, 'piece'> & { piece: string }) =>
	`${playerText(player)}’s ${kind} from ${placeText({ ...at, segment: feature })}`;

/** The answer to the question who escapes; undefined for any other question. */
export function escapeAnswer(ask: Question, { escape }: RecordedTurn): SiegeEvent | undefined {
	if (!ask.id.startsWith('siege/')) return undefined;
	const { player } = ask;
	if (!escape) return { type: STAYED, player };
	const { piece: kind, x, y, feature } = escape;
	return { type: ESCAPED, player, piece: kind, from: { x, y, segment: feature } };
}

/** Compares who could escape at the end of a turn, and plays what was answered. */
export function compareEscape(game: MutableGame, turn: RecordedTurn, compare: Compare): void {
	const ask = nextQuestion(game);
	const answer = ask && escapeAnswer(ask, turn);
	const found = answer ? knightsToEscape(game, turn.player) : [];
	compare(
		'who may escape',
		(turn.escapeOptions ?? []).map(textOf),
		found.map(({ player, kind, at: { x, y, segment } }) =>
			textOf({ player, piece: kind, x, y, feature: segment })
		)
	);
	const played = answer && play(game, answer);
	if (played && !played.ok)
		compare('the escape', ['it was played'], [JSON.stringify(played.error)]);
	const home = played?.ok ? fromTheBoard(played.value.fates) : [];
	compare(
		'who escaped',
		(turn.returned ?? []).filter(({ by }) => by === BY_ESCAPE).map(textOf),
		home.map(({ player, kind, at: { x, y, segment } }) =>
			textOf({ player, piece: kind, x, y, feature: segment })
		)
	);
}

/** Why figures came home. */
const BY_ESCAPE = 'escape';
