import * as v from 'valibot';
import type { Outcome } from '../../../src/lib/engine/game';
import type { Settlement } from '../../../src/lib/engine/ledger';
import { playerText, type Compare, type Facts } from '../../tools/games/compare-texts';
import type { GameTold, Glue } from '../../tools/games/glue';
import {
	index,
	type RecordedAward,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* King and robber baron in recorded games. */

const TURN = {
	/** Who took king and robber baron, also the player who had them. */
	kingTo: v.optional(index),
	robberTo: v.optional(index)
};

/** Our answers to what both pay, by those of records. */
const PAY = { each: 'each', '10/20': '10', '15/40': '15', continuously: 'at-once' } as const;
const RULINGS = {
	kingAndRobber: v.optional(v.picklist(Object.keys(PAY) as (keyof typeof PAY)[]))
};

type Turn = RecordedTurn & Told<typeof TURN>;

/** Who took them in a turn, also from themselves. */
function compareTitles(
	{ kingTo, robberTo }: Turn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const takenText = (token: string, player: number): string =>
		`${playerText(player)} takes ${token}`;
	compare(
		'titles',
		[
			...(kingTo === undefined ? [] : [takenText('king', kingTo)]),
			...(robberTo === undefined ? [] : [takenText('robber', robberTo)])
		],
		settlements
			.flatMap(({ gains = [] }) => gains)
			.filter(({ token, count }) => ['king', 'robber'].includes(token) && count >= 0)
			.map(({ token, player }) => takenText(token, player))
	);
}

/** What awards for having one of them or both are for. */
const TITLE = 'marker';
const isForTitle = ({ feature }: RecordedAward): boolean => feature === TITLE;
const isOfTitle = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	/^(?:king|robber)\//.test(occasion);

/** What they paid: the points of each player for both together, for what was counted. */
function compareTitlePay(
	recorded: readonly RecordedAward[] | undefined,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const paid = settlements.filter(isOfTitle).flatMap(({ awards }) => awards);
	compare('pay of titles', recorded && sumTexts(recorded.filter(isForTitle)), sumTexts(paid));
}

function sumTexts(awards: readonly { readonly player: number; readonly points: number }[]): Facts {
	const sums = new Map<number, number>();
	for (const { player, points } of awards) sums.set(player, (sums.get(player) ?? 0) + points);
	return [...sums].map(([player, sum]) => `${playerText(player)} gets ${String(sum)}`);
}

const crowning = ({ kingTo }: Turn): boolean => kingTo !== undefined;

export default {
	editions: { 'king-and-robber-c2': { kingTiles: 'later' } },
	fields: { turn: TURN, rulings: RULINGS },
	rulings: ({ kingAndRobber }) => (kingAndRobber ? { kingAndRobber: PAY[kingAndRobber] } : {}),
	ended: (_, turn, { outcome }, compare) => {
		compareTitles(turn, outcome, compare);
		compareTitlePay(turn.awards, outcome, compare);
	},
	final: (_, { finalAwards }, outcome, compare) => {
		compareTitlePay(finalAwards, outcome, compare);
	},
	noFeature: [TITLE],
	isListedApart: isOfTitle,
	damages: [
		{
			what: 'titles',
			file: 'king',
			has: crowning,
			change: (turn) => delete turn.kingTo
		},
		{
			what: 'titles',
			file: 'king',
			has: () => true,
			change: (turn) => (turn.robberTo = 1)
		},
		{
			what: 'pay of titles',
			file: 'king',
			changeGame: ({ finalAwards }) => finalAwards?.splice(-1)
		}
	]
} satisfies Glue<Turn, GameTold, Told<typeof RULINGS>>;
