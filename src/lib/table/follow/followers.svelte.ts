import type { PlayerIndex } from '../../engine/piece';
import type { Connecting } from '../../follow/connection';
import { Desk } from '../../follow/desk';
import { linesOf } from '../../follow/lines';
import { Messages } from '../../follow/messages';
import type { KeeperMirror } from '../../follow/mirror';
import { FOLLOW_KINDS } from '../../follow/talk';
import type { LiveGame } from '../game/live-game.svelte';

/** One who follows, as the keeper's table shows them. */
interface Follower {
	readonly id: number;
	readonly seat: PlayerIndex | undefined;
	/** False while they sleep, or are out of reach: they may come back by themselves. */
	readonly reachable: boolean;
}

interface Connected {
	readonly id: number;
	readonly connecting: Connecting;
	readonly desk: Desk;
	reachable: boolean;
}

/** Those who follow a game of this device: what they see, and what they may do. */
export class Followers {
	/** All who are connected. */
	all = $state.raw<readonly Follower[]>([]);
	/** True after somebody was lost who may want a new code. */
	lost = $state(false);
	#lets = $state(false);
	#live: LiveGame | undefined;
	#stop: (() => void) | undefined;
	#count = 0;
	#desks: readonly Connected[] = [];

	constructor(private readonly mirror: KeeperMirror) {}

	/** How many can be reached now. */
	get count(): number {
		return this.all.filter(({ reachable }) => reachable).length;
	}

	/** Whether others may enter their own turns. */
	get lets(): boolean {
		return this.#lets;
	}
	set lets(lets: boolean) {
		this.#lets = lets;
		this.#tellAll();
	}

	/** Shows what `live` shows from now on. */
	attach(live: LiveGame): void {
		this.#stop?.();
		this.#live = live;
		this.#stop = $effect.root(() => {
			$effect(() => {
				this.mirror.show(linesOf(live.record));
			});
		});
	}

	/** Somebody is there. */
	add(connecting: Connecting, channel: RTCDataChannel): void {
		const talk = new Messages(channel, FOLLOW_KINDS);
		const desk = new Desk(talk, this.#table, () => {
			this.#seat(desk);
		});
		this.mirror.attach(talk);
		const one: Connected = { id: this.#count++, connecting, desk, reachable: true };
		this.#desks = [...this.#desks, one];
		connecting.onreach = (reachable) => {
			one.reachable = reachable;
			this.#show();
		};
		talk.onend(() => {
			this.lost = true;
			this.#desks = this.#desks.filter((other) => other !== one);
			this.#tellAll();
		});
		this.#tellAll();
	}

	/** Nobody follows any more. */
	close(): void {
		this.#stop?.();
		for (const { connecting } of this.#desks) connecting.close();
		this.#desks = [];
		this.#show();
	}

	readonly #table = {
		record: () => this.#live?.record,
		lets: () => this.#lets && this.#live?.writer.canEnter === true,
		write: async (event: Parameters<LiveGame['writer']['write']>[0]) =>
			(await this.#live?.writer.write(event)) === true
	};

	/** A seat is one phone's: who comes later is told that it is taken. */
	#seat(desk: Desk): void {
		const taken = this.#others(desk).some(({ seat }) => seat === desk.seat);
		if (taken) desk.seat = undefined;
		this.#tellAll();
	}

	#tellAll(): void {
		for (const { desk } of this.#desks) {
			const taken = this.#others(desk).flatMap(({ seat }) => seat ?? []);
			desk.tell({ enter: this.#lets, taken });
		}
		this.#show();
	}

	#others(desk: Desk): readonly Desk[] {
		return this.#desks.flatMap((one) => (one.desk === desk ? [] : one.desk));
	}

	#show(): void {
		this.all = this.#desks.map(({ id, desk, reachable }) => ({ id, seat: desk.seat, reachable }));
	}
}
