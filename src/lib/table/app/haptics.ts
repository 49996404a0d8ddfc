/** Vibration patterns, as lengths of vibration and pause in ms. */
const HAPTIC_PATTERNS = { laid: [12], confirmed: [28], refused: [18, 80, 18] } as const;
type Haptic = keyof typeof HAPTIC_PATTERNS;

/** Vibrates, where the device can and the user hasn't asked for reduced motion. */
export function vibrate(touch: Haptic): void {
	if (!('vibrate' in navigator)) return;
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	navigator.vibrate([...HAPTIC_PATTERNS[touch]]);
}

interface Preview {
	readonly objections: readonly unknown[];
}

/** The pattern for a change of the draft: a tile was placed, or the rules object to more than before. */
export function hapticFor(
	before: Preview | undefined,
	after: Preview | undefined
): Haptic | undefined {
	if (!after) return undefined;
	if (after.objections.length > (before?.objections.length ?? 0)) return 'refused';
	return before ? undefined : 'laid';
}
