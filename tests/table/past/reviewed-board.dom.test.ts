import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../src/lib/engine/game';
import { isOfFeature } from '../../../src/lib/engine/ledger';
import type { GameRecord } from '../../../src/lib/record';
import { reviewOf } from '../../../src/lib/review';
import { positionOf, turnOf } from '../../../src/lib/table/past/positions';
import { ReviewedBoard } from '../../../src/lib/table/past/reviewed-board.svelte';
import { EXPLAINING } from '../../../src/lib/table/view/explained.svelte';
import { showsHoles } from '../../../src/lib/table/view/assistance';
import { gameIn } from '../../record/records';
import { scriptIn } from '../../e2e/table/support/script';

const { record } = scriptIn('tests/games/both-expansions.json');
const review = reviewOf(record);
const board = () => new ReviewedBoard(() => ({ record, review }));

beforeAll(() => EXPLAINING.load());

describe('the board of a review', () => {
	const paid = ledgerOf(review.game).filter(isOfFeature);

	it('shows the game at its end, with the figures before the final scoring', () => {
		expect(board().game).toBe(review.game);
		expect(board().turn).toBeUndefined();
		expect([...board().pieces].length).toBeGreaterThan([...review.game.pieces].length);
	});

	it('shows all that was scored at its position, with the sum tile by tile and what it paid', async () => {
		expect(paid.length).toBeGreaterThan(20);
		for (const settlement of paid) {
			const shown = board();
			const position = positionOf(review.game, settlement);
			await shown.showSettlementThen(settlement);
			const ended = review.game.history[position - 1]?.event.type === 'base/ended';
			expect(shown.position).toBe(ended ? undefined : position);
			expect(shown.turn).toBe(ended ? undefined : turnOf(review.game, settlement));
			const points = shown.feature?.payouts.map((payout) => payout.points) ?? [];
			for (const award of settlement.awards) expect(points).toContain(award.points);
			expect(shown.drawn?.places.length).toBeGreaterThan(0);
			expect(shown.paidIn).toBeUndefined();
		}
	});

	it('goes along with the race, and shows all at its end', async () => {
		const shown = board();
		const [first] = paid;
		if (first) await shown.showSettlementThen(first);
		shown.showPosition(12);
		expect(shown.game.history).toHaveLength(12);
		expect(shown.feature).toBeUndefined();
		for (const { position } of review.stops.slice(-1)) shown.showPosition(position);
		expect(shown.game).toBe(review.game);
		expect(shown.turn).toBeUndefined();
	});

	it('leads from a tapped feature to the turn that paid it, and back to the end', async () => {
		const shown = board();
		const earlier = paid.filter(({ occasion }) => occasion === 'completed');
		for (const settlement of earlier) {
			shown.showPlace(settlement.at);
			const turn = shown.paidIn;
			expect(turn).toBeTypeOf('number');
			await shown.seeTurn();
			expect(shown.turn).toBe(turn);
			expect(shown.feature?.proof.completed).toBe(true);
			shown.showAll();
			expect(shown.position).toBeUndefined();
			expect(shown.feature).toBeUndefined();
		}
	});
});

it('hides nothing of the past of a game that has ended, whatever its table agreed on', () => {
	const final = gameIn('tests/games/championship.json');
	const rulings = { ...final.header.rulings, aids: 'referee' };
	const judged = { ...final, header: { ...final.header, rulings } };
	const showsThen = (of: GameRecord) => {
		const shown = new ReviewedBoard(() => ({ record: of, review: reviewOf(of) }));
		shown.showPosition(40);
		return showsHoles(shown.game);
	};
	expect(showsThen(judged)).toBe(true);
	expect(showsThen({ ...judged, entries: judged.entries.slice(0, 60) })).toBe(false);
});
