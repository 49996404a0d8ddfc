import type { Outcome } from '../../../src/lib/engine/game';
import type { Award, Settlement } from '../../../src/lib/engine/ledger';
import { DARMSTADTIUM } from '../../../src/lib/expansions/darmstadt/tiles';
import { playerText, type Compare } from '../../tools/games/compare-texts';
import type { Glue } from '../../tools/games/glue';
import type { RecordedAward, RecordedTurn } from '../../tools/games/recorded-shapes';

/* Darmstadt in recorded games, which list what churches pay besides apart from what they pay as monasteries. */

const CHURCH = 'church';
const isForChurch = ({ feature }: RecordedAward): boolean => feature === CHURCH;
const isOfChurch = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	occasion === 'darmstadt/most';

/** Who was paid for most followers around a church. */
function compareChurches(
	{ awards = [] }: RecordedTurn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const text = ({ player, points }: Pick<Award, 'player' | 'points'>): string =>
		`${playerText(player)} gets ${String(points)}`;
	// Records name a tile of each player's, not that of the church.
	compare(
		'pay of churches',
		awards.filter(isForChurch).map(text),
		settlements.filter(isOfChurch).flatMap(({ awards: all }) => all.map(text))
	);
}

const paying = ({ awards = [] }: RecordedTurn): boolean => awards.some(isForChurch);

export default {
	ended: (_, turn, { outcome }, compare) => {
		compareChurches(turn, outcome, compare);
	},
	noFeature: [CHURCH],
	isListedApart: isOfChurch,
	items: { [DARMSTADTIUM]: { each: 0, ours: ([, , points]) => [DARMSTADTIUM, 1, points] } },
	damages: [
		{
			what: 'pay of churches',
			file: 'darmstadt',
			has: paying,
			change: (turn) => (turn.awards = turn.awards?.filter((one) => !isForChurch(one)))
		},
		{
			what: 'awards',
			file: 'darmstadt',
			has: ({ awards = [] }) =>
				awards.some(({ items }) => items.some(([of]) => of === DARMSTADTIUM)),
			change: ({ awards }) => awards?.forEach(({ items }) => items.pop())
		}
	]
} satisfies Glue;
