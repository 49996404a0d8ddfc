import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgeTurn } from '../../../src/lib/lookahead/review';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { playedGame } from '../../../src/lib/review/played-game';
import { findPackedGame } from '../../../src/lib/share/link';
import { unpackGame } from '../../../src/lib/share/pack';
import { keptPuzzles } from '../../../src/lib/store/solved-puzzles';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import {
	beginPuzzle,
	linkToPuzzle,
	LINK,
	puzzleOf
} from '../../../src/lib/table/trial/begin-puzzle';
import { playedTurn } from '../../../src/lib/table/trial/puzzle.svelte';
import { TrialEntry } from '../../../src/lib/table/trial/trial-entry.svelte';
import { trial } from '../../../src/lib/table/trial/trial.svelte';
import { headerFor, withEvents } from '../../record/support';
import { loaded, recordWith } from '../../store/support';
import { MoveFinder } from './support';

/** The number of the turn that is asked for. */
const EVENT = 40;
const record = recordWith(50);

beforeEach(() => {
	sessionStorage.clear();
	vi.stubGlobal('Worker', MoveFinder);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** The puzzle that was begun. */
async function begun() {
	const game = await trial.open();
	if (!game?.trial) throw new Error('It was begun.');
	const { record: before } = await loaded(game.store, game.id);
	const live = new LiveGame(game.store, before, EMPTY_DRAFT);
	live.writer.writes = true;
	const entry = new TrialEntry(live, game.trial);
	live.entry = entry;
	const { puzzle } = entry;
	const played = playedTurn(game.trial);
	if (!puzzle || !played) throw new Error('It is a puzzle.');
	const best = judgeTurn(playedGame(live.header, live.log.events), played, '1')?.best;
	if (!best) throw new Error('It can be judged.');
	return { live, entry, puzzle, setup: game.trial, played, best };
}

async function ofGame() {
	expect(await beginPuzzle(puzzleOf(record, EVENT), 'id=game')).toBe(true);
	return begun();
}

describe('a puzzle', () => {
	it('is the position before a turn with the tile in hand, and without names', async () => {
		const { live, entry, played } = await ofGame();
		expect(live.record.entries).toHaveLength(EVENT);
		expect(live.header.players.map(({ name }) => name)).toEqual(['', '']);
		expect(record.entries[EVENT]?.event).toMatchObject({ tile: played.tile, x: played.x });
		expect(entry.draft.tile).toBe(played.tile);
		expect(entry.canEnter).toBe(true);
	});

	it('says how a move compares, that it was played in the game, and is followed by no other turn', async () => {
		const { entry, puzzle, setup } = await ofGame();
		if (setup.puzzle) await entry.play(setup.puzzle);
		expect([entry.laid, entry.canEnter]).toEqual([true, false]);
		puzzle.follow();
		await waitFor(() => {
			expect(puzzle.verdict).toMatchObject({ asPlayed: true });
		});
		expect((await keptPuzzles('id=game')).tried).toEqual([EVENT]);
	});

	it('is solved by the best move, which is kept', async () => {
		const { entry, puzzle, best } = await ofGame();
		await entry.play(best);
		puzzle.follow();
		await waitFor(async () => {
			expect(puzzle.verdict?.kind).toBe('best');
			expect(await keptPuzzles('id=game')).toEqual({ solved: [EVENT], tried: [EVENT] });
		});
		await entry.again();
		puzzle.follow();
		expect([entry.laid, puzzle.verdict, entry.draft.spot]).toEqual([false, undefined, undefined]);
	});

	it('shows its solution, also after another move', async () => {
		expect(await beginPuzzle(puzzleOf(record, EVENT), 'id=shown')).toBe(true);
		const { live, entry, puzzle, setup, best } = await begun();
		if (setup.puzzle) await entry.play(setup.puzzle);
		await puzzle.solve();
		puzzle.follow();
		expect(live.log.events).toHaveLength(EVENT + 1);
		expect(live.log.events.at(-1)).toMatchObject({ x: best.x, y: best.y });
		expect([puzzle.solved, puzzle.verdict]).toEqual([true, undefined]);
		await waitFor(async () => {
			expect(await keptPuzzles('id=shown')).toEqual({ solved: [], tried: [EVENT] });
		});
	});

	it('says where nothing can be judged', async () => {
		const { entry, puzzle, best } = await ofGame();
		vi.stubGlobal('Worker', undefined);
		await entry.play(best);
		puzzle.follow();
		await waitFor(() => {
			expect(puzzle.failed).toBe(true);
		});
	});
});

describe('the link to a puzzle', () => {
	it('opens the same puzzle on another device', async () => {
		const here = await ofGame();
		const link = await linkToPuzzle(here.live.record, here.setup);
		expect(link).toContain('/open/?puzzle#');
		const unpacked = await unpackGame(findPackedGame(link) ?? new Uint8Array());
		if (!unpacked.ok) throw new Error('It is intact.');
		expect(await beginPuzzle(unpacked.value, LINK)).toBe(true);
		const there = await begun();
		expect(there.live.log.events).toEqual(here.live.log.events);
		expect(there.setup.puzzle).toEqual(here.setup.puzzle);
		expect(there.best).toEqual(here.best);
	});

	it('is none where the last event is no turn, or the rules aren’t known', async () => {
		const empty = recordWith(0);
		expect(await beginPuzzle(empty, LINK)).toBe(false);
		expect(await beginPuzzle(withEvents(record, [{ type: 'base/ended' }]), LINK)).toBe(false);
		const header = headerFor('other', 2, { rulings: { ...empty.header.rulings, hand: 'three' } });
		expect(await beginPuzzle({ ...recordWith(3), header }, LINK)).toBe(false);
	});
});
