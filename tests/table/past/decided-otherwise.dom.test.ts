import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/lib/engine/module';
import { EMPTY_DRAFT, replayRecord, type GameRecord } from '../../../src/lib/record';
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
import { recordOfSample } from '../../review/support';
import { storeAll } from '../../store/support';
import '../../tools/games/all-expansions';

/* What was decided in a turn is corrected as it was entered: by the same questions and offers. */

const NAMES = ['Ada', 'Ben'];

beforeAll(async () => {
	await AMENDING.load();
});

const gameWith = (expansions: readonly ExpansionId[], events: readonly GameEvent[]): GameRecord =>
	withEvents(
		{ header: headerFor('decided', 2, { expansions }), entries: [] },
		events as readonly TableEvent[]
	);

/** A table with a game that can be corrected. */
async function tableOf(record: GameRecord) {
	expect(replayRecord(record).stop).toBeUndefined();
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

/** The same, and the correction of the event at a position. */
async function amending(record: GameRecord, at: number) {
	const { live, view } = await tableOf(record);
	view.shown.lookAt(at + 1);
	view.shown.startAmending();
	const { editor } = view.shown;
	if (!editor) throw new Error('Nothing is being amended.');
	return { live, editor };
}

/** The turn that is entered again. */
function turnOf(editor: AmendmentEditor): AmendedTurn {
	if (!(editor.turn instanceof AmendedTurn)) throw new Error('No turn is being entered.');
	return editor.turn;
}

/** Enters the event again, with all that was decided in it taken back. */
async function again(editor: AmendmentEditor): Promise<AmendedTurn> {
	editor.enter('instead');
	const turn = turnOf(editor);
	turn.decideAgain();
	return Promise.resolve(turn);
}

const linesOf = (editor: AmendmentEditor) => differenceWords.lines(editor.differences, NAMES);

describe('a dragon’s journey', () => {
	const moved = (player: number, x: number, y: number) => ({
		type: 'dragon/moved' as const,
		player,
		to: { x, y }
	});
	const monk = ['follower', 0] as const;
	/** It begins at a volcano south of Ada's monk and south-west of Ben's, eats Ada's, and ends on the start tile. */
	const JOURNEY: readonly GameEvent[] = [
		laid(0, 'base-B', [0, 1, 0], monk),
		laid(1, 'base-B', [1, 1, 0], monk),
		laid(0, 'pd-FFFF-volcano', [0, 2, 0]),
		laid(1, 'base-B', [1, 2, 0]),
		{ ...laid(0, 'pd-FFRR-dragon', [-1, 2, 0]), choices: [moved(0, 0, 1)] },
		moved(1, 0, 0),
		laid(1, 'base-E', [0, -1, 2])
	];
	const journey = gameWith(['princess-and-dragon'], JOURNEY);

	it('that began otherwise: who was eaten is back, and each move that no longer fits is asked', async () => {
		const { editor, live } = await amending(journey, 4);
		expect(live.game.pieces.size).toBe(1);
		const turn = await again(editor);
		await turn.confirm();
		expect(turn.question?.id).toBe('dragon/moved');
		await turn.choosePlace({ x: 1, y: 2, segment: 0 });

		expect(editor.conflict).toMatchObject({ event: moved(1, 0, 0), canKeep: false });
		editor.enter('instead');
		expect(turnOf(editor).question).toMatchObject({ id: 'dragon/moved', player: 1 });
		await turnOf(editor).choosePlace({ x: 1, y: 1, segment: 0 });
		// It isn't at the end yet: Ada moves it before Ben's tile.
		expect(editor.conflict?.event).toMatchObject({ type: 'base/laid', player: 1 });
		expect(editor.leavesOpen).toBe(true);
		editor.keep();

		expect(linesOf(editor)).toEqual([
			'Tile 6, no longer: Ada’s monk was eaten by the dragon',
			'Tile 6, now: Ben’s monk was eaten by the dragon'
		]);
		await editor.confirm();
		expect([...live.game.pieces]).toMatchObject([{ player: 0, at: { x: 0, y: 1 } }]);
		expect(live.game.supply.map((own) => own['follower'])).toEqual([6, 7]);
	});

	it('that went on otherwise is asked as it was then', async () => {
		const { editor, live } = await amending(journey, 5);
		expect(editor.target.canChange).toBe(true);
		editor.enter('instead');
		expect(turnOf(editor).question).toMatchObject({ id: 'dragon/moved', player: 1 });
		await turnOf(editor).choosePlace({ x: 1, y: 1, segment: 0 });
		expect(editor.conflicts).toHaveLength(1);
		editor.keepRest();
		expect(linesOf(editor)).toEqual(['Tile 6, now: Ben’s monk was eaten by the dragon']);
		await editor.confirm();
		expect(live.game.pieces.size).toBe(0);
	});
});

describe('a ransom', () => {
	const THIEF = laid(0, 'base-U', [-1, 0, 0], ['follower', 0]);
	const captured = (piece: string, x: number) => ({
		type: 'tower/captured' as const,
		player: 1,
		whose: 0,
		piece,
		from: { x, y: 0, segment: 0 },
		top: 0
	});
	const built = (x: number, y: number) => ({
		type: 'tower/built' as const,
		player: 1,
		at: { x, y }
	});
	/** Ben holds a meeple and a big meeple of Ada's, who has 6 points. */
	const held: readonly GameEvent[] = [
		THIEF,
		{ ...laid(1, 'to-FFFF', [-1, 1, 0]), choices: [built(-1, 1), captured('follower', -1)] },
		laid(0, 'base-U', [1, 0, 0], ['big-follower', 0]),
		{ ...laid(1, 'to-CFFF', [1, 1, 2]), choices: [built(1, 1), captured('big-follower', 1)] },
		{
			type: 'base/corrected',
			changes: [{ player: 0, points: 6 }],
			reason: '',
			why: 'mistake'
		} as GameEvent
	];
	const ransomed = (piece: string) => ({
		type: 'tower/ransomed' as const,
		player: 0,
		from: 1,
		piece
	});
	const next = laid(0, 'base-B', [0, 1, 0]);
	const SETS = ['inns-and-cathedrals', 'tower'] as const;

	it('was for the other prisoner', async () => {
		const record = gameWith(SETS, [...held, ransomed('follower'), next]);
		const { editor, live } = await amending(record, 5);
		expect(editor.target.canChange).toBe(true);
		editor.enter('instead');
		const turn = turnOf(editor);
		expect(turn.question?.id).toBe('tower/ransomed');
		const big = turn.question?.choices?.find(({ piece }) => piece === 'big-follower');
		if (!big) throw new Error('The big meeple isn’t offered.');
		await turn.choose(big);
		expect(editor.conflict).toBeUndefined();
		expect(linesOf(editor)).toEqual([
			'Tile 6, no longer: Ada’s meeple came back from Ben for a ransom',
			'Tile 6, now: Ada’s big meeple came back from Ben for a ransom'
		]);
		await editor.confirm();
		expect(live.log.events[5]).toEqual(ransomed('big-follower'));
	});

	it('was forgotten: it is offered before a turn of the past', async () => {
		const { editor, live } = await amending(gameWith(SETS, [...held, next]), 5);
		editor.enter('before');
		const turn = turnOf(editor);
		expect(turn.offers.map(({ id }) => id)).toEqual(['tower/ransomed']);
		const [offer] = turn.offers;
		if (offer) await turn.takeUp(offer);
		const [first] = turn.question?.choices ?? [];
		if (first) await turn.choose(first);
		await editor.confirm();
		expect(live.log.events.slice(5)).toEqual([ransomed('follower'), next]);
	});

	it('isn’t offered instead of a turn', async () => {
		const { editor } = await amending(gameWith(SETS, [...held, next]), 5);
		editor.enter('instead');
		expect(turnOf(editor).offers.map(({ id }) => id)).not.toContain('tower/ransomed');
	});

	it('can only be taken back where there was no other prisoner', async () => {
		const some = held.filter((_, index) => index < 2 || index === 4);
		const record = gameWith(SETS, [...some, ransomed('follower'), next]);
		const { editor } = await amending(record, 3);
		expect(editor.target).toMatchObject({ canChange: false, canDrop: true });
	});
});

describe('what was done in a turn', () => {
	/** The correction of the turn in which something of this type was decided in a sample. */
	async function decided(name: string, type: string) {
		const record = recordOfSample(name);
		const at = record.entries.findIndex(
			({ event }) => 'choices' in event && event.choices?.some((choice) => choice.type === type)
		);
		const { editor, live } = await amending(record, at);
		return { editor, live, at, turn: await again(editor) };
	}

	it('a capture: nobody, after all', async () => {
		const { editor, turn } = await decided('a-tower-takes-an-own-meeple-home', 'tower/captured');
		await turn.choosePlace({ x: -1, y: 1, segment: 0 });
		expect(turn.draft.choices?.map(({ type }) => type)).toEqual(['tower/built']);
		await turn.confirm();
		expect(turn.question?.id).toBe('tower/captured');
		await turn.decline();
		expect(linesOf(editor)).toEqual(['Tile 4, no longer: Ada’s thief was taken home by a tower']);
	});

	it('a princess’s answer: a figure instead', async () => {
		const { editor, turn } = await decided(
			'a-princess-sends-the-only-knight-and-its-builder-home',
			'princess/sent-home'
		);
		expect(turn.offers.map(({ id }) => id)).toContain('princess/sent-home');
		await turn.layAlone();
		expect(linesOf(editor)).toEqual([
			'Tile 8, no longer: Ben’s knight was sent home because of a princess',
			'Tile 8, no longer: Ben’s builder was left alone and went home'
		]);
	});

	it('who went to a festival: the builder', async () => {
		const { editor, turn } = await decided(
			'a-builder-left-alone-by-a-festival-goes-home',
			'festival/took'
		);
		await turn.choosePlace({ x: 1, y: -1, segment: 0 });
		if (editor.turn) await turn.confirm();
		expect(linesOf(editor)).toEqual([
			'Tile 7, no longer: Ben’s knight was taken home for the festival',
			'Tile 7, no longer: Ben’s builder was left alone and went home',
			'Tile 7, now: Ben’s builder was taken home for the festival'
		]);
	});

	it('the fairy’s place: another own figure', async () => {
		const fairy = (x: number) => ({
			type: 'fairy/moved' as const,
			player: 0,
			piece: 'follower',
			to: { x, y: 1, segment: 0 }
		});
		const record = gameWith(
			['princess-and-dragon'],
			[
				laid(0, 'base-B', [0, 1, 0], ['follower', 0]),
				laid(1, 'base-E', [0, -1, 2]),
				laid(0, 'base-B', [1, 1, 0], ['follower', 0]),
				laid(1, 'base-B', [2, 1, 0]),
				{ ...laid(0, 'base-B', [0, 2, 0]), choices: [fairy(0)] },
				laid(1, 'base-U', [1, 0, 0])
			]
		);
		const { editor, live } = await amending(record, 4);
		const turn = await again(editor);
		await turn.choosePlace({ x: 1, y: 1, segment: 0 });
		if (editor.turn) await turn.confirm();
		await editor.confirm();
		expect(live.log.events[4]).toMatchObject({ choices: [fairy(1)] });
		expect(live.game.markers.get('fairy')).toMatchObject({ x: 1, y: 1 });
	});
});

describe('the same board under other rules', () => {
	/** The points of each player before and after other answers to rulings, and what becomes of figures. */
	async function under(name: string, rulings: Readonly<Record<string, string>>) {
		const { header, entries } = recordOfSample(name);
		const [first] = entries;
		const found = first?.event.type === 'base/placed' && ({ found: true } as const);
		const { view } = await tableOf({ header: { ...header, ...found }, entries });
		await view.shown.reconsider(rulings);
		const { editor } = view.shown;
		if (!editor) throw new Error('Nothing is being considered.');
		const { scores, spared, met } = editor.differences;
		return {
			conflicts: editor.conflicts.length,
			scores: scores.map(({ before, after }) => [before, after]),
			fates: [spared.length, met.length]
		};
	}
	const BEFORE = 'the-dragon-eats-a-thief-before-the-road-is-scored';
	const AFTER = 'by-a-ruling-the-dragon-moves-once-the-road-is-scored';

	it('a dragon that moves after scoring instead of before, reckoned by hand in two samples', async () => {
		expect(await under(BEFORE, { dragonMoves: 'after' })).toEqual({
			conflicts: 0,
			scores: [
				[0, 5],
				[0, 0]
			],
			fates: [1, 0]
		});
	});

	it('and before instead of after', async () => {
		expect(await under(AFTER, { dragonMoves: 'before' })).toEqual({
			conflicts: 0,
			scores: [
				[5, 0],
				[0, 0]
			],
			fates: [0, 1]
		});
	});

	it('the fairy beside a follower instead of on its tile', async () => {
		const { scores } = await under('on-a-tile-the-fairy-pays-3-to-the-first-figure', {
			fairy: 'follower'
		});
		// Ben’s turn doesn’t begin with her: she stands beside Ada’s thief, who came first.
		expect(scores).toEqual([
			[6, 6],
			[4, 3]
		]);
	});

	it('and each of several followers on her tile, instead of the first', async () => {
		const { scores } = await under('on-a-tile-the-fairy-pays-3-to-the-first-figure', {
			fairyScored: 'each'
		});
		expect(scores).toEqual([
			[6, 6],
			[4, 7]
		]);
	});
});
