import type { PayAhead, PlayerPoints } from '$lib/table/turn/pay-ahead';
import type { CloseupPayment } from './parts/closeup';
import { scoringWords } from '$lib/words/scoring';
import { words } from '$lib/words/table';

/** Letters of a name that fit on a close-up. */
const LETTERS = 8;

const graphemes = new Intl.Segmenter();

function shortened(name: string): string {
	const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
	return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : name;
}

/** What a turn will pay, in words for the close-up of its tile. */
export function paymentsOf(
	{ paid, gains }: PayAhead,
	names: readonly string[]
): readonly CloseupPayment[] {
	const said = (pays: readonly PlayerPoints[]) => ({
		lines: pays.map(({ player, points }) =>
			scoringWords.playerGets(shortened(names[player] ?? ''), points)
		),
		says: pays.map(({ player, points }) => words.table.pays(names[player] ?? '', points))
	});
	return [
		...paid.map(({ at, pays }) => ({ ...at, ...said(pays) })),
		...gains.map(({ figure, pays }) => ({ figure, ...said(pays) }))
	];
}
