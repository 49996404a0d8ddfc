import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { playedGame } from '../../../src/lib/review/played-game';
import { judgeTurn } from '../../../src/lib/lookahead/review';
import { findMove } from '../../../src/lib/lookahead/strength';
import type { LookaheadReply, LookaheadRequest } from '../../../src/lib/review/worker-messages';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TrialEntry } from '../../../src/lib/table/trial/trial-entry.svelte';
import type { TrialSetup } from '../../../src/lib/table/game/game-apart';
import { must, recordWith } from '../../store/support';

/** How many turns were played before. */
export const BEFORE = 8;

/** The first player against the app. */
export const SETUP: TrialSetup = {
	people: [0],
	strength: 'plain',
	seed: 'tests',
	from: 'id=game',
	begun: BEFORE
};

/** A trial of a game of two. */
export async function trialOf(
	setup: Partial<TrialSetup> = {},
	record: GameRecord = recordWith(BEFORE)
): Promise<{ live: LiveGame; entry: TrialEntry }> {
	const store = memoryStore();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const entry = new TrialEntry(live, { ...SETUP, ...setup });
	live.entry = entry;
	return { live, entry };
}

/** Lays the drawn tile on the first spot where it fits, without a figure. */
export async function layAnywhere({ entry }: { readonly entry: TrialEntry }): Promise<void> {
	for (const { x, y } of entry.game.board.holes.values()) {
		entry.chooseSpot({ x, y });
		await entry.layAlone();
		if (!entry.draft.spot) return;
	}
	throw new Error('The tile fits nowhere.');
}

function replyTo(request: LookaheadRequest): LookaheadReply {
	const { header, events } = request.game;
	const game = playedGame(header, events);
	if (request.ask === 'judge')
		return { type: 'judgement', judgement: judgeTurn(game, request.turn, '1') };
	if (request.ask !== 'move') throw new Error('A trial reviews no game.');
	return { type: 'move', move: findMove(game, request.tile, request.strength, '1') };
}

/** A worker that finds moves in the same thread. */
export class MoveFinder extends EventTarget {
	static started = 0;
	static ended = 0;

	constructor() {
		super();
		MoveFinder.started++;
	}

	postMessage(request: LookaheadRequest): void {
		const data = replyTo(request);
		queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
	}

	terminate(): void {
		MoveFinder.ended++;
	}
}
