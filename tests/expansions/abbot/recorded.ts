import * as v from 'valibot';
import type { Game } from '../../../src/lib/engine/game';
import { recallOptions } from '../../../src/lib/rules/base/recall';
import { placeText, type Compare } from '../../tools/games/compare-texts';
import type { Glue, Offers } from '../../tools/games/glue';
import {
	index,
	piece,
	place,
	segmentAt,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Abbots in recorded games. */

const TURN = {
	abbotOptions: v.optional(v.array(index)),
	/** Places from which the player could take a figure home instead of setting one, and what was done. */
	recallOptions: v.optional(v.array(place)),
	recall: v.optional(v.object({ ...place.entries, piece }))
};

type Turn = RecordedTurn & Told<typeof TURN>;

/** Figures that could be taken home instead of setting one. A record of supplies that names none says that there were none. */
function compareRecalls(game: Game, { turn, laying }: Offers<Turn>, compare: Compare): void {
	const known = turn.recallOptions ?? (turn.supplyBefore && []);
	const found = recallOptions(game, laying, turn.player).filter(({ objection }) => !objection);
	compare(
		'figures to take home',
		known?.map((at) => placeText(segmentAt(at))),
		found.map(({ piece: figure }) => placeText(figure.at))
	);
}

const recallable = ({ recallOptions: options }: Turn): boolean => (options?.length ?? 0) > 0;
const recalled = ({ recall }: Turn): boolean => recall !== undefined;

export default {
	fields: { turn: TURN },
	done: ['recall'],
	laid: ({ recall }) => (recall ? { recall: { piece: recall.piece, ...segmentAt(recall) } } : {}),
	offers: (game, offers, compare) => {
		offers.compareFigure('abbot', offers.turn.abbotOptions);
		compareRecalls(game, offers, compare);
	},
	why: ({ occasion }, kind) => (occasion === 'abbot/recalled' ? `${kind}.incomplete` : undefined),
	damages: [
		{
			what: 'abbot options',
			file: 'abbot',
			has: () => true,
			change: (turn) => (turn.abbotOptions = [5])
		},
		{
			what: 'figures to take home',
			file: 'abbot',
			has: recallable,
			change: (turn) => turn.recallOptions?.pop()
		},
		{
			what: 'the move',
			file: 'abbot',
			has: recalled,
			change: ({ recall }) => recall && (recall.feature = 0)
		}
	]
} satisfies Glue<Turn>;
