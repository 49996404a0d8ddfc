import type { DeployOption } from '$lib/rules/base/options';
import { confirmTurns } from '$lib/table/app/switches.svelte';
import type { PayAhead, PlayerPoints } from '$lib/table/turn/pay-ahead';
import type { CloseupPayment } from './parts/closeup';
import { scoringWords } from '$lib/words/en/scoring';
import { words } from '$lib/words/en/table';

/** The number of letters of a name that fit on a close-up. */
const LETTERS = 8;

const graphemes = new Intl.Segmenter();

function shorten(name: string): string {
	const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
	return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : name;
}

/** Returns what a turn will pay, in words for the close-up of its tile. */
export function paymentsOf(
	{ paid, gains }: PayAhead,
	names: readonly string[]
): readonly CloseupPayment[] {
	const sayPayments = (pays: readonly PlayerPoints[]) => ({
		lines: pays.map(({ player, points }) =>
			scoringWords.playerGets(shorten(names[player] ?? ''), points)
		),
		says: pays.map(({ player, points }) => words.table.pays(names[player] ?? '', points))
	});
	return [
		...paid.map(({ at, pays }) => ({ ...at, ...sayPayments(pays) })),
		...gains.map(({ figure, pays }) => ({ figure, ...sayPayments(pays) }))
	];
}

/**
 * Returns the hint for placing a figure, or for one that stands already. `options` are the places for one kind of figure; empty
 * if none is in the supply.
 */
export function figureHint(
	options: readonly Pick<DeployOption, 'piece' | 'occupied' | 'objection'>[],
	stands: boolean
): string {
	if (stands) return words.table.figureStands();
	const [first] = options;
	if (!first) return words.table.noFigure;
	const full = options.every(({ occupied }) => occupied);
	if (!full) return words.table.figure(first.piece, confirmTurns.on);
	// If the same thing other than a figure is in the way everywhere, the hint says so.
	const [code, ...more] = new Set(options.map(({ objection }) => objection));
	return code === undefined || code === 'occupied' || more.length > 0
		? words.table.allPlacesTaken(first.piece)
		: words.table.objection({ code });
}
