import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Game } from '../../../src/lib/engine/game';
import type { Question } from '../../../src/lib/engine/question';
import { choicesIn } from '../../../src/lib/table/view/scene';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { words } from '../../../src/lib/words/en/table';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import { BEFORE, cut } from '../../e2e/table/support/cuts';
import { NAMES } from '../../e2e/table/support/games';
import { must } from '../../store/support';

async function liveGame(events: number): Promise<LiveGame> {
	const record = cut(events);
	const store = memoryStore();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

/** A question that any place on so many tiles answers. */
const anywhereOn = ({ board }: Game, tiles: number): Question => ({
	id: 'wagon/drive-on',
	player: 0,
	timing: 'before',
	options: board.order
		.slice(0, tiles)
		.flatMap(({ x, y, type }) => type.segments.map(({ index }) => [{ x, y, segment: index }]))
});

const kindButtons = () => screen.queryAllByRole('button', { pressed: false });

it('a question that may be declined has a button for that, which writes the answer', async () => {
	const live = await liveGame(BEFORE.wagons);
	const ask = live.entry.question;
	if (!ask) throw new Error('Nothing is asked.');
	expect(ask.no).toBeDefined();
	render(QuestionSheet, { entry: live.entry, ask, names: NAMES });
	const no = words.questions.decline(ask.id);
	const before = live.log.events.length;
	await userEvent.click(screen.getByRole('button', { name: no }));
	await expect.poll(() => live.log.events.length).toBe(before + 1);
});

it('many places are shown by kind, one kind at a time', async () => {
	const { entry } = await liveGame(BEFORE.end - 1);
	const ask = anywhereOn(entry.game, 80);
	render(QuestionSheet, { entry, ask, names: NAMES });
	const says = kindButtons().map((button) => button.textContent.trim());
	expect(says.map((each) => each.replace(/\d+/, 'n'))).toEqual(
		expect.arrayContaining(['city n', 'road n', 'field n', 'monastery n'])
	);
	const counts = says.map((each) => Number(/\d+/.exec(each)?.[0]));
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ask.options.length);
	const road = screen.getByRole('button', { name: /^road/ });
	await userEvent.click(road);
	expect(road).toHaveAttribute('aria-pressed', 'true');
	const roads = choicesIn(entry.game, ask, NAMES, 'road');
	expect(road).toHaveTextContent(`road ${String(roads.length)}`);
	await userEvent.click(screen.getByRole('button', { name: /^city/ }));
	expect(road).toHaveAttribute('aria-pressed', 'false');
});

it('few places, and whole tiles, are shown at once', async () => {
	const { entry } = await liveGame(BEFORE.end - 1);
	const few = anywhereOn(entry.game, 2);
	const { unmount } = render(QuestionSheet, { entry, ask: few, names: NAMES });
	expect(kindButtons()).toEqual([]);
	unmount();
	const options = entry.game.board.order.map(({ x, y, type }) =>
		type.segments.map(({ index }) => ({ x, y, segment: index }))
	);
	render(QuestionSheet, { entry, ask: { ...few, options }, names: NAMES });
	expect(kindButtons()).toEqual([]);
});
