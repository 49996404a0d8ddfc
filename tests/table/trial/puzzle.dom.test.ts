import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgeTurn } from '../../../src/lib/lookahead/review';
import { effectiveLog, EMPTY_DRAFT, headerOf, type GameRecord } from '../../../src/lib/record';
import { playedGame } from '../../../src/lib/review/played-game';
import { findPackedGame } from '../../../src/lib/share/link';
import { unpackGame } from '../../../src/lib/share/pack';
import type { ReviewedTurn } from '../../../src/lib/lookahead/review';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import {
	beginPuzzle,
	linkToPuzzle,
	LINK,
	puzzleOf
} from '../../../src/lib/table/trial/begin-puzzle';
import { keptPuzzles } from '../../../src/lib/table/trial/kept-puzzles';
import { playedTurn } from '../../../src/lib/table/trial/puzzle.svelte';
import { TrialEntry } from '../../../src/lib/table/trial/trial-entry.svelte';
import { trial } from '../../../src/lib/table/trial/trial.svelte';
import { headerFor, withEvents } from '../../record/support';
import { loaded, recordWith } from '../../store/support';
import { MoveFinder } from './support';

/** The number of the turn that is asked for. */
const EVENT = 40;
const record = recordWith(50);
/** Of manual points. */
const changes = [{ player: 0, points: 3 }];

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

/** What is kept of a game's only puzzle. */
function keptOf(game: GameRecord) {
	const events = effectiveLog(game.entries).events;
	const turn = { event: EVENT, review: { puzzle: true } } as ReviewedTurn;
	return keptPuzzles({ header: headerOf(game), events }, [turn]);
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
		expect(entry.inHand).toBe(played.tile);
		expect(entry.canEnter).toBe(true);
	});

	it('says how a move compares, that it was played in the game, and is followed by no other turn', async () => {
		const { entry, puzzle, setup } = await ofGame();
		if (setup.puzzle) await entry.play(setup.puzzle);
		expect([entry.laid, entry.canEnter]).toEqual([true, false]);
		expect(entry.inHand).toBeUndefined();
		puzzle.follow();
		await waitFor(() => {
			expect(puzzle.verdict).toMatchObject({ asPlayed: true });
		});
		await waitFor(async () => {
			expect((await keptOf(record)).tried).toEqual([EVENT]);
		});
	});

	it('is solved by the best move, which is kept', async () => {
		const { entry, puzzle, best } = await ofGame();
		await entry.play(best);
		puzzle.follow();
		await waitFor(async () => {
			expect(puzzle.verdict?.kind).toBe('best');
			expect(await keptOf(record)).toEqual({ solved: [EVENT], tried: [EVENT] });
		});
		await entry.again();
		puzzle.follow();
		expect([entry.laid, puzzle.verdict, entry.draft.spot]).toEqual([false, undefined, undefined]);
	});

	it('isn’t solved any more once something before it is corrected; later turns and names don’t matter', async () => {
		const { header, entries } = record;
		const [first] = header.players;
		if (!first) throw new Error('Somebody plays.');
		const renamed = { ...header, players: [{ ...first, name: 'Zoe' }, ...header.players.slice(1)] };
		const earlier = { header: renamed, entries: entries.slice(0, EVENT + 1) };
		expect((await keptOf(earlier)).solved).toEqual([EVENT]);
		const points = { type: 'base/corrected', why: 'mistake', reason: 'Oh', changes } as const;
		const turn = entries[EVENT]?.event ?? points;
		const corrected = withEvents({ header, entries: entries.slice(0, EVENT - 1) }, [points, turn]);
		expect((await keptOf(corrected)).solved).toEqual([]);
		expect((await keptOf(recordWith(50, 'game', 2))).solved).toEqual([]);
	});

	it('shows its solution, also after another move', async () => {
		const other = recordWith(50, 'other', 2);
		expect(await beginPuzzle(puzzleOf(other, EVENT), 'id=other')).toBe(true);
		const { live, entry, puzzle, setup, best } = await begun();
		if (setup.puzzle) await entry.play(setup.puzzle);
		await puzzle.solve();
		puzzle.follow();
		expect(live.log.events).toHaveLength(EVENT + 1);
		expect(live.log.events.at(-1)).toMatchObject({ x: best.x, y: best.y });
		expect([puzzle.solved, puzzle.verdict]).toEqual([true, undefined]);
		await waitFor(async () => {
			expect(await keptOf(other)).toEqual({ solved: [], tried: [EVENT] });
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
		const third = recordWith(50, 'third', 3);
		expect(await beginPuzzle(puzzleOf(third, EVENT), 'id=third')).toBe(true);
		const here = await begun();
		const link = await linkToPuzzle(here.live.record, here.setup);
		expect(link).toContain('/open/?puzzle#');
		const unpacked = await unpackGame(findPackedGame(link) ?? new Uint8Array());
		if (!unpacked.ok) throw new Error('It is intact.');
		expect(await beginPuzzle(unpacked.value, LINK)).toBe(true);
		const there = await begun();
		expect(there.live.log.events).toEqual(here.live.log.events);
		expect(there.setup.puzzle).toEqual(here.setup.puzzle);
		expect(there.best).toEqual(here.best);
		// What is solved by the link is solved in the game.
		await there.entry.play(there.best);
		there.puzzle.follow();
		await waitFor(() => {
			expect(there.puzzle.verdict?.kind).toBe('best');
		});
		await waitFor(async () => {
			expect((await keptOf(third)).solved).toEqual([EVENT]);
		});
	});

	it('has nobody’s name, also not in what was written about points', async () => {
		const { header, entries } = record;
		const points = {
			type: 'base/corrected',
			why: 'mistake',
			reason: 'Ilse forgot',
			changes
		} as const;
		const started = withEvents({ header, entries: entries.slice(0, 3) }, [points]);
		const written = withEvents(started, [entries[3]?.event ?? points]);
		expect(JSON.stringify(puzzleOf(written, 4))).not.toContain('Ilse');
		// One that was begun from a link with it.
		expect(await beginPuzzle(written, LINK)).toBe(true);
		const { live, setup } = await begun();
		const packed = findPackedGame(await linkToPuzzle(live.record, setup));
		const unpacked = await unpackGame(packed ?? new Uint8Array());
		if (!unpacked.ok) throw new Error('It is intact.');
		expect(JSON.stringify(unpacked.value.entries)).not.toContain('Ilse');
		expect(unpacked.value.entries[3]?.event).toMatchObject({ reason: '–' });
	});

	it('is none where the last event is no turn, or the rules aren’t known', async () => {
		const empty = recordWith(0);
		expect(await beginPuzzle(empty, LINK)).toBe(false);
		expect(await beginPuzzle(withEvents(record, [{ type: 'base/ended' }]), LINK)).toBe(false);
		const header = headerFor('other', 2, { rulings: { ...empty.header.rulings, hand: 'three' } });
		expect(await beginPuzzle({ ...recordWith(3), header }, LINK)).toBe(false);
	});
});
