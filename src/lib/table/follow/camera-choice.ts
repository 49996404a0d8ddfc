import type { GameId } from '../../record';
import { tryStorage } from '../app/stored-choice.svelte';

const KEY = 'tilekeep:followed';
const AGREED = 'tilekeep:follow-camera';

/** This tab's game was followed: after a reload a new code needs no question. */
export const rememberChoice = (game: GameId, camera: boolean): unknown =>
	tryStorage(() => {
		sessionStorage.setItem(KEY, JSON.stringify([game, camera]));
		if (camera) localStorage.setItem(AGREED, 'yes');
	});

/** Whether the camera was used for this game; undefined where nobody followed it. */
export const choiceFor = (game: GameId): boolean | undefined => {
	const kept = tryStorage(() => sessionStorage.getItem(KEY));
	return [true, false].find((camera) => kept === JSON.stringify([game, camera]));
};

/** True when the user has once let the camera be used to be followed, and the browser need not ask again. */
export async function stillAgrees(): Promise<boolean> {
	if (tryStorage(() => localStorage.getItem(AGREED)) !== 'yes') return false;
	try {
		return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
	} catch {
		// Some browsers don't tell.
		return false;
	}
}
