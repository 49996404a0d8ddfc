import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { reviewOf, turnAt } from '../../src/lib/review';
import Result from '../../src/routes/review/Result.svelte';
import Moments from '../../src/routes/review/parts/Moments.svelte';
import Standings from '../../src/routes/review/parts/Standings.svelte';
import Times from '../../src/routes/review/parts/Times.svelte';
import { resultWords } from '../../src/lib/words/en/result';
import { reviewWords } from '../../src/lib/words/en/review';
import { recorded, wholeRecordOf } from '../e2e/table/support/games';
import { scriptIn } from '../e2e/table/support/script';
import { lostByTime, withEvents } from '../record/support';

const review = reviewOf(scriptIn('tests/games/both-expansions.json').record);
const { players } = review.header;
const turnOf = (position: number) => turnAt(review.race, position);
const SECOND = 1000;

describe('the moments of a game', () => {
	it('say who, when and why, and link to the board', () => {
		render(Moments, {
			moments: review.moments,
			players,
			turnAt: turnOf,
			hrefOf: ({ position }) => `/${String(position)}/game/`
		});
		const said = screen
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
			.map((text) => text.replace(`${reviewWords.seeOnBoard} `, ''));
		expect(said).toEqual([
			'Turned around at the end After the last tile, Ben led Ada and Chloé by 1, but the final scoring made it 125 to 83 for Ada and Chloé. Final scoring',
			'A tie at the top Ada and Chloé shared the win with 125 points each. Final scoring',
			'Biggest city Ada scored 8 points with a city of 7 tiles. It was never completed. Final scoring Unfinished city: 7 tiles × 1 + 1 pennant × 1 = 8',
			'Longest road Ada and Ben shared a road of 7 tiles: 7 points each. Tile 26 Completed road: 7 tiles × 1 = 7',
			'Most at once Ada and Chloé scored 56 points each at once. Final scoring Barn: 14 completed cities × 4 = 56'
		]);
		const link = screen.getByRole('link', { name: `Longest road ${reviewWords.seeOnBoard}` });
		expect(link).toHaveAttribute('href', '/29/game/');
		expect(link).toHaveAccessibleDescription(/^Ada and Ben shared .+ Tile 26 /);
	});
});

describe('the result', () => {
	it('names each place, a shared one twice', () => {
		const [ada, ben, chloe] = players;
		if (!ada || !ben || !chloe) throw new Error('Three sit at this table.');
		render(Standings, {
			players: [
				{ ...ada, index: 0, points: 31, rank: 1, tokens: [] },
				{ ...chloe, index: 2, points: 31, rank: 1, tokens: [] },
				{ ...ben, index: 1, points: -2, rank: 3, tokens: [] }
			]
		});
		const rows = screen.getAllByRole('listitem');
		const places = ['1st place', '1st place', '3rd place'];
		for (const [n, row] of rows.entries()) within(row).getByText(places[n] ?? '');
	});

	it.each([
		[81, 'Ended early, 81 tiles left'],
		[1, 'Ended early, 1 tile left']
	])('of a game that ended with %i tiles left says so', (left, says) => {
		const game = { ...review.game, left: new Map([[tileId('base-A'), left]]) };
		render(Result, { review: { ...review, game }, ranked: [] });
		expect(screen.getByText(says)).toBeVisible();
	});

	it('of a game that was lost by time names the winner, with fewer points, and who was late', () => {
		const names = ['Ada', 'Ben'];
		const ended = wholeRecordOf(recorded('base', 'base-108'), 'late');
		const timed = reviewOf(withEvents(ended, [lostByTime(1)]));
		const ranked = names.map((name, index) => {
			const rank = timed.ranks[index] ?? 0;
			return { name, colour: 'red' as const, index, points: 0, rank, tokens: [] };
		});
		render(Result, { review: timed, ranked });
		expect(screen.getByRole('heading')).toHaveTextContent(reviewWords.won(['Ada'], 45));
		expect(screen.getByText(resultWords.lostOnTime('Ben'))).toBeVisible();
	});

	it('of a game that was played to its end, or still runs, says nothing of tiles', () => {
		const game = { ...review.game, left: new Map([[tileId('base-A'), 3]]) };
		render(Result, { review, ranked: [] });
		render(Result, { review: { ...review, game, running: true }, ranked: [] });
		expect(screen.queryByText(/tiles? left/)).toBeNull();
	});

	it('says what each player has of every token, and who had the most', () => {
		const [ada, ben] = players;
		if (!ada || !ben) throw new Error('Three sit at this table.');
		const held = (wine: number, most: boolean) => [
			{ token: 'wine', count: wine, most },
			{ token: 'cloth', count: 0, most: false }
		];
		render(Standings, {
			players: [
				{ ...ada, index: 0, points: 31, rank: 1, tokens: held(4, true) },
				{ ...ben, index: 1, points: 20, rank: 2, tokens: held(1, false) }
			]
		});
		const [first, second] = screen.getAllByRole('listitem');
		expect(first).toHaveTextContent('4 wine (most) · 0 cloth');
		expect(second).toHaveTextContent('1 wine · 0 cloth');
	});
});

describe('the time', () => {
	it('is the game’s, each player’s and the longest turn’s, and names breaks', () => {
		render(Times, {
			durations: {
				whole: 3720 * SECOND,
				breaks: 1,
				thinking: [600 * SECOND, 250 * SECOND, 34 * SECOND],
				usual: 45 * SECOND,
				turns: 30,
				begun: 0,
				earlier: 0,
				longest: { player: 1, span: 61 * SECOND, position: 30 }
			},
			players,
			turnAt: turnOf,
			hrefAt: () => '/game/'
		});
		for (const span of ['1 hr 2 min', '10 min', '4 min 10 sec', '34 sec', '45 sec'])
			screen.getByText(span);
		screen.getByText(reviewWords.breaks(1));
		expect(screen.getByRole('link', { name: 'Ben, tile 26' }).parentElement).toHaveTextContent(
			'1 min 1 sec'
		);
	});
});
