import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { resultsFile, standingsFile } from '../../../src/lib/table/tournament/files';
import {
	playerId,
	type Tournament,
	type TournamentEvent
} from '../../../src/lib/tournament/tournament';
import { tournamentWords as t } from '../../../src/lib/words/en/tournament';
import { gamesOf } from '../../../src/routes/tournament/facts';
import PairSheet from '../../../src/routes/tournament/PairSheet.svelte';
import PlayersTab from '../../../src/routes/tournament/PlayersTab.svelte';
import Print from '../../../src/routes/tournament/Print.svelte';
import RoundTab from '../../../src/routes/tournament/RoundTab.svelte';
import StandingsTab from '../../../src/routes/tournament/StandingsTab.svelte';
import { headerFor } from '../../record/support';
import { FIRST_ROUND, resultAt, tournamentOf } from '../../store/tournament-support';
import { keeperOf, NAMES, shelfWithGame } from './in-memory';

it('who enters late is offered from the people known, but for those who take part', async () => {
	const user = userEvent.setup();
	const shelf = await shelfWithGame();
	const [first, second] = headerFor('known').players.map(({ name }) => name);
	const keeper = keeperOf(tournamentOf([...NAMES, first ?? '']));
	const { container } = render(PlayersTab, { keeper, shelf });
	await user.click(screen.getByText(t.lateEntry));
	await waitFor(() => {
		const offered = [...container.querySelectorAll('datalist option')];
		expect(offered.map((each) => each.getAttribute('value'))).toEqual([second]);
	});
});

/** A knock-out of four after one round: the fourth of the round wins it. */
const withFinals = (...events: readonly TournamentEvent[]): Tournament => {
	const stage = (round: number, name: 'semi-final' | 'final', tables: string[][]) =>
		({
			type: 'round/paired',
			round,
			stage: name,
			tables: tables.map((all) => all.map(playerId))
		}) as const;
	const semi = stage(2, 'semi-final', [
		['p1', 'p4'],
		['p2', 'p3']
	]);
	const final = stage(3, 'final', [
		['p2', 'p4'],
		['p1', 'p3']
	]);
	const made = tournamentOf(NAMES, [
		...[FIRST_ROUND, resultAt(1, [90, 60]), resultAt(2, [80, 60])],
		...[semi, resultAt(1, [1, 9], 2), resultAt(2, [9, 1], 2)],
		...(events.length > 0 ? events : [final, resultAt(1, [1, 9], 3), resultAt(2, [9, 1], 3)])
	]);
	return { ...made, settings: { ...made.settings, rounds: 1, finals: 4 } };
};

describe('finals', () => {
	it('decide about the standings that are printed and saved', async () => {
		const keeper = keeperOf(withFinals());
		render(Print, { keeper, what: 'standings' });
		const ranked = screen.getAllByRole('rowheader').map((each) => each.textContent.trim());
		expect(ranked).toEqual(['Dan', 'Ben', 'Ann', 'Cleo']);
		screen.getByText(`${t.finalRanking}. ${t.afterFinals.final}`);
		screen.getByText(t.finalsRank);
		const text = await standingsFile(keeper).text();
		expect(text).toContain('\r\n1,Dan,1,0,');
	});

	it('are not called final before they are', () => {
		const keeper = keeperOf(withFinals({ type: 'player/withdrew', player: playerId('p3') }));
		render(StandingsTab, { keeper });
		screen.getByText(t.afterFinals['semi-final']);
		expect(screen.queryByRole('region', { name: t.finalRanking })).toBeNull();
		screen.getByRole('region', { name: t.standings });
	});

	it('say that both finalists are gone, before the others play for the first place', () => {
		const gone = (player: string) =>
			({ type: 'player/withdrew', player: playerId(player) }) as const;
		const { unmount } = render(PairSheet, {
			keeper: keeperOf(withFinals(gone('p4'))),
			onclose: vi.fn()
		});
		expect(screen.queryByText(t.finalistsGone)).toBeNull();
		unmount();
		render(PairSheet, { keeper: keeperOf(withFinals(gone('p4'), gone('p2'))), onclose: vi.fn() });
		screen.getByText(t.finalistsGone);
	});
});

it('a bye of a round robin brings nothing, and is called so', async () => {
	const swiss = tournamentOf(
		['Ann', 'Ben', 'Cleo'],
		[
			{
				type: 'round/paired',
				round: 1,
				stage: 'rounds',
				tables: [[playerId('p1'), playerId('p2')], [playerId('p3')]]
			}
		]
	);
	const keeper = keeperOf({ ...swiss, settings: { ...swiss.settings, pairing: 'round-robin' } });
	render(RoundTab, { keeper });
	screen.getByText(t.free);
	expect(screen.queryByText(t.bye)).toBeNull();
	expect(await resultsFile(keeper).text()).toContain('1,2,Cleo,,,,,\r\n');
	expect(gamesOf(keeper, playerId('p3'))).toMatchObject([{ opponent: t.free, won: false }]);
	// In a Swiss one it is a win.
	expect(await resultsFile(keeperOf(swiss)).text()).toContain('1,2,Cleo,,,,,Cleo\r\n');
});
