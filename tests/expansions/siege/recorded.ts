import * as v from 'valibot';
import { nextQuestion, type Question } from '../../../src/lib/engine/question';
import type { MutableGame } from '../../../src/lib/engine/game';
import { fromTheBoard } from '../../../src/lib/engine/figures';
import { play } from '../../../src/lib/engine/play';
import { ESCAPED, STAYED, type SiegeEvent } from '../../../src/lib/expansions/siege/events';
import { knightsToEscape } from '../../../src/lib/expansions/siege/knights';
import { placeText, playerText, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue, Item } from '../../tools/games/glue';
import {
	index,
	piece,
	place,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Escapes from besieged cities in recorded games. */

const knight = v.object({ player: index, piece, ...place.entries });

/** Who could escape at the end of a turn, and who did; without either nobody could, or did. */
const TURN = {
	escapeOptions: v.optional(v.array(knight)),
	escape: v.optional(knight)
};

/** Our answers to from where knights escape, by those of records. */
const ESCAPES = { 'siege tile': 'siege-tile', 'any tile': 'any-tile', none: 'none' } as const;
const RULINGS = {
	escape: v.optional(v.picklist(Object.keys(ESCAPES) as (keyof typeof ESCAPES)[]))
};

type Turn = RecordedTurn & Told<typeof TURN>;
type Knight = v.InferOutput<typeof knight>;

const textOf = ({
	player,
	piece: kind,
	feature,
	...at
}: Omit<Knight, 'piece'> & { piece: string }) =>
	`${playerText(player)}’s ${kind} from ${placeText({ ...at, segment: feature })}`;

/** The answer to the question who escapes; undefined for any other question. */
function escapeAnswer(ask: Question, { escape }: Turn): SiegeEvent | undefined {
	if (!ask.id.startsWith('siege/')) return undefined;
	const { player } = ask;
	if (!escape) return { type: STAYED, player };
	const { piece: kind, x, y, feature } = escape;
	return { type: ESCAPED, player, piece: kind, from: { x, y, segment: feature } };
}

/** Compares who could escape at the end of a turn, and plays what was answered. */
function compareEscape(game: MutableGame, turn: Turn, compare: Compare): void {
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

/** What the engine that recorded them does where the rules of sieges say nothing, or otherwise. */
const AS_RECORDED = { escapeInParts: 'once', siegePig: 'once' };
/** Two sets that lie on one table together. */
const BOTH = ['siege', 'besiegers'];

/** A siege takes away from a city; on a farm its cities are counted once more. */
const BESIEGED = 'besieged';

const escaped = ({ escape }: Turn): boolean => escape !== undefined;
const besieged = ({ awards }: Turn): boolean => awards?.some(isBesieged) === true;
const isBesieged = ({ items }: { readonly items: readonly Item[] }): boolean =>
	items.some(([of]) => of === BESIEGED);

export default {
	editions: {
		siege: { siegeTiles: 'cathars', ...AS_RECORDED },
		besiegers: { siegeTiles: 'besiegers', ...AS_RECORDED }
	},
	fields: { turn: TURN, rulings: RULINGS },
	rulings: ({ escape }, boxes) => ({
		...(BOTH.every((id) => boxes.includes(id)) && { siegeTiles: 'both' }),
		...(escape && { siegeEscape: ESCAPES[escape] })
	}),
	answer: escapeAnswer,
	homeBy: { [ESCAPED]: BY_ESCAPE },
	scored: (game, turn, _, compare) => {
		compareEscape(game, turn, compare);
	},
	items: {
		[BESIEGED]: { each: -1, ours: (item) => (item[1] === null ? undefined : item) }
	},
	damages: [
		{
			what: 'who may escape',
			file: 'siege',
			has: escaped,
			change: ({ escapeOptions }) => escapeOptions?.pop()
		},
		{
			what: 'who escaped',
			file: 'siege',
			has: escaped,
			change: (turn) => delete turn.escape
		},
		{
			what: 'the escape',
			file: 'siege',
			has: escaped,
			change: ({ escape }) => escape && escape.x++
		},
		{
			what: 'awards',
			file: 'siege',
			has: besieged,
			change: ({ awards }) => awards?.find(isBesieged)?.items.pop()
		}
	]
} satisfies Glue<Turn, GameTold, Told<typeof RULINGS>>;
