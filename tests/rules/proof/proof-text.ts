import { expect } from 'vitest';
import type { Settlement } from '../../../src/lib/engine/ledger';
import { SIDES } from '../../../src/lib/engine/spot';
import { proofOf, type Proof, type FieldPaths } from '../../../src/lib/rules/base/proof';
import { placeOf, sampleTable, textOf } from './tables';

/** A proof as short text, so that a case can expect it in a line. */
export const proofText = (proof: Proof | undefined) =>
	proof && {
		tiles: proof.tiles.map(({ x, y }) => `${String(x)},${String(y)}`).join(' '),
		pennants: proof.pennants.map(textOf).join(' '),
		figures: proof.figures
			.map(({ kind, player }) => `${kind} ${String(player)}`)
			.sort()
			.join(', '),
		compared: proof.compared
			.map(({ player, strength }) => `${String(player)}: ${String(strength)}`)
			.join(', '),
		paid: proof.paid.flatMap(paying),
		ifEndedNow: proof.ifEndedNow.flatMap(paying),
		open: proof.open.map(({ from, side, spot: { x, y }, never, offTable }) =>
			[
				textOf(from),
				side === undefined ? '' : SIDES[side],
				`${String(x)},${String(y)}`,
				never ? 'never' : '',
				offTable ? 'offTable' : ''
			]
				.filter(Boolean)
				.join(' ')
		),
		cities: proof.cities.map(({ at, why, by }) =>
			[why, textOf(at), ...(by.length > 0 ? ['by', ...by.map(textOf)] : [])].join(' ')
		),
		rule: proof.rule,
		completed: proof.completed
	};

/** What a settlement pays whom, by which rule. */
const paying = ({ rule, awards }: Settlement): readonly string[] =>
	awards.length === 0
		? [`${rule} nobody`]
		: awards.map(({ player, points }) => `${rule} ${String(player)} ${String(points)}`);

/** A path as short text: its places, each with the half-edge by which it's left. */
export const pathsText = (paths: FieldPaths) => ({
	kind: paths.kind,
	path:
		paths.kind === 'apart'
			? ''
			: paths.path
					.map(
						({ place, through }) =>
							textOf(place) + (through === undefined ? '' : `>${String(through)}`)
					)
					.join(' '),
	across: paths.kind === 'separated' ? paths.across.map(textOf).join(' ') : ''
});

/** A claim; the sample and the number of its events that make the table; a place there; what is proved of it. */
export type Case = readonly [
	claim: string,
	sample: string,
	events: number | undefined,
	place: string,
	says: Partial<NonNullable<ReturnType<typeof proofText>>>
];

export const checkCase = (...[, sample, events, place, says]: Case): void => {
	expect(proofText(proofOf(sampleTable(sample, events), placeOf(place)))).toMatchObject(says);
};
