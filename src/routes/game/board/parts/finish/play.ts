import type { Attachment } from 'svelte/attachments';
import { TIMING } from './timeline';

type Frames = readonly Readonly<Keyframe>[];

/** Starts an animation of the finish on an element; returns how to stop it. */
export function play(element: Element, frames: Frames): () => void {
	const animation = element.animate([...frames], TIMING);
	return () => {
		animation.cancel();
	};
}

/** The same for an element of a component, as long as it is there. */
export const moving =
	(frames: Frames): Attachment =>
	(element) =>
		play(element, frames);
