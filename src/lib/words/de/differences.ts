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
import { places } from './places';
import { capital, row } from './format';
import { KINDS } from './kinds';
import { wordsFor } from './tiles';

type Names = readonly string[];

function when(turn: TurnSettlement['turn']): string {
	if (turn === 0) return 'Vor dem ersten Zug';
	return turn === 'final' ? 'Am Ende' : `Karte ${String(turn)}`;
}

const nameOf = (names: Names, player: number): string => names[player] ?? '';

/** „Karte 23: Die Straße von Blau ist nicht mehr fertig (−5)“. */
function gone({ turn, settlement, reopened }: RemovedSettlement, names: Names): string {
	const { awards } = settlement;
	if (
		!reopened ||
		settlement.kind === 'manual' ||
		settlement.kind === 'tokens' ||
		awards.length === 0
	)
		return `${when(turn)}, nicht mehr gewertet: ${scoring.title(settlement)}, ${paid(settlement, names, -1)}`;
	const owners = common.list(awards.map(({ player }) => nameOf(names, player)));
	return `${when(turn)}: ${capital(wordsFor(settlement).the)} von ${owners} ist nicht mehr fertig${lost(awards)}`;
}

/** „(−5)“. Tied players all lose the same. */
const lost = ([first, ...others]: readonly Award[]): string =>
	first ? ` (${others.length > 0 ? 'je ' : ''}${scoring.signed(-first.points)})` : '';

/** „Karte 30, jetzt gewertet: Fertige Stadt, Rot +8“. */
const added = ({ turn, settlement }: TurnSettlement, names: Names): string =>
	`${when(turn)}, jetzt gewertet: ${scoring.title(settlement)}, ${paid(settlement, names, 1)}`;

const paid = ({ awards, gains = [] }: Settlement, names: Names, sign: 1 | -1): string =>
	row([
		...awards.map(({ player, points }) => scoring.playerGets(nameOf(names, player), sign * points)),
		...gains.map((gain) => scoring.gains([{ ...gain, count: sign * gain.count }], names))
	]) || 'niemand';

/** „Karte 12, nicht mehr: Ritter von Ben: gefangen von Ada“. */
const fate = ({ turn, fate: one }: TurnFate, is: string, names: Names): string =>
	`${when(turn)}, ${is}: ${scoring.fate(one, names)}`;

const pointsOf = (awards: readonly Award[], player: number): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

/** „Karte 12: Fertige Stadt, Rot 8 → 10, Blau 8 → 0“. */
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

/** „Rot 57 → 61“. */
const score = (name: string, { before, after }: Differences['scores'][number]): string =>
	before === after
		? `${name} ${scoring.plain(after)}`
		: `${name} ${scoring.plain(before)} → ${scoring.plain(after)}`;

/** „Das Kloster 2 Karten östlich der Startkarte (ohne Figur) ist jetzt fertig“. */
const unpaid = ({ kind, at }: UnpaidFeature, says: string): string =>
	`${capital(places.thePlace(at, kind))}${KINDS[kind].standsEmpty ? '' : ' (ohne Figur)'} ${says}`;

const place = (turn: TurnSettlement['turn']): number => (turn === 'final' ? Infinity : turn);

/** Words of what an amendment changes. */
export const differences = {
	score,
	lines: (all: Differences, names: Names): readonly string[] => {
		const told = [
			...all.spared.map((one) => ({ turn: one.turn, line: fate(one, 'nicht mehr', names) })),
			...all.met.map((one) => ({ turn: one.turn, line: fate(one, 'jetzt', names) })),
			...all.gone.map((one) => ({ turn: one.turn, line: gone(one, names) })),
			...all.changed.map((one) => ({ turn: one.after.turn, line: changed(one, names) })),
			...all.added.map((one) => ({ turn: one.turn, line: added(one, names) }))
		];
		return [
			...told.sort((a, b) => (a.turn === b.turn ? 0 : place(a.turn) - place(b.turn))),
			...all.opened.map((one) => ({ line: unpaid(one, 'ist nicht mehr fertig') })),
			...all.completed.map((one) => ({ line: unpaid(one, 'ist jetzt fertig') }))
		].map(({ line }) => line);
	},
	nothing: 'Die Punkte ändern sich nicht.'
} as const;
