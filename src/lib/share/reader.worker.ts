import type { Result } from '../engine/result';
import type { FileProblem } from '../record';
import type { BackupPart, Progress } from '../record/backup';
import type { WorkerReply, WorkerRequest } from './worker-messages';
import { readBackup } from './backup';
import { readIncoming } from './incoming';
import { hasOffscreenCanvas } from './pixels';

/*
 * Reads in a thread of its own what comes from elsewhere: whatever that holds, the page goes on answering.
 */

const say = (answer: WorkerReply): void => {
	postMessage(answer);
};

/** Progress is told this often at most, in ms: the page has other things to do than to hear of every game. */
const EVERY = 50;

/** Tells progress now and then. */
function onProgress(): Progress {
	let next = 0;
	return (done, all) => {
		if (done < all && performance.now() < next) return;
		next = performance.now() + EVERY;
		say({ type: 'progress', done, all });
	};
}

async function answer(request: WorkerRequest): Promise<void> {
	say({ type: 'begun' });
	const options = { onProgress: onProgress() };
	if (request.read === 'backup') {
		const onPart = (part: BackupPart) => {
			say({ type: 'part', json: JSON.stringify(part) });
		};
		tell(await readBackup(request.file, { ...options, onPart }));
	} else if (!hasOffscreenCanvas()) say({ type: 'unable' });
	else {
		const read = await readIncoming(request.what, request.from, options);
		if (read.ok && read.value.kind === 'backup') say({ type: 'packed' });
		else tell(read);
	}
}

const tell = (read: Result<unknown, FileProblem>): void => {
	say({ type: 'read', json: JSON.stringify(read) });
};

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
	answer(data).catch((error: unknown) => {
		// Whoever waits hears of what is thrown outside of promises only.
		setTimeout(() => {
			throw error;
		});
	});
});
