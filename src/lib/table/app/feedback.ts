import type { Sound } from './sound-player';
import { sounds, vibration } from './switches.svelte';

/* What is heard and felt when something happens on the table. */

const SAMPLE: Sound = { kind: 'finished', tiles: 6 };

/** Switches sounds on or off; switching them on plays one. */
export function switchSounds(on: boolean): void {
	sounds.on = on;
	playSounds([SAMPLE]);
}

/** Makes sounds, if they are switched on and the page is seen. */
export function playSounds(all: readonly Sound[]): void {
	if (!sounds.on || document.hidden) return;
	void withPlayer(({ play }) => {
		for (const sound of all) play(sound);
	});
}

/**
 * Makes a sound although sounds are switched off: for what happens without a tap. Does nothing if they are on, because what
 * happens then makes its own sound.
 */
export function playInSilence(sound: Sound): void {
	if (sounds.on || document.hidden) return;
	void withPlayer(({ play }) => {
		play(sound);
	});
}

/** Gets ready for sounds, if they are switched on: a browser makes the first one only after a tap. */
export function readySounds(): void {
	if (!sounds.on) return;
	void withPlayer(({ wakeWithTap }) => {
		wakeWithTap();
	});
}

/** The sounds are loaded only when they are on; a device that lacks them stays silent. */
async function withPlayer(use: (player: typeof import('./sound-player')) => void): Promise<void> {
	try {
		use(await import('./sound-player'));
	} catch {
		// A sound is never worth a message.
	}
}

/** Vibration patterns, as lengths of vibration and pause in ms. */
const HAPTIC_PATTERNS = { laid: [12], confirmed: [28], refused: [18, 80, 18] } as const;
type Haptic = keyof typeof HAPTIC_PATTERNS;

/** True if the browser can make the device vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Vibrates if the device can, and if the user neither switched it off nor asked for reduced motion. */
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
