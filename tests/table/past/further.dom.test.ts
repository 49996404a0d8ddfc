import { beforeEach, describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT, replayRecord } from '../../../src/lib/record';
import { isLaid } from '../../../src/lib/rules/base/events';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { AMENDING } from '../../../src/lib/table/past/amending';
import type { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import { openSpots } from '../../../src/lib/table/turn/palette';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scriptIn } from '../../e2e/table/support/script';
import { must, storeAll } from '../../store/support';

const script = scriptIn('tests/games/four-expansions.json');
const { header, entries } = script.record;
const { history } = replayRecord(script.record).game;
/** The first second tile that was declined, and the first that was laid. */
const DECLINED = script.events.findIndex(({ type }) => type === 'builder/stopped');
const SECOND = history.findIndex(({ part }) => part === 2);
/** Some turns more. */
const LAST = Math.max(DECLINED, SECOND) + 4;
const events = script.events.slice(0, LAST);
/** A tile of which enough are left. */
const TILE = tileId('base-V');

let live: LiveGame;
let view: TableView;

beforeEach(async () => {
	await AMENDING.load();
	const store = memoryStore();
	const record = { header, entries: entries.slice(0, LAST) };
	await storeAll(store, record);
	const kept = await must(store.load(header.id));
	live = new LiveGame(store, kept?.record ?? record, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
});

/** Starts to amend the event at a position. */
function startAmending(at: number): AmendmentEditor {
	view.shown.lookAt(at + 1);
	view.shown.startAmending();
	if (!view.shown.editor) throw new Error('Nothing is being amended.');
	return view.shown.editor;
}

describe('a second tile of a turn', () => {
	it('that was declined can be laid after all, and what follows still fits', async () => {
		const editor = startAmending(DECLINED);
		expect(editor.target).toMatchObject({ canChange: true, canDrop: false, isDeclined: true });
		editor.enter('instead');
		const { turn } = editor;
		if (!turn) throw new Error('Nothing is being entered.');
		const free = openSpots(turn.game, { tile: TILE }).find(
			(one) =>
				one.legal &&
				!events.some((event) => isLaid(event) && one.x === event.x && one.y === event.y)
		);
		turn.chooseTile(TILE);
		if (free) turn.chooseSpot(free);
		await turn.confirm();
		expect(editor.conflict).toBeUndefined();
		await editor.confirm();
		const first = events[DECLINED - 1];
		if (first?.type !== 'base/laid') throw new Error('Nothing was laid before.');
		const { player } = first;
		expect(live.log.events[DECLINED]).toMatchObject({ type: 'base/laid', tile: TILE, player });
		expect(live.game.history[DECLINED]?.part).toBe(2);
	});

	it('that never happened was declined, and the next player’s turn still fits', async () => {
		const editor = startAmending(SECOND);
		expect(editor.target).toMatchObject({ canDrop: true, isDeclined: false });
		editor.drop();
		expect(editor.conflict).toBeUndefined();
		await editor.confirm();
		expect(live.log.events[SECOND]).toMatchObject({ type: 'builder/stopped' });
		expect(live.log.events).toHaveLength(LAST);
	});
});
