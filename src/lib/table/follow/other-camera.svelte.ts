import type { Spot } from '../../engine/spot';
import type { CameraDesk, CameraSeen } from '../../follow/camera';

/** The table's camera on a device that follows: which one the keeper named, and what it sees. */
export class OtherCamera {
	/** Whom the keeper named. It is remembered while they are gone: whoever loads their page again is the same one as before. */
	#desk = $state.raw<CameraDesk>();
	#here = $state(false);
	/** False while they sleep, or are out of reach. */
	reachable = $state(true);
	/** What they said last. */
	seen = $state.raw<CameraSeen>();

	/** True while somebody is named, and connected. */
	get named(): boolean {
		return this.#here;
	}

	is(desk: CameraDesk | undefined): boolean {
		return this.#here && desk === this.#desk;
	}

	/** Names another device, or none: the one named before is told that it isn't any more. */
	name(desk: CameraDesk | undefined, reachable = true): void {
		const before = this.#desk;
		this.#desk = desk;
		this.#here = desk !== undefined;
		this.reachable = reachable;
		this.seen = undefined;
		if (before !== desk) before?.tell({ named: false });
		desk?.tell({ named: true });
	}

	/** Tells a device that can be the camera whether it is. */
	greet(desk: CameraDesk): void {
		desk.tell({ named: this.is(desk) });
	}

	/**
	 * Takes what a device sees, but only from the one that is named. If another one sees something, even if it was named when it
	 * said so, it is told that it isn't named.
	 */
	hear(desk: CameraDesk, seen: CameraSeen): void {
		if (this.is(desk)) this.seen = seen;
		else if (seen.sees) this.greet(desk);
	}

	reach(desk: CameraDesk | undefined, reachable: boolean): void {
		if (this.is(desk)) this.reachable = reachable;
	}

	/** Called when a device is gone. */
	lose(desk: CameraDesk | undefined): void {
		if (!this.is(desk)) return;
		this.#here = false;
		this.seen = undefined;
	}

	/** Called when somebody who was gone has come back as another one. */
	comeBack(from: CameraDesk | undefined, to: CameraDesk | undefined): void {
		if (from && from === this.#desk) this.name(to);
	}

	/** Called when somebody said that no tile lies on a spot. */
	refuse(spot: Spot): void {
		this.#desk?.tell({ named: true, nothing: spot });
	}
}
