import { watchForCodes, type CameraProblem } from '../../share/camera';
import { findPackedGame } from '../../share/link';

/** Scans for the code of a game with the camera. */
export class Scanning {
	/** Why the camera shows nothing; `no-game` when a code is in sight, but not of a game. */
	problem = $state<CameraProblem | 'no-game'>();

	/** @param onfound called once, with the link in the first code of a game */
	constructor(private readonly onfound: (link: string) => void) {}

	/** Starts the camera. @returns a function that stops it, also while permission is still being asked for */
	start(video: HTMLVideoElement): () => void {
		let stopped = false;
		let off: (() => void) | undefined;
		const stop = () => {
			stopped = true;
			off?.();
		};
		void watchForCodes(video, (text) => {
			if (!stopped && this.#see(text)) stop();
		}).then((watched) => {
			if (!watched.ok) this.problem = watched.error;
			else if (stopped) watched.value();
			else off = watched.value;
		});
		return stop;
	}

	#see(text: string): boolean {
		const found = findPackedGame(text) !== undefined;
		this.problem = found ? undefined : 'no-game';
		if (found) this.onfound(text);
		return found;
	}
}
