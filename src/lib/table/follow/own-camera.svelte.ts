import type { Spot } from '../../engine/spot';
import { CameraTeller, type CameraSeen } from '../../follow/camera';
import type { Talk } from '../../follow/talk';

/** The camera of a device that follows: whether the keeper named it the table's camera, and what it then tells. */
export class OwnCamera {
	/** True while this device is the table's camera. */
	named = $state(false);
	/** True while it tells what it sees. */
	sees = $state(false);
	/** The spot on which no tile lies, as somebody at the keeper's device said last. */
	nothing = $state.raw<Spot>();
	#talk: Talk | undefined;
	#teller: CameraTeller | undefined;

	connect(talk: Talk): void {
		this.leave();
		if (!('mediaDevices' in navigator)) return;
		this.#talk = talk;
		this.#teller = new CameraTeller(talk, ({ named, nothing }) => {
			if (talk !== this.#talk) return;
			this.named = named;
			this.nothing = nothing;
		});
		talk.onend(() => {
			if (talk === this.#talk) this.leave();
		});
	}

	see(seen: CameraSeen): void {
		this.sees = seen.sees !== null;
		this.#teller?.see(seen);
	}

	/** Called when nobody is followed any more. */
	leave(): void {
		this.#talk = this.#teller = undefined;
		this.named = this.sees = false;
		this.nothing = undefined;
	}
}
