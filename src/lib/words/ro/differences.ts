import type { Award, Settlement } from '../../engine/ledger';
import type { SegmentKind } from '../../engine/tile';
import type {
	Differences,
	RemovedSettlement,
	TurnFate,
	TurnSettlement,
	UnpaidFeature
} from '../../record/differences';
import { common } from './common';
import { capital, row } from './format';
import { fromStart, theKind } from './places';
import { scoring } from './scoring';
import { KINDS } from './kinds';
import { wordsFor } from './tiles';

type Names = readonly string[];

function when(turn: TurnSettlement['turn']): string {
	if (turn === 0) return 'Înainte de prima tură';
	return turn === 'final' ? 'La sfârșit' : `Cartonașul ${String(turn)}`;
}

const nameOf = (names: Names, player: number): string => names[player] ?? '';

/** „finalizat”, in the gender of the feature. */
const completed = (kind: SegmentKind): string => KINDS[kind].done;

/** „Cartonașul 23, Albastru: drumul nu mai este finalizat (−5)”. */
function gone({ turn, settlement, reopened }: RemovedSettlement, names: Names): string {
	const { awards } = settlement;
	if (
		!reopened ||
		settlement.kind === 'manual' ||
		settlement.kind === 'tokens' ||
		awards.length === 0
	)
		return `${when(turn)}, nu se mai punctează: ${scoring.title(settlement)}, ${paid(settlement, names, -1)}`;
	const owners = common.list(awards.map(({ player }) => nameOf(names, player)));
	return `${when(turn)}, ${owners}: ${wordsFor(settlement).the} nu mai este ${wordsFor(settlement).done}${lost(awards)}`;
}

/** „(−5)”. Tied players all lose the same. */
const lost = ([first, ...others]: readonly Award[]): string =>
	first ? ` (${others.length > 0 ? 'câte ' : ''}${scoring.signed(-first.points)})` : '';

/** „Cartonașul 30, acum se punctează: Oraș finalizat, Roșu +8”. */
const added = ({ turn, settlement }: TurnSettlement, names: Names): string =>
	`${when(turn)}, acum se punctează: ${scoring.title(settlement)}, ${paid(settlement, names, 1)}`;

const paid = ({ awards, gains = [] }: Settlement, names: Names, sign: 1 | -1): string =>
	row([
		...awards.map(({ player, points }) => scoring.playerGets(nameOf(names, player), sign * points)),
		...gains.map((gain) => scoring.gains([{ ...gain, count: sign * gain.count }], names))
	]) || 'nimeni';

/** „Cartonașul 12, nu mai are loc: Ada a capturat cavalerul de la Ben”. */
const fate = ({ turn, fate: one }: TurnFate, is: string, names: Names): string =>
	`${when(turn)}, ${is}: ${scoring.fate(one, names)}`;

const pointsOf = (awards: readonly Award[], player: number): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

/** „Cartonașul 12: Oraș finalizat, Roșu 8 → 10, Albastru 8 → 0”. */
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

/** „Roșu 57 → 61”. */
const score = (name: string, { before, after }: Differences['scores'][number]): string =>
	before === after
		? `${name} ${scoring.plain(after)}`
		: `${name} ${scoring.plain(before)} → ${scoring.plain(after)}`;

/** „Drumul fără figuri (la 2 cartonașe spre est de cartonașul de start) nu mai este finalizat”. */
const unpaid = ({ kind, at }: UnpaidFeature, says: string): string =>
	`${capital(theKind(kind))}${KINDS[kind].standsEmpty ? '' : ' fără figuri'} (${fromStart(at)}) ${says} ${completed(kind)}`;

const place = (turn: TurnSettlement['turn']): number => (turn === 'final' ? Infinity : turn);

/** Words of what an amendment changes. */
export const differences = {
	score,
	/** Everything that is scored differently or no longer, one sentence each, in turn order. */
	lines: (all: Differences, names: Names): readonly string[] => {
		const told = [
			...all.spared.map((one) => ({ turn: one.turn, line: fate(one, 'nu mai are loc', names) })),
			...all.met.map((one) => ({ turn: one.turn, line: fate(one, 'acum', names) })),
			...all.gone.map((one) => ({ turn: one.turn, line: gone(one, names) })),
			...all.changed.map((one) => ({ turn: one.after.turn, line: changed(one, names) })),
			...all.added.map((one) => ({ turn: one.turn, line: added(one, names) }))
		];
		return [
			...told.sort((a, b) => (a.turn === b.turn ? 0 : place(a.turn) - place(b.turn))),
			...all.opened.map((one) => ({ line: unpaid(one, 'nu mai este') })),
			...all.completed.map((one) => ({ line: unpaid(one, 'este acum') }))
		].map(({ line }) => line);
	},
	nothing: 'Nu se schimbă niciun punct.'
} as const;
