import { afterEach, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { BUILT } from '../../../src/lib/expansions/tower/events';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { confirmTurns } from '../../../src/lib/table/app/switches.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { laid } from '../../modules/playing';
import { headerFor, withEvents } from '../../record/support';
import { storeAll } from '../../store/support';
import '../../tools/games/all-expansions';

afterEach(() => {
	confirmTurns.on = false;
});

/** The floors that each player has left, as the scores show them. */
const floorsLeft = (view: TableView) =>
	view.players.map(({ tokens }) => tokens.find(({ token }) => token === 'tower-floor')?.count);

it.each([
	['while its turn is entered and not confirmed', true],
	['while it is asked whom it captures', false]
])('a floor has left its player’s count %s', async (_, apart) => {
	confirmTurns.on = apart;
	const header = headerFor('floors', 2, { expansions: ['tower'] });
	const thief = laid(0, 'base-U', [-1, 0, 0], ['follower', 0]);
	const record = withEvents({ header, entries: [] }, [thief]);
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const view = new TableView(live);
	live.entry.chooseTile(tileId('to-FFFF'));
	live.entry.chooseSpot({ x: -1, y: 1 });
	expect(floorsLeft(view)).toEqual([10, 10]);
	const floor = live.entry.offers.find(({ id }) => id === BUILT);
	if (!floor) throw new Error('No floor is offered.');
	await live.entry.takeUp(floor);
	await live.entry.choosePlace({ x: -1, y: 1, segment: 0 });
	expect(live.game.history).toHaveLength(1);
	expect(floorsLeft(view)).toEqual([10, 9]);
});
