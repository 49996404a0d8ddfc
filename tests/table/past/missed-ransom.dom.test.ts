import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type LoggedEvent } from '../../../src/lib/record';
import { RANSOMED } from '../../../src/lib/expansions/tower/events';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { AMENDING } from '../../../src/lib/table/past/amending';
import type { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { laid } from '../../modules/playing';
import { headerFor, withEvents } from '../../record/support';
import { must, storeAll } from '../../store/support';
import '../../tools/games/all-expansions';

/** Blue captures red's thief; red has points enough, and lays the next tile without paying. */
const EVENTS: readonly LoggedEvent[] = [
	laid(0, 'base-U', [-1, 0, 0], ['follower', 0]),
	{
		...laid(1, 'to-FFFF', [-1, 1, 0]),
		choices: [
			{ type: 'tower/built', player: 1, at: { x: -1, y: 1 } },
			{
				type: 'tower/captured',
				player: 1,
				whose: 0,
				piece: 'follower',
				from: { x: -1, y: 0, segment: 0 },
				top: 0
			}
		]
	},
	{
		type: 'base/corrected',
		changes: [{ player: 0, points: 7 }],
		reason: 'Miscounted',
		why: 'mistake'
	},
	laid(0, 'base-U', [1, 0, 0]),
	laid(1, 'base-U', [2, 0, 0])
];
const MISSED = 3;
const record = withEvents(
	{ header: headerFor('missed-ransom', 2, { expansions: ['tower'] }), entries: [] },
	EVENTS
);

let live: LiveGame;
let view: TableView;

beforeEach(async () => {
	await AMENDING.load();
	const store = memoryStore();
	await storeAll(store, record);
	const kept = await must(store.load(record.header.id));
	live = new LiveGame(store, kept?.record ?? record, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
});

function startAmending(at: number): AmendmentEditor {
	view.shown.lookAt(at + 1);
	view.shown.startAmending();
	if (!view.shown.editor) throw new Error('Nothing is being amended.');
	return view.shown.editor;
}

const offersOf = ({ turn }: AmendmentEditor): readonly string[] =>
	(turn && 'offers' in turn ? turn.offers : []).map(({ id }) => id);

describe('a ransom that nobody entered', () => {
	it('is paid after all, before the turn in which it was missed', async () => {
		const editor = startAmending(MISSED);
		editor.enter('before');
		const { turn } = editor;
		if (!turn || !('offers' in turn)) throw new Error('Nothing is being entered.');
		const [offer] = turn.offers;
		if (offer?.id !== RANSOMED) throw new Error('No ransom is offered.');
		await turn.takeUp(offer);
		expect(editor.conflict).toBeUndefined();
		await editor.confirm();
		expect(live.log.events.map(({ type }) => type)).toEqual([
			...EVENTS.slice(0, MISSED).map(({ type }) => type),
			RANSOMED,
			...EVENTS.slice(MISSED).map(({ type }) => type)
		]);
		expect(live.game.scores).toEqual([4, 3]);
		expect(live.game.apart.size).toBe(0);
	});

	it('isn’t offered instead of a turn, which it would replace', () => {
		const editor = startAmending(MISSED);
		editor.enter('instead');
		expect(offersOf(editor)).not.toContain(RANSOMED);
	});
});
