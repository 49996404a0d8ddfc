import type { Award, Settlement } from '../../engine/ledger';
import type {
	Differences,
	RemovedSettlement,
	TurnFate,
	TurnSettlement,
	UnpaidFeature
} from '../../record/differences';
import { complete, scoring } from './scoring';
import { row, capital } from './format';
import { ofNames, the } from './grammar';
import { KINDS } from './kinds';
import { wordsFor } from './tiles';
import { places } from './places';

type Names = readonly string[];

function when(turn: TurnSettlement['turn']): string {
	if (turn === 0) return 'Avant le premier tour';
	return turn === 'final' ? 'À la fin' : `Tuile ${String(turn)}`;
}

const nameOf = (names: Names, player: number): string => names[player] ?? '';

/** “Tuile 23 : la route d’Anna n’est plus complète (−5)”. */
function gone({ turn, settlement, reopened }: RemovedSettlement, names: Names): string {
	const { awards } = settlement;
	if (
		!reopened ||
		settlement.kind === 'manual' ||
		settlement.kind === 'tokens' ||
		awards.length === 0
	)
		return `${when(turn)}, évaluation en moins : ${scoring.title(settlement)}, ${paid(settlement, names, -1)}`;
	const owners = ofNames(awards.map(({ player }) => nameOf(names, player)));
	return `${when(turn)} : ${the(wordsFor(settlement).noun)} ${owners} n’est plus ${complete(settlement)}${lost(awards)}`;
}

/** “(−5)”. Tied players all lose the same. */
const lost = ([first, ...others]: readonly Award[]): string =>
	first ? ` (${scoring.signed(-first.points)}${others.length > 0 ? ' chacun' : ''})` : '';

/** “Tuile 30, évaluation en plus : Ville complète, Anna +8”. */
const added = ({ turn, settlement }: TurnSettlement, names: Names): string =>
	`${when(turn)}, évaluation en plus : ${scoring.title(settlement)}, ${paid(settlement, names, 1)}`;

const paid = ({ awards, gains = [] }: Settlement, names: Names, sign: 1 | -1): string =>
	row([
		...awards.map(({ player, points }) => scoring.playerGets(nameOf(names, player), sign * points)),
		...gains.map((gain) => scoring.gains([{ ...gain, count: sign * gain.count }], names))
	]) || 'personne';

/** “Tuile 12, n’a plus lieu : Ada a capturé le chevalier de Ben”. */
const fate = ({ turn, fate: one }: TurnFate, is: string, names: Names): string =>
	`${when(turn)}, ${is} : ${scoring.fate(one, names)}`;

const pointsOf = (awards: readonly Award[], player: number): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

/** “Tuile 12 : Ville complète, Anna 8 → 10, Ben 8 → 0”. */
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
	return `${when(after.turn)} : ${scoring.title(after.settlement)}, ${row([...each, ...got])}`;
}

/** “Anna 57 → 61”. */
const score = (name: string, { before, after }: Differences['scores'][number]): string =>
	before === after
		? `${name} ${scoring.plain(after)}`
		: `${name} ${scoring.plain(before)} → ${scoring.plain(after)}`;

/** “La ville à 2 tuiles à l’est de la tuile de départ, sans pion, n’est plus complète”. */
const unpaid = ({ kind, at }: UnpaidFeature, is: string): string =>
	`${capital(places.thePlace(at, kind))}${KINDS[kind].standsEmpty ? '' : ', sans pion,'} ${is} ${complete({ kind })}`;

const place = (turn: TurnSettlement['turn']): number => (turn === 'final' ? Infinity : turn);

export const differences = {
	score,
	lines: (all: Differences, names: Names): readonly string[] => {
		const told = [
			...all.spared.map((one) => ({ turn: one.turn, line: fate(one, 'n’a plus lieu', names) })),
			...all.met.map((one) => ({ turn: one.turn, line: fate(one, 'a lieu maintenant', names) })),
			...all.gone.map((one) => ({ turn: one.turn, line: gone(one, names) })),
			...all.changed.map((one) => ({ turn: one.after.turn, line: changed(one, names) })),
			...all.added.map((one) => ({ turn: one.turn, line: added(one, names) }))
		];
		return [
			...told.sort((a, b) => (a.turn === b.turn ? 0 : place(a.turn) - place(b.turn))),
			...all.opened.map((one) => ({ line: unpaid(one, 'n’est plus') })),
			...all.completed.map((one) => ({ line: unpaid(one, 'est maintenant') }))
		].map(({ line }) => line);
	},
	nothing: 'Aucun point ne change.'
} as const;
