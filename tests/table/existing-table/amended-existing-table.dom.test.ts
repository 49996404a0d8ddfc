import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import type { Header } from '../../../src/lib/record';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { gingerbreadPlace } from '../../../src/lib/expansions/gingerbread/gingerbread';
import { historyWords } from '../../../src/lib/words/en/history';
import { headerFor, withEvents } from '../../record/support';
import { built, liveWith, startAmending, settle } from './amending-existing';

const E = tileId('base-E');
const B = tileId('base-B');
const at = (x: number, y: number, rotation: 0 | 2 = 0) => ({ x, y, rotation });

/** Red’s knight on a cap, 12 points of his; Blue closes the city of 2 tiles in the first turn: 2 × 2 = 4 for Red. */
const EVENTS: readonly TableEvent[] = [
	{ type: 'base/placed', tile: E, ...at(0, 0) },
	{ type: 'base/placed', tile: B, ...at(1, 0) },
	{ type: 'base/stood', player: 0, piece: 'follower', x: 0, y: 0, segment: 0 },
	{ type: 'base/corrected', changes: [{ player: 0, points: 12 }], reason: '', why: 'found' },
	{ type: 'base/begun', player: 1 },
	{ type: 'base/laid', player: 1, tile: E, ...at(0, -1, 2) }
];
const [TILE, KNIGHT, POINTS, BEGUN, TURN] = [0, 2, 3, 4, 5];

const found = (events = EVENTS, more: Partial<Header> = {}): ReturnType<typeof liveWith> =>
	liveWith(
		withEvents({ header: headerFor('found', 2, { found: true, ...more }), entries: [] }, events)
	);

describe('an existing table is amended long after play began:', () => {
	it('a figure that was another player’s', async () => {
		const { live, view } = await found();
		expect(live.game.scores).toEqual([16, 0]);
		const editor = startAmending(view, KNIGHT);
		const building = built(editor);
		expect(building.tile).toMatchObject({ x: 0, y: 0 });
		expect(view.shown.game.phase).toBe('building');
		await building.toggleFigure({ piece: 'follower', segment: 0 });
		building.entry.choosePlayer(1);
		await building.toggleFigure({ piece: 'follower', segment: 0 });
		await building.begin(1);
		expect(editor.conflict).toBeUndefined();
		expect(editor.sentences).toEqual([
			historyWords.changedTo('Table in progress: Ana’s meeple in the city on the start tile.', [
				'Table in progress: Björn’s meeple in the city on the start tile.'
			])
		]);
		await editor.confirm();
		expect(live.game.scores).toEqual([12, 4]);
		expect(live.record.entries).toHaveLength(EVENTS.length + 1);
		await live.entry.undo();
		expect(live.log.events).toEqual(EVENTS);
		expect(live.game.scores).toEqual([16, 0]);
	});

	it('another tile, on which the figure isn’t possible', async () => {
		const { live, view } = await found();
		const editor = startAmending(view, TILE);
		const building = built(editor);
		await building.takeAway();
		building.entry.chooseTile(B);
		building.entry.chooseSpot({ x: 0, y: 0 });
		await building.place();
		await building.begin(1);
		// Blue’s cap laid north of it borders on a field now, and the table says that it lay there.
		expect(editor.conflict).toMatchObject({ at: TURN, canKeep: true });
		editor.keep();
		expect(editor.sentences).toEqual([
			historyWords.changedTo('Table in progress: a city on one side.', [
				'Table in progress: a monastery.'
			]),
			historyWords.eventDropped('Table in progress: Ana’s meeple in the city on the start tile.'),
			expect.stringMatching(/^Kept against the rules: Tile 3 of 72: /)
		]);
		await editor.confirm();
		expect(live.game.scores).toEqual([12, 0]);
		expect(live.log.events.map(({ type }) => type)).toEqual([
			'base/placed',
			'base/placed',
			'base/corrected',
			'base/begun',
			'base/laid'
		]);
	});

	it('a tile that was turned, a tile that was forgotten and a figure on it', async () => {
		const { live, view } = await found(EVENTS.slice(0, BEGUN + 1));
		const editor = startAmending(view, TILE);
		const building = built(editor);
		await building.turn();
		building.look(undefined);
		building.entry.chooseTile(B);
		building.entry.chooseSpot({ x: 1, y: 1 });
		await building.place();
		building.entry.choosePlayer(1);
		await building.toggleFigure({ piece: 'follower', segment: 0 });
		await building.begin(1);
		const [turned, ...added] = editor.sentences;
		expect(turned).toContain(historyWords.nowRotated);
		expect(added).toEqual([
			historyWords.eventAdded('Table in progress: a monastery.'),
			expect.stringContaining('Björn’s meeple in the monastery')
		]);
		await editor.confirm();
		expect(live.log.events).toHaveLength(BEGUN + 3);
		expect(live.log.events.at(-1)).toEqual(EVENTS[BEGUN]);
	});

	it.each([
		['other points', [15, 3], [19, 3], 'Starting points: Ana +15 and Björn +3 on the score track.'],
		['points that were none', [0, 0], [4, 0], undefined]
	] as const)('%s', async (_, typed, scores, said) => {
		const { live, view } = await found();
		const editor = startAmending(view, POINTS);
		const building = built(editor);
		await building.setPoints(typed);
		await building.begin(1);
		const was = 'Starting points: Ana +12 on the score track.';
		expect(editor.sentences).toEqual([
			said ? historyWords.changedTo(was, [said]) : historyWords.eventDropped(was)
		]);
		await editor.confirm();
		expect(live.game.scores).toEqual(scores);
		expect(live.log.events.filter(({ type }) => type === 'base/corrected')).toHaveLength(
			said ? 1 : 0
		);
	});

	it('forgotten points', async () => {
		const events = EVENTS.filter((_, index) => index !== POINTS);
		const { live, view } = await found(events);
		const editor = startAmending(view, 0);
		const building = built(editor);
		await building.setPoints([0, 7]);
		await building.begin(1);
		expect(editor.sentences).toEqual([
			historyWords.eventAdded('Starting points: Björn +7 on the score track.')
		]);
		await editor.confirm();
		expect(live.game.scores).toEqual([4, 7]);
	});

	it('another first player, with a question for each turn', async () => {
		const { live, view } = await found();
		const editor = startAmending(view, BEGUN);
		expect(editor.target.canDrop).toBe(false);
		expect(editor.target.canInsert('before')).toBe(false);
		expect(editor.target.canInsert('after')).toBe(true);
		await built(editor).begin(0);
		expect(editor.conflict).toMatchObject({ at: TURN, refusal: { objections: [{}] } });
		editor.keep();
		await editor.confirm();
		expect(live.log.events[BEGUN]).toEqual({ type: 'base/begun', player: 0 });
	});

	it('the city of the Gingerbread Man', async () => {
		const { live, view } = await found(
			[
				...EVENTS.slice(0, 2),
				{ type: 'base/placed', tile: E, ...at(1, 1, 2) },
				{ type: 'gingerbread/stood', to: { x: 0, y: 0, segment: 0 } },
				...EVENTS.slice(KNIGHT)
			],
			{ expansions: ['gingerbread'] }
		);
		const editor = startAmending(view, 3);
		expect(editor.target.canChange).toBe(true);
		const building = built(editor);
		building.look({ x: 1, y: 1 });
		await building.toggleFigure({ piece: 'gingerbread-man', segment: 0 });
		expect(gingerbreadPlace(building.entry.game)).toMatchObject({ x: 1, y: 1 });
		await building.begin(1);
		settle(editor);
		expect(editor.sentences[0]).toMatch(
			/^Table in progress: the Gingerbread Man .+ Corrected: Table in progress: the Gi/
		);
		await editor.confirm();
		expect(gingerbreadPlace(live.game)).toMatchObject({ x: 1, y: 1 });
	});

	it('the city of the Gingerbread Man, on a tile that was forgotten', async () => {
		const { live, view } = await found(
			[
				...EVENTS.slice(0, 2),
				{ type: 'gingerbread/stood', to: { x: 0, y: 0, segment: 0 } },
				...EVENTS.slice(KNIGHT)
			],
			{ expansions: ['gingerbread'] }
		);
		const editor = startAmending(view, 2);
		const building = built(editor);
		building.entry.chooseTile(E);
		building.entry.chooseSpot({ x: 1, y: 1 });
		await building.place();
		await building.toggleFigure({ piece: 'gingerbread-man', segment: 0 });
		await building.begin(1);
		// The figure can't have been placed in a city that wasn't there yet.
		expect(editor.sentences).toEqual([
			expect.stringMatching(/^Removed: Table in progress: the Gingerbread Man/),
			historyWords.eventAdded('Table in progress: a city on one side.'),
			expect.stringMatching(/^Added: Table in progress: the Gingerbread Man/)
		]);
		await editor.confirm();
		expect(gingerbreadPlace(live.game)).toMatchObject({ x: 1, y: 1 });
	});

	it('nothing, when every change is undone or cancelled', async () => {
		const { live, view } = await found();
		const editor = startAmending(view, KNIGHT);
		const building = built(editor);
		expect(editor.canUndo).toBe(false);
		await building.takeAway();
		expect(view.shown.game.board.order).toHaveLength(1);
		editor.undo();
		expect(editor.canUndo).toBe(false);
		await building.begin(1);
		expect(editor.changesNothing).toBe(true);
		view.shown.stopAmending();
		expect(live.record.entries).toHaveLength(EVENTS.length);
	});

	it('a tile that was never there, with what stood on it', async () => {
		const { view } = await found();
		const editor = startAmending(view, TILE);
		editor.drop();
		expect(editor.conflict).toMatchObject({ at: KNIGHT, canKeep: false });
		expect(editor.target.canChange).toBe(true);
		const building = built(editor);
		expect([...view.shown.game.pieces]).toEqual([]);
		await building.begin(1);
		expect(editor.sentences.slice(0, 2)).toEqual([
			expect.stringMatching(/^Removed: Table in progress: a city/),
			expect.stringMatching(/^Removed: Table in progress: Ana’s meeple/)
		]);
	});
});
