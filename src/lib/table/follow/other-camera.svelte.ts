import type { Spot } from '../../engine/spot';
import type { CameraDesk, CameraSeen } from '../../follow/camera';

/** The table's camera on a device that follows: whom the keeper named, and what that one sees. */
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

	/** Names another one, or nobody: who was named before is told that they aren't any more. */
	name(desk: CameraDesk | undefined, reachable = true): void {
		const before = this.#desk;
		this.#desk = desk;
		this.#here = desk !== undefined;
		this.reachable = reachable;
		this.seen = undefined;
		if (before !== desk) before?.tell({ named: false });
		desk?.tell({ named: true });
	}

	/** Who can be the camera learns whether they are. */
	greet(desk: CameraDesk): void {
		desk.tell({ named: this.is(desk) });
	}

	/** Only who is named is heard: what another one sees, or who was named when they said it, is told so. */
	hear(desk: CameraDesk, seen: CameraSeen): void {
		if (this.is(desk)) this.seen = seen;
		else if (seen.sees) this.greet(desk);
	}

	reach(desk: CameraDesk | undefined, reachable: boolean): void {
		if (this.is(desk)) this.reachable = reachable;
	}

	/** They are gone. */
	lose(desk: CameraDesk | undefined): void {
		if (!this.is(desk)) return;
		this.#here = false;
		this.seen = undefined;
	}

	/** Somebody who was gone has come back as another one. */
	comeBack(from: CameraDesk | undefined, to: CameraDesk | undefined): void {
		if (from && from === this.#desk) this.name(to);
	}

	/** Somebody said that no tile lies on a spot. */
	refuse(spot: Spot): void {
		this.#desk?.tell({ named: true, nothing: spot });
	}
}
