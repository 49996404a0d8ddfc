import * as v from 'valibot';
import type { Game, Outcome } from '../../../src/lib/engine/game';
import type { Settlement } from '../../../src/lib/engine/ledger';
import { CLOSED, FLOCK, HOME } from '../../../src/lib/expansions/hills-and-sheep/flocks';
import {
	DRIVEN_HOME,
	SHEEP_DRAWN,
	WOLF_DRAWN,
	type FlockAnswer
} from '../../../src/lib/expansions/hills-and-sheep/events';
import { itemText, playerText, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue, Offers } from '../../tools/games/glue';
import {
	index,
	place,
	type RecordedAward,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Flocks, hills and vineyards in recorded games. */

const SHEEP = ['sheep1', 'sheep2', 'sheep3', 'sheep4'] as const;

/** What records say of a turn: where the shepherd could be put, and what became of the flock. */
const TURN = {
	shepherdOptions: v.optional(v.array(index)),
	flocks: v.optional(
		v.array(
			v.object({
				at: place,
				choice: v.picklist(['placed', 'grow', 'score']),
				token: v.optional(v.picklist([...SHEEP, 'wolf']))
			})
		)
	),
	tileUnderHill: v.optional(v.literal(true))
};
const GAME = { underHills: v.optional(v.array(v.string())) };

/** Our answers to who wins a tie, by those of records. */
const TIE = { 'at least one': 'any', number: 'most' } as const;
const RULINGS = { hillTie: v.optional(v.picklist(Object.keys(TIE) as (keyof typeof TIE)[])) };

type Turn = RecordedTurn & Told<typeof TURN>;
type Whole = GameTold & Told<typeof GAME>;

const answersIn = ({ player, flocks = [] }: Turn): readonly FlockAnswer[] =>
	flocks.map(({ choice, token }): FlockAnswer => {
		if (choice === 'score') return { type: DRIVEN_HOME, player };
		return token === undefined || token === 'wolf'
			? { type: WOLF_DRAWN, player }
			: { type: SHEEP_DRAWN, player, sheep: SHEEP.indexOf(token) + 1 };
	});

/** Where the shepherd could be put, and whether the flock must grow or be driven home. */
function compareShepherds(
	game: Game,
	{ turn, asked, compareFigure }: Offers<Turn>,
	compare: Compare
): void {
	if (!game.rules.modules.has('flocks')) return;
	compareFigure('shepherd', turn.shepherdOptions);
	const due = turn.flocks?.some(({ choice }) => choice !== 'placed');
	compare(
		'flock that grows or goes home',
		due ? [playerText(turn.player)] : [],
		asked()
			.filter(({ id }) => id === FLOCK)
			.map(({ player }) => playerText(player))
	);
}

const FLOCK_AWARD = 'flock';
const isForFlock = ({ feature }: RecordedAward): boolean => feature === FLOCK_AWARD;
const isOfFlock = ({ occasion }: Pick<Settlement, 'occasion'>): boolean =>
	occasion === HOME || occasion === CLOSED;

/** Who was paid for which sheep. */
function compareFlocks(
	{ awards = [] }: RecordedTurn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const paid = settlements.filter(isOfFlock).flatMap(({ awards: all, taken = [] }) => {
		const items = SHEEP.flatMap((name, kind): readonly string[] => {
			const token = `sheep-${String(kind + 1)}`;
			const count = taken.filter((one) => one.token === token).length;
			return count > 0 ? [itemText([name, count, count * (kind + 1)])] : [];
		});
		return all.map(({ player, points }) => flockText(player, points, items));
	});
	const told = awards.filter(isForFlock).map(({ player, points, items }) =>
		flockText(
			player,
			points,
			items.map(([of, count, sum]) => itemText([of, count ?? 0, sum]))
		)
	);
	compare('pay of flocks', told, paid);
}

const flockText = (player: number, points: number, items: readonly string[]): string =>
	`${playerText(player)} gets ${String(points)}: ${items.toSorted().join(' + ')}`;

const grows = ({ flocks }: Turn): boolean =>
	flocks?.some(({ choice, token }) => choice === 'grow' && token !== 'wolf') === true;
const isPaid = ({ awards = [] }: Turn): boolean => awards.some(isForFlock);
const hasVines = ({ awards = [] }: Turn): boolean =>
	awards.some(({ items }) => items.some(([of]) => of === 'vineyards'));

export default {
	editions: {
		'hills-and-sheep': { hillTiles: 'first' },
		'hills-and-sheep-c2': { hillTiles: 'later' }
	},
	fields: { turn: TURN, game: GAME, rulings: RULINGS },
	rulings: ({ hillTie: told }) => (told ? { hillTie: TIE[told] } : {}),
	done: ['flocks'],
	choices: answersIn,
	offers: compareShepherds,
	ended: (_, turn, { outcome }, compare) => {
		compareFlocks(turn, outcome, compare);
	},
	final: (game, { underHills }, _, compare) => {
		compare('tiles under hills', underHills && [String(underHills.length)], [String(game.unseen)]);
	},
	noFeature: [FLOCK_AWARD],
	isListedApart: isOfFlock,
	damages: [
		{
			what: 'flock that grows or goes home',
			file: 'hills',
			has: grows,
			change: (turn) => delete turn.flocks
		},
		{
			what: 'shepherd options',
			file: 'hills',
			has: ({ shepherdOptions = [] }) => shepherdOptions.length > 0,
			change: ({ shepherdOptions }) => shepherdOptions?.pop()
		},
		{
			what: 'pay of flocks',
			file: 'hills',
			has: isPaid,
			change: ({ awards }) => awards?.filter(isForFlock).forEach((one) => (one.points += 1))
		},
		{
			what: 'awards',
			file: 'hills',
			has: hasVines,
			change: ({ awards }) => awards?.forEach(({ items }) => items.pop())
		},
		{
			what: 'tiles under hills',
			file: 'hills',
			changeGame: ({ underHills }) => underHills?.pop()
		}
	]
} satisfies Glue<Turn, Whole, Told<typeof RULINGS>>;
