/** What a hand can be told, as lengths of buzz and pause in ms. */
const HAPTIC_PATTERNS = { laid: [12], confirmed: [28], refused: [18, 80, 18] } as const;
type Haptic = keyof typeof HAPTIC_PATTERNS;

/** Lets the device tick, where it can and nobody asked for a still one. */
export function vibrate(touch: Haptic): void {
	if (!('vibrate' in navigator)) return;
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	navigator.vibrate([...HAPTIC_PATTERNS[touch]]);
}

/** What the rules say about the turn being entered, when a tile lies. */
interface Preview {
	readonly objections: readonly unknown[];
}

/** What a change of the turn being entered feels like: a tile was put down, or something isn't as the rules want it. */
export function hapticFor(
	before: Preview | undefined,
	after: Preview | undefined
): Haptic | undefined {
	if (!after) return undefined;
	if (after.objections.length > (before?.objections.length ?? 0)) return 'refused';
	return before ? undefined : 'laid';
}
