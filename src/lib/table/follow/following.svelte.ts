import * as v from 'valibot';
import { resolve } from '$app/paths';
import { findCode, linkOfCode, SECOND_DEVICE, type FollowCode } from '../../follow/code';
import { makeAnswer, type Connecting, type Reach } from '../../follow/connection';
import { continueRecord } from '../../follow/continued';
import { commonLines, fileOfLines, linesBefore } from '../../follow/lines';
import { Messages } from '../../follow/messages';
import type { FollowProblem, RelayProblem } from '../../follow/problem';
import { findRelayLink, isRelayLink } from '../../follow/relay/link';
import { FOLLOW_KINDS, MOST_SAID, penSchema, type Talk } from '../../follow/talk';
import {
	CLOCK,
	EMPTY_DRAFT,
	summaryOf,
	type FileProblem,
	type GameId,
	type GameRecord,
	type LoggedEvent
} from '../../record';
import type { LookOnlyGame } from '../../record/look-only';
import { readIncomingInWorker } from '../../share/worker-client';
import type { ClockRequest } from '../../follow/proposal';
import type { ProposalOutcome } from '../../follow/proposer';
import type { AddResult, GameStore, StoreResult } from '../../store';
import { memoryStore, type MemoryStore } from '../../store/memory';
import { acceptTransfer } from '../sharing/transfer';
import {
	comeBack,
	dropWayBack,
	keepWayBack,
	forgetPlace,
	keepPlace,
	loadPlace
} from './coming-back';
import { KeeperTile } from './keeper-tile.svelte';
import { KeeperTime } from './keeper-time';
import { OwnCamera } from './own-camera.svelte';
import { OwnTurns } from './own-turns.svelte';
import { relayDoor } from './relay-door';

/** Number of waits, and the length of each in ms, until a turn that was written is shown. */
const MOST_WAITS = 50;
const WAIT_MS = 20;
/** How long to wait for the table after the page was loaded again, in ms. */
const PATIENCE_MS = 8_000;

/** A followed game that is shown: kept in memory, apart from the games of the device. */
interface Followed {
	readonly store: MemoryStore;
	readonly id: GameId;
}

type MirrorClass = typeof import('../../follow/mirror').FollowerMirror;

/** The game of another device that this tab follows. Nothing of it is stored before {@link Following.keep}. */
class Following {
	/** The link with the answer, to be read by the keeper. */
	link = $state<string>();
	making = $state(false);
	problem = $state<FollowProblem>();
	/** Why what the keeper sends can't be shown: its app may be newer. */
	refused = $state.raw<FileProblem>();
	/** What is wrong with what a relay gives, or that it lets nobody in. */
	relayProblem = $state<RelayProblem>();
	/** True from a relay's link until there is a game. */
	joining = $state(false);
	/** False while the keeper is out of reach: it may come back by itself. */
	reachable = $state(true);
	/** True once the connection has ended. */
	ended = $state(false);
	#large = $state(false);
	/** This device's own seat, and what can be entered there. */
	readonly own = new OwnTurns();
	/** This device as the table's camera: only over a direct connection. */
	readonly camera = new OwnCamera();
	/** What time it is on the device that keeps the game. */
	readonly time = new KeeperTime();
	/** The tile that is about to be laid there. */
	readonly tile = new KeeperTile();
	/** What is known of the game so far. */
	record = $state.raw<GameRecord>();
	#shown = $state.raw<Followed>();
	/** True while the keeper hands the game over to this device. */
	offered = $state(false);
	#connecting: Reach | undefined;
	#talk: Talk | undefined;
	#lines: readonly string[] = [];
	#wanted: readonly string[] = [];
	#reading = false;
	#coming: Promise<void> | undefined;
	#onshown: () => void = () => undefined;

	get shown(): Followed | undefined {
		return this.#shown;
	}

	/** The game, if it can only be looked at because this version doesn't know all of it from the beginning. */
	get look(): LookOnlyGame | undefined {
		const { refused } = this;
		return !this.#shown && refused?.code === 'look-only' ? refused.game : undefined;
	}

	/** True if the device is a screen for everybody. */
	get large(): boolean {
		return this.#large;
	}
	set large(large: boolean) {
		this.#large = large;
		keepPlace({ large });
	}

	/** The game shown, or the one that this tab followed before it was loaded again; undefined if none is followed. */
	async open(): Promise<Followed | undefined> {
		if (!this.#shown && !this.#connecting) await (this.#coming ??= this.#comeBack());
		return this.#shown;
	}

	/** Goes on where the tab was before its page was loaded again, if the keeper is still there. */
	async #comeBack(): Promise<void> {
		const { seat, large = false, relay } = loadPlace();
		const found = relay === undefined ? await comeBack() : undefined;
		if (relay === undefined && !found) return;
		this.own.seat = seat;
		this.#large = large;
		const shown = new Promise<void>((done) => (this.#onshown = done));
		if (relay !== undefined) await this.#answerByRelay(relay);
		else if (found) await this.#goOn(...found);
		await Promise.race([shown, new Promise((late) => setTimeout(late, PATIENCE_MS))]);
		if (!this.#shown) this.#disconnect();
	}

	async #goOn(connecting: Connecting, channel: RTCDataChannel): Promise<void> {
		const { FollowerMirror } = await import('../../follow/mirror');
		this.#connecting = connecting;
		this.#listen(connecting, new Messages(channel, FOLLOW_KINDS), FollowerMirror);
	}

	/** Answers the offer in a text; the answer is {@link link}. Connects to nobody before it is called. */
	async answer(text: string): Promise<void> {
		this.#disconnect();
		const byRelay = isRelayLink(text);
		keepPlace({ relay: byRelay ? text : undefined });
		if (byRelay) return this.#answerByRelay(text);
		const found = findCode(text);
		this.problem = found.ok ? problemOf(found.value) : found.error;
		if (!found.ok || this.problem) return;
		this.making = true;
		try {
			const [{ FollowerMirror }, connecting] = await Promise.all([
				import('../../follow/mirror'),
				makeAnswer(found.value)
			]);
			this.#wait(connecting, FollowerMirror);
		} catch {
			this.problem = 'impossible';
		}
		this.making = false;
	}

	/** Follows by a relay: it needs no answer. */
	async #answerByRelay(text: string): Promise<void> {
		const found = findRelayLink(text);
		this.problem = found.ok ? undefined : found.error;
		if (!found.ok) return;
		this.joining = true;
		this.reachable = false;
		const reach: Reach = { onreach: () => undefined, close: () => undefined };
		this.#connecting = reach;
		try {
			const { RelayFollower } = await import('../../follow/relay/follower');
			const follower = await RelayFollower.open(relayDoor(), found.value, {
				onlines: (lines) => void this.#update(reach, lines),
				onreach: (reachable) => {
					if (this.#connecting === reach) this.reachable = reachable;
				},
				ontile: (tile) => {
					if (this.#connecting === reach) this.tile.hear(tile);
				},
				onproblem: (problem) => {
					if (this.#connecting === reach) this.#tellRelay(problem);
				}
			});
			reach.close = follower.close.bind(follower);
			if (this.#connecting !== reach) {
				follower.close();
				return;
			}
			for (const part of [this.time, this.tile]) part.connect();
			this.own.connect(new Messages(follower.channel, FOLLOW_KINDS));
		} catch {
			this.problem = 'impossible';
			this.joining = false;
		}
	}

	/** If no further attempt would let this device in, it may ask again. */
	#tellRelay(problem: RelayProblem | undefined): void {
		this.relayProblem = problem;
		if (problem === 'full' || problem === 'wrong-token') this.joining = false;
	}

	#wait(connecting: Connecting, Mirror: MirrorClass): void {
		this.#connecting = connecting;
		this.link = linkOfCode(connecting.code, location.origin + resolve('/open/?follow'));
		void connecting.opened.then((channel) => {
			if (this.#connecting !== connecting) return;
			this.#listen(connecting, new Messages(channel, FOLLOW_KINDS), Mirror);
		});
	}

	#listen(connecting: Reach, talk: Talk, Mirror: MirrorClass): void {
		this.#talk = talk;
		connecting.onreach = (reachable) => (this.reachable = reachable);
		talk.onend(() => {
			if (this.#connecting === connecting) this.ended = true;
		});
		talk.hear('pen', MOST_SAID, (said) => {
			this.offered = v.parse(penSchema, said).pen === 'offered';
		});
		keepWayBack(talk);
		for (const part of [this.own, this.camera, this.time, this.tile]) part.connect(talk);
		const onlines = (lines: readonly string[]) => void this.#update(connecting, lines);
		new Mirror(talk, onlines, () => (this.refused = { code: 'not-a-game' }));
	}

	/** Follows a game that this device has transferred, by the connection that is there. */
	async adopt(connecting: Reach, talk: Talk): Promise<void> {
		const { FollowerMirror } = await import('../../follow/mirror');
		this.#disconnect();
		this.#connecting = connecting;
		this.#listen(connecting, talk, FollowerMirror);
	}

	/** Takes the game that the keeper transfers to this device, and stores it. Its connection is {@link release}d then. */
	take(store: GameStore, signal?: AbortSignal): StoreResult<AddResult> {
		if (!this.record) throw new Error('There is no game to take over.');
		return acceptTransfer(store, this.record, signal);
	}

	/** Lets go of the connection without ending it; undefined when there is none. */
	release(): { readonly connecting: Reach; readonly talk: Talk } | undefined {
		const [connecting, talk] = [this.#connecting, this.#talk];
		this.#connecting = undefined;
		this.leave();
		return connecting && talk && { connecting, talk };
	}

	/** Shows the latest lines, one state after another. */
	async #update(connecting: Reach, lines: readonly string[]): Promise<void> {
		if (this.#connecting !== connecting) return;
		this.#wanted = lines;
		if (this.#reading) return;
		this.#reading = true;
		while (this.#wanted !== this.#lines) await this.#read(this.#wanted);
		this.#reading = false;
	}

	async #read(lines: readonly string[]): Promise<void> {
		const before = this.#lines;
		this.#lines = lines;
		const goesOn = commonLines(before, lines) === before.length;
		const { record } = this;
		const whole = record?.entries.length === before.length - 1;
		const next = goesOn && whole ? continueRecord(record, lines) : undefined;
		if (!next) return this.#readFile(lines, goesOn);
		this.refused = undefined;
		await this.#show(next, true);
	}

	/** Reads all lines like a file from elsewhere: the first time, and whenever they don't continue the lines before. */
	async #readFile(lines: readonly string[], goesOn: boolean): Promise<void> {
		const read = await readIncomingInWorker(new Blob([fileOfLines(lines)]), 'file');
		if (this.#lines !== lines) return;
		this.refused = read && !read.ok ? read.error : undefined;
		if (read?.ok && read.value.kind === 'game') await this.#show(read.value.record, goesOn);
		else if (read && !read.ok && !this.#shown) await this.#readBefore(read.error, lines);
	}

	/** Shows at least what comes before an entry that can't be read. */
	async #readBefore(problem: FileProblem, lines: readonly string[]): Promise<void> {
		const known = linesBefore(problem, lines);
		const read = known && (await readIncomingInWorker(new Blob([fileOfLines(known)]), 'file'));
		if (read?.ok && read.value.kind === 'game') await this.#show(read.value.record, false);
	}

	/** @param goesOn true when the game shown is the beginning of this one */
	async #show(record: GameRecord, goesOn: boolean): Promise<void> {
		const shown = this.#shown;
		const known = this.record?.entries.length ?? 0;
		this.record = record;
		if (!shown || !goesOn) return this.#showAnew(record);
		const summary = summaryOf(record);
		for (const entry of record.entries.slice(known))
			await shown.store.append(shown.id, entry, summary, EMPTY_DRAFT);
	}

	async #showAnew(record: GameRecord): Promise<void> {
		const store = memoryStore();
		await store.add(record);
		this.#shown = { store, id: record.header.id };
		this.joining = false;
		this.#onshown();
	}

	/** Proposes an event to the keeper, and waits until it is shown; not for a chess clock, which may have nothing to write. */
	async propose(event: LoggedEvent | ClockRequest): Promise<ProposalOutcome> {
		const count = (): number => this.record?.entries.length ?? 0;
		const after = count();
		const outcome = await this.own.propose(event, after);
		const shows = outcome === 'written' && event.type !== CLOCK;
		for (let wait = 0; shows && count() <= after && wait < MOST_WAITS; wait++)
			await new Promise((done) => setTimeout(done, WAIT_MS));
		return outcome;
	}

	/** Stores all of the game that there is so far. It may be kept again when there is more. */
	keep(store: GameStore, signal?: AbortSignal): StoreResult<AddResult> {
		if (!this.record) throw new Error('There is no game to store.');
		return store.add(this.record, signal);
	}

	/** Ends the connection, and forgets the game and the seat. */
	leave(): void {
		this.#disconnect();
		this.own.leave();
		this.camera.leave();
		this.#large = false;
		forgetPlace();
		dropWayBack();
	}

	/** Forgets the game, but not the seat: whoever comes back by a new code has it again. */
	#disconnect(): void {
		this.#connecting?.close();
		this.#connecting = this.#talk = undefined;
		this.#lines = this.#wanted = [];
		this.#shown = this.record = this.link = this.problem = this.refused = undefined;
		this.relayProblem = undefined;
		this.reachable = true;
		this.ended = this.offered = this.joining = false;
	}
}

/** Why a code can't be used to follow a game. */
function problemOf({ game, kind }: FollowCode): FollowProblem | undefined {
	if (game === SECOND_DEVICE) return 'second-device';
	return kind === 'answer' ? kind : undefined;
}

export const following = new Following();
