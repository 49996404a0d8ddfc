import * as v from 'valibot';
import type { Outcome } from '../../../src/lib/engine/game';
import type { Settlement } from '../../../src/lib/engine/ledger';
import { playerText, xy, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue } from '../../tools/games/glue';
import type { RecordedAward, RecordedTurn, Told } from '../../tools/games/recorded-shapes';

/* Wind roses in recorded games. */

/** Our answers to what becomes of the start tile, by those of records. */
const START = { 'left out': 'out', 'in the pile': 'bag' } as const;
const RULINGS = {
	startTileWithWindRoses: v.optional(v.picklist(Object.keys(START) as (keyof typeof START)[]))
};

const ROSE = 'wind-rose';
const isForRose = ({ feature }: RecordedAward): boolean => feature === ROSE;
const isOfRose = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	occasion === 'wind-roses/section';

/** Who was paid for a quarter of a rose in its section. */
function compareRoses(
	{ awards = [] }: RecordedTurn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const text = (player: number, points: number, at: string): string =>
		`${playerText(player)} gets ${String(points)} at ${at}`;
	compare(
		'pay of wind roses',
		awards
			.filter(isForRose)
			.map(({ player, points, tiles: [own] }) =>
				text(player, points, own ? xy({ x: own[0], y: own[1] }) : '')
			),
		settlements
			.filter(isOfRose)
			.flatMap(({ awards: all, tiles: [own] }) =>
				all.map(({ player, points }) => text(player, points, own ? xy(own) : ''))
			)
	);
}

const paying = ({ awards = [] }: RecordedTurn): boolean => awards.some(isForRose);

export default {
	fields: { rulings: RULINGS },
	rulings: ({ startTileWithWindRoses: told }) => (told ? { startTileWithRoses: START[told] } : {}),
	ended: (_, turn, { outcome }, compare) => {
		compareRoses(turn, outcome, compare);
	},
	noFeature: [ROSE],
	isListedApart: isOfRose,
	damages: [
		{
			what: 'pay of wind roses',
			file: 'windroses',
			has: paying,
			change: (turn) => (turn.awards = turn.awards?.filter((one) => !isForRose(one)))
		},
		{
			what: 'pay of wind roses',
			file: 'windroses',
			has: paying,
			change: ({ awards }) => awards?.filter(isForRose).forEach((one) => one.tiles.pop())
		}
	]
} satisfies Glue<RecordedTurn, GameTold, Told<typeof RULINGS>>;
