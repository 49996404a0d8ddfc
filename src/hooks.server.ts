import type { Handle } from '@sveltejs/kit';
import { FRAME_NAMES } from './routes/game/last-frame/frame-names';
import { FrameOpener } from './routes/game/last-frame/frame-opener';
import { FrameReader } from './routes/game/last-frame/frame-reader';

/** Where `app.html` wants the script: before the page's policy, which would need its hash, and before all that it needn't wait for. */
const PLACE = '<!-- last frame -->';

const reader = `new (${String(FrameReader)})(${JSON.stringify(FRAME_NAMES)})`;
const script = `<script>window.lastFrame = new (${String(FrameOpener)})(${reader});</script>`;

/** Writes the script that shows the last frame of a running game into the game page, when it is built. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) =>
			html.replace(PLACE, () => (event.route.id === '/game' ? script : ''))
	});
