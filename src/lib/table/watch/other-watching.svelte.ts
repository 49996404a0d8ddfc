import { untrack } from 'svelte';
import type { Spot } from '../../engine/spot';
import type { CameraSeen, CameraSight } from '../../follow/camera';
import type { LiveGame } from '../game/live-game.svelte';
import { Watching } from './watching.svelte';

/** The table's camera on a device that follows. */
interface Told {
	readonly reachable: boolean;
	readonly seen: CameraSeen | undefined;
	refuse(spot: Spot): void;
}

/** A running game whose table another device's camera follows: what it sees is proposed here, as if this device saw it. */
export class OtherWatching extends Watching {
	constructor(
		live: LiveGame,
		private readonly camera: Told
	) {
		super(live);
	}

	/**
	 * Takes what the camera said last, and again when another player is chosen; reactive. What it saw before the last entry says
	 * nothing about the table as it is now.
	 */
	hear(): void {
		const { reachable, seen } = this.camera;
		const sees = (reachable && seen?.sees) || undefined;
		const isFresh = seen?.after === this.live.record.entries.length;
		void this.live.entry.mover;
		untrack(() => {
			this.sight = sees?.kind;
			if (!sees || isFresh) this.#take(sees);
			else this.differences = [];
		});
	}

	/** While something moves, what was seen before stays. */
	#take(sees: CameraSight | undefined): void {
		if (sees && sees.kind !== 'still') return;
		this.differences = sees?.differences ?? [];
		this.proposals.take(sees?.news ?? []);
	}

	refuse(spot: Spot): void {
		this.camera.refuse(spot);
	}
}
