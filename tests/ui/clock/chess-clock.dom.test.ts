import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clockOf, EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { clockLimits } from '../../../src/lib/record/clock-limits';
import { memoryStore } from '../../../src/lib/store/memory';
import { recordWithClock } from '../../../src/lib/table/clock/record-with-clock';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { chessClockWords as said } from '../../../src/lib/words/en/chess-clock';
import BigClock from '../../../src/routes/game/clock/parts/BigClock.svelte';
import ClockDoubt from '../../../src/routes/game/clock/parts/ClockDoubt.svelte';
import ClockSheet from '../../../src/routes/game/clock/ClockSheet.svelte';
import ClockRow from '../../../src/routes/game/clock/parts/ClockRow.svelte';
import ClockChoice from '../../../src/routes/new/parts/ClockChoice.svelte';
import { must, recordWith } from '../../store/support';

const ana = {
	name: 'Ana',
	colour: 'red',
	time: '14:20',
	runs: true,
	low: false,
	fallen: false
} as const;
const ben = { ...ana, name: 'Ben', colour: 'blue', time: '15:00', runs: false } as const;
const players = [ana, ben];
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the row of the chess clock', () => {
	it('tells whose time runs, and lets whoever keeps the game stop it', async () => {
		const onpause = vi.fn();
		render(ClockRow, { players, paused: false, onpause, onbig: undefined });
		const row = within(screen.getByRole('group', { name: said.title }));
		expect(row.getByText(said.timeOf('Ana', '14:20', true))).toBeInTheDocument();
		expect(row.getByText(said.timeOf('Ben', '15:00', false))).toBeInTheDocument();
		await userEvent.click(button(said.pause));
		expect(onpause).toHaveBeenCalledOnce();
		expect(screen.queryByRole('button', { name: said.big })).toBeNull();
	});

	it('runs for nobody while it stands, and shows those who follow no buttons', () => {
		render(ClockRow, { players, paused: true, onpause: undefined, onbig: undefined });
		expect(screen.getByText(said.timeOf('Ana', '14:20', false))).toBeInTheDocument();
		expect(screen.queryAllByRole('button')).toEqual([]);
	});
});

describe('the big clock', () => {
	const shown = { players, paused: false, lost: undefined, onclose: vi.fn() };

	it('is pressed by whoever’s time runs, and stopped by both', async () => {
		const [onpress, onpause] = [vi.fn(), vi.fn()];
		render(BigClock, { ...shown, onpress, onpause });
		const halves = screen.getAllByRole('button', { name: /^(?:Ana|Ben)/ });
		// The second player sits across the table.
		expect(halves.map((half) => half.textContent.trim().slice(0, 3))).toEqual(['Ben', 'Ana']);
		expect(halves[0]).toBeDisabled();
		await userEvent.click(button(new RegExp(`^Ana.*${said.endTurn}$`)));
		expect(onpress).toHaveBeenCalledWith(0);
		await userEvent.click(button(said.pause));
		expect(onpause).toHaveBeenCalledOnce();
	});

	it('says who is next while it stands, and who has lost', async () => {
		const { rerender } = render(BigClock, {
			...shown,
			paused: true,
			onpress: vi.fn(),
			onpause: vi.fn()
		});
		expect(button(new RegExp(`^Ana.*${said.next}$`))).toBeDisabled();
		const lost = { ...ana, time: '0:00', fallen: true };
		await rerender({ players: [lost, ben], lost: 'Ana', onpause: undefined, onpress: undefined });
		expect(screen.getByRole('alert')).toHaveTextContent(said.up('Ana'));
	});

	it('has the players one below the other where there are more than two', () => {
		const three = [ana, ben, { ...ben, name: 'Cleo', colour: 'green' as const }];
		render(BigClock, { ...shown, players: three, onpress: vi.fn(), onpause: vi.fn() });
		const rows = screen.getAllByRole('button', { name: /^(?:Ana|Ben|Cleo)/ });
		expect(rows.map((row) => row.textContent.trim().slice(0, 3))).toEqual(['Ana', 'Ben', 'Cle']);
	});
});

describe('a doubt about the time', () => {
	const asked = { seat: 0, name: 'Ana', timeOf: (ms: number) => `${String(ms / 1000)} s` };

	it('asks in one sentence, with what was seen and what the device says', async () => {
		const onsettle = vi.fn();
		const doubt = { why: 'set', seen: [400_000, 900_000], counted: [100_000, 900_000] } as const;
		render(ClockDoubt, { ...asked, doubt, onsettle });
		expect(screen.getByRole('alert')).toHaveTextContent(said.doubt('set', 'Ana'));
		await userEvent.click(button(said.seen('400 s')));
		expect(onsettle).toHaveBeenLastCalledWith(doubt.seen);
		await userEvent.click(button(said.counted('100 s')));
		expect(onsettle).toHaveBeenLastCalledWith(undefined);
	});

	it('offers no time that can’t be, and calls none none', async () => {
		const { rerender } = render(ClockDoubt, {
			...asked,
			doubt: { why: 'set', seen: [400_000], counted: undefined },
			onsettle: vi.fn()
		});
		expect(screen.getAllByRole('button')).toHaveLength(1);
		await rerender({ doubt: { why: 'gone', seen: [400_000], counted: [-5] } });
		expect(button(said.none)).toBeInTheDocument();
	});
});

describe('the clock of a running game', () => {
	async function shown(record: GameRecord) {
		const store = memoryStore();
		await must(store.add(record));
		const live = new LiveGame(store, record, EMPTY_DRAFT);
		live.writer.writes = true;
		const onclose = vi.fn();
		render(ClockSheet, { live, onclose });
		return { live, onclose };
	}

	it('is set up, with all that the log tells besides', async () => {
		const { live, onclose } = await shown(recordWith(3));
		expect(button(said.apply(false, true))).toBeDisabled();
		await userEvent.selectOptions(screen.getByLabelText(said.each), said.minutes(10));
		await userEvent.click(button(said.apply(false, true)));
		expect(onclose).toHaveBeenCalledOnce();
		await vi.waitFor(() => {
			expect(clockLimits(live.record.entries)).toEqual({ minutes: 10, increment: 0 });
		});
		expect(live.log.events).toHaveLength(3);
		expect(clockOf(live.record.entries)).toMatchObject({ paused: true, runs: live.game.toMove });
	});

	it('is set again as it was, or removed', async () => {
		const limits = { minutes: 15, increment: 5 };
		const { live } = await shown(recordWithClock(recordWith(0).header, limits));
		expect(button(said.apply(true, true))).toBeEnabled();
		await userEvent.selectOptions(screen.getByLabelText(said.each), said.minutes(0));
		await userEvent.click(button(said.apply(true, false)));
		await vi.waitFor(() => {
			expect(live.clocked).toBe(false);
		});
		expect(live.record.entries.map(({ event }) => 'did' in event && event.did)).toEqual([
			'set',
			'removed'
		]);
	});
});

describe('the clock of a new game', () => {
	it('is off until minutes are chosen; then each turn may add some', async () => {
		const onclock = vi.fn();
		const { rerender } = render(ClockChoice, { clock: undefined, onclock });
		expect(screen.queryByLabelText(said.increment)).toBeNull();
		await userEvent.selectOptions(screen.getByLabelText(said.each), said.minutes(15));
		expect(onclock).toHaveBeenLastCalledWith({ minutes: 15, increment: 0 });
		await rerender({ clock: { minutes: 15, increment: 0 } });
		await userEvent.selectOptions(screen.getByLabelText(said.increment), said.seconds(5));
		expect(onclock).toHaveBeenLastCalledWith({ minutes: 15, increment: 5 });
		await userEvent.selectOptions(screen.getByLabelText(said.each), said.minutes(0));
		expect(onclock).toHaveBeenLastCalledWith(undefined);
	});
});
