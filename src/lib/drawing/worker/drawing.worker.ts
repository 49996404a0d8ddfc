import { drawJob } from './draw-job';
import type { Drawn, DrawnMessage, JobMessage } from './messages';

/*
 * Draws tiles in a thread of its own, so that the page stays responsive.
 */

function send(message: DrawnMessage): void {
	const { drawn } = message;
	postMessage(message, { transfer: drawn instanceof ImageBitmap ? [drawn] : [] });
}

/**
 * Returns what was drawn. For what can't be drawn it returns undefined and doesn't throw, because the next job may still be
 * possible.
 */
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
