import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { loadRulesFor } from '../../../src/lib/record/load-rules';
import { usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { confirmTurns } from '../../../src/lib/table/app/switches.svelte';
import { tableBuilderOf } from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { layingOf } from '../../../src/lib/table/turn/turn';
import { history } from '../../../src/lib/words/en/history';
import LayingSheet from '../../../src/routes/game/turn/LayingSheet.svelte';
import { headerFor } from '../../record/support';
import { storeAll } from '../../store/support';

const LIES = { piece: 'follower', segment: 0, lying: true } as const;
const STANDS = { piece: 'follower', segment: 0 } as const;

async function tableWith(found: boolean): Promise<LiveGame> {
	const rulings = usualRulingsFor(['monasteries']);
	const header = headerFor('lying', 2, {
		expansions: ['monasteries'],
		rulings,
		...(found && { found })
	});
	await loadRulesFor(header);
	const record = { header, entries: [] };
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

beforeEach(() => {
	confirmTurns.on = false;
});

describe('a figure on a special monastery', () => {
	it('lies down by one tap on its own place, which says so', async () => {
		const live = await tableWith(false);
		live.entry.chooseTile(tileId('mo-FFFF'));
		live.entry.chooseSpot({ x: 0, y: 1 });
		const laying = layingOf(live.game, live.entry.draft);
		if (!laying) throw new Error('It lies nowhere.');
		render(LayingSheet, { entry: live.entry, laying, land: 'summer' });
		const [lying, ...others] = screen.getAllByRole('button', { name: /lying down/ });
		if (!lying || others.length > 0) throw new Error('There is no single place to lie down.');
		expect(lying.getAttribute('aria-label')).toMatch(/^meeple/);
		expect(screen.getByRole('button', { name: /^monk/ })).toBeTruthy();
		await userEvent.click(lying);
		expect(live.log.events).toMatchObject([{ deploy: LIES }]);
		expect([...live.game.pieces].map((piece) => piece.lying)).toEqual([true]);
	});

	it('stands by a tap on the place beside it', async () => {
		const live = await tableWith(false);
		live.entry.chooseTile(tileId('mo-FFFF'));
		live.entry.chooseSpot({ x: 0, y: 1 });
		await live.entry.tapPlace(STANDS);
		expect([...live.game.pieces].map((piece) => piece.lying)).toEqual([undefined]);
	});

	it('is told lying in the history, and as a monk where it stands', () => {
		const turn = {
			key: 'base/laid',
			turn: { number: 2, of: 72 },
			name: 'Iris',
			otherName: '',
			names: ['Iris']
		};
		const put = { piece: 'follower', on: 'monastery' } as const;
		expect(history.event({ ...turn, ...put, lies: true })).toMatch(/\(meeple.*lying down\)/);
		expect(history.event({ ...turn, ...put })).toMatch(/\(monk[^,]*\)/);
	});

	it('is entered lying on a table in progress, and taken away again', async () => {
		const live = await tableWith(true);
		const building = tableBuilderOf(live);
		live.entry.chooseTile(tileId('mo-FFFF'));
		live.entry.chooseSpot({ x: 0, y: 0 });
		await building.place();
		await building.toggleFigure(LIES);
		expect([...live.game.pieces].map((piece) => piece.lying)).toEqual([true]);
		await building.toggleFigure(STANDS);
		expect([...live.game.pieces].map((piece) => piece.lying)).toEqual([true, undefined]);
		await building.toggleFigure(LIES);
		expect([...live.game.pieces].map((piece) => piece.lying)).toEqual([undefined]);
	});
});
