import type { Sound } from './sound';
import { sounds } from './sound-setting.svelte';

const SAMPLE: Sound = { kind: 'finished', tiles: 6 };

/** Switches sounds on or off; whoever switches them on hears one. */
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
