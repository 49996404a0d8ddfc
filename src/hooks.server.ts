import type { Handle } from '@sveltejs/kit';
import { LOOK_CHOICES, showLook, LANGUAGE_KEY, showLanguage } from '$lib/table/app/first-look';
import { LANGUAGE_TAGS } from '$lib/words/tags';
import { FRAME_NAMES } from './routes/game/last-frame/frame-names';
import { FrameOpener } from './routes/game/last-frame/frame-opener';
import { FrameReader } from './routes/game/last-frame/frame-reader';

/** Where `app.html` wants the scripts: before the page's policy, which would need their hashes, and before all that they needn't wait for. */
const PLACE = '<!-- first scripts -->';

const look = `(${String(showLook)})(${JSON.stringify(LOOK_CHOICES)});`;
const language = `(${String(showLanguage)})(${JSON.stringify(LANGUAGE_KEY)},${JSON.stringify(LANGUAGE_TAGS)});`;
const reader = `new (${String(FrameReader)})(${JSON.stringify(FRAME_NAMES)})`;
const frame = `window.lastFrame = new (${String(FrameOpener)})(${reader});`;

/**
 * Writes into all pages, when they are built, the script that shows them as light or dark, and says their language, as was chosen before anything is painted,
 * and into the game page the one that shows the last frame of a running game.
 */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) =>
			html.replace(
				PLACE,
				() => `<script>${look}${language}${event.route.id === '/game' ? frame : ''}</script>`
			)
	});
