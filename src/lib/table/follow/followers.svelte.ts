import * as v from 'valibot';
import type { PlayerIndex } from '../../engine/piece';
import { CameraDesk } from '../../follow/camera';
import type { Reach } from '../../follow/connection';
import { Desk } from '../../follow/desk';
import { linesOf } from '../../follow/lines';
import type { KeeperMirror } from '../../follow/mirror';
import type { ClockRequest } from '../../follow/proposal';
import type { WaysBack } from '../../follow/ways-back';
import { MOST_SAID, penSchema, type Pen, type Talk } from '../../follow/talk';
import { TileTeller, type TileInHand } from '../../follow/tile-in-hand';
import { tellTime } from '../../follow/time';
import type { GameRecord } from '../../record';
import type { TableEvent } from '../../rules/catalogue';
import type { LiveGame } from '../game/live-game.svelte';
import { transferGame } from '../sharing/transfer';
import { OtherCamera } from './other-camera.svelte';

/** Somebody who follows, as the keeper's table shows them. */
interface Follower {
	readonly id: number;
	readonly seat: PlayerIndex | undefined;
	/** False while they sleep, or are out of reach: they may come back by themselves. */
	readonly reachable: boolean;
	/** False for somebody who follows by a relay: the game can't be handed to them. */
	readonly direct: boolean;
	/** What receives from their camera; undefined if it can't be the table's. */
	readonly camera: CameraDesk | undefined;
}

/** A room of a relay that shows the game to tables apart. */
interface Room {
	readonly show: (lines: readonly string[]) => void;
	readonly showTile: (tile: TileInHand | undefined) => void;
	readonly close: () => void;
}

interface Connected {
	readonly id: number;
	readonly direct: boolean;
	readonly connecting: Reach;
	readonly desk: Desk;
	/** Undefined by a relay, because the camera is at the table. */
	readonly camera: CameraDesk | undefined;
	/** Undefined by a relay, because its room has the tile for all. */
	readonly tile: TileTeller | undefined;
	readonly talk: Talk;
	/** Stops sending to them, but leaves the connection open. */
	readonly detach: () => void;
	reachable: boolean;
}

/** Those who follow a game of this device: what they see, and what they may do. */
export class Followers {
	/** All who are connected. */
	all = $state.raw<readonly Follower[]>([]);
	/** True after somebody was lost who may want a new code. */
	lost = $state(false);
	/** The one of them that is the table's camera. */
	readonly camera = new OtherCamera();
	#lets = $state(false);
	/** Whether the tile in hand is shown to others before it is laid. */
	tellsTile = $state(false);
	#tile: TileInHand | undefined;
	#live: LiveGame | undefined;
	#stop: (() => void) | undefined;
	#count = 0;
	/** Whom the game is handed to. */
	#offered: Connected | undefined;
	#room: Room | undefined;
	#lines: readonly string[] = [];
	#desks: readonly Connected[] = [];

	/**
	 * @param ontaken called when one of them has taken the game over, and keeps it now
	 * @param ways holds connections ready for those whose page is loaded again
	 */
	constructor(
		private readonly mirror: KeeperMirror,
		private readonly ontaken: (connecting: Reach, talk: Talk) => void,
		private readonly ways?: Pick<WaysBack, 'hold' | 'close'>
	) {}

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

	/** From now on, shows followers what `live` shows. */
	attach(live: LiveGame): void {
		this.#leaveTable();
		this.#live = live;
		live.otherCamera = this.camera;
		this.#stop = $effect.root(() => {
			$effect(() => {
				this.show(live.record);
				if (live.writer.transferredAt === undefined) this.#withdraw();
			});
			$effect(() => {
				this.#showTile(this.tellsTile ? tileInHand(live) : undefined);
			});
		});
	}

	#leaveTable(): void {
		this.#stop?.();
		if (this.#live) this.#live.otherCamera = undefined;
	}

	/** Shows a game until there is a table. */
	show(record: GameRecord): void {
		this.#lines = linesOf(record);
		this.mirror.show(this.#lines);
		this.#room?.show(this.#lines);
	}

	#showTile(tile: TileInHand | undefined): void {
		const known = this.#tile;
		if (tile?.tile === known?.tile && tile?.after === known?.after) return;
		this.#tile = tile;
		for (const one of this.#desks) one.tile?.tell();
		this.#room?.showTile(tile);
	}

	/** Shows the game in a room of a relay as well. */
	showIn(room: Room): void {
		this.#room = room;
		room.show(this.#lines);
		room.showTile(this.#tile);
	}

	/**
	 * Called when somebody has connected.
	 * @param direct false for somebody who comes by a relay
	 * @returns what receives from their camera
	 */
	add(connecting: Reach, talk: Talk, direct = true): CameraDesk | undefined {
		const desk = new Desk(talk, this.#table, () => {
			this.#seat(desk);
		});
		// A room of a relay has the game for all who are in it.
		const detach = direct ? this.mirror.attach(talk) : () => undefined;
		const id = this.#count++;
		const camera = direct ? this.#cameraDesk(talk) : undefined;
		const tile = direct ? new TileTeller(talk, () => this.#tile) : undefined;
		const one: Connected = {
			...{ id, direct, connecting, desk, camera, tile, talk, detach },
			reachable: true
		};
		this.#desks = [...this.#desks, one];
		connecting.onreach = (reachable) => {
			one.reachable = reachable;
			this.camera.reach(camera, reachable);
			this.#show();
		};
		talk.hear('pen', MOST_SAID, (said) => {
			if (v.parse(penSchema, said).pen === 'taken') this.#give(one);
		});
		talk.onend(() => {
			// Who comes by a relay needs no new code.
			if (this.#drop(one) && direct) this.lost = true;
		});
		if (direct) {
			tellTime(talk);
			this.#holdWayBack(one);
		}
		this.#tellAll();
		return camera;
	}

	#cameraDesk(talk: Talk): CameraDesk {
		const desk: CameraDesk = new CameraDesk(
			talk,
			() => {
				this.camera.greet(desk);
				this.#show();
			},
			(seen) => {
				this.camera.hear(desk, seen);
			}
		);
		return desk;
	}

	/** Makes one of them the table's camera, or nobody. There is one at most. */
	nameCamera(id: number | undefined): void {
		const one = this.#desks.find((each) => each.id === id);
		this.camera.name(one?.camera, one?.reachable);
	}

	/** Keeps a way back ready for one of them: whoever loads their page again is the same one as before. */
	#holdWayBack(one: Connected): void {
		this.ways?.hold(one.talk, (offer, talk) => {
			if (this.#drop(one)) one.connecting.close();
			this.lost = false;
			this.camera.comeBack(one.camera, this.add(offer, talk));
		});
	}

	/** Called when one of them doesn't follow any more. @returns false if they were already known to have left */
	#drop(one: Connected): boolean {
		if (!this.#desks.includes(one)) return false;
		one.detach();
		this.camera.lose(one.camera);
		this.#desks = this.#desks.filter((other) => other !== one);
		this.#tellAll();
		return true;
	}

	/** Transfers the game to one of them: nothing is entered here any more, and they may take it. */
	async hand(id: number): Promise<void> {
		const one = this.#desks.find((each) => each.id === id);
		if (!one?.direct || !this.#live || !(await transferGame(this.#live))) return;
		this.#withdraw();
		this.#offered = one;
		const pen: Pen = 'offered';
		one.talk.tell('pen', { pen });
	}

	/**
	 * Called when the game was taken back: the one to whom it was handed can't take it later, when it is handed to somebody else.
	 */
	#withdraw(): void {
		const pen: Pen = 'withdrawn';
		this.#offered?.talk.tell('pen', { pen });
		this.#offered = undefined;
	}

	/**
	 * Called when one of them has taken the game: they keep it now, and aren't a follower any more. Only the one to whom it is
	 * handed can take it, until it is taken back.
	 */
	#give(one: Connected): void {
		if (this.#offered !== one || this.#live?.writer.transferredAt === undefined) return;
		this.#offered = undefined;
		this.#drop(one);
		this.ontaken(one.connecting, one.talk);
	}

	/** Ends the following for everybody. */
	close(): void {
		this.#leaveTable();
		this.camera.name(undefined);
		const all = this.#desks;
		this.#desks = [];
		for (const { connecting } of all) connecting.close();
		this.ways?.close();
		this.#room?.close();
		this.#show();
	}

	readonly #table = {
		record: () => this.#live?.record,
		lets: () => this.#lets && this.#live?.writer.canEnter === true && !this.#live.writer.elsewhere,
		write: async (event: TableEvent) => (await this.#live?.writer.write(event)) === true,
		control: async (did: ClockRequest['did']) => (await this.#live?.clockControl?.(did)) === true
	};

	/** Makes sure that a seat belongs to one phone only: whoever comes later is told that it is taken. */
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
		this.all = this.#desks.map(({ id, desk, camera, reachable, direct }) => ({
			id,
			reachable,
			direct,
			seat: desk.seat,
			camera: camera?.able ? camera : undefined
		}));
	}
}

/** The tile of the turn that is being entered. */
function tileInHand({ persisted, record }: LiveGame): TileInHand | undefined {
	const { tile } = persisted.draft;
	return tile && { after: record.entries.length, tile };
}
