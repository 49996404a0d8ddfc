import type { Outcome } from '../../../src/lib/engine/game';
import type { Settlement } from '../../../src/lib/engine/ledger';
import { itemText, playerText, xy, type Compare } from '../../tools/games/compare-texts';
import type { Glue } from '../../tools/games/glue';
import type { RecordedAward, RecordedTurn } from '../../tools/games/recorded-shapes';

/* Watchtowers in recorded games, which list their awards beside those of features. */

const TOWER = 'watchtower';
const isForTower = ({ feature }: RecordedAward): boolean => feature === TOWER;
const isOfTower = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	occasion === 'watchtowers/seen';

/** Who was paid for what a tower counts. */
function compareTowers(
	{ awards = [] }: RecordedTurn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const paid = settlements.filter(isOfTower).flatMap(({ awards: all, tiles: [own] }) =>
		all.map(({ player, lines: [line] }) => {
			const { of = '', count = 0, each = 0 } = line ?? {};
			const name = of === 'watchtowers/followers' ? 'meeples' : of.replace(/^watchtowers\//, '');
			return `${playerText(player)} on ${own ? xy(own) : ''}: ${itemText([name, count, count * each])}`;
		})
	);
	const told = awards.filter(isForTower).map(({ player, tiles: [own], items: [item] }) => {
		const [name, count, points] = item ?? ['', 0, 0];
		const at = own ? xy({ x: own[0], y: own[1] }) : '';
		return `${playerText(player)} on ${at}: ${itemText([name, count ?? 0, points])}`;
	});
	compare('pay of watchtowers', told, paid);
}

const paying = ({ awards = [] }: RecordedTurn): boolean => awards.some(isForTower);

export default {
	ended: (_, turn, { outcome }, compare) => {
		compareTowers(turn, outcome, compare);
	},
	noFeature: [TOWER],
	isListedApart: isOfTower,
	damages: [
		{
			what: 'pay of watchtowers',
			file: 'watchtowers',
			has: paying,
			change: (turn) => (turn.awards = turn.awards?.filter((one) => !isForTower(one)))
		},
		{
			what: 'pay of watchtowers',
			file: 'watchtowers',
			has: paying,
			change: ({ awards }) => awards?.filter(isForTower).forEach((one) => one.items[0]?.fill(9, 1))
		}
	]
} satisfies Glue;
