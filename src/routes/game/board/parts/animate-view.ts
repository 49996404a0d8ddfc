import type { View } from './view';

/** Duration of a movement, in milliseconds. */
const TIME = 280;

/** Ease-out: fast at the start. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Linear interpolation between two views. @internal */
export const between = (from: View, to: View, share: number): View => ({
	x: from.x + (to.x - from.x) * share,
	y: from.y + (to.y - from.y) * share,
	k: from.k + (to.k - from.k) * share
});

/** Moves the view frame by frame. Returns a function that stops it. */
export function animateView(
	from: View,
	to: View,
	step: (view: View) => void,
	done: () => void
): () => void {
	let began: number | undefined;
	let frame = requestAnimationFrame(move);
	function move(now: number): void {
		began ??= now;
		const share = (now - began) / TIME;
		step(share < 1 ? between(from, to, eased(share)) : to);
		if (share < 1) frame = requestAnimationFrame(move);
		else done();
	}
	return () => {
		cancelAnimationFrame(frame);
	};
}
