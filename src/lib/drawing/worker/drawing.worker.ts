import { drawJob } from './draw-job';
import type { Drawn, DrawnMessage, JobMessage } from './messages';

/*
 * Draws tiles in a thread of its own, so that the page stays responsive.
 */

function send(message: DrawnMessage): void {
	const { drawn } = message;
	postMessage(message, { transfer: drawn instanceof ImageBitmap ? [drawn] : [] });
}

/** Undefined for what can't be drawn: the next job may be possible all the same. */
async function drawnOf(message: JobMessage): Promise<Drawn | undefined> {
	try {
		return await drawJob(message);
	} catch (error) {
		console.error(error);
		return undefined;
	}
}

addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
	void drawnOf(data).then((drawn) => {
		send({ id: data.id, ...(drawn !== undefined && { drawn }) });
	});
});
