import type { Spot } from '../../engine/spot';
import { CameraTeller, type CameraSeen } from '../../follow/camera';
import type { Talk } from '../../follow/talk';

/** The camera of whoever follows: whether the keeper named it the table's, and what it tells then. */
export class OwnCamera {
	/** True while this device is the table's camera. */
	named = $state(false);
	/** True while it tells what it sees. */
	sees = $state(false);
	/** Where somebody at the keeper's said last that no tile lies. */
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

	/** Nobody is followed any more. */
	leave(): void {
		this.#talk = this.#teller = undefined;
		this.named = this.sees = false;
		this.nothing = undefined;
	}
}
