import { vibration } from './vibration.svelte';

/** Vibration patterns, as lengths of vibration and pause in ms. */
const HAPTIC_PATTERNS = { laid: [12], confirmed: [28], refused: [18, 80, 18] } as const;
type Haptic = keyof typeof HAPTIC_PATTERNS;

/** True where the browser can make the device vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Vibrates, where the device can, and the user neither switched it off nor asked for reduced motion. */
export function vibrate(touch: Haptic): void {
	if (!canVibrate() || !vibration.on) return;
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
