import { watchForCodes, type CameraProblem } from '../../share/camera';
import { findPackedGame } from '../../share/link';

/** One look through the camera for the code of a game. */
export class Scanning {
	/** Why there's nothing to be seen; or there is a code in sight, but none of a game. */
	problem = $state<CameraProblem | 'no-game'>();

	/** @param onfound told once, with the link in the first code of a game that comes into sight */
	constructor(private readonly onfound: (link: string) => void) {}

	/** Puts the camera on. @returns what puts it off, also while it is still being asked for */
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
