import { version } from '$app/environment';
import { DATABASE } from '$lib/store/db';
import { FRAME_DATABASE } from '$lib/store/last-frame';
import { GAME_LOCK } from '$lib/store/lock';
import { DISPLACED_KEY, UNSAVED_KEY } from '$lib/store/unsaved';
import { LOOK_CHOICES } from '$lib/table/app/first-look';
import { AMENDMENT_KEY } from '$lib/table/past/amendment-key';
import type { FrameNames } from './frame-reader';

/** The names of this build, for code that reads frames without importing anything. */
export const FRAME_NAMES: FrameNames = {
	build: version,
	frame: FRAME_DATABASE,
	database: DATABASE,
	unsaved: [UNSAVED_KEY, DISPLACED_KEY],
	amendment: AMENDMENT_KEY,
	lock: GAME_LOCK,
	look: Object.keys(LOOK_CHOICES)
};
