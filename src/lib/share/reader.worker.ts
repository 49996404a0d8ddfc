import type { Result } from '../engine/result';
import type { FileProblem } from '../record';
import type { BackupPart, Progress } from '../record/backup';
import type { Photo } from '../record/evening';
import type { WorkerReply, WorkerRequest } from './worker-messages';
import { readBackup } from './backup';
import { readIncoming } from './incoming';
import { hasOffscreenCanvas } from './pixels';

/*
 * Reads imports in a thread of its own, so that the page stays responsive whatever they contain.
 */

const send = (answer: WorkerReply): void => {
	postMessage(answer);
};

/** The shortest time between progress messages, in ms. */
const EVERY = 50;

/** Reports progress, but not too often. */
function onProgress(): Progress {
	let next = 0;
	return (done, all, photos = 0) => {
		if (done < all && performance.now() < next) return;
		next = performance.now() + EVERY;
		send({ type: 'progress', done, all, photos });
	};
}

async function answer(request: WorkerRequest): Promise<void> {
	send({ type: 'begun' });
	const options = { onProgress: onProgress() };
	if (request.read === 'backup') {
		const onPart = ({ photos, ...part }: BackupPart) => {
			send({ type: 'part', json: JSON.stringify(part), photos });
		};
		const read = await readBackup(request.file, { ...options, onPart });
		sendResult(read, read.ok ? read.value.photos : []);
	} else if (!hasOffscreenCanvas()) send({ type: 'unable' });
	else {
		const read = await readIncoming(request.what, request.from, options);
		if (read.ok && read.value.kind === 'backup') send({ type: 'packed' });
		else sendResult(read);
	}
}

function sendResult(read: Result<unknown, FileProblem>, photos: readonly Photo[] = []): void {
	send({ type: 'read', json: JSON.stringify(read), photos });
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
	answer(data).catch((error: unknown) => {
		// The page is only notified of errors thrown outside of promises.
		setTimeout(() => {
			throw error;
		});
	});
});
