import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { words } from '../../../src/lib/words/en/table';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import { BEFORE, cut } from '../../e2e/table/support/cuts';
import { NAMES } from '../../e2e/table/support/games';
import { must } from '../../store/support';

it('a question that may be declined has a button for that, which writes the answer', async () => {
	const record = cut(BEFORE.wagons);
	const store = memoryStore();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const ask = live.entry.question;
	if (!ask) throw new Error('Nothing is asked.');
	expect(ask.no).toBeDefined();
	render(QuestionSheet, { entry: live.entry, ask, names: NAMES });
	const no = words.questions.decline(ask.id);
	const before = live.log.events.length;
	await userEvent.click(screen.getByRole('button', { name: no }));
	await expect.poll(() => live.log.events.length).toBe(before + 1);
});
