import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { notices } from '../../../src/lib/table/app/notices.svelte';
import { resultsFile } from '../../../src/lib/table/tournament/files';
import { TournamentSetup } from '../../../src/lib/table/tournament/setup.svelte';
import type { TournamentEvent } from '../../../src/lib/tournament/tournament';
import { FINALS, PAIRINGS, playerId, TIE_BREAKS } from '../../../src/lib/tournament/tournament';
import { tournamentWords as t } from '../../../src/lib/words/en/tournament';
import PlayersTab from '../../../src/routes/tournament/PlayersTab.svelte';
import RoundTab from '../../../src/routes/tournament/RoundTab.svelte';
import SettingsSheet from '../../../src/routes/tournament/SettingsSheet.svelte';
import StandingsTab from '../../../src/routes/tournament/StandingsTab.svelte';
import SettingsFields from '../../../src/routes/tournament/parts/SettingsFields.svelte';
import TieBreakOrder from '../../../src/routes/tournament/parts/TieBreakOrder.svelte';
import { FIRST_ROUND, resultAt, SECOND_ROUND, tournamentOf } from '../../store/tournament-support';
import { keeperOf, NAMES, shelfWithGame } from './in-memory';

const reported = (points: readonly [number, number], game: string): TournamentEvent => ({
	type: 'result/reported',
	round: 1,
	table: 1,
	result: { points: [...points], decided: 'points', game: game.repeat(32) }
});
/** The first round with others at its tables. */
const AGAIN: TournamentEvent = {
	type: 'round/paired',
	round: 1,
	stage: 'rounds',
	tables: [
		[playerId('p1'), playerId('p2')],
		[playerId('p3'), playerId('p4')]
	]
};
const tableButton = (table: number) =>
	screen.getByRole('button', { name: new RegExp(`^${t.enterResult(table)}`) });
const acceptedOf = (keeper: ReturnType<typeof keeperOf>) =>
	keeper.state?.rounds[0]?.tables[0]?.accepted;

describe('a table of a round', () => {
	it('takes a typed result: points, or whose time is up', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(tournamentOf(NAMES, [FIRST_ROUND]));
		render(RoundTab, { keeper });
		await user.click(tableButton(1));
		const save = screen.getByRole('button', { name: t.save });
		expect(save).toBeDisabled();
		await user.type(screen.getByLabelText(t.pointsOf('Ann')), '8a0');
		await user.type(screen.getByLabelText(t.pointsOf('Cleo')), '95');
		await user.click(screen.getByRole('radio', { name: t.decided.time }));
		expect(save).toBeDisabled();
		await user.click(screen.getByRole('radio', { name: 'Cleo' }));
		await user.click(save);
		await waitFor(() => {
			expect(acceptedOf(keeper)).toEqual({ points: [80, 95], decided: 'time', lost: 1 });
		});
		expect(tableButton(1)).toHaveTextContent('80 : 95');
	});

	it('shows two reports that differ beside each other, and counts the accepted one', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(
			tournamentOf(NAMES, [FIRST_ROUND, reported([90, 80], 'a'), reported([80, 90], 'b')])
		);
		render(RoundTab, { keeper });
		expect(tableButton(1)).toHaveTextContent(t.status.differing);
		expect(acceptedOf(keeper)).toBeUndefined();
		await user.click(tableButton(1));
		const sheet = within(screen.getByRole('dialog'));
		expect(sheet.getByText(t.differ)).toBeVisible();
		expect(sheet.getByText('90 : 80')).toBeVisible();
		const [, second] = sheet.getAllByRole('button', { name: t.accept });
		if (second) await user.click(second);
		await waitFor(() => {
			expect(acceptedOf(keeper)?.points).toEqual([80, 90]);
		});
		expect(keeper.state?.rounds[0]?.tables[0]?.reports).toHaveLength(2);
		expect(tableButton(1)).not.toHaveTextContent(t.status.differing);
	});

	it('takes both players for absent: nobody wins', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(tournamentOf(NAMES, [FIRST_ROUND]));
		render(RoundTab, { keeper });
		await user.click(tableButton(1));
		await user.click(screen.getByRole('radio', { name: t.decided.absent }));
		await user.click(screen.getByRole('radio', { name: t.both }));
		await user.click(screen.getByRole('button', { name: t.save }));
		await waitFor(() => {
			expect(acceptedOf(keeper)).toEqual({ points: [0, 0], decided: 'absent' });
		});
		expect(tableButton(1)).toHaveTextContent(t.bothAbsent);
		await user.click(tableButton(1));
		expect(screen.getByRole('radio', { name: t.both })).toBeChecked();
		// Of two whose time is up one was first.
		await user.click(screen.getByRole('radio', { name: t.decided.time }));
		expect(screen.queryByRole('radio', { name: t.both })).toBeNull();
	});

	it('keeps its sheet when another window pairs the next round, and saves to its own', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(
			tournamentOf(NAMES, [FIRST_ROUND, resultAt(1, [90, 80]), resultAt(2, [70, 60])])
		);
		render(RoundTab, { keeper });
		await user.click(tableButton(1));
		await keeper.enter(SECOND_ROUND);
		const first = screen.getByLabelText(t.pointsOf('Ann'));
		await user.clear(first);
		await user.type(first, '70');
		await user.click(screen.getByRole('button', { name: t.correct }));
		await waitFor(() => {
			expect(acceptedOf(keeper)?.points).toEqual([70, 80]);
		});
		expect(keeper.state?.rounds[1]?.tables[0]?.accepted).toBeUndefined();
	});

	it('closes its sheet when the round is paired again', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(tournamentOf(NAMES, [FIRST_ROUND]));
		render(RoundTab, { keeper });
		await user.click(tableButton(1));
		await keeper.enter({ type: 'round/withdrawn', round: 1 }, AGAIN);
		await waitFor(() => {
			expect(screen.queryByRole('dialog')).toBeNull();
		});
	});

	it('says before a correction whose rank it changes', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(
			tournamentOf(NAMES, [FIRST_ROUND, resultAt(1, [90, 80]), resultAt(2, [70, 60]), SECOND_ROUND])
		);
		render(RoundTab, { keeper });
		await user.click(screen.getByRole('button', { name: t.earlierRound }));
		await user.click(tableButton(1));
		const first = screen.getByLabelText(t.pointsOf('Ann'));
		await user.clear(first);
		await user.type(first, '10');
		expect(screen.getByText(t.changesRank('Ann', 1, 4))).toBeVisible();
		// The rounds after it are paired again once nobody types any more: with many players that takes a while.
		expect(screen.getByText(t.checking)).toBeVisible();
		expect(screen.queryByText(t.pairedOtherwise(2, ['Cleo – Ben', 'Dan – Ann']))).toBeNull();
		await screen.findByText(new RegExp(`^${t.pairedOtherwise(2, [])}`));
		expect(screen.queryByText(t.checking)).toBeNull();
	});

	it('says of a report that came late what it would change, before it counts', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(
			tournamentOf(NAMES, [
				...[FIRST_ROUND, resultAt(1, [90, 80]), resultAt(2, [70, 60]), SECOND_ROUND],
				reported([10, 80], 'a')
			])
		);
		render(RoundTab, { keeper });
		await user.click(screen.getByRole('button', { name: t.earlierRound }));
		await user.click(tableButton(1));
		expect(screen.queryByText(t.correction)).toBeNull();
		await user.click(screen.getByRole('button', { name: t.accept }));
		expect(acceptedOf(keeper)?.points).toEqual([90, 80]);
		expect(screen.getByText(t.changesRank('Ann', 1, 4))).toBeVisible();
		await user.click(screen.getByRole('button', { name: t.correct }));
		await waitFor(() => {
			expect(acceptedOf(keeper)).toMatchObject({ points: [10, 80], game: 'a'.repeat(32) });
		});
	});

	it('is taken back with its round, and comes back with what was reported', async () => {
		const user = userEvent.setup();
		const keeper = keeperOf(
			tournamentOf(
				[...NAMES, 'Eve'],
				[
					{ type: 'player/withdrew', player: playerId('p5') },
					FIRST_ROUND,
					reported([90, 80], 'a'),
					// Since it was paired one has left, and another one has come.
					{ type: 'player/withdrew', player: playerId('p1') },
					{ type: 'player/entered', player: playerId('p5') }
				]
			)
		);
		const before = keeper.state;
		render(RoundTab, { keeper });
		await user.click(screen.getByRole('button', { name: t.takeBack }));
		await waitFor(() => {
			expect(keeper.state?.rounds).toEqual([]);
		});
		notices.act();
		await waitFor(() => {
			expect(keeper.state?.rounds).toEqual(before?.rounds);
		});
		expect(keeper.state?.players).toEqual(before?.players);
		expect(keeper.state?.refused).toEqual([]);
	});
});

it('the standings don’t count the round that is being played, and say so', () => {
	const running = [FIRST_ROUND, resultAt(1, [90, 80]), resultAt(2, [70, 60]), SECOND_ROUND];
	const keeper = keeperOf(tournamentOf(NAMES, [...running, resultAt(1, [10, 95], 2)]));
	render(StandingsTab, { keeper });
	screen.getByText(t.after(1));
	// By points where wins and differences are equal. With the running round Ben would be first.
	expect(screen.getAllByRole('rowheader').map((each) => each.textContent.trim())).toEqual([
		'Ann',
		'Ben',
		'Cleo',
		'Dan'
	]);
});

it('a name that can’t be stored is refused, one with what nobody sees is cleaned', async () => {
	const user = userEvent.setup();
	const keeper = keeperOf(tournamentOf(NAMES));
	render(SettingsSheet, { keeper, onclose: vi.fn() });
	const name = screen.getByLabelText(t.name);
	await fireEvent.input(name, { target: { value: 'Spring\tcup' } });
	await user.click(screen.getByRole('button', { name: t.saveSettings }));
	screen.getByText(t.nameProblem.unprintable);
	expect(keeper.tournament?.name).toBe('Spring cup');
	await fireEvent.input(name, { target: { value: ' Autumn\u200B cup ' } });
	await user.click(screen.getByRole('button', { name: t.saveSettings }));
	await waitFor(() => {
		expect(keeper.tournament?.name).toBe('Autumn cup');
	});
});

it('the name of a new tournament is cleaned, and refused where it can’t be stored', () => {
	const setup = new TournamentSetup();
	setup.name = 'Spring\tcup';
	expect(setup.nameTrouble).toBe(t.nameProblem.unprintable);
	setup.name = ' Spring\u200B cup ';
	expect(setup.nameTrouble).toBeUndefined();
	expect(setup.made().name).toBe('Spring cup');
	setup.name = '';
	expect(setup.nameTrouble).toBeUndefined();
});

it('a pasted list adds nobody twice, however the name is written', async () => {
	const user = userEvent.setup();
	const keeper = keeperOf(tournamentOf(NAMES));
	render(PlayersTab, { keeper, shelf: await shelfWithGame() });
	await user.click(screen.getByText(t.lateEntry));
	await user.click(screen.getByText(t.paste, { selector: 'summary *, summary' }));
	const list = screen.getByRole('textbox', { name: t.paste });
	await fireEvent.input(list, { target: { value: 'Eve\nANN\neve\n Fay' } });
	await user.click(screen.getByRole('button', { name: t.addPasted }));
	await waitFor(() => {
		expect(keeper.tournament?.players.map((each) => each.name)).toEqual([...NAMES, 'Eve', 'Fay']);
	});
});

it('the form says how many rounds suit the players once there are some', async () => {
	const form = {
		settings: tournamentOf(NAMES).settings,
		...{ suggested: 3, pairings: PAIRINGS, tieBreaks: TIE_BREAKS, finals: FINALS },
		...{ least: 1, most: 20, onchange: vi.fn() }
	};
	const { rerender } = render(SettingsFields, { ...form, players: 0 });
	expect(screen.queryByText(t.suggested(3, 0))).toBeNull();
	await rerender({ ...form, players: 8 });
	screen.getByText(t.suggested(3, 8));
});

it('the order of tie-breaks is moved by buttons, and one can be left out', async () => {
	const user = userEvent.setup();
	const onchange = vi.fn();
	render(TieBreakOrder, { chosen: ['difference', 'points'], all: TIE_BREAKS, onchange });
	await user.click(screen.getByRole('button', { name: t.earlier(t.tieBreakNames.points) }));
	expect(onchange).toHaveBeenLastCalledWith(['points', 'difference']);
	await user.click(screen.getByRole('button', { name: t.leaveOut(t.tieBreakNames.difference) }));
	expect(onchange).toHaveBeenLastCalledWith(['points']);
});

it('a name like a formula is a text in the table of results', async () => {
	const keeper = keeperOf(
		tournamentOf(['=1+1', 'Ben', 'Cleo', 'Dan'], [FIRST_ROUND, resultAt(1, [90, 80])])
	);
	const text = await resultsFile(keeper).text();
	expect(text).toContain("1,1,'=1+1,Cleo,90,80,By points,'=1+1\r\n");
});
