import type { Result } from '../engine/result';
import type { FileProblem } from '../record';
import type { BackupPart, Progress } from '../record/backup';
import type { Answer, Asked } from './asking';
import { readBackup } from './backup';
import { readIncoming } from './incoming';
import { drawsPictures } from './pixels';

/*
 * Reads in a thread of its own what comes from elsewhere: whatever that holds, the page goes on answering.
 */

const say = (answer: Answer): void => {
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
		say({ says: 'progress', done, all });
	};
}

async function answer(asked: Asked): Promise<void> {
	say({ says: 'begun' });
	const watching = { onProgress: onProgress() };
	if (asked.read === 'backup') {
		const onPart = (part: BackupPart) => {
			say({ says: 'part', json: JSON.stringify(part) });
		};
		tell(await readBackup(asked.file, { ...watching, onPart }));
	} else if (!drawsPictures()) say({ says: 'unable' });
	else {
		const read = await readIncoming(asked.what, asked.from, watching);
		if (read.ok && read.value.kind === 'backup') say({ says: 'packed' });
		else tell(read);
	}
}

const tell = (read: Result<unknown, FileProblem>): void => {
	say({ says: 'read', json: JSON.stringify(read) });
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
	answer(data).catch((error: unknown) => {
		// Whoever waits hears of what is thrown outside of promises only.
		setTimeout(() => {
			throw error;
		});
	});
});
