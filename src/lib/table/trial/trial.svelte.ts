import * as v from 'valibot';
import { tileId } from '../../engine/tile';
import { STRENGTHS } from '../../lookahead/strength';
import { effectiveLog, headerOf, nextEntry, withEntry, type GameRecord } from '../../record';
import { newGameId } from '../../store';
import { memoryStore } from '../../store/memory';
import type { GameApart, TrialSetup } from '../game/game-apart';
import { KeptInTab } from '../game/kept-in-tab';

/** Keeps the trial, with how it is played. */
const KEPT = new KeptInTab('tilekeep:trial');

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

const setupSchema = v.strictObject({
	people: v.array(seat),
	strength: v.picklist(STRENGTHS),
	seed: v.string(),
	from: v.string(),
	begun: seat,
	puzzle: v.optional(
		v.strictObject({
			tile: v.pipe(v.string(), v.transform(tileId)),
			x: v.number(),
			y: v.number(),
			rotation: v.picklist([0, 1, 2, 3]),
			segment: v.exactOptional(v.number())
		})
	)
});

/** The trial of this tab: a game that goes on from a position of another one, against the app. It is never stored. */
class Trial {
	/** Counts up when another one is begun. */
	#round = $state(0);
	#game: Promise<GameApart | undefined> | undefined;

	/** Begins a trial from where a game stood after `setup.begun` of its events, in place of the trial before. */
	async begin(game: GameRecord, setup: TrialSetup): Promise<void> {
		const record = recordUpTo(game, setup.begun);
		this.#game = open(record, setup);
		await this.#game;
		this.#round++;
	}

	/**
	 * The trial of this tab, also after a reload; undefined if there is none. An effect that calls this runs again after `begin`.
	 */
	open(): Promise<GameApart | undefined> {
		void this.#round;
		return (this.#game ??= recall());
	}
}

export const trial = new Trial();

/** A game as it stood after so many of its events, without what was undone or amended; its own id keeps tabs apart. */
export function recordUpTo(game: GameRecord, count: number): GameRecord {
	const { events, seqs } = effectiveLog(game.entries);
	const header = { ...headerOf(game), id: newGameId() };
	return events
		.slice(0, count)
		.reduce<GameRecord>(
			(record, event, index) =>
				withEntry(record, nextEntry(record, event, game.entries[seqs[index] ?? 0]?.at ?? 0)),
			{ header, entries: [] }
		);
}

/** Puts a trial into a store, which is kept in the tab with every turn. */
async function open(record: GameRecord, setup: TrialSetup): Promise<GameApart | undefined> {
	const [store, { id }] = [memoryStore(), record.header];
	const added = await store.add(record);
	if (!added.ok) return undefined;
	let kept = -1;
	store.watch(id, (game) => {
		if (!game || game.record.entries.length === kept) return;
		kept = game.record.entries.length;
		KEPT.keep({ line: JSON.stringify(setup), record: game.record });
	});
	return { store, id, entries: setup.begun, trial: setup };
}

async function recall(): Promise<GameApart | undefined> {
	const kept = await KEPT.read();
	const setup = kept && readSetup(kept.line);
	return kept && setup && open(kept.record, setup);
}

function readSetup(line: string): TrialSetup | undefined {
	try {
		const read = v.safeParse(setupSchema, JSON.parse(line));
		return read.success ? read.output : undefined;
	} catch {
		return undefined;
	}
}
