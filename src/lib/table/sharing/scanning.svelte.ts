import { watchForCodes, type CameraProblem } from '../../share/camera';
import { findPackedGame } from '../../share/link';

/** Scans for a code with the camera: that of a game, or another that is wanted. */
export class Scanning {
	/** Why the camera shows nothing; `no-game` when a code is in sight, but not a wanted one. */
	problem = $state<CameraProblem | 'no-game'>();

	/**
	 * @param onfound called once, with the text of the first code that is wanted
	 * @param wanted returns true if a text is wanted
	 */
	constructor(
		private readonly onfound: (text: string) => void,
		private readonly wanted = (text: string): boolean => findPackedGame(text) !== undefined
	) {}

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
		const found = this.wanted(text);
		this.problem = found ? undefined : 'no-game';
		if (found) this.onfound(text);
		return found;
	}
}
