import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT, readDraft, type Draft } from '../../../src/lib/record';
import type { GameStore } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import { confirmTurns } from '../../../src/lib/table/app/switches.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import { AmendedTurn } from '../../../src/lib/table/past/amended-turn.svelte';
import { payAhead } from '../../../src/lib/table/turn/pay-ahead';
import { layingOf, optionsOf } from '../../../src/lib/table/turn/turn';
import { words } from '../../../src/lib/words/en/table';
import LayingSheet from '../../../src/routes/game/turn/LayingSheet.svelte';
import { must, recordWith } from '../../store/support';

const CAP = tileId('base-E');
const NORTH = { x: 0, y: -1 };
const KNIGHT = { piece: 'follower', segment: 0 };
const FARMER = { piece: 'follower', segment: 1 };
const { header } = recordWith(0);

let store: GameStore;
let live: LiveGame;

const opened = (draft: Draft = EMPTY_DRAFT): LiveGame => {
	const game = new LiveGame(store, { header, entries: [] }, draft);
	game.writer.writes = true;
	return game;
};
/** Lays the cap on the start tile's city, which completes it. */
function layCap(): void {
	live.entry.chooseTile(CAP);
	live.entry.chooseSpot(NORTH);
}
const deploys = () =>
	live.log.events.map((event) => (event.type === 'base/laid' ? event.deploy : event.type));

beforeEach(async () => {
	store = memoryStore();
	await must(store.putBack({ header, entries: [] }, {}));
	live = opened();
});
afterEach(() => {
	confirmTurns.on = false;
	localStorage.clear();
});

describe('a tap on a place', () => {
	it('writes the turn with the figure there', async () => {
		layCap();
		await live.entry.tapPlace(KNIGHT);
		expect(deploys()).toEqual([KNIGHT]);
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
		expect(live.game.scores).toEqual([4, 0]);
	});

	it('replays nothing again that the screen has shown before it', async () => {
		layCap();
		const { draft, outcome } = live.entry;
		const laying = layingOf(live.game, draft);
		if (!laying) throw new Error('The cap lies nowhere.');
		payAhead(live.game, { laying, options: optionsOf(live.game, draft), outcome });
		const replayed = vi.spyOn(live, 'replayed');
		await live.entry.tapPlace(KNIGHT);
		expect(deploys()).toEqual([KNIGHT]);
		expect(replayed).not.toHaveBeenCalled();
	});

	it('shows what a turn leads to in the game after another one', async () => {
		layCap();
		const before = live.entry.preview;
		await live.entry.tapPlace(KNIGHT);
		live.entry.chooseTile(CAP);
		live.entry.chooseSpot({ x: 1, y: -1 });
		expect(live.entry.preview).not.toEqual(before);
		expect(live.entry.preview?.scores).toEqual([4, 0]);
	});

	it('writes one turn when it is a double tap', async () => {
		layCap();
		await Promise.all([live.entry.tapPlace(KNIGHT), live.entry.tapPlace(FARMER)]);
		await live.entry.tapPlace(FARMER);
		expect(deploys()).toEqual([KNIGHT]);
	});

	it('only selects the place of an occupied feature; the button then overrules', async () => {
		layCap();
		await live.entry.tapPlace(FARMER);
		// Another cap beside the first: its field joins the farmer's.
		live.entry.chooseTile(CAP);
		live.entry.chooseSpot({ x: 1, y: -1 });
		await live.entry.tapPlace(FARMER);
		expect(deploys()).toHaveLength(1);
		expect(live.entry.draft.deploy).toEqual(FARMER);
		expect(live.entry.preview?.objections.map(({ code }) => code)).toEqual(['occupied']);
		await live.entry.confirm();
		expect(deploys()).toHaveLength(2);
		expect(live.log.events[1]).toHaveProperty('overruled', ['occupied']);
	});

	it('only selects the place on a tile that doesn’t match, and takes it back', async () => {
		// The city side of a cap against the field south of the start tile.
		live.entry.chooseTile(tileId('base-C'));
		live.entry.chooseSpot({ x: 1, y: 0 });
		expect(live.entry.preview?.objections).not.toEqual([]);
		await live.entry.tapPlace(KNIGHT);
		expect(live.entry.draft.deploy).toEqual(KNIGHT);
		await live.entry.tapPlace(KNIGHT);
		expect(live.entry.draft.deploy).toBeUndefined();
		await live.entry.layAlone();
		expect(deploys(), 'nobody doesn’t overrule anything').toEqual([]);
	});

	it('writes nothing in a tab that may not', async () => {
		layCap();
		live.writer.writes = false;
		await live.entry.tapPlace(KNIGHT);
		await live.entry.layAlone();
		expect(deploys()).toEqual([]);
	});
});

describe('nobody', () => {
	it('writes the turn without a figure', async () => {
		layCap();
		await live.entry.layAlone();
		expect(deploys()).toEqual([undefined]);
	});

	it('leaves out the figure of a turn that was taken back', async () => {
		layCap();
		await live.entry.tapPlace(KNIGHT);
		await live.entry.undo();
		await live.entry.layAlone();
		expect(deploys()).toEqual([undefined]);
	});
});

describe('undo', () => {
	it('opens the turn again with its figure: the button writes it again, a tap elsewhere moves it', async () => {
		layCap();
		await live.entry.tapPlace(KNIGHT);
		await live.entry.undo();
		expect(live.entry.draft).toMatchObject({ tile: CAP, spot: NORTH, deploy: KNIGHT });
		expect(live.entry.reopened).toBe(true);
		await live.entry.confirm();
		expect(deploys()).toEqual([KNIGHT]);
		await live.entry.undo();
		await live.entry.tapPlace(FARMER);
		expect(deploys()).toEqual([FARMER]);
	});

	it('takes the figure back by a tap on it', async () => {
		layCap();
		await live.entry.tapPlace(KNIGHT);
		await live.entry.undo();
		await live.entry.tapPlace(KNIGHT);
		expect(live.entry.draft).toMatchObject({ tile: CAP, spot: NORTH });
		expect(live.entry.draft.deploy).toBeUndefined();
		expect(deploys()).toEqual([]);
		await live.entry.layAlone();
		expect(deploys()).toEqual([undefined]);
	});

	it('isn’t said of a turn that is entered for the first time', () => {
		layCap();
		expect(live.entry.reopened).toBe(false);
	});
});

describe('with turns confirmed apart', () => {
	beforeEach(() => {
		confirmTurns.on = true;
	});

	it('a tap selects a place and takes it back; Done writes', async () => {
		layCap();
		await live.entry.tapPlace(KNIGHT);
		expect(live.entry.draft.deploy).toEqual(KNIGHT);
		await live.entry.tapPlace(KNIGHT);
		expect(live.entry.draft.deploy).toBeUndefined();
		await live.entry.tapPlace(FARMER);
		expect(deploys()).toEqual([]);
		await live.entry.confirm();
		expect(deploys()).toEqual([FARMER]);
	});

	it('it is kept on the device', () => {
		expect(localStorage.getItem('tilekeep:confirm-turns')).toBe('on');
	});
});

it('a draft of an older version with a figure opens with the place selected, and nothing is written', async () => {
	const { rotation } = (layCap(), live.entry.draft);
	live = opened(readDraft({ tile: 'base-E', spot: NORTH, rotation, deploy: KNIGHT }));
	expect(live.entry.draft.deploy).toEqual(KNIGHT);
	expect(live.entry.preview?.objections).toEqual([]);
	expect(deploys()).toEqual([]);
	await live.entry.confirm();
	expect(deploys()).toEqual([KNIGHT]);
});

it('a past turn is amended by a tap on another place', async () => {
	layCap();
	await live.entry.tapPlace(KNIGHT);
	const editor = new AmendmentEditor(live, 0);
	editor.enter('instead');
	const { turn } = editor;
	if (!(turn instanceof AmendedTurn)) throw new Error('A turn is entered.');
	expect(turn.reopened).toBe(true);
	await turn.tapPlace(FARMER);
	expect(editor.turn).toBeUndefined();
	await editor.confirm();
	expect(deploys()).toEqual([FARMER]);
});

it('the button and the hint say what they do once a figure stands', async () => {
	const { table } = words;
	layCap();
	const show = () => {
		const laying = layingOf(live.game, live.entry.draft);
		if (!laying) throw new Error('The cap lies nowhere.');
		const { unmount } = render(LayingSheet, { entry: live.entry, laying, land: 'summer' });
		const button = document.querySelector('.primary')?.textContent.trim();
		const says = document.querySelector('.says')?.textContent.trim();
		unmount();
		return [button, says];
	};
	expect(show()).toEqual([table.layAlone, table.figure('follower', false)]);
	await live.entry.tapPlace(KNIGHT);
	await live.entry.undo();
	expect(show()).toEqual([table.confirm, table.reopened]);
	confirmTurns.on = true;
	await live.entry.tapPlace(FARMER);
	expect(show()).toEqual([table.confirm, table.figureStands()]);
	await live.entry.tapPlace(FARMER);
	expect(show()).toEqual([table.confirm, table.figure('follower', true)]);
});
