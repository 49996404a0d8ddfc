import type { Award, Settlement } from '../../engine/ledger';
import type {
	Differences,
	RemovedSettlement,
	TurnFate,
	TurnSettlement,
	UnpaidFeature
} from '../../record/differences';
import { common } from './common';
import { scoring } from './scoring';
import { KINDS } from './kinds';
import { tiles, wordsFor } from './tiles';
import { row } from './format';
import { part } from '../parts';

type Names = readonly string[];

function when(turn: TurnSettlement['turn']): string {
	if (turn === 0) return 'Before the first turn';
	return turn === 'final' ? 'At the end' : `Tile ${String(turn)}`;
}

const nameOf = (names: Names, player: number): string => names[player] ?? '';

/** “Turn 23: Blue’s road is no longer complete (−5)”. */
function gone({ turn, settlement, reopened }: RemovedSettlement, names: Names): string {
	const { awards } = settlement;
	if (
		!reopened ||
		settlement.kind === 'manual' ||
		settlement.kind === 'tokens' ||
		awards.length === 0
	)
		return `${when(turn)}, no longer scored: ${scoring.title(settlement)}, ${paid(settlement, names, -1)}`;
	const owners = common.list(awards.map(({ player }) => nameOf(names, player)));
	return `${when(turn)}: ${owners}’s ${wordsFor(settlement).name} is no longer complete${lost(awards)}`;
}

/** “(−5)”. Tied players all lose the same. */
const lost = ([first, ...others]: readonly Award[]): string =>
	first ? ` (${scoring.signed(-first.points)}${others.length > 0 ? ' each' : ''})` : '';

/** “Turn 30, now scored: Completed city, Red +8”. */
const added = ({ turn, settlement }: TurnSettlement, names: Names): string =>
	`${when(turn)}, now scored: ${scoring.title(settlement)}, ${paid(settlement, names, 1)}`;

const paid = ({ awards, gains = [] }: Settlement, names: Names, sign: 1 | -1): string =>
	row([
		...awards.map(({ player, points }) => scoring.playerGets(nameOf(names, player), sign * points)),
		...gains.map((gain) => scoring.gains([{ ...gain, count: sign * gain.count }], names))
	]) || 'nobody';

/** “Turn 12, no longer: Ben’s knight was captured by Ada”. */
const fate = ({ turn, fate: one }: TurnFate, is: string, names: Names): string =>
	`${when(turn)}, ${is}: ${scoring.fate(one, names)}`;

const pointsOf = (awards: readonly Award[], player: number): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

/** “Turn 12: Completed city, Red 8 → 10, Blue 8 → 0”. */
function changed({ before, after }: Differences['changed'][number], names: Names): string {
	const [was, is] = [before.settlement.awards, after.settlement.awards];
	const players = [...new Set([...was, ...is].map(({ player }) => player))].sort((a, b) => a - b);
	const each = players
		.map((player) => [player, pointsOf(was, player), pointsOf(is, player)] as const)
		.filter(([, from, to]) => from !== to)
		.map(([player, from, to]) => score(nameOf(names, player), { before: from, after: to }));
	const { gains: had = [] } = before.settlement;
	const { gains: has = [] } = after.settlement;
	const got = JSON.stringify(had) === JSON.stringify(has) ? [] : [scoring.gains(has, names)];
	return `${when(after.turn)}: ${scoring.title(after.settlement)}, ${row([...each, ...got])}`;
}

/** “Red 57 → 61”. */
const score = (name: string, { before, after }: Differences['scores'][number]): string =>
	before === after
		? `${name} ${scoring.plain(after)}`
		: `${name} ${scoring.plain(before)} → ${scoring.plain(after)}`;

/** “The unclaimed city on the start tile is now complete”. */
const unpaid = ({ kind, at }: UnpaidFeature, says: string): string =>
	`The ${KINDS[kind].standsEmpty ? '' : 'unclaimed '}${tiles.place(at, kind)} ${says}`;

const place = (turn: TurnSettlement['turn']): number => (turn === 'final' ? Infinity : turn);

/** Words of what an amendment changes. Only the table loads them. */
export const differences = {
	score,
	/** Everything that is scored differently or no longer, one sentence each, in turn order. */
	lines: (all: Differences, names: Names): readonly string[] => {
		const told = [
			...all.spared.map((one) => ({ turn: one.turn, line: fate(one, 'no longer', names) })),
			...all.met.map((one) => ({ turn: one.turn, line: fate(one, 'now', names) })),
			...all.gone.map((one) => ({ turn: one.turn, line: gone(one, names) })),
			...all.changed.map((one) => ({ turn: one.after.turn, line: changed(one, names) })),
			...all.added.map((one) => ({ turn: one.turn, line: added(one, names) }))
		];
		return [
			...told.sort((a, b) => (a.turn === b.turn ? 0 : place(a.turn) - place(b.turn))),
			...all.opened.map((one) => ({ line: unpaid(one, 'is no longer complete') })),
			...all.completed.map((one) => ({ line: unpaid(one, 'is now complete') }))
		].map(({ line }) => line);
	},
	/** For an amendment that changes no points. */
	nothing: 'No points change.'
} as const;

/** The same in the language that is spoken. */
export const differenceWords = part('differences', differences);
