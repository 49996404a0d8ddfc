import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Game } from '../../src/lib/engine/game';
import { EMPTY_DRAFT, replayRecord } from '../../src/lib/record';
import { memoryStore } from '../../src/lib/store/memory';
import { LiveGame } from '../../src/lib/table/game/live-game.svelte';
import { playerNames } from '../../src/lib/words';
import { scoredLines } from '../../src/lib/words/table-tasks';
import LargeScreen from '../../src/routes/follow/LargeScreen.svelte';
import Ledger from '../../src/routes/game/ledger/parts/Ledger.svelte';
import TaskItem from '../../src/routes/game/turn/parts/TaskItem.svelte';
import HelpSection from '../../src/routes/help/parts/HelpSection.svelte';
import Facts from '../../src/routes/players/parts/Facts.svelte';
import { RECORDS } from '../record/records';

/* Two lines of a list may read the same. */

const lastPaid = ({ history }: Game) =>
	history.findLast(({ settlements }) => settlements.length > 0)?.settlements ?? [];

/** A recorded game whose last settlements have two that read the same. */
function withTwins() {
	for (const record of RECORDS) {
		const { game } = replayRecord(record);
		const lines = scoredLines(lastPaid(game), playerNames(record.header.players));
		if (new Set(lines).size < lines.length) return { record, lines };
	}
	throw new Error('Every game pays different sums.');
}

it('the screen for everybody shows two awards that read the same', () => {
	const { record, lines } = withTwins();
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	render(LargeScreen, { live, trouble: undefined, onleave: vi.fn() });
	expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
});

it('tasks at the table show the same token twice, as two features give it', () => {
	const wine = { player: 0, token: 'wine', count: 1 };
	const task = { name: 'Ada', colour: 'red', who: 'Ada', task: 'takes', figures: [] } as const;
	const { container } = render(TaskItem, {
		task: { ...task, tokens: [wine, wine], markers: [] },
		as: 'pictures'
	});
	expect(container.querySelectorAll('.pictures .pictures > span')).toHaveLength(2);
});

it('the ledger shows two objections of one kind', () => {
	const objection = { code: 'tiles-left' };
	const row = {
		turn: 'final',
		settlements: [],
		objections: [objection, objection],
		fates: []
	} as const;
	const { container } = render(Ledger, {
		rows: [row],
		players: [],
		rulings: {},
		shown: undefined,
		onsettlement: vi.fn(),
		onfate: vi.fn()
	});
	expect(container.querySelectorAll('.overruled')).toHaveLength(2);
});

it('the help and the facts of a player show the same words twice', () => {
	const terms = [
		['Road', 'It pays.'],
		['Road', 'It ends.']
	] as const;
	render(HelpSection, { section: { id: 'a', title: 'A', lines: ['One.', 'One.'], terms } });
	expect(screen.getAllByText('One.')).toHaveLength(2);
	expect(screen.getAllByText('Road')).toHaveLength(2);
	const fact = { what: 'Wins', value: '3' };
	render(Facts, { facts: [fact, fact] });
	expect(screen.getAllByText('Wins')).toHaveLength(2);
});
