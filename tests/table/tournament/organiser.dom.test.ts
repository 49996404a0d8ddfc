import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '../../../src/lib/engine/result';
import type { Tournaments } from '../../../src/lib/store/tournaments';
import { resultsFile } from '../../../src/lib/table/tournament/files';
import { TournamentKeeper } from '../../../src/lib/table/tournament/keeper.svelte';
import { withEvents } from '../../../src/lib/tournament/changing';
import type { Tournament, TournamentEvent } from '../../../src/lib/tournament/tournament';
import { TIE_BREAKS } from '../../../src/lib/tournament/tournament';
import { tournamentWords as t } from '../../../src/lib/words/en/tournament';
import RoundTab from '../../../src/routes/tournament/RoundTab.svelte';
import TieBreakOrder from '../../../src/routes/tournament/parts/TieBreakOrder.svelte';
import { FIRST_ROUND, resultAt, SECOND_ROUND, tournamentOf } from '../../store/tournament-support';

/** A keeper of a tournament in memory. */
function keeperOf(first: Tournament): TournamentKeeper {
	let now = first;
	let tell: (tournament: Tournament) => void = () => undefined;
	const change: Tournaments['change'] = (_, make) => {
		const changed = make(now, now.created);
		if (changed.ok) tell((now = changed.value));
		return Promise.resolve(ok(changed));
	};
	const store: Pick<Tournaments, 'watch' | 'change' | 'append'> = {
		change,
		append: (id, events) => change(id, (stored, at) => withEvents(stored, events, at)),
		watch: (_, onChange) => {
			tell = onChange;
			onChange(now);
			return vi.fn();
		}
	};
	const keeper = new TournamentKeeper(store as Tournaments, first.id);
	keeper.follow();
	return keeper;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const reported = (points: readonly [number, number], game: string): TournamentEvent => ({
	type: 'result/reported',
	round: 1,
	table: 1,
	result: { points: [...points], decided: 'points', game: game.repeat(32) }
});
const tableButton = (table: number) =>
	screen.getByRole('button', { name: new RegExp(`^${t.enterResult(table)}`) });
const acceptedOf = (keeper: TournamentKeeper) => keeper.state?.rounds[0]?.tables[0]?.accepted;

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
	});
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
