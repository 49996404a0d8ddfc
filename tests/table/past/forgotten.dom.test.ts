import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/lib/engine/module';
import { EMPTY_DRAFT, replayRecord } from '../../../src/lib/record';
import type { ExpansionId, TableEvent } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { AMENDING } from '../../../src/lib/table/past/amending';
import { AmendedTurn } from '../../../src/lib/table/past/amended-turn.svelte';
import type { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { differenceWords } from '../../../src/lib/words/en/differences';
import { laid } from '../../modules/playing';
import { headerFor, withEvents } from '../../record/support';
import { storeAll } from '../../store/support';
import '../../tools/games/all-expansions';

/* What was forgotten, or entered although it didn't happen, is corrected later. */

const NAMES = ['Ada', 'Ben'];

beforeAll(async () => {
	await AMENDING.load();
});

/** The correction of the event at a position. */
async function amending(
	expansions: readonly ExpansionId[],
	events: readonly GameEvent[],
	at: number
) {
	const header = headerFor('forgotten', 2, { expansions });
	const record = withEvents({ header, entries: [] }, events as readonly TableEvent[]);
	expect(replayRecord(record).stop).toBeUndefined();
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const { shown } = new TableView(live);
	shown.lookAt(at + 1);
	shown.startAmending();
	const { editor } = shown;
	if (!editor) throw new Error('Nothing is being amended.');
	return { live, editor };
}

/** The turn that is entered. */
function turnOf(editor: AmendmentEditor): AmendedTurn {
	if (!(editor.turn instanceof AmendedTurn)) throw new Error('No turn is being entered.');
	return editor.turn;
}

const linesOf = (editor: AmendmentEditor) => differenceWords.lines(editor.differences, NAMES);
const whole = (x: number, y: number) => ({ x, y, segment: 0 });

describe('a dragon’s journey', () => {
	const DRAGON = ['princess-and-dragon'] as const;
	const moved = (player: number, x: number, y: number) => ({
		type: 'dragon/moved' as const,
		player,
		to: { x, y }
	});
	const monk = ['follower', 0] as const;
	const beginning: readonly GameEvent[] = [
		laid(0, 'base-B', [0, 1, 0], monk),
		laid(1, 'base-B', [1, 1, 0], monk),
		laid(0, 'pd-FFFF-volcano', [0, 2, 0]),
		laid(1, 'base-B', [1, 2, 0])
	];
	const dragonTile = laid(0, 'pd-FFRR-dragon', [-1, 2, 0]);
	/** East to Ben's empty monastery, north to his monk, west to Ada's, and home to the start tile. */
	const STEPS = [moved(0, 1, 2), moved(1, 1, 1), moved(0, 0, 1), moved(1, 0, 0)] as const;
	const [first, ...others] = STEPS;
	const next = laid(1, 'base-E', [0, -1, 2]);
	const journey = [...beginning, { ...dragonTile, choices: [first] }, ...others, next];
	const cutShort = [
		...beginning,
		{ ...dragonTile, choices: [first] },
		moved(1, 1, 1),
		{ ...next, overruled: ['question-open', 'not-their-turn'] }
	];

	it('that was entered too short: the step that was forgotten is asked, and eats who stood there', async () => {
		const { editor, live } = await amending(DRAGON, cutShort, 5);
		editor.enter('after');
		expect(turnOf(editor).question).toMatchObject({ id: 'dragon/moved', player: 0, step: 3 });
		await turnOf(editor).choosePlace(whole(0, 1));
		expect(editor.conflict).toBeUndefined();
		expect(linesOf(editor)).toEqual(['Tile 6, now: Ada’s monk was eaten by the dragon']);
		await editor.confirm();
		expect(live.log.events.slice(5, 7)).toEqual([moved(1, 1, 1), moved(0, 0, 1)]);
		expect([live.game.pieces.size, live.game.markers.get('dragon')]).toEqual([0, { x: 0, y: 1 }]);
	});

	it('the same before the tile that was laid too early', async () => {
		const { editor } = await amending(DRAGON, cutShort, 6);
		editor.enter('before');
		expect(turnOf(editor).question).toMatchObject({ id: 'dragon/moved', player: 0, step: 3 });
		await turnOf(editor).choosePlace(whole(0, 1));
		expect(linesOf(editor)).toEqual(['Tile 6, now: Ada’s monk was eaten by the dragon']);
	});

	it('with a step too many: who was eaten there is back, and each later step that no longer fits is named', async () => {
		const { editor, live } = await amending(DRAGON, journey, 5);
		editor.drop();
		// Ben moves next, and not Ada, from where the dragon stood before.
		expect(editor.conflict).toMatchObject({ event: moved(0, 0, 1), canKeep: false });
		expect(editor.sentenceOf(editor.conflicts[0] as never)).toContain(
			'moved the dragon to the tile 1 tile south of the start tile'
		);
		editor.drop();
		expect(editor.conflict).toMatchObject({ event: moved(1, 0, 0), canKeep: false });
		editor.enter('instead');
		expect(turnOf(editor).question).toMatchObject({ id: 'dragon/moved', player: 1, step: 2 });
		await turnOf(editor).choosePlace(whole(1, 1));
		expect(editor.conflict?.event).toMatchObject({ type: 'base/laid', player: 1 });
		editor.enter('before');
		await turnOf(editor).choosePlace(whole(0, 1));
		expect(editor.leavesOpen).toBe(true);
		editor.keep();
		expect(editor.conflict).toBeUndefined();
		await editor.confirm();
		expect(live.log.events.slice(5, 7)).toEqual([moved(1, 1, 1), moved(0, 0, 1)]);
		expect(live.game.pieces.size).toBe(0);
	});

	it('with a last step that didn’t happen', async () => {
		const { editor, live } = await amending(DRAGON, journey.slice(0, -1), 6);
		editor.drop();
		expect(editor.conflict).toMatchObject({ event: moved(1, 0, 0) });
		editor.drop();
		expect(linesOf(editor)).toEqual(['Tile 6, no longer: Ada’s monk was eaten by the dragon']);
		await editor.confirm();
		expect([...live.game.pieces]).toMatchObject([{ player: 0 }]);
		expect(live.entry.question).toMatchObject({ id: 'dragon/moved', player: 0, step: 3 });
	});
});

describe('a tower’s floor', () => {
	const TOWER = ['tower'] as const;
	const THIEF = laid(0, 'base-U', [-1, 0, 0], ['follower', 0]);
	const floor = { type: 'tower/built', player: 1, at: { x: -1, y: 1 } } as const;
	const captured = {
		type: 'tower/captured',
		player: 1,
		whose: 0,
		piece: 'follower',
		from: whole(-1, 0),
		top: 0
	} as const;
	const foundation = laid(1, 'to-FFFF', [-1, 1, 0]);
	/** Completes the road of Ada's thief. */
	const ends = [laid(0, 'base-A', [-2, 0, 2]), laid(1, 'base-A', [1, 0, 0])];

	it('and its capture, both forgotten: the thief is held, and the road pays nobody', async () => {
		const { editor, live } = await amending(TOWER, [THIEF, foundation, ...ends], 1);
		expect(live.game.scores).toEqual([4, 0]);
		editor.enter('instead');
		const turn = turnOf(editor);
		const [offer] = turn.offers;
		if (!offer) throw new Error('No floor is offered.');
		await turn.takeUp(offer);
		await turn.choosePlace(whole(-1, 1));
		if (!turn.question) await turn.confirm();
		expect(turn.question?.id).toBe('tower/captured');
		await turn.choosePlace(whole(-1, 0));
		expect(editor.conflict).toBeUndefined();
		expect(linesOf(editor)).toEqual([
			'Tile 3, now: Ada’s thief was captured by Ben',
			'Tile 3, now scored: Tower floor, Ben −1 tower floor',
			'Tile 5, no longer scored: Completed road, Ada −4'
		]);
		await editor.confirm();
		expect(live.log.events[1]).toEqual({ ...foundation, choices: [floor, captured] });
		expect([live.game.scores, live.game.tokens[1]]).toEqual([[0, 0], { 'tower-floor': 9 }]);
	});

	it('whose capture was forgotten', async () => {
		const spared = { ...foundation, choices: [floor, { type: 'tower/spared', player: 1 }] };
		const { editor, live } = await amending(TOWER, [THIEF, spared, ...ends], 1);
		editor.enter('instead');
		const turn = turnOf(editor);
		turn.decideAgain();
		const [offer] = turn.offers;
		if (offer) await turn.takeUp(offer);
		await turn.choosePlace(whole(-1, 1));
		if (!turn.question) await turn.confirm();
		await turn.choosePlace(whole(-1, 0));
		expect(linesOf(editor)).toEqual([
			'Tile 3, now: Ada’s thief was captured by Ben',
			'Tile 5, no longer scored: Completed road, Ada −4'
		]);
		await editor.confirm();
		expect([...live.game.apart]).toMatchObject([{ player: 0, on: { kind: 'player', player: 1 } }]);
	});

	it('that was never put: who was captured is back, and a ransom that was paid is named', async () => {
		const richer = {
			type: 'base/corrected',
			changes: [{ player: 0, points: 5 }],
			reason: '',
			why: 'mistake'
		} as const;
		const ransom = { type: 'tower/ransomed', player: 0, from: 1, piece: 'follower' } as const;
		const events = [THIEF, { ...foundation, choices: [floor, captured] }, richer, ransom, ...ends];
		const { editor } = await amending(TOWER, events, 1);
		editor.enter('instead');
		const turn = turnOf(editor);
		turn.decideAgain();
		await turn.layAlone();
		expect(editor.conflict).toMatchObject({ event: ransom, canKeep: false });
		editor.drop();
		expect(editor.conflict).toBeUndefined();
		expect(linesOf(editor)).toEqual([
			'Tile 3, no longer: Ada’s thief was captured by Ben',
			'Tile 3, no longer scored: Tower floor, Ben +1 tower floor',
			'Tile 4, no longer: Ada’s meeple came back from Ben for a ransom',
			'Tile 4, no longer scored: Ransom, Ada +3, Ben −3',
			'Tile 5, now scored: Completed road, Ada +4'
		]);
	});
});
