import { flushSync } from 'svelte';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Reach } from '../../../src/lib/follow/connection';
import { fileOfLines, linesOf } from '../../../src/lib/follow/lines';
import { FollowerMirror, KeeperMirror } from '../../../src/lib/follow/mirror';
import { Proposer } from '../../../src/lib/follow/proposer';
import { penSchema, type Talk } from '../../../src/lib/follow/talk';
import { EMPTY_DRAFT, transferredAt, type GameRecord } from '../../../src/lib/record';
import { parseGameFile } from '../../../src/lib/record/parse-file';
import { memoryStore } from '../../../src/lib/store/memory';
import { Followers } from '../../../src/lib/table/follow/followers.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { acceptTransfer } from '../../../src/lib/table/sharing/transfer';
import { channels, connectingBy, talkOn, type FakeChannel } from '../../follow/channels';
import { must } from '../../store/support';

/** The way to the device that is followed. */
interface Link {
	readonly own: FakeChannel;
	readonly other: FakeChannel;
	readonly talk: Talk;
	readonly proposer: Proposer;
}

/** A device that keeps a game, or follows it, with a database of its own. */
export class Device {
	readonly store = memoryStore();
	/** Who follows it; they stay when it follows another one itself. */
	readonly followers = new Followers(new KeeperMirror(), (connecting, talk) => {
		this.#given(connecting, talk);
	});
	live: LiveGame | undefined;
	link: Link | undefined;
	/** True while the game is handed to it. */
	offered = false;
	frozen = false;
	#seen: GameRecord | undefined;
	readonly #ends = new Map<Reach, readonly [FakeChannel, FakeChannel]>();

	constructor(readonly seat: number) {
		this.followers.lets = true;
	}

	/** True for the one that writes. */
	get keeps(): boolean {
		return this.live?.writer.writes === true;
	}

	/** The game as this device shows it. */
	get record(): GameRecord | undefined {
		return this.link ? this.#seen : (this.live?.record ?? this.#seen);
	}

	/** Opens the table of a game that it keeps. */
	async keep(record: GameRecord): Promise<void> {
		const { header } = record;
		const kept = await must(this.store.load(header.id));
		this.live = new LiveGame(this.store, kept?.record ?? record, EMPTY_DRAFT);
		this.live.writer.writes = true;
		this.followers.attach(this.live);
		flushSync();
	}

	follow(host: Device): void {
		const [near, far] = channels();
		near.held = far.held = true;
		const connecting = connectingBy(near);
		host.#ends.set(connecting, [near, far]);
		host.followers.add(connecting, talkOn(near));
		this.#listen(far, near, talkOn(far));
	}

	#listen(own: FakeChannel, other: FakeChannel, talk: Talk): void {
		const proposer = new Proposer(talk, () => undefined);
		const link: Link = { own, other, talk, proposer };
		[this.link, this.offered] = [link, false];
		talk.hear('pen', 100, (said) => {
			this.offered = v.parse(penSchema, said).pen === 'offered';
		});
		new FollowerMirror(
			talk,
			(lines) => {
				if (this.link === link) this.#see(lines);
			},
			() => expect.unreachable()
		);
		proposer.sit(this.seat);
		talk.onend(() => {
			if (this.link === link) this.link = undefined;
		});
	}

	/** Who follows this device sees what it sees. */
	#see(lines: readonly string[]): void {
		const read = parseGameFile(fileOfLines(lines));
		if (!read.ok) throw new Error(read.error.code);
		this.#seen = read.value;
		this.followers.show(read.value);
	}

	/** True while the game it sees was handed on. */
	get canTake(): boolean {
		return (
			this.link !== undefined && this.#seen !== undefined && transferredAt(this.#seen) !== undefined
		);
	}

	/** Takes the game that is handed to it. */
	async take(): Promise<void> {
		const [record, link] = [this.#seen, this.link];
		if (!record || !link) return;
		await must(acceptTransfer(this.store, record));
		[this.link, this.offered] = [undefined, false];
		await this.keep(record);
		const connecting = connectingBy(link.own);
		this.#ends.set(connecting, [link.own, link.other]);
		this.followers.add(connecting, link.talk);
		link.talk.tell('pen', { pen: 'taken' });
	}

	/** Somebody else keeps the game now: this device follows it by the same connection. */
	#given(connecting: Reach, talk: Talk): void {
		const ends = this.#ends.get(connecting);
		if (!ends) throw new Error('Nobody is there.');
		this.#listen(...ends, talk);
	}
}

/** What a device shows, to compare. */
export const shown = ({ record }: Device): readonly string[] => (record ? linesOf(record) : []);
